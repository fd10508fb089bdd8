"""Tools for one or two hands: secateurs, loppers, shears, saw, trowel, bulb planter."""
import math

import numpy as np

from parts.leaf import blade
from parts.metal import painted, steel
from parts.mesh import Acc, bezier, box, grid_faces, lathe, obj, round_profile, smooth_noise3, tube
from parts.shader import simple_mat
from parts.shape import rod, solid, turned
from parts.wood import wood_mat

REVISION = 4


def draw(R, t):
    KIND[t['kind']](R, t)
    return dict(pitch=t.get('pitch', 9), yaw=t.get('yaw', -12), margin=.07)


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


def plate(name, left, right, y, thick, mat):
    """a flat blade between two curves of points (x, z), ground to an edge on the right"""
    n, m = 40, 9
    q = np.linspace(0, 1, n)

    def curve(points):
        p = np.array(points, float); k = np.linspace(0, 1, len(p)); s = np.gradient(p, k, axis=0)
        i = np.clip(np.searchsorted(k, q)-1, 0, len(p)-2); t = ((q-k[i])*(len(p)-1))[:, None]; h = 1/(len(p)-1)
        return (1+2*t)*(1-t)**2*p[i]+t*(1-t)**2*h*s[i]+t*t*(3-2*t)*p[i+1]+t*t*(t-1)*h*s[i+1]
    L, Rr = curve(left), curve(right)
    u = np.linspace(0, 1, m)
    XZ = L[:, None]*(1-u)[None, :, None]+Rr[:, None]*u[None, :, None]
    depth = thick/2*np.clip(np.minimum(u*14, (1-u)*3.2), 0, 1)[None]*(1-.5*q[:, None]**3)
    for side in (-1, 1):
        obj(name, np.stack([XZ[..., 0], y+side*depth, XZ[..., 1]], -1).reshape(-1, 3), grid_faces(n, m) if side < 0 else grid_faces(n, m)[:, ::-1], mat)


def bypass(x, z, k):
    """the head of a bypass tool: a broad curved blade that slides along a narrow hook"""
    at = lambda pts: [(x+a*k, z+b*k) for a, b in pts]
    plate('hook', at([(.058, -.045), (.090, .06), (.098, .16), (.078, .245), (.030, .295)]), at([(-.002, -.01), (.036, .08), (.052, .16), (.045, .235), (.022, .287)]), .012*k, .022*k, simple_mat('hook', '#4a4d50', .35, .5, .8))
    plate('blade', at([(-.062, -.05), (-.086, .06), (-.082, .16), (-.050, .26), (.012, .345)]), at([(.040, -.02), (.040, .07), (.046, .16), (.042, .25), (.016, .344)]), -.012*k, .020*k, steel('blade'))


def secateurs(R, t):
    """handles with a soft inlay, a coiled spring, a bolt with its nut, a lock"""
    bypass(0, .60, 1.)
    h, inlay = Acc(), Acc()
    for sg in (-1, 1):
        line = bezier([sg*.030, sg*.010, .635], [sg*-.150, 0, .42], [sg*-.082, 0, .02], 44)
        q = np.linspace(0, 1, 44)
        r = np.interp(q, [0, .06, .2, .45, .8, .96, 1], [.012, .030, .033, .034, .038, .034, .004])
        h.add(*tube(line, r, 32))
        k = slice(16, 38)
        inlay.add(*tube(line[k]+np.array([sg*-.007, -.006, 0]), r[k]*np.sin(np.linspace(.12, np.pi-.12, 22))**.22*.97, 32))
    h.build('handles', painted(t.get('col', '#c8402a'), .35)); inlay.build('inlay', simple_mat('inlay', '#2b2d2e', .75, .2, bump=.1, bscale=160))
    b = Acc(); b.add(*tube(np.array([[0, -.044, .605], [0, -.043, .605], [0, -.036, .605], [0, -.026, .605], [0, .03, .605]]), [.0005, .026, .034, .036, .036], 40)); b.add(*tube(np.array([[0, -.052, .605], [0, -.051, .605], [0, -.04, .605]]), [.0005, .017, .019], 6)); b.build('bolt', steel('bolt'))
    s = np.linspace(0, 1, 260); sp = Acc(); sp.add(*tube(np.stack([np.sin(s*50)*.026*(1-.35*s), np.cos(s*50)*.020, .42+.13*s], -1), .0042, 8)); sp.build('spring', steel('spring'))
    lock = Acc(); lock.add(*box(-.034, -.042, .545, .03, .016, .045, .006)); lock.build('lock', simple_mat('lock', '#2b2d2e', .5, .3))


def loppers(R, t):
    """the same head on long arms, which slide into each other, with ribbed grips"""
    bypass(0, 1.13, .8)
    h, g, c = Acc(), Acc(), Acc()
    for sg in (-1, 1):
        arm = bezier([sg*.024, sg*.010, 1.15], [sg*-.085, 0, .92], [sg*-.2, 0, .34], 30)
        h.add(*tube(arm, np.interp(np.linspace(0, 1, 30), [0, .05, .1, 1], [.014, .022, .024, .024]), 28))
        c.add(*tube(arm[15:18], [.030, .031, .030], 28))
        grip = bezier([sg*-.188, 0, .42], [sg*-.212, 0, .3], [sg*-.262, 0, .03], 60)
        q = np.linspace(0, 1, 60)
        g.add(*tube(grip, np.interp(q, [0, .03, .3, .9, .985, 1], [.026, .031, .033, .038, .034, .002])*(1+.035*(np.sin(q*90) > .4)*(q > .15)*(q < .85)), 28))
    h.build('arms', painted('#8a9090', .3)); g.build('grips', painted('#24513b', .6)); c.build('clamps', simple_mat('clamp', '#26282a', .5, .3))
    b = Acc(); b.add(*tube(np.array([[0, -.042, 1.132], [0, -.041, 1.132], [0, -.03, 1.132], [0, .03, 1.132]]), [.0005, .026, .032, .032], 36)); b.build('bolt', steel('bolt'))


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
