"""Rosettes of fleshy leaves: echeveria, aloe, haworthia, agave; and the jade plant on stems."""
import math

import numpy as np

from parts.foliage import foliage_mat
from parts.leaf import blade, fleshy
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import house_pot
from parts.bark import bark_mat
from parts.stone import gravel
from parts.surface import spline

REVISION = 3


def draw(R, t):
    soil = house_pot(t)
    r = t.get('pot', {}).get('r', .27)
    if t.get('branches'):
        bush(R, t, soil)
    else:
        for x, y, s in t.get('heads', [[0, 0, 1.]]):
            rosette(R, t, np.array([x, y, soil]), s)
    gravel(R, r*.86, soil, int(2600*r*r)+150, t.get('gravel', ['#b8aa96', '#8f8473', '#d6cab8']))
    return dict(pitch=t.get('pitch', 18), margin=.06)


def body(*form):
    """a fleshy leaf that looks outwards: its own colour, gloss and marks, not those of a back"""
    v, f, u = fleshy(*form)
    return v, f[:, ::-1], u


def pointed(t):
    """a broad spoon that narrows in a curve to a short hard point: echeveria"""
    v, f, u = body(1, 1, 1, .9, .34, 34, 28, t.get('bend', -.55))
    s = np.repeat(np.linspace(0, 1, 34), 28)
    w = spline(((0, .34), (.15, .46), (.36, .78), (.58, 1), (.76, .95), (.88, .7), (.95, .36), (.985, .1), (1, .004)))(s)*t.get('width', .5)/2
    a = np.tile(np.linspace(0, 2*np.pi, 28, endpoint=False), 34)
    thick = t.get('thick', .2)/2*np.interp(s, [0, .3, .8, 1], [.7, 1, .6, .02])
    b = t.get('bend', -.55)
    X = np.cos(a)*w
    return np.stack([X, np.sin(b*s)/b, np.sin(a)*thick-(1-np.cos(b*s))/b+np.abs(X)*.32], -1), f, np.stack([.5+.5*np.cos(a), s], -1)


def rosette(R, t, at, scale):
    acc, teeth, tooth = Acc(), Acc(), tube(np.array([[0, -.2, 0], [0, .4, 0], [0, 1, .1]]), [.34, .2, .01], 6)
    n, own = t.get('n', 40), t.get('natural', 0.)
    for i in range(n):
        a, q = i*2.39996, i/n
        el = math.radians(t.get('top', 82)-t.get('open', 74)*q**.8)
        L = (t.get('short', .12)+t.get('long', .36)*q**.75)*scale
        tm = pointed(t) if t.get('mucro') else body(1, t.get('width', .5), t.get('thick', .2), t.get('a', .9), t.get('b', .34), 28, 28, t.get('bend', -.55)+(R.n(.35*own) if own else 0))
        if own: L = L*R.u(1-.4*own, 1+.3*own); a += R.n(.3*own)
        d = np.array([math.cos(a), math.sin(a), 0])
        D = norm(d*math.cos(el)+Z*math.sin(el)+R.n(t.get('loose', 0.), 3))
        acc.scatter(tm, (at+Z*(t.get('raise', .1)-.06*q)*scale+d*.03*scale)[None], frames(D[None], (Z*math.cos(el)-d*math.sin(el))[None]), np.array([L]), np.array([R.u()]), np.zeros(1))
        if t.get('teeth'):                      # aloe: pale teeth along both margins
            M = frames(D[None], (Z*math.cos(el)-d*math.sin(el))[None])[0]
            rows = np.arange(2, 26)
            for col, side in ((0, 1), (14, -1)):
                p = at+Z*(t.get('raise', .1)-.06*q)*scale+d*.03*scale+(tm[0][rows*28+col]*L)@M.T
                teeth.scatter(tooth, p, frames(np.tile(M@np.array([side, .45, .1]), (24, 1)), np.tile(M[:, 2], (24, 1))), np.full(24, t['teeth'])*R.u(.6, 1.1, 24), R.u(0, 1, 24), np.zeros(24))
    teeth.build('teeth', foliage_mat({'cols': ['#cfd6a8', '#dfe3be'], 'vein': 0, 'rough': .4}, 'stalk'))
    acc.build('rosette', foliage_mat(dict(t, vein=0, back=0, glow=.06)))


def bush(R, t, soil):
    """a jade plant: a stout trunk that forks twice, at the tips pairs of leaves that stand crosswise"""
    wood, leaves = Acc(), Acc()
    tm = body(1, .66, .2, .8, .45, 20, 20, -.35)
    fork = np.array([.01, 0, soil+.15])
    wood.add(*tube(bezier(Z*(soil-.03), np.array([-.02, .01, soil+.07]), fork, 9), np.linspace(.068, .046, 9), 20))
    limbs = max(5, t['branches']//2)
    for i in range(limbs):
        a, q = i*2.39996+.7, math.sqrt((i+.5)/limbs)
        d = np.array([math.cos(a), math.sin(a), 0])
        elbow = fork+d*.19*q+Z*(.20-.07*q)*R.u(.85, 1.1)
        wood.add(*tube(bezier(fork-Z*.03, fork+d*.05+Z*.07, elbow, 9), np.linspace(.036, .02, 9), 14))
        for k in range(4):
            b = a+(k-1.5)*1.3+R.n(.2); e = np.array([math.cos(b), math.sin(b), 0])
            line = bezier(elbow-norm(d+Z)*.012, elbow+(d*q+e)*.04+Z*.05, elbow+(d*q*.8+e*.9)*.12*R.u(.8, 1.15)+Z*R.u(.10, .17)*(1.15-.5*q), 10)
            wood.add(*tube(line, np.linspace(.017, .008, 10), 10))
            start = R.u(0, 3.)
            for j in range(6):
                x = 4+j*1.0; p = line[int(x)]; ax = norm(line[min(9, int(x)+1)]-line[int(x)-1])
                e1 = norm(np.cross(ax, [.3, .2, .9])); e2 = np.cross(ax, e1)
                c = start+j*math.pi/2
                for sd in (0, math.pi):
                    side = e1*math.cos(c+sd)+e2*math.sin(c+sd)
                    D = norm(side*(1.05-.13*j)+ax*(.35+.16*j)+Z*.12+R.n(.1, 3))
                    leaves.scatter(tm, p[None], frames(D[None], (ax+Z*.3-D*.3)[None]), np.array([R.u(.105, .13)*(1-.08*j)]), np.array([R.u()]), np.zeros(1))
    wood.build('stems', bark_mat('jade', '#9a8a6c', '#6b5c44'))
    leaves.build('leaves', foliage_mat(dict(t, vein=0, back=0, glow=.06)))
