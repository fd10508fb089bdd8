"""Bulbs, corms and tubers as they lie in the hand: flesh under a papery skin that tears, a root plate, dry roots."""
import math

import numpy as np

from parts.leaf import blade, fleshy
from parts.look import look
from parts.mesh import Acc, Z, bezier, frames, grid_faces, norm, obj, smooth_noise3, tube
from parts.shader import simple_mat
from parts.surface import spline

SIDES, ROWS = 72, 46
# half width from root plate to nose, both in widths of the bulb; how much of the skin is left; how much it wrinkles
KIND = dict(
    tulip=(((0, .1), (.03, .3), (.12, .43), (.32, .5), (.52, .47), (.74, .35), (.93, .19), (1.08, .07), (1.2, .015)), .93, .010),
    onion=(((0, .12), (.03, .3), (.12, .44), (.34, .5), (.55, .46), (.72, .32), (.86, .15), (1.0, .075), (1.14, .05), (1.2, .012)), .97, .009),
    narcissus=(((0, .14), (.03, .32), (.14, .44), (.36, .5), (.6, .43), (.84, .26), (1.05, .15), (1.3, .12), (1.46, .08), (1.5, .02)), .95, .012),
    corm=(((0, .2), (.02, .4), (.1, .49), (.22, .5), (.36, .42), (.48, .24), (.56, .11), (.66, .06), (.8, .012)), 1.02, .016),
    tuber=(((0, .1), (.06, .34), (.2, .48), (.42, .5), (.62, .4), (.76, .22), (.82, .03)), 0., .05),
)


@look('bulb')
def bulb_mat(cols, dull=.0):
    """papery skin: fine streaks from base to neck"""
    return locals()


def body(R, prof, k, wrinkle, top=None):
    """a solid of revolution that is never quite round; top: how far up the skin reaches, round the bulb"""
    x = np.array(prof)
    a = np.linspace(0, 2*np.pi, SIDES, endpoint=False)
    s = np.linspace(0, 1, ROWS)[:, None]*(np.ones(SIDES) if top is None else top)[None]
    q = .5-.5*np.cos(np.pi*np.clip(s, 0, 1)) if top is None else s
    h = q*x[-1, 0]
    r = spline(x)(h.ravel()).reshape(h.shape)*k
    V = np.stack([r*np.cos(a), r*np.sin(a), h+0*r], -1).reshape(-1, 3)
    seed = R.i(0, 999)
    out = 1+.05*np.sin(2*np.tile(a, ROWS)+seed)+wrinkle*2*smooth_noise3(V*np.array([9, 9, 1.6]), seed, 2.2)+.02*smooth_noise3(V*3, seed+1, 2.)
    V[:, :2] *= out[:, None]
    U = np.stack([np.tile(a/6.2832, ROWS), q.ravel()], -1)
    return V, grid_faces(ROWS, SIDES, True), U


def skin_top(R, left, torn):
    """the rim of the skin: whole in some places, torn down in others"""
    a = np.linspace(0, 2*np.pi, SIDES, endpoint=False)
    rag = .02*np.sin(a*9+R.u(0, 6))+.016*np.sin(a*17+R.u(0, 6))+.012*np.sin(a*31+R.u(0, 6))
    tear = R.u(.15, .45)*np.exp(-(((a-R.u(0, 6.28)+np.pi) % (2*np.pi)-np.pi)/R.u(.2, .45))**2) if torn and R.u() < .5 else 0.
    return np.clip(left+rag-tear, .2, 1)


def scales(R, cols, move):
    """a lily: thick scales round a heart, no skin"""
    acc = Acc()
    for i in range(34):
        q = i/33; a = i*2.39996; d = np.array([math.cos(a), math.sin(a), 0])
        D = norm(d*(.15+.75*q)+Z*(1.1-.35*q))
        P = d*(.04+.2*q)+Z*(.1*(1-q)+.03)
        v, f, u = fleshy(1, .46, .16, .7, .5, 14, 14, -.75, .1)
        M = frames(D[None], (-d+Z*.2)[None])[0]
        acc.add(move((v*(.78-.12*q)*R.u(.9, 1.08))@M.T+P), f, np.stack([u[:, 0]*.2+i*.1, u[:, 1]], -1), R.u(), R.u(0, .4))
    acc.build('bulb', bulb_mat(cols, .3))


