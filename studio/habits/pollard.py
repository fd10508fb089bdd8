"""A pollard willow: a thick knotted trunk with a head of straight young shoots."""
import math

import numpy as np

from parts.bark import bark_mat, grain_of
from parts.foliage import foliage_mat, leaf_shape
from parts.mesh import Acc, Z, bezier, frames, norm, smooth_noise3, tube

REVISION = 2


def draw(R, t):
    h = 1.35
    wood, shoots, leaves = Acc(), Acc(), Acc()
    s = np.linspace(0, 1, 60)
    r = .155*(1.+.32*np.exp(-s*9)-.16*s)*(1+.04*np.sin(s*11))
    r = r*(1+.42*np.exp(-((s-.93)/.085)**2))*np.where(s > .97, np.sqrt(np.clip((1.002-s)/.032, 0, 1)), 1)
    v, f, u = tube(np.stack([.03*np.sin(s*4), .012*np.cos(s*7), s*h], -1), r, 64)
    a = np.arctan2(v[:, 1], v[:, 0])
    ridge = .5*np.sin(a*5+v[:, 2]*2.2)+.3*np.sin(a*9-v[:, 2]*3)                   # an old trunk is ribbed and lumpy
    v = v+((smooth_noise3(v*5, 3, 2)*.026+smooth_noise3(v*16, 5, 2)*.008)+.008*ridge)[:, None]*norm(v*[1, 1, 0]+1e-6)
    wood.add(v, f, u)
    for i in range(26):                                                          # knuckles, where the shoots of other years were cut
        d = np.array([math.cos(i*2.4), math.sin(i*2.4), 0]); q = math.sqrt((i+.5)/26)
        p = np.array([0, 0, h-.10])+d*(.04+.155*q)+Z*(.07*(1-q)+R.u(-.05, .04))
        wood.add(*tube(p[None]+(d*.35+Z*.9)*np.array([-.07, -.035, 0, .02, .032])[:, None], np.array([.02, .05, .052, .036, .004])*R.u(.8, 1.25), 12))
    wood.build('trunk', bark_mat('bark', *t['bark'], 4, grain_of(t)))
    for i in range(130):
        a = i*2.4
        q = math.sqrt((i+.5)/130)
        d = np.array([math.cos(a), math.sin(a), 0])
        p0 = np.array([0, 0, h-.12])+d*.19*q+Z*.06*(1-q)
        L = R.u(.8, 1.25)
        tip = p0+norm(d*q*1.1+Z*(1.25-.5*q))*L
        P = bezier(p0, p0+d*.12*q+Z*L*.4, tip, 12)
        shoots.add(*tube(P, np.linspace(.008, .0022, 12), 6))
        k = 30
        j = R.g.integers(3, 12, k)
        leaves.scatter(leaf_shape(t), P[j]+R.n(.015, (k, 3)), frames(norm(R.dirs(k)*.8+Z*.5+d*.3), R.dirs(k)+Z*.5), t['len']*R.u(.6, 1.1, k), R.u(0, 1, k), np.zeros(k))
    shoots.build('shoots', bark_mat('shoot', '#b39a54', '#8a7440'))
    leaves.build('leaves', foliage_mat(t))
    return dict(pitch=6, margin=.03)
