"""The small animals on packs: a ladybird and a gnat on a leaf, a snail, a tit."""
import math

import numpy as np

from parts.foliage import foliage_mat, leaf_of
from parts.mesh import Acc, Z, bezier, frames, grid_faces, norm, obj, tube
from parts.shader import simple_mat

REVISION = 1


def egg(at, radii, paint, turn=0., rise=0., n=90):
    """an ellipsoid; `paint` tells of its unit points which of the materials each has: [(mat, mask of points), …], the first that fits"""
    th, ph = np.meshgrid(np.linspace(0, math.pi, n), np.linspace(0, 2*math.pi, 2*n))
    U = np.stack([np.sin(th)*np.cos(ph), np.sin(th)*np.sin(ph), np.cos(th)], -1).reshape(-1, 3)
    F = grid_faces(2*n, n)
    V = U*radii
    c, s = math.cos(rise), math.sin(rise)
    V = np.stack([V[:, 0]*c-V[:, 2]*s, V[:, 1], V[:, 0]*s+V[:, 2]*c], -1)
    c, s = math.cos(turn), math.sin(turn)
    V = np.stack([V[:, 0]*c-V[:, 1]*s, V[:, 0]*s+V[:, 1]*c, V[:, 2]], -1)+np.array(at)
    mid, left = U[F].mean(1), np.ones(len(F), bool)
    for mat, mask in paint:
        use = left & (np.ones(len(F), bool) if mask is None else mask(mid))
        left &= ~use
        if use.any(): obj('egg', V, F[use], mat)


def near(spots, r):
    return lambda m: (np.linalg.norm(m[:, None]-norm(np.array(spots, float))[None], axis=2) < r).any(1)


def lain_leaf(length):
    leaf = Acc()
    shape = leaf_of(dict(o='ovate', w=.7, bend=.06, side=8)).template(3, 0)
    leaf.scatter(shape, np.array([[-length*.5, -.06, .03]]), frames(np.array([[1., .12, .07]]), np.array([[0, 0, 1.]])), np.array([length]), np.array([.4]), np.zeros(1))
    leaf.build('leaf', foliage_mat(dict(cols=['#3f7d36', '#4f8c3e', '#63a04a'], vein=.5, rough=.4)))


def ladybird(R):
    red = simple_mat('red', '#c4230f', .16, .6, coat=.6); black = simple_mat('black', '#14100f', .22, .5); white = simple_mat('white', '#f2ead8', .5, .3)
    lain_leaf(.8)
    dots = near([(.55, .5, .66), (.55, -.5, .66), (-.1, .72, .6), (-.1, -.72, .6), (-.65, .4, .55), (-.65, -.4, .55), (.86, 0, .5)], .24)
    line = lambda m: (np.abs(m[:, 1]) < .018) & (m[:, 2] > 0) & (m[:, 0] < .86)
    egg((0, 0, .068), (.15, .125, .1), [(black, lambda m: m[:, 2] < -.25), (black, dots), (black, line), (red, None)], turn=2.55)
    d = np.array([math.cos(2.55), math.sin(2.55), 0]); side = np.array([-d[1], d[0], 0])
    egg(d*.125+Z*.062, (.05, .085, .058), [(white, near([(.45, .8, .35), (.45, -.8, .35)], .42)), (black, None)], turn=2.55)
    egg(d*.168+Z*.052, (.034, .045, .036), [(white, near([(.8, .4, .45), (.8, -.4, .45)], .2)), (black, None)], turn=2.55)
    legs = Acc()
    for k, s in ((.09, 1), (0, 1), (-.08, 1), (.09, -1), (0, -1), (-.08, -1)):
        a = d*k+side*s*.09+Z*.045
        legs.add(*tube(np.array([a, a+side*s*.055+d*k*.4+Z*.016, a+side*s*.095+d*k*.7-Z*.032]), [.0075, .006, .004], 8))
    for s in (1, -1): legs.add(*tube(bezier(d*.19+side*s*.02+Z*.06, d*.23+side*s*.045+Z*.08, d*.235+side*s*.07+Z*.062, 6), [.004]*5+[.008], 8))
    legs.build('legs', black)
    return dict(pitch=42, yaw=0)


def gnat(R):
    black = simple_mat('black', '#221d1b', .4, .4); wing = simple_mat('wing', '#b8b4a8', .2, .6)
    lain_leaf(.85)
    d = norm(np.array([-1., .5, 0])); side = np.array([-d[1], d[0], 0]); turn = math.atan2(d[1], d[0])
    egg(d*.10+Z*.11, (.06, .05, .055), [(black, None)], turn); egg(d*.165+Z*.095, (.03, .032, .03), [(black, None)], turn)
    body = Acc()
    body.add(*tube(bezier(d*.07+Z*.105, -d*.05+Z*.1, -d*.2+Z*.06, 12), np.interp(np.linspace(0, 1, 12), [0, .3, .8, 1], [.03, .036, .022, .003]), 24))
    for k, s in ((.13, 1), (.09, 1), (.06, 1), (.13, -1), (.09, -1), (.06, -1)):
        out = side*s+d*(k-.09)*14; a = d*k+Z*.08
        body.add(*tube(np.array([a, a+out*.08+Z*.07, a+out*.17-Z*.07]), [.007, .006, .0035], 8))
    for s in (1, -1): body.add(*tube(bezier(d*.18+side*s*.012+Z*.11, d*.24+side*s*.05+Z*.16, d*.31+side*s*.07+Z*.14, 8), .004, 8))
    body.build('body', black)
    blade = Acc(); shape = leaf_of(dict(o='oblong', w=.36, bend=.1, side=0)).template(2, 0)
    for s in (1, -1): blade.scatter(shape, (d*.08+side*s*.02+Z*.15)[None], frames((-d+side*s*.62)[None], Z[None]), np.array([.3]), np.array([.5]), np.zeros(1))
    blade.build('wings', wing)
    return dict(pitch=42, yaw=0)


