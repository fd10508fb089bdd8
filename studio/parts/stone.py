"""Stones: gravel on a pot, a heap, slabs."""
import math

import numpy as np

from parts.leaf import leaf_mat
from parts.mesh import Acc, frames, grid_faces


def pebble():
    t = np.linspace(.05, math.pi-.05, 5); a = np.linspace(0, 6.283, 6, endpoint=False)
    V = np.stack([np.sin(t)[:, None]*np.cos(a), np.sin(t)[:, None]*np.sin(a), .7*np.cos(t)[:, None]+0*a], -1).reshape(-1, 3)
    return V, grid_faces(5, 6, True), np.zeros((len(V), 2))


def gravel(R, r, z, n, cols, size=(.012, .026)):
    q = np.sqrt(R.u(0, 1, n))*r
    a = R.u(0, 6.283, n)
    acc = Acc()
    acc.scatter(pebble(), np.stack([q*np.cos(a), q*np.sin(a), z+R.u(-.004, .012, n)], -1), frames(R.dirs(n), R.dirs(n)), R.u(*size, n), R.u(0, 1, n), 0*a)
    acc.build('gravel', leaf_mat('gravel', cols, vein=0, rough=.8, transl=0, back=0))


def heap(R, at, size, n, cols, grain=(.008, .03)):
    """a loose heap on the floor: size (rx, ry, h)"""
    q = R.u(0, 1, n)**.7
    a = R.u(0, 6.283, n)
    X = at[0]+size[0]*q*np.cos(a); Y = at[1]+size[1]*q*np.sin(a)
    Zz = np.clip(size[2]*(1-q**1.5), .004, 9)*R.u(.6, 1, n)
    acc = Acc()
    acc.scatter(pebble(), np.stack([X, Y, Zz], -1), frames(R.dirs(n), R.dirs(n)), R.u(*grain, n), R.u(0, 1, n), 0*q)
    acc.build('heap', leaf_mat('heap', cols, vein=0, transl=0, rough=.95, spec=.1, back=0))
