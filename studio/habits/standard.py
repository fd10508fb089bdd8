"""A ball, a dome or a weeping head on a clear stem: bay, olive, rose, acacia, hydrangea on stem."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.bloom import berries_on_tips, flowers_on_tips
from parts.crown import grow_crown
from parts.mesh import Acc, Z, bezier, tube
from parts.pot import house_pot, pot_of
from parts.shader import simple_mat
from parts.soil import bed

REVISION = 1


def draw(R, t):
    soil = house_pot(t) if t.get('house') else pot_of(t)
    if t.get('pot') is False: bed(t.get('bed', .26), t.get('bed', .26)*.9, .045)
    h = t.get('stem', .9)
    size = t.get('ball', [.5, .5, .46])
    centre = np.array([0, 0, soil+h+size[2]*t.get('sit', .7)])
    trunk(R, t, soil, h+size[2]*.5)
    n = 9
    a = np.arange(n)*2.4
    feet = np.stack([np.cos(a)*.006, np.sin(a)*.006, soil+h*1.0+R.u(-.02, .3, n)*size[2]], -1)
    tips = grow_crown(R, dict(t, dense=t.get('dense', True)), t.get('shape', 'ell'), size, centre, feet, thick=.42*t.get('stemr', .035))
    flowers_on_tips(R, t, tips)
    berries_on_tips(R, t, tips)
    if t.get('stake'):
        s = Acc(); s.add(*tube(np.array([[.06, .03, soil-.05], [.06, .03, soil+h*1.02]]), .014, 8)); s.build('stake', simple_mat('stake', '#b98f5c', .8, noise=.4, col2='#8a6640', nscale=12))
    return dict(pitch=t.get('pitch', 8), margin=.04)


def trunk(R, t, soil, h):
    r = t.get('stemr', .035)*.8
    s = np.linspace(0, 1, 26)
    wob = t.get('wobble', .012)
    wood = Acc()
    bark = bark_mat('bark', *t.get('bark', ['#7d6a57', '#4a3b2e']))
    if t.get('twist'):      # plaited stems
        for k in range(t['twist']):
            a = s*9+k*2*np.pi/t['twist']
            wood.add(*tube(np.stack([np.cos(a)*r*.9, np.sin(a)*r*.9, soil-.05+s*(h+.05)], -1), r*.62, 8))
    else:
        x = np.cumsum(R.n(wob, 26))*.3; y = np.cumsum(R.n(wob, 26))*.3
        x -= x[0]; y -= y[0]
        x -= s*x[-1]; y -= s*y[-1]
        gnarl = 1+t.get('gnarl', 0.)*np.sin(s*17+1.)*np.sin(s*7)
        P = np.stack([x, y, soil-.05+s*(h+.05)], -1)
        v, f, u = tube(P, r*(1.15-.45*s+.5*np.exp(-s/.03))*gnarl, 24)
        if t.get('gnarl'):
            v = v+R.n(r*.03, v.shape)
        wood.add(v, f, u)
    wood.build('trunk', bark)
