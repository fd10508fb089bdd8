"""Parasols: on a centre pole or hanging from an arm; round or square."""
import math

import numpy as np

from parts.fabric import canvas
from parts.mesh import Acc, Z, box, grid_faces, obj, tube
from parts.metal import painted
from parts.shape import rod, solid
from parts.shader import simple_mat
from parts.wood import wood_mat

REVISION = 1


def draw(R, t):
    hanging = t['form'] == 'cantilever'
    seg = 8 if not t.get('square') else 4
    rx, ry = 1.5*t.get('long', 1.), 1.5
    na, nr = 96, 14
    a = np.linspace(0, 2*np.pi, na, endpoint=False)
    if t.get('square'):
        m = np.maximum(np.abs(np.cos(a)), np.abs(np.sin(a)))
        reach = .95/m
        ph = ((a-math.pi/4)*seg/6.283) % 1
    else:
        reach = np.ones(na)
        ph = (a*seg/6.283) % 1
    sag = np.sin(np.pi*ph)
    r = np.linspace(.02, 1, nr)
    top, fall = 2.75, .5 if not hanging else .34
    q = r[:, None]*reach[None]*(1-.035*sag[None]*r[:, None])
    Zc = top-fall*r[:, None]**1.25-.05*sag[None]*r[:, None]**1.5
    P = np.stack([rx*q*np.cos(a), ry*q*np.sin(a), Zc+0*q], -1)
    cloth = canvas(t['col'], t['col'])
    obj('cloth', P.reshape(-1, 3), grid_faces(nr, na, True), cloth)
    edge = P[-1]
    obj('valance', np.concatenate([edge, edge-np.array([0, 0, .12])]), grid_faces(2, na, True), cloth)
    metal = painted('#3a3d40') if hanging else wood_mat('pole', '#a9703f', '#7a4a24')
    B = Acc()
    for k in range(8):
        i = int(round(k*na/8)) % na
        B.add(*rod(Z*(top-.04), edge[i]*.98-Z*.02, .012, 6))
        B.add(*rod(Z*(top-.6), (edge[i]*.5+Z*top*.5)*[1, 1, 0]+Z*(np.interp(.5, r, Zc[:, i])-.03), .01, 6))
    if hanging:
        x = -rx*1.22
        B.add(*tube(np.array([[x, 0, .1], [x, 0, 2.3], [x*.95, 0, 2.75], [x*.6, 0, 2.95], [0, 0, 2.9], [0, 0, top-.1]]), .035, 12))
        B.add(*rod([x, 0, 1.4], [x*.62, 0, 2.93], .02, 10))
        B.add(*rod([0, 0, top-.65], [0, 0, top], .03, 12))
        B.build('frame', metal)
        S = Acc()
        S.add(*box(x, 0, .05, 1.0, .12, .06, .01)); S.add(*box(x, 0, .05, .12, 1.0, .06, .01))
        for sx in (-1, 1):
            for sy in (-1, 1): S.add(*box(x+sx*.27, sy*.27, .055, .46, .46, .07, .01))
        S.build('slabs', simple_mat('slab', '#8f8e8a', .85, .2, noise=.4, nscale=14, col2='#6f6e6a'))
    else:
        B.add(*rod([0, 0, .05], [0, 0, 2.82], .028, 16))
        B.build('pole', metal)
        solid('base', [(0, 0), (.36, 0), (.36, .06), (.32, .09), (.06, .1), (.05, .34), (.031, .34)], simple_mat('base', '#4a4b49', .7, .3, noise=.3, nscale=20, col2='#5f605c'))
    return dict(pitch=4, yaw=-14 if t.get('square') else 0, margin=.04)
