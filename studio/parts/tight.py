"""The crown of a dwarf conifer: short twigs side by side over an even outline, no stem in sight."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.foliage import foliage_mat, leaf_shape
from parts.mesh import Acc, Z, frames, norm, smooth_noise3
from parts.pot import STANDS
from parts.shoots import curves, tubes

# radius up the height (0…1), of its widest
OUTLINE = dict(
    cone=lambda q: np.minimum(np.sqrt(np.clip(q/.07, 0, 1))*.12+.88, 1)*(1-q)**.86+.012,
    mound=lambda q: np.sin(np.pi*np.clip(.2+.8*q, 0, 1))**.62,
    mat=lambda q: np.cos(np.pi/2*q)**.8,
    globe=lambda q: np.sin(np.pi*np.clip(.16+.84*q, 0, 1))**.5,
    pole=lambda q: np.clip(.5+q*1.9, 0, 1)*np.clip((1-q)*1.5, 0, 1)**.62,
)


def outline(R, n, shape, size, lumps):
    """n even points on the surface, and how it faces"""
    form = OUTLINE[shape]
    q = np.linspace(0, 1, 400)
    r, h = form(q)*size[0], q*2*size[2]
    ring = np.cumsum(r*np.hypot(np.gradient(r), np.gradient(h)))
    k = np.interp((np.arange(n)+R.u(0, 1, n))/n*ring[-1], ring, q)+R.n(.012, n)
    k = np.clip(k, .002, .998)
    a = np.arange(n)*2.399963+R.n(.08, n)
    slope = -np.interp(k, q, np.gradient(r, h))
    N = norm(np.stack([np.cos(a), np.sin(a), slope], -1))
    rad = np.interp(k, q, r)
    P = np.stack([np.cos(a)*rad, np.sin(a)*rad*size[1]/size[0], k*2*size[2]], -1)
    return P+N*(lumps*smooth_noise3(P*5/size[0], R.i(0, 99), 2.))[:, None]*np.clip(rad/size[0]*2, 0, 1)[:, None], N


def tufts(R, b, P, shape, size):
    """sprays with shade between them: `n`, how `deep` they part, `tall` as flames, how far they `spread`, `shingle` the upper end stands over the next, `hue` how much they differ"""
    C, _ = outline(R, b['n'], shape, size, 0.)
    C = C+R.n(.02, C.shape)
    apart = (P[:, None]-C[None])*[1, 1, 1/b.get('tall', 1.)]
    far = np.linalg.norm(apart, axis=2)
    near = np.argmin(far, 1); d = np.sort(np.partition(far, 1, 1)[:, :2], 1)
    heart = 1-d[:, 0]/np.maximum(d[:, 1], 1e-6)
    way = apart[np.arange(len(P)), near]/np.maximum(np.median(d[:, 0])*2, 1e-6)
    way = way/np.maximum(1, np.linalg.norm(way, axis=1)/1.2)[:, None]
    up = np.clip(way[:, 2], -1, 1)
    deep = b['deep']*(np.clip(np.hypot(P[:, 0], P[:, 1])/size[0], .15, 1) if b.get('tall', 1.) > 2 else 1.)          # a spire stays whole
    return dict(out=deep*(np.sqrt(heart)-.6+b.get('shingle', 0.)*up+R.n(.3, b['n'])[near]), heart=heart, way=way, hue=R.n(b.get('hue', .15), b['n'])[near])


def candles(R, t, P, N, deep):
    """new shoots of a pine that stand upright on the crown before their needles open"""
    c = t['candles']
    j = np.where((N[:, 2] > c.get('over', .0)) & (deep < .3))[0]
    j = j[R.g.permutation(len(j))[:c['n']]]
    D = norm(N[j]*.55+Z*1.1+R.n(.12, (len(j), 3)))
    k = Acc()
    k.scatter(leaf_shape({'leaf': 'candle'}), P[j]-N[j]*t['len']*c.get('sunk', .1), frames(D, R.dirs(len(j))), c['len']*R.u(.55, 1.2, len(j)), R.u(0, .99, len(j)), R.u(0, 1, len(j))**2)
    k.build('candles', foliage_mat({**t, **c, 'leaf': 'candle', 'latin': None}))


def grow_tight(R, t, shape, size, centre, feet):
    """→ tips as grow_crown gives them. `fan`: twigs of a spray side by side in a plane, as shells; `ragged`: boughs of unequal length; `drape`: how far they bend down beyond the pot"""
    size, L = np.asarray(size, float), t['len']
    foot = np.array([0, 0, feet[:, 2].min()+.035])
    n, fan = int(t['count']), t.get('fan', 3)
    P, N = outline(R, n, shape, size, t.get('lumps', .02))
    if t.get('ragged'):
        way = np.arctan2(P[:, 1], P[:, 0]); own = R.u(0, 6.283, 4)
        P[:, :2] *= (1+t['ragged']*(np.sin(3*way+own[0])*.5+np.sin(5*way+own[1])*.6+np.sin(11*way+own[2])*.4+np.sin(17*way+own[3])*.25))[:, None]
    if t.get('drape'):
        beyond = np.clip(np.hypot(P[:, 0], P[:, 1])-STANDS['r'], 0, None)
        P[:, 2] -= t['drape']*beyond+t['drape']*1.6*beyond**2; N[:, 2] -= t['drape']*2*beyond
    tuft = tufts(R, t['tufts'], P, shape, size) if t.get('tufts') else None
    if tuft: P = P+N*tuft['out'][:, None]
    layer = R.u(0, 1, n)                                                                # many fill what is behind
    deep = np.where(layer < .22, R.u(1.1, 2.3, n), np.where(layer < .5, R.u(.35, 1.1, n), R.u(-.12, .3, n)))
    D = norm(N*t.get('outward', .9)+Z*t.get('up', .5)+R.n(t.get('loose', .16), (n, 3)))
    if tuft: D = norm(D+tuft['way']*t['tufts'].get('spread', .5))
    if shape == 'mat': D[:, 2] = np.clip(D[:, 2], -.08, .45)
    base = P+foot-D*(L*(.8+deep))[:, None]
    side = norm(np.cross(D, norm(Z+R.n(.5, (n, 3)))+N*.2))
    if fan > 3: side = norm(np.cross(D, norm(R.dirs(n)+N*.9)))                          # shells turn their faces every way
    face = norm(np.cross(side, D))
    pos, way, up, sc, rnd, tone = [], [], [], [], [], []
    own = np.clip(.5+R.n(.2, n), 0, .99)
    if tuft: own = np.clip(.62+R.n(.1, n)+tuft['hue']-.34*(deep > .35), 0, .99)
    for k in range(fan):
        a = (k-(fan-1)/2)*t.get('spread', .62)*(1. if fan > 3 else 1.15)+R.n(.1, n)
        away = np.abs(k-(fan-1)/2)/max(1, (fan-1)/2)
        d = D*np.cos(a)[:, None]+side*np.sin(a)[:, None]
        pos.append(base+D*(L*.22*away)[..., None] if fan <= 3 else base); way.append(norm(d+face*(.18*away*(fan > 3)))); up.append(norm(face+N*.6+R.n(.15, (n, 3))))
        sc.append(L*R.u(.82, 1.12, n)*(1-.34*away)); rnd.append(np.clip(own+R.n(.08, n), 0, .99))
        tone.append(np.where(deep < .3, (R.u(.0, 1, n)**2 if not tuft else np.clip(tuft['heart']*1.1-.25+R.n(.2, n), 0, 1))*t.get('youngness', .7), 0))
    pos, way, up, sc, rnd, tone = (np.concatenate(x) for x in (pos, way, up, sc, rnd, tone))
    tip = pos+way*sc[:, None]
    ok = ~((np.hypot(tip[:, 0], tip[:, 1]) < STANDS['r']+.01) & (tip[:, 2] < STANDS['h']+.005))
    ok &= (pos[:, 2] > foot[2]-.03) | (np.hypot(pos[:, 0], pos[:, 1]) > STANDS['r'])
    if tuft and not t.get('drape'): ok &= np.minimum(pos[:, 2], tip[:, 2]) > STANDS['h']-.03                 # none hangs loose beside the pot
    if t.get('candles'): candles(R, t, P+foot, N, deep)
    twigs = Acc()
    twigs.scatter(leaf_shape(t), pos[ok], frames(way[ok], up[ok]), sc[ok], rnd[ok], tone[ok])
    twigs.build('leaves', foliage_mat(t))
    wood = Acc()                                                                        # boughs to the inside of the crown
    m = min(n, 260); j = R.g.permutation(n)[:m]
    axis = np.stack([0*j, 0*j, np.clip(P[j, 2]*.75, .01, None)], -1)+foot
    inner = axis+(base[j]-axis)*.8
    tubes(wood, curves(axis, (axis+inner)/2+Z*.01, inner, 6), np.linspace(.006, .002, 6)[None]*np.ones((m, 1)), 5)
    tubes(wood, curves(foot[None]-Z*.06, foot[None]+Z*size[2], foot[None]+Z*size[2]*(1.9 if shape == 'cone' else 1.), 10), np.linspace(.016, .004, 10)[None], 9)
    wood.build('wood', bark_mat('bark', *t.get('bark', ['#6a5038', '#3f3022'])))
    return P+foot, D, N
