"""Christmas trees: whorls of branches, side shoots, needles all round. Cut on a cross, with a root ball, or in a pot; dressed if asked."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.fabric import root_ball
from parts.leaf import leaf_mat
from parts.mesh import Acc, Z, bezier, box, frames, norm, tube
from parts.pot import pot_of
from parts.shoots import tubes
from parts.trim import dress
from parts.wood import wood_mat

REVISION = 2


def draw(R, t):
    foot = {'cross': cross, 'ball': lambda R: root_ball(R, .3), 'pot': lambda R: pot_of(t), 'metal': metal_foot}[t.get('foot', 'cross')](R)
    tips = fir(R, t, foot)
    if t.get('dress'):
        dress(R, t['dress'], tips, foot+t.get('tall', 2.3))
    return dict(pitch=7, margin=.03, **(dict(view='Standard', exposure=.35, sun=3.0, sky=.62) if t.get('dress') else {}))


def fir(R, t, foot):
    H, W = t.get('tall', 2.3), t.get('wide', .84)
    wood, tips, segs, thin = Acc(), [], [], []
    ln = t.get('needle', .042)
    per = t.get('thick', 1.)*19/ln                                      # needles a metre
    wood.add(*tube(np.array([[0, 0, foot-.05], [0, 0, foot+H*.6], [0, 0, foot+H*.95], [0, 0, foot+H*1.03]]), np.array([.055, .030, .007, .004])*(H/2.3)**.8, 9))
    clothe = lambda p0, p1, tone: segs.append((p0, p1, tone))

    def twig(p0, d, l, tone, r):
        p1 = p0+d*l
        thin.append((p0, p1, r)); clothe(p0, p1, tone)
        return p1

    z, level, low = .16, 0, .16
    while z < H*.95:
        q = (z-low)/(H-low)
        rad = W*(1-q)**t.get('taper', .94)+.026*W*(1+.9*math.sin(level*2.4))          # tiers differ
        nb = int(t.get('whorl', 6)+6*(1-q))
        for k in range(nb):
            a = 6.283*k/nb+level*1.3+R.n(.18)
            L = rad*R.u(.78, 1.1)
            d = np.array([math.cos(a), math.sin(a), 0])
            e = np.array([0, 0, foot+z+R.n(.03)])
            rise = t.get('rise', .12)+.55*q**1.5
            P = bezier(e, e+d*L*.55-Z*L*t.get('sag', .06), e+d*L+Z*L*rise, 8)
            wood.add(*tube(P, np.linspace(.012, .004, 8), 5))
            if R.u() < .15+.85*L/W: tips.append(P[-1]-Z*.02)                # trimmings hang evenly, not most of them in the short tiers above
            for j in range(1, 7): clothe(P[j], P[j+1], .8 if j == 6 else 0)
            side = np.cross(d, Z)
            ns = max(2, int(L/.095))
            for m in range(ns):
                s = .2+.76*(m+R.u(.3, .7))/ns
                x = s*7; i = min(6, int(x)); pp = P[i]+(P[i+1]-P[i])*(x-i)
                l2 = L*.46*(1.05-s)+.05
                for sd in (-1, 1):
                    dd = norm(d*.85+side*sd*R.u(.65, .95)+Z*.12+R.n(.08, 3)-Z*t.get('hang', 0.))
                    l = l2*R.u(.75, 1.15)
                    twig(pp, dd, l, .7, .004)
                    for share in (.42, .72) if l > .11 else ():                  # and twigs of these, in the same spray
                        for td in (-1, 1): twig(pp+dd*l*share, norm(dd*.8+np.cross(dd, Z)*td*.75+R.n(.1, 3)), l*.42*(1.25-share)*R.u(.8, 1.2), .8, .0025)
        z += t.get('step', .12)*(1-.42*q)*H/2.3
        level += 1
    top = np.array([0, 0, foot+H*.93])
    for k in range(6): twig(top-Z*H*.03*(k % 2), norm(np.array([math.cos(k*1.05), math.sin(k*1.05), 1.1])), H*.05*R.u(.8, 1.2), .9, .003)
    clothe(top-Z*H*.07, top+Z*H*.11, .5)
    tubes(wood, np.array([x[:2] for x in thin]), np.array([x[2] for x in thin])[:, None]*np.array([1, .5]), 3)
    p0, p1 = np.array([x[0] for x in segs]), np.array([x[1] for x in segs])
    long_ = np.linalg.norm(p1-p0, axis=1)
    j = np.repeat(np.arange(len(segs)), np.maximum(3, (long_*per*R.u(.85, 1.15, len(segs))).astype(int)))
    n = len(j); s, ax = R.u(0, 1, n), norm(p1-p0)[j]
    D = R.dirs(n)
    D = norm(norm(D-ax*np.sum(D*ax, 1)[:, None]+Z*.5)+ax*(.6+.7*s**3)[:, None])
    w = t.get('needlew', .11)/2
    needle = np.array([[-w*.5, 0, 0], [w*.5, 0, 0], [-w, .35, .02], [w, .35, .02], [-w*.85, .8, -.01], [w*.85, .8, -.01], [-w*.2, 1, -.05], [w*.2, 1, -.05]]), np.array([[0, 1, 3, 2], [2, 3, 5, 4], [4, 5, 7, 6]]), np.array([[.3, 0], [.7, 0], [0, .35], [1, .35], [0, .8], [1, .8], [.4, 1], [.6, 1]])
    own = np.clip(R.u(0, 1, len(segs))[j]*.6+R.u(0, .4, n), 0, .99)                   # twigs differ in hue, not every needle
    needles = Acc()
    needles.scatter(needle, p0[j]+(p1-p0)[j]*s[:, None], frames(D, norm(Z*.7+R.dirs(n))), ln*R.u(.75, 1.15, n)*(1-.25*s**4), own, np.array([x[2] for x in segs])[j]*R.u(.2, 1, n)*np.clip((s-.45)*2, 0, 1))
    wood.build('wood', bark_mat('bark', '#6d5540', '#3e2e22'))
    needles.build('needles', leaf_mat('needle', t.get('cols', ['#1c4a25', '#286231', '#3c7b43']), rough=.4, transl=.1, vein=0, back=t.get('back', .3), tone_col=t.get('young', '#6f9f5a')))
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
