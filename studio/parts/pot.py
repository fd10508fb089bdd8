"""Pots, standing on the floor. `pot` returns the height of the soil."""
import math

import numpy as np

from parts.fabric import weave
from parts.mesh import lathe, obj, round_profile
from parts.shader import moulded_mat, simple_mat
from parts.soil import bark_chips, soil_disc


def pot(kind='classic', r=.35, h=.6, mat=None, col='#b5643c', soil=True, bark=True):
    """r = top radius. Standing on z=0. Returns soil height."""
    if mat is None:
        mat = dict(
            terracotta=lambda: simple_mat('terra', col, .85, .25, noise=.35, nscale=7, col2='#c98a66', bump=.12, bscale=60),
            glazed=lambda: simple_mat('glaze', col, .16, .55, noise=.25, nscale=5, col2='#2c3b34', coat=.5),
            concrete=lambda: simple_mat('conc', col, .9, .2, noise=.4, nscale=10, col2='#8b867d', bump=.2, bscale=90),
            plastic=lambda: simple_mat('plast', col, .5, .35),
        )['terracotta']()
    t = .035*r/.35
    if kind == 'classic':
        prof = [(0, 0), (r*.68, 0), (r*.9, h*.8), (r*1.0, h*.8), (r*1.02, h), (r*1.02-t, h), (r*.9-t, h*.82), (r*.86-t, h*.6)]
    elif kind == 'cylinder':
        prof = [(0, 0), (r*.97, 0), (r, h), (r-t, h), (r-t, h*.6)]
    elif kind == 'taper':
        prof = [(0, 0), (r*.72, 0), (r, h), (r-t, h), (r*.93-t, h*.6)]
    elif kind == 'bowl':
        prof = [(0, 0), (r*.5, 0), (r*.78, h*.3), (r*.95, h*.7), (r, h), (r-t, h), (r*.9-t, h*.6)]
    elif kind == 'egg':
        a = np.linspace(0, 1, 12); prof = [(0, 0), (r*.6, 0)]+[(r*(.62+.55*math.sin(math.pi*(.08+.78*x))), h*x) for x in a[1:]]
        rt = prof[-1][0]; prof += [(rt-t, h), (rt-t, h*.6)]
    elif kind == 'nursery':
        side = lambda z: r*(.77+.18*z)                     # a rim that folds over, and a bead below it
        prof = [(0, 0), (r*.72, .012*r), (r*.75, 0), (r*.77, 0), (side(.70), h*.70), (side(.72)+.014*r, h*.715), (side(.75)+.014*r, h*.748), (side(.765), h*.764), (side(.9)-.012*r, h-.18*r), (r*.985, h-.165*r), (r*1.02, h-.155*r), (r*1.035, h), (r*1.015, h+.01*r), (r*.985, h), (r*.96, h-.16*r), (r*.93-t, h*.6)]
    STANDS.update(r=r*1.02, h=h)
    v, f, u = lathe(round_profile(prof, .012*r/.35, 5), 160)
    obj('pot', v, f, mat, u)
    rin = prof[-2][0]*.995
    if soil:
        wide = rin if kind != 'classic' else r*.97-t
        soil_disc(wide, h*.9)
        if bark: bark_chips(wide*.93, h*.9, r)
    return h*.9



NURSERY = '#493729'
GRAVEL = ('cactus', 'succulent')     # habits that cover their soil with it
STANDS = dict(r=0., h=0.)     # the pot of the plant being grown: leaves keep out of its wall


def pot_of(t):
    """the pot a plant stands in: `pot` = {kind, r, h, col, finish}, the brown nursery pot unless told; false for open ground"""
    p = t.get('pot', {})
    if p is False:
        STANDS.update(r=0., h=0.)
        return 0.
    kind, r, h = p.get('kind', 'nursery'), p.get('r', .24), p.get('h', .38)
    col, finish = p.get('col', NURSERY), p.get('finish', 'plastic')
    mats = dict(
        plastic=lambda: moulded_mat('pot', col, '#4f3c2e' if col == NURSERY else col, 103/r),
        matt=lambda: simple_mat('pot', col, .62, .35, noise=.14, nscale=7, col2='#8a8478'),
        clay=lambda: simple_mat('pot', col, .85, .25, noise=.32, nscale=7, col2='#d08f69', bump=.1, bscale=60),
        glaze=lambda: simple_mat('pot', col, .16, .55, noise=.25, nscale=5, col2='#20302a', coat=.5),
        stone=lambda: simple_mat('pot', col, .9, .2, noise=.35, nscale=10, col2='#8b867d', bump=.2, bscale=90),
        basket=lambda: weave('pot', col, '#8a6a40', 38, .0045, 2.2, 6.283*r, .7),
    )
    return pot(kind, r, h, mats[finish](), bark=t.get('habit') not in GRAVEL)


def house_pot(t):
    """an indoor pot: `house` = [kind, colour, finish], r and h from `pot`"""
    kind, col, finish = t.get('house', ['cylinder', '#e8e0d2', 'matt'])
    size = t.get('pot', {})
    return pot_of({'habit': t.get('habit'), 'pot': dict(kind=kind, col=col, finish=finish, r=size.get('r', .27), h=size.get('h', .42))})
