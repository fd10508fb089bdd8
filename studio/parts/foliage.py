"""From traits to leaves: the shape botany gives a species and the material its traits ask for."""
import json
import os

import numpy as np

from parts.leaf import leaf_mat, monstera
from parts.mesh import DETAIL, grid_faces, merge, tube, xf
from parts.surface import GRAIN, blade_of, digitate, fan, lobed, pinnate_of, sinuate, spiny, ternate_of
from parts.twig import TWIG

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BOTANY = json.load(open(os.path.join(HERE, 'botany', 'leaves.json'), encoding='utf8'))
VARIANTS = 6


def leaf_data(t):
    """by species, by genus, or by the shape the traits name; `above`: lobed leaves and fans turn their upper side up"""
    words = (t.get('latin') or '').split(' ')
    for name in (' '.join(words[:2]), words[0]):
        own = BOTANY['taxa'].get(name)
        if own: break
    d = {**BOTANY['shapes'][own['like']], **own} if own else BOTANY['shapes'].get(t.get('leaf', 'laurel'), BOTANY['shapes']['broad'])
    return {**d, 'above': True} if t.get('above') else d


def lacy(g, level, **_):
    """dissected maple: seven narrow lobes, each cut again to the midrib"""
    lobe = dict(o='lance', w=.16, bend=.4, fold=.2, teeth=0)
    feather = lambda g_, l_, d_: merge([blade_of(g_, min(l_, 1), **lobe)]+[xf(blade_of(g_, 0, o='lance', w=.2, bend=.2), (0, .18+.1*i, 0), (s*.75, .8, 0), (0, 0, 1), .34-.035*i) for i in range(6) for s in (-1, 1)])
    return digitate(g, level, feather, 7, 1.9, {})


def one(g, level, d):
    """a leaf or leaflet of the kind its data names"""
    kind = d.get('kind', 'simple')
    if kind == 'simple': return blade_of(g, level, **d)
    if kind == 'twig': return TWIG[d['twig']](g, level)
    if kind == 'monstera': return monstera(8, .8, .5, int(g.integers(99)))
    if kind in ('pinnate', 'digitate', 'ternate'):
        return dict(pinnate=pinnate_of, digitate=digitate, ternate=ternate_of)[kind](g, max(0, level-1) if level < 3 else 2, one, **{k: v for k, v in d.items() if k not in ('kind', 'like')})
    return dict(spiny=spiny, lobed=lobed, sinuate=sinuate, fan=fan, lacy=lacy)[kind](g, level, **{k: v for k, v in d.items() if k not in ('kind', 'like')})


class Leaf:
    """a shape in several variants and levels of detail: how fine depends on how many there are"""
    def __init__(s, make, variants=VARIANTS): s.make, s.variants, s.known, s.total = make, variants, {}, 0          # total: of those that are scattered a few at a time

    def template(s, level, variant):
        if (level, variant) not in s.known: s.known[level, variant] = s.make(np.random.default_rng(variant*7+1), level)
        return s.known[level, variant]

    def level(s, count):
        budget = (1.5e6 if DETAIL['close'] else 7e5)*DETAIL.get('share', 1.)
        for level in (3, 2, 1):
            if max(count, s.total)*len(s.template(level, 0)[1]) < budget: return level
        return 0


def leaf_of(d):
    return Leaf(lambda g, level: one(g, level, d))


class Named(dict):
    def __missing__(s, name): return lambda: leaf_of(BOTANY['shapes'][name])


LEAF = Named()


def leaf_shape(t):
    return leaf_of(leaf_data(t))


def fine(make, variants=1):
    """a template made by an older recipe, as fine as the picture asks"""
    return Leaf(lambda g, level: make(), variants)


def foliage_mat(t, name='leaf'):
    ribs, vein, veinw = t.get('ribs', 0.), t.get('vein', .25), t.get('veinw', 9.)
    data = leaf_data(t) if t.get('leaf') else {}
    ribn = data.get('side') or data.get('leaflet', {}).get('side') or t.get('ribn', 8)
    if name == 'leaf' and data.get('kind') == 'twig': name = 'needle'
    return leaf_mat(name, t['cols'], tone_col=t.get('young'), rough=t.get('rough', .4), spec=t.get('gloss', .4), transl=t.get('glow', .28), vein=vein, sidevein=ribs,
                    vfreq=ribn, edge=t.get('edge'), edge_w=t.get('edgew', .3), tip=t.get('tip'), back=t.get('back', .35), vein_col=t.get('veincol'), blotch=t.get('blotch', .25), bands=t.get('bands'), vein_w=veinw, pattern=t.get('pattern'), vary=t.get('natural', 0.))
