"""Small building blocks for goods: turn, move and stand things."""
import math

import numpy as np

from parts.mesh import Acc, box, lathe, obj, round_profile, soft_box, tube


def turned(mesh, ax='z', angle=0., at=(0, 0, 0)):
    """rotate a (V, F, U) mesh about an axis, then move it"""
    v, f, u = mesh
    c, s = math.cos(angle), math.sin(angle)
    x, y, z = v[:, 0], v[:, 1], v[:, 2]
    if ax == 'z': v = np.stack([x*c-y*s, x*s+y*c, z], -1)
    elif ax == 'x': v = np.stack([x, y*c-z*s, y*s+z*c], -1)
    else: v = np.stack([x*c+z*s, y, -x*s+z*c], -1)
    return v+np.array(at, float), f, u


def rod(a, b, r, sides=10):
    return tube(np.array([a, b], float), r, sides)


def solid(name, prof, mat, at=(0, 0, 0), bevel=.008, sides=64):
    v, f, u = lathe(round_profile(prof, bevel), sides)
    return obj(name, v+np.array(at), f, mat, u)


def boxes(name, mat, items, R=None, bevel=.006):
    """items: (cx, cy, cz, sx, sy, sz)"""
    acc = Acc()
    for it in items:
        k = R.u() if R else 0.
        acc.add(*(soft_box if bevel >= .012 else box)(*it, bevel, k), R=k)
    return acc.build(name, mat, smooth=bevel >= .012)


def ring(r, z, thick, n=48, at=(0, 0)):
    a = np.linspace(0, 2*np.pi, n)
    return tube(np.stack([np.cos(a)*r+at[0], np.sin(a)*r+at[1], 0*a+z], -1), thick, 8)
