"""Leaves in a spiral on one or more upright stems: fiddle-leaf fig, rubber plant, philodendron, dieffenbachia."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.foliage import foliage_mat, leaf_data, leaf_of
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import house_pot

REVISION = 1


def draw(R, t):
    soil = house_pot(t)
    leaves, petioles = Acc(), Acc()
    wood = bark_mat('bark', *t.get('bark', ['#7d6c55', '#54452f']))
    d = leaf_data(t)
    shape = leaf_of({**d, 'w': t['width']} if t.get('width') and d.get('kind', 'simple') == 'simple' else d)
    for b, (x, h, n) in enumerate(t.get('stemset', [[0, 1.35, 19], [.09, .95, 13]])):
        P = bezier([x*.4, b*.03, soil-.03], [x*.5, .02, soil+h*.5], [x*2.2-.03, b*.05, soil+h], 30)
        w = Acc(); w.add(*tube(P, np.linspace(t.get('thick', .026), t.get('thick', .026)*.55, 30), 8)); w.build('stem', wood)
        start = t.get('from', .34)
        for k in range(n):
            s = start+(1-start)*k/(n-1)
            p = P[min(29, int(s*29))]
            a = k*2.4+b
            el = t.get('rise', .15)+1.3*s**4
            d = norm(np.array([math.cos(a), math.sin(a), el]))
            L = t['len']*(1-.4*max(0, s-.85)/.15)*R.u(.85, 1.1)
            stalk = t.get('petiole', .05)
            q = p+d*stalk
            petioles.add(*tube(np.array([p, q]), .007, 5), R=R.u())
            D = norm(d-Z*t.get('droop', 0.)*(1-s)+R.n(.08, 3))
            leaves.scatter(shape.template(3, k % 6), q[None], frames(D[None], (Z*1.0-d*.2-np.array([0, t.get('face', .5), 0]))[None]), np.array([L]), np.array([R.u()]), np.array([t.get('topyoung', .8) if s > .95 else 0]))
    leaves.build('leaves', foliage_mat(t))
    petioles.build('petioles', foliage_mat({'cols': t.get('stalkcols', ['#5f8a3c']), 'vein': 0}, 'petiole'))
    return dict(pitch=9, margin=.04)
