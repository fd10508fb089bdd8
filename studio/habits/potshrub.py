"""A shrub as it is delivered: stems from a nursery pot, leaves on the outside of its crown, flowers and berries in season."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.bloom import berries_on_shell, flowers_on_shell
from parts.canopy import core_volume, shell_points
from parts.foliage import foliage_mat, leaf_shape
from parts.mesh import Acc, Z, bezier, frames, norm, smooth_noise3, tube
from parts.pot import pot_of

REVISION = 1


def draw(R, t):
    soil = pot_of(t)
    rx, ry, rz = t.get('crown', [.42, .42, .6])
    shape = t.get('shape', 'ell')
    centre = np.array([0, 0, soil+rz+t.get('lift', .02)])
    n = t.get('count', 1500)
    if n and not t.get('bare'):
        crown(R, t, n, shape, (rx, ry, rz), centre)
    stems(R, t, soil, rx, rz)
    flowers_on_shell(R, t, shape, (rx, ry, rz), centre)
    berries_on_shell(R, t, shape, (rx, ry, rz), centre)
    return dict(pitch=t.get('pitch', 9), margin=.04)


def crown(R, t, n, shape, size, centre):
    depth = t.get('depth', .3)
    P, N, out = shell_points(R, n, shape, size, depth, t.get('bumps', .11), 4., R.i(0, 99))
    along = R.dirs(n)
    along = norm(along-N*(along*N).sum(1)[:, None])
    D = norm(along*t.get('jitter', .7)+N*t.get('outward', .5)+Z*t.get('up', .5)-Z*t.get('droop', .3)*R.u(0, 1, n)[:, None])
    M = frames(D, norm(N*.6+Z*.5+R.dirs(n)*.5))
    rnd = np.clip(.5+R.n(.22, n)+.15*smooth_noise3(P*4, 9, 3), 0, 1)
    tone = np.clip((out-.6)*2.5*t.get('youngness', 1.), 0, 1)*R.u(0, 1, n)**2
    if t.get('topyoung'):
        tone = np.clip((P[:, 2]/size[2]-.1)*1.6*t['topyoung'], 0, 1)*np.clip((out-.35)*2, 0, 1)*R.u(.3, 1, n)
    leaves = Acc()
    leaves.scatter(leaf_shape(t), P+centre, M, t['len']*R.u(.7, 1.3, n)*(.75+.25*out), rnd, tone)
    leaves.build('leaves', foliage_mat(t))
    if t.get('dense'):
        core_volume(shape, np.array(size)-depth*.85, centre, t.get('core', '#1c2414'), .03, 3, 1, 1)


def stems(R, t, soil, rx, rz):
    wood = Acc()
    for i in range(t.get('stems', 7)):
        a = i*2.4+R.u(-.4, .4)
        d = np.array([math.cos(a), math.sin(a), 0])
        foot = np.array([0, 0, soil-.03])+d*.05
        tall = rz*R.u(*t.get('reach', [1.3, 1.75]))
        wood.add(*tube(bezier(foot, foot+Z*rz*.9+d*.05, foot+d*rx*t.get('spread', .55)*R.u(.4, 1.1)+Z*tall, 10), np.linspace(.015, .005, 10)*t.get('thick', 1.), 6))
    wood.build('stems', bark_mat('bark', *t.get('bark', ['#6d6a42', '#4b4630'])))
