"""A ball, a dome or a weeping head on a clear stem: bay, olive, rose, acacia, hydrangea on stem."""
import math

import numpy as np

from parts.bark import bark_mat, grain_of
from parts.bloom import berries_on_tips, flowers_on_tips
from parts.canes import grow_canes
from parts.crown import grow_crown
from parts.headed import grow_headed
from parts.mesh import Acc, smooth_noise3, tube
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
    trunk(R, t, soil, h if t.get('canes') or t.get('headed') else h+size[2]*.5)
    n = 9
    a = np.arange(n)*2.4
    feet = np.stack([np.cos(a)*.006, np.sin(a)*.006, soil+h*1.0+R.u(-.02, .3, n)*size[2]], -1)
    if t.get('canes'): grow_canes(R, t, [0, 0, soil+h])                # a rose, budded on a stem
    elif t.get('headed'): grow_headed(R, t, t['headed'], size, soil+h, .008)
    else:
        tips = grow_crown(R, dict(t, dense=t.get('dense', True)), t.get('shape', 'ell'), size, centre, feet, thick=.42*t.get('stemr', .035))
        flowers_on_tips(R, t, tips)
        berries_on_tips(R, t, tips)
    if t.get('stake'):
        s = Acc(); s.add(*tube(np.array([[.06, .03, soil-.05], [.06, .03, soil+h*1.02]]), .014, 8)); s.build('stake', simple_mat('stake', '#b98f5c', .8, noise=.4, col2='#8a6640', nscale=12))
    return dict(pitch=t.get('pitch', 8), margin=.04)


def gnarled(R, P, r, deep):
    """an old trunk: ropes of wood that wind up and part, hollows and burrs, roots that spread"""
    n, sides = 120, 96
    q = np.linspace(0, 1, n)
    line = np.stack([np.interp(q, np.linspace(0, 1, len(P)), P[:, i]) for i in range(3)], -1)
    line[:, 0] += .25*r*np.sin(q*5.5); line[:, 1] += .2*r*np.sin(q*4+1)
    v, f, u = tube(line, 1., sides)
    centre = np.repeat(line, sides, 0); out = v-centre
    a, s = np.tile(np.linspace(0, 2*np.pi, sides, endpoint=False), n), np.repeat(q, sides)
    rope = np.abs(np.sin(2.5*a+3.2*s+.7*np.sin(s*7)))**.7+.45*np.abs(np.sin(4.5*a-2.1*s+2))**.8
    lumps = smooth_noise3(np.stack([np.cos(a), np.sin(a), s*3.2], -1), R.i(0, 999), 2.2)
    fine = smooth_noise3(np.stack([np.cos(a)*2, np.sin(a)*2, s*5], -1), R.i(0, 999), 5.)
    roots = np.exp(-s/.07)*(.35+.35*np.cos(5*a+.8))
    wide = r*(1.05-.35*s)*(1+deep*(.55*(rope-.9)+.5*lumps+.10*fine))+r*roots
    return centre+out*wide[:, None], f, u


def trunk(R, t, soil, h):
    r = t.get('stemr', .035)*.8
    s = np.linspace(0, 1, 26)
    wob = t.get('wobble', .012)
    wood = Acc()
    bark = bark_mat('bark', *t.get('bark', ['#7d6a57', '#4a3b2e']), 6, grain_of(t) if t.get('natural') else None)
    if t.get('twist'):      # plaited stems
        for k in range(t['twist']):
            a = s*9+k*2*np.pi/t['twist']
            wood.add(*tube(np.stack([np.cos(a)*r*.9, np.sin(a)*r*.9, soil-.05+s*(h+.05)], -1), r*.62, 8))
    else:
        x = np.cumsum(R.n(wob, 26))*.3; y = np.cumsum(R.n(wob, 26))*.3
        x -= x[0]; y -= y[0]
        x -= s*x[-1]; y -= s*y[-1]
        P = np.stack([x, y, soil-.05+s*(h+.05)], -1)
        if t.get('gnarl'): wood.add(*gnarled(R, P, r, t['gnarl']))
        else: wood.add(*tube(P, r*(1.15-.45*s+.5*np.exp(-s/.03)), 24))
    wood.build('trunk', bark)
