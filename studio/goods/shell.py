"""A scallop-shaped sand pit: the lower half filled with sand, the other leaning against it as a lid."""
import numpy as np

from parts.mesh import Acc, grid_faces, obj, smooth_noise3, tube
from parts.shader import simple_mat

REVISION = 2
RIBS = 11


def outline(a):
    """how far the rim lies from the hinge side: a fan, narrow at the hinge (a = 0 looks away from it)"""
    return .62*(1+.10*np.cos(a))-.10*np.exp(-((np.abs(a)-np.pi)/.45)**2)


def half(place, mat):
    """ribs run from the hinge to a scalloped rim, which is rolled over"""
    a = np.linspace(-np.pi, np.pi, 400, endpoint=False)
    s = np.concatenate([np.linspace(0, .8, 16), np.linspace(.84, 1, 14), [1.03, 1.045, 1.05, 1.045]])
    z = np.interp(s, [0, .55, .75, .9, .97, 1], [.012, .016, .05, .17, .245, .26])
    z[-4:] = .268, .262, .248, .225
    front = np.clip((np.cos(a)+.75)/1.2, 0, 1)
    rib = np.abs(np.cos(a*RIBS/1.3))**.6*front*np.clip((s-.35)/.65, 0, 1)[:, None]
    r = s[:, None]*outline(a)*(1+.055*rib)
    P = np.stack([r*np.sin(a), -r*np.cos(a), z[:, None]+.012*rib*(s[:, None] > .5)+0*a], -1).reshape(-1, 3)
    obj('shell', place(P), grid_faces(len(s), len(a), True), mat)


def draw(R, t):
    blue = lambda name: simple_mat(name, t.get('col', '#3f8aa8'), .38, .45)
    half(lambda P: P, blue('blue'))
    a = np.linspace(-np.pi, np.pi, 120, endpoint=False); k = np.linspace(.01, .955, 40)
    P = np.stack([k[:, None]*outline(a)*np.sin(a)*.97, -k[:, None]*outline(a)*np.cos(a)*.97, 0*k[:, None]+0*a], -1).reshape(-1, 3)
    P[:, 2] = .165+.035*smooth_noise3(P*5, 3, 1.6)+.012*smooth_noise3(P*16, 5, 2.)+.05*np.exp(-((P[:, 0]-.12)**2+(P[:, 1]+.05)**2)/.03)
    obj('sand', P, grid_faces(40, 120, True), simple_mat('soil', '#dcc08c', .95, .1, noise=.4, nscale=50, col2='#c8a86c', bump=.8, bscale=120))

    def lid(P):                                 # turned over and set upright behind the pit
        c, s = np.cos(1.22), np.sin(1.22)
        Q = P*[1, -1, -1]
        return np.stack([Q[:, 0]+.16, Q[:, 1]*c-Q[:, 2]*s+.78, Q[:, 1]*s+Q[:, 2]*c+.62], -1)
    half(lid, blue('blue2'))
    spade = Acc()
    spade.add(*tube(np.array([[-.2, -.16, .2], [-.26, -.12, .34], [-.3, -.09, .46]]), .013, 16)); spade.add(*tube(np.array([[-.345, -.1, .46], [-.3, -.09, .465], [-.255, -.08, .46]]), .014, 16))
    spade.build('spade', simple_mat('spade', '#d8402c', .4, .4))
    return dict(pitch=24, yaw=-8)
