"""Ornamental grasses: a fountain of blades, plumes or spikes above it."""
import math

import numpy as np

from parts.flower import petal_mat
from parts.foliage import foliage_mat
from parts.leaf import blade
from parts.mesh import Acc, Z, bezier, frames, grid_faces, norm, tube
from parts.pot import pot_of

REVISION = 2


def draw(R, t):
    soil = pot_of(t)
    blades(R, t, soil)
    if t.get('plumes'):
        plumes(R, t['plumes'], soil)
    return dict(pitch=t.get('pitch', 8), margin=.04)


def blades(R, t, soil):
    acc = Acc()
    lo, hi = t.get('tall', [.5, .9])
    rows = 9
    s = np.linspace(0, 1, rows)
    for i in range(t.get('blades', 500)):
        a = R.u(0, 6.283)
        d = np.array([math.cos(a), math.sin(a), 0])
        q = R.u(t.get('inner', .05), 1)
        foot = d*R.u(0, 1)**.5*t.get('base', .1)+Z*(soil-.01)
        L = R.u(lo, hi)
        lean = t.get('arch', 1.)*q
        p = foot+np.outer(s, Z*L*(1-.18*lean*.6))+np.outer(s**2, d*L*lean*.55)-np.outer(s**3, Z*L*lean*.34)
        p[:, 2] = np.maximum(p[:, 2], .012)
        w = t.get('width', .009)*R.u(.75, 1.2)*(1-s**2*.92)+.0005
        if t.get('hollow'):                                            # chives: thin pipes, some bent over
            if R.u() < .14: p = p+np.outer(np.clip(s-R.u(.4, .7), 0, 1)**1.5, R.dirs(1)[0]*L*.7-Z*L*.6)
            acc.add(*tube(p, w, 6), R=R.u(), T=max(0, R.u(-.6, .7)))
            continue
        T = norm(np.gradient(p, axis=0))
        side = norm(np.cross(T, np.array([d[1], -d[0], .3])+R.dirs(1)[0]*.3))
        side = norm(np.cross(T, side))
        V = np.stack([p-side*w[:, None], p+side*w[:, None]], 1).reshape(-1, 3)
        acc.add(V, grid_faces(rows, 2), np.stack([np.tile([0, 1], rows), np.repeat(s, 2)], -1), R=R.u(), T=max(0, R.u(-.6, .7)))
    acc.build('blades', foliage_mat(dict(t, vein=t.get('vein', 0.), rough=t.get('rough', .55), glow=.35)))


def plumes(R, f, soil):
    stems, hairs = Acc(), Acc()
    hair = blade(1, f.get('hairw', .09), .3, .9, 3, 2, 0, .2)
    for i in range(f.get('n', 40)):
        a = R.u(0, 6.283)
        d = np.array([math.cos(a), math.sin(a), 0])
        q = R.u(.02, 1)
        L = R.u(*f['tall'])
        foot = d*.05*R.u()+Z*soil
        P = bezier(foot, foot+Z*L*.6+d*.04, foot+d*(f.get('spread', .5)*q)*L+Z*L*(1.03-.22*q*f.get('spread', .5)*2), 14)
        stems.add(*tube(P, np.linspace(.005, .0025, 14), 4), R=R.u())
        n = f.get('per', 240)
        ax = norm(P[-1]-P[-2])
        s = R.u(0, 1, n)
        long_ = f['long']*R.u(.8, 1.15)
        pos = P[-1]-ax*.3*long_+ax*(s*long_)[:, None]-Z*(s**2*long_*f.get('nod', .15))[:, None]
        if f.get('fingers'):                    # silky racemes that leave the axis and all bend one way
            pos, along = fingers(R, f, P[-1]-ax*.3*long_, ax, long_, n, stems)
            D = R.dirs(n)
            D = norm(norm(D-along*(D*along).sum(1)[:, None])+along*f.get('lean', .9))
            hairs.scatter(hair, pos, frames(D, R.dirs(n)), f['hair']*R.u(.6, 1.2, n), R.u(0, 1, n), np.zeros(n))
            continue
        D = R.dirs(n)
        D = norm(norm(D-ax*(D@ax)[:, None])+ax*f.get('lean', .9)-Z*f.get('drop', 0.))
        form = np.sin(np.pi*(.15+.78*s)) if f.get('form', 'club') == 'club' else (1-.75*s)
        hairs.scatter(hair, pos, frames(D, R.dirs(n)), f['hair']*form*R.u(.7, 1.2, n)+.004, R.u(0, 1, n), np.zeros(n))
    stems.build('culms', foliage_mat({'cols': f.get('culms', ['#9aa050', '#b5ac62']), 'vein': 0}, 'culm'))
    hairs.build('plumes', petal_mat('plume', f['cols'], transl=.45, rough=.8))


def fingers(R, f, foot, ax, long_, n, stems):
    """points and directions along the racemes of one plume"""
    k = f['fingers']
    q = np.sort(R.u(0, 1, k))*f.get('axis', .55)
    wind = np.array([1., -.25, 0])*f.get('bend', .5)*R.u(.7, 1.3)
    turn = np.arange(k)*2.4
    e1 = norm(np.cross(ax, [.2, 1., .1])); e2 = np.cross(ax, e1)
    way = norm(ax+(e1*np.cos(turn)[:, None]+e2*np.sin(turn)[:, None])*(f.get('open', .4)*R.u(.5, 1.2, k))[:, None]+wind*.3)
    reach = long_*(1-q*f.get('taper', .7))*f.get('reach', .8)*R.u(.8, 1.15, k)
    base = foot+ax*(q*long_)[:, None]
    stems.add(*tube(np.stack([foot, foot+ax*long_*f.get('axis', .55)]), np.array([.0025, .001]), 4), R=R.u())
    j, s = R.g.integers(0, k, n), R.u(0, 1, n)**.9
    fall = wind-Z*f.get('nod', .3)
    pos = base[j]+(way[j]*s[:, None]+fall*(s**2)[:, None]*.5)*reach[j][:, None]
    return pos, norm(way[j]+fall*s[:, None])
