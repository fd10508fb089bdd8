"""Seed packets, one or a fan of them: folded paper with crimped ends, swollen by what is in it."""
import math

import numpy as np

from parts.crease import dents, pleats
from parts.label import print_mat
from parts.mesh import grid_faces, obj

REVISION = 2
FLAP = .918         # the print folds over here


def draw(R, t):
    prints = t['prints']
    n = t.get('fan', 1)
    for i in range(n):
        x = (i-(n-1)/2)*t.get('gap', .31)
        packet(R, prints[i % len(prints)], x, -.028*i, (i-(n-1)/2)*-.045)
    return dict(pitch=10, yaw=-12 if n == 1 else 0, margin=.08)


def sheet(R, w, h, swell):
    """one side of a packet: U, V and how far it stands out"""
    nu, nv = 260, 150
    U, V = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv))
    a, b = 2*U-1, 2*V-1
    held = np.clip((1-np.abs(a)**5)*(1-np.abs(b)**7), 0, 1)
    full = held*np.exp(-(a/.75)**2-((V-.36)/.40)**2)
    y = swell*full+dents(R, a, b, 7, .0042, .5)*held
    y += pleats(R, a, V, 7, .0030, .05, .10)*held+pleats(R, a, FLAP-V, 6, .0022, .05, .12)*held*(V < FLAP)
    y += .0022*np.exp(-((V-FLAP)/.006)**2)-.0012*np.exp(-((V-FLAP+.016)/.009)**2)              # the fold of the flap, and its shade
    ends = np.exp(-(V/.016)**2)+np.exp(-((1-V)/.014)**2)
    y += .0007*np.sin(U*2*np.pi*64)*ends+.0016*ends*np.sin(a*4+R.u(0, 6))                       # crimped
    teeth = .0032*np.abs(((U*64) % 1)*2-1)
    Z = V*h+teeth*(V < .001)-teeth*(V > .999)
    return U, V, (U-.5)*w*(1-.006*full), y, Z


def packet(R, file, x, y, tilt, w=.42, h=.62):
    """a paper pocket, slightly swollen by its seeds, leaning back"""
    c, s = math.cos(tilt), math.sin(tilt)
    for side in (1, -1):
        U, V, X, out, Z = sheet(R, w, h, .030)
        P = np.stack([X, -side*(out+.0016), Z], -1).reshape(-1, 3)
        P = np.stack([P[:, 0]*c+P[:, 2]*s, P[:, 1]+P[:, 2]*.16, -P[:, 0]*s+P[:, 2]*c], -1)
        P[:, 2] -= min(0, P[:, 2].min())
        uv = np.stack([U, V], -1).reshape(-1, 2)
        F = grid_faces(*U.shape)
        obj('packet', P+np.array([x, y, 0]), F if side > 0 else F[:, ::-1], print_mat(file, .62, .22, 'paper'), uv if side > 0 else uv*0+.01)
