"""Arum flowers: one coloured bract and a spadix (spathiphyllum, anthurium)."""
import math

import numpy as np

from parts.flower import petal_mat
from parts.foliage import Leaf, foliage_mat
from parts.leaf import blade, leaf_mat
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.shader import simple_mat
from parts.surface import blade_of


def waxen(g, level):
    """the heart of an anthurium: waxen, puckered between its veins"""
    return blade_of(g, level, o='cordate', w=.9, lobe=.24, side=5, slant=.55, bend=.35, fold=-.08, cup=.05, wave=.03, waves=1.8, quilt=.02, twist=.15, sway=.05)


def spathes(R, f, soil):
    bract, stalks, spadix = Acc(), Acc(), Acc()
    shape = Leaf(waxen, 5) if f.get('heart') else blade(1, .5, .6, .8, 11, 7, .22, .3)
    for i in range(f['n']):
        a = i*2.4+2.2
        d = np.array([math.cos(a), math.sin(a), 0])
        L = f['tall']*R.u(.85, 1.12)
        foot = np.array([0, 0, soil])
        tip = foot+d*L*R.u(.1, .38)+Z*L
        p = bezier(foot, foot+Z*L*.6, tip, 10)
        stalks.add(*tube(p, .008, 6), R=R.u())
        ax = norm(p[-1]-p[-2])
        look = norm(np.array([R.n(.4), -1, .4])+d*.4)
        D = norm((ax*.9 if not f.get('heart') else Z*.1)+look*.25+R.n(.15, 3)) if not f.get('heart') else norm(d*.5-Z*.35+look*.3+R.n(.15, 3))
        bract.scatter(shape, tip[None], frames(D[None], (look+Z*(.2 if not f.get('heart') else .6))[None]), np.array([f['size']*R.u(.85, 1.1)]), np.array([R.u()]), np.zeros(1))
        s0 = tip+look*.015
        spadix.add(*tube(np.array([s0, s0+norm(ax+look*.5)*f['size']*.28, s0+norm(ax+look*.6)*f['size']*.5]), [.016, .015, .008], 8))
    if f.get('heart'): bract.build('bract', foliage_mat({'cols': f['cols'], 'leaf': 'heart', 'vein': .25, 'ribs': .5, 'rough': .2, 'gloss': .7, 'glow': .08, 'back': 0, 'veincol': f['cols'][0], 'natural': .15}, 'bract'))
    else: bract.build('bract', petal_mat('bract', f['cols'], transl=.2, rough=f.get('rough', .35)))
    stalks.build('stalk', leaf_mat('bst', ['#4f7d34', '#5f8f3f'], vein=0))
    spadix.build('spadix', simple_mat('spadix', f.get('spadix', '#e8d68a'), .7, .2, bump=.5, bscale=120))
