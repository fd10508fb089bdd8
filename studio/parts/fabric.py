"""Cloth: awning canvas, jute, felt, cushions, root balls in burlap."""
import math

import numpy as np

from parts.mesh import grid_faces, obj, smooth_noise3, tube, Acc
from parts.look import look
from parts.shader import simple_mat


@look('canvas')
def canvas(col, through=None, name='canvas'):
    return locals()


@look('weave')
def weave(name, col, col2, threads, deep, ratio=1., girth=0., rough=.9):
    """threads in a metre, `ratio` as many the other way, `deep` metres of relief; girth: of a turned thing, which it goes round"""
    return locals()


def jute(name='jute', col='#b48a54'):
    return weave(name, col, '#8a6638', 330, .0010)


def wicker(col, name='wicker', girth=0.):
    return weave(name, col, '#5a4836', 42, .0042, 2.6, girth, .6)


def felt(col, name='felt'):
    return simple_mat(name, col, .95, .08, noise=.3, nscale=60, col2='#222222', bump=.3, bscale=120)


def root_ball(R, r=.3, tall=.85):
    """a ball of soil in burlap; returns its height"""
    nv, nu = 26, 48
    th = np.linspace(0.02, math.pi-.02, nv); a = np.linspace(0, 6.283, nu, endpoint=False)
    V = np.stack([np.sin(th)[:, None]*np.cos(a), np.sin(th)[:, None]*np.sin(a), -np.cos(th)[:, None]+0*a], -1).reshape(-1, 3)
    bump = 1+.06*smooth_noise3(V*3, 4, 1.5)+.03*smooth_noise3(V*9, 7, 1.5)
    V = V*bump[:, None]*np.array([r, r, r*tall])
    V[:, 2] = np.maximum(V[:, 2], -r*tall*.86)
    V[:, 2] -= V[:, 2].min()
    obj('rootball', V, grid_faces(nv, nu, True), jute())
    h = V[:, 2].max()
    rope = Acc()
    for k in range(4):
        ang = np.linspace(0, np.pi, 24)
        rr = r*1.04
        b = k*math.pi/4
        rope.add(*tube(np.stack([np.cos(ang)*rr*math.cos(b), np.cos(ang)*rr*math.sin(b), np.clip(np.sin(ang), 0, 1)*h*.52+h*.49], -1), .007, 5))
    rope.build('rope', simple_mat('rope', '#8a6a3c', .9, .1))
    return h*.97
