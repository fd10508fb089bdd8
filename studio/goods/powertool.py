"""Machines: cordless hedge trimmer, weed brush, gas burner."""
import numpy as np

from parts.metal import painted, steel
from parts.mesh import Acc, bezier, box, tube
from parts.shader import simple_mat
from parts.shape import boxes, rod, solid

REVISION = 1


def draw(R, t):
    KIND[t['kind']](R)
    return dict(pitch=10, yaw=-16, margin=.06)


def trimmer(R):
    bar = Acc(); bar.add(*box(.62, 0, .2, 1.0, .02, .05, .004))
    for i in range(19):
        bar.add(*box(.16+i*.05, 0, .2, .018, .012, .13, .003))
    bar.build('bar', steel())
    boxes('body', painted('#24513b', .4), [(-.05, 0, .2, .4, .17, .2), (-.24, 0, .28, .1, .1, .1)], bevel=.05)
    h = Acc(); h.add(*tube(bezier([-.2, 0, .3], [-.45, 0, .42], [-.52, 0, .16], 14), .036, 12)); h.add(*tube(bezier([.08, -.08, .26], [.1, 0, .62], [.08, .08, .26], 16), .022, 10)); h.build('grips', painted('#26282a', .6))
    boxes('battery', painted('#F59120', .4), [(-.3, 0, .11, .17, .14, .12)], bevel=.02); boxes('guard', painted('#26282a', .5), [(.15, 0, .24, .02, .34, .3)], bevel=.01)


def brush(R):
    a = Acc(); a.add(*tube(np.array([[0, 0, .14], [.0, .05, .6], [0, .1, 1.15]]), .018, 12)); a.build('pole', painted('#8a9090', .3))
    boxes('motor', painted('#24513b', .4), [(0, -.01, .22, .16, .2, .18)], bevel=.05)
    h = Acc(); h.add(*tube(bezier([0, .1, 1.1], [0, .13, 1.25], [0, .3, 1.2], 12), .024, 12)); h.add(*tube(bezier([-.1, .06, .78], [0, -.14, .84], [.1, .06, .78], 14), .018, 10)); h.build('grip', painted('#26282a', .6))
    solid('hub', [(0, .04), (.05, .04), (.05, .09), (0, .1)], painted('#F59120'), bevel=.005)
    w = Acc()
    for i in range(170):
        an = R.u(0, 6.28); w.add(*tube(np.array([[np.cos(an)*.05, np.sin(an)*.05, .06], [np.cos(an)*.16, np.sin(an)*.16, .02+R.u(0, .03)]]), .003, 4))
    w.build('wire', steel('wire')); boxes('guard', painted('#26282a', .5), [(0, .08, .13, .3, .14, .02)], bevel=.01)


def burner(R):
    a = Acc(); a.add(*tube(bezier([-.04, 0, 1.1], [.0, 0, .6], [.08, 0, .16], 16), .012, 10)); a.build('pipe', steel())
    c = Acc(); c.add(*tube(np.array([[.07, 0, .2], [.1, 0, .08], [.115, 0, .02]]), [.03, .036, .042], 20)); c.build('cone', painted('#4a4846', .5))
    h = Acc(); h.add(*tube(bezier([-.03, 0, .92], [-.05, 0, 1.05], [-.16, 0, 1.16], 12), .03, 14)); h.build('grip', painted('#24513b', .6))
    solid('can', [(0, 0), (.1, 0), (.1, .3), (.06, .36), (.03, .37), (.03, .42), (0, .42)], painted('#F59120', .3), (.42, -.05, 0), .02)


KIND = dict(trimmer=trimmer, brush=brush, burner=burner)
