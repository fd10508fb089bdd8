"""Seed packets, one or a fan of them, with our print."""
import math

import numpy as np

from parts.label import print_mat
from parts.mesh import grid_faces, obj

REVISION = 1


def draw(R, t):
    prints = t['prints']
    n = t.get('fan', 1)
    for i in range(n):
        x = (i-(n-1)/2)*t.get('gap', .3)
        packet(R, prints[i % len(prints)], x, .05*abs(i-(n-1)/2)-.04*(i % 2), (i-(n-1)/2)*-.06)
    return dict(pitch=10, yaw=-12 if n == 1 else 0, margin=.08)


def packet(R, file, x, y, tilt, w=.42, h=.62):
    """a paper pocket, slightly swollen by its seeds, leaning back"""
    nu, nv = 24, 34
    U, V = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv))
    swell = (np.clip(1-(2*np.abs(U-.5))**2.6, 0, 1)*np.clip(1-(2*np.abs(V-.4))**2.4, 0, 1))**.8*.028
    for side in (1, -1):
        X = (U-.5)*w; Zz = V*h
        Y = -side*(swell+.001)
        P = np.stack([X, Y, Zz], -1).reshape(-1, 3)
        c, s = math.cos(tilt), math.sin(tilt)
        P = np.stack([P[:, 0]*c+P[:, 2]*s, P[:, 1]+P[:, 2]*.16, -P[:, 0]*s+P[:, 2]*c], -1)
        P[:, 2] -= min(0, P[:, 2].min())
        uv = np.stack([U, V], -1).reshape(-1, 2)
        F = grid_faces(nv, nu)
        obj('packet', P+np.array([x, y, 0]), F if side > 0 else F[:, ::-1], print_mat(file, .5, .25, .05), uv if side > 0 else uv*0+.01)
