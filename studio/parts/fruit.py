"""Berries, apples, pears, cones: small solids of revolution."""
import math

import numpy as np

from parts.mesh import Acc, Z, frames, grid_faces, norm, tube
from parts.look import look
from parts.shader import simple_mat


def solid(profile, sides=12):
    """profile (radius, height) from the stalk (top, +Y) to the eye; unit size, hanging down along -Y"""
    p = np.array(profile, float)
    a = np.linspace(0, 2*np.pi, sides, endpoint=False)
    V = np.stack([p[:, 0][:, None]*np.cos(a), -p[:, 1][:, None]+0*a, p[:, 0][:, None]*np.sin(a)], -1).reshape(-1, 3)
    U = np.stack([np.tile(a/6.283, len(p)), np.repeat(p[:, 1], sides)], -1)
    return V, grid_faces(len(p), sides, True), U


def fine(profile, sides):
    """a smooth profile, as fine as the fruit is round"""
    p = np.array(profile, float)
    if sides < 24: return p
    q = np.linspace(0, len(p)-1, sides//2)
    m = np.gradient(p, axis=0)
    i = np.minimum(q.astype(int), len(p)-2); t = (q-i)[:, None]
    return (1+2*t)*(1-t)**2*p[i]+t*(1-t)**2*m[i]+t*t*(3-2*t)*p[i+1]+t*t*(t-1)*m[i+1]


def lobes(mesh, n, deep):
    """swollen between n furrows"""
    v, f, u = mesh
    return v*np.stack([1+deep*np.cos(u[:, 0]*6.283*n), np.ones(len(v)), 1+deep*np.cos(u[:, 0]*6.283*n)], -1), f, u


def ball(sides=10):
    t = np.linspace(.02, math.pi-.02, max(7, sides//2))
    return solid([(.5*math.sin(x), .5-.5*math.cos(x)) for x in t], sides)


FRUIT = dict(
    berry=ball, apple=lambda: solid([(.02, .06), (.16, 0), (.36, .03), (.5, .22), (.52, .42), (.44, .7), (.26, .88), (.1, .9), (.02, .84)], 18),
    pear=lambda: solid([(.02, 0), (.13, .02), (.2, .2), (.27, .5), (.42, .85), (.46, 1.1), (.36, 1.32), (.1, 1.4), (.02, 1.36)], 16),
    plum=lambda: solid([(.02, .02), (.2, 0), (.38, .2), (.42, .5), (.34, .82), (.16, 1.0), (.02, 1.04)], 14), cherry=lambda: solid([(.02, .06), (.25, 0), (.46, .2), (.5, .45), (.38, .75), (.15, .9), (.02, .9)], 12),
    hip=lambda: solid([(.05, 0), (.3, .1), (.42, .4), (.36, .8), (.2, 1.0), (.22, 1.1), (.02, 1.05)], 10), lemon=lambda: solid([(.02, 0), (.12, .03), (.38, .25), (.45, .55), (.36, .9), (.12, 1.12), (.03, 1.2)], 14),
    bramble=lambda: solid([(.05, 0), (.4, .1), (.45, .35), (.38, .7), (.2, .95), (.02, 1.0)], 12), tomato=lambda sides=18: solid(fine([(.02, .08), (.2, .02), (.45, .15), (.54, .4), (.45, .7), (.2, .86), (.02, .86)], sides), sides),
    pepper=lambda sides=14: lobes(solid(fine([(.05, .04), (.35, -.02), (.46, .2), (.42, .7), (.36, 1.05), (.2, 1.2), (.03, 1.15)], sides), sides), 4, .07 if sides > 20 else 0.), courgette=lambda sides=12: solid(fine([(.03, 0), (.1, .02), (.12, .4), (.14, 1.2), (.15, 1.7), (.1, 1.9), (.02, 1.95)], sides), sides),
    strawberry=lambda: solid([(.03, 0), (.34, .03), (.45, .25), (.36, .6), (.2, .9), (.02, 1.05)], 14), walnut=lambda: solid([(.02, 0), (.3, .05), (.5, .4), (.46, .75), (.2, 1.0), (.02, 1.02)], 12),
    fig=lambda: solid([(.04, 0), (.12, .1), (.24, .35), (.44, .75), (.4, 1.05), (.15, 1.2), (.03, 1.18)], 14), grape=ball, bean=lambda: solid([(.01, 0), (.04, .05), (.05, .6), (.045, 1.4), (.01, 1.6)], 8),
)


@look('fruit')
def fruit_mat(cols, blush=None, rough=.28):
    return locals()


def hang(R, kind, P, size, cols, blush=None, rough=.28, stalk=.5, tilt=.15, stalk_col='#5a6a34'):
    """fruits hanging from points P"""
    n = len(P)
    if not n:
        return
    A, S = Acc(), Acc()
    up = norm(Z+R.n(tilt, (n, 3)))
    sc = size*R.u(.85, 1.12, n)
    top = P-Z*(stalk*size)
    A.scatter(FRUIT[kind](), top, frames(up, R.dirs(n)), sc, R.u(0, 1, n), np.zeros(n))
    A.build('fruit', fruit_mat(cols, blush, rough))
    for i in range(n):
        S.add(*tube(np.array([P[i]+Z*.3*size, top[i]-up[i]*.06*sc[i]]), size*.035, 4))
    S.build('stalks', simple_mat('stalk', stalk_col, .7))


def berry_clusters(R, b, P, N):
    """clusters of berries: b = {cols, size, per, kind, spread}"""
    per = b.get('per', 1)
    size = b['size']
    spread = b.get('spread', size*.9)
    pos = np.repeat(P, per, 0)
    if per > 1:
        pos = pos+R.dirs(len(pos))*spread*R.u(.3, 1, len(pos))[:, None]*np.array([1, 1, b.get('tall', 1.)])
    if b.get('hang'):
        hang(R, b.get('kind', 'berry'), pos, size, b['cols'], b.get('blush'), b.get('rough', .28))
        return
    A = Acc()
    n = len(pos)
    A.scatter(FRUIT[b.get('kind', 'berry')](), pos+Z*size*.4, frames(norm(Z+R.n(.4, (n, 3))), R.dirs(n)), size*R.u(.8, 1.15, n), R.u(0, 1, n), np.zeros(n))
    A.build('berries', fruit_mat(b['cols'], b.get('blush'), b.get('rough', .25)))
