"""Sedum for a roof: a mat half rolled, a cassette, or a tray of plugs."""
import math

import numpy as np

from parts.leaf import fleshy, leaf_mat
from parts.mesh import Acc, Z, box, frames, grid_faces, norm, obj
from parts.shader import simple_mat

REVISION = 2


def draw(R, t):
    leaf = fleshy(1, .42, .3, .7, .4, 5, 6, -.2)
    form = t['form']
    if form == 'plugs':
        spots = np.array([[-.42+.12*(i % 8), -.24+.12*(i//8), .1] for i in range(40)])
        P = np.repeat(spots, 26, 0)+R.n(.022, (40*26, 3))*[1, 1, .5]
        patch = np.repeat(np.arange(40), 26)
        tray(.98, .64, .09)
    else:
        w, d = (1.0, 1.0) if form == 'roll' else (.6, .4)
        n = 30000 if form == 'roll' else 16000
        P = np.stack([R.u(-w/2, w/2, n), R.u(-d/2, d/2, n), np.full(n, .075 if form == 'tray' else .03)], -1)
        if form == 'tray': tray(w+.02, d+.02, .07)
        else:
            r = .13
            far = P[:, 1] > .1
            ang = (P[far, 1]-.1)/r
            P[far] = np.stack([P[far, 0], .1+np.sin(ang)*r*(1), r-np.cos(ang)*r+.03], -1)
            y = np.linspace(-.5, .5, 60); yy = np.where(y > .1, .1+np.sin((y-.1)/r)*r, y); zz = np.where(y > .1, r-np.cos((y-.1)/r)*r+.02, .02)
            x = np.linspace(-.5, .5, 20)
            G = np.stack([np.broadcast_to(x, (60, 20)), np.broadcast_to(yy[:, None], (60, 20)), np.broadcast_to(zz[:, None], (60, 20))], -1)
            obj('mat', G.reshape(-1, 3), grid_faces(60, 20), simple_mat('coir', '#5c4430', .95, .1, noise=.7, nscale=50, col2='#3a281b', bump=.8, bscale=80))
        patch = (np.floor(P[:, 0]*9+3*np.sin(P[:, 1]*5))+7*np.floor(P[:, 1]*9+2*np.sin(P[:, 0]*7))).astype(int)
    n = len(P)
    up = np.repeat(Z[None], n, 0)
    if form == 'roll':
        far = P[:, 1] > .1
        a = np.clip((P[:, 2]-.03)/.13, 0, 2)
        up = norm(np.stack([0*a, np.where(P[:, 2] > .04, -np.sign(P[:, 1]-.1)*0-.5*a, 0), 1-a], -1)+1e-3)
    hue = (np.abs(np.sin(patch*12.9898))*43758.5453) % 1
    # patches of several kinds grow through each other, each with its own colour
    kind = np.clip(((hue+R.n(.12, n)) % 1*len(t['cols'])).astype(int), 0, len(t['cols'])-1)
    turn, long = frames(norm(up*1.1+R.dirs(n)*.8), R.dirs(n)), R.u(.009, .021, n)*(2.2 if form == 'plugs' else 1)
    for k, col in enumerate(t['cols']):
        one, acc = kind == k, Acc()
        acc.scatter(leaf, P[one], turn[one], long[one], R.u(0, 1, one.sum()), np.zeros(one.sum()))
        acc.build(f'sedum{k}', leaf_mat(f'sedum{k}', [col, col], rough=.45, transl=.05, vein=0, back=0))
    return dict(pitch=24, yaw=-26, margin=.05)


def tray(w, d, h):
    b = Acc()
    for it in ((0, -d/2, h/2, w, .012, h), (0, d/2, h/2, w, .012, h), (-w/2, 0, h/2, .012, d, h), (w/2, 0, h/2, .012, d, h)): b.add(*box(*it, .002))
    b.build('tray', simple_mat('tray', '#26282a', .5, .4), smooth=False)
    s = Acc(); s.add(*box(0, 0, h*.45, w-.01, d-.01, h*.8, .002)); s.build('soil', simple_mat('soil', '#4a3526', .95, .1, noise=.7, nscale=60, col2='#2b1d14', bump=.8, bscale=80), smooth=False)
