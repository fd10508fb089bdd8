"""A printed carton; with `beside` a few of the things that are in it."""
import importlib
import math

import numpy as np

from parts.label import print_mat
from parts.mesh import ALL, Acc, box, grid_faces, obj
from parts.metal import steel, zinc
from parts.mesh import tube
from parts.shader import simple_mat

REVISION = 2


def panel(w, h, r, bulge):
    """one side of a box seen from before it: rounded to where the next one takes over, a little swollen → x, depth, z, u, v"""
    arc = np.sin(np.linspace(0, np.pi/4, 6))*r
    line = lambda half: np.concatenate([-(half-r)-arc[::-1], np.linspace(-(half-r), half-r, 22)[1:-1], half-r+arc])
    x, z = line(w/2), line(h/2)
    X, Z = np.meshgrid(x, z)
    over = lambda q, half: r-np.sqrt(np.clip(r*r-np.clip(np.abs(q)-(half-r), 0, r)**2, 0, None))
    Y = over(X, w/2)+over(Z, h/2)-bulge*np.cos(np.pi*X/w)*np.cos(np.pi*Z/h)
    return X, Y, Z, X/w+.5, Z/h+.5


def draw(R, t):
    w, d, h = t.get('size', [.5, .24, .72])
    r = min(.008, .05*min(w, d, h))
    cut = w/(w+d)                                  # the print: the front, and its side to the right of it
    card = print_mat(t['prints'][0], .46, .38, 'board')
    for k, (wide, deep) in enumerate(((w, d), (d, w), (w, d), (d, w))):
        X, Y, Z, u, v = panel(wide, h, r, min(.006, .03*d)*R.u(.5, 1.))
        c, s = math.cos(k*math.pi/2), math.sin(k*math.pi/2)
        y = Y-deep/2
        P = np.stack([X*c-y*s, X*s+y*c, Z+h/2], -1).reshape(-1, 3)
        uv = np.stack([u*cut*.998 if k == 0 else cut+.002+u*(.996-cut) if k % 2 else 0*u+(1+cut)/2, v], -1).reshape(-1, 2)
        obj('side', P, grid_faces(*X.shape), card, uv)
    top(t, w, d, h, r, card, cut)
    BESIDE.get(t.get('beside'), lambda *a: None)(R, w)
    return dict(pitch=12, yaw=-20, margin=.06)


def top(t, w, d, h, r, card, cut):
    """the lid tucks in behind the front: it ends a hair before the sides, so that a dark line runs round it"""
    gap = .12*r+.0012
    X, Y, Z, u, v = panel(w-2*gap, d-2*gap, r*.8, min(.004, .03*d))
    P = np.stack([X, Z, h-Y-.0012], -1).reshape(-1, 3)
    obj('lid', P, grid_faces(*X.shape), card, np.stack([0*u+cut+(1-cut)*.04, 0*v+.985], -1).reshape(-1, 2))
    inside = Acc(); inside.add(*box(0, 0, h-.02, w-.01, d-.01, .012, .001)); inside.build('inside', simple_mat('inside', '#3a332a', .9, .05), smooth=False)


def pins(R, w):
    acc = Acc()
    for i in range(9):
        a = R.u(-.4, .4)
        x, y = w*.75+R.u(-.1, .16), -.34+R.u(-.1, .1)
        c, s = math.cos(a), math.sin(a)
        line = np.array([[-.13, .028, .008], [.1, .028, .008], [.115, .02, .008], [.115, -.02, .008], [.1, -.028, .008], [-.13, -.028, .008]])
        acc.add(*tube(np.stack([line[:, 0]*c-line[:, 1]*s+x, line[:, 0]*s+line[:, 1]*c+y, line[:, 2]+.008*(i % 3)], -1), .005, 6))
    acc.build('pins', zinc())


def clips(R, w):
    acc = Acc()
    for i in range(12):
        x, y = w*.72+R.u(-.1, .22), -.34+R.u(-.12, .12)
        acc.add(*box(x, y, .012+.012*(i % 2), .06, .035, .01, .003)); acc.add(*box(x, y, .024+.012*(i % 2), .03, .035, .014, .003))
    acc.build('clips', simple_mat('clip', '#26282a', .5, .4))


