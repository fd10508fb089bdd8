"""A funnel trap for moths: green lid, yellow funnel, pale bucket with rings to grip."""
import numpy as np

from parts.mesh import Acc, tube
from parts.metal import painted
from parts.shader import simple_mat
from parts.shape import ring, rod, solid

REVISION = 3


def draw(R, t):
    green, yellow = painted('#2f7a3c', .36), simple_mat('yellow', '#ecc628', .36, .45)
    solid('bucket', [(0, .012), (.150, .006), (.158, 0), (.168, 0), (.176, .012), (.178, .05), (.181, .055), (.190, .318), (.196, .322), (.196, .342), (.19, .345), (.19, .36), (0, .36)], simple_mat('clear', '#e9efe9', .16, .55), (0, 0, 0), .006, 128)
    lines = Acc()
    for k in range(5): lines.add(*ring(.1815+.0021*k, .10+.045*k, .0011, 96))
    lines.build('marks', simple_mat('marks', '#c3cdc6', .3, .4))
    solid('collar', [(.190, .352), (.204, .352), (.210, .356), (.211, .382), (.214, .386), (.232, .392), (.236, .397), (.236, .404), (.232, .408), (.20, .408), (.16, .395), (.085, .34), (.06, .30), (.055, .30)], yellow, (0, 0, 0), .004, 144)
    grips = Acc()
    for a in np.linspace(0, 2*np.pi, 48, endpoint=False): grips.add(*rod([np.cos(a)*.2108, np.sin(a)*.2108, .358], [np.cos(a)*.2108, np.sin(a)*.2108, .381], .003, 8))
    grips.build('grips', yellow)
    solid('lid', [(0, .752), (.045, .748), (.055, .74), (.10, .722), (.16, .684), (.22, .634), (.25, .602), (.256, .592), (.256, .584), (.250, .581), (.244, .586), (.15, .655), (0, .71)], green, (0, 0, 0), .005, 144)
    p, rings = Acc(), Acc()
    for k in range(4):
        a = k*1.571+.5
        c, s = np.cos(a), np.sin(a)
        p.add(*tube(np.array([[c*.213, s*.213, .40], [c*.208, s*.208, .45], [c*.205, s*.205, .55], [c*.208, s*.208, .63]]), [.016, .011, .011, .018], 16))
    for r, z in ((.10, .7235), (.165, .682)): rings.add(*ring(r, z, .0028, 96))
    rings.build('rills', green)
    hang = np.linspace(0, 2*np.pi, 60); p.add(*tube(np.stack([.04*np.cos(hang), 0*hang, .792+.045*np.sin(hang)], -1), .0075, 16))
    p.build('posts', green)
    solid('neck', [(0, 0), (.028, 0), (.026, .012), (.016, .02), (0, .022)], green, (0, 0, .744), .004, 48)
    cage = Acc(); cage.add(*rod([0, 0, .60], [0, 0, .72], .028, 24)); cage.build('lure', simple_mat('lure', '#f3efe2', .5, .35))
    return dict(pitch=10, margin=.1)
