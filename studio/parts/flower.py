"""Flower heads of every kind, and the petal material."""
import math

import numpy as np

from parts.bud import buds, closed
from parts.composite import composite
from parts.floret import floret, rings, tubeflower
from parts.foliage import Leaf
from parts.leaf import leaf_mat
from parts.mesh import DETAIL, Acc, Z, bezier, frames, grid_faces, hexc, norm, smooth_noise3, tube
from parts.shoots import curves, tubes
from parts.look import look
from parts.shader import simple_mat


@look('petal')
def petal_mat(name, cols, center=None, transl=.35, rough=.55, edge=None, shine=.2, chequer=None, lines=None, specks=None, margin=0.):
    """ramp by rnd; uv.v gradient base->tip to `edge`; shine: light that petals throw at each other; chequer: squares of a second colour; lines: the colour of its veins; specks: of its spots; margin: how much of a petal's half width is `edge` all along it"""
    return locals()



def round_head(R, f, p0, axis):
    """ball of florets: positions and normals"""
    r = f.get('rad', .15)*R.u(.82, 1.1); n = int(f.get('per', 120)*1.35); k = np.arange(n)+.5
    ph = np.arccos(1-f.get('cover', 1.55)*k/n); th = k*2.39996
    D = np.stack([np.sin(ph)*np.cos(th), np.sin(ph)*np.sin(th), np.cos(ph)], -1); M = frames(axis[None], np.array([[.1, .2, 1.]])+R.dirs(1)*.1)[0]
    D = norm(D@np.stack([M[:, 0], M[:, 2], M[:, 1]], 0)+R.n(.05, (n, 3)))
    lump = 1+.09*smooth_noise3(D*2.2, R.i(0, 999), 2.)
    return p0+D*(r*lump*np.where(np.arange(n) % 4 == 3, R.u(.78, .9, n), R.u(.92, 1.05, n)))[:, None]*np.array([1, 1, f.get('flat', .9)]), norm(D+R.n(.14, (n, 3))), r


def along(R, f, p0, axis):
    """spike, panicle or raceme: florets round an axis that narrows to the tip"""
    n = int(f.get('per', 60)*(1.5 if f.get('form') == 'cone' else 1.15)); L = f.get('long', .2)*R.u(.85, 1.15); s = np.clip((np.arange(n)+.5)/n+R.n(.01, n), 0, 1); base = f.get('rad', .02)
    prof = {'cone': (1-s)**.7*.95+.05, 'spike': 1-.55*s, 'club': np.sin(np.pi*(.2+.75*s)), 'even': 0*s+1.}[f.get('taper', 'spike')]
    e1 = norm(np.cross(axis, [.3, .12, .9])); e2 = np.cross(axis, e1); th = np.arange(n)*2.39996+R.n(.15, n); side = e1*np.cos(th)[:, None]+e2*np.sin(th)[:, None]; droop = f.get('droop', 0.)
    bend = np.array([0, 0, -1.])*(droop*L*s**2)[:, None]
    full = f.get('form') == 'cone' and base >= .03
    pos = p0+axis*(s*L)[:, None]+side*(base*prof*(R.u(.3, 1, n)**.5*1.05 if full else R.u(.75, 1.05, n)))[:, None]+bend
    return pos, norm(side+axis*f.get('lean', .6)), L, s


def flat_head(R, f, p0, axis):
    """umbel or corymb: a shallow dome"""
    n = f.get('per', 60); r = f.get('rad', .1)*R.u(.85, 1.12); k = np.arange(n)+.5; q = np.sqrt(k/n); th = k*2.39996
    e1 = norm(np.cross(axis, np.array([.3, .1, 1.])+1e-3)); e2 = np.cross(axis, e1)
    own = np.random.default_rng(n+int(abs(p0[0])*1e4)); q = np.clip(q+own.normal(0, .05, n), 0, 1.05) if not f.get('fertile') else .9+own.normal(0, .05, n); th = th+own.normal(0, .12/np.maximum(q, .15), n)   # no two heads alike, no net of florets
    pos = p0+(e1*(np.cos(th)*q*r)[:, None]+e2*(np.sin(th)*q*r)[:, None])+axis*((1-q**2)*r*f.get('dome', .35)+own.normal(0, r*.03, n)-r*.10*(np.arange(n) % 3 == 0))[:, None]
    return pos, norm(axis+(e1*np.cos(th)[:, None]+e2*np.sin(th)[:, None])*q[:, None]*.5)


