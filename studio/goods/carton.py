"""A printed carton; with `beside` a few of the things that are in it."""
import importlib
import math

import numpy as np

from parts.label import print_mat
from parts.mesh import Acc, box, grid_faces, obj
from parts.metal import steel, zinc
from parts.mesh import tube
from parts.shader import simple_mat

REVISION = 1


def draw(R, t):
    w, d, h = t.get('size', [.5, .24, .72])
    body = Acc()
    body.add(*box(0, 0, h/2, w, d, h, .006))
    body.build('box', simple_mat('board', t.get('label', {}).get('bg', '#24513b'), .5, .35), smooth=False)
    face = np.array([[-w/2+.004, -d/2-.0015, .004], [w/2-.004, -d/2-.0015, .004], [w/2-.004, -d/2-.0015, h-.004], [-w/2+.004, -d/2-.0015, h-.004]])
    obj('face', face, np.array([[0, 1, 2, 3]]), print_mat(t['prints'][0], .45), np.array([[0, 0], [1, 0], [1, 1], [0, 1]], float), smooth=False)
    BESIDE.get(t.get('beside'), lambda *a: None)(R, w)
    return dict(pitch=12, yaw=-20, margin=.06)


def pins(R, w):
    acc = Acc()
    for i in range(9):
        a = R.u(-.4, .4)
        x, y = w*.75+R.u(-.1, .16), -.34+R.u(-.1, .1)
        c, s = math.cos(a), math.sin(a)
        line = np.array([[-.13, .028, .008], [.1, .028, .008], [.115, .02, .008], [.115, -.02, .008], [.1, -.028, .008], [-.13, -.028, .008]])
        acc.add(*tube(np.stack([line[:, 0]*c-line[:, 1]*s+x, line[:, 0]*s+line[:, 1]*c+y, line[:, 2]+.008*(i % 3)], -1), .005, 6))
    acc.build('pins', zinc())


def clips(R, w):
    acc = Acc()
    for i in range(12):
        x, y = w*.72+R.u(-.1, .22), -.34+R.u(-.12, .12)
        acc.add(*box(x, y, .012+.012*(i % 2), .06, .035, .01, .003)); acc.add(*box(x, y, .024+.012*(i % 2), .03, .035, .014, .003))
    acc.build('clips', simple_mat('clip', '#26282a', .5, .4))


def cards(R, w):
    acc = Acc()
    for i in range(3):
        x = w*.62+.13*i
        acc.add(*box(x, -.3-.03*i, .17, .1, .003, .22, .001)); acc.add(*box(x, -.3-.03*i, .04, .02, .003, .09, .001))
    acc.build('cards', simple_mat('card', '#f0c818', .35, .4))


def tablets(R, w):
    from parts.mesh import lathe, round_profile
    m = simple_mat('coco', '#6b4a2e', .95, .1, noise=.6, nscale=60, col2='#4a3220', bump=.8, bscale=90)
    for i in range(6):
        v, f, u = lathe(round_profile([(0, 0), (.07, 0), (.075, .02), (.07, .045), (.012, .045), (.01, .03)], .01), 30)
        obj('tab', v+np.array([w*.7+.18*(i % 3)-.1, -.3+.18*(i//3), 0]), f, m, u)


BESIDE = dict(pins=pins, clips=clips, cards=cards, tablets=tablets)
