"""The outline of a crown: points near the surface of a volume, where shoots end."""
import numpy as np

from parts.mesh import norm, smooth_noise3


def shell_points(R, n, shape, size, depth=.25, noise=.06, nfreq=3., seed=0, floor=None):
    """points near the surface of a volume. Returns pos, normal, d(0 inner..1 outer)"""
    size = np.array(size, float)
    if shape == 'box':
        face = R.g.choice(5, n, p=_boxp(size)); P = R.u(-1, 1, (n, 3))
        k = np.zeros((n, 3))
        for i, (ax, s) in enumerate([(0, 1), (0, -1), (1, 1), (1, -1), (2, 1)]):
            m = face == i; P[m, ax] = s; k[m, ax] = s
        # rounded normals near edges
        N = norm(k + .8*np.sign(P)*np.clip(np.abs(P)-.8, 0, 1)*3*(k == 0))
        d = R.u(0, 1, n)**.6
        P = P*size; P -= N*((1-d)*depth)[:, None]
    elif shape == 'cone':
        t = 1-np.sqrt(R.u(0, 1, n)); a = R.u(0, 6.283, n); r = (1-t)
        P = np.stack([np.cos(a)*r, np.sin(a)*r, t*2-1], -1)*size
        N = norm(np.stack([np.cos(a)/size[0], np.sin(a)/size[1], .5/size[2]+0*a], -1)); d = R.u(0, 1, n)**.6
        P -= N*((1-d)*depth)[:, None]*np.minimum(1, r*2)[:, None]
    elif shape == 'column':
        t = R.u(0, 1, n); a = R.u(0, 6.283, n); r = np.sin(np.pi*np.clip(.12+t*.84, 0, 1))**.55
        P = np.stack([np.cos(a)*r, np.sin(a)*r, t*2-1], -1)*size
        N = norm(np.stack([np.cos(a), np.sin(a), (t-.4)*1.2], -1)); d = R.u(0, 1, n)**.6
        P -= N*((1-d)*depth)[:, None]
    else:   # ellipsoid
        D = R.dirs(n); P = D*size; N = norm(D/size); d = R.u(0, 1, n)**.6
        P -= N*((1-d)*depth)[:, None]
    P = P+N*(noise*smooth_noise3(P*nfreq/size.max(), seed+5, 2.5))[:, None]
    return P, N, d

def _boxp(s):
    a = np.array([s[1]*s[2], s[1]*s[2], s[0]*s[2], s[0]*s[2], s[0]*s[1]]); return a/a.sum()
