"""Pussy willow: silver catkins along last year's shoots, some of them in pollen."""
import math

import numpy as np

from parts.flower import petal_mat
from parts.leaf import leaf_mat
from parts.mesh import Acc, Z, frames, grid_faces, norm, tube


def egg(rows=9, sides=10):
    """an egg along +Y, as long as 1"""
    s = np.linspace(.01, .99, rows); a = np.linspace(0, 2*np.pi, sides, endpoint=False)
    r = .27*np.sin(np.pi*s**.8)**.75
    V = np.stack([r[:, None]*np.cos(a), s[:, None]+0*a, r[:, None]*np.sin(a)], -1).reshape(-1, 3)
    return V, grid_faces(rows, sides, True)[:, ::-1], np.zeros((len(V), 2))


def fur(n, out, thick, tip, seed, share=(.02, 1.)):
    """hairs that stand up from the egg and lean to its tip"""
    g, hairs = np.random.default_rng(seed), Acc()
    for k in range(n):
        s = share[0]+(share[1]-share[0])*(k+.5)/n; a = k*2.39996+g.normal(0, .2)
        r = .26*math.sin(math.pi*min(.99, s)**.8)**.75
        side = np.array([math.cos(a), 0, math.sin(a)])
        p = side*r+np.array([0, s, 0]); d = norm(side*(.9-.5*s)+np.array([0, .75, 0])+g.normal(0, .12, 3))
        hairs.add(*tube(np.stack([p, p+d*out*g.uniform(.7, 1.2)]), [thick, tip], 3))
    return np.concatenate(hairs.V), np.concatenate(hairs.F), np.concatenate(hairs.U)


def catkins(R, f, paths):
    """`every` so many metres one on alternate sides of each path, `size` long; `ripe`: the share in pollen"""
    P, D = [], []
    for path in paths:
        step = np.linalg.norm(np.diff(path, axis=0), axis=1)
        run = np.concatenate([[0], np.cumsum(step)])
        at = np.arange(.1*run[-1]+R.u(0, f['every']), run[-1], f['every'])+0.
        at = np.clip(at+R.n(.12*f['every'], len(at)), 0, run[-1])
        p = np.stack([np.interp(at, run, path[:, i]) for i in range(3)], -1)
        ahead = norm(np.stack([np.interp(at+.01, run, path[:, i]) for i in range(3)], -1)-np.stack([np.interp(at-.01, run, path[:, i]) for i in range(3)], -1)+1e-9)
        a = np.arange(len(at))*2.39996+R.u(0, 6.28)
        side = norm(np.cross(ahead, np.stack([np.cos(a), np.sin(a), .3+0*a], -1)))
        P.append(p); D.append(norm(ahead*.55+side*.85+Z*.3+R.n(.12, p.shape)))
    P, D = np.concatenate(P), np.concatenate(D)
    n = len(P)
    size = f['size']*R.u(.72, 1.12, n)
    M = frames(D, R.dirs(n))
    ripe = R.u(0, 1, n) < f.get('ripe', .3)
    silver, gold, scale = Acc(), Acc(), Acc()
    rnd = R.u(.1, .9, n)
    silver.scatter(egg(), P, M, size, rnd, np.zeros(n))
    for k in range(3):
        j = np.arange(n) % 3 == k
        silver.scatter(fur(84, .16, .022, .004, k), P[j], M[j], size[j], rnd[j], np.zeros(j.sum()))
        j &= ripe
        gold.scatter(fur(46, .25, .010, .034, 9+k, (.3, 1.)), P[j], M[j], size[j], rnd[j], np.zeros(j.sum()))
    v, h, u = egg(6, 8)
    scale.scatter((v*[.92, .3, .92]-[0, .02, 0], h, u), P, M, size, rnd, np.zeros(n))
    silver.build('catkins', petal_mat('petal', f['cols'], transl=.22, rough=.8))
    if gold.V: gold.build('pollen', petal_mat('petal', f.get('pollen', ['#f2d64a', '#e8c838']), transl=.3))
    scale.build('scales', leaf_mat('stem', ['#7a4a2c', '#8f5a34'], vein=0))
