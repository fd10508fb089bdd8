"""A scallop-shaped sand pit in two halves, one with sand."""
import math

import numpy as np

from parts.mesh import grid_faces, obj
from parts.shader import simple_mat

REVISION = 1


def half(x, y, mat, turn=0.):
    a = np.linspace(0, 2*np.pi, 120, endpoint=False)
    s = np.array([0, .5, .8, .92, 1., 1.03, .98])
    z = np.array([.02, .02, .03, .12, .24, .25, .22])
    rib = 1+.03*np.cos(a*14)[None]*np.clip((s-.6)/.4, 0, 1)[:, None]
    out = .55*(1-.18*np.exp(-((a-math.pi*1.5)/.4)**2))
    P = np.stack([s[:, None]*out*rib*np.cos(a+turn)+x, s[:, None]*out*rib*np.sin(a+turn)+y, z[:, None]+0*a], -1)
    obj('shell', P.reshape(-1, 3), grid_faces(len(s), 120, True), mat)


def draw(R, t):
    half(-.58, 0, simple_mat('blue', '#3f8aa8', .4, .4)); half(.6, .12, simple_mat('blue2', '#3f8aa8', .4, .4))
    a = np.linspace(0, 2*np.pi, 60, endpoint=False); r = np.linspace(.01, .5, 12)
    P = np.stack([r[:, None]*np.cos(a)-.58, r[:, None]*np.sin(a), .12+.05*np.cos(r*4)[:, None]+.01*np.sin(a*5)], -1)
    obj('sand', P.reshape(-1, 3), grid_faces(12, 60, True), simple_mat('sand', '#dcc08c', .95, .1, noise=.4, nscale=50, col2='#c8a86c', bump=.5, bscale=120))
    return dict(pitch=24, margin=.05)
