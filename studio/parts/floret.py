"""Flowers by botany: petals in rings, tubes, cups and full blooms, from botany/flowers.json. A flower looks along +Z; unit: its width."""
import json
import math
import os

import numpy as np

from parts.foliage import HERE, Leaf
from parts.lipped import columbine, foxglove, lipped
from parts.mesh import Z, grid_faces, merge, tube, xf
from parts.surface import blade_of, spline

BOTANY = json.load(open(os.path.join(HERE, 'botany', 'flowers.json'), encoding='utf8'))


OPEN = ('four', 'five', 'six', 'eight', 'star', 'star6', 'wide', 'anemone', 'daisy', 'cone', 'fine', 'hair', 'trumpet', 'cyclamen', 'crocus')      # plain open flowers, which botany refines


def floret_data(name, latin):
    """the species' or genus' own flower, if it is of the form the traits name; else the named form"""
    words = (latin or '').split(' ')
    for key in (' '.join(words[:2]), words[0]):
        own = BOTANY['taxa'].get(key)
        if own and (own['like'] == name or own['like'] in OPEN and name in OPEN):
            return {**BOTANY['shapes'][own['like']], **own}
    return BOTANY['shapes'][name]


def rings(g, level, rings=(), **_):
    parts = []
    for q in rings:
        for k in range(q['n']):
            a = q.get('turn', 0.)+k*q.get('step', 1.)*2*math.pi/q['n']+g.normal(0, .05)
            lift = q['lift']+g.normal(0, .06)
            d, up = (math.cos(a), math.sin(a), lift), (-math.cos(a)*lift, -math.sin(a)*lift, 1)
            shape = {k2: v for k2, v in q.items() if k2 in ('o', 'w', 'bend', 'fold', 'cup', 'wave', 'waves', 'twist')}
            petal = blade_of(g, level if q['n'] < 20 else max(0, level-1), **{'fold': .12, 'wave': .03, 'twist': .1, 'sway': .06, **shape})
            if 'blot' in q or 'from' in q: petal = faced(petal, q)
            parts.append(xf(petal, (math.cos(a)*q.get('start', .02), math.sin(a)*q.get('start', .02), q.get('rise', 0)), d, up, q['size']*g.uniform(.94, 1.05)))
    return merge(parts)


def faced(petal, q):
    """the face of a pansy: `blot` the share of a petal that wears the colour of its heart, with whiskers where it ends; `from` a petal without"""
    v, f, u = petal
    y = u[:, 1]
    if 'from' in q: return v, f, np.stack([u[:, 0], q['from']+(1-q['from'])*y], -1)
    x = u[:, 0]*2-1
    edge = q['blot']*(1-.45*np.abs(x)**1.6)*(1+.16*np.cos(x*np.pi*4.))
    return v, f, np.stack([u[:, 0], np.interp(y/edge, [0, .12, .9, 1.16, 1/q['blot']*1.6], [.0, .02, .06, .5, 1.])], -1)


def tubeflower(g, level, n=5, flare=.5, long=1., mouth=.28, throat=.09, lobes=.35, shut=0, ruffle=0., limb=0., **_):
    """trumpet, bell or urn with a lobed mouth that turns out; limb: a tube that opens into a disc of round lobes, whose edge stands that much higher than the neck"""
    rows, sides = (6, 10, 16, 24)[level], n*(3, 4, 8, 12)[level]
    a, s = np.linspace(0, 2*np.pi, sides, endpoint=False), np.linspace(0, 1, rows)
    r = throat+(mouth-throat)*np.clip((s-.25)/.75, 0, 1)**(2.2-flare)
    if shut: r = r*np.where(s < .5/rows, .05, 1)             # no looking through the throat
    edge = np.clip((s-.7)/.3, 0, 1)[:, None]**1.5
    ray = 1+(lobes+g.normal(0, .03))*np.cos(a*n)[None]*edge+.03*np.sin(a*3+g.random()*6)[None]*edge
    X, Y = (r[:, None]*ray)*np.cos(a), (r[:, None]*ray)*np.sin(a)
    H = s[:, None]*long-.14*flare*np.clip((s-.8)/.2, 0, 1)[:, None]*(1+.4*np.cos(a*n)[None])+.02*np.sin(a*5+g.random()*6)[None]*edge
    if ruffle: H = H+ruffle*np.sin(a*n*3+g.random()*6)[None]*edge**2
    if limb:
        neck = throat*1.9
        out = np.clip((s-.4)/.6, 0, 1)[:, None]
        r = np.where(s < .4, throat+(neck-throat)*(s/.4)**2, 0)[:, None]*(out == 0)+(neck+(mouth-neck)*out)*(out > 0)
        if shut: r = r*np.where(s < .5/rows, .05, 1)[:, None]
        bay = 1-np.abs(np.cos(a*n/2+g.normal(0, .05)))[None]**.5
        r = r*(1-lobes*bay*out**1.6*g.uniform(.85, 1.15))
        H = long*np.minimum(s[:, None]/.4, 1)+limb*(np.sqrt(out)-.55*out**2)-.05*bay*out**2+ruffle*out**2*(np.sin(a*n*2+g.random()*6)+.6*np.sin(a*n*1.0+g.random()*6)+.5*np.sin(a*2+g.random()*6))[None]
        X, Y = r*np.cos(a), r*np.sin(a)
    V = np.stack([X, Y, H+0*X], -1).reshape(-1, 3)
    return V, grid_faces(rows, sides, True), np.stack([np.tile((a*n/6.2832+.5) % 1, rows), np.repeat(s, sides)], -1)


