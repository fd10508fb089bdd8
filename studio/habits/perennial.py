"""Perennials and herbs in their pot: a mound of leaves, stems above it, flowers on the tips or along the stems."""
import math

import numpy as np

from parts.flower import flower_heads, raceme
from parts.foliage import foliage_mat, leaf_data, leaf_shape
from parts.fruit import berry_clusters
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import house_pot, pot_of
from parts.shoots import clothe, curves, mid, tubes

REVISION = 1
P9 = dict(r=.17, h=.24)


def draw(R, t):
    soil = house_pot(t) if t.get('house') else pot_of(dict(t, pot=t.get('pot', P9)))
    low = mound(R, t, soil)
    tips = stems(R, t, soil)
    for k, f in enumerate(t.get('flowers', [])):
        bloom(R, f, tips[k::len(t['flowers'])] if t.get('mixed') else tips, t)       # mixed: a stem bears one colour
    if t.get('berries'):
        b = t['berries']
        if tips: P = np.array([line[R.i(3, len(line))] for line in tips for _ in range(3)])[:b['n']]
        else: P = np.array([line[R.i(4, len(line))] for line in low[R.g.integers(0, len(low), b['n'])]])+Z*.008      # on the shoots of the cushion
        berry_clusters(R, b, P+R.n(.03 if tips else .006, P.shape), P*0, P)
    return dict(pitch=t.get('pitch', 10), margin=.04)


