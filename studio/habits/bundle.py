"""Young bare-root plants tied in a bundle, roots on the floor."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.mesh import Acc, Z, bezier, norm, tube
from parts.shader import simple_mat

REVISION = 1


def draw(R, t):
    neck = .42
    sets = t['colsets']
    wood = [Acc() for _ in sets]
    roots = Acc()
    n = t.get('count', 15)
    for i in range(n):
        a = i*2.4
        d = np.array([math.cos(a), math.sin(a), 0])
        q = math.sqrt((i+.5)/n)
        foot = d*q*.055+Z*neck
        acc = wood[i % len(sets)]
        top = foot+d*(.05+.2*q*R.u(.6, 1.2))+Z*R.u(.85, 1.15)
        stem = bezier(foot, foot+Z*.5, top, 14)
        acc.add(*tube(stem, np.linspace(.011, .003, 14), 6))
        for _ in range(6):
            k = R.i(4, 12)
            side = norm(R.dirs(1)[0]*[1, 1, .2]+Z*1.0)
            acc.add(*tube(bezier(stem[k], stem[k]+side*.1, stem[k]+side*.12+Z*R.u(.1, .3), 7), np.linspace(.005, .0018, 7), 5))
        for _ in range(7):
            roots_of(R, roots, foot, d)
    for acc, cols in zip(wood, sets):
        acc.build('wood', bark_mat('bark', *cols))
    roots.build('roots', bark_mat('root', '#a07a4e', '#6b4a2c', 14))
    band = Acc()
    for z in (neck+.1, neck+.36):
        ang = np.linspace(0, 2*np.pi, 40)
        r = .075 if z < .6 else .09
        band.add(*tube(np.stack([np.cos(ang)*r, np.sin(ang)*r, 0*ang+z], -1), .008, 6))
    band.build('twine', simple_mat('twine', '#c79b5c', .9, .1))
    return dict(pitch=8, margin=.04)


def roots_of(R, acc, foot, d):
    out = norm(R.dirs(1)[0]*[1, 1, 0]+d*.5)
    tip = foot*[1, 1, 0]+out*R.u(.05, .2)+Z*R.u(.01, .16)
    p = bezier(foot, foot+out*.05-Z*.12, tip, 9)
    p[1:-1] += R.n(.006, (7, 3))
    acc.add(*tube(p, np.linspace(R.u(.004, .008), .0012, 9), 5))
    for _ in range(3):
        k = R.i(3, 8)
        end = p[k]+norm(R.dirs(1)[0]*[1, 1, .3]-Z*.5)*R.u(.03, .08)
        end[2] = max(.004, end[2])
        acc.add(*tube([p[k], (p[k]+end)/2+R.n(.005, 3), end], [.002, .0016, .0007], 4))
