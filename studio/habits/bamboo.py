"""Bamboo in a pot: jointed canes with tufts of narrow leaves."""
import math

import numpy as np

from parts.foliage import foliage_mat
from parts.leaf import blade
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import pot_of
from parts.shader import simple_mat

REVISION = 1


def draw(R, t):
    soil = pot_of(dict(t, pot=t.get('pot', dict(r=.26, h=.36))))
    leaf = blade(1, t.get('leafw', .16), .45, .8, 6, 3, .15, .55)
    canes, leaves = Acc(), Acc()
    lo, hi = t.get('tall', [1.1, 1.7])
    rows = 26
    for i in range(t.get('canes', 26)):
        a = R.u(0, 6.283)
        q = math.sqrt(R.u())
        d = np.array([math.cos(a), math.sin(a), 0])
        H = R.u(lo, hi)
        b = d*q*.17+Z*(soil-.03)
        tip = b+d*(.1+t.get('spread', .3)*q)*H*.8+Z*H*(1-t.get('nod', .12)*q)
        P = bezier(b, b+Z*H*.65+d*.03, tip, rows)
        r = np.linspace(1, .3, rows)*t.get('cane', .013)
        r[::3] *= 1.3
        canes.add(*tube(P, r, 7), R=R.u())
        for j in range(t.get('from', 5), rows):
            for _ in range(R.i(1, 3)):
                b_ = R.u(0, 6.283)
                dd = norm(np.array([math.cos(b_), math.sin(b_), .55]))
                l = R.u(.08, .2)*t.get('twig', 1.)
                Q = bezier(P[j], P[j]+dd*l*.6, P[j]+dd*l-Z*.03, 5)
                canes.add(*tube(Q, np.linspace(.003, .0015, 5), 3), R=.5)
                k = R.i(3, 7)
                jj = R.g.integers(1, 5, k)
                leaves.scatter(leaf, Q[jj], frames(norm(dd*.7+R.dirs(k)*.7-Z*.45), R.dirs(k)*.5+Z), t.get('len', .14)*R.u(.7, 1.2, k), np.clip(.5+R.n(.25, k), 0, 1), R.u(0, 1, k)**4)
    c1, c2 = t.get('canecols', ['#8a9a3e', '#5f7a2c'])
    canes.build('canes', simple_mat('cane', c1, .38, .4, noise=.45, nscale=5, col2=c2))
    leaves.build('leaves', foliage_mat(t))
    return dict(pitch=8, margin=.04)
