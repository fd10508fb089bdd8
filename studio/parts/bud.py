"""Buds among the open flowers: a closed cup in its sepals."""
import numpy as np

from parts.floret import rings, tulip
from parts.foliage import Leaf
from parts.mesh import Acc, Z, frames, norm

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


def closed(R, f, P, N, age, petal_mat):
    """of a spike that grows, the flowers near its tip: buds in `budcols` that swell downwards until they open at `shut` of their growth; → which are open"""
    grown = age/f['grow']
    shut = grown < f.get('shut', .5)+R.n(.06, len(P))
    m = int(shut.sum())
    if m:
        acc, size = Acc(), f['size']*f.get('budsize', .34)*(.34+.66*np.clip(grown[shut]/f.get('shut', .5), 0, 1))
        D = norm(N[shut]+Z*.35+R.n(.1, (m, 3)))
        acc.scatter(CUP, P[shut], frames(norm(np.cross(D, R.dirs(m))), D), size, np.clip(grown[shut]/f.get('shut', .5), 0, .99), np.zeros(m))
        acc.build('buds', petal_mat('petal', f['budcols'], edge=f.get('budtip'), transl=.2))
    return ~shut
