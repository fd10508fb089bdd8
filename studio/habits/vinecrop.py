"""A fruiting plant tied to a stake: one stem, large leaves that hang in a spiral, trusses or single fruits at the nodes."""
import math

import numpy as np

from parts.foliage import foliage_mat, leaf_data, leaf_of
from parts.fruit import FRUIT, fruit_mat
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import pot_of
from parts.shoots import curves, tubes
from parts.wood import wood_mat

REVISION = 2


def draw(R, t):
    soil = pot_of(t)
    h = t.get('tall', .9)
    s = np.linspace(0, 1, 40)
    stem = np.stack([.018*np.sin(s*9)*(.3+s), .012*np.cos(s*8)-.02, soil-.02+h*s], -1)
    wood, leaves, stalks, stake = Acc(), Acc(), Acc(), Acc()
    wood.add(*tube(stem[:14] if t.get('forks') else stem, np.linspace(.011, .004, 40)[:14 if t.get('forks') else 40], 12))
    top = h*(.8 if t.get('forks') else 1.06)
    stake.add(*tube(np.array([[.02, .03, soil-.1], [.02, .03, soil+top], [.02, .03, soil+top+.005]]), [.009, .009, .0005], 12))
    lines = forked(R, t, stem, wood) if t.get('forks') else [stem]
    shape = leaf_of(leaf_data(t))
    n = t.get('leaves', 16)
    for k in range(n):
        low = t.get('from', .08)
        q = low+(.98-low)*(k+.5)/n
        if t.get('forks') and k >= n-2*len(lines): q = .99          # every tip ends in a tuft
        p = lines[k % len(lines)][int(q*39)]
        a = k*2.39996+.9
        d = norm(np.array([math.cos(a), math.sin(a)-.15, 0]))
        L = t['len']*(1.05-.55*q**3)*R.u(.88, 1.1)
        reach = t.get('petiole', .16)
        base = p+d*L*reach+Z*L*(.10+.05*q)
        stalks.add(*tube(bezier(p, p+d*L*reach*.5+Z*L*.08, base+d*.004, 7), np.linspace(.005, .0035, 7), 8), R=R.u())
        D = norm(d+Z*(t.get('rise', .15)-t.get('droop', .45)*(1-q)+.5*q**4)+R.n(.08, 3))
        leaves.scatter(shape.template(3, k % 6), base[None], frames(D[None], norm(Z+d*.25+np.array([0, -.3, 0])+R.n(.15, 3))[None]), np.array([L]), np.array([R.u()]), np.array([.7 if q > .85 else 0.]))
    fruits(R, t['berries'], lines)
    wood.build('stem', foliage_mat({'cols': t.get('stemcols', ['#6f9a4c', '#7fa858']), 'vein': 0, 'rough': .6}, 'stem'))
    stalks.build('stalks', foliage_mat({'cols': t.get('stemcols', ['#6f9a4c', '#7fa858']), 'vein': 0, 'rough': .6}, 'stalk'))
    leaves.build('leaves', foliage_mat(t))
    stake.build('stake', wood_mat('stake', '#c2a468', '#94763f'))
    return dict(pitch=9)


def forked(R, t, stem, wood):
    """a stem that forks a third of the way up: the lines from the soil to every tip"""
    lines, at = [], 13
    for k in range(t['forks']):
        a = k*2*math.pi/t['forks']+.5+R.n(.15); d = np.array([math.cos(a), math.sin(a), 0])
        L = t.get('tall', .9)*.62*R.u(.85, 1.08)
        top = bezier(stem[at], stem[at]+d*L*.28+Z*L*.35, stem[at]+d*L*.42+Z*L, 40-at)
        wood.add(*tube(top, np.linspace(.006, .003, 40-at), 10), R=R.u()); lines.append(np.concatenate([stem[:at], top]))
    return lines


def fruits(R, b, lines):
    """`trusses` = [[height, angle], …], each of `each` fruits in two rows on a bent stalk, `bunch` fruits of its length for every one; the lowest ripen first"""
    green, calyx = Acc(), Acc()
    by = [Acc() for _ in b['cols']]
    size = b['size']
    sepal = leaf_of(dict(o='lance', w=.22, bend=.7, side=0)).template(1, 0)
    for i, (q, a) in enumerate(b['trusses']):
        p = lines[i % len(lines)][int(q*39)]
        d = norm(np.array([math.cos(a), math.sin(a), 0]))
        side = np.array([-d[1], d[0], 0])
        each = b.get('each', 5)
        out = b.get('reach', 2.2)
        line = bezier(p, p+d*size*out+Z*size*.4, p+d*size*(out+.1)-Z*size*(.6+b.get('bunch', .55)*each), 14)
        green.add(*tube(line, np.linspace(.0045, .0025, 14), 8))
        ripe = np.clip(1.15-q+R.n(.08), 0, 1)
        for k in range(each):
            j = 5+int(8*k/max(1, each-1)) if each > 1 else 12
            sd = 1 if k % 2 else -1
            top = line[min(13, j)]+(side*sd*size*.5 if each > 1 else 0)+d*size*.12
            green.add(*tube(np.array([line[min(13, j)], (line[min(13, j)]+top)/2+Z*size*.12, top]), .0022, 6))
            r = ripe-.10*k/each*(1 if each > 1 else 0)
            which = 0 if r > b.get('ripe', .45) else len(b['cols'])-1 if r < .25 else min(1, len(b['cols'])-1)
            M = frames(norm(Z+side*sd*.15+R.n(b.get('tilt', .08), 3))[None], R.dirs(1))
            scale = size*R.u(b.get('least', .9), 1.08)*(1-.12*k/each)
            by[which].scatter(FRUIT[b['kind']](64), (top-Z*scale*.04)[None], M, np.array([scale]), np.array([R.u()]), np.zeros(1))
            c = np.arange(5)*1.2566+R.u(0, 1)
            D = norm(np.stack([np.cos(c), np.sin(c), 0*c+.12], -1))
            calyx.scatter(sepal, np.tile(top+Z*scale*.0, (5, 1)), frames(D, np.tile(Z, (5, 1))), np.full(5, scale*.42), R.u(0, 1, 5), np.zeros(5))
    green.build('truss', foliage_mat({'cols': ['#6f9448', '#7fa256'], 'vein': 0, 'rough': .6}, 'stalk'))
    calyx.build('calyx', foliage_mat({'cols': ['#55823a', '#648f45'], 'vein': .1, 'rough': .6}, 'stalk'))
    for acc, col in zip(by, b['cols']): acc.build('fruit', fruit_mat([col], None, max(.26, b.get('rough', .2)), b['kind']))
