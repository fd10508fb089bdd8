"""A gift card: on the screen of a telephone (`phone`), or half out of its envelope with a bow and a sprig beside it."""
import math

import numpy as np

from parts.foliage import foliage_mat, leaf_of
from parts.label import print_mat
from parts.mesh import Acc, Z, bezier, frames, grid_faces, norm, obj, soft_box, tube
from parts.shader import simple_mat
from parts.wood import wood_mat

REVISION = 1


def face(w, h, place, mat, bow=0.):
    """a printed sheet of w × h, u to the right and v upwards, curved by `bow`"""
    n = 24
    U, V = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n))
    P = np.stack([(U-.5)*w, -bow*np.sin(np.pi*U)*(.4+.6*V), (V-.5)*h], -1).reshape(-1, 3)
    obj('face', place(P), grid_faces(n, n), mat, np.stack([U, V], -1).reshape(-1, 2))


def leaning(tilt, at, turn=0.):
    """a place for something upright: leans back by tilt, turned about the upright"""
    c, s, k, q = math.cos(tilt), math.sin(tilt), math.cos(turn), math.sin(turn)

    def place(P):
        P = np.stack([P[:, 0], P[:, 1]*c+P[:, 2]*s, P[:, 2]*c-P[:, 1]*s], -1)
        return np.stack([P[:, 0]*k-P[:, 1]*q, P[:, 0]*q+P[:, 1]*k, P[:, 2]], -1)+np.array(at)
    return place


def slab(w, h, d, r):
    """an upright plate of w × h with round corners of r and softened rims, d thick"""
    a = np.linspace(0, 2*np.pi, 128, endpoint=False)+.01
    c, s = np.cos(a), np.sin(a)
    centre = np.stack([np.sign(c)*(w/2-r), np.sign(s)*(h/2-r)], -1)
    rows = [np.stack([0*a, 0*a-d/2, 0*a], -1)]
    for inset, y in ((.010, -d/2), (.004, -d/2+.001), (.001, -d/2+.005), (0, -d/2+.010), (0, d/2-.010), (.001, d/2-.005), (.004, d/2-.001), (.010, d/2)):
        q = centre+(r-inset)*np.stack([c, s], -1)
        rows.append(np.stack([q[:, 0], 0*a+y, q[:, 1]], -1))
    rows.append(np.stack([0*a, 0*a+d/2, 0*a], -1))
    return np.concatenate(rows), grid_faces(len(rows), len(a), True)


def screen(w, h, r, place, mat):
    """a printed face with round corners"""
    n = 72
    s, u = np.linspace(0, 1, n), np.linspace(-1, 1, 25)
    z = -h/2*np.cos(np.pi*s)
    near = np.clip(r-(h/2-np.abs(z)), 0, r)
    half = w/2-r+np.sqrt(np.clip(r*r-near**2, 0, None))
    X, Y = half[:, None]*u[None], np.broadcast_to(z[:, None], (n, 25))
    P = np.stack([X, 0*X, Y], -1).reshape(-1, 3)
    obj('screen', place(P), grid_faces(n, 25), mat, np.stack([X/w+.5, Y/h+.5], -1).reshape(-1, 2))


def phone(R, t):
    w, h, d, r = .36, .75, .036, .055
    place = leaning(.30, (0, 0, .40))
    v, f = slab(w, h, d, r)
    obj('phone', place(v), f, simple_mat('case', '#74787d', .3, .5, metal=1.))
    v, f = slab(w-.010, h-.010, .006, r-.005)
    obj('glass', place(v+np.array([0, -d/2, 0])), f, simple_mat('glass', '#0b0c0d', .12, .6, coat=.5))
    screen(w-.026, h-.026, r-.013, lambda P: place(P+np.array([0, -d/2-.0036, 0])), print_mat(t['prints'][0], .3))
    for z, long in ((.17, .07), (.07, .07)):
        v, f, u = soft_box(-w/2-.001, 0, z, .006, .012, long, .003)
        obj('button', place(v), f, simple_mat('case', '#74787d', .3, .5, metal=1.), u)
    v, f, u = soft_box(0, -.085, .034, .3, .2, .068, .014)
    obj('block', v, f, wood_mat('oak', '#b9824f', '#8a5a2f', .9), u)


