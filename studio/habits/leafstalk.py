"""A plant of leaves on stalks from the soil: monstera, calathea, hosta, spathiphyllum, alocasia. Flowers on stalks of their own."""
import math

import numpy as np

from parts.flower import flower_heads, raceme
from parts.foliage import foliage_mat, leaf_data, one
from parts.leaf import leaf_mat, monstera, polar
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import house_pot, pot_of
from parts.crane import cranes
from parts.fruit import FRUIT, fruit_mat
from parts.spathe import spathes

REVISION = 2


def shape_of(R, t, i):
    name = t['leaf']
    if name == 'monstera':
        return monstera(8, 1., .35+R.u(-.1, .15), seed=i, slit=R.u(.5, .62))
    if name == 'ruffle':
        return polar(lambda th: (.5+.05*np.sin(th*7)+.02*np.sin(th*21))*np.clip(np.abs(np.abs(th)-np.pi)/.4, .3, 1), 56, 5, .06, .45, (0, .3), 1.)
    d = leaf_data(t)
    if t.get('width') and d.get('kind', 'simple') == 'simple': d = {**d, 'w': t['width']}
    v, f, u = one(np.random.default_rng(R.i(0, 1 << 30)), 3, d)
    return (v-np.array([0, d['peltate'], 0]), f, u) if d.get('peltate') else (v, f, u)          # the stalk meets the blade within its outline


def draw(R, t):
    soil = house_pot(t) if t.get('house') else pot_of(t)
    leaves, stalks = Acc(), Acc()
    n, tall = t.get('n', 18), t.get('tall', .8)
    lo, hi = t.get('size', [.3, .4])
    flop = t.get('flop', .5)
    if t['leaf'] not in ('monstera', 'paddle', 'arrow', 'plane') and not t.get('asis'):       # more and smaller than a few large sails
        n, lo, hi = int(n*1.7), lo*.78, hi*.86
    heart = t.get('heart', 0)                # leaves on short stalks that fill the middle, half upright
    for i in range(n+heart):
        a = i*2.399+.9+R.u(-.25, .25)
        inner = i >= n
        q = R.u(.05, .5) if inner else (i+.5)/n
        d = np.array([math.cos(a), math.sin(a), 0])
        L = tall*(1.05-.45*q)*R.u(.88, 1.12)*(R.u(.5, .92) if inner else 1)
        foot = np.array([0, 0, soil-.02])+d*t.get('base', .06)*R.u(.3, 1)
        tip = foot+d*L*(.10+t.get('spread', .72)*q**.8)+Z*L*(1.05-t.get('fan', .55)*q)
        p = bezier(foot, foot+Z*L*.6+d*.04, tip, 10)
        stalks.add(*tube(p, np.linspace(1, .55, 10)*t.get('stalk', .014)*.8, 10), R=R.u())
        toward = np.array([0, -1., 0])
        flat = d*np.array([1, .35 if d[1] > 0 else 1, 1])
        D = norm(flat*.8+Z*(t.get('lift', .1)+(.75 if inner else 0)-flop*q-.2*R.u())+R.n(.12, 3)+toward*.15)
        up = norm(Z*.75+flat*.2+toward*t.get('face', .5)+R.n(.15, 3))
        young = t.get('youngleaf', .6) if i < 2 else 0.
        leaves.scatter(shape_of(R, t, i), tip[None], frames(D[None], up[None]), np.array([R.u(lo, hi)*(1. if q > .12 else .75)]), np.array([R.u()]), np.array([young]))
    leaves.build('leaves', foliage_mat(t))
    stalks.build('stalks', leaf_mat('stalk', t.get('stalkcols', ['#4f7d34', '#5f8f3f']), vein=0, rough=.4))
    for f in t.get('flowers', []):
        flower_stalks(R, f, soil, tall, t)
    for f in t.get('spathes', []):
        spathes(R, f, soil)
    if t.get('fruits'):
        ripening(R, t['fruits'], soil, t['flowers'][0])
    if t.get('crane'):
        cranes(R, t['crane'], soil)
    return dict(pitch=t.get('pitch', 11), margin=.04)


def ripening(R, b, soil, f):
    """fruits that spring from the heart and rise over the rim, `rise` how steep, the smallest with the flower (`bloom` of its size) still on"""
    acc = Acc()
    for k in range(b['n']):
        a = -1.57+(k-(b['n']-1)/2)*.62+R.n(.06)
        way = norm(np.array([math.cos(a), math.sin(a), b['rise']*(1+.35*(k % 2))]))
        size = b['size']*(1-.2*((k*2) % 3)); foot = way*[.13, .13, 0]+Z*(soil+.02)
        acc.scatter(FRUIT[b['kind']](48), foot[None], frames(-way[None], Z[None]), np.array([size]), np.array([R.u()]), np.zeros(1))
        if k % 3 == 1: flower_heads(R, dict(f, size=f['size']*b['bloom'], look=0, lookup=0), (foot+way*size*1.9)[None], way[None])
    acc.build('fruit', fruit_mat(b['cols'], None, .35, b['kind']))


def flower_stalks(R, f, soil, tall, t):
    stalks = Acc()
    P, N = [], []
    for i in range(f.get('stalks', 5)):
        a = i*2.4+1.1
        if f.get('front'): a = -math.pi/2+(i-(f.get('stalks', 5)-1)/2)*.75+R.n(.1)          # where the leaves part
        d = np.array([math.cos(a), math.sin(a), 0])
        L = f.get('tall', tall*1.3)*R.u(.88, 1.1)
        foot = np.array([0, 0, soil-.02])+d*.04
        tip = foot+d*L*f.get('lean', .22)*R.u(.4, 1.1)+Z*L
        p = bezier(foot, foot+Z*L*.6, tip, 10)
        stalks.add(*tube(p, np.linspace(1, .6, 10)*f.get('thick', .009), 6), R=R.u())
        if f.get('raceme'):
            at, look, _ = raceme(R, f, p, f['raceme'], stalks, f.get('thick', .009)); P += at; N += look; continue
        for k in range(f.get('each', 1)):
            s = 9 if f.get('each', 1) == 1 else int(9-k*4/f['each'])
            side = norm(R.dirs(1)[0]*[1, 1, .2])*f.get('off', 0.)
            P.append(p[s]+side); N.append(norm(p[9]-p[8]+side*f.get('turn', 6.)))
    stalks.build('flowerstalks', leaf_mat('fstalk', f.get('stalkcols', ['#5f8a3c', '#74994c']), vein=0))
    flower_heads(R, f, np.array(P), np.array(N))
