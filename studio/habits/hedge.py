"""A clipped hedge: leaves on the shell of a block, a dark heart, a row of stems below."""
import numpy as np

from parts.bark import bark_mat
from parts.bloom import berries_on_shell, flowers_on_shell
from parts.canopy import core_volume, shell_points
from parts.foliage import foliage_mat, leaf_shape
from parts.mesh import Acc, Z, frames, norm, tube
from parts.soil import bed

REVISION = 2


def draw(R, t):
    w, d, h = t.get('block', [1.4, .38, .98])
    depth = t.get('depth', .24)
    n = t['count']
    P, N, out = shell_points(R, n, 'box', (w, d, h), depth, t.get('rough_outline', .045), 6., R.i(0, 99))
    along = R.dirs(n)
    along = norm(along-N*(along*N).sum(1)[:, None])
    D = norm(along*t.get('jitter', .75)+N*t.get('outward', .7)+Z*t.get('up', .5)-Z*t.get('droop', .2)*R.u(0, 1, n)[:, None])
    M = frames(D, norm(N*.6+Z*.5+R.dirs(n)*.5))
    youth = t.get('youngness', .8)
    tone = np.clip((out-.7)*3*youth*R.u(0, 1, n)**(1.2 if youth > 1 else 2), 0, 1)
    if youth > 1:
        tone *= np.clip(.5+P[:, 2]*.7, .1, 1)
    leaves = Acc()
    leaves.scatter(leaf_shape(t), P+np.array([0, 0, h+.02]), M, t['len']*R.u(.7, 1.3, n), np.clip(.5+R.n(.23, n), 0, 1), tone)
    leaves.build('leaves', foliage_mat(t))
    core_volume('box', np.array([w, d, h])-depth*1.02, (0, 0, h+.02), t.get('core', '#1c2414'), 0, 1, 1, 1)
    stems = Acc()
    for i in range(10):
        x = -w*.9+i*w*.2+R.u(-.04, .04)
        stems.add(*tube([[x, 0, 0], [x+R.u(-.03, .03), 0, .3]], .02, 6))
    stems.build('stems', bark_mat('bark', *t.get('bark', ['#6b5744', '#3d2f25'])))
    bed(w+.05, d+.05)
    centre = np.array([0, 0, h+.02])
    flowers_on_shell(R, t, 'box', (w, d, h), centre)
    berries_on_shell(R, t, 'box', (w, d, h), centre)
    return dict(pitch=9, yaw=-24, margin=.03)
