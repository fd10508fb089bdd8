"""A corner of a garden: the plants of a group in one bed with grass before it, or things on a terrace. `members` = [{traits, tall}]."""
import numpy as np

from habits.sizes import bounds, one
from parts.foliage import foliage_mat
from parts.leaf import blade
from parts.mesh import ALL, Acc, Rng, Z, box, frames, norm
from parts.shader import simple_mat
from parts.soil import bed

REVISION = 1


def terrace(R, wide, deep):
    """a row of slabs, no two quite alike"""
    slabs, side = Acc(), .5
    n, m = int(np.ceil(2*wide/side))+1, int(np.ceil(2*deep/side))
    for i in range(n):
        for j in range(m):
            slabs.add(*box((i-(n-1)/2)*side, (j-(m-1)/2)*side, -.02, side-.008, side-.008, .04, .004, R.u()), R=R.u())
    slabs.build('slabs', simple_mat('slab', '#b9b2a4', .9, .2, noise=.4, nscale=9, col2='#9a9284', bump=.15, bscale=80), smooth=False)


def lawn(R, wide, y0, y1):
    """short grass, thinning out to the front"""
    n = int(5200*wide)
    x, y = R.u(-wide, wide, n), y0+(y1-y0)*R.u(0, 1, n)**1.5
    keep = np.abs(x) < wide*(1-.25*R.u(0, 1, n)**3)
    x, y = x[keep], y[keep]
    m = len(x)
    grass = Acc()
    D = norm(Z*1.+R.dirs(m)*.45)
    grass.scatter(blade(1, .07, .4, .6, 6, 2, .2, .5), np.stack([x, y, 0*x], -1), frames(D, R.dirs(m)), R.u(.03, .075, m), R.u(0, 1, m), np.zeros(m))
    grass.build('grass', foliage_mat({'cols': ['#3f7430', '#528840', '#6a9c50'], 'vein': 0, 'rough': .5}, 'grass'))


def draw(R, t):
    things, x = [], 0.
    for m in t['members']:
        meshes = one(Rng(R.i(0, 9999)), m['traits'], m.get('latin'))
        low, high = bounds(meshes)
        s = m['tall']/(high[2]-low[2])
        for j in meshes: ALL[j] = ((ALL[j]-[low[0], 0, low[2]])*s).astype(np.float32)
        things.append((meshes, (high[0]-low[0])*s))
    gap = max(0., (t.get('wide', 3.6)-sum(w for _, w in things))/max(1, len(things)-1))
    for k, (meshes, w) in enumerate(things):
        y = (.16 if k % 2 else -.06)+R.u(-.04, .04)
        for j in meshes: ALL[j] = (ALL[j]+[x, y, .012]).astype(np.float32)
        x += w*(.93 if not t.get('terrace') else 1.02)+min(gap, .3)
    for j in range(len(ALL)): ALL[j] = (ALL[j]-[x/2, 0, 0]).astype(np.float32)
    wide = x/2+.12
    if t.get('terrace'): terrace(R, wide, .5)
    else:
        bed(wide, .42, .05)
        lawn(R, wide*.98, -.36, -.62)
    return dict(pitch=7)
