"""Christmas trees: whorls of branches, side shoots, needles all round. Cut on a cross, with a root ball, or in a pot; dressed if asked."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.fabric import root_ball
from parts.leaf import blade, leaf_mat
from parts.mesh import Acc, Z, bezier, box, frames, norm, tube
from parts.pot import pot_of
from parts.trim import dress
from parts.wood import wood_mat

REVISION = 1


def draw(R, t):
    foot = {'cross': cross, 'ball': lambda R: root_ball(R, .3), 'pot': lambda R: pot_of(t), 'metal': metal_foot}[t.get('foot', 'cross')](R)
    tips = fir(R, t, foot)
    if t.get('dress'):
        dress(R, t['dress'], tips, foot+t.get('tall', 2.3))
    return dict(pitch=7, margin=.03, **(dict(view='Standard', exposure=.35, sun=3.0, sky=.62) if t.get('dress') else {}))


def fir(R, t, foot):
    H, W = t.get('tall', 2.3), t.get('wide', .84)
    wood, needles, tips = Acc(), Acc(), []
    needle = blade(1, t.get('needlew', .11), .35, .35, 3, 2, 0, .25)
    ln = t.get('needle', .058)
    thick = t.get('thick', 1.)
    wood.add(*tube(np.array([[0, 0, foot-.05], [0, 0, foot+H*.6], [0, 0, foot+H]]), [.055, .032, .008], 9))

    def clothe(p0, p1, n, tone):
        n = int(n*thick)
        s = R.u(0, 1, n)
        ax = norm(p1-p0)
        D = R.dirs(n)
        D = norm(norm(D-ax*(D@ax)[:, None]+Z*.55)+ax*.65)
        needles.scatter(needle, p0+(p1-p0)*s[:, None], frames(D, R.dirs(n)), ln*R.u(.8, 1.2, n), R.u(0, 1, n), tone*R.u(.2, 1, n)*(s > .55))

    z, level, low = .16, 0, .16
    while z < H*.97:
        q = (z-low)/(H-low)
        rad = W*(1-q)**t.get('taper', .88)+.05
        nb = int(t.get('whorl', 6)+7*(1-q))
        for k in range(nb):
            a = 6.283*k/nb+level*1.3+R.n(.18)
            L = rad*R.u(.82, 1.08)
            d = np.array([math.cos(a), math.sin(a), 0])
            e = np.array([0, 0, foot+z+R.n(.03)])
            rise = t.get('rise', .12)+.35*q
            P = bezier(e, e+d*L*.55-Z*L*t.get('sag', .06), e+d*L+Z*L*rise, 8)
            wood.add(*tube(P, np.linspace(.012, .004, 8), 5))
            tips.append(P[-1]-Z*.02)
            for j in range(1, 7): clothe(P[j], P[j+1], 30, .5 if j == 6 else 0)
            side = np.cross(d, Z)
            ns = max(2, int(L/.085))
            for m in range(ns):
                s = .22+.72*(m+.5)/ns
                pp = P[min(7, int(s*7))]
                l2 = L*.46*(1.05-s)+.06
                for sd in (-1, 1):
                    dd = norm(d*.85+side*sd*.8+Z*.12+R.n(.08, 3)-Z*t.get('hang', 0.))
                    p1 = pp+dd*l2*R.u(.8, 1.1)
                    wood.add(*tube(np.array([pp, p1]), [.004, .002], 3))
                    clothe(pp, p1, int(14+l2*200), .7)
        z += t.get('step', .135)*(1-.42*q)*H/2.3
        level += 1
    clothe(np.array([0, 0, foot+H*.88]), np.array([0, 0, foot+H*1.03]), 150, .3)
    wood.build('wood', bark_mat('bark', '#6d5540', '#3e2e22'))
    needles.build('needles', leaf_mat('needle', t.get('cols', ['#17401f', '#20542a', '#2f6b38']), rough=.4, transl=.1, vein=0, back=t.get('back', .3), tone_col=t.get('young', '#6f9f5a')))
    return np.array(tips)


def cross(R):
    b = Acc()
    b.add(*box(0, 0, .03, .7, .09, .06)); b.add(*box(0, 0, .06, .09, .7, .06))
    b.build('cross', wood_mat('cross', '#c79a66', '#9c7043'))
    return .06


def metal_foot(R):
    from parts.metal import painted
    b = Acc()
    for k in range(4):
        a = k*math.pi/2+.4
        b.add(*tube(np.array([[0, 0, .16], [math.cos(a)*.2, math.sin(a)*.2, .1], [math.cos(a)*.42, math.sin(a)*.42, .012]]), .016, 8))
    b.build('foot', painted('#26322a'))
    return .12
