"""A fire bowl on legs, or a tall garden fireplace, with logs and flames."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.mesh import Acc, Z, box, lathe, obj, tube
from parts.metal import corten, iron
from parts.look import look
from parts.shape import rod, solid

REVISION = 1


@look('flame')
def flame_mat():
    return locals()


def fire(R, z, wide, tall, n=26):
    logs, flames = Acc(), Acc()
    for k in range(8):
        a = k*.78+R.n(.2); d = np.array([math.cos(a), math.sin(a), 0])
        p0, p1 = d*wide*1.5+Z*(z-.06), -d*.05+Z*(z+.12+.02*(k % 3))
        logs.add(*tube(np.array([p0, (p0+p1)/2+R.n(.01, 3), p1]), wide*.2, 9), R=R.u())
    for k in range(n):
        a, q = R.u(0, 6.283), R.u(0, wide)
        b = np.array([q*math.cos(a), q*math.sin(a), z])
        s = np.linspace(0, 1, 14)
        P = b+np.stack([.05*np.sin(s*5+k)*s-b[0]*s*.6, .04*np.sin(s*4+k*2)*s-b[1]*s*.6, s*tall*R.u(.5, 1.1)*(1-q/wide*.5)], -1)
        v, f, u = tube(P, wide*.26*np.sin(np.pi*(.12+.88*s)**.7)+.002, 9); flames.add(v, f, u, 0., np.repeat(s, 9))
    logs.build('logs', bark_mat('log', '#5f4836', '#2c211a')); flames.build('flames', flame_mat())


def draw(R, t):
    m = corten() if t['metal'] == 'corten' else iron()
    if t.get('form') == 'chimney':
        B = Acc()
        for it in ((0, .17, .55, .6, .02, .7), (-.3, 0, .55, .02, .36, .7), (.3, 0, .55, .02, .36, .7), (0, 0, .2, .62, .38, .03), (0, 0, .91, .62, .38, .03), (0, 0, 1.3, .2, .2, .78)): B.add(*box(*it, .004))
        for x in (-.28, .28):
            for y in (-.15, .15): B.add(*box(x, y, .1, .03, .03, .2, .003))
        B.build('hearth', m, smooth=False)
        fire(R, .27, .14, .42, 18)
        return dict(pitch=8, yaw=-18, margin=.05, gi=0)
    a = np.linspace(0, math.pi*.5, 22)
    prof = [(.62*math.sin(x)+.001, .30+.40*(1-math.cos(x))) for x in a]+[(.68, .70), (.68, .712), (.6, .712)]+[(.595*math.sin(x)+.001, .325+.39*(1-math.cos(x))) for x in a[::-1]]
    v, f, u = lathe(prof, 96); obj('bowl', v, f, m, u)
    L = Acc()
    for k in range(3):
        b = 2.094*k+.5; d = np.array([math.cos(b), math.sin(b), 0]); L.add(*tube(np.array([d*.34, d*.3+Z*.2, d*.3+Z*.40]), .022, 8))
    if t['metal'] == 'iron':
        for s in (-1, 1): L.add(*tube(np.array([[s*.66, -.1, .68], [s*.78, -.08, .7], [s*.78, .08, .7], [s*.66, .1, .68]]), .018, 8))
    L.build('legs', m)
    fire(R, .66, .22, .5)
    return dict(pitch=14, margin=.05, gi=0)
