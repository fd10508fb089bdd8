"""A funnel trap for moths: green lid, yellow funnel, clear bucket."""
import numpy as np

from parts.mesh import Acc, tube
from parts.metal import painted
from parts.shader import simple_mat
from parts.shape import rod, solid

REVISION = 2


def draw(R, t):
    solid('bucket', [(0, 0), (.17, 0), (.19, .34), (.2, .34), (.2, .37), (0, .37)], simple_mat('clear', '#dfe8e2', .15, .5))
    solid('funnel', [(.2, .37), (.22, .4), (.22, .46), (.1, .4), (.05, .34)], simple_mat('yellow', '#ecc628', .4, .4))
    solid('lid', [(0, .742), (.05, .735), (.10, .71), (.16, .67), (.22, .62), (.25, .59), (.252, .582), (.244, .582), (.15, .65), (.0, .7)], painted('#2f7a3c', .4))
    p = Acc()
    for k in range(4):
        a = k*1.571+.5; p.add(*rod([np.cos(a)*.19, np.sin(a)*.19, .44], [np.cos(a)*.2, np.sin(a)*.2, .62], .012, 8))
    hang = np.linspace(0, 2*np.pi, 40); p.add(*tube(np.stack([.04*np.cos(hang), 0*hang, .785+.045*np.sin(hang)], -1), .007, 12)); p.add(*rod([0, 0, .73], [0, 0, .745], .014, 20)); p.build('posts', painted('#2f7a3c', .4))
    return dict(pitch=10, margin=.1)
