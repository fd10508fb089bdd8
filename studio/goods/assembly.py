"""Things put together from simple solids, listed as data: parts = [[solid, material, numbers…], …] in metres.
box x y z sx sy sz [bevel] · plank x y z sx sy sz tilt (degrees about x) · pipe [[x y z]…] r r (a smooth bend) · rod [[x y z]…] r · turn [[r z]…] x y z · pad x y z sx sy sz · flame x y z h · boulder x y z r · water of parts/water.py: pool, spring, veil, jet, basin · cane [x y z] [x y z] r · sheet four corners sag · ball x y z r. `fine` = what else there is to see from nearby."""
import math

import numpy as np

from goods.firebowl import flame_mat
from parts.fabric import canvas, felt, jute, weave, wicker
from parts.mesh import Acc, box, grid_faces, hexc, lathe, norm, obj, round_profile, smooth_noise3, soft_box, tube
from parts.metal import brass, corten, iron, painted, steel, zinc
from parts.look import look
from parts.shader import simple_mat
from parts.trim import bauble_mat, glow_mat
from parts.water import basin, cane, jet, pool, spring, veil, water_mat
from parts.wood import wood_mat

REVISION = 1
WATER = dict(basin=basin, pool=pool, spring=spring, veil=veil, jet=jet, cane=cane)
SOFT = .012     # a bevel this wide is moulded, not cut: round and smooth
WOOD = dict(teak=('#b9824f', '#8a5a2f'), pine=('#d0a878', '#a87c4c'), douglas=('#c08a5c', '#8f5c38'), hardwood=('#8a5236', '#5c3220'), grey=('#9a8f80', '#6f665a'), dark=('#6b4f36', '#4a3524'), ash=('#c08a52', '#93602f'), bamboo=('#c2a468', '#94763f'), scaffold=('#b39a7c', '#857054'))


def material(name):
    kind, _, col = name.partition(':')
    if kind in WOOD: return wood_mat(kind, *WOOD[kind], .9)
    made = dict(
        paint=lambda: painted(col, .42, name), plastic=lambda: simple_mat(name, col, .45, .4), matt=lambda: simple_mat(name, col, .85, .2, noise=.15, nscale=9, col2='#8a8a86'), fabric=lambda: weave(name, col, col, 420, .0005), canvas=lambda: canvas(col, col, name), felt=lambda: felt(col, name),
        steel=steel, zinc=zinc, iron=iron, corten=corten, brass=brass, jute=lambda: jute('jute', col or '#b48a54'), stone=lambda: simple_mat(name, col, .9, .2, noise=.4, nscale=14, col2='#6f6e6a', bump=.25, bscale=80), granite=lambda: simple_mat(name, '#8f8e8a', .4, .4, noise=.9, nscale=60, col2='#4a4a48'),
        bauble=lambda: bauble_mat(col, name), fat=lambda: simple_mat(name, '#cdb88a', .85, .2, noise=.9, nscale=26, col2='#4a3a28', bump=.8, bscale=50), coco=lambda: simple_mat(name, '#6b4a2c', .98, .05, noise=.8, nscale=30, col2='#3f2a18', bump=1., bscale=40), net=lambda: simple_mat(name, col, .6, .3),
        concrete=lambda: simple_mat(name, col, .93, .12, noise=.6, nscale=60, col2='#6f6d66', bump=.5, bscale=26), hose=lambda: simple_mat(name, col, .3, .5, coat=1.),
        water=water_mat, wet=lambda: simple_mat(name, col, .12, .6, noise=.75, nscale=60, col2='#1d1f20', coat=1.), wetcorten=lambda: corten(name, wet=True), glow=lambda: glow_mat(col or '#ffd68a', 5.), flame=flame_mat, glass=lambda: glass(), wicker=lambda: wicker(col, name), rubber=lambda: simple_mat(name, '#232425', .7, .3), soil=lambda: simple_mat(name, '#2b1d14', .95, .1, noise=.7, nscale=60, col2='#4a3526', bump=.8, bscale=80), sand=lambda: simple_mat(name, '#dcc08c', .95, .1, noise=.4, nscale=50, col2='#c8a86c', bump=.5, bscale=120),
    )
    return made[kind]()


