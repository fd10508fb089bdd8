"""A water lily: cleft floating leaves and many-petalled flowers on a round piece of still water."""
import math

import numpy as np

from parts.bud import CUP
from parts.flower import flower_heads
from parts.foliage import foliage_mat
from parts.leaf import polar
from parts.mesh import Acc, Z, frames, lathe, norm, obj
from parts.shader import simple_mat

REVISION = 3
# outer petals lie open, inner ones stand up round the stamens


def draw(R, t):
    v, f, u = lathe([(.001, .03), (.6, .03), (.90, .03), (.93, .026), (.94, 0)], 96)
    obj('water', v, f, simple_mat('water', '#20403c', .04, .9, noise=.5, nscale=2.2, col2='#16302e'), u)
    cleft = lambda th: np.where(np.abs(np.abs(th)-np.pi) < .2, .05+.95*np.clip((np.abs(np.abs(th)-np.pi)-.13)/.07, 0, 1), 1.)
    leaves = Acc()
    spots = [(-.50, .26, .25), (.04, .50, .23), (.50, .32, .24), (.54, -.30, .26), (-.02, -.60, .24), (-.58, -.30, .24), (.04, .06, .19), (.76, .02, .12), (-.80, .02, .13), (.26, -.62, .13), (-.36, -.66, .11), (-.22, .68, .13), (.30, .68, .10)]
    for i, (x, y, r) in enumerate(spots):
        a, g = math.atan2(y, x)+R.u(-1.1, 1.1), R.u(0, 6.28, 3)
        v, f, u = polar(lambda th: cleft(th)*(1+.012*np.sin(5*th+g[0])+.008*np.sin(9*th+g[1])), 90, 7, .0, -.05, (0, .0), 1.)
        q, th = np.hypot(v[:, 0], v[:, 1]), np.arctan2(v[:, 0], v[:, 1])
        v[:, 2] += .045*q**6*(np.sin(3*th+g[2])+.6*np.sin(7*th+g[0]))+.012*q*np.sin(2*th+g[1])-.012*np.cos(22*th)*q*(1-q)          # a rim that lifts here and there, veins as shallow rays
        D = np.array([[math.cos(a), math.sin(a), R.n(.015)]])
        leaves.scatter((v, f, u), np.array([[x+R.n(.015), y+R.n(.015), .036+R.u(0, .008)+.006*(i % 3)]]), frames(D, Z[None]), np.array([r*R.u(.92, 1.06)]), np.clip([R.u()*(.4 if r > .15 else 1)], 0, .99), np.array([0. if r > .15 else R.u(.3, .9)]))
    leaves.build('pads', foliage_mat(dict(cols=['#3a7a36', '#4f8f42', '#5a8a3c'], rough=.28, gloss=.6, glow=.1, vein=.35, ribs=.25, ribn=5, back=0, edge='#6a5a34', edgew=.05, young='#8a5a48', natural=.35)))
    P = np.array([[-.2, -.22, .05], [.3, .14, .05], [-.28, .02, .045]])[:t.get('blooms', 3)]
    flower_heads(R, dict(floret='waterlily', size=t.get('bloom', .42), cols=t.get('petals', ['#a8143c', '#c42a52', '#d85474']), edge=t.get('petaltip', '#e08aa0'), look=.12, lookup=2.5, eye='#f0b428', eyesize=.055, stamens=26, splay=.8), P, np.repeat(Z[None], len(P), 0))
    bud = np.array([[.08, -.30, .06], [-.52, -.02, .05]])[:t.get('blooms', 3)-1]                # still closed, between the leaves
    green, M = Acc(), frames(norm(np.array([[.2, -.5, .3]]*len(bud))), norm(Z+np.array([[.2, -.3, 0]]*len(bud))))
    green.scatter(CUP, bud, M, np.array([.15, .12])[:len(bud)], R.u(0, 1, len(bud)), np.zeros(len(bud)))
    green.build('buds', foliage_mat(dict(cols=['#5a6a34', '#7a4a44'], rough=.35, vein=.1, glow=.15)))
    return dict(pitch=24, margin=.05)