def cards(R, w):
    """yellow sticky cards on their sticks: two in a pot with a plant, with what they caught, two on the floor"""
    plant = dict(habit='leafstalk', leaf='shield', house=['taper', '#b9683f', 'clay'], n=13, tall=.11, size=[.045, .062], cols=['#3f8a3a', '#529a46', '#66aa54'], young='#9fce6c', rough=.28, gloss=.45, glow=.2, vein=0., stalk=.0025, spread=.75, fan=.45, face=.9, lift=.1, flop=.4, stalkcols=['#8aa35a', '#7a8a50'], pot=dict(r=.066, h=.11))
    first = len(ALL)
    importlib.import_module('habits.leafstalk').draw(R, plant)
    at = np.array([w/2+.14, -.02, 0], np.float32)
    for k in range(first, len(ALL)): ALL[k] = ALL[k]+at
    card, stick, line, fly = Acc(), Acc(), Acc(), Acc()
    for x, y, z, turn, lean in ((.034, -.034, .15, .10, 0.), (-.034, -.036, .128, -.22, 0.), (-.22, -.10, .002, .35, -1.56), (-.135, -.115, .0035, -.15, -1.55)):
        c, s, cl, sl = math.cos(turn), math.sin(turn), math.cos(lean), math.sin(lean)

        def put(V):
            V = np.asarray(V, float); b, d = V[:, 1]*cl-V[:, 2]*sl, V[:, 1]*sl+V[:, 2]*cl
            return np.stack([V[:, 0]*c-b*s+at[0]+x, V[:, 0]*s+b*c+at[1]+y, d+z], -1)
        v, f, u = box(0, 0, .052, .056, .0012, .078, .0006); card.add(put(v), f, u)
        for side in (-.0014, .0014): v, f, u = box(0, side, -.010, .0045, .0016, .075, .0005); stick.add(put(v), f, u)
        for q in range(1, 7): v, f, u = box(0, -.0008, .013+.078*q/7, .053, .0003, .0005, .0001); line.add(put(v), f, u)
        for q in range(1, 5): v, f, u = box(-.028+.056*q/5, -.0008, .052, .0005, .0003, .074, .0001); line.add(put(v), f, u)
        for _ in range(22 if lean == 0 else 0):
            p, a, e = np.array([R.u(-.025, .025), -.0016, R.u(.016, .088)]), R.u(0, 6.28), R.u(.0009, .0016)
            along = np.array([math.cos(a), 0, math.sin(a)])*e
            fly.add(*tube(put([p-along, p-along*.5, p+along*.3, p+along]), [.0002, e*.5, e*.55, .0002], 7))
            for wing in (-.7, .7): b = np.array([math.cos(a+wing), 0, math.sin(a+wing)])*e*1.5; fly.add(*tube(put([p, p-b*.6, p-b]), [.0002, e*.28, .0002], 5))
    card.build('cards', simple_mat('card', '#f5cf12', .22, .5), smooth=False); stick.build('sticks', simple_mat('stick', '#f1efe6', .5, .3), smooth=False)
    line.build('lines', simple_mat('line', '#c79d08', .6, .2), smooth=False); fly.build('flies', simple_mat('fly', '#1d1a17', .6, .3))


def tablets(R, w):
    from parts.mesh import lathe, round_profile
    m = simple_mat('coco', '#6b4a2e', .95, .1, noise=.6, nscale=60, col2='#4a3220', bump=.8, bscale=90)
    for i in range(6):
        v, f, u = lathe(round_profile([(0, 0), (.07, 0), (.075, .02), (.07, .045), (.012, .045), (.01, .03)], .01), 30)
        obj('tab', v+np.array([w*.7+.18*(i % 3)-.1, -.3+.18*(i//3), 0]), f, m, u)


def leaflet(R, w):
    """what is to be read before use: a folded leaflet against the box"""
    n = 60
    U, V = np.meshgrid(np.linspace(-.5, .5, n), np.linspace(0, 1, n))
    high, wide = .20, .15
    y = .018*np.abs(((U+.5)*2) % 1-.5)*2+.006*np.sin(V*3)
    P = np.stack([U*wide*.93, y+V*high*.22, V*high*.97+.001], -1).reshape(-1, 3)
    lines = Acc(); F = grid_faces(n, n); at = np.array([w*.5+.13, -.17, 0])
    obj('leaflet', P+at, F, simple_mat('paper', '#f6f2e6', .75, .2), np.stack([U, V], -1).reshape(-1, 2))
    for i in range(17):
        for half in (-1, 1):
            if i in (1, 2) and half < 0: continue
            long = R.u(.55, 1.) if i % 5 == 4 else 1.
            for k in range(7):
                u = half*.25-.19+.38*long*np.array([k, k+1])/7
                v = .94-i*.05+np.array([0, -.010 if i else -.028])
                q = np.array([[a, b] for b in v for a in u])
                yy = .018*np.abs(((q[:, 0]+.5)*2) % 1-.5)*2+.006*np.sin(q[:, 1]*3)-.0008
                lines.add(np.stack([q[:, 0]*wide*.93, yy+q[:, 1]*high*.22, q[:, 1]*high*.97+.001], -1)+at, np.array([[2, 3, 1, 0]]))
    lines.build('lines', simple_mat('ink', '#5a6a60', .8, .1), smooth=False)


BESIDE = dict(leaflet=leaflet, pins=pins, clips=clips, cards=cards, tablets=tablets)
