"""Flowers and berries in their place: on the outside of a crown, or on a list of tips."""
import numpy as np

from parts.canopy import shell_points
from parts.flower import flower_heads
from parts.fruit import berry_clusters
from parts.mesh import norm

FRONT = np.array([0, -1., .35])


def towards_the_camera(P, N, keep=-.25):
    seen = N@norm(FRONT) > keep
    return P[seen], N[seen]


def flowers_on_shell(R, t, shape, size, centre):
    for f in t.get('flowers', []):
        high = f.get('high', -.6)
        P, N, _ = shell_points(R, int(f['n']*(12 if f.get('gap') else 3)), shape, size, .02, .05, 5, R.i(0, 99))
        P, N = towards_the_camera(P, N)
        ok = N[:, 2] > high
        P, N = spread(P[ok], N[ok], f.get('gap', 0.))
        P, N = P[:f['n']], N[:f['n']]
        flower_heads(R, f, P+np.asarray(centre)+N*f.get('lift', .02), N)


def berries_on_shell(R, t, shape, size, centre):
    b = t.get('berries')
    if not b:
        return
    P, N, _ = shell_points(R, b['n']*2, shape, size, b.get('deep', .06), .05, 5, R.i(0, 99))
    P, N = towards_the_camera(P, N)
    berry_clusters(R, b, P[:b['n']]+np.asarray(centre), N[:b['n']])


def spread(P, N, gap):
    """keep points that are not nearer than gap to an earlier one"""
    if gap <= 0:
        return P, N
    kept = []
    for i in range(len(P)):
        if all(np.linalg.norm(P[i]-P[j]) > gap for j in kept):
            kept.append(i)
    return P[kept], N[kept]