def cup(g, level, open=.25, n=6, w=.74, **_):
    """tulip, crocus, magnolia: broad petals standing round a cup"""
    nv, nu = (6, 9, 16, 26)[level], (5, 7, 11, 17)[level]
    v, u = np.linspace(0, 1, nv), np.linspace(-1, 1, nu)
    parts = []
    for k in range(n):
        a = k*2*math.pi/n+g.normal(0, .05)
        width = np.clip(v, .02, .99)**.55*(1-np.clip(v, 0, .99)**3.4)**.6
        width = width/width.max()*w/2
        belly = -.30*np.sin(np.pi*np.clip(v*.92, 0, 1))**.8-.08*np.clip(v-.78, 0, 1)*2*(1+g.normal(0, .4))
        x = u[None]*width[:, None]
        z = belly[:, None]+.62*(np.abs(u)[None]**1.8)*width[:, None]-.10*np.exp(-(u/.12)**2)[None]*width[:, None]*v[:, None]+.018*np.sin(u*7+g.random()*6)[None]*v[:, None]**4
        V = np.stack([x, np.broadcast_to(v[:, None], x.shape)-.05*np.abs(u)[None]**3*v[:, None]**5, z], -1).reshape(-1, 3)
        U = np.stack([np.broadcast_to(u*.5+.5, x.shape), np.broadcast_to(v[:, None], x.shape)], -1).reshape(-1, 2)
        d = np.array([math.cos(a), math.sin(a), 0])
        D = Z+d*(.10+open*.55*(1 if k % 2 else .8)+g.normal(0, .03))
        parts.append(xf((V, grid_faces(nv, nu), U), d*.06, D/np.linalg.norm(D), -d, 1. if k % 2 else .97))
    return merge(parts)


def tulip(g, level, open=.2, lean=1., **_):
    """three outer and three inner petals wrapped round a cup that bulges low and narrows to the rim, or opens"""
    nv, nu = (9, 13, 20, 32)[level], (7, 9, 15, 23)[level]
    v, u = np.linspace(0, 1, nv)[:, None], np.linspace(-1, 1, nu)[None]
    e, parts = np.abs(u), []
    for k in range(6):
        outer, o = k % 2, open+g.normal(0, .05)
        rho = spline(((0, .05), (.07, .15), (.2, .25), (.4, .31), (.64, .29+.12*o), (.85, .25+.3*o), (1, .21+.48*o)))(v.ravel())[:, None]
        half = spline(((0, .8), (.15, .86), (.38, 1.02), (.58, 1.04), (.78, .92), (.9, .7), (.96, .46), (.99, .2), (1, .05)))(v.ravel())[:, None]
        th = k*math.pi/3+g.normal(0, .06)+u*half*lean*g.uniform(.95, 1.08)
        r = rho*(1.04 if outer else .94)+.05*v**3*e**2*(1.2 if outer else .5)-.012*np.exp(-(u/.1)**2)*v*(1-v)*2+.010*np.sin(u*4+g.random()*6)*v**2
        z = v*(1.02 if outer else .99)*g.uniform(.96, 1.04)-.09*e**2.2*v**3+.012*np.sin(u*6+g.random()*6)*v**5
        V = np.stack([r*np.cos(th), r*np.sin(th), z+0*r], -1).reshape(-1, 3)
        parts.append((V, grid_faces(nv, nu), np.stack(np.broadcast_arrays(u*.5+.5, v), -1).reshape(-1, 2)))
    return merge(parts)


