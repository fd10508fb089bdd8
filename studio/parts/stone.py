"""Stones: gravel on a pot, a heap, slabs."""
import math

import numpy as np

from parts.mesh import Acc, frames, grid_faces, obj, smooth_noise3
from parts.shader import simple_mat


def pebble(rows=5, sides=6):
    t = np.linspace(.05, math.pi-.05, rows); a = np.linspace(0, 6.283, sides, endpoint=False)
    V = np.stack([np.sin(t)[:, None]*np.cos(a), np.sin(t)[:, None]*np.sin(a), .7*np.cos(t)[:, None]+0*a], -1).reshape(-1, 3)
    return V, grid_faces(rows, sides, True), np.zeros((len(V), 2))


def gravel(R, r, z, n, cols, size=(.012, .026)):
    """a layer of small stones, no two of them alike"""
    q = np.sqrt(R.u(0, 1, n))*r
    a = R.u(0, 6.283, n)
    at = np.stack([q*np.cos(a), q*np.sin(a), z+R.u(-.004, .012, n)], -1)
    each = R.u(*size, n)[:, None]*R.u(.6, 1.1, (n, 3))
    for k, col in enumerate(cols):
        j, acc = np.arange(n) % len(cols) == k, Acc()
        acc.scatter(pebble(8, 12), at[j], frames(R.dirs(j.sum()), R.dirs(j.sum())), each[j], R.u(0, 1, j.sum()), 0*q[j])
        acc.build('gravel', simple_mat('grain', col, .85, .2, noise=.4, nscale=120, col2=cols[0], bump=.3, bscale=260))


def heap(R, at, size, n, cols, grain=(.008, .03), form=None):
    """a loose heap on the floor: size (rx, ry, h); form: how wide, long and thick its grains are, which then lie down as husks and chips do"""
    q = R.u(0, 1, n)**.7
    a = R.u(0, 6.283, n)
    X = at[0]+size[0]*q*np.cos(a); Y = at[1]+size[1]*q*np.sin(a)
    Zz = np.clip(size[2]*(1-q**1.5), .004, 9)*R.u(.6, 1, n)
    size_ = R.u(*grain, n)[:, None]*R.u(.55, 1.1, (n, 3))           # no two grains the same, none quite round
    lying, up = (np.array([1, 1, .45]), np.array([0, 0, 1.4])) if form else (1., 0.)
    if form: size_ = size_*np.array(form)
    for k, col in enumerate(cols):
        j, acc = np.arange(n) % len(cols) == k, Acc()
        acc.scatter(pebble(6, 8) if form else pebble(), np.stack([X, Y, Zz], -1)[j], frames(R.dirs(j.sum())*lying, R.dirs(j.sum())+up), size_[j], R.u(0, 1, j.sum()), 0*q[j])
        acc.build('heap', simple_mat('grain', col, .93, .1, noise=.5, nscale=90, col2=cols[0], bump=.4, bscale=220))
    mound(R, at, size, cols)


def mound(R, at, size, cols):
    """the body of a heap, under its grains"""
    k = np.linspace(.001, 1, 22); a = np.linspace(0, 2*np.pi, 96, endpoint=False)
    P = np.stack([k[:, None]*np.cos(a)*size[0], k[:, None]*np.sin(a)*size[1], 0*k[:, None]+0*a], -1).reshape(-1, 3)
    P[:, 2] = np.repeat(size[2]*.86*(1-k**1.5), 96)*(1+.07*smooth_noise3(P*30, 5, 2))
    obj('mound', P+np.array([at[0], at[1], 0]), grid_faces(22, 96, True), simple_mat('soil', cols[1], .96, .1, noise=.7, nscale=60, col2=cols[-1], bump=.8, bscale=110))
