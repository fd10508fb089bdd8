"""Lavender: grey cushions with thin stems and spikes."""
import math

import numpy as np

from parts.flower import petal_mat
from parts.leaf import blade, leaf_mat
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import pot_of

REVISION = 1


def draw(R, t):
    soil = pot_of(t)
    leaf, bract = blade(1, .11, .5, .5, 5, 3, .2, .4), blade(1, .7, .6, .6, 3, 3, .3, .8)
    leaves, stems, spikes = Acc(), Acc(), Acc()
    tall = t.get('tall', .6)
    for i in range(t.get('stems', 150)):
        a = R.u(0, 6.283)
        q = R.u(0, 1)**.6
        d = np.array([math.cos(a), math.sin(a), 0])
        base = np.array([0, 0, soil])+d*q*.16
        L = R.u(.7, 1.18)*tall
        tip = base+d*q*L*.8+Z*L*(1.05-.35*q)
        p = bezier(base, base+Z*L*.5+d*q*.12, tip, 9)
        stems.add(*tube(p, np.linspace(.007, .005, 9), 4), R=R.u())
        k = 26
        j = (np.clip(R.u(0, .55, k), 0, 1)*8).astype(int)
        leaves.scatter(leaf, p[j], frames(norm(R.dirs(k)*.8+Z+d*.3), R.dirs(k)), R.u(.09, .17, k), R.u(0, 1, k), np.zeros(k))
        if R.u() < .85:
            k = 46
            s = np.sort(R.u(0, 1, k))
            ax = norm(tip-p[-3])
            D = R.dirs(k); D = norm(norm(D-ax*(D@ax)[:, None])+ax*.7)
            long_ = .16*t.get('short', 1.)
            spikes.scatter(bract, tip+ax*(s*long_)[:, None]+D*(.011*(1-.6*s))[:, None], frames(D, np.broadcast_to(ax, (k, 3))), .04*(1-.45*s)*R.u(.8, 1.2, k), R.u(0, 1, k), 0*s)
            stems.add(*tube(np.array([tip, tip+ax*long_*.96]), [.005, .003], 4), R=.3)
    leaves.build('leaves', leaf_mat('lav', ['#6f8a63', '#86a077', '#9db28c'], rough=.7, spec=.2, transl=.2, vein=.1))
    stems.build('stems', leaf_mat('lavs', ['#7d9468', '#8da577'], vein=0))
    spikes.build('spikes', petal_mat('lavf', t['spikes']))
    return dict(pitch=11, margin=.04, view='Standard', exposure=.35, sun=3.0, sky=.62)
