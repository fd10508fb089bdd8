"""Tufts of long leaves on bare canes: dracaena, yucca, ponytail palm, cordyline."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.foliage import foliage_mat
from parts.leaf import blade
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import house_pot, pot_of

REVISION = 1


def draw(R, t):
    soil = house_pot(t) if t.get('house') else pot_of(t)
    wood, leaves = Acc(), Acc()
    for x, y, h, r, lean in t['canes']:
        foot = np.array([x, y, soil-.03])
        tip = np.array([x+lean, y, soil+h])
        P = bezier(foot, foot+Z*h*.6, tip, 24)
        s = np.linspace(0, 1, 24)
        rr = r*(1-.25*s)*(1+.05*np.sin(s*46))
        if t.get('bulge'):
            rr = r*(1+t['bulge']*np.exp(-(s/.16)**2))*(1-.4*s)
        wood.add(*tube(P, rr, 12))
        tuft(R, t, leaves, tip, norm(P[-1]-P[-2]))
    wood.build('canes', bark_mat('cane', *t.get('bark', ['#9a8468', '#6e5a42']), t.get('barkscale', 8)))
    leaves.build('leaves', foliage_mat(t))
    return dict(pitch=9, margin=.04)


def tuft(R, t, leaves, tip, axis):
    n = t.get('n', 60)
    for i in range(n):
        q = (i+.5)/n
        a = i*2.39996
        e1 = norm(np.cross(axis, np.array([.2, 1, .1]))); e2 = np.cross(axis, e1)
        d = e1*math.cos(a)+e2*math.sin(a)
        el = math.radians(t.get('top', 82)-(t.get('top', 82)-t.get('low', -25))*q**t.get('even', .9))
        D = norm(d*math.cos(el)+axis*math.sin(el)+R.n(.05, 3))
        L = t['len']*R.u(.85, 1.1)*(.7+.3*math.sin(math.pi*min(1, q+.25)))
        tm = blade(1, t.get('width', .05)/t['len'], .25, t.get('point', .6), 10, 3, t.get('fold', .3), t.get('arch', .8)*(.5+.7*q)*R.u(.8, 1.2))
        leaves.scatter(tm, (tip-axis*t.get('drop', .1)*q)[None], frames(D[None], (Z*math.cos(el)-d*math.sin(el)+Z*.3)[None]), np.array([L]), np.array([R.u()]), np.zeros(1))
