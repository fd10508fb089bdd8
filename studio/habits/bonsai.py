"""Ficus 'Ginseng': swollen roots, a small leafy crown, a shallow bowl."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.crown import grow_crown
from parts.mesh import Acc, Z, bezier, tube
from parts.pot import house_pot

REVISION = 1


def draw(R, t):
    soil = house_pot(t)
    roots = Acc()
    for i in range(5):
        a = i*1.257+.3
        d = np.array([math.cos(a), math.sin(a), 0])
        s = np.linspace(0, 1, 14)
        P = bezier(d*.16*R.u(.8, 1.2)+Z*(soil-.03), d*.13+Z*(soil+.2), d*.02+Z*(soil+.42), 14)
        roots.add(*tube(P, .05*(1+.55*np.sin(np.pi*s*.9+.4))*R.u(.8, 1.15)*(1-.35*s), 12))
    for i in range(5):
        a = i*2.4
        d = np.array([math.cos(a), math.sin(a), 0])
        roots.add(*tube(bezier(Z*(soil+.4), Z*(soil+.5)+d*.05, d*.22+Z*(soil+.62+.05*i), 8), np.linspace(.035, .01, 8), 8))
    roots.build('roots', bark_mat('groot', '#b0a28c', '#7d705c', 5))
    for c, r in (((0, 0, soil+.78), (.36, .3, .2)), ((-.2, -.05, soil+.62), (.2, .18, .12)), ((.22, 0, soil+.64), (.2, .18, .12))):
        feet = np.tile([c[0]*.3, c[1]*.3, soil+.45], (4, 1))+R.n(.01, (4, 3))
        grow_crown(R, dict(t, bumps=.04), 'ell', r, np.array(c), feet, cover=3., thick=.012)
    return dict(pitch=11, margin=.04)