def mound(R, t, soil):
    """basal leaves on a half ball"""
    n = t.get('count', 260)
    if not n:
        return
    r, h = t.get('wide', .3), t.get('low', .25)
    small = t['len'] < .09
    if small:                                   # small leaves sit on shoots, not on stalks of their own
        k = 8; m = max(14, int(n*1.4)//k)
        a = np.arange(m)*2.4+R.n(.2, m); q = np.sqrt((np.arange(m)+.5)/m)
        d = np.stack([np.cos(a), np.sin(a), 0*a], -1)
        foot = d*(r*.35*q)[:, None]+Z*(soil-.005)
        tip = d*(r*q*R.u(.8, 1.15, m))[:, None]+Z*(soil+h*np.sqrt(np.clip(1.02-q**2, .02, 1))*R.u(.6, 1.1, m)-np.clip(q-.75, 0, 1)*t.get('spill', .05)*2)[:, None]
        path = curves(foot, foot*.5+tip*.5+Z*h*.3, tip, 9)
        wood = Acc(); tubes(wood, path, np.linspace(.0022, .001, 9)[None]*np.ones((m, 1)), 4)
        wood.build('shoots', foliage_mat({'cols': t.get('stemcols', ['#6f8a46', '#7d9450']), 'vein': 0}, 'shoot'))
        clothe(R, t, path, k, .25, t['len']*.9, droop=t.get('droop', .2), centre=np.array([0, 0, soil-.1]))
        return path
    a = np.arange(n)*2.39996+R.n(.25, n); q = np.sqrt((np.arange(n)+.5)/n)      # a rosette: every leaf on its stalk from the heart, the outer ones lowest
    d = np.stack([np.cos(a), np.sin(a), 0*a], -1)
    data = leaf_data(t)
    L = t['len']*.9*R.u(.7, 1.15, n)
    reach = np.maximum(.02, r*q-.35*L*q)
    base = d*reach[:, None]+Z*(soil+h*np.sqrt(np.clip(1.02-q**2, .02, 1))*R.u(t.get('hollow', .35), 1, n)*(.9 if data.get('petiole', .1) > .15 else .5))[:, None]
    base[:, 2] = np.maximum(base[:, 2], soil+.02-np.clip(q-.6, 0, 1)*t.get('spill', .05))
    foot = d*(.22*r*q)[:, None]+Z*(soil-.008)+R.n(.008, (n, 3))
    lean = (.35+.75*q)[:, None]
    D = norm(d*lean+R.n(.22, (n, 3))+Z*(t.get('up', .35)+.25-.35*q)[:, None]-Z*(t.get('droop', .2)*q)[:, None])
    stalk = Acc()
    tubes(stalk, curves(foot, foot*.45+base*.55+Z*(base[:, 2:]-foot[:, 2:])*.35, base+D*(L*.03)[:, None], 8), (L*.016)[:, None]*np.linspace(1.15, .7, 8), 6, R.u(0, 1, n))
    stalk.build('stalks', foliage_mat({'cols': [mid(t['cols'], .55)], 'vein': 0, 'rough': .45}, 'stalk'))
    leaves = Acc()
    leaves.scatter(leaf_shape(t), base, frames(D, norm(Z*.9+d*.35+R.n(.18, (n, 3))+np.array([0, -.25, 0]))), L, np.clip(.5+R.n(.22, n), 0, .99), np.clip(.6-q, 0, 1)*R.u(0, 1, n))
    leaves.build('mound', foliage_mat(t))


def stems(R, t, soil):
    """flower stems; returns their lines"""
    lines = []
    n, tall = t.get('stems', 14), t.get('tall', .7)
    wood, leaves, petioles = Acc(), Acc(), Acc()
    own = dict(leaf=t.get('stemleaf', t.get('leaf')), latin=None if t.get('stemleaf') else t.get('latin'), above=t.get('above'))
    shape = leaf_shape(own)
    shape.total = n*t.get('stemleaves', 0)
    loose, bow = t.get('loose', 0), t.get('bow', 0)          # how far from even they stand and how unlike in length; how far they lie out before they rise
    for i in range(n):
        a = i*2.4+R.u(-.3, .3)
        q = math.sqrt((i+.5)/n)
        if loose: a, q = a+R.n(.9*loose), min(1.1, max(.06, q+R.n(.3*loose)))
        d = np.array([math.cos(a), math.sin(a), 0])
        foot = d*q*t.get('base', .1)+Z*(soil-.01)
        L = tall*R.u(.74, 1.12)*(1-.15*q)*(R.u(1-.8*loose, 1) if loose else 1)
        free = R.n(1., 3)*[1, 1, .25]*L                 # no stem is a spoke: each leans its own way and rights itself
        tip = foot+d*q*L*t.get('spread', .45)+Z*L*(1-t.get('lay', .12)*q)+free*.055*(1+loose)
        line = bezier(foot, foot+Z*L*(.55-.3*bow)+d*(.02+.08*L*q+.75*bow*q*L*t.get('spread', .45))+free*.11*(1+loose), tip, 12)
        lines.append(line)
        wood.add(*tube(line, np.linspace(1, .6, 12)*t.get('stemr', .006), 5), R=R.u(), **({'T': np.repeat(np.linspace(0, 1, 12)**1.3, 5)*R.u(.5, 1)} if t.get('stemtip') else {}))
        k = t.get('stemleaves', 0)
        if k:
            order = leaf_data(own).get('order', 'spiral')
            lo, hi = t.get('leaffrom', .1), t.get('leafto', .8)
            step = 2 if order in ('opposite', 'whorl') else 1
            where = lo+(hi-lo)*((np.arange(k)//step)+.5)/max(1, -(-k//step))
            turn = R.u(0, 6.28)+((np.arange(k)//2)*np.pi/2+(np.arange(k) % 2)*np.pi if step == 2 else np.arange(k)*2.39996)+R.n(.15, k)
            j = np.clip((where*11).astype(int), 0, 10)
            spot = line[j]+(line[j+1]-line[j])*(where*11-j)[:, None]
            out = norm(np.stack([np.cos(turn), np.sin(turn), 0*turn], -1)+Z*(t.get('leafup', .5)*R.u(.6, 1.2, k))[:, None])
            up, long_ = frames(out, Z+R.n(.2, (k, 3))), t.get('stemlen', t.get('len', .1))*.92*R.u(.8, 1.1, k)*(1.15-.6*where)
            if t.get('stemstalk'):           # leaves on stalks of their own
                end = spot+out*(long_*t['stemstalk'])[:, None]
                tubes(petioles, curves(spot, spot*.5+end*.5+Z*(long_*.06)[:, None], end, 6), (long_*.014)[:, None]*np.linspace(1.1, .7, 6), 5); spot = end
            leaves.scatter(shape, spot, up, long_, R.u(0, 1, k), where**3)
    wood.build('stems', foliage_mat({'cols': t.get('stemcols', ['#5f8a3c', '#74994c']), 'vein': 0, 'young': t.get('stemtip')}, 'stem'))      # stemtip: the colour it turns to on its way up
    if petioles.V:
        petioles.build('petioles', foliage_mat({'cols': [mid(t['cols'], .55)], 'vein': 0, 'rough': .45}, 'stalk'))
    if leaves.V:
        leaves.build('stemleaves', foliage_mat(t, 'stemleaf'))
    return lines


def bloom(R, f, lines, t):
    P, N, age = [], [], []
    twigs, bracts = Acc(), Acc()
    each = f.get('each', 1)
    bract = leaf_shape(dict(leaf=t.get('stemleaf', t.get('leaf')), latin=None if t.get('stemleaf') else t.get('latin'), above=t.get('above'))) if f.get('bract') else None
    for line in lines:
        if R.u() > f.get('share', 1.):
            continue
        ax = norm(line[-1]-line[-2])
        if f.get('raceme'):
            at, look, old = raceme(R, f, line, f['up'], twigs, .0028); P += at; N += look; age += old; continue
        if 'forks' in f:
            at, look = forked(R, f, line, twigs, bracts, bract); P += at; N += look; continue
        for k in range(each):
            if each == 1 or k == 0 and not f.get('up'):      # a branched stem too ends in a flower
                P.append(line[-1]); N.append(ax); continue
            if f.get('up'):                 # along the stem
                j = 11-int(k*f['up']*11/each)
                side = norm(R.dirs(1)[0]*[1, 1, .15])
                P.append(line[j]+side*f.get('off', .02)); N.append(norm(side+Z*f.get('rise', .2)-Z*f.get('hang', 0.)))
            else:                           # a branched top
                side = norm(R.dirs(1)[0]*[1, 1, .2]+Z*.9)
                end = line[9]+side*f.get('off', .12)*R.u(.6, 1.2)
                if 'twig' in f: twigs.add(*tube(bezier(line[8], line[10], end, 8), np.linspace(1, .7, 8)*f['twig'], 5))      # leaves the stem in a bow, thinner than it
                else: twigs.add(*tube(np.array([line[8], (line[9]+end)/2, end]), .003, 4))
                P.append(end); N.append(norm(side+Z*.5-Z*f.get('hang', 0.)))
    twigs.build('twigs', foliage_mat({'cols': t.get('stemcols', ['#5f8a3c', '#74994c']), 'vein': 0}, 'twig'))
    if bracts.V:
        bracts.build('bracts', foliage_mat(t, 'stemleaf'))
    if P:
        flower_heads(R, f, np.array(P), np.array(N), age=np.array(age))


def forked(R, f, line, twigs, bracts, bract):
    """a stem that forks above `forks` of its height: twigs leave it one above the other in a bow, thinner than it and the lowest the longest, each from the axil of a `bract`; `pair`: each bears a second flower on a stalklet of this length"""
    P, N, m, n = [line[-1]], [norm(line[-1]-line[-2])], len(line)-1, f['each']-1
    turn = R.u(0, 6.28)
    for k in range(n):
        x = m*(f['forks']+(.96-f['forks'])*(k+R.u(0, .7))/n); j = min(m-1, int(x)); at = line[j]+(line[j+1]-line[j])*(x-j)
        ax, a = norm(line[j+1]-line[j]), turn+k*2.39996+R.n(.3)
        side = np.array([math.cos(a), math.sin(a), 0]); reach = f['off']*(1.2-.55*k/n)*R.u(.65, 1.2)
        end = at+side*reach*.62+(Z*.5+ax*.3)*reach
        way = bezier(at, at+ax*reach*.5+side*reach*.16, end, 9); twigs.add(*tube(way, np.linspace(1, .65, 9)*f['twig'], 5), R=R.u())
        P.append(end); N.append(norm(side*.55+Z*(.75-f.get('hang', 0.))))
        if f.get('bract'):
            out = norm(np.stack([side, -side*.8+np.array([-side[1], side[0], 0])*.5])+Z*.35); bracts.scatter(bract, np.stack([at, at]), frames(out, Z+R.n(.2, (2, 3))), f['bract']*R.u(.7, 1.15, 2)*(1.1-.4*k/n), R.u(0, 1, 2), R.u(0, .5, 2))
        if f.get('pair'):
            b = a+R.u(1.2, 2.6); other = way[6]+norm(np.array([math.cos(b), math.sin(b), 1.1]))*f['pair']*R.u(.8, 1.2)
            twigs.add(*tube(bezier(way[6], way[7], other, 6), np.linspace(.75, .55, 6)*f['twig'], 5)); P.append(other); N.append(norm(other-way[6]-Z*f.get('hang', 0.)))
    return P, N
