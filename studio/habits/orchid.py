"""Phalaenopsis: broad leaves at the foot, arching sprays of flat flowers."""
import math

import numpy as np

from parts.flower import petal_mat
from parts.foliage import foliage_mat
from parts.leaf import blade
from parts.mesh import Acc, Z, bezier, frames, merge, norm, tube, xf
from parts.pot import house_pot
from parts.shader import simple_mat

REVISION = 1


def blossom():
    sepal = blade(1, .5, .6, .5, 7, 5, .05, .25)
    wing = blade(1, .95, .5, .4, 7, 5, .05, .2)
    parts = [xf(sepal, (0, 0, 0), (math.sin(a), math.cos(a), .08), (0, 0, 1), .5) for a in (0, 2.2, -2.2)]
    parts += [xf(wing, (0, 0, .02), (s, .25, .1), (0, 0, 1), .55) for s in (-1, 1)]
    return merge(parts)


def draw(R, t):
    soil = house_pot(t)
    leaf = blade(1, .34, .55, .5, 12, 5, .2, .7)
    leaves = Acc()
    for i in range(6):
        a = i*math.pi+R.u(-.5, .5)+.4
        d = np.array([math.cos(a), math.sin(a), 0])
        leaves.scatter(leaf, (Z*(soil+.015*i)+d*.03)[None], frames(norm(d+Z*.45)[None], (Z-d*.4)[None]), np.array([R.u(.38, .5)]), np.array([R.u()]), np.zeros(1))
    leaves.build('leaves', foliage_mat(dict(cols=['#2d6227', '#3b7430', '#4d863c'], rough=.3, gloss=.5, glow=.12, vein=.35)))
    stems, flowers, lips, buds = Acc(), Acc(), Acc(), Acc()
    bloom = blossom()
    lip = blade(1, .8, .6, .5, 6, 5, .4, 1.2)
    for k in range(t.get('sprays', 2)):
        side = 1 if k % 2 else -1
        top = np.array([side*.22, -.05, soil+.95+.08*k])
        end = np.array([side*.62, -.18, soil+.78+.08*k])
        line = np.concatenate([bezier([0, 0, soil], [side*.03, 0, soil+.7], top, 14), bezier(top, top+np.array([side*.18, -.04, .12]), end, 16)[1:]])
        stems.add(*tube(line, np.linspace(.010, .005, len(line)), 6))
        stake = np.array([[side*.04, .02, soil], [side*.12, .0, soil+.86]])
        stems.add(*tube(stake, .006, 6))
        for i in range(8):
            p = line[-2-int(i*2.1)]
            look = norm(np.array([side*.25+R.n(.2), -1, .15+R.n(.15)]))
            q = p+look*.05+Z*(.03 if i % 2 else -.05)
            up = norm(Z+R.n(.15, 3))
            size = t.get('size', .15)*(.75+.04*i)
            flowers.scatter(bloom, q[None], frames(up[None], look[None]), np.array([size]), np.array([R.u()]), np.zeros(1))
            lips.scatter(lip, (q+look*.012)[None], frames(norm(look*.8-up*.6)[None], norm(look+up)[None]), np.array([size*.26]), np.array([R.u()]), np.zeros(1))
        for i in range(2):
            buds.add(*tube(np.array([line[-1-i]-Z*.0, line[-1-i]-Z*.015, line[-1-i]-Z*.035]), [.012, .017, .004], 8))
    stems.build('stems', simple_mat('ost', '#5f7a3a', .5))
    flowers.build('flowers', petal_mat('opetal', t['petal'], center=t.get('center'), transl=.35))
    lips.build('lips', petal_mat('olip', t['lip'], transl=.3))
    buds.build('buds', petal_mat('obud', [t['petal'][0]]))
    return dict(pitch=8, margin=.04)
