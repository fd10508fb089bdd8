"""From traits to leaves: the named leaf shapes and the material a species asks for."""
import math

import numpy as np

from parts.leaf import DETAIL, blade, cordate_r, heart, leaf_mat, maple_r, pinnate, polar, spiny
from parts.mesh import FOCUS, Shape, merge, xf


def spray():
    """thuja: a flat fan of scale-like twigs"""
    twig = blade(1, .16, .3, .5, 3, 3, .1, .1)
    sides = [xf(twig, (0, .12*i, 0), (s*math.sin(.75), math.cos(.75), 0), (0, 0, 1), .5-.07*i) for i in range(5) for s in (-1, 1)]
    return merge(sides+[xf(twig, (0, .5, 0), (0, 1, 0), (0, 0, 1), .45)])


def plume():
    """leylandii: loose twigs in every direction along the shoot"""
    twig = blade(1, .17, .3, .5, 3, 3, .15, .15)
    out = []
    for i in range(9):
        a = i*2.4
        out.append(xf(twig, (0, .09*i, 0), (math.sin(a)*.75, .75, math.cos(a)*.75), (0, 0, 1), .42-.022*i))
    return merge(out+[xf(twig, (0, .7, 0), (0, 1, 0), (0, 0, 1), .4)])


def yew():
    """a short shoot with two ranks of needles"""
    needle = blade(1, .16, .3, .3, 3, 2, 0, .15)
    return merge([xf(needle, (0, .1*i, 0), (s*.9, .5, .15), (0, 0, 1), .36-.015*i) for i in range(9) for s in (-1, 1)])


def spruce():
    """a twig with needles all round"""
    needle = blade(1, .2, .3, .3, 3, 2, 0, .1)
    out = []
    for i in range(20):
        a = i*2.4
        out.append(xf(needle, (0, .046*i, 0), (math.sin(a), .8, math.cos(a)), (0, 0, 1), .34))
    return merge(out)


def pine():
    """a bundle of long needles at the end of a shoot"""
    needle = blade(1, .035, .2, .3, 3, 2, 0, .15)
    out = []
    for i in range(22):
        a = i*2.4; r = .35+.5*(i/22)
        out.append(xf(needle, (0, .02*i, 0), (math.sin(a)*r, .8, math.cos(a)*r), (0, 0, 1), .75))
    return merge(out)


def palmate(n=5, w=.4, spread=1.5):
    leaflet = blade(1, w, .8, .7, 6, 3, .12, .3)
    out = []
    for k in range(n):
        a = -spread+2*spread*k/(n-1)
        out.append(xf(leaflet, (0, .2, 0), (math.sin(a), math.cos(a), 0), (0, 0, 1), .72-.22*abs(a)/spread))
    return merge(out)


def ternate(w=.58):
    leaflet = blade(1, w, .55, .85, 6, 3, .14, .35)
    return merge([xf(leaflet, (0, .25, 0), (0, 1, 0), (0, 0, 1), .72), xf(leaflet, (0, .14, 0), (1, .55, 0), (0, 0, 1), .6), xf(leaflet, (0, .14, 0), (-1, .55, 0), (0, 0, 1), .6)])


def oak_r(lobes=4, depth=.25):
    def f(th):
        base = .5+.28*np.cos(th)
        back = np.clip(np.abs(np.abs(th)-np.pi)/.6, .25, 1)
        return (base+.5*(np.abs(th) < .5)*.2)*(1-depth*.5+depth*.5*np.cos(th*lobes*2))*back
    return f


def fan_r(th):
    """ginkgo: a fan with one notch"""
    r = np.where(np.abs(th) < 1.15, .95+.03*np.sin(th*23), .12)
    return r*(1-.3*np.exp(-(th/.07)**2))


def feather(n=6, w=.32, lw=.34, bend=.5, length=1.):
    return pinnate(blade(1, w, .6, .7, 4, 3, .12, .25), n, length, bend, lw, .22, 1.2, vshape=.08, droop=.1, rach=.01)


