"""Palms with feathered leaves: kentia, areca, parlour palm, date palm."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.foliage import foliage_mat
from parts.leaf import blade, pinnate
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import house_pot, pot_of

REVISION = 2


def draw(R, t):
    soil = house_pot(t) if t.get('house') else pot_of(t)
    leaves, stalks = Acc(), Acc()
    leaflet = blade(1, t.get('leafletw', .1), .35, .8, 6, 3, .2, t.get('hang', .6))
    n, tall = t.get('n', 16), t.get('tall', 1.)
    trunk = t.get('trunk', 0.)
    base = soil+trunk
    for i in range(n):
        q = (i+.5)/n
        a = i*2.399+R.u(-.2, .2)
        d = np.array([math.cos(a), math.sin(a), 0])
        L = tall*R.u(.85, 1.1)*(1-.15*q)
        frond = pinnate(leaflet, t.get('pairs', 20), 1., t.get('arch', .9)*(.5+.8*q)*R.u(.85, 1.15), t.get('leaflet', .34), t.get('from', .06), t.get('angle', .9), vshape=t.get('vee', .3), droop=t.get('droop', .25), rach=.01, g=np.random.default_rng(i*31+n))
        foot = d*t.get('base', .08)*math.sqrt(q)+Z*(base-.02)
        stalk = L*t.get('stalk', .45)
        aim = norm(d*(.1+t.get('open', .7)*q)+Z*(1.1-t.get('fan', .5)*q))
        tip = foot+aim*stalk+d*stalk*.1*q
        stalks.add(*tube(bezier(foot, foot+Z*stalk*.5+d*.02, tip, 9), np.linspace(.014, .009, 9), 6), R=R.u())
        leaves.scatter(frond, tip[None], frames(norm(aim+d*.25)[None], (Z*.7-d*.6)[None]), np.array([L*(1-t.get('stalk', .45)*.45)]), np.array([R.u()]), np.array([.4 if i < 3 else 0]))
    leaves.build('leaves', foliage_mat(t))
    stalks.build('stalks', foliage_mat({'cols': t.get('stalkcols', ['#5f8a3c', '#7a9a4a']), 'vein': 0}, 'stalk'))
    if trunk:
        s = np.linspace(0, 1, 40); w = Acc()
        w.add(*tube(np.stack([0*s, 0*s, soil-.05+s*(trunk+.08)], -1), t.get('trunkr', .1)*(1+.16*np.sin(s*70))*(1.1-.2*s), 16))
        w.build('trunk', bark_mat('trunk', '#7d6448', '#47341f', 8))
    return dict(pitch=9, margin=.04)
