"""Ferns: arching fronds, once or twice feathered."""
import math

import numpy as np

from parts.foliage import foliage_mat
from parts.leaf import blade, pinnate
from parts.mesh import Acc, Z, frames, norm
from parts.pot import house_pot, pot_of

REVISION = 1


def draw(R, t):
    soil = house_pot(t) if t.get('house') else pot_of(t)
    fronds = Acc()
    leaflet = blade(1, t.get('leafletw', .2), .3, .7, 5, 3, .1, .35)
    if t.get('twice'):
        leaflet = pinnate(blade(1, .34, .4, .6, 3, 3, .1, .2), 8, 1., .3, .26, .05, 1.2, lambda s: 1-.75*s, rach=.012)
    n = t.get('n', 46)
    taper = (lambda s: math.sin(math.pi*(.12+.86*s))**.7) if not t.get('twice') else (lambda s: (math.sin(math.pi*(.18+.8*s)))**.9)
    for i in range(n):
        q = (i+.5)/n
        a = i*2.4+R.n(.15)
        d = np.array([math.cos(a), math.sin(a), 0])
        frond = pinnate(leaflet, t.get('pairs', 32), 1., t.get('arch', 1.0)*(1+.8*q*R.u(.8, 1.2)), t.get('leaflet', .125), .08, 1.35, taper, vshape=.05, droop=.12, rach=.007)
        D = norm(d*(.2+t.get('open', .7)*q)+Z*(1.15-.75*q))
        fronds.scatter(frond, (d*.05+Z*soil)[None], frames(D[None], (Z*.8-d*.6)[None]), np.array([R.u(*t.get('tall', [.62, .85]))*(1-.1*q)]), np.array([R.u()]), np.array([.35 if i < n*.12 else 0]))
    fronds.build('fronds', foliage_mat(t))
    return dict(pitch=t.get('pitch', 12), margin=.04)