def envelope(R, t):
    w, h = .72, .48
    paper = simple_mat('kraft', '#c9a678', .85, .15, noise=.4, nscale=60, col2='#b08a5a', bump=.12, bscale=160)
    lining = simple_mat('lining', t.get('lining', '#24513b'), .8, .15)
    back = leaning(.16, (0, .05, h/2))
    face(w, h, back, paper)
    front = leaning(.16, (0, .02, h/2))
    n = 40                                              # the front: two wings and a foot, folded to a V
    U, V = np.meshgrid(np.linspace(-1, 1, n), np.linspace(0, 1, n))
    top = 1-.52*(1-np.abs(U))**.9
    P = np.stack([U*w/2, -.012*np.sin(np.pi*V)*(1-np.abs(U)), (V*top-.5)*h], -1).reshape(-1, 3)
    obj('pocket', front(P), grid_faces(n, n), paper)
    flap = leaning(-.42, (0, .14, h+.10))
    T = np.stack([U*w/2*(1-V*.98), .0*V, V*h*.5-.11], -1).reshape(-1, 3)
    obj('flap', flap(T), grid_faces(n, n), lining)
    card = leaning(.16, (0, .035, h*.86))
    face(w*.92, h*.92, card, print_mat(t['prints'][0], .5), .004)
    bow(R, np.array([0, -.075, .12]))


def bow(R, at):
    """a satin bow and its band"""
    ribbon = Acc()
    mat = simple_mat('ribbon', '#b3392f', .35, .4)
    wide = .032

    def strip(line, twist=0.):
        line = np.asarray(line); T = norm(np.gradient(line, axis=0)); side = norm(np.cross(T, np.array([0, 1., .25])))
        if twist: side = norm(side+np.array([0, twist, 0]))
        s = np.linspace(-1, 1, 5)
        V = (line[:, None]+side[:, None]*(s*wide/2)[None, :, None]+np.array([0, -.004, 0])*(1-s**2)[None, :, None]).reshape(-1, 3)
        ribbon.add(V, grid_faces(len(line), 5))
    for sd in (-1, 1):
        loop = np.concatenate([bezier(at, at+[sd*.10, -.05, .09], at+[sd*.15, -.045, .03], 14), bezier(at+[sd*.15, -.045, .03], at+[sd*.16, -.03, -.03], at+[0, -.012, 0], 14)[1:]])
        strip(loop)
        strip(bezier(at, at+[sd*.05, -.03, -.05], at+[sd*.11, -.05, -.115], 14), .3)
    ribbon.build('bow', mat)
    v, f, u = soft_box(*(at+[0, -.02, 0]), .034, .03, .036, .012)
    obj('knot', v, f, mat, u)


def sprig(R, t, at):
    """a twig of leaves that lies in front"""
    leaves, wood = Acc(), Acc()
    line = bezier(at, at+np.array([.13, -.02, .03]), at+np.array([.3, .05, .02]), 14)
    wood.add(*tube(line, np.linspace(.005, .002, 14), 8))
    shape = leaf_of(dict(o='ovate', w=.5, side=6, bend=.4, fold=.15, wave=.03))
    for k in range(13):
        p = line[k]; d = norm(line[min(13, k+1)]-line[max(0, k-1)]); sd = 1 if k % 2 else -1
        D = norm(d*.6+np.array([0, sd, .28])+R.n(.1, 3))
        leaves.scatter(shape.template(3, k % 6), p[None], frames(D[None], Z[None]+R.n(.15, (1, 3))), np.array([.085*(1-.3*k/13)]), np.array([R.u()]), np.zeros(1))
    leaves.build('leaves', foliage_mat({'cols': ['#5f7f5c', '#74926e', '#8aa682'], 'rough': .5, 'glow': .2, 'ribs': .2}))
    wood.build('twig', simple_mat('twig', '#6a5a40', .8))


def draw(R, t):
    if t.get('phone'):
        phone(R, t)
        return dict(pitch=11, yaw=-22)
    envelope(R, t)
    sprig(R, t, np.array([-.36, -.20, .012]))
    return dict(pitch=14, yaw=-14)
