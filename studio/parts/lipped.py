"""Flowers with a top and a bottom, and columbine. A flower looks along +Z, its upper lip stands along +Y; unit: its width."""
import math

import numpy as np

from parts.mesh import grid_faces, merge, tube, xf
from parts.surface import blade_of, spline


def lipped(g, level, long=.5, throat=.05, mouth=.10, arch=.08, upper=.34, upperw=.8, hood=-.5, rise=.5, lower=.36, lobes=3, lobew=.62, fall=1.1, spread=.75, stamens=4, reach=.25, bud=.0, o='obovate', low=.5, **_):
    """a tube that widens, an upper lip (hood < 0: over the mouth; > 0: rolled back), a lower lip of lobes that falls, stamens that reach out; bud: the share of flowers still closed; low: how far up a petal the colours of the lower lip begin (0: the eye lies on it)"""
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
    onto = lambda q, low: (q[0], q[1], np.stack([q[2][:, 0], low+((1 if low > .3 else .82)-low)*q[2][:, 1]], -1))
    lip = lambda w, bend, at, d, up, size, cup=.15, low=.5: onto(xf(blade_of(g, level, o, w, bend, fold=.1, cup=cup, wave=.06, waves=2, twist=.12), end+at, d, up, size*g.uniform(.92, 1.08)), low)
    parts = [tubed, lip(upperw, hood, (0, mouth*.7, -.03), (0, rise, 1), (0, -1, rise), upper, .35)]
    for k in range(lobes):
        a = (k-(lobes-1)/2)*spread+g.normal(0, .06)
        middle = 1.15 if lobes == 3 and k == 1 else .92
        d = (math.sin(a), -.55*math.cos(a), .75)
        parts.append(lip(lobew*(1.2 if middle > 1 else 1), fall, (math.sin(a)*mouth*.75, -math.cos(a)*mouth*.75, -.03), d, (-math.sin(a)*.5, .8*math.cos(a), .6), lower*middle, low=low))
    for k in range(stamens):
        x = (k-(stamens-1)/2)*.05+g.normal(0, .012)
        top = end+np.array([x*1.5, .05+g.normal(0, .02), reach*g.uniform(.8, 1.1)])
        thread = tube(np.array([end-[0, .0, .05], end+[x, .06, reach*.5], top-[0, .012, .03], top, top+[0, -.006, .03]]), [.006, .005, .005, .014, .004], 5)
        parts.append((thread[0], thread[1], np.stack([np.full(len(thread[0]), .5), np.full(len(thread[0]), .97)], -1)))
    return merge(parts)


def foxglove(g, level, long=.95, **_):
    """a swollen tube with a slanting mouth of shallow lobes, the lower lip the longest; inside it lies a pale, spotted throat"""
    rows, sides = (8, 12, 20, 30)[level], (10, 16, 26, 40)[level]
    s, a = np.linspace(0, 1, rows)[:, None], np.linspace(0, 2*np.pi, sides, endpoint=False)[None]
    below = -np.sin(a)                                            # 1 at the lower lip, -1 at the upper
    rim = np.clip((s-.8)/.2, 0, 1)**1.6
    r = spline(((0, .07), (.1, .10), (.2, .125), (.4, .205), (.65, .245), (.85, .235), (1, .25)))(s.ravel())[:, None]
    r = r*(1+rim*(.13+.09*below+.07*np.cos(4*a)))*g.uniform(.95, 1.05)
    z = long*s+rim*(.11*below+.035*np.cos(4*a)+.015*np.sin(7*a+g.random()*6))
    x, y = r*np.cos(a), r*np.sin(a)*(.86+.06*below)-.10*long*np.sin(np.pi*.5*s)**2*.6
    F, u = grid_faces(rows, sides, True), np.broadcast_to((a/(2*np.pi)+.25) % 1, z.shape)
    outer = (np.stack([x, y, z], -1).reshape(-1, 3), F, np.stack([u.ravel(), np.broadcast_to(.78+.2*s, z.shape).ravel()], -1))
    lower = np.clip((below+.35)*2.5, 0, 1)
    inner = (np.stack([x*.97, y*.97, z-.004], -1).reshape(-1, 3), F[:, ::-1], np.stack([(u*1.).ravel(), np.broadcast_to((.06+.30*s**1.3)*lower+.85*(1-lower), z.shape).ravel()], -1))
    return merge([outer, inner])


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
