"""Arms tied along canes, with the shoots of the year on them: a pleached tree, or a roof whose arms part from the trunk."""
import numpy as np

from parts.bark import bark_mat
from parts.bush import laterals
from parts.dress import dress, nodes_of
from parts.mesh import Acc, norm
from parts.shoots import curves, tubes


def ends(R, t, rows, wide, size, centre):
    """where arms start and end: to both sides along the rows, or to the rim of a roof"""
    if t.get('roof'):
        n = 18
        a = np.arange(n)*6.283/n+R.n(.08, n)
        d = np.stack([np.cos(a), np.sin(a)], -1)
        rim = d/np.abs(d).max(1, keepdims=True)*np.where(np.arange(n) % 3 == 1, .55, .92)[:, None]*R.u(.92, 1.02, (n, 1))
        foot = np.tile(centre-[0, 0, size[2]*1.1], (n, 1))
        return foot, centre+np.stack([rim[:, 0]*size[0], rim[:, 1]*size[1], -.75*size[2]+0*a], -1)
    z = np.repeat(np.asarray(rows), 2)
    side = np.tile([-1., 1.], len(rows))
    foot = centre+np.stack([0*z, 0*z, z*size[2]-.06], -1)
    return foot, centre+np.stack([side*size[0]*.95*np.repeat(wide, 2), 0*z, z*size[2]], -1)


def grow_arms(R, t, b, rows, wide, size, centre):
    """b: `per` shoots an arm, `twigs` a shoot, `rise`, `gap` of the leaves; → tips as grow_crown"""
    size = np.asarray(size, float)
    foot, end = ends(R, t, rows, wide, size, centre)
    arms = curves(foot, foot+(end-foot)*[.4, .4, 1.], end, 16)
    low = centre[2]-size[2]*1.05
    spread = dict(fork=1.0, rise=b.get('rise', .45), outward=.05, spur=b.get('long', .5), stray=b.get('stray', .06), least=.03, lift=.1)
    bound = size*[1., 1., 1.03]
    one, _ = laterals(R, spread, arms, b.get('per', 16), (.06, .99), bound, low, 'box', .2, 1)
    two, _ = laterals(R, {**spread, 'spur': .3, 'fork': .8}, one, b.get('twigs', 4), (.15, .95), bound, low, 'box', .5, 2)
    wood = Acc()
    tubes(wood, one, .0045*np.linspace(1, .4, 10)[None]*np.ones((len(one), 1)), 6)
    tubes(wood, two, .0026*np.linspace(1, .5, 10)[None]*np.ones((len(two), 1)), 5)
    if t.get('roof'): tubes(wood, arms, .013*np.linspace(1, .4, 16)[None]*np.ones((len(arms), 1)), 8)
    wood.build('shoots', bark_mat('bark', *(t.get('twigs') or t.get('bark', ['#857a6c', '#574d42']))))
    path = np.concatenate([one, two])
    first = np.concatenate([np.full(len(one), .2), np.full(len(two), .08)])
    leaf = t['len']*b.get('leaf', .9)
    if not t.get('leafless'): dress(R, t, path, first, leaf, nodes_of(t, path, first, leaf, b.get('gap', .3)), centre-[0, 0, size[2]], {'bud': 2, **b.get('leaves', {})})
    ahead = norm(path[:, -1]-path[:, -2])
    out = norm((path[:, -1]-centre)/size)
    return path[:, -1], ahead, out
