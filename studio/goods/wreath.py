"""A Christmas wreath of fir, with berries and a bow, leaning on a small easel."""
import math

import numpy as np

from parts.fruit import FRUIT, fruit_mat
from parts.leaf import blade, leaf_mat
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.shader import simple_mat
from parts.wood import wood_mat
from parts.shape import rod

REVISION = 1


def draw(R, t):
    r, c = .42, .6
    needle, acc, twigs = blade(1, .1, .35, .35, 3, 2, 0, .25), Acc(), Acc()
    for i in range(430):
        a = R.u(0, 6.283)
        d, tan = np.array([math.cos(a), 0, math.sin(a)]), np.array([-math.sin(a), 0, math.cos(a)])
        p0 = d*(r+R.n(.045))+np.array([0, R.n(.04), c])
        ax = norm(tan*1.1+d*R.n(.55)+np.array([0, -.35, 0])+R.n(.2, 3))
        p1 = p0+ax*R.u(.1, .17)
        twigs.add(*tube(np.array([p0, p1]), .004, 4))
        n = 34; s = R.u(0, 1, n); D = R.dirs(n); D = norm(norm(D-ax*(D@ax)[:, None])+ax*.7)
        acc.scatter(needle, p0+(p1-p0)*s[:, None], frames(D, R.dirs(n)), R.u(.04, .06, n), R.u(0, 1, n), np.zeros(n))
    acc.build('needles', leaf_mat('needle', ['#17401f', '#20542a', '#2f6b38'], rough=.4, transl=.1, vein=0))
    twigs.build('twigs', simple_mat('twig', '#5d4a38', .8))
    b = Acc()
    for k in range(9):
        a = k*.698+.3; P = np.array([math.cos(a)*r, -.1, c+math.sin(a)*r])+R.n(.03, (5, 3)); b.scatter(FRUIT['berry'](), P, frames(np.repeat(Z[None], 5, 0), R.dirs(5)), np.full(5, .04), R.u(0, 1, 5), np.zeros(5))
    b.build('berries', fruit_mat(['#b3161c', '#cc2a24']))
    bow, m = Acc(), simple_mat('ribbon', '#a8202a', .5, .3)
    for s in (-1, 1):
        loop = np.array([[0, 0, 0], [s*.12, -.04, .07], [s*.19, -.05, .02], [s*.1, -.04, -.03], [0, 0, 0]]); bow.add(*tube(loop+np.array([0, -.13, c-r]), .02, 6)); bow.add(*tube(np.array([[0, 0, 0], [s*.05, -.03, -.07], [s*.09, -.02, -.15]])+np.array([0, -.13, c-r]), .018, 6))
    bow.build('bow', m)
    e = Acc(); e.add(*rod([-.3, .1, 0], [0, .14, 1.1], .014, 8)); e.add(*rod([.3, .1, 0], [0, .14, 1.1], .014, 8)); e.add(*rod([0, .5, 0], [0, .14, 1.1], .014, 8)); e.add(*rod([-.26, .04, .14], [.26, .04, .14], .014, 8)); e.build('easel', wood_mat('easel', '#b98a58', '#8f6437'))
    return dict(pitch=7, margin=.04)
