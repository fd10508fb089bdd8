"""Hanging plants: a pot on a small wooden stool, shoots that fall over the rim."""
import math

import numpy as np

from parts.flower import flower_heads
from parts.foliage import foliage_mat, leaf_data, leaf_of
from parts.fruit import FRUIT
from parts.leaf import monstera
from parts.mesh import ALL, Acc, Z, bezier, box, frames, norm, tube
from parts.pot import house_pot
from parts.wood import wood_mat
REVISION = 1

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


def seat(R, h, r):
    wood = Acc()
    wood.add(*box(0, 0, h-.025, r*2.5, r*2.5, .05, .008, R.u()), R=.2)
    for x in (-1, 1):
        for y in (-1, 1):
            wood.add(*box(x*r*1.05, y*r*1.05, (h-.05)/2, .055, .055, h-.05, .006, R.u()), R=R.u())
    wood.build('stool', wood_mat('stool', '#b98a58', '#8f6437'), smooth=False)