@look('glass')
def glass():
    return locals()


def pad(x, y, z, sx, sy, sz):
    """a cushion: swollen across its thin side, corners rounded, drawn in at the seam, with a few soft dents"""
    n = 40
    size = np.array([sx, sy, sz]); thin = int(np.argmin(size)); i, j = [k for k in range(3) if k != thin]
    th = np.sin(np.linspace(-np.pi/2, np.pi/2, n))
    U, V = np.meshgrid(th, th, indexing='ij')
    u, v = U*np.sqrt(1-.30*V**6*U**2), V*np.sqrt(1-.30*U**6*V**2)                   # round corners
    full = np.clip((1-np.abs(U)**5)*(1-np.abs(V)**5), 0, 1)**.42
    P0 = np.zeros((n, n, 3)); P0[..., i], P0[..., j] = u*size[i]/2*(1-.03*V**2), v*size[j]/2*(1-.03*U**2)
    dent = 1+.05*np.sin(U*2.3+V*1.1+x*5)+.03*np.sin(V*5-U*3+y*7)
    out = []
    for s in (-1, 1):
        P = P0.copy(); P[..., thin] = s*size[thin]/2*(.06+.94*full*dent)
        F = grid_faces(n, n)
        out.append((P.reshape(-1, 3)+np.array([x, y, z]), F if s*(1 if thin != 1 else -1) > 0 else F[:, ::-1]))
    V_ = np.concatenate([out[0][0], out[1][0]])
    edge = []
    idx = np.arange(n*n).reshape(n, n)
    for line in (idx[0], idx[-1][::-1], idx[:, 0][::-1], idx[:, -1]):
        edge += [[line[k], line[k+1], n*n+line[k+1], n*n+line[k]] for k in range(n-1)]
    return V_, np.concatenate([out[0][1], out[1][1]+n*n, np.array(edge)]), np.stack([V_[:, i], V_[:, j]], -1)


def boulder(x, y, z, r):
    """a stone worn by water: never quite round, never the same twice"""
    th = np.linspace(.02, math.pi-.02, 28); v, f, u = lathe([(math.sin(q), math.cos(q)) for q in th], 44)
    seed = int(abs(x*7919+y*104729)*1000) % 9973
    g = np.random.default_rng(seed)
    v = v*(1+.13*smooth_noise3(v, seed, 1.5)+.04*smooth_noise3(v, seed+1, 4.))[:, None]*(g.uniform(.8, 1.15, 3)*[1.1, 1.1, .72])
    c, s = math.cos(seed), math.sin(seed)
    v = np.stack([v[:, 0]*c-v[:, 1]*s, v[:, 0]*s+v[:, 1]*c, v[:, 2]], -1)
    return v*r+np.array([x, y, z-r*.2]), f[:, ::-1], u


def flame(x, y, z, h):
    """a candle flame: a drop that leans a little; its tone tells how far up"""
    s = np.linspace(0, 1, 22)
    P = np.stack([x+.05*h*np.sin(s*2.4), y+0*s, z+s*h], -1)
    v, f, u = tube(P, h*.21*np.sin(np.pi*(.10+.90*s)**.62)**1.1+.0003, 20)
    return v, f, u, np.repeat(.05+.8*s**1.6, 20)


def sheet(a, b, c, d, sag=0.):
    n = 18
    u = np.linspace(0, 1, n)
    U, V = np.meshgrid(u, u)
    a, b, c, d = (np.array(q, float) for q in (a, b, c, d))
    P = a*((1-U)*(1-V))[..., None]+b*(U*(1-V))[..., None]+c*(U*V)[..., None]+d*((1-U)*V)[..., None]
    P[..., 2] -= sag*np.sin(np.pi*U)*np.sin(np.pi*V)
    return P.reshape(-1, 3), grid_faces(n, n), np.stack([U, V], -1).reshape(-1, 2)


