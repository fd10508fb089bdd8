"""A funnel trap for moths: green lid, yellow funnel, clear bucket."""
import numpy as np

from parts.mesh import Acc, tube
from parts.metal import painted
from parts.shader import simple_mat
from parts.shape import ring, rod, solid

REVISION = 1


def draw(R, t):
    solid('bucket', [(0, 0), (.17, 0), (.19, .34), (.2, .34), (.2, .37), (0, .37)], simple_mat('clear', '#dfe8e2', .15, .5))
    solid('funnel', [(.2, .37), (.22, .4), (.22, .46), (.1, .4), (.05, .34)], simple_mat('yellow', '#ecc628', .4, .4))
    solid('lid', [(0, .74), (.08, .72), (.24, .6), (.25, .58), (.24, .58), (.0, .66)], painted('#2f7a3c', .4))
    p = Acc()
    for k in range(4):
        a = k*1.571+.5; p.add(*rod([np.cos(a)*.19, np.sin(a)*.19, .44], [np.cos(a)*.2, np.sin(a)*.2, .62], .012, 8))
    p.add(*ring(.04, .8, .008, 24)); p.add(*rod([0, 0, .73], [0, 0, .78], .01, 8)); p.build('posts', painted('#2f7a3c', .4))
    return dict(pitch=10, margin=.1)
