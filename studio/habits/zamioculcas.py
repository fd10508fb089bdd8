"""Zamioculcas: thick shoots that lean out from one heart, glossy leaflets in two even ranks along them."""
import math

import numpy as np

from parts.foliage import foliage_mat
from parts.surface import blade_of
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import house_pot

REVISION = 6


def draw(R, t):
    soil = house_pot(t)
    kinds = [blade_of(np.random.default_rng(k), 3, o='ovate', w=.42, bend=.5, fold=.1, cup=-.10, groove=.035, side=9, slant=.5, wave=.035, waves=1.6, quilt=.006, curl=.06, twist=.2, rows=33) for k in range(6)]
    leaves, shoots = Acc(), Acc()
    n, tall = t.get('n', 11), t.get('tall', .8)
    size = t.get('len', .155)*(tall/.8)**.6
    for i in range(n):
        a, q = i*2.39996+.6+R.u(-.15, .15), math.sqrt((i+.5)/n)
        d = np.array([math.cos(a), math.sin(a), 0])
        L = tall*R.u(.86, 1.1)*(1.04-.14*q)
        foot = d*.05*(1+q)+Z*(soil-.02)
        P = bezier(foot, foot+Z*L*.62+d*L*.02, foot+d*L*(.05+.5*q)+Z*L*(1.02-.26*q**2), 40)
        s = np.linspace(0, 1, 40)
        shoots.add(*tube(P, np.interp(s, [0, .06, .2, .6, 1], [.018, .021, .013, .008, .004])*(tall/.8)**.5, 12), R=R.u())
        out = np.cross(d, Z); out = norm(out*.55+np.array([.75 if out[0] >= 0 else -.75, 0, 0])+d*R.n(.2)+R.n(.1, 3))            # the plane in which its leaflets spread: most show their face
        pairs = t.get('pairs', 10)
        for k in range(2*pairs):
            w = .26+.70*(k/(2*pairs-1))
            x = w*39; j = min(38, int(x))
            p = P[j]+(P[j+1]-P[j])*(x-j)
            along = norm(P[j+1]-P[j]); across = norm(out-along*(out@along)); face = norm(np.cross(across, along))
            if face@(Z*.8-np.array([0, 1., 0])) < 0: face = -face
            sd = 1 if k % 2 else -1
            r = k/(2*pairs-1)
            D = norm(along*(.55+.5*r+R.n(.1))+across*sd+face*(.22+R.n(.14)))
            L1 = size*(.72+.38*math.sin(math.pi*min(1, .15+.75*r)))*R.u(.9, 1.08)*(1-.35*max(0, r-.8)/.2)
            leaves.scatter(kinds[R.i(0, 6)], p[None]+across*sd*.006, frames(D[None], (face+R.n(.22, 3)-across*sd*.35)[None]), np.array([L1]), np.array([R.u()]), np.array([t.get('fresh', .5)*R.u(.6, 1) if i in (0, 3) else 0]))
        leaves.scatter(kinds[0], P[-1][None], frames(norm(P[-1]-P[-2])[None], (norm(d*-.3+Z))[None]), np.array([size*.62]), np.array([R.u()]), np.zeros(1))
    leaves.build('leaves', foliage_mat(t))
    shoots.build('shoots', foliage_mat({'cols': t.get('shoot', ['#3f7a33', '#4f8a3f']), 'vein': 0, 'rough': .3}, 'shoot'))
    return dict(pitch=11, margin=.04)