def bloom(g, level, petals=38, open=(.8,), **_):
    """petals in a golden-angle spiral: the inner ones a tight cone, the outer ones rolled back at the rim"""
    nu, nv = ((9, 8), (13, 11), (21, 16), (33, 25))[level]
    K, size, o = petals, .8, open[int(g.integers(len(open)))]
    u, v = np.linspace(-1, 1, nu)[None, None], np.linspace(0, 1, nv)[None, :, None]
    t = np.linspace(0, 1, K)**.9
    e = lambda x: np.asarray(x)[:, None, None]
    az = np.arange(K)*2.399963+g.normal(0, .12, K)
    L, W = size*(.66+.16*t)*g.uniform(.95, 1.05, K), size*(.62+.36*t)*g.uniform(.92, 1.08, K)
    lean, mid, tip = .05+.95*t*o+g.normal(0, .04, K), -.26+(.2+.75*o)*t**1.1+g.normal(0, .04, K), -.34+(.25+1.75*o)*t**1.5+g.normal(0, .1, K)
    roll, au = (.10+1.9*t**1.2)*o*g.uniform(.6, 1.3, K), np.abs(u)
    al = e(lean+.25)*(1-v)**2*1.3+e(mid)*2*v*(1-v)*1.2+e(tip)*v**2.5+e(roll)*np.clip((v-.5)/.5, 0, 1)**1.8*(.25+.75*au**1.5)+e(g.normal(0, .16, K))*v*v*u
    al = al+.14*np.sin(u*3.4+e(g.random(K)*6.28))*v**2.5+.16*np.sin(u*8+e(g.random(K)*6.28))*v**7
    step = e(L)*(1-e(.16+.2*t)*au**2.8+.010*np.sin(u*7+e(g.random(K)*6.28)))/(nv-1)
    r, z = e(size*(.008+.022*t))+np.cumsum(np.sin(al)*step, 1), np.cumsum(np.cos(al)*step, 1)-e(size*.16*t**1.5)
    x = u*e(W)/2*np.interp(v, [0, .15, .4, .65, .85, 1], [.25, .45, .8, 1, .98, .84])
    flat = e(size*(.004+.16*t**1.6))
    rho = np.maximum(r, size*.024)+flat
    th = np.clip(x/rho, -2.6, 2.6)
    wind = 1-.20*u*e((1-t)**.7)
    X, Y = rho*wind*np.cos(th)-flat, rho*wind*np.sin(th)
    ca, sa = e(np.cos(az)), e(np.sin(az))
    P = np.stack([X*ca-Y*sa, X*sa+Y*ca, z+0*X], -1)[:, :, ::-1]
    U = np.stack(np.broadcast_arrays(u[0, :, ::-1]*.5+.5, v[0]), -1)
    F = (grid_faces(nv, nu)[None]+(np.arange(K)*nv*nu)[:, None, None]).reshape(-1, 4)
    return P.reshape(-1, 3), F, np.tile(U.reshape(-1, 2), (K, 1))


def formal(g, level, petals=54, **_):
    """a formal camellia: broad rounded petals that overlap like tiles, ring upon ring, from a small closed heart to a flat rim"""
    parts = []
    for k in range(petals):
        t, a = (k+.5)/petals, k*2.399963+g.normal(0, .07)
        el = 1.42*(1-t)**.85-.10+g.normal(0, .04)
        c, s = math.cos(a), math.sin(a)
        petal = blade_of(g, min(level, 2) if k < 12 else level, 'orbicular', 1.02, -.75*(1-t)**1.5+.28*t, fold=.05, cup=.30-.22*t, wave=.022, waves=1.5, twist=.06, sway=.03)
        parts.append(xf(petal, (c*(.008+.21*t), s*(.008+.21*t), .15*(1-t)**1.2), (c*math.cos(el), s*math.cos(el), math.sin(el)), (-c*math.sin(el), -s*math.sin(el), math.cos(el)), (.17+.13*t)*g.uniform(.95, 1.05)))
    return merge(parts)


def iris(g, level):
    """yellow flag: three broad falls on narrow claws that arch over, three short standards, a forked style arm over every fall"""
    return rings(g, level, [dict(n=3, w=.60, o='spatulate', lift=1.25, size=.66, bend=2.3, wave=.05, waves=2, fold=-.1), dict(n=3, w=.34, o='obovate', lift=2.4, size=.36, bend=-.35, turn=1.05, cup=.2), dict(n=3, w=.30, o='obovate', lift=1.15, size=.36, bend=1.2, fold=.35)])


def canna(g, level):
    """three or four loose petals, long and broad, none quite alike"""
    return rings(g, level, [dict(n=1, w=w, o='obovate', lift=lift, size=L, bend=bend, turn=a, wave=.10, waves=1.5) for a, lift, w, L, bend in ((0., 1.1, .62, .75, .7), (1.7, .9, .55, .7, 1.), (3.3, 1.3, .6, .72, .6), (4.6, .5, .4, .62, 1.5))])


def floret(name, latin=None):
    d = floret_data(name, latin)
    make = dict(rings=rings, tube=tubeflower, cup=cup, tulip=tulip, bloom=bloom, formal=formal, foxglove=foxglove, lipped=lipped, columbine=columbine).get(d['kind'])
    own = dict(iris=iris, canna=canna)
    plain = {k: v for k, v in d.items() if k not in ('kind', 'like', 'own', 'disc', 'spiky', 'column', 'stamens')}
    return Leaf((lambda g, level: make(g, level, **plain)) if make else (lambda g, level: own[d['own']](g, level)), 5), d
