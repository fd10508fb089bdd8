"""Ferns: arching fronds, once or twice feathered; the twice feathered ones stand as a shuttlecock round their crosiers."""
import math

import numpy as np

from parts.foliage import foliage_mat
from parts.leaf import blade, pinnate
from parts.mesh import Acc, Z, bezier, frames, merge, norm, tube, xf
from parts.pot import house_pot, pot_of
from parts.surface import blade_of

REVISION = 2


def draw(R, t):
    soil = house_pot(t) if t.get('house') else pot_of(t)
    fronds = Acc()
    if t.get('twice'):
        shuttlecock(R, t, soil, fronds)
    else:
        leaflet = blade(1, t.get('leafletw', .2), .3, .7, 5, 3, .1, .35)
        n = t.get('n', 46)
        for i in range(n):
            q = (i+.5)/n
            a = i*2.4+R.n(.15)
            d = np.array([math.cos(a), math.sin(a), 0])
            frond = pinnate(leaflet, t.get('pairs', 32), 1., t.get('arch', 1.0)*(1+.8*q*R.u(.8, 1.2)), t.get('leaflet', .125), .08, 1.35, lambda s: math.sin(math.pi*(.12+.86*s))**.7, vshape=.05, droop=.12, rach=.007, g=np.random.default_rng(R.i(0, 1 << 30)) if t.get('natural') else None)
            if t.get('natural'): frond = swept(R, frond)
            D = norm(d*(.2+t.get('open', .7)*q)+Z*(1.15-.75*q))
            fronds.scatter(frond, (d*.05+Z*soil)[None], frames(D[None], (Z*.8-d*.6)[None]), np.array([R.u(*t.get('tall', [.62, .85]))*(1-.1*q)]), np.array([R.u()]), np.array([.35 if i < n*.12 else 0]))
    fronds.build('fronds', foliage_mat(t))
    return dict(pitch=t.get('pitch', 12), margin=.04)


def swept(R, frond):
    """a frond that bends to its own side and turns on its axis"""
    v, f, u = frond
    y = v[:, 1]
    turn, side = R.n(.5)*y, R.n(.16)*y**2
    c, s = np.cos(turn), np.sin(turn)
    return np.stack([v[:, 0]*c+side, y, v[:, 2]+v[:, 0]*s], -1), f, u


def feather(g, t):
    """a frond of unit length along +Y, its face to +Z: pinnae of many close pinnules, each a little different from its neighbours"""
    fine, arch = t.get('fine', .46), t.get('arch', .7)*g.uniform(.8, 1.25)
    pinnule = blade_of(g, 0, o=t.get('pinnule', 'oblong'), w=fine, bend=.35, fold=.12, wave=0., twist=.1)
    pinna = pinnate(pinnule, 15, 1., .45, .2, .03, 1.25, lambda s: (1-s)**.6*.95+.06, vshape=0., droop=0., rach=.012)
    q = np.linspace(0, 1, 30)
    tilt = arch*(.25*q+.9*q**2.4)                                # upright, then over at the tip
    step = np.diff(q, prepend=0.)
    bow = g.normal(0, .05)
    line = np.stack([bow*q**2, np.cumsum(np.cos(tilt)*step), -np.cumsum(np.sin(tilt)*step)], -1)
    v, f, u = tube(line, np.linspace(.0085, .0018, 30), 6)
    parts = [(v, f, np.stack([np.full(len(v), .5), np.full(len(v), .02)], -1))]
    pairs, base = t.get('pairs', 26), t.get('stipe', .16)
    for i in range(2*pairs):
        s = base+(1-base)*((i//2+.5+.12*(i % 2))/pairs)
        x = s*29; j = min(28, int(x)); p = line[j]+(line[j+1]-line[j])*(x-j)
        along = norm(line[j+1]-line[j]); face = norm(np.array([0, -along[2], along[1]]))
        r = (s-base)/(1-base); sd = 1 if i % 2 else -1
        L = t.get('leaflet', .17)*(math.sin(math.pi*(.13+.86*r**.86)))**.85*g.uniform(.94, 1.05)
        a = 1.32-.45*r+g.normal(0, .05)
        d = along*math.cos(a)+np.array([sd, 0, 0])*math.sin(a)+face*(.12+g.normal(0, .09))
        parts.append(xf(pinna, p, d, face+np.array([-sd*.2+g.normal(0, .1), 0, 0]), L))
    return merge(parts), line


def shuttlecock(R, t, soil, fronds):
    scales, crook = Acc(), Acc()
    scale = blade_of(np.random.default_rng(3), 0, o='lance', w=.3, bend=.6, fold=.1)
    n = t.get('n', 24)

    def scaly(P, thick, m):
        """brown scales along the foot of a stalk"""
        k = R.g.integers(0, len(P)-1, m); D = norm(R.dirs(m)+norm(P[k+1]-P[k])*.9)
        scales.scatter(scale, P[k]+(P[k+1]-P[k])*R.u(0, 1, (m, 1))+D*thick, frames(D, R.dirs(m)), .026*R.u(.6, 1.2, m), R.u(0, .99, m), np.zeros(m))
    for i in range(n):
        q = (i+.5)/n
        a = i*2.39996+R.n(.2)
        d = np.array([math.cos(a), math.sin(a), 0])
        frond, line = feather(np.random.default_rng(R.i(0, 1 << 30)), t)
        lean = t.get('open', .5)*(.35+.85*q)+R.n(.06)
        D = norm(d*math.sin(lean)+Z*math.cos(lean)+R.n(.05, 3))
        M = frames(D[None], (Z*.5-d)[None])
        L = R.u(*t.get('tall', [.62, .85]))*(1-.16*(1-q)**2)
        foot = d*(.02+.035*q)+Z*(soil-.005)
        fronds.scatter(frond, foot[None], M, np.array([L]), np.clip([.5+R.n(.2)], 0, .99), np.array([.5 if i < n*.14 else 0.]))
        scaly((line[:6]*L)@M[0].T+foot, .004, 26)
    for i in range(t.get('crosiers', 5)):                        # young fronds, still rolled up
        a = i*2.4+R.u(-.4, .4)
        d = np.array([math.cos(a), math.sin(a)*.7-.3, 0]); h = R.u(.2, .42)*t.get('tall', [.6, .8])[0]
        foot = d*.03+Z*(soil-.01); top = foot+d*h*.22+Z*h
        stalk = bezier(foot, foot+Z*h*.6, top, 14)
        turn = np.linspace(0, 2.35*2*math.pi, 46); r = .034*(1-.78*turn/turn[-1])
        ahead = norm(stalk[-1]-stalk[-2]); inward = -norm(d-ahead*(d@ahead))
        coil = top+inward*.034-inward*(r*np.cos(turn))[:, None]+ahead*(r*np.sin(turn))[:, None]
        P = np.concatenate([stalk, coil[1:]])
        crook.add(*tube(P, np.interp(np.linspace(0, 1, len(P)), [0, .3, .8, 1], [.010, .008, .007, .003]), 8), R=R.u())
        scaly(P, .006, 150)
    scales.build('scales', foliage_mat({'cols': ['#6f4424', '#94643a', '#b0834f'], 'vein': 0, 'rough': .7, 'glow': .2}, 'scale'))
    crook.build('crosiers', foliage_mat({'cols': ['#7d9a48', '#95ad5c'], 'vein': 0, 'rough': .6}, 'stalk'))
