"""A climber on its support: a trellis in a pot, one bamboo stake, or a standard with a weeping head."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.bloom import apart
from parts.flower import flower_heads
from parts.fruit import berry_clusters
from parts.mesh import Acc, Z, box, norm, tube
from parts.pot import pot_of
from parts.shoots import clothe, curves, tubes
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
    if n:                                       # side shoots all along the vines, with leaves on their nodes
        k = 5
        m = max(20, int(n*1.15)//k)
        start = P[R.g.integers(0, len(P), m)]
        D = norm(np.stack([start[:, 0]*1.2+R.n(.6, m), R.n(.45, m)-.45, R.n(.5, m)+.35], -1)-Z*t.get('droop', .25)*.4+Z*t.get('up', 0.)*.5)
        long_ = t['len']*1.15*R.u(.5, 1.3, (m, 1))
        path = curves(start, start+D*long_*.55, start+D*long_-Z*long_*.18, 7)
        side = Acc()
        tubes(side, path, np.linspace(.0028, .0012, 7)[None]*np.ones((m, 1)), 4)
        side.build('side', bark_mat('side', *t.get('bark', ['#7d6248', '#54402c'])))
        clothe(R, t, path, k, .1, t['len']*.86, droop=t.get('droop', .25), centre=np.array([0, .25, soil+h*.45]))
    for f in t.get('flowers', []):
        m = f['n']*5
        pos = P[R.g.integers(int(len(P)*.0), len(P), m)]
        pos = pos[pos[:, 2] > soil+h*f.get('from', .22)]
        out = norm(np.stack([pos[:, 0]*1.5+R.n(.3, len(pos)), -1+0*pos[:, 0], R.u(0, .5, len(pos))], -1))
        foot = pos
        pos = pos+out*R.u(*f.get('out', (.07, .13)), len(pos))[:, None]+R.n(.03, (len(pos), 3))
        pick = apart(pos, f.get('gap', .07), f['n'])
        stalks = Acc()
        if len(pick): tubes(stalks, curves(foot[pick], foot[pick]+out[pick]*.03, pos[pick]-out[pick]*f['size']*.05, 6), np.full((len(pick), 6), .0016), 4)
        stalks.build('stalks', bark_mat('stalk', '#7d8a4c', '#6a7a40'))
        flower_heads(R, f, pos[pick], out[pick])
    if t.get('berries'):
        b = t['berries']
        pos = P[R.g.integers(0, len(P), b['n'])]+np.array([0, -b.get('out', .1), 0])+R.n(.04, (b['n'], 3))
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
