"""Phalaenopsis: broad leaves at the foot, aerial roots over the rim, arching sprays of flat flowers that end in buds."""
import math

import numpy as np

from parts.flower import petal_mat
from parts.foliage import Leaf, foliage_mat
from parts.mesh import Acc, Z, bezier, frames, merge, norm, tube, xf
from parts.pot import house_pot
from parts.shader import simple_mat
from parts.surface import blade_of

REVISION = 2


def blossom(g, level):
    """three sepals behind, two broad petals before them; looks along +Z, its top along +Y"""
    part = lambda a, size, deep, **form: xf(blade_of(g, level, **{'fold': .05, 'twist': .08, 'sway': .04, **form}), (.03*math.sin(a), .03*math.cos(a), deep), (math.sin(a), math.cos(a), .06+g.normal(0, .05)), (0, 0, 1), size*g.uniform(.95, 1.05))
    sepals = [part(a+g.normal(0, .05), .5, 0, o='elliptic', w=.62, bend=.3, cup=.06, wave=.02) for a in (0, 2.25, -2.25)]
    return merge(sepals+[part(s*1.22+g.normal(0, .05), .52, .025, o='orbicular', w=1.16, bend=.35, cup=-.05, wave=.035, waves=1.6) for s in (-1, 1)])


def lip(g, level):
    """two lobes that stand beside the column, a middle one that reaches forward and ends in two tendrils"""
    sides = [xf(blade_of(g, level, o='obovate', w=.7, bend=-.9, cup=.3), (s*.05, -.02, .02), (s*.75, .25, .75), (-s, .3, .5), .2) for s in (-1, 1)]
    middle = xf(blade_of(g, level, o='deltoid', w=.7, bend=-.7, cup=.35, fold=.3), (0, -.05, .02), (0, -.75, .75), (0, .6, .7), .3)
    horns = [tube(np.array([[s*.015, -.23, .26], [s*.05, -.26, .30], [s*.06, -.22, .34]]), [.012, .007, .002], 5) for s in (-1, 1)]
    return merge(sides+[middle]+[(v, f, u*0+.5) for v, f, u in horns])


def draw(R, t):
    soil = house_pot(t)
    r = t.get('pot', {}).get('r', .19)
    leaves, roots = Acc(), Acc()
    for i in range(6):
        a = i*math.pi+R.u(-.45, .45)+.3
        d = np.array([math.cos(a), math.sin(a), 0])
        form = blade_of(np.random.default_rng(R.i(0, 1 << 30)), 3, o='oblong', w=R.u(.38, .46), bend=R.u(.7, 1.25), fold=.3, wave=.015, twist=.12, side=0, groove=.05)
        leaves.scatter(form, (Z*(soil+.012*i)+d*.02)[None], frames(norm(d*(1-.07*i)+Z*(.5+.13*i))[None], (Z-d*.5)[None]), np.array([R.u(.36, .5)*(1-.05*i)]), np.array([R.u()]), np.zeros(1))
    leaves.build('leaves', foliage_mat(dict(cols=['#2d6227', '#3b7430', '#4d863c'], rough=.3, gloss=.5, glow=.12, vein=.35, natural=.25)))
    for i in range(3):
        a = -math.pi/2+(i-.8)*1.05+R.n(.25)
        d, side = np.array([math.cos(a), math.sin(a), 0]), np.array([-math.sin(a), math.cos(a), 0])
        line = np.concatenate([bezier(Z*(soil+.02), d*r*.7+Z*(soil+.08), d*r*1.05+Z*(soil+.02), 9), bezier(d*r*1.05+Z*(soil+.02), d*r*1.2+Z*(soil-.03)+side*R.n(.03), d*r*1.08+Z*(soil-R.u(.03, .15))+side*R.n(.05), 8)[1:]])
        roots.add(*tube(line+R.n(.002, line.shape), np.linspace(.0072, .0052, len(line)), 8), R=R.u())
    roots.build('roots', simple_mat('aerial', '#a9b196', .7, noise=.5, nscale=20, col2='#7f9460'))
    stems, petals, lips, buds = Acc(), Acc(), Acc(), Acc()
    flower, tongue, size = Leaf(blossom, 5), Leaf(lip, 4), t.get('size', .15)
    for k in range(t.get('sprays', 2)):
        side, tall = (1, -1)[k % 2], (1.02, .84)[k % 2]*R.u(.97, 1.03)
        top = np.array([side*.17, -.03, soil+tall])
        end = top+np.array([side*(.46, .38)[k % 2], -.16, -.16])
        line = np.concatenate([bezier([side*.02, 0, soil], [side*.01, .01, soil+tall*.65], top, 18), bezier(top, top+np.array([side*.2, -.05, .15]), end, 30)[1:]])
        stems.add(*tube(line, np.linspace(.0085, .0035, len(line)), 8))
        for j in (4, 9): stems.add(*tube(line[j:j+2]+(line[j+1]-line[j])*.2, [.0105, .0098], 8))
        stems.add(*tube(np.array([[side*.035, .022, soil-.02], [side*.06, .02, soil+tall*.78]]), .0045, 8), R=1.)
        n = (9, 7)[k % 2]
        at = np.linspace(15, 41, n)+R.n(.3, n)
        p = np.stack([np.interp(at, np.arange(len(line)), line[:, c]) for c in range(3)], -1)
        rank = (np.arange(n) % 2*2-1.)[:, None]
        hold = norm(np.array([0, -.8, 0])+np.array([side*.35, 0, .75])*rank+R.n(.12, (n, 3)))
        q = p+hold*size*R.u(.22, .34, (n, 1))
        for a, b, h in zip(p, q, hold): stems.add(*tube(bezier(a, (a+b)/2+Z*.006, b, 6), .0028, 6))
        look = norm(np.array([side*.18, -1, .12])+hold*.25+R.n(.13, (n, 3)))
        M = frames(norm(Z+R.n(.12, (n, 3))), look)
        M = np.stack([M[..., 0], np.cross(look, M[..., 0]), look], -1)                # faces its own way, whatever that does to its top
        own = size*(1.08-.22*np.linspace(0, 1, n)**2)*R.u(.95, 1.05, n)
        petals.scatter(flower, q, M, own, R.u(0, 1, n), np.zeros(n)); lips.scatter(tongue, q+look*.004, M, own, R.u(0, 1, n), np.zeros(n))
        for i, j in enumerate(np.linspace(42.5, len(line)-1, 5)):
            a = np.array([np.interp(j, np.arange(len(line)), line[:, c]) for c in range(3)])
            d, g = norm(np.array([side*.3, -.6, .4*(i % 2*2-1)])), size*.17*(1-.14*i)
            b = a+d*g*1.1
            stems.add(*tube(np.stack([a, b]), .0024, 6))
            buds.add(*tube(b+np.outer([-.1, .1, .5, 1., 1.4, 1.62, 1.68], d)*g, np.array([.1, .45, .74, .8, .55, .2, .01])*g, 14), R=R.u())
    stems.build('stems', foliage_mat({'cols': ['#6d8a42', '#5f7a3a', '#8a7448'], 'vein': 0, 'rough': .5}, 'stalk'))
    petals.build('flowers', petal_mat('opetal', t['petal'], center=t.get('center'), transl=.35, lines=t.get('lines')))
    lips.build('lips', petal_mat('olip', t['lip'], transl=.3))
    buds.build('buds', petal_mat('obud', [t['petal'][0], t.get('budcol', '#cfd8a8')]))
    return dict(pitch=8, margin=.04)
