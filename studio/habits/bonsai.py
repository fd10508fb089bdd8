"""Ficus 'Ginseng': swollen roots, a small leafy crown, a shallow bowl."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.canopy import leaf_canopy
from parts.foliage import foliage_mat, leaf_shape
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
    m = foliage_mat(t)
    for c, r in (((0, 0, soil+.78), (.36, .3, .2)), ((-.2, -.05, soil+.62), (.2, .18, .12)), ((.22, 0, soil+.64), (.2, .18, .12))):
        leaf_canopy('crown', R, m, leaf_shape(t), int(900*r[0]/.36), 'ell', r, c, t['len'], depth=.12, noise=.03, out=.6, up=.3, core_col='#24331a')
    return dict(pitch=11, margin=.04)
