"""Grass by the roll: artificial turf with its black backing, or sods with soil."""
import numpy as np

from parts.leaf import blade, leaf_mat
from parts.mesh import Acc, frames, grid_faces, norm, obj
from parts.shader import simple_mat

REVISION = 1


def draw(R, t):
    W = 1.0
    th = np.linspace(0, 2.5*2*np.pi, 240)
    r = .15+.026*th/(2*np.pi)*2.0
    X, Z = r*np.sin(th), -r*np.cos(th)
    k = np.where(np.cos(th) > .999)[0][-1]
    X, Z = X[:k+1], Z[:k+1]
    rl = -Z[-1]
    flat = np.linspace(0, 1.25, 90)
    base = .03 if t.get('soil') else .012
    Y = np.concatenate([X, X[-1]+flat[1:]])
    Zp = np.concatenate([Z+rl+base, np.full(89, base)])
    x = np.linspace(-W/2, W/2, 40)
    P = np.stack([np.broadcast_to(x[None], (len(Y), 40)), np.broadcast_to(-Y[:, None], (len(Y), 40)), np.broadcast_to(Zp[:, None], (len(Y), 40))], -1)
    back = simple_mat('soil', '#3a281b', .95, .1, noise=.7, nscale=40, col2='#5c4430', bump=.9, bscale=60) if t.get('soil') else simple_mat('backing', '#25251f', .9, .1)
    obj('back', P.reshape(-1, 3), grid_faces(len(Y), 40), back)
    if t.get('soil'):
        Q = P.copy(); Q[..., 2] -= .028; Q[:, 0, 0] -= 0
        obj('under', Q.reshape(-1, 3), grid_faces(len(Y), 40), back)
        for e in (0, -1):
            obj('edge', np.concatenate([P[:, e], Q[:, e]]), np.array([[i, i+1, len(Y)+i+1, len(Y)+i] for i in range(len(Y)-1)]), back)
        obj('front', np.concatenate([P[-1], Q[-1]]), np.array([[i, i+1, 41+i, 40+i] for i in range(39)]), back)
    T = norm(np.stack([0*Y, np.gradient(-Y), np.gradient(Zp)], -1))
    N = np.cross(T, np.array([1., 0, 0]))
    N = N if N[-1][2] > 0 else -N
    n = t.get('count', 42000)
    L = np.concatenate([[0], np.cumsum(np.hypot(np.diff(Y), np.diff(Zp)))])
    s = R.u(L[int(len(Y)*.12)], L[-1], n)
    nx = np.stack([np.zeros(n), np.interp(s, L, N[:, 1]), np.interp(s, L, N[:, 2])], -1)
    pos = np.stack([R.u(-W/2, W/2, n), np.interp(s, L, -Y), np.interp(s, L, Zp)], -1)
    pile = t.get('pile', .036)
    acc = Acc()
    acc.scatter(blade(1, .12*t.get('fine', 1.)*.036/pile, .2, .6, 4, 2, 0, .5), pos, frames(norm(nx+R.dirs(n)*.5), R.dirs(n)), pile*R.u(.85, 1.25, n), R.u(0, 1, n)**1.3, np.zeros(n))
    acc.build('grass', leaf_mat('grass', t['cols'], rough=.45, transl=.25, vein=.1))
    return dict(pitch=20, yaw=-28, margin=.05)
