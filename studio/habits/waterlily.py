"""A water lily: floating leaves and flowers on a disc of water."""
import math

import numpy as np

from parts.flower import flower_heads
from parts.foliage import foliage_mat
from parts.leaf import polar
from parts.mesh import Acc, Z, frames, lathe, norm, obj
from parts.shader import simple_mat

REVISION = 1


def draw(R, t):
    v, f, u = lathe([(.001, .03), (.6, .03), (.86, .03), (.9, .02), (.92, 0)], 80)
    obj('water', v, f, simple_mat('water', '#3f5f5a', .06, .6, noise=.3, nscale=3, col2='#2c4644', bump=.04, bscale=9), u)
    pad = polar(lambda th: np.where(np.abs(np.abs(th)-np.pi) < .12, .08, 1.), 60, 4, .02, .02, (0, .0), 1.)
    leaves = Acc()
    spots = [(-.45, .2, .3), (.1, .42, .28), (.5, .15, .3), (.35, -.4, .3), (-.2, -.45, .28), (-.6, -.25, .24), (.0, .0, .22), (.62, -.18, .18)]
    for x, y, r in spots:
        a = R.u(0, 6.28)
        leaves.scatter(pad, np.array([[x, y, .038+R.u(0, .008)]]), frames(np.array([[math.cos(a), math.sin(a), 0]]), Z[None]), np.array([r]), np.array([R.u()]), np.zeros(1))
    leaves.build('pads', foliage_mat(dict(cols=['#2f6434', '#3d7640', '#4a6a3c'], rough=.25, gloss=.5, glow=.1, vein=0, back=0)))
    P = np.array([[-.12, -.12, .07], [.25, .12, .07], [-.38, -.02, .06]])
    for lift, n, s in ((.3, 10, .2), (.9, 9, .17), (1.8, 8, .13)):
        flower_heads(R, dict(floret='eight', size=s*2, cols=['#b8244c', '#cc4468', '#dc7088'], look=.0, lookup=2., eye='#ecb83c', eyesize=.08, stamens=22 if lift > 1 else 0), P+Z*(.02*lift), np.repeat(Z[None], 3, 0))
    return dict(pitch=26, margin=.05)
