"""A printed carton; with `beside` a few of the things that are in it."""
import importlib
import math

import numpy as np

from parts.label import print_mat
from parts.mesh import ALL, Acc, box, grid_faces, obj
from parts.metal import steel, zinc
from parts.mesh import tube
from parts.shader import simple_mat

REVISION = 1


def draw(R, t):
    w, d, h = t.get('size', [.5, .24, .72])
    body = Acc()
    body.add(*box(0, 0, h/2, w, d, h, .006))
    body.build('box', simple_mat('board', t.get('label', {}).get('bg', '#24513b'), .5, .35), smooth=False)
    face = np.array([[-w/2+.004, -d/2-.0015, .004], [w/2-.004, -d/2-.0015, .004], [w/2-.004, -d/2-.0015, h-.004], [-w/2+.004, -d/2-.0015, h-.004]])
    obj('face', face, np.array([[0, 1, 2, 3]]), print_mat(t['prints'][0], .45), np.array([[0, 0], [1, 0], [1, 1], [0, 1]], float), smooth=False)
    BESIDE.get(t.get('beside'), lambda *a: None)(R, w)
    return dict(pitch=12, yaw=-20, margin=.06)


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


BESIDE = dict(pins=pins, clips=clips, cards=cards, tablets=tablets)
