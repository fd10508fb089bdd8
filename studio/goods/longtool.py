"""Long-handled tools, laid out on the floor: spade, shovel, hoe, rakes, brooms."""
import math

import numpy as np

from parts.metal import painted, steel
from parts.mesh import ALL, Acc, box, grid_faces, obj, tube
from parts.shape import rod, turned
from parts.wood import wood_mat
from parts.shader import simple_mat

REVISION = 2


LIES = dict(spade=-38, shovel=40, hoe=-47, leafrake=33, scarifier=-30, broom=45)        # how far each is turned, in degrees


def draw(R, t):
    first = len(ALL)
    HEAD[t['head']](R, t)
    turn = math.radians(LIES[t['head']])
    c, s = math.cos(turn), math.sin(turn)
    lay = lambda P: np.stack([P[:, 0]*c-P[:, 2]*s, P[:, 0]*s+P[:, 2]*c, -P[:, 1]], -1)
    flat = [lay(P) for P in ALL[first:]]
    floor = min(P[:, 2].min() for P in flat)
    for i, P in enumerate(flat): ALL[first+i] = (P-[0, 0, floor]).astype(np.float32)
    return dict(pitch=58)


def shaft(z0, z1, grip=None, r=.018):
    w = Acc()
    w.add(*rod([0, .012, z0], [0, .012, z1], r, 14), R=.2)
    if grip == 'T':
        w.add(*rod([-.085, .012, z1], [.085, .012, z1], .019, 12), R=.5)
    elif grip == 'D':
        for s in (-1, 1): w.add(*tube(np.array([[0, .012, z1-.12], [s*.04, .012, z1-.05], [s*.062, .012, z1+.03]]), [.018, .014, .012], 10), R=.4)
        w.add(*rod([-.075, .012, z1+.03], [.075, .012, z1+.03], .016, 12), R=.6)
    w.build('shaft', wood_mat('ash', '#c08a52', '#93602f', 1.2))


def blade(width, tall, point, curve=.028):
    nv, nu = 22, 15
    v = np.linspace(0, 1, nv); u = np.linspace(-1, 1, nu)
    wd = width*np.where(v > .7, np.sqrt(np.clip(1-(np.clip(v-.7, 0, 1)/.3)**2.4*point, 0, 1)), 1)
    X = u[None]*wd[:, None]
    Zc = tall*(1-v)[:, None]+0*X
    Y = curve*(1-u[None]**2)*(1-v[:, None]*.5)-.02+.015*(1-v[:, None])
    obj('blade', np.stack([X, Y, Zc], -1).reshape(-1, 3), grid_faces(nv, nu), steel())
    sock = Acc()
    sock.add(*tube(np.array([[0, 0, tall*.76], [0, .01, tall+.06], [0, .012, tall+.16]]), [.012, .02, .022], 12))
    sock.add(*tube(np.array([[-width*.95, 0, tall-.005], [0, 0, tall], [width*.95, 0, tall-.005]]), .008, 8))
    sock.build('sock', steel('sock'))


def spade(R, t):
    blade(.105, .34, .5); shaft(.42, 1.12, 'D')


def shovel(R, t):
    blade(.15, .36, .93, .06); shaft(.44, 1.45, 'T')


def hoe(R, t):
    a = Acc()
    a.add(*box(0, -.02, .012, .3, .09, .006, .002)); a.add(*tube(np.array([[-.12, .02, .014], [-.06, .03, .12], [0, .02, .2]]), .008, 8)); a.add(*tube(np.array([[.12, .02, .014], [.06, .03, .12], [0, .02, .2]]), .008, 8)); a.add(*tube(np.array([[0, .02, .18], [0, .012, .32]]), .02, 12)); a.build('head', steel()); shaft(.26, 1.5)


def leaf_rake(R, t):
    a = Acc()
    for i in range(19):
        x = (i-9)/9
        a.add(*tube(np.array([[0, .01, .42], [x*.24, .0, .14], [x*.33, -.005, .05], [x*.34, -.05, .01]]), .0045, 6))
    a.add(*tube(np.array([[-.2, .0, .19], [0, .0, .2], [.2, .0, .19]]), .009, 8)); a.add(*tube(np.array([[0, .01, .36], [0, .012, .56]]), .021, 12)); a.build('head', painted('#2f6a3c')); shaft(.5, 1.5)


def scarifier(R, t):
    a = Acc()
    a.add(*box(0, 0, .17, .5, .035, .03, .006))
    for i in range(15):
        x = (i-7)*.033
        a.add(*tube(np.array([[x, 0, .18], [x, -.02, .08], [x, -.05, .01]]), [.007, .007, .002], 6)); a.add(*tube(np.array([[x, 0, .18], [x, .03, .24]]), [.007, .002], 6))
    a.add(*tube(np.array([[0, 0, .16], [0, .012, .34]]), .021, 12)); a.build('head', painted('#2c2e2c')); shaft(.28, 1.5)


def broom(R, t):
    a, b = Acc(), Acc()
    a.add(*box(0, 0, .16, .6, .07, .05, .01)); a.add(*tube(np.array([[0, 0, .17], [0, .012, .3]]), .022, 12)); a.build('head', painted('#24513b'))
    for i in range(420):
        x, y = R.u(-.29, .29), R.u(-.03, .03)
        b.add(*tube(np.array([[x, y, .15], [x*1.05+R.n(.01), y*1.6-.01, .0+R.u(.002, .02)]]), .003, 4))
    b.build('bristles', painted('#c8762a')); shaft(.24, 1.45)


HEAD = dict(spade=spade, shovel=shovel, hoe=hoe, leafrake=leaf_rake, scarifier=scarifier, broom=broom)
