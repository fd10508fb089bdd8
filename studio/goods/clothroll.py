"""Rolls of cloth, film, mesh or woven mats: standing upright with a free end, or lying half unrolled."""
import math

import numpy as np

from parts.fabric import weave
from parts.metal import zinc
from parts.mesh import Acc, grid_faces, norm, obj, smooth_noise3, tube
from parts.shader import simple_mat

REVISION = 1


def cloth(t):
    kind = t.get('kind', 'cloth')
    c = t.get('col', '#2c2e2c')
    if kind == 'jute': return weave('jute', c, '#8a6638', 190, .0016)
    if kind == 'film': return simple_mat('film', c, .32, .45, noise=.12, nscale=4, col2='#4a4a4a', bump=.04, bscale=8)
    if kind == 'fleece': return simple_mat('fleece', c, .95, .1, noise=.2, nscale=50, col2='#ffffff', bump=.25, bscale=120)
    return weave('cloth', c, t.get('col2', '#45474a'), 260, .0006, rough=.55)


def spiral(turns, r0, gap):
    th = np.linspace(0, turns*2*math.pi, int(turns*60))
    r = r0+gap*th/(2*math.pi)
    return r*np.cos(th), r*np.sin(th)


def draw(R, t):
    if t.get('sticks'):
        return mat_of_sticks(R, t)
    w = t.get('width', 1.0)
    thick = t.get('thick', .012)
    turns = t.get('turns', 5)
    if t.get('standing', False):
        x, y = spiral(turns, .07, thick)
        a = np.linspace(0, t.get('free', .7), 30)
        end = np.array([x[-1], y[-1]])
        x = np.concatenate([x, end[0]+a[1:]*.55+.04*np.sin(a[1:]*5)]); y = np.concatenate([y, end[1]+a[1:]*.12-.05*np.sin(a[1:]*6)*a[1:]])
        z = np.linspace(0, w, 8)
        P = np.stack([np.broadcast_to(x, (8, len(x))), np.broadcast_to(y, (8, len(x))), np.broadcast_to(z[:, None], (8, len(x)))], -1)
        if t.get('kind') == 'mesh': wire(P, t)
        else: obj('cloth', P.reshape(-1, 3), grid_faces(8, len(x)), cloth(t))
        if t.get('stiff'): edges(P, t)
        return dict(pitch=t.get('pitch', 10), yaw=-8, margin=.06)
    y, z = spiral(turns, .06, thick)
    k = len(z)-1-np.argmin(z[::-1][:60])
    y, z = y[:k+1], z[:k+1]
    low = -z.min()
    free, n = t.get('free', .55), 64
    out = np.linspace(0, free, 60)
    rolled = len(y)
    lie = .006+.008*np.clip(out[1:]/free-.86, 0, 1)/.14                       # the end still curls up a little
    y = np.concatenate([y, y[-1]+out[1:]]); z = np.concatenate([z+low+.006, lie])
    x = np.linspace(-w/2, w/2, n)
    P = np.stack([np.broadcast_to(x, (len(y), n)), np.broadcast_to(-y[:, None], (len(y), n)), np.broadcast_to(z[:, None], (len(y), n))], -1).copy()
    if t.get('kind') == 'mesh': wire(P, t)
    else:
        loose(R, P, rolled, free, dict(film=1.3, fleece=1.1, jute=1.2).get(t.get('kind'), .9))
        obj('cloth', P.reshape(-1, 3), grid_faces(len(y), n), cloth(t))
        core(w, low+.006)
        if not t.get('kind') and w > .8: checks(P, t)
    return dict(pitch=16, yaw=-26, margin=.06)


def loose(R, P, rolled, free, soft):
    """no turn lies quite over the last, and what is unrolled does not lie flat"""
    turns = np.arange(len(P))/len(P)
    P[..., 0] += (.0045*np.sin(turns*31+R.u(0, 6))+.003*np.sin(turns*83+R.u(0, 6)))[:, None]
    lying = P[rolled:]
    far = np.linspace(0, 1, len(lying))[:, None]**.7
    swell = .5+.5*smooth_noise3((lying*[5.5, 9., 0]).reshape(-1, 3), R.i(0, 999), 1.3).reshape(lying.shape[:2])
    ripple = .5+.5*smooth_noise3((lying*[13., 5., 0]).reshape(-1, 3), R.i(0, 999), 1.3).reshape(lying.shape[:2])
    lying[..., 2] += far*soft*np.clip(.011*swell**2+.004*ripple, 0, .03)
    lying[..., 1] += far*.006*np.sin(lying[..., 0]*7+R.u(0, 6))