LEAF = dict(
    laurel=lambda: blade(1, .38, .75, .75, 6, 3, .2, .45), broad=lambda: blade(1, .47, .75, .7, 6, 5, .18, .4),
    narrow=lambda: blade(1, .3, .6, .8, 6, 3, .2, .4), lance=lambda: blade(1, .24, .6, .8, 6, 3, .15, .45),
    willow=lambda: blade(1, .15, .6, .9, 5, 3, .15, .4), olive=lambda: blade(1, .2, .6, .6, 5, 3, .12, .2),
    small=lambda: blade(1, .5, .7, .7, 4, 3, .2, .3), round=lambda: blade(1, .82, .6, .55, 6, 5, .12, .35),
    spoon=lambda: blade(1, .5, 1.1, .45, 6, 3, .15, .3), beech=lambda: blade(1, .62, .7, .75, 5, 3, .16, .35, wave=.04, wavefreq=3),
    hornbeam=lambda: blade(1, .52, .65, .85, 5, 3, .2, .5), ovate=lambda: blade(1, .6, .55, .9, 6, 5, .14, .4),
    hydrangea=lambda: blade(1, .66, .6, .8, 8, 5, .14, .5, wave=.03, wavefreq=6), holly=spiny,
    wavy=lambda: blade(1, .44, .7, .7, 8, 5, .2, .4, wave=.08, wavefreq=3), lobed=lambda: polar(maple_r(3, .35, 1.3, .06), 24, 3, .12, .25, (0, .25), .75),
    hawthorn=lambda: polar(maple_r(5, .5, 1.6, .05), 22, 2, .12, .25, (0, .25), .72), ivy=lambda: polar(maple_r(5, .42, 2.1, .0), 24, 3, .12, .35, (0, .3), .68),
    maple=lambda: polar(maple_r(5, .5, 2.2), 25, 2, .1, .3, (0, .35), .7), plane=lambda: polar(maple_r(5, .42, 2.0, .07), 27, 2, .1, .3, (0, .35), .72),
    sweetgum=lambda: polar(maple_r(5, .68, 2.1, .0), 30, 2, .08, .25, (0, .3), .75), acer=lambda: polar(maple_r(7, .74, 2.4, .0), 35, 2, .08, .25, (0, .3), .72),
    lace=lambda: merge([xf(feather(5, .16, .26, .5), (0, .1, 0), (math.sin(a), math.cos(a), 0), (0, 0, 1), .85-.2*abs(a)) for a in (-1.5, -.9, -.3, .3, .9, 1.5)]),
    vine=lambda: polar(maple_r(5, .3, 2.2, .09), 40, 3, .12, .35, (0, .35), .7), fig=lambda: polar(maple_r(5, .55, 1.7, .02), 40, 3, .1, .4, (0, .3), .78),
    oak=lambda: polar(oak_r(4, .3), 34, 2, .1, .3, (0, .42), .85), oakleaf=lambda: polar(maple_r(5, .45, 1.5, .06), 36, 3, .12, .4, (0, .35), .72),
    heart=lambda: heart(1, .86, 7, 5, .12, .4), linden=lambda: polar(cordate_r(.14, .5, .98), 28, 3, .14, .35, (0, .36), .92), mulberry=lambda: polar(cordate_r(.2, .42, .86), 28, 3, .16, .45, (0, .38), .88), catalpa=lambda: polar(cordate_r(.24, .4, .95), 28, 3, .12, .4, (0, .36), .85), ginkgo=lambda: polar(fan_r, 30, 3, .1, .25, (0, .1), .95),
    birch=lambda: blade(1, .72, .5, .9, 5, 3, .12, .35), rowan=lambda: feather(6, .3, .36), locust=lambda: feather(7, .48, .26), walnut=lambda: feather(3, .42, .46, .6),
    rose=lambda: pinnate(blade(1, .58, .6, .7, 5, 3, .15, .35), 2, 1., .5, .37, .28, 1.15, lambda s: .85+.3*s, rach=.014), wisteria=lambda: feather(6, .34, .34, .9),
    mahonia=lambda: pinnate(blade(1, .42, .5, .8, 6, 3, .3, .2, wave=.12, wavefreq=3), 6, 1., .5, .3, .15, 1.1, lambda s: 1., rach=.012),
    palmate=palmate, palmate3=lambda: palmate(3, .55, .9), akebia=lambda: palmate(5, .5, 2.1), ternate=ternate, strawberry=lambda: ternate(.85),
    yew=yew, spray=spray, plume=plume, spruce=spruce, pine=pine, needle=lambda: blade(1, .12, .3, .35, 3, 2, .05, .15),
    metasequoia=lambda: pinnate(blade(1, .3, .3, .3, 3, 2, 0, .1), 11, 1., .3, .3, .05, 1.3, lambda s: 1-.5*s, rach=.01), strap=lambda: blade(1, .12, .25, .6, 8, 3, .25, .8),
)


# teeth along the edge, as they show from close by: how many, how deep
TEETH = dict(hornbeam=(17, .13), birch=(13, .16), linden=(18, .08), mulberry=(15, .1), hydrangea=(15, .09), rose=(9, .12), ternate=(12, .12), strawberry=(8, .14), ovate=(16, .05))
PALMATE = ('lobed', 'hawthorn', 'ivy', 'maple', 'plane', 'sweetgum', 'acer', 'vine', 'fig', 'oak', 'oakleaf', 'ginkgo')
PLAIN = ('yew', 'spray', 'plume', 'spruce', 'pine', 'needle', 'strap', 'metasequoia', 'lace')


def fine(make, k=3, teeth=None):
    """a template as it is, and in a close-up its finer self"""
    shape = Shape(make())
    if FOCUS['inside']:
        DETAIL.update(k=k, teeth=teeth)
        shape.fine = make()
        DETAIL.update(k=1, teeth=None)
    return shape


def leaf_shape(t):
    name = t.get('leaf', 'laurel')
    return fine(LEAF[name], 2 if name in PLAIN else 3, TEETH.get(name))


def foliage_mat(t, name='leaf'):
    ribs, ribn, vein, veinw, relief = t.get('ribs', 0.), t.get('ribn', 8), t.get('vein', .25), t.get('veinw', 9.), 0.
    size = t.get('size'); long_ = t.get('len') or (size[0] if isinstance(size, list) else 0)
    if t.get('close') and long_ and vein > 0 and t.get('leaf') not in PLAIN:     # from close by a leaf has fine veins that stand in relief
        relief = .030*long_
        vein, veinw = max(vein, .45), max(veinw, 20.)
        if t.get('leaf') not in (*PALMATE, 'monstera') and not t.get('pattern') and ribn <= 12: ribs = max(ribs, .22)
    return leaf_mat(name, t['cols'], tone_col=t.get('young'), rough=t.get('rough', .4), spec=t.get('gloss', .4), transl=t.get('glow', .28), vein=vein, sidevein=ribs,
                    vfreq=ribn, edge=t.get('edge'), edge_w=t.get('edgew', .3), tip=t.get('tip'), back=t.get('back', .35), vein_col=t.get('veincol'), blotch=t.get('blotch', .25), bands=t.get('bands'), vein_w=veinw, pattern=t.get('pattern'), relief=relief)
