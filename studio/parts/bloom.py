"""Flowers and berries in their place: at the tips of shoots."""
import numpy as np

from parts.flower import flower_heads
from parts.foliage import foliage_mat
from parts.fruit import berry_clusters
from parts.mesh import Acc, Z, norm
from parts.shoots import curves, tubes

FRONT = norm(np.array([0, -1., .35]))


def apart(P, gap, limit):
    """the first points that are not nearer than gap to an earlier one"""
    kept = []
    for i in range(len(P)):
        if len(kept) >= limit: break
        if gap <= 0 or not kept or np.min(np.linalg.norm(P[kept]-P[i], axis=1)) > gap: kept.append(i)
    return np.array(kept, int)


def seen_first(R, P, N, high):
    """tips that look at the lens or up, in random order"""
    ok = np.where((N@FRONT > -.3) & (N[:, 2] > high))[0]
    return ok[np.argsort(R.u(0, 1, len(ok))-.25*(N[ok]@FRONT))]


def flowers_on_tips(R, t, tips):
    P, D, N = tips
    taken = np.zeros(len(P), bool)
    for f in t.get('flowers', []):
        order = seen_first(R, P, N, f.get('high', -.6))
        order = order[~taken[order]]
        pick = order[apart(P[order], f.get('gap', 0.), f['n'])]
        taken[pick] = True
        head = f.get('rad', f['size']*.4) if f.get('form') in ('ball', 'flat') else f['size']*.2
        at = P[pick]+D[pick]*(f.get('lift', .02)*.6+head*.5)
        stalk = Acc()
        if len(pick):
            tubes(stalk, curves(P[pick]-D[pick]*.01, (P[pick]+at)/2+Z*.004, at, 5), np.full((len(pick), 5), max(.0012, .05*head)), 5)
            stalk.build('pedicels', foliage_mat({'cols': ['#7d9a4c', '#8aa658'], 'vein': 0}, 'pedicel'))
        flower_heads(R, f, at, norm(D[pick]*.6+N[pick]*.5))


def berries_on_tips(R, t, tips):
    b = t.get('berries')
    if not b: return
    P, D, N = tips
    pick = seen_first(R, P, N, -.9)[:b['n']]
    berry_clusters(R, b, P[pick]-D[pick]*b.get('deep', .04)*.6, N[pick])