def one_bulb(R, kind, cols, width, at, stand=None, torn=True):
    """one bulb of this width lying at a place, or standing upright"""
    th, b = (R.u(1.05, 1.5), R.u(0, 6.28)) if stand is None else (stand, R.u(0, 6.28))
    if kind in ('corm', 'lily', 'tuber') and stand is None: th = R.u(.1, .3 if kind == 'lily' else .7)
    c, s, cb, sb = math.cos(th), math.sin(th), math.cos(b), math.sin(b)
    T = np.array([[cb, -sb, 0], [sb, cb, 0], [0, 0, 1]])@np.array([[1, 0, 0], [0, c, -s], [0, s, c]])
    size = width*R.u(.86, 1.14)
    prof, left, wrinkle = KIND.get(kind, KIND['onion'])
    core = body(R, prof, 1. if left == 0 else .965, wrinkle*.4 if left else wrinkle)
    low = (core[0]@T.T)[:, 2].min() if kind != 'lily' else -.07
    move = lambda v: (v@T.T-Z*low)*size+np.asarray(at, float)
    if kind == 'lily': scales(R, cols, move)
    elif not left: obj('bulb', move(core[0]), core[1], bulb_mat(cols, .4), core[2], rnd=np.full(len(core[0]), R.u()))
    else:
        obj('flesh', move(core[0]), core[1], bulb_mat(['#efe2c4', '#dcc496'], .25), core[2], rnd=np.full(len(core[0]), R.u()))
        v, f, u = body(R, prof, 1.01, wrinkle, skin_top(R, left, torn))
        v[:, :2] *= (1+.035*np.clip(np.tile(np.linspace(0, 1, ROWS), (SIDES, 1)).T.ravel()-.9, 0, 1)*10*.5)[:, None]      # the rim stands off
        obj('bulb', move(v), f, bulb_mat(cols), u, rnd=np.full(len(v), R.u()))
        shreds(R, prof, cols, move)
    roots(R, prof[0][1] if kind != 'lily' else .16, move)


def shreds(R, prof, cols, move):
    """what is left of last year's leaves on the nose"""
    acc = Acc()
    top = prof[-1][0]
    for k in range(R.i(2, 5)):
        a = R.u(0, 6.28); d = np.array([math.cos(a), math.sin(a), 0]); m = 1
        v, f, u = blade(1, R.u(.25, .5), .4, .7, 7, 3, .5, R.u(-.4, .5), wave=.2, wavefreq=1.5)
        M = frames(norm(Z+d*R.u(.02, .3))[None], d[None])[0]
        acc.add(move((v*R.u(.12, .24))@M.T+d*.03+Z*(top-.1*m)), f, u, R.u())
    acc.build('shreds', bulb_mat(cols, .2))


def roots(R, r, move):
    """the root plate and its dry roots"""
    a = np.linspace(0, 2*np.pi, 24, endpoint=False)
    k = np.linspace(.02, 1, 5)
    ring = np.stack([k[:, None]*np.cos(a)*r*1.1, k[:, None]*np.sin(a)*r*1.1, -.03+.035*k[:, None]**2+.008*np.sin(a*5+k[:, None]*9)], -1).reshape(-1, 3)
    mat = simple_mat('root', '#a58a5e', .9, noise=.6, nscale=200, col2='#6d5433', bump=.5, bscale=160)
    obj('plate', move(ring), grid_faces(5, 24, True)[:, ::-1], mat)
    acc = Acc()
    for _ in range(R.i(5, 13)):
        t = R.u(0, 6.28); d = np.array([math.cos(t), math.sin(t), 0]); L = R.u(.04, .16)
        p = bezier(d*r*R.u(.2, 1)-Z*.02, d*r-Z*L*.5+R.n(.02, 3), d*(r+L*R.u(.1, .8))-Z*L*R.u(.2, .8)+R.n(.03, 3), 7)
        acc.add(move(tube(p, np.linspace(.011, .004, 7), 5)[0]), tube(p, .01, 5)[1])
    acc.build('roots', mat)
