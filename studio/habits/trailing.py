"""Hanging plants: a pot in a slim wooden stand, shoots that fall over the rim."""
import math

import numpy as np

from parts.bloom import apart
from parts.flower import flower_heads
from parts.foliage import foliage_mat, leaf_data, leaf_of
from parts.fruit import FRUIT
from parts.leaf import monstera
from parts.mesh import ALL, Acc, Z, bezier, frames, norm, tube
from parts.pot import house_pot
from parts.shoots import at, tubes
from parts.wood import wood_mat

REVISION = 2

JOINT = leaf_of(dict(o='obovate', w=.52, bend=.25, fold=.1, wave=.02, teeth=3, tooth=.3, side=0))



def cut():
    """monkey leaf: a small leaf with windows between its veins"""
    return monstera(6, .9, .4, seed=3, whole=True)


def draw(R, t):
    stool = t.get('stool', .5)
    first = len(ALL)
    soil = house_pot(t)
    for i in range(first, len(ALL)): ALL[i] = ALL[i]+np.array([0, 0, stool], dtype=np.float32)
    soil += stool
    r = t.get('pot', {}).get('r', .27)
    seat(R, stool, r)
    leaves, shoots = Acc(), Acc()
    tips, looks = [], []
    shape = FRUIT['berry'](18) if t.get('leaf') == 'pearl' else cut() if t.get('leaf') == 'cut' else leaf_of(leaf_data(t))
    if t.get('nodes'):
        vines(R, t, shape, soil, r, stool)
        return dict(pitch=9, margin=.04)
    n = t.get('n', 34)
    for i in range(n):
        a = i*2.4+R.u(-.2, .2)
        d = np.array([math.cos(a), math.sin(a), 0])
        long_ = t.get('fall', .7)*R.u(.25, 1.1) if i > n*.35 else t.get('fall', .7)*R.u(.05, .3)
        foot = d*r*R.u(.1, .6)+Z*(soil-.01)
        over = d*(r*1.06)+Z*(soil+t.get('rise', .1)*R.u(.6, 1.4))
        drop = d*(r+.05+.13*R.u())+Z*max(.04, soil-long_)
        line = np.concatenate([bezier(foot, (foot+over)/2+Z*.12, over, 8), bezier(over, over+d*.1-Z*.02, drop, 16)[1:]])
        shoots.add(*tube(line, t.get('shoot', .005), 5), R=R.u())
        k = max(5, int(t.get('density', 34)*(.3+long_)))
        if t.get('leaf') == 'segment':          # a Christmas cactus is a chain of flat joints
            reach = np.linalg.norm(np.diff(line, axis=0), axis=1).sum()
            k = max(3, int(reach/(t['len']*.82)))
            j = np.clip(((np.arange(k)+.1)/k*(len(line)-1)).astype(int), 0, len(line)-2)
            ax = norm(line[j+1]-line[j]+R.n(.004, (k, 3)))
            leaves.scatter(JOINT, line[j], frames(ax, norm(d*.9+Z*.5+R.n(.25, (k, 3)))), np.full(k, reach/k*1.08), R.u(0, 1, k), (np.arange(k)/k)**3)
            tips.append(line[-1]); looks.append(norm(d-Z*.3))
            continue
        s = (R.u(.06, 1, k) if t.get('leaf') != 'pearl' else np.linspace(.05, 1, k)+R.n(.004, k)).clip(0, 1)*(len(line)-1); j = np.minimum(s.astype(int), len(line)-2)
        p = line[j]+(line[j+1]-line[j])*(s-j)[:, None]
        ax = norm(line[j+1]-line[j])
        out = norm(R.dirs(k)*.7+d*.8+np.array([0, -.25, .1])-Z*t.get('droop', .35))
        leaves.scatter(shape, p+out*t.get('stalk', .02), frames(out, norm(d*.9+Z*.6+R.dirs(k)*.35)), t['len']*R.u(.7, 1.15, k), R.u(0, 1, k), R.u(0, 1, k)**3)
        tips.append(line[-1]); looks.append(norm(d-Z*.3))
    leaves.build('leaves', foliage_mat(t))
    shoots.build('shoots', foliage_mat({'cols': t.get('stalkcols', ['#5f8a3c']), 'vein': 0}, 'shoot'))
    for f in t.get('flowers', []):
        P, N = np.array(tips)[-f['n']:], np.array(looks)[-f['n']:]
        flower_heads(R, f, P, N)
    return dict(pitch=9, margin=.04)


