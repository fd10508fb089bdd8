"""Zamioculcas: thick shoots with pairs of glossy leaflets."""
import math

import numpy as np

from parts.foliage import foliage_mat
from parts.surface import blade_of
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import house_pot

REVISION = 3


def draw(R, t):
    soil = house_pot(t)
    kinds = [blade_of(np.random.default_rng(k), 3, o='ovate', w=.56, bend=.3, fold=.16, side=8, wave=.02, curl=.08, twist=.1) for k in range(6)]
    leaves, shoots = Acc(), Acc()
    n, tall = t.get('n', 16), t.get('tall', .9)
    for i in range(n):
        a, q = i*2.4, (i+.5)/n
        d = np.array([math.cos(a), math.sin(a), 0])
        L = tall*R.u(.8, 1.1)*(1-.16*q)
        P = bezier(d*.07+Z*(soil-.02), d*.1+Z*(soil+L*.62), d*(.16+.66*q)*L+Z*(soil+L*(1.02-.36*q)), 20)
        shoots.add(*tube(P, np.interp(np.linspace(0, 1, 20), [0, .08, .3, 1], [.030, .028, .019, .007]), 12), R=R.u())
        side = norm(np.cross(d, Z)+R.n(.3, 3))
        pairs = max(7, int(t.get('pairs', 12)*.7))
        for k in range(pairs):
            s = .34+.66*k/(pairs-1)
            x = s*19; j = min(18, int(x))
            p = P[j]+(P[j+1]-P[j])*(x-j)
            tg = norm(P[j+1]-P[j]); across = norm(side-tg*(side@tg))
            size = 1.02*t.get('len', .135)*tall/.9*math.sin(math.pi*(.3+.56*(k/(pairs-1))))+.025
            for sd in (-1, 1):
                spot = p+tg*(.5 if sd > 0 else 0.)*.6*L/pairs
                leaves.scatter(kinds[R.i(0, 6)], spot[None], frames(norm(tg*(.42+R.n(.1))+across*sd*1.05+R.n(.12, 3))[None], np.cross(tg, across)[None]*-1+Z*.7+R.n(.15, 3)), np.array([size]), np.array([R.u()]), np.array([t.get('fresh', .5) if i < 3 else 0]))
        leaves.scatter(kinds[0], P[-1][None], frames(norm(P[-1]-P[-2])[None], Z[None]), np.array([.12]), np.array([R.u()]), np.zeros(1))
    leaves.build('leaves', foliage_mat(t))
    shoots.build('shoots', foliage_mat({'cols': t.get('shoot', ['#3f7a33', '#4f8a3f']), 'vein': 0, 'rough': .3}, 'shoot'))
    return dict(pitch=11, margin=.04)
