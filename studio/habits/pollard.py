"""A pollard willow: a thick knotted trunk with a head of straight young shoots."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.foliage import foliage_mat, leaf_shape
from parts.mesh import Acc, Z, bezier, frames, norm, smooth_noise3, tube

REVISION = 1


def draw(R, t):
    h = 1.35
    wood, shoots, leaves = Acc(), Acc(), Acc()
    s = np.linspace(0, 1, 30)
    r = .13*(1.35-.6*s+.0*s)
    r = r*(1+.08*np.sin(s*14))
    r[-7:] *= np.array([1.15, 1.4, 1.7, 1.85, 1.7, 1.2, .1])
    v, f, u = tube(np.stack([.02*np.sin(s*4), 0*s, s*h], -1), r, 22)
    v = v+(smooth_noise3(v*9, 3, 2)*.02)[:, None]*norm(v*[1, 1, 0]+1e-6)
    wood.add(v, f, u)
    wood.build('trunk', bark_mat('bark', *t['bark'], 4))
    for i in range(90):
        a = i*2.4
        q = math.sqrt((i+.5)/90)
        d = np.array([math.cos(a), math.sin(a), 0])
        p0 = np.array([0, 0, h-.12])+d*.2*q+Z*.06*(1-q)
        L = R.u(.8, 1.25)
        tip = p0+norm(d*q*1.1+Z*(1.25-.5*q))*L
        P = bezier(p0, p0+d*.12*q+Z*L*.4, tip, 12)
        shoots.add(*tube(P, np.linspace(.01, .003, 12), 5))
        k = 34
        j = R.g.integers(3, 12, k)
        leaves.scatter(leaf_shape(t), P[j]+R.n(.015, (k, 3)), frames(norm(R.dirs(k)*.8+Z*.5+d*.3), R.dirs(k)+Z*.5), t['len']*R.u(.6, 1.1, k), R.u(0, 1, k), np.zeros(k))
    shoots.build('shoots', bark_mat('shoot', '#b39a54', '#8a7440'))
    leaves.build('leaves', foliage_mat(t))
    return dict(pitch=6, margin=.03)
