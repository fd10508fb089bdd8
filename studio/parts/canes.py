"""Canes of a rose, stems of a dahlia: they rise from their foot with leaves at their nodes, bear side shoots, and end in a flower or a truss of flowers of unlike age."""
import numpy as np

from parts.bark import bark_mat
from parts.floret import rings
from parts.flower import flower_heads
from parts.foliage import Leaf, foliage_mat
from parts.fruit import berry_clusters
from parts.mesh import Acc, Z, frames, norm
from parts.shoots import at, clothe, curves, spread, tubes

CALYX = Leaf(lambda g, level: rings(g, level, [dict(n=5, w=.3, o='acuminate', lift=-.25, size=.5, bend=.9, fold=.3, twist=.5, start=.05)]), 4)
HIP = Leaf(lambda g, level: rings(g, level, [dict(n=6, w=1.1, o='elliptic', lift=-3.2, size=.2, bend=-1.9, cup=.3, start=.03)]), 1)
AGES = dict(open=(.5, 1.), half=(.34, .74), bud=(.17, 1.))        # how much room a flower takes, and its size beside an open one
FRONT = np.array([0, -1., .3])


def rise(R, foot, heading, long_, n=15, up=.05, wander=.05, arch=0.):
    """curves that start along `heading`, turn up by their own strength and hang over towards their end"""
    K = len(foot)
    p, d, out = np.array(foot, float), norm(heading), [np.array(foot, float)]
    bend = R.n(wander, (K, 3))
    for i in range(n-1):
        bend = .8*bend+R.n(wander*.6, (K, 3))
        s = i/(n-1)
        d = norm(d+Z*(up*(1-s)-arch*s**1.3)+bend*[1, 1, .4])
        p = p+d*(np.asarray(long_)/(n-1))[:, None]
        out.append(p)
    return np.stack(out, 1)


def prickles(R, path, r, acc):
    K, m = len(path), 14
    p, axis = at(path, R.u(.04, .8, (K, m)))
    d = spread(axis, R.u(0, 6.28, (K, m)), np.full((K, m), 1.75)).reshape(-1, 3)
    p, long_ = p.reshape(-1, 3), r*R.u(.9, 1.7, K*m)[:, None]
    tubes(acc, np.stack([p+d*r*.6, p+d*(r+long_*.5), p+d*(r+long_)-axis.reshape(-1, 3)*long_*.3], 1), np.array([.5, .22, .02])*r, 5)


def apart(P, ages, size):
    """flowers that leave each other room; → which stay"""
    room = np.array([AGES[a][0] for a in ages])*size
    kept = []
    for i in range(len(P)):
        if all(np.linalg.norm(P[i]-P[j]) > .88*(room[i]+room[j]) for j in kept): kept.append(i)
    return kept


