"""A big bag of one cubic metre: woven cloth, four loops, filled to the brim."""
import math

import numpy as np

from parts.mesh import Acc, bezier, grid_faces, obj, tube
from parts.shader import simple_mat
from parts.stone import heap, pebble
from parts.leaf import leaf_mat
from parts.mesh import frames

REVISION = 2


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
    n = 5200
    X, Y = R.u(-.44, .44, n), R.u(-.44, .44, n)
    Zz = .9+.12*np.cos(X*3)*np.cos(Y*3)*R.u(.8, 1, n)
    acc = Acc(); acc.scatter(pebble(), np.stack([X, Y, Zz], -1), frames(R.dirs(n), R.dirs(n)), R.u(.01, .026, n), R.u(0, 1, n), 0*X)
    acc.build('fill', leaf_mat('fill', t['fill'], vein=0, transl=0, rough=.95, spec=.1, back=0))
    return dict(pitch=16, yaw=-26, margin=.06)
