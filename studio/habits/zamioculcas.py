"""Zamioculcas: thick shoots with pairs of glossy leaflets."""
import math

import numpy as np

from parts.foliage import foliage_mat
from parts.leaf import blade
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import house_pot

REVISION = 1


def draw(R, t):
    soil = house_pot(t)
    leaflet = blade(1, .42, .7, .75, 7, 5, .22, .35)
    leaves, shoots = Acc(), Acc()
    n, tall = t.get('n', 16), t.get('tall', .9)
    for i in range(n):
        a, q = i*2.4, (i+.5)/n
        d = np.array([math.cos(a), math.sin(a), 0])
        L = tall*R.u(.85, 1.1)*(1-.12*q)
        P = bezier(d*.06+Z*(soil-.02), d*.1+Z*(soil+L*.6), d*(.14+.62*q)*L+Z*(soil+L*(1.02-.32*q)), 20)
        shoots.add(*tube(P, np.linspace(.026, .008, 20), 7), R=R.u())
        side = norm(np.cross(d, Z)+R.n(.3, 3))
        pairs = t.get('pairs', 12)
        for k in range(pairs):
            s = .26+.74*k/(pairs-1)
            x = s*19; j = min(18, int(x))
            p = P[j]+(P[j+1]-P[j])*(x-j)
            tg = norm(P[j+1]-P[j]); across = norm(side-tg*(side@tg))
            size = t.get('len', .135)*math.sin(math.pi*(.25+.62*(k/(pairs-1))))+.03
            for sd in (-1, 1):
                leaves.scatter(leaflet, p[None], frames(norm(tg*.75+across*sd)[None], np.cross(tg, across)[None]*-1+Z*.7), np.array([size]), np.array([R.u()]), np.array([t.get('fresh', .5) if i < 3 else 0]))
        leaves.scatter(leaflet, P[-1][None], frames(norm(P[-1]-P[-2])[None], Z[None]), np.array([.12]), np.array([R.u()]), np.zeros(1))
    leaves.build('leaves', foliage_mat(t))
    shoots.build('shoots', foliage_mat({'cols': t.get('shoot', ['#3f7a33', '#4f8a3f']), 'vein': 0, 'rough': .3}, 'shoot'))
    return dict(pitch=11, margin=.04)