def rod(P, r):
    """a tube through points, closed at both ends unless it is a ring"""
    sides = 28 if r > .02 else 12
    if np.allclose(P[0], P[-1]): return tube(P, r, 12)
    first, last = norm(P[1]-P[0]), norm(P[-1]-P[-2])
    P = np.concatenate([[P[0]-first*.0008], P, [P[-1]+last*.0008]])
    return tube(P, np.concatenate([[.0004], np.full(len(P)-2, r), [.0004]]), sides)


def pipe(points, r0, r1):
    """a tube that bends smoothly through its points (Catmull-Rom) and narrows from r0 to r1, closed at both ends"""
    Q = np.array([2*np.array(points[0])-points[1], *points, 2*np.array(points[-1])-points[-2]], float)
    s = np.linspace(0, 1, 9)[:-1, None]
    P = [.5*((2*b)+(c-a)*s+(2*a-5*b+4*c-d)*s**2+(3*b-a-3*c+d)*s**3) for a, b, c, d in zip(Q, Q[1:], Q[2:], Q[3:])]
    P = np.concatenate([*P, Q[-2:-1]])
    first, last = norm(P[1]-P[0]), norm(P[-1]-P[-2])
    r = np.linspace(r0, r1, len(P))
    return tube(np.concatenate([[P[0]-first*.0008], P, [P[-1]+last*.0008]]), np.concatenate([[.0004], r, [.0004]]), 24)


def plank(x, y, z, sx, sy, sz, tilt, k):
    v, f, u = box(0, 0, 0, sx, sy, sz, .005, k)
    c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    return np.stack([v[:, 0]+x, v[:, 1]*c-v[:, 2]*s+y, v[:, 1]*s+v[:, 2]*c+z], -1), f, u


def draw(R, t):
    groups = {}
    for solid, mat, *a in t['parts']+t.get('fine', []):
        soft = solid == 'box' and len(a) > 6 and a[6] >= SOFT
        acc = groups.setdefault((mat, solid in ('box', 'sheet', 'plank') and not soft), Acc())
        k = R.u()
        if soft: acc.add(*soft_box(*a[:7], k), R=k)
        elif solid == 'box': acc.add(*box(*a[:6], a[6] if len(a) > 6 else .006, k), R=k)
        elif solid == 'rod': acc.add(*rod(np.array(a[0], float), a[1]), R=k)
        elif solid == 'pipe': acc.add(*pipe(*a), R=k)
        elif solid == 'plank': acc.add(*plank(*a, k), R=k)
        elif solid == 'turn':
            cloth = mat.startswith('fabric')
            v, f, u = lathe(round_profile(a[0], .16, 9) if cloth else round_profile(a[0], .006, 5), 144)
            if cloth:                                  # cloth falls in folds, deepest where it is tied
                q = np.arctan2(v[:, 1], v[:, 0]); v[:, :2] *= (1+(.018*np.sin(q*9+3*v[:, 2])+.012*np.sin(q*17-5*v[:, 2])+.02*np.sin(q*4+2*v[:, 2]))*np.clip(v[:, 2], 0, 1))[:, None]
            acc.add(v+np.array(a[1:4] if len(a) > 1 else [0, 0, 0]), f, u, R=k)
        elif solid == 'pad': acc.add(*pad(*a), R=k)
        elif solid in WATER: acc.add(*WATER[solid](*a), R=k)
        elif solid == 'boulder': acc.add(*boulder(*a), R=k)
        elif solid == 'flame': v, f, u, tone = flame(*a); acc.add(v, f, u, k, tone)
        elif solid == 'sheet': acc.add(*sheet(*a), R=k)
        elif solid == 'ball':
            x, y, z, r = a
            th = np.linspace(.02, math.pi-.02, 32); v, f, u = lathe([(r*math.sin(q), r*math.cos(q)) for q in th], 56); acc.add(v+np.array([x, y, z]), f[:, ::-1], u, R=k)
    for i, ((mat, flat), acc) in enumerate(groups.items()):
        acc.build(f'part{i}', material(mat), smooth=not flat)
    return dict(pitch=t.get('pitch', 12), yaw=t.get('yaw', -24), margin=.06)
