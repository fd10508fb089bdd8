"""A water lily: cleft floating leaves and many-petalled flowers on a round piece of still water."""
import math

import numpy as np

from parts.flower import flower_heads
from parts.foliage import foliage_mat
from parts.leaf import polar
from parts.mesh import Acc, Z, frames, lathe, merge, obj
from parts.shader import simple_mat

REVISION = 2
# outer petals lie open, inner ones stand up round the stamens


def draw(R, t):
    v, f, u = lathe([(.001, .03), (.6, .03), (.90, .03), (.93, .026), (.94, 0)], 96)
    obj('water', v, f, simple_mat('water', '#20403c', .04, .9, noise=.5, nscale=2.2, col2='#16302e'), u)
    cleft = lambda th: np.where(np.abs(np.abs(th)-np.pi) < .2, .05+.95*np.clip((np.abs(np.abs(th)-np.pi)-.13)/.07, 0, 1), 1.)
    pad = polar(cleft, 90, 6, .0, -.05, (0, .0), 1.)
    leaves = Acc()
    spots = [(-.50, .26, .27), (.04, .50, .25), (.52, .30, .26), (.50, -.34, .28), (-.08, -.58, .25), (-.58, -.34, .25), (.02, .04, .21), (.76, -.02, .13), (-.8, .02, .12)]
    for x, y, r in spots:
        a = math.atan2(y, x)+R.u(-.7, .7)
        leaves.scatter(pad, np.array([[x, y, .036+R.u(0, .006)]]), frames(np.array([[math.cos(a), math.sin(a), 0]]), Z[None]), np.array([r]), np.array([R.u()]), np.zeros(1))
    leaves.build('pads', foliage_mat(dict(cols=['#3a7a36', '#4f8f42', '#5a8a3c'], rough=.28, gloss=.6, glow=.1, vein=.35, ribs=.25, ribn=5, back=0, edge='#6a5a34', edgew=.06)))
    P = np.array([[-.2, -.22, .05], [.3, .14, .05], [-.28, .02, .045]])[:t.get('blooms', 3)]
    flower_heads(R, dict(floret='waterlily', size=t.get('bloom', .42), cols=t.get('petals', ['#a8143c', '#c42a52', '#d85474']), edge=t.get('petaltip', '#e08aa0'), look=.12, lookup=2.5, eye='#f0b428', eyesize=.055, stamens=26, splay=.8), P, np.repeat(Z[None], len(P), 0))
    return dict(pitch=24, margin=.05)