def corymb(R, f, p0, axis, stalks):
    """a flat head of small domes, `domes` of them, each on its own branchlet and of its own size"""
    m, r = f['domes'], f['rad']*R.u(.6, 1.15); k = np.arange(m)
    e1 = norm(np.cross(axis, np.array([.3, .1, 1.])+1e-3)); e2 = np.cross(axis, e1)
    q, th = np.sqrt((k+.5)/m)*(1+R.n(.07, m)), k*2.39996+R.n(.2, m)
    ring = lambda a: e1*np.cos(a)[:, None]+e2*np.sin(a)[:, None]
    mid = p0+ring(th)*(q*r)[:, None]+axis*((1-q**2)*r*f.get('dome', .3)+R.n(.045*r, m))[:, None]
    own, wide = norm(axis+ring(th)*(q*.45)[:, None]), r*1.12/math.sqrt(m)*R.u(.72, 1.2, m)
    foot = p0-axis*r*1.05+R.n(.02*r, (m, 3))-axis*R.u(-.25, .25, m)[:, None]*r; hub = mid-own*(wide*.95)[:, None]
    tubes(stalks, curves(foot, foot*.5+hub*.5+axis*(.12*r), hub, 6), np.full((m, 6), .018*r)*np.linspace(1.2, .8, 6), 5)
    each = np.maximum(5, f['per']*wide**2/np.sum(wide**2)).astype(int); j = np.repeat(k, each); i = np.concatenate([np.arange(x) for x in each])+.5
    p = np.clip(np.sqrt(i/each[j])+R.n(.04, len(j)), 0, 1.05); side = ring(i*2.39996+R.n(.15, len(j)))
    pos = mid[j]+side*(p*wide[j])[:, None]+own[j]*((1-p**2)*wide[j]*f.get('cushion', .45)+R.n(.03, len(j))*wide[j])[:, None]
    tubes(stalks, curves(hub[j], hub[j]*.5+pos*.5+own[j]*(wide[j]*.1)[:, None], pos-own[j]*f['size']*.05, 4), np.full((len(j), 4), max(.0005, .007*r)), 3)
    return pos, norm(own[j]+side*(p*.6)[:, None])


