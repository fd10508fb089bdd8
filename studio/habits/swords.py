"""Long leaves from one heart: sansevieria, spider plant, bird's-nest fern, bromelia, iris, agave."""
import math

import numpy as np

from parts.flower import flower_heads
from parts.foliage import foliage_mat
from parts.leaf import blade
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import house_pot, pot_of
from parts.surface import blade_of

REVISION = 1
FLAG = dict(o='lance', w=.22, bend=.25, fold=.5, side=0, twist=.05)


def draw(R, t):
    soil = house_pot(t) if t.get('house') else pot_of(t)
    if t.get('round'):
        rods(R, t, soil)
    else:
        blades(R, t, soil)
    if t.get('heart'):
        heart_bracts(R, t['heart'], soil)
    if t.get('runners'):
        runners(R, t, soil)
    for f in t.get('flowers', []):
        stems = Acc(); bracts = Acc(); P, N = [], []
        for i in range(f.get('stalks', 4)):
            d = np.array([math.cos(i*2.4), math.sin(i*2.4), 0]); L = f.get('tall', .8)*R.u(.85, 1.1)
            line = np.array([d*.03+Z*soil, d*.05+Z*(soil+L*.5), d*L*f.get('lean', .15)+Z*(soil+L)]); stems.add(*tube(line, f.get('thick', .008), 8))
            ax = norm(line[-1]-line[-2])
            for k in range(f.get('each', 1)):
                at = line[-1]-ax*.14*k; side = norm(np.array([R.n(1), R.n(1)-.4, .3]))*(.045 if k else 0)
                if k: stems.add(*tube(np.array([at-ax*.05, at+side*.5, at+side]), f.get('thick', .008)*.8, 6))
                P.append(at+side); N.append(norm(ax+side*4))
                if f.get('bracts'): bracts.scatter(blade_of(np.random.default_rng(R.i(0, 999)), 2, **FLAG), (at-ax*.07)[None], frames(norm(ax+side*3+R.n(.1, 3))[None], R.dirs(1)), np.array([.11]), np.array([R.u()]), np.zeros(1))
        stems.build('fs', foliage_mat({'cols': f.get('stalkcols', ['#6a8f45']), 'vein': 0}, 'fs')); bracts.build('bracts', foliage_mat({'cols': ['#5f8a48', '#739a56'], 'vein': .1}, 'stem')); flower_heads(R, f, np.array(P), np.array(N))
    return dict(pitch=t.get('pitch', 10), margin=.04)


def blades(R, t, soil):
    leaves = Acc()
    n = t.get('n', 15)
    lo, hi = t.get('tall', [.6, 1.05])
    for i in range(n):
        q = (i+.4)/n
        a = i*2.4+R.u(-.2, .2)
        d = np.array([math.cos(a), math.sin(a), 0])
        H = R.u(lo, hi)*(1-t.get('shrink', .2)*q)
        arch = t.get('arch', 0.)*(.35+q)*R.u(.8, 1.2)+R.u(-.05, .05)
        v, f, u = blade(1, t.get('width', .115)/H*R.u(.85, 1.1), t.get('a', .16), t.get('b', .28), t.get('rows', 16), t.get('cols_n', 5), t.get('fold', .35), arch, wave=t.get('wave', 0.), wavefreq=t.get('wavefreq', 3))
        twist = t.get('twist', .9)*R.u(-1, 1)
        c, s = np.cos(twist*v[:, 1]), np.sin(twist*v[:, 1])
        v = np.stack([v[:, 0]*c-v[:, 2]*s, v[:, 1], v[:, 0]*s+v[:, 2]*c], -1)
        D = norm(Z*(1.05-t.get('open', .25)*q)+d*(.06+t.get('open', .25)*q)+R.n(.04, 3))
        up = (-d*1.+Z*.3) if t.get('arch', 0) > .2 else (d+R.n(.5, 3)*[1, 1, 0])
        leaves.scatter((v, f, u), (d*math.sqrt(q)*t.get('base', .14)+Z*(soil-.02))[None], frames(D[None], up[None]), np.array([H]), np.array([R.u()]), np.zeros(1))
    leaves.build('leaves', foliage_mat(t))


def runners(R, t, soil):
    """spider plant: pale runners over the rim, a plantlet at the end of each"""
    wire, young = Acc(), Acc()
    r = t.get('pot', {}).get('r', .24)
    for i in range(t['runners']):
        a = -2.75+2.4*i/max(1, t['runners']-1)+R.n(.1)
        d = np.array([math.cos(a), math.sin(a), 0])
        end = d*(r*1.45+.1*R.u())+Z*soil*R.u(.35, .75)
        line = bezier(Z*soil+d*.03, d*r*1.3+Z*(soil+.34), end, 24)
        wire.add(*tube(line, np.linspace(.0042, .0026, 24), 8))
        for k in range(11):
            b = k*2.4; o = np.array([math.cos(b), math.sin(b), 0])
            D = norm(o*R.u(.5, 1.)+Z*R.u(.2, .9))
            young.scatter(blade(1, .11, .2, .6, 9, 5, .3, 1.3), end[None], frames(D[None], norm(Z-o*.6)[None]), np.array([R.u(.11, .17)]), np.array([R.u()]), np.zeros(1))
    wire.build('runners', foliage_mat({'cols': ['#c9c98a', '#bdbf78'], 'vein': 0}, 'stalk'))
    young.build('plantlets', foliage_mat(t))


def rods(R, t, soil):
    """cylindrical leaves, in a fan"""
    rods_ = Acc()
    n = t.get('n', 9)
    for i in range(n):
        x = -1+2*(i+.5)/n
        H = R.u(*t.get('tall', [.75, 1.]))
        s = np.linspace(0, 1, 16)
        P = np.stack([x*.1+x*.28*s*H, R.n(.02)+.05*s*R.n(.5), soil-.02+H*s], -1)
        r = .026*(1-.25*s); r[-1] = .002; r[-2] *= .55
        v, f, u = tube(P, r, 10)
        rods_.add(v, f, np.stack([u[:, 0], u[:, 1]/H], -1), R.u())
    rods_.build('rods', foliage_mat(t))


def heart_bracts(R, h, soil):
    bracts = Acc()
    n = h.get('n', 16)
    for i in range(n):
        a, q = i*2.4, i/n
        d = np.array([math.cos(a), math.sin(a), 0])
        tm = blade(1, .3, .4, .7, 9, 5, .25, .5)
        D = norm(Z*(1.2-q)+d*(.1+.7*q))
        bracts.scatter(tm, (Z*(soil+h['at']-.12*q)+d*.01)[None], frames(D[None], (-d+Z*.4)[None]), np.array([h['len']*(.5+.5*q)]), np.array([R.u()]), np.zeros(1))
    bracts.build('bracts', foliage_mat({'cols': h['cols'], 'vein': 0, 'rough': .35, 'gloss': .5, 'glow': .2, 'back': 0}, 'bract'))
    stem = Acc(); stem.add(*tube(np.array([[0, 0, soil], [0, 0, soil+h['at']]]), .02, 8)); stem.build('stem', foliage_mat({'cols': ['#6a8a3c'], 'vein': 0}, 'hs'))