def grow_canes(R, t, foot, main=None, back=None):
    """`main`: the canes, where something leads them; `back`: the side they turn away from"""
    c = t['canes']
    n, wide = c.get('n', 6) if main is None else len(main), c.get('foot', .045)
    a = np.arange(n)*2*np.pi/n+R.n(.25, n)
    evenly = lambda low, high: low+(high-low)*(R.g.permutation(n)+R.u(0, 1, n))/n
    lean = evenly(*c.get('lean', (.1, .6)))
    around = np.stack([np.cos(a), np.sin(a), 0*a], -1)
    start = np.asarray(foot, float)+around*wide*R.u(.5, 1., (n, 1))
    heading = around*np.sin(lean)[:, None]+Z*np.cos(lean)[:, None]
    long_ = evenly(*c.get('tall', (.45, .9)))
    arch, thick = c.get('arch', 0.), c.get('thick', .0085)
    if main is None: main = rise(R, start, heading, long_, up=c.get('up', .05), wander=.035, arch=arch)
    else: long_ = np.linalg.norm(np.diff(main, axis=1), axis=2).sum(1)
    middle = np.asarray(foot)+Z*long_.mean()*.3 if back is None else np.asarray(back)
    m = c.get('sides', 4)
    s = c.get('from', .38)+(.93-c.get('from', .38))*(np.arange(m)+R.u(0, .8, (n, m)))/m
    p, axis = at(main, s)
    turn = R.u(0, 6.28, (n, 1))+np.arange(m)*2.4+R.n(.4, (n, m))
    side_long = R.u(*c.get('side', (.14, .3)), (n, m))*(1.25-.6*s)
    flat = lambda x: x.reshape(-1, *x.shape[2:])
    out = norm((flat(p)-middle)*[1, 1, 1 if back is None else .3])
    twig = rise(R, flat(p), flat(spread(axis, turn, R.u(.55, .95, (n, m))))+out*(.3 if back is None else .9), flat(side_long), n=9, up=.09, wander=.06, arch=arch*.8)
    wood, green, thorns = Acc(), Acc(), Acc()
    tubes(wood, main, np.linspace(thick, thick*.55, main.shape[1])[None]*np.ones((n, 1)), 9, R.u(0, 1, n))
    tubes(green, twig, np.linspace(thick*.5, thick*.3, twig.shape[1])[None]*np.ones((len(twig), 1)), 7, R.u(0, 1, len(twig)))
    if c.get('prickles', True): prickles(R, main, thick*.8, thorns)

    # the flowers: on every cane, on some of the side shoots; a truss opens from its middle
    f0 = (t.get('flowers') or [None])[0]
    P, D, ages, stems, sort = [], [], [], [], []
    tips = [(main[i, -1], norm(main[i, -1]-main[i, -3]), 0) for i in range(n)]
    tips += [(twig[i, -1], norm(twig[i, -1]-twig[i, -3]), 1) for i in R.g.permutation(len(twig))[:int(c.get('bloom', .4)*len(twig))]]
    for i, (p0, d0, order) in enumerate(tips if f0 else []):
        size, truss = f0['size'], max(1, int(round(c.get('truss', 1)*(1 if order == 0 else .6)*R.u(.7, 1.25)))) if c.get('truss', 1) > 1 else 1+(R.u() < .45)
        for k in range(truss):
            first = k == 0
            d = d0 if first else spread(d0[None], np.array([k*2.4+R.n(.3)]), np.array([R.u(.5, .95)]))[0]
            reach = size*c.get('stalk', 1.)*(R.u(.35, .6) if first else R.u(.6, 1.05)*(.75 if truss < 3 else 1+.06*truss))
            end = p0+norm(d+Z*.25-Z*arch*1.2)*reach
            q = R.u()
            shares = (.68, .86) if truss > 2 or (order == 0 and first) else (.5, .78) if first else (.06, .22)
            ages.append('open' if q < shares[0] else 'half' if q < shares[1] else 'bud')
            sort.append(i % len(t['flowers'])); P.append(end); stems.append((p0-d0*(0 if first else .012), end, d0))
            away = norm((end-middle)*[1, 1, .2])
            D.append(norm(d*.7+Z*.45*(1-arch)+away*(.35+arch)+R.n(.22, 3)+FRONT*(f0.get('look', .4)*1.7 if ages[-1] == 'open' else .2)*R.u(.2, 1.3)))
    keepout = None
    if P:
        kept = apart(np.array(P), ages, f0['size'])
        P, D, ages, sort, stems = np.array(P)[kept], np.array(D)[kept], np.array(ages)[kept], np.array(sort)[kept], [stems[i] for i in kept]
        size = f0['size']
        foot_of, end_of, dir_of = (np.array(x) for x in zip(*stems))
        base = P-D*size*np.array([-.03 if a == 'bud' else .10*AGES[a][1] for a in ages])[:, None]      # the cup of a bud begins where its stem ends
        tubes(green, curves(foot_of, foot_of+dir_of*np.linalg.norm(end_of-foot_of, axis=1, keepdims=True)*.55, base, 7), np.full((len(P), 7), max(.0018, thick*.24)), 6)
        for age, (room, scale) in AGES.items():
            for i, kind in enumerate(t['flowers']):
                j = (ages == age) & (sort == i)
                if not j.any(): continue
                f = dict(kind, size=size*scale, look=0., lookup=0., turn=.04, buds=1. if age == 'bud' else 0.)
                if age == 'half' and f['floret'] == 'rose': f.update(floret='rosehalf', cols=kind['cols'][:2])
                flower_heads(R, f, P[j], D[j])
            j = ages == age
            if age != 'bud' and j.any():
                M = frames(norm(np.cross(D[j], R.dirs(int(j.sum())))), D[j])
                for shape, low, wide in ((CALYX, .02, .9), (HIP, 0., .62)): green.scatter(shape.template(1, 0), P[j]-D[j]*size*scale*low, M, np.full(int(j.sum()), size*scale*wide), R.u(0, 1, int(j.sum())), np.zeros(int(j.sum())))
        keepout = P+D*size*.1, size*np.array([AGES[a][0] for a in ages])*.8
    leafy = dict(t, keepout=keepout)
    gap = c.get('gap', .075)
    short = lambda path, part: np.stack([at(path, np.full((len(path), 1), q*part))[0][:, 0] for q in np.linspace(0, 1, path.shape[1])], 1)
    if not t.get('leafless'):
        clothe(R, leafy, short(main, .95), max(4, int(long_.mean()/gap)), c.get('bare', .16), t['len'], droop=t.get('droop', .2), youth=.5, centre=middle)
        clothe(R, leafy, short(twig, .9), max(2, int(side_long.mean()/gap*1.25)), .15, t['len']*.9, droop=t.get('droop', .2), youth=1., centre=middle)
    bark = t.get('bark', ['#55703a', '#4a5a34'])
    wood.build('canes', bark_mat('bark', *bark))
    green.build('shoots', foliage_mat({'cols': c.get('young', ['#55752f', '#6b8440']), 'vein': 0, 'rough': .45}, 'shoot'))
    thorns.build('prickles', foliage_mat({'cols': ['#8f6a44', '#9a5a44'], 'vein': 0, 'rough': .45}, 'shoot'))
    b = t.get('berries')
    if b:
        free = R.g.permutation(len(twig))[:b['n']]
        berry_clusters(R, b, twig[free, -1]+norm(twig[free, -1]-twig[free, -3])*.01, out[free])
