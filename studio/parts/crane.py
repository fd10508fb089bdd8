"""Bird-of-paradise flowers: a beak, orange crests, blue tongues."""
import numpy as np

from parts.flower import petal_mat
from parts.leaf import blade, leaf_mat
from parts.mesh import Acc, Z, bezier, frames, norm, tube


def cranes(R, places, soil):
    stalk, beak, crest, tongue = Acc(), Acc(), Acc(), Acc()
    petal = blade(1, .22, .5, .7, 9, 5, .3, .15)
    for x, h in places:
        top = np.array([x, -.1, soil+h])
        stalk.add(*tube(bezier([x*.2, 0, soil], [x*.5, -.03, soil+h*.6], top, 12), np.linspace(.016, .012, 12), 7))
        side = np.sign(x) or 1.
        tip = top+np.array([side*.3, -.03, .06])
        beak.add(*tube(bezier(top-np.array([side*.03, 0, .01]), top+np.array([side*.14, 0, .05]), tip, 12), np.linspace(.028, .002, 12), 8))
        for k in range(5):
            D = norm(np.array([side*(-.15+.22*k), R.n(.15)-.1, 1.]))
            crest.scatter(petal, (top+np.array([side*.05*k, 0, .03]))[None], frames(D[None], np.array([[0, -1., .1]])), np.array([.26]), np.array([R.u()]), np.zeros(1))
        for k in range(2):
            D = norm(np.array([side*(.5+.2*k), -.15, 1.]))
            tongue.scatter(blade(1, .12, .4, .6, 6, 3, .4, .1), (top+np.array([side*.1, -.02, .04]))[None], frames(D[None], np.array([[0, -1., 0]])), np.array([.2]), np.array([.5]), np.zeros(1))
    stalk.build('cst', leaf_mat('cst', ['#5a8a5a'], vein=0))
    beak.build('beak', leaf_mat('beak', ['#5f7a58', '#8a4a50'], vein=0, rough=.4))
    crest.build('crest', petal_mat('crest', ['#ee7d12', '#f59a20']))
    tongue.build('tongue', petal_mat('tongue', ['#24399a', '#3a52b8']))
