"""A shrub that flowers on bare wood: stems that fork and fork again, with flowers, berries or a few leaves sitting on the twigs."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.bush import grow_bush
from parts.flower import flower_heads
from parts.foliage import foliage_mat, leaf_shape
from parts.fruit import berry_clusters
from parts.mesh import Acc, Z, frames, norm, tube
from parts.pot import pot_of

REVISION = 2


def draw(R, t):
    soil = pot_of(t)
    h, w = t.get('tall', 1.25), t.get('wide', .5)
    wood = Acc()
    n = t.get('stems', 9)
    if t.get('bush'):
        grown(R, t, t['bush'], soil, h, w, n)
        return dict(pitch=9, margin=.04)
    marks = dict(P=[], N=[], tips=[], aim=[])
    for i in range(n):
        a = i*2.4+R.u(-.3, .3)
        d = np.array([math.cos(a), math.sin(a), 0])
        lean = math.sqrt((i+.5)/n)
        reach = math.hypot(w*lean, h*(1-.2*lean))*R.u(.82, 1.05)
        aim = norm(d*w*lean*(.75+t.get('arch', 0.))+Z*h*(1-.2*lean))
        shoot(R, t, wood, marks, np.array([0, 0, soil-.03])+d*R.u(.02, .07), aim, reach, .0105*t.get('thick', 1.), 0)
    wood.build('wood', bark_mat('bark', *t.get('bark', ['#6b5a48', '#40342a'])))
    adorn(R, t, np.array(marks['P']), np.array(marks['N']), np.array(marks['tips']), np.array(marks['aim']))
    return dict(pitch=9, margin=.04)


def grown(R, t, b, soil, h, w, n):
    """smooth stems with shoots on them, within an outline; flowers and leaves on the nodes of all"""
    k = np.arange(n)
    feet = np.stack([np.cos(k*2.4), np.sin(k*2.4), 0*k], -1)*(b.get('clump', .07)*np.sqrt((k+.6)/n))[:, None]+[0, 0, soil-.03]
    own = {'leaf': 'ovate', 'len': .05, 'cols': ['#7a9a48'], **t, 'leafless': True}
    P, D, out = grow_bush(R, own, {'cover': 9., 'axils': 8, **b}, b.get('shape', 'vase'), [w, w, h/2], np.array([0, 0, soil+h/2]), feet, .0105*t.get('thick', 1.))
    ends = len(P)//(1+b.get('axils', 8))
    adorn(R, t, P[ends:], norm(D[ends:]-.4*out[ends:]), P[:ends], D[:ends])


def adorn(R, t, P, N, tips, aim):
    """flowers, berries and leaves on the marks of the wood (P, where N looks) or on the ends of twigs"""
    for f in t.get('flowers', []):
        where, looks = (tips, norm(aim+Z*.5)) if f.get('at') == 'tips' else (P, N)
        pick = R.g.permutation(len(where))[:f['n']]
        flower_heads(R, f, where[pick]+looks[pick]*f.get('lift', .012), looks[pick])
    if t.get('berries'):
        pick = R.g.permutation(len(P))[:t['berries']['n']]
        berry_clusters(R, t['berries'], P[pick]-Z*.01, N[pick])
    m = t.get('count', 0)
    if m:
        pick = R.g.integers(0, len(P), m)
        leaves = Acc()
        D = norm(N[pick]+Z*t.get('up', .4)+R.dirs(m)*.5-Z*t.get('droop', 0.)*R.u(0, 1, m)[:, None])
        leaves.scatter(leaf_shape(t), P[pick], frames(D, R.dirs(m)*.5+Z), t['len']*R.u(.6, 1.2, m), R.u(0, 1, m), R.u(0, 1, m)**2)
        leaves.build('leaves', foliage_mat(t))


def shoot(R, t, wood, marks, at, aim, long_, thick, level):
    """a shoot that wanders a little, bends to the light and carries side shoots"""
    n = 16 if level == 0 else 9
    wander = t.get('wander', .1)*(1+level*.5)
    line, d = [at], aim
    arch = t.get('arch', 0.)
    for i in range(n):
        d = norm(d+R.n(wander, 3)+Z*(.05 if not arch else .05-arch*.35*(i/n)))
        line.append(line[-1]+d*long_/n)
    line = np.array(line)
    wood.add(*tube(line, np.linspace(thick, max(.0016, thick*.3), n+1), 6 if level == 0 else 5))
    mark(R, line, marks, t.get('each', 26) if level == 0 else t.get('each', 26)//(2*level), .45 if level == 0 else .1)
    marks['tips'].append(line[-1]); marks['aim'].append(norm(line[-1]-line[-2]))
    if level == 2 or (level == 1 and t.get('side', 9) < 4):
        return
    k = t.get('side', 9) if level == 0 else R.i(2, 4)
    for s in np.sort(R.u(.3 if level == 0 else .35, .97, k)):
        i = int(s*n)
        ax = norm(line[min(i+1, n)]-line[i])
        side = R.dirs(1)[0]
        side = norm(side-ax*(side@ax))
        out = norm(ax*t.get('fork', .85)+side+Z*.25)
        shoot(R, t, wood, marks, line[i], out, long_*R.u(.26, .48)*(1.15-.6*s), thick*(1-.7*s)*.75+.0012, level+1)


def mark(R, line, marks, n, start):
    """points along a twig and the side they look to"""
    s = R.u(start, 1, n)*(len(line)-1)
    i = np.minimum(s.astype(int), len(line)-2)
    p = line[i]+(line[i+1]-line[i])*(s-i)[:, None]
    ax = norm(line[i+1]-line[i])
    side = R.dirs(n)
    side = norm(side-ax*(side*ax).sum(1)[:, None])
    marks['P'].extend(p)
    marks['N'].extend(norm(side+ax*.4))
