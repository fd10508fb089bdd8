"""Foliage as a shell: leaves on the outside of a volume, a dark core within."""
import math

import numpy as np

from parts.mesh import Acc, box, frames, grid_faces, norm, obj, smooth_noise3
from parts.shader import simple_mat


def shell_points(R, n, shape, size, depth=.25, noise=.06, nfreq=3., seed=0, floor=None):
    """points near the surface of a volume. Returns pos, normal, d(0 inner..1 outer)"""
    size = np.array(size, float)
    if shape == 'box':
        face = R.g.choice(5, n, p=_boxp(size)); P = R.u(-1, 1, (n, 3))
        k = np.zeros((n, 3))
        for i, (ax, s) in enumerate([(0, 1), (0, -1), (1, 1), (1, -1), (2, 1)]):
            m = face == i; P[m, ax] = s; k[m, ax] = s
        # rounded normals near edges
        N = norm(k + .8*np.sign(P)*np.clip(np.abs(P)-.8, 0, 1)*3*(k == 0))
        d = R.u(0, 1, n)**.6
        P = P*size; P -= N*((1-d)*depth)[:, None]
    elif shape == 'cone':
        t = 1-np.sqrt(R.u(0, 1, n)); a = R.u(0, 6.283, n); r = (1-t)
        P = np.stack([np.cos(a)*r, np.sin(a)*r, t*2-1], -1)*size
        N = norm(np.stack([np.cos(a)/size[0], np.sin(a)/size[1], .5/size[2]+0*a], -1)); d = R.u(0, 1, n)**.6
        P -= N*((1-d)*depth)[:, None]*np.minimum(1, r*2)[:, None]
    elif shape == 'column':
        t = R.u(0, 1, n); a = R.u(0, 6.283, n); r = np.sin(np.pi*np.clip(.12+t*.84, 0, 1))**.55
        P = np.stack([np.cos(a)*r, np.sin(a)*r, t*2-1], -1)*size
        N = norm(np.stack([np.cos(a), np.sin(a), (t-.4)*1.2], -1)); d = R.u(0, 1, n)**.6
        P -= N*((1-d)*depth)[:, None]
    else:   # ellipsoid
        D = R.dirs(n); P = D*size; N = norm(D/size); d = R.u(0, 1, n)**.6
        P -= N*((1-d)*depth)[:, None]
    P = P+N*(noise*smooth_noise3(P*nfreq/size.max(), seed+5, 2.5))[:, None]
    return P, N, d

def _boxp(s):
    a = np.array([s[1]*s[2], s[1]*s[2], s[0]*s[2], s[0]*s[2], s[0]*s[1]]); return a/a.sum()

def leaf_canopy(name, R, mat, tmpl, n, shape, size, center, leaf, depth=.25, noise=.06, droop=.3, out=.55, up=.25, jitter=.7, seed=0, core=True, core_col='#1c2a14', nfreq=3., svar=.35, face=.6, acc=None):
    """scatter leaves on shell: leaf direction mixes tangent/outward/up; leaf face looks outward"""
    P, N, d = shell_points(R, n, shape, size, depth, noise, nfreq, seed)
    tang = R.dirs(n); tang = norm(tang-N*(tang*N).sum(1)[:, None])
    D = norm(tang*jitter+N*out+np.array([0, 0, 1.])*up-np.array([0, 0, 1.])*droop*R.u(0, 1, n)[:, None])
    hint = norm(N*face+np.array([0, 0, 1.])*.5+R.dirs(n)*.5)
    M = frames(D, hint)
    sc = leaf*(1+R.u(-svar, svar, n))*(.75+.25*d)
    rnd = np.clip(.5+R.n(.22, n)+.15*smooth_noise3(P*4/max(size), seed+9, 3), 0, 1)
    tone = np.clip((d-.75)*2.5, 0, 1)*R.u(0, 1, n)**2
    A = acc or Acc(); A.scatter(tmpl, P+np.array(center), M, sc, rnd, tone)
    if acc is None: A.build(name, mat)
    if core:
        core_volume(shape, np.array(size)-depth*.8, center, core_col, noise, nfreq, seed, max(size))

def core_volume(shape, size, center, col, noise, nfreq, seed, ms):
    nv, nu = 24, 48
    if shape == 'box':
        v, f, u = box(center[0], center[1], center[2], *(np.array(size)*2), bev=.1*min(size))
        obj('core', v, f, simple_mat('core', col, 1, 0)); return
    th = np.linspace(0.02, math.pi-.02, nv); a = np.linspace(0, 6.283, nu, endpoint=False)
    if shape == 'cone':
        r = np.linspace(0.01, 1, nv); z = 1-2*r
    elif shape == 'column':
        tt = 1-np.linspace(0, 1, nv); r = np.sin(np.pi*np.clip(.12+tt*.84, 0, 1))**.55; z = tt*2-1
    else: r = np.sin(th); z = np.cos(th)
    P = np.stack([r[:, None]*np.cos(a), r[:, None]*np.sin(a), np.broadcast_to(z[:, None], (nv, nu))], -1).reshape(-1, 3)*np.array(size)
    obj('core', P+np.array(center), grid_faces(nv, nu, True)[:, ::-1], simple_mat('core', col, 1, 0))

