"""Parasols: on a centre pole or hanging from an arm; round or square. Panels of cloth lie taut between eight ribs."""
import math

import numpy as np

from parts.fabric import canvas
from parts.mesh import Acc, Z, bezier, box, grid_faces, soft_box, tube
from parts.metal import brass, painted, steel
from parts.shape import rod, solid, turned
from parts.shader import simple_mat
from parts.wood import wood_mat

REVISION = 2
RIBS = 8


def shade(hexa, k):
    return '#'+''.join(f'{min(255, int(int(hexa[i:i+2], 16)*k)):02x}' for i in (1, 3, 5))


def canopy(R, t, top, fall, low=.0, high=1., lift=0.):
    """the cloth from `low` to `high` of the way out: → per panel its points (along the ribs, across)"""
    rx, ry = 1.5*t.get('long', 1.), 1.5
    r = np.linspace(low, high, 26)
    ribs = []
    for k in range(RIBS+1):
        a = k*2*math.pi/RIBS
        reach = .95/max(abs(math.cos(a)), abs(math.sin(a))) if t.get('square') else 1.
        ribs.append(np.stack([rx*r*reach*math.cos(a), ry*r*reach*math.sin(a), top+lift-fall*r**1.22], -1))
    ph = np.linspace(0, 1, 25)
    hang = np.sin(np.pi*ph)
    panels = []
    for k in range(RIBS):
        P = ribs[k][:, None]*(1-ph)[None, :, None]+ribs[k+1][:, None]*ph[None, :, None]
        inward = (.040*hang[None]*(r/high)[:, None]**3)[..., None]
        P = P*np.array([1, 1, 0])*(1-inward)+P*np.array([0, 0, 1])
        P[..., 2] -= .055*hang[None]*(4*r*(1-.55*r))[:, None]*high**2*.5
        strain = np.exp(-np.minimum(ph, 1-ph)/.09)*np.sin(np.minimum(ph, 1-ph)*95+k)            # where the cloth is pulled to the tips
        P[..., 2] += .005*strain[None]*(r/high)[:, None]**6
        panels.append(P)
    return panels


def sewn(R, t, panels, cloth, seam, valance):
    """panels with their hem, the welts over the ribs and what hangs from the edge"""
    C, S, V = Acc(), Acc(), Acc()
    F = grid_faces(26, 25)
    for k, P in enumerate(panels):
        C.add(P.reshape(-1, 3), F)
        n = np.array([0, 0, .004])
        hem = np.stack([P[-3]*.35+P[-2]*.65, P[-1]], 0)+n
        S.add(hem.reshape(-1, 3), grid_faces(2, 25))
        other = panels[k-1]
        welt = np.stack([other[:, -2]*.55+other[:, -1]*.45+n*.6, P[:, 0]+n*1.6, P[:, 1]*.55+P[:, 0]*.45+n*.6], 1)
        S.add(welt.reshape(-1, 3), grid_faces(26, 3))
        if valance:
            s = np.linspace(0, 1, 9)
            ph = np.linspace(0, 1, 25)
            out = P[-1]*[1, 1, 0]; out = out/np.linalg.norm(out, axis=-1, keepdims=True)
            drop = P[-1][None]-Z*(s*valance)[:, None, None]*(1+.04*np.sin(ph*np.pi))[None, :, None]
            drop = drop+out[None]*((.020*np.sin(ph*2*np.pi*1.5+k*1.7)+.010*np.sin(ph*2*np.pi*4+k))[None]*s[:, None]**1.3+.012*s[:, None])[..., None]
            drop = drop+(P[-1, 12]-P[-1])[None]*(.018*s)[:, None, None]
            V.add(drop.reshape(-1, 3), grid_faces(9, 25))
            S.add((drop[-2:]+out[None]*.003).reshape(-1, 3), grid_faces(2, 25))
    C.build('cloth', cloth); S.build('seams', seam)
    if valance: V.build('valance', cloth)


def draw(R, t):
    hanging = t['form'] == 'cantilever'
    top, fall = (2.72, .46) if hanging else (2.72, .62)
    cloth, seam = canvas(t['col'], t['col']), canvas(shade(t['col'], .84), t['col'], 'seam')
    main = canopy(R, t, top, fall, .11)
    sewn(R, t, main, cloth, seam, 0 if hanging else .17)
    sewn(R, t, canopy(R, t, top, fall, .004, .25, .055), cloth, seam, 0)                        # the vent, over a gap that lets the wind through
    tips = [p[-1, 0] for p in main]
    bars, dark = Acc(), Acc()
    hub = np.array([0, 0, top-.56 if not hanging else top-.42])
    for k, tip in enumerate(tips):
        line = main[k][:, 0]-Z*.022
        bars.add(*tube(np.concatenate([[[0, 0, top-.01]], line]), .011, 8))
        mid = line[12]
        bars.add(*rod(hub+(mid-hub)*[.06, .06, 0], mid, .009, 8))
        dark.add(*rod(tip*[.985, .985, 1]-Z*.012, tip*[1.012, 1.012, 1]-Z*.014, .017, 10))
    dark.build('tips', simple_mat('tips', '#2a2c2d', .5, .4))
    (arm if hanging else pole)(R, t, top, hub, bars)
    return dict(pitch=2, yaw=-14 if t.get('square') else -8, margin=.04)


