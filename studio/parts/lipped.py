"""Flowers with a top and a bottom, and columbine. A flower looks along +Z, its upper lip stands along +Y; unit: its width."""
import math

import numpy as np

from parts.mesh import merge, tube, xf
from parts.surface import blade_of


def lipped(g, level, long=.5, throat=.05, mouth=.10, arch=.08, upper=.34, upperw=.8, hood=-.5, rise=.5, lower=.36, lobes=3, lobew=.62, fall=1.1, spread=.75, stamens=4, reach=.25, bud=.0, o='obovate', **_):
    """a tube that widens, an upper lip (hood < 0: over the mouth; > 0: rolled back), a lower lip of lobes that falls, stamens that reach out; bud: the share of flowers still closed"""
    closed = g.random() < bud
    n, sides = (5, 7, 11, 15)[level], (6, 8, 12, 18)[level]
    s = np.linspace(0, 1, n)
    long = long*g.uniform(.9, 1.08)
    line = np.stack([0*s, arch*s**2, long*s], -1)
    wide = (throat+(mouth*(.75 if closed else 1)-throat)*s**2.2)*np.where(s < .01, .3, 1)
    if closed:
        line = np.concatenate([line, line[-1]+np.array([[0, .02, .10], [0, .03, .17], [0, .03, .20]])])
        wide, s = np.concatenate([wide, wide[-1]*np.array([1.25, .8, .1])]), np.linspace(0, 1, n+3)
    v, f, u = tube(line, wide, sides)
    tubed = (v, f, np.stack([.5+.3*np.sin(u[:, 0]*6.283), np.repeat(s*(.9 if closed else .5), sides)], -1))
    if closed: return tubed
    end = np.array([0, arch, long])
    onto = lambda q: (q[0], q[1], np.stack([q[2][:, 0], .5+.5*q[2][:, 1]], -1))
    lip = lambda w, bend, at, d, up, size, cup=.15: onto(xf(blade_of(g, level, o, w, bend, fold=.1, cup=cup, wave=.06, waves=2, twist=.12), end+at, d, up, size*g.uniform(.92, 1.08)))
    parts = [tubed, lip(upperw, hood, (0, mouth*.7, -.03), (0, rise, 1), (0, -1, rise), upper, .35)]
    for k in range(lobes):
        a = (k-(lobes-1)/2)*spread+g.normal(0, .06)
        middle = 1.15 if lobes == 3 and k == 1 else .92
        d = (math.sin(a), -.55*math.cos(a), .75)
        parts.append(lip(lobew*(1.2 if middle > 1 else 1), fall, (math.sin(a)*mouth*.75, -math.cos(a)*mouth*.75, -.03), d, (-math.sin(a)*.5, .8*math.cos(a), .6), lower*middle))
    for k in range(stamens):
        x = (k-(stamens-1)/2)*.05+g.normal(0, .012)
        top = end+np.array([x*1.5, .05+g.normal(0, .02), reach*g.uniform(.8, 1.1)])
        thread = tube(np.array([end-[0, .0, .05], end+[x, .06, reach*.5], top-[0, .012, .03], top, top+[0, -.006, .03]]), [.006, .005, .005, .014, .004], 5)
        parts.append((thread[0], thread[1], np.stack([np.full(len(thread[0]), .5), np.full(len(thread[0]), .97)], -1)))
    return merge(parts)


def columbine(g, level, **_):
    """five pointed sepals spread wide, five petals as a cup before them, each with a hooked spur behind"""
    parts = []
    for k in range(5):
        a = k*1.2566+g.normal(0, .05); c, s = math.cos(a), math.sin(a)
        parts.append(xf(blade_of(g, level, 'acuminate', .5, .35, fold=.15, wave=.05), (c*.03, s*.03, 0), (c, s, .18), (-c*.2, -s*.2, 1), .5*g.uniform(.93, 1.06)))
        b = a+.628; c, s = math.cos(b), math.sin(b)
        cup = xf(blade_of(g, level, 'wedge', .95, -.25, fold=.1, cup=.7, wave=.05), (c*.13, s*.13, .0), (c*.28, s*.28, 1), (-c, -s, .28), .36)
        parts.append((cup[0], cup[1], np.stack([cup[2][:, 0], .02+.0*cup[2][:, 1]], -1)))
        q = np.linspace(0, 1, 8)
        r = .13+.05*np.sin(q*2.2)-.10*np.clip(q-.6, 0, 1)*2.2
        spur = tube(np.stack([c*r, s*r, .04-.40*q+.10*np.clip(q-.7, 0, 1)**2*10], -1), np.array([.075, .06, .046, .036, .028, .022, .022, .014]), (6, 6, 8, 12)[level])
        parts.append((spur[0], spur[1], np.stack([np.full(len(spur[0]), .5), np.full(len(spur[0]), .8)], -1)))
    for _ in range(14):
        d = g.normal(0, .035, 2)
        hair = tube(np.array([[d[0]*.4, d[1]*.4, 0], [d[0], d[1], .3], [d[0]*1.2, d[1]*1.2, .40]]), [.006, .006, .016], 4)
        parts.append((hair[0], hair[1], np.stack([np.full(len(hair[0]), .5), np.full(len(hair[0]), .0)], -1)))
    return merge(parts)