def vines(R, t, shape, soil, r, stool):
    """shoots that arch over the rim and hang, the leaves at their nodes in two ranks with their face to the light; short ones fill the pot"""
    n, fall, long_ = t.get('n', 22), t.get('fall', .7), t['len']
    leaves, stems = Acc(), Acc()
    tips, looks = [], []
    share = (R.g.permutation(n)+.5)/n
    for i in range(n):
        a = i*2.4+R.u(-.25, .25)
        d, side = np.array([math.cos(a), math.sin(a), 0]), np.array([-math.sin(a), math.cos(a), 0])
        q = share[i]
        if q < .3:                                            # still upright in the pot
            foot = d*r*R.u(.05, .5)+Z*(soil-.01)
            rise = long_*R.u(.5, 1.3)
            line = bezier(foot, foot+Z*rise*.8, foot+d*rise*R.u(.3, .9)+Z*rise, 16)
        else:
            reach = fall*(.2+.8*((q-.3)/.7)**1.9)*R.u(.85, 1.1)
            foot, over = d*r*R.u(.3, .8)+Z*(soil-.01), d*r*R.u(1.02, 1.16)+Z*(soil+long_*R.u(.15, .5))
            end = d*(r*R.u(1.08, 1.3))+side*R.n(.07)+Z*max(.05, soil-reach)
            down = bezier(over, d*(r*1.3)+Z*(soil-.02), end, 24)
            sway = np.cumsum(R.n(.006, (24, 2)), 0)*np.linspace(0, 1, 24)[:, None]
            for _ in range(5): sway[1:-1] = (sway[:-2]+2*sway[1:-1]+sway[2:])/4
            down = down+side*sway[:, :1]+d*np.abs(sway[:, 1:])
            down[-4:] += d*np.array([.0, .006, .014, .026])[:, None]+Z*np.array([0, .002, .008, .018])[:, None]        # the tip turns up again
            line = np.concatenate([bezier(foot, (foot+over)/2+Z*long_*.4, over, 9), down[1:]])
        reach = np.linalg.norm(np.diff(line, axis=0), axis=1).sum()
        stems.add(*tube(line, np.linspace(t.get('shoot', .005), t.get('shoot', .005)*.6, len(line)), 6), R=R.u())
        k = max(3, int(reach/(long_*t['nodes'])))
        s = np.clip((np.arange(k)+.6+R.n(.12, k))/k, .12, 1.)
        p, axis = (x[0] for x in at(line[None], s[None]))
        turn = (np.arange(k) % 2*2-1)[:, None]*R.u(.5, 1.1, (k, 1))
        hang = np.clip(-axis[:, 2:], 0, 1)
        away = norm(d+side*turn*.8+R.n(.2, (k, 3))+Z*(.35-.3*hang))
        petiole = long_*t.get('stalk', .35)*R.u(.7, 1.2, (k, 1))*(1-.4*s[:, None])
        foot = p+away*petiole+Z*petiole*.3
        tubes(stems, np.stack([p, (p+foot)/2+Z*petiole*.12, foot], 1), np.full((k, 3), t.get('shoot', .005)*.6), 5, R.u(0, 1, k))
        D = norm(away*(.75-.25*hang)+side*turn*.3+R.n(.14, (k, 3))-Z*(t.get('droop', .35)+.55*hang))
        face = norm(d*.75+Z*(.85-.35*hang)+np.array([0, -.35, 0])+R.n(.18, (k, 3)))
        size = long_*R.u(.8, 1.12, k)*(1-.5*np.clip((s-.7)/.3, 0, 1))
        low = foot[:, 2]-size*.8 > .015
        leaves.scatter(shape, foot[low], frames(D, face)[low], size[low], R.u(0, 1, k)[low], (np.clip((s-.55)/.45, 0, 1)**1.5*R.u(.3, 1, k))[low])
        if q >= .3:
            j = min(k-1, int(k*R.u(.35, .95)))
            tips.append(p[j]+d*.05); looks.append(norm(d*.6-Z*.5))
    leaves.build('leaves', foliage_mat(t))
    stems.build('shoots', foliage_mat({'cols': t.get('stalkcols', ['#5f8a3c', '#7a9a4c']), 'vein': 0}, 'shoot'))
    for f in t.get('flowers', []):
        tips, looks = np.array(tips), np.array(looks)
        order = np.argsort(looks[:, 1]+R.u(0, .5, len(looks)))
        order = order[apart(tips[order], 2.4*f.get('rad', f['size']), f['n'])]
        flower_heads(R, f, tips[order], looks[order])


def seat(R, h, r):
    """four round legs that hold the pot between them, two bars under it"""
    wood = Acc()
    k, high = r*1.13, h+.13
    for i in range(4):
        a = math.pi/4+i*math.pi/2+.18
        x, y = k*math.cos(a), k*math.sin(a)
        s = np.array([0, .004, high*.5, high-.006, high-.001, high])
        wood.add(*tube(np.stack([x*(1.04-.04*s/high), y*(1.04-.04*s/high), s], -1), np.array([.010, .0125, .0155, .0165, .012, .001]), 14), R=R.u())
        if i < 2:
            way = np.array([math.cos(a), math.sin(a), 0])
            wood.add(*tube(np.stack([-way*k+Z*(h-.016), way*k+Z*(h-.016)]), .0125, 10), R=R.u())
    wood.build('stand', wood_mat('stand', '#c39a68', '#9a7044'))