def pole(R, t, top, hub, bars):
    wood = wood_mat('pole', '#b57c48', '#8a5a30', 1.2, .45, .5)
    bars.build('ribs', wood_mat('ribs', '#b98450', '#8f6238', 2.))
    P = Acc(); P.add(*rod([0, 0, .3], [0, 0, top+.02], .026, 32)); P.build('pole', wood)
    solid('finial', [(0, 0), (.03, 0), (.036, .012), (.024, .03), (.034, .055), (.03, .085), (.0, .105)], wood, (0, 0, top+.055), .01)
    for z in (1.34, 1.44): solid('ferrule', [(.0262, 0), (.0285, .003), (.0285, .037), (.0262, .04)], brass(), (0, 0, z), .002)
    solid('runner', [(.028, -.05), (.042, -.05), (.052, -.03), (.052, .0), (.064, .012), (.064, .03), (.03, .036)], wood, tuple(hub), .006)
    solid('crown', [(.028, -.09), (.045, -.08), (.06, -.05), (.06, -.03), (.03, -.02)], wood, (0, 0, top), .006)
    cord = Acc()
    for x, z in ((-.034, .62), (-.042, .8)): cord.add(*tube(bezier([x*.9, -.012, hub[2]-.05], [x*1.5, -.03, hub[2]-z*.6], [x, -.02, hub[2]-z], 20), .004, 8))
    cord.build('cord', simple_mat('cord', '#e6dcc4', .9, .1))
    pin = Acc(); pin.add(*rod([-.05, 0, hub[2]-.07], [.05, 0, hub[2]-.07], .005, 10)); pin.build('pin', steel())
    stone = simple_mat('base', '#5a5b58', .75, .3, noise=.5, nscale=40, col2='#3e3f3d', bump=.2, bscale=120)
    solid('base', [(0, 0), (.34, 0), (.355, .012), (.355, .045), (.33, .07), (.09, .095), (.07, .1), (0, .1)], stone, (0, 0, 0), .02, 96)
    solid('tube', [(.034, .095), (.05, .095), (.05, .115), (.036, .125), (.036, .44), (.030, .445), (.0265, .43)], painted('#2f3133', .45), (0, 0, 0), .004)
    knob = Acc(); knob.add(*rod([.034, 0, .37], [.075, 0, .37], .008, 12)); knob.add(*turned(soft_box(0, 0, 0, .03, .05, .05, .012), 'z', 0, (.088, 0, .37))); knob.build('knob', simple_mat('knob', '#1f2021', .5, .4))


def arm(R, t, top, hub, bars):
    col = '#3a3d40'
    metal = painted(col, .38)
    bars.build('ribs', painted('#4a4d50', .4, 'ribs'))
    x = -1.5*t.get('long', 1.)*1.2
    M = Acc()
    M.add(*soft_box(x, 0, 1.22, .085, .062, 2.24, .016))
    M.add(*tube(np.concatenate([bezier([x, 0, 2.2], [x+.04, 0, 2.98], [x*.5, 0, 3.02], 30), bezier([x*.5, 0, 3.02], [x*.15, 0, 3.04], [0, 0, 2.9], 20)[1:]]), .036, 24))
    M.add(*rod([0, 0, 2.62], [0, 0, 2.92], .022, 20))
    M.add(*rod([x+.03, 0, 1.62], [x*.62, 0, 2.97], .019, 16))
    M.build('mast', metal)
    D = Acc()
    D.add(*soft_box(x+.01, 0, 1.62, .13, .085, .15, .02)); D.add(*soft_box(x, 0, 2.28, .11, .085, .16, .02)); D.add(*soft_box(x*.62, 0, 2.985, .11, .085, .07, .02))
    D.add(*soft_box(x, -.055, 1.18, .10, .07, .15, .022))                                       # the winch, its crank and grip
    D.add(*rod([x, -.09, 1.18], [x, -.125, 1.18], .014, 14)); D.add(*rod([x, -.12, 1.18], [x+.12, -.12, 1.08], .009, 12)); D.add(*rod([x+.12, -.115, 1.08], [x+.12, -.2, 1.08], .016, 16))
    D.add(*soft_box(0, 0, hub[2], .11, .11, .07, .02)); D.add(*soft_box(0, 0, top+.09, .09, .09, .06, .02))
    D.add(*soft_box(x, 0, .13, .13, .11, .12, .02))
    D.build('joints', simple_mat('joints', '#1d1f20', .45, .4))
    F = Acc(); F.add(*box(x, 0, .075, 1.02, .07, .04, .004)); F.add(*box(x, 0, .075, .07, 1.02, .04, .004)); F.build('cross', metal, smooth=False)
    bolts = Acc()
    for s in (-1, 1):
        for q in (-1, 1): bolts.add(*rod([x+s*.045, q*.035, .09], [x+s*.045, q*.035, .105], .009, 8))
    bolts.build('bolts', steel())
    S = Acc()
    for sx in (-1, 1):
        for sy in (-1, 1): S.add(*soft_box(x+sx*.275, sy*.275, .03, .485, .485, .06, .009, R.u()), R=R.u())
    S.build('slabs', simple_mat('slab', '#a3a19b', .85, .2, noise=.45, nscale=14, col2='#7d7b76', bump=.25, bscale=110))
