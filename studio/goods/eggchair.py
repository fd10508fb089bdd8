"""A hanging egg chair: a woven shell on a curved stand, with a cushion."""
import math

import numpy as np

from goods.assembly import pad
from parts.mesh import Acc, tube
from parts.metal import painted
from parts.shader import simple_mat
from parts.shape import ring, solid, turned

REVISION = 1


def draw(R, t):
    shell = Acc()
    c, rx, rz = 1.08, .5, .68
    for k in range(40):
        a = 2*math.pi*k/40
        if math.sin(a) < -.55: continue
        s = np.linspace(-1.45, 1.5, 26)
        shell.add(*tube(np.stack([np.cos(s)*rx*math.cos(a), np.cos(s)*rx*.85*math.sin(a), c+np.sin(s)*rz], -1), .007, 5))
    for s in np.linspace(-1.4, 1.4, 26):
        a = np.linspace(-.62, math.pi+.62, 50)
        shell.add(*tube(np.stack([np.cos(s)*rx*np.cos(a), np.cos(s)*rx*.85*np.sin(a), 0*a+c+np.sin(s)*rz], -1), .006, 5))
    s = np.linspace(-1.45, 1.5, 40)
    for sg in (-1, 1):
        shell.add(*tube(np.stack([np.cos(s)*rx*sg*.82, -np.cos(s)*rx*.85*.57, c+np.sin(s)*rz], -1), .02, 8))
    shell.build('shell', simple_mat('wicker', '#8a7458', .7, .25, noise=.4, nscale=50, col2='#5a4836'))
    stand = Acc()
    stand.add(*tube(np.array([[0, .62, .03], [0, .72, .9], [0, .62, 1.7], [0, .3, 2.05], [0, 0, 2.0]]), .03, 12)); stand.add(*tube(np.array([[0, 0, 2.0], [0, 0, 1.76]]), .012, 8)); stand.add(*ring(.55, .03, .028, 60)); stand.add(*tube(np.array([[-.5, .2, .03], [0, .62, .03], [.5, .2, .03]]), .026, 8)); stand.build('stand', painted('#33373a'))
    m = simple_mat('cushion', '#e0d8c8', .95, .1, noise=.2, nscale=150, col2='#ffffff', bump=.2, bscale=180)
    C = Acc(); C.add(*pad(0, -.02, .66, .72, .58, .22)); C.add(*turned(pad(0, 0, 0, .66, .6, .18), 'x', 1.25, (0, .26, 1.02))); C.build('cushion', m)
    return dict(pitch=7, yaw=-10, margin=.04)
