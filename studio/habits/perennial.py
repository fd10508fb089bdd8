"""Perennials and herbs in their pot: a mound of leaves, stems above it, flowers on the tips or along the stems."""
import math

import numpy as np

from parts.flower import flower_heads
from parts.foliage import foliage_mat, leaf_shape
from parts.fruit import berry_clusters
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import house_pot, pot_of

REVISION = 1
P9 = dict(r=.17, h=.24)


def draw(R, t):
    soil = house_pot(t) if t.get('house') else pot_of(dict(t, pot=t.get('pot', P9)))
    mound(R, t, soil)
    tips = stems(R, t, soil)
    for k, f in enumerate(t.get('flowers', [])):
        bloom(R, f, tips, t)
    if t.get('berries'):
        b = t['berries']
        P = np.array([line[R.i(3, len(line))] for line in tips for _ in range(3)])[:b['n']]
        berry_clusters(R, b, P+R.n(.03, P.shape), P*0)
    return dict(pitch=t.get('pitch', 10), margin=.04)


def mound(R, t, soil):
    """basal leaves on a half ball"""
    n = t.get('count', 260)
    if not n:
        return
    r, h = t.get('wide', .3), t.get('low', .25)
    a = R.u(0, 6.283, n); q = np.sqrt(R.u(0, 1, n))
    d = np.stack([np.cos(a), np.sin(a), 0*a], -1)
    P = d*(r*q)[:, None]+Z*(soil+h*np.sqrt(np.clip(1-q**2, 0, 1))*R.u(t.get('hollow', .35), 1, n))[:, None]
    P[:, 2] = np.maximum(P[:, 2], soil+.01-np.clip(q-.6, 0, 1)*t.get('spill', .05))
    D = norm(d*(.3+.7*q)[:, None]+R.dirs(n)*t.get('jitter', .6)+Z*t.get('up', .35)-Z*t.get('droop', .2)*q[:, None])
    leaves = Acc()
    leaves.scatter(leaf_shape(t), P, frames(D, norm(Z*.9+d*.3+R.dirs(n)*.4+np.array([0, -.25, 0]))), t['len']*R.u(.65, 1.2, n), np.clip(.5+R.n(.25, n), 0, 1), R.u(0, 1, n)**3)
    leaves.build('mound', foliage_mat(t))


def stems(R, t, soil):
    """flower stems; returns their lines"""
    lines = []
    n, tall = t.get('stems', 14), t.get('tall', .7)
    wood, leaves = Acc(), Acc()
    for i in range(n):
        a = i*2.4+R.u(-.3, .3)
        q = math.sqrt((i+.5)/n)
        d = np.array([math.cos(a), math.sin(a), 0])
        foot = d*q*t.get('base', .1)+Z*(soil-.01)
        L = tall*R.u(.8, 1.12)*(1-.15*q)
        tip = foot+d*q*L*t.get('spread', .45)+Z*L*(1-t.get('lay', .12)*q)
        line = bezier(foot, foot+Z*L*.55+d*.02, tip, 12)
        lines.append(line)
        wood.add(*tube(line, np.linspace(1, .6, 12)*t.get('stemr', .006), 5), R=R.u())
        k = t.get('stemleaves', 0)
        if k:
            j = np.minimum((R.u(t.get('leaffrom', .1), t.get('leafto', .8), k)*11).astype(int), 10)
            out = norm(R.dirs(k)*[1, 1, .3]+Z*t.get('leafup', .5)+d*.2)
            leaves.scatter(leaf_shape(dict(leaf=t.get('stemleaf', t.get('leaf')))), line[j], frames(out, R.dirs(k)*.4+Z), t.get('stemlen', t.get('len', .1))*R.u(.7, 1.2, k)*(1.1-.4*j/11), R.u(0, 1, k), R.u(0, 1, k)**3)
    wood.build('stems', foliage_mat({'cols': t.get('stemcols', ['#5f8a3c', '#74994c']), 'vein': 0}, 'stem'))
    if leaves.V:
        leaves.build('stemleaves', foliage_mat(t, 'stemleaf'))
    return lines


def bloom(R, f, lines, t):
    P, N = [], []
    twigs = Acc()
    each = f.get('each', 1)
    for line in lines:
        if R.u() > f.get('share', 1.):
            continue
        ax = norm(line[-1]-line[-2])
        for k in range(each):
            if each == 1:
                P.append(line[-1]); N.append(ax); continue
            if f.get('up'):                 # along the stem
                j = 11-int(k*f['up']*11/each)
                side = norm(R.dirs(1)[0]*[1, 1, .15])
                P.append(line[j]+side*f.get('off', .02)); N.append(norm(side+Z*f.get('rise', .2)-Z*f.get('hang', 0.)))
            else:                           # a branched top
                side = norm(R.dirs(1)[0]*[1, 1, .2]+Z*.9)
                end = line[9]+side*f.get('off', .12)*R.u(.6, 1.2)
                twigs.add(*tube(np.array([line[8], (line[9]+end)/2, end]), .003, 4)); P.append(end); N.append(norm(side+Z*.5-Z*f.get('hang', 0.)))
    twigs.build('twigs', foliage_mat({'cols': t.get('stemcols', ['#5f8a3c', '#74994c']), 'vein': 0}, 'twig'))
    if P:
        flower_heads(R, f, np.array(P), np.array(N))