def flower_heads(R, f, P, N, latin=None, age=None):
    """draw the flowers `f` of a species on points P that look along N; `grow`: the share of a spike, from its tip, that is not yet full-grown"""
    if not len(P):
        return
    A, C, S = Acc(), Acc(), Acc()
    name = f.get('floret', 'five'); shape, data = floret(name, latin or SPECIES['latin']); size = f['size']; form = f.get('form', 'single')
    pos_, nrm_, sc_, rnd_ = [], [], [], []
    def put(pos, nrm, sc, rnd): pos_.append(pos); nrm_.append(nrm); sc_.append(sc); rnd_.append(rnd)
    if form == 'single':
        n = len(P); face = norm(N+np.array([0, -f.get('look', .45), f.get('lookup', .25)])+R.n(f.get('turn', .18), (n, 3)))
        sc, tint = size*R.u(.85, 1.12, n), np.clip(R.u(.15, .85, n), 0, .99)
        at = slice(None)
        if f.get('grow') and age is not None and len(age) == n:
            sc = sc*(.22+.78*np.clip(age/f['grow'], 0, 1))
            if f.get('budcols'): at = closed(R, f, P, N, age, petal_mat)
        if f.get('buds') and not f.get('budcols'): at = buds(R, f, P, N, A, S)
        if f.get('aged') is not None: composite(R, f, P, face, data, A, petal_mat); P = P[:0]; at = slice(None); f = dict(f, eye=None); face, sc, tint = face[:0], sc[:0], tint[:0]
        put(P[at], face[at], sc[at], tint[at]); ripe = sc[at] > .7*size if f.get('grow') else slice(None); eye(R, f, C, P[at][ripe], face[at][ripe], size, data)
    for p0, ax in zip(P, N):
        if form == 'single': break
        axis = norm(ax*(1-f.get('upright', 0.))+Z*f.get('upright', 0.)+R.n(.08, 3)-Z*f.get('nod', 0.)); tint = R.u()*.5+.25
        if form == 'ball':
            pos, nrm, r = round_head(R, f, p0, axis); m = len(pos); hub = p0-axis*r*.55
            tubes(S, curves(np.tile(hub, (m, 1)), hub+(pos-hub)*.5+axis*r*.12, pos-nrm*size*.02, 4), np.full((m, 4), max(.0006, .008*r)), 3)
        elif f.get('domes'):
            pos, nrm = corymb(R, f, p0, axis, S); m = len(pos)
        elif form == 'flat':
            pos, nrm = flat_head(R, f, p0, axis); m = len(pos); hub = p0-axis*f.get('rad', .1)*.75
            tubes(S, curves(np.tile(hub, (m, 1)), hub+(pos-hub)*.45+axis*f.get('rad', .1)*.12, pos-axis*size*.02, 5), np.full((m, 5), max(.0006, .009*f.get('rad', .1))), 3)
        else:
            pos, nrm, L, s = along(R, f, p0, axis); m = len(pos); q = np.linspace(0, 1, 8)
            tubes(S, (p0+axis*(q*L)[:, None]-Z*(f.get('droop', 0.)*L*q**2)[:, None])[None], (max(.0012, .05*f.get('rad', .02))*(1-.7*q))[None], 6)
            root = p0+axis*(np.clip(s-.02, 0, 1)*L)[:, None]-Z*(f.get('droop', 0.)*L*s**2)[:, None]
            tubes(S, curves(root, root*.5+pos*.5, pos-nrm*size*.02, 3), np.tile(np.array([.45, .85, 1])*f['calyx'], (m, 1)) if 'calyx' in f else np.full((m, 3), max(.0005, .02*f.get('rad', .02))), 5 if 'calyx' in f else 3)
        sc = size*R.u(.82, 1.15, m)*(1.12 if form == 'ball' else 1)
        if form in ('spike', 'cone'): sc = sc*(1-.5*s**1.5)*(np.clip((1.04-s)/f['grow'], .25, 1) if f.get('grow') else 1)
        if f.get('rim'): sc = sc*(1-f['rim']*.5+f['rim']*np.clip(np.linalg.norm(pos-p0, axis=1)/f['rad'], 0, 1.1)**2.5)          # the outer flowers of a head are the largest
        rnd = np.clip(tint+R.n(.18, m), 0, .99)
        if f.get('ripe') and form in ('cone', 'spike'): rnd = np.clip(1-s+R.n(.1, m), 0, .99)
        if f.get('grow') and form in ('cone', 'spike'): sc = sc*(.2+.8*np.clip((1-s)/f['grow'], 0, 1))
        put(pos, nrm, sc, rnd)
        if f.get('eye') and form == 'flat': eye(R, f, C, pos, nrm, size, {})
    pos, nrm, sc, rnd = (np.concatenate(x) for x in (pos_, nrm_, sc_, rnd_)); m = len(pos)
    M = frames(norm(Z-nrm*nrm[:, 2:]+1e-4) if f.get('stand') else norm(np.cross(nrm, R.dirs(m))), nrm)       # `stand`: a flower with a top and a bottom
    A.scatter(shape, pos, M, sc, rnd, np.zeros(m))
    if f.get('corona'):                                                 # the cup or trumpet of a narcissus, the threads of a passion flower
        inner, cup = Acc(), {**dict(n=9, flare=.45, long=.4, mouth=.19, throat=.13, lobes=.06), **f['corona'].get('shape', {})}
        inner.scatter(Leaf(lambda g, level: (rings if 'rings' in cup else tubeflower)(g, level, **cup), 4), pos+nrm*(size*.015), M, sc, rnd, np.zeros(m))
        inner.build('corona', petal_mat('petal', f['corona']['cols'], center=f['corona'].get('center'), edge=f['corona'].get('edge'), transl=.35, rough=.5))
    if data.get('stamens') and not f.get('stamens') and size > .02: eye(R, dict(f, eye=f.get('eye', '#e6cf6a'), stamens=data['stamens'], eyesize=.11), C, pos, nrm, size, {})
    if data.get('column'): eye(R, dict(f, eye=f.get('eye', '#f2e6c0'), stamens=26, eyesize=.14, splay=.35), C, pos, nrm, size, {})
    A.build('petals', petal_mat('petal', deep(f['cols']) if name in FULL and DETAIL['close'] else f['cols'], center=f.get('center'), edge=f.get('edge'), transl=f.get('glow', .18 if name in FULL else .35), rough=f.get('rough', .55), chequer=f.get('chequer'), lines=f.get('lines'), specks=f.get('specks'), margin=f.get('margin', 0.)))
    S.build('pedicels', leaf_mat('pedicel', f.get('stalkcols', ['#7f9a4e', '#93ac5e']), vein=0))
    if f.get('fertile'): flower_heads(R, dict(form='flat', rad=f['rad']*.78, dome=f.get('dome', .35), upright=f.get('upright', 0.), **f['fertile']), P, N, latin)      # lacecaps: small flowers within the ring
    C.build('eyes', simple_mat('eye', f.get('eye', '#e0b43a'), .7, noise=.5, nscale=400, col2='#8a6a20'))