def core(w, z):
    """the cardboard tube inside"""
    acc, reach = Acc(), w/2+.008
    for r in (.056, .049): acc.add(*tube(np.array([[-reach, 0, z], [0, 0, z], [reach, 0, z]]), r, 40))
    for x in (-reach, reach):
        a = np.linspace(0, 2*np.pi, 40, endpoint=False)
        ring = np.concatenate([np.stack([0*a+x, r*np.cos(a), z+r*np.sin(a)], -1) for r in (.049, .056)])
        acc.add(ring, np.stack([np.arange(40), np.roll(np.arange(40), -1), np.roll(np.arange(40), -1)+40, np.arange(40)+40], -1))
    acc.build('core', simple_mat('card', '#b08a5c', .9, .1, noise=.3, nscale=120, col2='#8f6c42', bump=.15, bscale=200))


def checks(P, t):
    """the lines woven into ground cloth, to plant by"""
    acc = Acc()
    over = norm(np.cross(np.gradient(P, axis=1), np.gradient(P, axis=0)))*.0006
    for j in range(6, P.shape[1]-4, 9):
        for side in (-1, 1): acc.add(*tube(P[:, j]+over[:, j]*side, .0011, 4))
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P[:, 30], axis=0), axis=1))])
    for at in np.arange(.1, run[-1], .15):
        i = int(np.searchsorted(run, at))
        if 0 < i < len(P):
            for side in (-1, 1): acc.add(*tube(P[i]+over[i]*side, .0011, 4))
    acc.build('checks', simple_mat('net', t.get('line', '#7f9a63'), .7, .2))


def edges(P, t):
    """a stiff sheet has thickness: its upper and its free edge catch the light"""
    acc = Acc()
    acc.add(*tube(P[-1], t['stiff'], 8)); acc.add(*tube(P[:, -1], t['stiff'], 8))
    acc.build('edge', cloth(dict(t, col=t.get('edgecol', '#3a3d3f'))))


def wire(P, t):
    acc = Acc()
    for i in range(0, P.shape[0]): acc.add(*tube(P[i], .0035, 4))
    for j in range(0, P.shape[1], 2): acc.add(*tube(P[:, j], .0025, 4))
    acc.build('mesh', zinc())


def mat_of_sticks(R, t):
    """willow, reed, heather, bamboo: sticks side by side, bound with wire, standing in a curve"""
    h = t.get('tall', 1.6)
    gap, r = t['sticks']
    x, y = spiral(t.get('turns', 2.5), .14, max(.05, r*3))
    a = np.linspace(0, 1.25, 40)
    ex, ey = x[-1], y[-1]
    x = np.concatenate([x, ex+a[1:]]); y = np.concatenate([y, ey+a[1:]*.1-.1*np.sin(a[1:]*3.2)])
    L = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
    acc = Acc()
    for s in np.arange(0, L[-1], gap):
        px, py = np.interp(s, L, x), np.interp(s, L, y)
        for _ in range(t.get('deep', 1)):
            qx, qy = px+R.n(r*.5), py+R.n(r*.6)
            top = h*(1+R.n(t.get('ragged', .004)))
            z = np.linspace(.0, top, t.get('knots', 4))
            w = t.get('wobble', .003)
            line = np.stack([qx+R.n(w, len(z)), qy+R.n(w, len(z)), z], -1)
            rr = r*R.u(.7, 1.2)*np.ones(len(z))
            if t.get('jointed'): rr[1:-1] *= 1.12
            acc.add(*tube(line, rr, 6), R=R.u())
    from parts.foliage import foliage_mat
    acc.build('sticks', foliage_mat({'cols': t['cols'], 'vein': 0, 'glow': 0., 'rough': t.get('rough', .75), 'gloss': .2, 'back': 0}, 'stick'))
    ties = Acc()
    for z in np.linspace(.12, .92, t.get('ties', 6))*h:
        ties.add(*tube(np.stack([x, y-r*1.3, 0*x+z], -1), .004, 4))
    ties.build('ties', zinc())
    return dict(pitch=9, yaw=-10, margin=.05)
