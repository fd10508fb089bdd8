"""A shrub that flowers on bare wood: branching stems, with flowers, berries or a few leaves sitting on the twigs."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.flower import flower_heads
from parts.foliage import foliage_mat, leaf_shape
from parts.fruit import berry_clusters
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import pot_of

REVISION = 1


def draw(R, t):
    soil = pot_of(t)
    h, w = t.get('tall', 1.25), t.get('wide', .5)
    wood = Acc()
    places, looks = [], []
    n = t.get('stems', 9)
    for i in range(n):
        a = i*2.4+R.u(-.3, .3)
        d = np.array([math.cos(a), math.sin(a), 0])
        foot = np.array([0, 0, soil-.03])+d*.05
        lean = math.sqrt((i+.5)/n)
        top = foot+d*w*lean*R.u(.8, 1.1)+Z*h*(1-.22*lean)*R.u(.85, 1.05)
        stem = bezier(foot, foot+Z*h*.55+d*w*.2*lean, top+d*w*t.get('arch', 0.)*lean-Z*h*t.get('arch', 0.)*.3*lean, 18)
        wood.add(*tube(stem, np.linspace(.014, .004, 18)*t.get('thick', 1.), 6))
        mark(R, stem, places, looks, t.get('each', 26), .35)
        for _ in range(t.get('side', 9)):
            k = R.i(5, 16)
            out = norm(R.dirs(1)[0]*[1, 1, .3]+d*.5+Z*.9)
            L = R.u(.15, .38)*h*.8*(1-.4*k/18)
            twig = bezier(stem[k], stem[k]+out*L*.6, stem[k]+out*L+Z*.08*L, 9)
            wood.add(*tube(twig, np.linspace(.006, .0022, 9)*t.get('thick', 1.), 5))
            mark(R, twig, places, looks, t.get('each', 26)//2, .15)
    wood.build('wood', bark_mat('bark', *t.get('bark', ['#6b5a48', '#40342a'])))
    P, N = np.array(places), np.array(looks)
    for f in t.get('flowers', []):
        pick = R.g.permutation(len(P))[:f['n']]
        flower_heads(R, f, P[pick]+N[pick]*f.get('lift', .012), N[pick])
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
    return dict(pitch=9, margin=.04)


def mark(R, line, places, looks, n, start):
    """points along a twig and the side they look to"""
    s = R.u(start, 1, n)*(len(line)-1)
    i = np.minimum(s.astype(int), len(line)-2)
    p = line[i]+(line[i+1]-line[i])*(s-i)[:, None]
    ax = norm(line[i+1]-line[i])
    side = R.dirs(n)
    side = norm(side-ax*(side*ax).sum(1)[:, None])
    places.extend(p)
    looks.extend(norm(side+ax*.4))
