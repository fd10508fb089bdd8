"""Cloth pulled over a thing and tied: a winter hood round a plant in its pot, a cover round a closed parasol.
`profile` [[r, z]…] what it lies on, from the hem up; `ties` [[z, r, how wide the cord shows]…] where a cord draws it in, in pleats; `folds` how deep it falls in between, `lumps` what pokes from within; `zip` [from, to]; `parts` the rest, as in assembly."""
import math

import numpy as np

from goods import assembly
from parts.fabric import weave
from parts.mesh import Acc, grid_faces, obj, smooth_noise3, tube
from parts.metal import steel
from parts.shader import simple_mat

REVISION = 1
ROUND, ROWS = 420, 260


def wave(g, low, high, q, drift=0.):
    """folds of uneven width round the cloth, -1…1"""
    k = np.arange(low, high)
    return sum(a*np.sin(n*q+f+d*drift) for n, a, f, d in zip(k, g.uniform(.3, 1., len(k)), g.uniform(0, 6.283, len(k)), g.uniform(-2, 2, len(k))))/math.sqrt(len(k))*1.1


def cloth(t, g):
    """radius of the cloth at angle q and height z, as a function of two grids"""
    p = np.array(t['profile'], float)
    zs = np.linspace(p[0, 1], p[-1, 1], 400)
    r0 = np.interp(zs, p[:, 1], p[:, 0])
    for _ in range(t.get('smooth', 10)): r0[1:-1] = (r0[:-2]+2*r0[1:-1]+r0[2:])/4
    seed = int(g.integers(999))
    waves = [(int(n), g.integers(1 << 30)) for n in (9, 22)]
    pleats = [g.integers(1 << 30) for _ in t['ties']]

    def at(q, z):
        r = np.interp(z, zs, r0)
        body = np.stack([np.cos(q)*r, np.sin(q)*r, z*.8], -1)
        r = r*(1+t.get('lumps', .1)*smooth_noise3(body.reshape(-1, 3)*t.get('knobs', 2.2)/r0.max()*.45, seed, 1.6).reshape(r.shape))
        soft, fine = (wave(np.random.default_rng(s), max(2, n//3), n, q, z*4) for n, s in waves)
        r = r+t.get('folds', .02)*r0.max()*(soft-.55*np.abs(fine))*np.clip(r/r0.max()*1.4-.25, 0, 1)
        for (tz, tr, _), s in zip(t['ties'], pleats):
            near = np.exp(-((z-tz)/t.get('fade', .16))**2)
            tight = np.exp(-((z-tz)/.028)**2)
            many = wave(np.random.default_rng(s), 14, 27, q)
            r = r*(1+near*(1-tight*.75)*t.get('pleats', .13)*(1-np.abs(many)*1.25))
            r = r*(1-tight)+tight*(tr*(1+.05*many))
        return np.maximum(r, .004)
    return at


def draw(R, t):
    if t.get('parts'): assembly.draw(R, dict(parts=t['parts']))
    at = cloth(t, R.g)
    low, high = t['profile'][0][1], t['profile'][-1][1]
    q = np.linspace(0, 2*np.pi, ROUND, endpoint=False)
    z = np.linspace(low, high, ROWS)
    Q, H = np.meshgrid(q, z)
    hem = wave(R.g, 3, 14, Q)*t.get('hem', .012)
    H2 = H+hem*np.exp(-(H-low)/.05)-hem*np.exp(-(high-H)/.05)*t.get('frill', 1.)
    r = at(Q, H)
    P = np.stack([np.cos(Q)*r, np.sin(Q)*r, H2], -1)
    mat = weave('cloth', t['col'], t.get('col2', t['col']), t.get('threads', 420), .0005)
    obj('hood', P.reshape(-1, 3), grid_faces(ROWS, ROUND, True), mat)
    inner = P*[.985, .985, 1]
    for edge, k in ((inner[0], P[0]), (inner[-1], P[-1])): obj('edge', np.concatenate([edge, k]), np.stack([np.arange(ROUND), np.roll(np.arange(ROUND), -1), np.roll(np.arange(ROUND), -1)+ROUND, np.arange(ROUND)+ROUND], -1), mat)
    cord = Acc()
    for tz, tr, thick in t['ties']:
        if not thick: continue
        for turn in (-.6, .6):
            a = np.linspace(0, 2*np.pi, 120)
            cord.add(*tube(np.stack([np.cos(a), np.sin(a), 0*a], -1)*(at(a, 0*a+tz)+thick*.7)[:, None]+np.array([0, 0, tz+turn*thick*1.5]), thick, 10))
        bow(cord, tz, at(np.array([-np.pi/2]), np.array([tz]))[0]+thick*1.6, thick, t.get('bow', .1))
    if cord.V: cord.build('cord', simple_mat('cord', t.get('cord', '#b48a54'), .9, .1, noise=.3, nscale=160, col2='#7a5a34', bump=.3, bscale=300))
    if t.get('zip'): zipped(t, at)
    return dict(pitch=t.get('pitch', 8), yaw=t.get('yaw', 0), margin=.05)


def bow(acc, z, r, thick, size):
    """two loops and two ends in front"""
    p = lambda x, y, h: [x*size, -r-y*size, z+h*size]
    smooth = lambda pts: assembly.pipe(pts, thick*.9, thick*.8)
    for s in (-1, 1):
        acc.add(*smooth([p(0, .05, 0), p(s*.4, .22, .25), p(s*.85, .25, .12), p(s*.8, .28, -.2), p(s*.35, .2, -.12), p(0, .1, 0)]))
        acc.add(*smooth([p(0, .1, 0), p(s*.22, .22, -.35), p(s*.3, .2, -.85), p(s*.38, .12, -1.3)]))
    acc.add(*assembly.boulder(0, -r-.08*size, z+.003, thick*2.3))


def zipped(t, at):
    """a zip in front: two tapes, a row of teeth and a puller"""
    z = np.linspace(*t['zip'], 220)
    front = lambda off, out: np.stack([0*z+off, -np.sqrt(np.maximum(at(np.full(220, -np.pi/2), z)**2-off**2, 1e-6))-out, z], -1)
    tape, teeth = Acc(), Acc()
    wide = t.get('tape', .011)
    for s in (-1, 1): tape.add(*tube(front(s*wide*.62, -.001), wide*.55, 8))
    line = front(0, .0045)
    for k in range(0, 220): teeth.add(*assembly.rod(line[k]+np.array([[-.0045, 0, 0], [.0045, 0, 0]]), .0022))
    tape.build('tape', simple_mat('fabric', t.get('tapecol', '#2b2d2e'), .85, .1, noise=.3, nscale=300, col2='#4a4c4c', bump=.2, bscale=400))
    teeth.build('teeth', steel())
    pull = Acc()
    end = line[3]
    pull.add(*assembly.rod(np.array([end+[0, -.006, .004], end+[0, -.012, -.03], end+[0, -.012, -.07]]), .006))
    pull.build('puller', steel())
