"""Trees trained on bamboo: an espalier screen (`upright`) or a flat roof on a clear stem."""
import math

import numpy as np

from parts.arms import grow_arms
from parts.bark import bark_mat, grain_of
from parts.crown import grow_crown
from parts.fabric import root_ball
from parts.fruit import berry_clusters
from parts.mesh import Acc, bezier, tube
from parts.pot import pot_of
from parts.shader import simple_mat

REVISION = 4


def draw(R, t):
    t = {'natural': .5, 'leafscale': .76, **t}
    foot = root_ball(R, .24) if not t.get('pot') else pot_of(t)
    clear = t.get('clear', 1.5)
    roof = t.get('roof')
    size = t.get('plane', [.75, .75, .13] if roof else [.75, .15, .62])
    centre = np.array([0, 0, foot+clear+size[2]])
    bark = bark_mat('bark', *t.get('bark', ['#857a6c', '#574d42']), 6, grain_of(t))
    wood, cane = Acc(), Acc()
    s = np.linspace(0, 1, 60)
    top = clear+(size[2]*1.8 if not roof else size[2]*.8)
    wood.add(*tube(np.stack([.006*np.sin(s*9), .006*np.cos(s*7), foot-.05+s*top], -1), t.get('trunk', .05)*.74*(1.2-.45*s+.5*np.exp(-s*top/.05)), 28))
    reach = .8 if roof else 1.02
    tiers = t.get('tiers')
    rows = [0.] if roof else np.linspace(-.85, .72, tiers['n']) if tiers else np.linspace(-.8, .75, t.get('rows', 4))
    wide = np.ones(len(rows)) if not tiers else np.interp(np.linspace(0, 1, len(rows)), [0, 1], tiers.get('wide', [1, 1]))
    for z, w in zip(rows, wide):
        y = .03
        cane.add(*tube(np.array([[-size[0]*w*reach, y, centre[2]+z*size[2]], [size[0]*w*reach, y, centre[2]+z*size[2]]]), .012, 8))
        if roof:
            for yy in np.linspace(-.6, .6, 4):
                cane.add(*tube(np.array([[-size[0]*.76, yy*size[1], centre[2]], [size[0]*.76, yy*size[1], centre[2]]]), .011, 7)); cane.add(*tube(np.array([[yy*size[0], -size[1]*.76, centre[2]+.01], [yy*size[0], size[1]*.76, centre[2]+.01]]), .011, 7))
                for k in range(6):
                    a = k*1.047+yy
                    wood.add(*tube(bezier([0, 0, centre[2]-.1], [math.cos(a)*.2, math.sin(a)*.2, centre[2]], [math.cos(a)*size[0]*.85, math.sin(a)*size[1]*.85, centre[2]+.02], 8), np.linspace(.018, .006, 8), 6))
        else:
            for sd in (-1, 1):
                wood.add(*tube(bezier([0, 0, centre[2]+z*size[2]-.1], [sd*size[0]*.3, 0, centre[2]+z*size[2]], [sd*size[0]*w*.95, 0, centre[2]+z*size[2]], 10), np.linspace(.02, .006, 10), 7))
    if not roof:
        for x in (-.9, 0, .9):                                            # uprights are tied to the rows; only the one at the trunk stands in the ground
            cane.add(*tube(np.array([[x*size[0]*wide[-1], .045, centre[2]+(rows[0]-.04)*size[2] if x else foot], [x*size[0]*wide[-1], .045, centre[2]+size[2]*.92]]), .012, 8))
    wood.build('wood', bark)
    cane.build('canes', simple_mat('cane', '#c2a468', .6, .3, noise=.4, nscale=14, col2='#8f743f'))
    if roof:
        a = np.arange(12)*2.4
        feet = np.tile([0, 0, centre[2]-size[2]*.9], (12, 1))
        q = np.sqrt((np.arange(12)+.5)/12)
        targets = centre+np.stack([np.cos(a)*q*size[0]*.9, np.sin(a)*q*size[1]*.9, 0*a], -1)
    else:
        feet = np.array([[0, 0, centre[2]+z*size[2]-.06] for z in rows for _ in (-1, 1)])
        targets = np.array([[sd*size[0]*.95, 0, centre[2]+z*size[2]] for z in rows for sd in (-1, 1)])
    crown = lambda shape, size, centre, feet, targets: grow_crown(R, dict(t, bumps=t.get('bumps', .11 if roof else .06)), shape, size, centre, feet, targets, cover=t.get('cover', 9. if roof else 7.), thick=.014)
    if t.get('arms'): tips = grow_arms(R, t, t['arms'], rows, wide, size, centre)
    elif tiers: tips = tiered(R, tiers, crown, rows, wide, size, centre)
    else: tips = crown(t.get('outline', 'ell' if roof else 'box'), size, centre, feet, targets)
    if t.get('berries'):
        b = t['berries']
        P = tips[0][tips[2][:, 1] < -.3][:b['n']]
        berry_clusters(R, b, P+np.array([0, -.02, 0]), P*0)
    return dict(pitch=7 if not roof else 5, yaw=-14 if not roof else -12, margin=.03)


def tiered(R, b, crown, rows, wide, size, centre):
    """an espalier: leaves along its arms, `fill` how much of the space between them, so that the frame shows"""
    half = size[2]*(rows[1]-rows[0])/2*b['fill']
    grown = []
    for z, w in zip(rows, wide):
        at = centre+np.array([0, 0, z*size[2]])
        ends = at+np.array([[sd*size[0]*w*q, 0, 0] for sd in (-1, 1) for q in (.45, .95)])
        grown.append(crown(b.get('shape', 'box'), [size[0]*w, size[1], half*R.u(.88, 1.12)], at+np.array([0, 0, half*b.get('lift', .25)]), np.tile(at-[0, 0, .06], (4, 1)), ends))
    return [np.concatenate(x) for x in zip(*grown)]
