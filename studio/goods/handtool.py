"""Tools for one or two hands: secateurs, loppers, shears, saw, trowel, bulb planter."""
import math

import numpy as np

from parts.leaf import blade
from parts.metal import painted, steel
from parts.mesh import Acc, bezier, box, grid_faces, lathe, obj, round_profile, smooth_noise3, tube
from parts.shader import simple_mat
from parts.shape import rod, solid, turned
from parts.wood import wood_mat

REVISION = 3


def draw(R, t):
    KIND[t['kind']](R, t)
    return dict(pitch=t.get('pitch', 9), yaw=t.get('yaw', -12), margin=.07)


def cutting(name, long_, width, x, z, lean, sg, mat):
    v, f, u = blade(long_, width, .35, .6, 14, 5, 0, 0)
    X = v[:, 0]+sg*v[:, 1]*lean
    obj(name, np.stack([X+x, np.full(len(X), sg*.010), z+v[:, 1]], -1), f, mat, u)


def shears(R, t):
    """two long ground blades on tangs, turned handles with a ferrule, rubber buffers between them"""
    grips, rings, stops = Acc(), Acc(), Acc()
    for sg in (-1, 1):
        bowed('blade', .60, .052, sg*.018, (sg*.012, .60), sg*.10, sg*.011, steel('s%d' % sg))
        bowed('edge', .57, .012, sg*.018, (sg*-.034, .615), sg*.10, sg*.004, simple_mat('edge', '#d9dcdc', .16, .6, metal=1.))
        line = bezier([sg*.03, sg*.011, .66], [sg*-.055, sg*.006, .50], [sg*-.165, 0, .02], 30)
        rings.add(*tube(line[1:11], np.linspace(.019, .024, 10), 16))
        r = np.interp(np.linspace(0, 1, 21), [0, .04, .3, .62, .9, .985, 1], [.022, .029, .027, .034, .037, .03, .002])
        grips.add(*tube(line[9:], r, 24), R=.3+.2*sg)
        rings.add(*tube(line[9:11], [.031, .031], 20))
        stops.add(*tube(line[8]+np.array([[0, 0, 0], [sg*.012, 0, 0], [sg*.03, 0, 0]]), [.018, .017, .012], 14))
    grips.build('handles', wood_mat('ash', '#c08a52', '#8e5f33')); rings.build('tangs', simple_mat('tang', '#3a3c3e', .45, .5, metal=.7)); stops.build('stops', simple_mat('stop', '#232425', .7, .3))
    b = Acc(); b.add(*tube(np.array([[0, -.05, .625], [0, -.048, .625], [0, -.035, .625], [0, .035, .625]]), [.001, .024, .034, .034], 6)); b.build('bolt', steel('bolt'))


def bowed(name, long_, width, bow, at, lean, y, mat):
    """a blade that bends to one side and narrows to its point, thicker in the middle"""
    v = np.linspace(0, 1, 26); u = np.linspace(-1, 1, 7)
    w = width*np.clip(1-v**2.2, .01, 1)**.8
    X = bow*np.sin(np.pi*v*.62)[:, None]+u[None]*w[:, None]
    Zc = long_*v[:, None]+0*X
    c, s = math.cos(lean), math.sin(lean)
    thick = .010*(1-u[None]**2)*(1-.6*v[:, None])
    for side in (-1, 1):
        P = np.stack([at[0]+X*c+Zc*s, y+side*thick, at[1]-X*s+Zc*c], -1).reshape(-1, 3)
        obj(name, P, grid_faces(26, 7) if side < 0 else grid_faces(26, 7)[:, ::-1], mat)


def secateurs(R, t):
    """bypass: a broad cutting blade that slides along a narrow hook"""
    bright, dark = steel('blade'), simple_mat('hook', '#4a4d50', .4, .5, .6)
    bowed('blade', .34, .066, .05, (-.02, .58), -.13, -.016, bright)
    bowed('edge', .32, .012, .085, (.012, .60), -.12, -.022, simple_mat('edge', '#e2e4e4', .14, .6, metal=1.))
    bowed('hook', .30, .034, -.09, (.035, .58), .40, .014, dark)
    h, inlay = Acc(), Acc()
    for sg in (-1, 1):
        line = bezier([sg*.028, sg*.012, .64], [sg*-.135, 0, .42], [sg*-.095, 0, .02], 22)
        r = np.interp(np.linspace(0, 1, 22), [0, .12, .4, .8, .97, 1], [.030, .036, .038, .041, .037, .024])
        h.add(*tube(line, r, 18)); inlay.add(*tube(line[8:17]+np.array([sg*-.006, -.012, 0]), np.interp(np.linspace(0, 1, 9), [0, .2, .8, 1], [.004, .034, .036, .004]), 14))
    h.build('handles', painted(t.get('col', '#c8402a'), .35)); inlay.build('inlay', simple_mat('inlay', '#2b2d2e', .7, .2))
    b = Acc(); b.add(*tube(np.array([[0, -.046, .61], [0, -.044, .61], [0, -.03, .61], [0, .03, .61]]), [.0005, .034, .042, .042], 22)); b.build('bolt', steel('bolt'))
    s = np.linspace(0, 1, 90); sp = Acc(); sp.add(*tube(np.stack([np.sin(s*44)*.030, np.cos(s*44)*.012, .40+.15*s], -1), .005, 6)); sp.build('spring', steel('spring'))


