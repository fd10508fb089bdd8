"""Buds among the open flowers: a closed cup in its sepals."""
import numpy as np

from parts.floret import rings, tulip
from parts.foliage import Leaf
from parts.mesh import Z, frames, norm

CUP = Leaf(lambda g, level: tulip(g, level, open=-.42), 4)
SEPALS = Leaf(lambda g, level: rings(g, level, [dict(n=5, w=.42, o='acuminate', lift=2.6, size=.78, bend=-.75, cup=.3, start=.1)]), 4)


def buds(R, f, P, N, petals, green):
    """of the flowers `f` on P, a share that is still closed; → which are open"""
    shut = R.u(0, 1, len(P)) < f['buds']
    m = int(shut.sum())
    if m:
        D = norm(N[shut]*.5+Z*.8+R.n(.15, (m, 3))); M = frames(norm(np.cross(D, R.dirs(m))), D)
        size = f['size']*R.u(.26, .42, m)
        petals.scatter(CUP, P[shut], M, size, R.u(0, .3, m), np.zeros(m))
        green.scatter(SEPALS, P[shut]-D*size[:, None]*.03, M, size*1.04, R.u(0, 1, m), np.zeros(m))
    return ~shut
