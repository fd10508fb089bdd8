"""Hydrangeas: canes that end in heads of flowers, which push each other aside; leaves in level pairs below them, shoots without a flower as a skirt."""
import numpy as np

from parts.bark import bark_mat
from parts.dress import dress
from parts.flower import flower_heads
from parts.limbs import bent
from parts.mesh import Acc, Z, norm
from parts.mophead import mopheads
from parts.shoots import curves, tubes


def tops(R, n, r, c, size, steep):
    """where the heads stand: on a dome, apart from each other"""
    k = np.arange(n)+.35
    pol, a = np.arccos(1-k/n*steep), k*2.39996+R.u(0, 6.28)
    P = c+np.stack([size[0]*np.sin(pol)*np.cos(a), size[1]*np.sin(pol)*np.sin(a), size[2]*(1.05+1.1*np.cos(pol))], -1)+R.n(.05*size[0], (n, 3))*[1, 1, .8]
    for _ in range(80):
        d = P[:, None]-P[None]
        far = np.linalg.norm(d, axis=-1)+np.eye(n)
        push = np.clip((r[:, None]+r[None])*1.0-far, 0, None)*(1-np.eye(n))
        P = P+.3*(d/far[..., None]*push[..., None]).sum(1)*[1, 1, .5]
    return P


def grow_headed(R, t, b, size, soil, thick=.0105):
    """b: `heads`, `vary` (how far they differ in size), `steep` (how far down the dome they go), `pairs` of leaves, `skirt` shoots; the head as the first of `flowers`"""
    bloom = bool(t.get('flowers'))                 # in autumn and winter there are none
    f = t['flowers'][0] if bloom else dict(form='ball', rad=.1, n=b['heads'])
    size = np.asarray(size, float)
    c = np.array([0, 0, soil])
    n = b.get('heads', f['n'])
    tall = f.get('form') == 'cone'
    r = np.full(n, f['rad'])*R.u(1-b.get('vary', .18), 1+.6*b.get('vary', .18), n)
    r[R.g.permutation(np.arange(1, n))[:max(1, n//6)]] *= b.get('small', .66)      # some came later
    room = r*(1.0 if not tall else 1.15)
    top = tops(R, n, room, c, size, b.get('steep', .88 if not tall else .55))
    axis = norm((top-c-Z*size[2]*.4)*[1, 1, 1.1 if not tall else 2.2])
    flat = f.get('form') == 'flat'
    end = top if tall or flat else top-axis*(r*.5)[:, None]
    out = norm(end*[1, 1, 0]+1e-6)
    foot = c+out*b.get('clump', .05)+[0, 0, -.02]
    shoots = [curves(foot, foot+Z*(size[2]*.75)+.3*(end-foot), end, 16)]
    m = b.get('skirt', 13)
    a = np.arange(m)*6.283/m+R.n(.2, m)
    way = np.stack([np.cos(a), np.sin(a), 0*a], -1)
    low = c+way*b.get('clump', .05)*1.4-Z*.02
    far = c+way*(size[0]*R.u(.62, 1.0, m))[:, None]+Z*(size[2]*R.u(.3, 1.25, m))[:, None]
    shoots.append(curves(low, low+Z*size[2]*.36+.3*(far-low), far, 16))
    path = np.concatenate(shoots)
    if t.get('leafless'): path = bent(R, path, 1.1)
    wood = Acc()
    tubes(wood, path, thick*np.where(np.arange(len(path)) < n, 1., .8)[:, None]*np.linspace(1, .66, 16)[None], 9)
    wood.build('wood', bark_mat('bark', *t.get('bark', ['#7d7048', '#5c5034'])))
    pairs = b.get('pairs', 5)
    nodes = np.where(np.arange(len(path)) < n, pairs, max(2, pairs-1))
    first = np.where(np.arange(len(path)) < n, b.get('bare', .28), .3)
    look = {**dict(angle=1.15, close=.25, out=.45, sag=.15, level=.35, bud=0, soft=.9, pale=.5, shed=0.), **b.get('leaves', {})}
    long_ = f.get('long', .2) if tall else 0.
    if t.get('leafless'): return n
    heads = (np.concatenate([top+axis*(long_*q) for q in (.15, .5)]), np.concatenate([r*1.0, r*.8])) if tall else (top, r*1.08)
    dress(R, t, path, first, t['len'], nodes, c+Z*size[2]*.3, look, heads if bloom else None)
    if m:                                          # young leaves, upright, where a shoot has no flower
        tip = curves(path[n:, -2], path[n:, -1], path[n:, -1]+norm(path[n:, -1]-path[n:, -3]+Z*.05)*.02, 4)
        dress(R, t, tip, .5, t['len']*.62, np.full(m, 1), c, dict(angle=.55, close=.2, out=0., sag=0., bud=2, soft=3., pale=1.))
    if not bloom: return n
    if f.get('form') == 'ball':
        mopheads(R, f, top, axis, r)
    else:
        kinds = np.clip((r/f['rad']-.55)/.2, 0, 2.99).astype(int)
        if flat: kinds = R.g.integers(0, 3, n)
        for k in range(3):                          # late, middling and full heads
            own = np.where(kinds == k)[0]
            if not len(own): continue
            grow = float(np.mean(r[own]))/f['rad']
            g = dict(f, rad=f['rad']*grow, per=max(5, int(f.get('per', 60)*(grow**1.3 if tall else 1))))
            if tall: g['long'] = f['long']*grow
            if b.get('late') and k == 0: g['cols'] = b['late']; g.pop('ripe', None)
            flower_heads(R, g, end[own]+axis[own]*(.3*f['rad'] if flat else 0.), axis[own])
    for extra in t['flowers'][1:]:
        flower_heads(R, extra, end, axis)
    return n
