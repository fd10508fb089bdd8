"""A climber on its support: a trellis in a pot, one bamboo stake, or a standard with a weeping head."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.bloom import spread
from parts.flower import flower_heads
from parts.foliage import foliage_mat, leaf_shape
from parts.fruit import berry_clusters
from parts.mesh import Acc, Z, box, frames, norm, tube
from parts.pot import pot_of
from parts.wood import wood_mat

REVISION = 1


def draw(R, t):
    soil = pot_of(dict(t, pot=t.get('pot', dict(r=.2, h=.3))))
    h, w = t.get('tall', 1.55), t.get('wide', .3)
    support(R, t, soil, h, w)
    vines = Acc()
    P, ends = [], []
    for i in range(t.get('shoots', 9)):
        line = climb(R, soil, h*R.u(.72, 1.05), w)
        vines.add(*tube(line, np.linspace(.011, .004, len(line)), 5), R=R.u())
        P.extend(line[3:])
    vines.build('vines', bark_mat('vine', *t.get('bark', ['#7d6248', '#54402c'])))
    P = np.array(P)
    n = t.get('count', 900)
    if n:
        pos = P[R.g.integers(0, len(P), n)]+R.n(.035, (n, 3))
        around = norm((pos-np.array([0, 0, 1.])*pos[:, 2:3])*[1, 1, 0]+R.dirs(n)*.3+np.array([0, -.05, 0]))
        D = norm(R.dirs(n)*np.array([1, .7, 1])+around*.5-Z*t.get('droop', .25)+Z*t.get('up', 0.))
        leaves = Acc()
        leaves.scatter(leaf_shape(t), pos, frames(D, norm(around*.8+R.dirs(n)*.4+Z*.6+np.array([0, -.5, 0]))), t['len']*R.u(.65, 1.2, n), np.clip(.5+R.n(.25, n), 0, 1), R.u(0, 1, n)**3)
        leaves.build('leaves', foliage_mat(t))
    for f in t.get('flowers', []):
        m = f['n']*5
        pos = P[R.g.integers(int(len(P)*.0), len(P), m)]
        pos = pos[pos[:, 2] > soil+h*f.get('from', .22)]
        out = norm(np.stack([pos[:, 0]*1.5+R.n(.3, len(pos)), -1+0*pos[:, 0], R.u(0, .5, len(pos))], -1))
        pos, out = spread(pos+out*R.u(.07, .13, len(pos))[:, None]+R.n(.03, (len(pos), 3)), out, f.get('gap', .07))
        flower_heads(R, f, pos[:f['n']], out[:f['n']])
    if t.get('berries'):
        b = t['berries']
        pos = P[R.g.integers(0, len(P), b['n'])]+np.array([0, -.1, 0])+R.n(.04, (b['n'], 3))
        berry_clusters(R, b, pos, pos*0)
    return dict(pitch=8, margin=.04)


def climb(R, soil, h, w):
    """a shoot that wanders up between the sides of its support"""
    x = R.u(-w*.3, w*.3)
    pts = [np.array([x*.5, -.02, soil-.02])]
    vx = R.n(.25)
    while pts[-1][2] < soil+h:
        vx = vx*.85+R.n(.25)-1.2*max(0, abs(pts[-1][0])-w*.85)*np.sign(pts[-1][0])*5
        q = pts[-1]+np.array([vx*.045, R.n(.014), .045])
        q[0] = np.clip(q[0], -w*1.2, w*1.2); q[1] = np.clip(q[1], -.09, .06)
        pts.append(q)
    return np.array(pts)


def support(R, t, soil, h, w):
    kind = t.get('frame', 'trellis')
    b = Acc()
    if kind == 'stake':
        b.add(*tube(np.array([[0, .02, soil-.1], [0, .02, soil+h*1.02]]), .011, 8))
        b.build('stake', wood_mat('stake', '#c2a468', '#94763f'))
        return
    for x in (-1, -1/3, 1/3, 1):       # a fan: the slats meet in the pot
        b.add(*tube(np.array([[x*.09, .045, soil-.05], [x*w*.75, .045, soil+h*.4], [x*w, .045, soil+h]]), .013, 4), R=R.u())
    for z in np.linspace(.16, .97, 6):
        half = .09+(w*.75-.09)*min(1, z/.4)+w*.25*max(0, (z-.4)/.6)
        b.add(*box(0, .028, soil+z*h, half*2+.07, .016, .024, .004, R.u()), R=R.u())
    b.build('trellis', wood_mat('trellis', '#b98a58', '#8f6437'))