def raceme(R, f, line, share, twigs, thick):
    """flowers one by one along the top `share` of a stalk, each on a stalklet of its own, the lowest on the longest → points, directions, how old; `facing`: most look the way the lens stands"""
    P, N, age, m, n = [], [], [], len(line)-1, f['each']
    late = 1-f['unlike']*R.u() if f.get('unlike') else 1.           # `unlike`: how far spikes differ in age
    for k in range(n):
        x = m*(1-share*(k+R.u(0, .6))/n); j = min(m-1, int(x)); at = line[j]+(line[j+1]-line[j])*(x-j)
        a = k*2.39996+R.n(.3); side = norm(np.array([math.cos(a), math.sin(a), .35]))
        if f.get('facing'): side = norm(side*[1, .55, 1]-np.array([0, f['facing'], 0]))
        reach = f.get('off', .02)*(.35+.65*(k+1)/n)*R.u(.7, 1.2); end = at+side*reach
        twigs.add(*tube(bezier(at, at+side*reach*.6+Z*reach*.35, end, 5), thick*.5, 4), R=R.u())
        P.append(end); N.append(norm(side+Z*(f.get('rise', .2)-f.get('hang', 0.)))); age.append((k+1)/n*late)
    return P, N, age


FULL = ('rose', 'rosehalf', 'camellia', 'double', 'peony', 'fulldahlia')      # heads so full of petals that little light comes through
SPECIES = dict(latin=None)                           # of the picture being drawn


def deep(cols):
    """deep colours, as velvety from close by as in the whole picture, where petals shade each other"""
    def one(c):
        k = np.array(hexc(c)[:3]); light = k@[.2126, .7152, .0722]
        return (k**1.22 if light < .14 and k.max() > 2.3*light else k).tolist()
    return [one(c) for c in cols]


def eye(R, f, acc, P, N, size, data):
    """the heart of a flower: a tuft of stamens, a disc of florets in a golden spiral, or a knob"""
    if not f.get('eye'): return
    n = len(P); r = size*f.get('eyesize', .12); tall = f.get('eyetall', .6)
    if f.get('stamens'):
        hair = tube(np.array([[0, 0, 0], [0, .6, .05], [0, .92, .12], [0, 1, .13]]), [.03, .022, .02, .075], 5); k = f['stamens']
        pos = np.repeat(P, k, 0); D = norm(np.repeat(N, k, 0)+R.dirs(n*k)*f.get('splay', .7)); acc.scatter(hair, pos, frames(D, R.dirs(n*k)), r*2.2*R.u(.7, 1.1, n*k), R.u(0, 1, n*k), np.zeros(n*k)); return
    tt = np.linspace(.05, math.pi*.6, 8); aa = np.linspace(0, 6.283, 20, endpoint=False)
    V = np.stack([np.sin(tt)[:, None]*np.cos(aa), np.sin(tt)[:, None]*np.sin(aa), tall*np.cos(tt)[:, None]+0*aa], -1).reshape(-1, 3)
    T = (V*.93, grid_faces(8, 20, True)[:, ::-1], np.zeros((len(V), 2))); M = frames(norm(np.cross(N, R.dirs(n))), N)
    acc.scatter(T, P+N*size*.03, M, np.full(n, r), R.u(0, 1, n), np.zeros(n))
    k = int(data.get('disc', 60 if size > .05 else 0))
    if not k: return
    i = np.arange(k)+.5; q = np.sqrt(i/k)*.98; ph = i*2.399963; h = np.sqrt(np.clip(1-q*q, 0, 1))
    local = np.stack([q*np.cos(ph), q*np.sin(ph), tall*h], -1); look = norm(np.stack([q*np.cos(ph), q*np.sin(ph), h/max(tall, .2)+.25], -1))
    long_ = .30 if data.get('spiky') else .14
    pos = (P+N*size*.03)[:, None]+np.einsum('nij,kj->nki', M, local)*r*.93; D = np.einsum('nij,kj->nki', M, look)
    knob = tube(np.array([[0, 0, 0], [0, .5, 0], [0, .85, 0], [0, 1, 0]]), [.22, .24, .16, .02] if data.get('spiky') else [.3, .42, .36, .05], 5)
    acc.scatter(knob, pos.reshape(-1, 3), frames(D.reshape(-1, 3), R.dirs(n*k)), np.full(n*k, r*long_)*R.u(.85, 1.1, n*k), R.u(0, 1, n*k), np.zeros(n*k))