def snail(R):
    skin = simple_mat('skin', '#a8906a', .35, .5, noise=.5, nscale=50, col2='#7a6448', bump=.6, bscale=70)
    pale = simple_mat('pale', '#d9b578', .25, .5, noise=.4, nscale=10, col2='#b98a4c', coat=.3); dark = simple_mat('dark', '#7a4c26', .25, .5, coat=.3)
    a = np.linspace(0, 2*math.pi*3.4, 260); r = .15*np.exp(-.135*a)
    spiral = np.stack([.02+r*np.cos(a-1.9), -.10*(1-np.exp(-.135*a))+.02, .215+r*np.sin(a-1.9)], -1)
    V, F, U = tube(spiral, r*.66, 48)
    way = U[F].mean(1)[:, 0]*2 % 1
    band = (np.abs(way-.35) < .09) | (np.abs(way-.7) < .07)
    obj('shell', V, F[~band], pale); obj('bands', V, F[band], dark)
    body = Acc()
    line = np.array([[.36, 0, .012], [.25, 0, .03], [.08, 0, .05], [-.1, 0, .055], [-.2, 0, .07], [-.27, 0, .105], [-.31, 0, .125], [-.335, 0, .12]])
    s = np.linspace(0, 1, 40); fine = np.stack([np.interp(s, np.linspace(0, 1, 8), line[:, k]) for k in range(3)], -1)
    fine = np.stack([np.convolve(np.pad(fine[:, k], 4, mode='edge'), np.ones(9)/9, 'valid') for k in range(3)], -1)
    v, f, u = tube(fine, np.interp(s, [0, .2, .5, .8, .95, 1], [.006, .04, .062, .05, .042, .012]), 32)
    v[:, 2] = np.maximum(v[:, 2], .002); body.add(v, f, u)
    for y in (.03, -.03):
        body.add(*tube(bezier(np.array([-.31, y*.6, .15]), np.array([-.36, y, .2]), np.array([-.40, y*2, .255]), 10), [.009]*6+[.008, .008, .012, .004], 12))
        body.add(*tube(np.array([[-.335, y*.7, .11], [-.365, y, .1], [-.38, y*1.1, .09]]), [.007, .006, .003], 10))
    body.build('body', skin)
    return dict(pitch=12, yaw=-16)


def tit(R):
    mat = lambda name, col, col2: simple_mat(name, col, .85, .1, noise=.5, nscale=40, col2=col2, bump=.5, bscale=90)
    yellow, black, white, blue, green = mat('yellow', '#dcb92c', '#c8a020'), mat('black', '#16181c', '#0c0d10'), mat('white', '#f0eee6', '#dcd8cc'), mat('blue', '#5f7890', '#45596e'), mat('green', '#77844a', '#66743e')
    horn = simple_mat('horn', '#2b2a2a', .4, .4)
    breast = lambda m: (np.abs(m[:, 1]) < .16) & (m[:, 2] < .35) & (m[:, 0] > -.6)
    egg((0, 0, .25), (.20, .135, .145), [(black, breast), (green, lambda m: m[:, 2] > .42), (yellow, None)], rise=.5)
    egg((.155, 0, .40), (.105, .098, .098), [(white, near([(.25, -.95, -.12), (.25, .95, -.12)], .62)), (black, None)])
    for y in (-1, 1):
        egg((.225, y*.066, .425), (.013, .011, .013), [(horn, None)], n=20)
        egg((-.06, y*.105, .245), (.17, .035, .075), [(white, lambda m: np.abs(m[:, 0]-.25-.3*m[:, 2]) < .07), (blue, None)], rise=.55)
    parts = Acc()
    parts.add(*tube(np.array([[.245, 0, .40], [.28, 0, .396], [.305, 0, .388]]), [.022, .014, .001], 16))
    for y in (-.05, .05):
        parts.add(*tube(np.array([[.03, y, .13], [.035, y, .06], [.03, y, .01]]), [.009, .007, .007], 10))
        for k in (-.5, 0, .5, 3.14): parts.add(*tube(np.array([[.03, y, .012], [.03+.055*math.cos(k), y+.05*math.sin(k), .006]]), [.006, .003], 8))
    parts.build('horn', horn)
    egg((-.27, 0, .115), (.16, .04, .016), [(blue, None)], rise=.55)
    return dict(pitch=8, yaw=-28)


BEASTS = dict(ladybird=ladybird, gnat=gnat, snail=snail, tit=tit)


def draw(R, t):
    return BEASTS[t['kind']](R)
