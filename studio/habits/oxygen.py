"""A bundle of hornwort: soft whorled stems tied with a lead strip."""
import math

import numpy as np

from parts.foliage import foliage_mat
from parts.leaf import blade
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.metal import zinc

REVISION = 3


def draw(R, t):
    stems, leaves, band = Acc(), Acc(), Acc()
    needle = blade(1, .035, .3, .5, 7, 2, 0, .9)
    for i in range(34):
        a = i*2.4
        q = math.sqrt((i+.5)/34)
        d = np.array([math.cos(a), math.sin(a), 0])
        P = bezier(d*.03*q, d*.06*q+Z*.3, d*.34*q+Z*R.u(.42, .62)*(1.1-.3*q)+R.n(.03, 3), 60)
        P = P[np.unique((59*(np.linspace(0, 1, 46))**.72).astype(int))]                 # the whorls close up to the tip, as a fox's tail
        m = len(P)
        stems.add(*tube(P, np.linspace(.0034, .0016, m), 6))
        for j in range(3, m):
            n = 13
            b = np.arange(n)*2*np.pi/n+j
            ax = norm(P[j]-P[j-1])
            e1 = norm(np.cross(ax, np.array([.2, 1, .1]))); e2 = np.cross(ax, e1)
            D = norm(e1*np.cos(b)[:, None]+e2*np.sin(b)[:, None]+ax*(.2+.25*j/m+1.5*np.clip(j/m-.86, 0, 1)*7)+R.n(.10, (n, 3)))
            leaves.scatter(needle, np.repeat(P[j][None], n, 0), frames(D, np.repeat(ax[None], n, 0)), np.full(n, .07-.02*(j/m)**2)*R.u(.75, 1.15, n), R.u(0, 1, n), np.full(n, .9*np.clip(j/m-.6, 0, 1)/.4))
    stems.build('stems', foliage_mat({'cols': ['#5f8a3e', '#7aa050'], 'vein': 0}, 'stem'))
    leaves.build('leaves', foliage_mat(dict(t, vein=0)))
    ang = np.linspace(0, 2*np.pi, 30)
    for z in (.05, .07, .09):
        band.add(*tube(np.stack([np.cos(ang)*.05, np.sin(ang)*.05, 0*ang+z], -1), .012, 6))
    band.build('band', zinc())
    return dict(pitch=9, margin=.05)
