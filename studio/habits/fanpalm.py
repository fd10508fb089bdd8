"""Fan palms: pleated fans on stalks, a fibrous trunk if the palm has one."""
import math

import numpy as np

from parts.foliage import foliage_mat
from parts.leaf import blade, leaf_mat
from parts.mesh import Acc, Z, bezier, frames, merge, norm, obj, tube, xf
from parts.pot import pot_of
from parts.shader import simple_mat

REVISION = 1


def fan(t):
    seg = blade(1, t.get('segw', .075), .35, .7, 7, 3, .45, t.get('tipdroop', .35))
    n, open_ = t.get('segs', 34), t.get('opened', 2.35)
    return merge([xf(seg, (0, 0, 0), (math.sin(a), math.cos(a), .12), (0, 0, 1), .62*(1-.22*abs(a/open_)**2)) for a in np.linspace(-open_, open_, n)])


def draw(R, t):
    soil = pot_of(dict(t, pot=t.get('pot', dict(kind='taper', col='#a9623d', finish='clay', r=.34, h=.46))))
    H = t.get('trunk', .3)
    leaf, leaves, stalks = fan(t), Acc(), Acc()
    n = t.get('n', 22)
    for i in range(n):
        a, q = i*2.399, (i+.5)/n
        d = np.array([math.cos(a), math.sin(a), 0])
        el = math.radians(84-t.get('fall', 100)*q)
        L = t.get('stalk', .5)*R.u(.85, 1.15)
        b = np.array([0, 0, soil+H-.02*q])
        tip = b+d*L*math.cos(el)+Z*L*math.sin(el)*.95
        P = bezier(b, b+d*L*.3+Z*L*(.55-.4*q), tip, 9)
        stalks.add(*tube(P, np.linspace(.016, .009, 9)*t.get('stalkr', 1.), 6), R=R.u())
        D = norm(norm(P[-1]-P[-2])+d*.35-Z*(.15+.5*q)+R.n(.08, 3))
        leaves.scatter(leaf, tip[None], frames(D[None], (Z*.55+d+R.n(.18, 3))[None]), np.array([t.get('size', .95)*R.u(.9, 1.1)]), np.array([R.u()]), np.zeros(1))
    leaves.build('fans', foliage_mat(t))
    stalks.build('stalks', leaf_mat('stalk', ['#5f8a3c', '#6f9748'], vein=0))
    if H > .1:
        s = np.linspace(0, 1, 40)
        r = t.get('trunkr', .085)
        v, f, u = tube(np.stack([0*s, 0*s, soil-.05+s*(H+.06)], -1), r*(1+.25*np.sin(s*60)*.6+.3*s), 16)
        obj('trunk', v, f, simple_mat('fibre', '#6b5238', .95, .1, noise=.6, nscale=20, col2='#3f2f20', bump=1., bscale=50), u)
        hair, hairs, k = blade(1, .07, .3, .6, 4, 2, 0, .5), Acc(), int(1500*H)
        a = R.u(0, 6.283, k); d = np.stack([np.cos(a), np.sin(a), 0*a], -1)
        hairs.scatter(hair, d*r*1.15+Z*(soil+R.u(0, 1, k)*H)[:, None], frames(norm(d*.7+Z*.7+R.dirs(k)*.6), d), R.u(.07, .14, k), R.u(0, 1, k), 0*a)
        hairs.build('hair', leaf_mat('hair', ['#5d472f', '#80664a'], vein=0, rough=.9, transl=.1))
    return dict(pitch=8, margin=.04)
