"""Paddles on stems: a banana with its false trunk and torn leaves, a canna with a spike of flowers on every stem."""
import math

import numpy as np

from parts.flower import flower_heads
from parts.foliage import foliage_mat
from parts.mesh import Acc, Z, bezier, frames, grid_faces, norm, tube
from parts.pot import pot_of
from parts.soil import bed
from parts.surface import OUTLINE, spline

REVISION = 1


def paddle(g, w=.34, bend=.9, fold=.3, tears=0, waves=5):
    """a long blade on a stout midrib; tears run from the margin along the side veins and part a little"""
    n, half = 73, 9
    v, u = np.linspace(0, 1, n), np.linspace(-1, 1, 2*half+1)
    a = np.abs(u)[None]
    width = spline(OUTLINE['oblong'])(v)[:, None]*w/2*(1-.12*v[:, None])
    tilt = bend*v**1.5+.05*np.sin(v*7+g.random()*6)
    y, down = np.cumsum(np.cos(tilt))/n, -np.cumsum(np.sin(tilt))/n
    f = fold*(1-.5*v)[:, None]*(1+.1*g.standard_normal())
    slant = .10*a*width/w*2
    droop = np.zeros((n, 2*half+1))
    cut = np.zeros((n, 2*half+1), bool)
    for _ in range(tears):
        side, at, deep = g.integers(2), g.uniform(.15, .92), g.uniform(.3, .8)
        k = int(at*(n-1)); cols = (u > deep) if side else (u < -deep)
        cut[k, cols] = True
        droop[k+1:min(n, k+1+int(g.integers(4, 12)))] += np.where(cols, g.uniform(-.1, .06)*np.clip((np.abs(u)-deep)/(1-deep), 0, 1), 0)
    z = width*a*np.sin(f)-.10*width*a**2+.012*a**2*np.sin(6.28*waves*v[:, None]+np.where(u[None] > 0, 0, 2))+droop*width
    x = width*u[None]*np.cos(f)
    V = np.stack([x, y[:, None]+slant+z*np.sin(tilt)[:, None], down[:, None]+z*np.cos(tilt)[:, None]], -1)
    F = grid_faces(n, 2*half+1)
    i, j = F[:, 0]//(2*half+1), F[:, 0] % (2*half+1)
    F = F[~(cut[i, j] & cut[i, np.minimum(j+1, 2*half)])]
    U = np.stack([np.broadcast_to(u*.5+.5, x.shape), np.broadcast_to(v[:, None], x.shape)], -1).reshape(-1, 2)
    rib = np.stack([0*v, y, down-.004], -1)
    return V.reshape(-1, 3), F, U, rib


def draw(R, t):
    soil = pot_of(t)
    if t.get('pot') is False: bed(t.get('bed', .3), t.get('bed', .3)*.85, .04)
    leaves, ribs, stalks = Acc(), Acc(), Acc()
    heads = []
    for x, y, h, n in t['stemset']:
        foot = np.array([x, y, soil-.03])
        tip = foot+np.array([x*.35, y*.35, h])
        line = bezier(foot, foot+Z*h*.6, tip, 16)
        r = t.get('stalk', .03)
        stalks.add(*tube(line, np.linspace(r, r*t.get('slim', .55), 16), 18), R=R.u())
        start = R.u(0, 6.28)
        for k in range(n):
            q = (k+.5)/n
            a = start+(k*2.6 if t.get('spiral', True) else k*math.pi+R.n(.25))
            d = np.array([math.cos(a), math.sin(a), 0])
            d = norm(d*[1, .75, 1])
            p = line[min(15, int((t.get('from', .55)+(1-t.get('from', .55))*q)*15))]
            L = R.u(*t['size'])*(1-.3*max(0, q-.7)/.3)
            up = t.get('rise', .9)*(.5+.9*q)
            D = norm(d+Z*up)
            stalk = L*t.get('petiole', .16)
            base = p+D*stalk
            v, f, u, rib = paddle(np.random.default_rng(R.i(0, 1 << 30)), t.get('width', .34), t.get('arch', 1.1)*(1.15-.5*q), t.get('fold', .35), t.get('tears', 0))
            M = frames(D[None], norm(Z*.8-d*.7)[None])
            leaves.scatter((v, f, u), base[None], M, np.array([L]), np.array([R.u()]), np.array([.8 if k == n-1 else 0.]))
            line2 = base+(rib*L)@M[0].T
            ribs.add(*tube(np.concatenate([[p], line2[::4]]), np.linspace(r*.42, .002, len(line2[::4])+1), 9), R=R.u())
        heads.append((tip, norm(line[-1]-line[-2])))
    leaves.build('leaves', foliage_mat(t))
    ribs.build('ribs', foliage_mat({'cols': t.get('ribcols', ['#9db45c', '#a9bd68']), 'vein': 0, 'rough': .4}, 'stalk'))
    stalks.build('stems', foliage_mat({'cols': t.get('stalkcols', ['#8aa84c', '#7a9a44']), 'vein': 0, 'rough': .4}, 'stem'))
    for f in t.get('flowers', []):
        P, N, spike = [], [], Acc()
        for tip, ax in heads:
            L = f.get('long', .3)
            spike.add(*tube(np.array([tip-ax*.02, tip+ax*L*.5, tip+ax*L]), [.012, .009, .004], 8))
            for k in range(f.get('each', 9)):
                q = (k+.3)/f['each']
                a = k*2.4+R.n(.2); side = np.array([math.cos(a), math.sin(a)*.8-.3, .55])
                P.append(tip+ax*L*(.1+.8*q)+norm(side)*.035*(1.1-q)); N.append(norm(side))
        spike.build('spike', foliage_mat({'cols': f.get('stalkcols', ['#6a4a3c']), 'vein': 0}, 'stalk'))
        flower_heads(R, f, np.array(P), np.array(N))
    return dict(pitch=t.get('pitch', 9))
