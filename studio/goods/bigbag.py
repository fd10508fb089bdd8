"""A big bag of one cubic metre: woven cloth, four loops, filled to the brim."""
import math

import numpy as np

from parts.mesh import ALL, Acc, bezier, grid_faces, obj, tube
from parts.shader import simple_mat
from parts.stone import heap

REVISION = 3


def draw(R, t):
    nv, nu = 26, 120
    z = np.linspace(0, 1, nv)
    a = np.linspace(0, 2*np.pi, nu, endpoint=False)
    e = 7.
    sq = 1/(np.abs(np.cos(a))**e+np.abs(np.sin(a))**e)**(1/e)
    bulge = .46+.05*np.sin(np.pi*z*.95)
    rr = bulge[:, None]*sq[None]*(1+.012*np.sin(a*13+z[:, None]*9)+.01*np.sin(z[:, None]*17))
    V = np.stack([rr*np.cos(a), rr*np.sin(a), z[:, None]*.92+0*rr], -1).reshape(-1, 3)
    obj('bag', V, grid_faces(nv, nu, True), simple_mat('woven', '#e4dfd2', .75, .25, noise=.25, nscale=140, col2='#c4bcaa', bump=.4, bscale=160))
    loops = Acc()
    for x in (-1, 1):
        for y in (-1, 1):
            loops.add(*tube(bezier([x*.44, y*.3, .86], [x*.46, y*.42, 1.36], [x*.3, y*.44, .86], 16), .022, 6))
    loops.build('loops', simple_mat('strap', '#2f5f9a', .8, .2))
    first = len(ALL)
    heap(R, (0, 0), (.455, .455, .15), 15000, t['fill'], (.004, .013))
    for i in range(first, len(ALL)):            # the round heap fills the square mouth
        V = ALL[i]
        corner = 1/(np.abs(V[:, 0])**e+np.abs(V[:, 1])**e+1e-12)**(1/e)*np.hypot(V[:, 0], V[:, 1])
        ALL[i] = (V*np.stack([corner, corner, 0*corner+1], -1)+np.array([0, 0, .885])).astype(np.float32)
    return dict(pitch=16, yaw=-26, margin=.06)