def loppers(R, t):
    h, g = Acc(), Acc()
    for sg in (-1, 1):
        cutting('blade', .26 if sg > 0 else .2, .12, sg*.01, 1.12, .14, sg, steel('s%d' % sg))
        h.add(*tube(bezier([sg*.02, sg*.012, 1.14], [sg*-.08, 0, .9], [sg*-.2, 0, .34], 16), np.linspace(.026, .026, 16), 12))
        g.add(*tube(bezier([sg*-.185, 0, .42], [sg*-.21, 0, .3], [sg*-.26, 0, .03], 10), np.linspace(.032, .04, 10), 14))
    h.build('arms', painted('#8a9090', .3)); g.build('grips', painted('#24513b', .6))
    b = Acc(); b.add(*rod([0, -.04, 1.12], [0, .04, 1.12], .05, 18)); b.build('bolt', steel('bolt'))


def saw(R, t):
    n = 60
    s = np.linspace(0, 1, n)
    top = .10*np.sin(s*1.5)
    teeth = top-.075*(1-.45*s)-np.where(np.arange(n) % 2, .014, 0)
    V = np.concatenate([np.stack([s*.72, 0*s, top], -1), np.stack([s*.72, 0*s, teeth], -1)])
    F = np.array([[i, i+1, n+i+1, n+i] for i in range(n-1)])
    v, f, u = turned((V, F, np.zeros((2*n, 2))), 'y', -1.15, (0, 0, .62))
    obj('blade', v, f, steel(), u, smooth=False)
    g = Acc(); g.add(*tube(bezier([.02, 0, .66], [-.04, 0, .4], [-.2, 0, .06], 16), np.linspace(.042, .05, 16), 16)); g.build('grip', painted('#c8762a', .5))
    b = Acc(); b.add(*rod([0, -.06, .63], [0, .06, .63], .035, 16)); b.build('bolt', steel('bolt'))


def trowel(R, t):
    nv, nu = 24, 13
    v = np.linspace(0, 1, nv); u = np.linspace(-1, 1, nu)
    w = .13*np.sqrt(np.clip(1-np.clip((v-.45)/.55, 0, 1)**2, .002, 1))*np.clip(.55+v*3, 0, 1)
    X = u[None]*w[:, None]; Zc = .5*(1-v)[:, None]+0*X+.0; Y = .05*(1-u[None]**2)*np.clip(1-v, .15, 1)[:, None]
    obj('blade', np.stack([X, -Y, Zc], -1).reshape(-1, 3), grid_faces(nv, nu), steel())
    n = Acc(); n.add(*tube(bezier([0, -.03, .46], [0, .02, .56], [0, 0, .66], 10), .016, 10)); n.build('neck', steel('neck'))
    solid('grip', [(0, .62), (.03, .62), (.036, .72), (.042, .92), (.03, 1.02), (0, 1.03)], wood_mat('ash', '#c08a52', '#8e5f33'), bevel=.02)


def bulb_planter(R, t):
    """a slender cone with teeth at its foot and a scale on its side, a bow, a wooden grip"""
    nu, z = 96, np.array([0, .02, .12, .24, .36, .42, .425, .42, .30])
    r = np.array([.100, .101, .106, .112, .118, .121, .124, .119, .112])
    a = np.linspace(0, 2*np.pi, nu, endpoint=False)
    foot = .030*np.abs(((a/(2*np.pi)*12) % 1)*2-1)
    zz = z[:, None]+np.where(np.arange(len(z)) == 0, 1., 0.)[:, None]*foot[None]*.9+np.where(np.arange(len(z)) == 1, .02, 0.)[:, None]+0*a
    V = np.stack([r[:, None]*np.cos(a), r[:, None]*np.sin(a), zz], -1).reshape(-1, 3)
    obj('cup', V, grid_faces(len(z), nu, True), steel())
    marks = Acc()
    for k in range(5):
        h = .10+k*.06; rr = np.interp(h, z[:6], r[:6])+.0015; s = np.linspace(-.42, .42 if k % 2 else .1, 14)-np.pi/2
        marks.add(*tube(np.stack([np.cos(s)*rr, np.sin(s)*rr, 0*s+h], -1), .0028, 6))
    marks.build('scale', simple_mat('scale', '#2c2e2c', .6))
    bow = Acc()
    for s in (-1, 1):
        bow.add(*tube(np.concatenate([[[s*.123, 0, .29]], bezier([s*.125, 0, .36], [s*.145, 0, .55], [s*.056, 0, .675], 16)]), .0125, 10))
    bow.build('bow', steel('bow'))
    g = Acc(); g.add(*tube(np.array([[-.135, 0, .685], [-.13, 0, .685], [-.10, 0, .685], [0, 0, .69], [.10, 0, .685], [.13, 0, .685], [.135, 0, .685]]), [.002, .022, .028, .031, .028, .022, .002], 18)); g.build('grip', wood_mat('ash', '#c08a52', '#8e5f33'))


KIND = dict(shears=shears, secateurs=secateurs, loppers=loppers, saw=saw, trowel=trowel, bulbplanter=bulb_planter)
