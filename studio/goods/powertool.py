"""Machines: cordless hedge trimmer, weed brush, gas burner."""
import numpy as np

from goods.assembly import flame
from goods.firebowl import flame_mat
from habits import perennial
from parts.metal import brass, painted, steel
from parts.mesh import ALL, Acc, bezier, box, grid_faces, obj, tube
from parts.shader import simple_mat
from parts.shape import boxes, rod, solid
from parts.soil import soil_mat

REVISION = 4


def draw(R, t):
    return {**dict(pitch=10, yaw=-16, margin=.06), **(KIND[t['kind']](R) or {})}


def loft(line, wide, tall, square=.7, sides=56):
    """a moulded housing along x: (x, z) of its axis, half width and half height there; square: 1 is round, less is boxier"""
    s, q = np.linspace(0, 1, len(line)), np.linspace(0, 1, 60)
    x, z, w, h = (np.interp(q, s, k) for k in (*np.array(line, float).T, wide, tall))
    k = np.ones(9)/9
    w, h = (np.convolve(np.pad(m, 4, 'edge'), k, 'valid') for m in (w, h))
    end = np.clip(np.minimum(q, 1-q)/.05, .0004, 1)**.5
    a = np.linspace(0, 2*np.pi, sides, endpoint=False)
    bend = lambda f: np.sign(f)*np.abs(f)**square
    V = np.stack([x[:, None]+0*a, (w*end)[:, None]*bend(np.cos(a)), z[:, None]+(h*end)[:, None]*bend(np.sin(a))], -1)
    return V.reshape(-1, 3), grid_faces(60, sides, True)


def comb(acc, z, shift):
    """one of the two blades of a trimmer: a flat bar with slim teeth on both sides"""
    acc.add(*box(.49, 0, z, .66, .026, .003, .0008))
    for x in .205+shift+np.arange(20)*.030:
        for side in (-1, 1):
            foot, tip = side*.011, side*.040
            top = np.array([[x-.008, foot, z+.0015], [x+.008, foot, z+.0015], [x+.003, tip, z+.0012], [x-.003, tip, z+.0012]])
            V = np.concatenate([top, top-[0, 0, .003]])
            acc.add(V, np.array([[0, 1, 2, 3], [7, 6, 5, 4], [0, 4, 5, 1], [1, 5, 6, 2], [2, 6, 7, 3], [3, 7, 4, 0]]))


def trimmer(R):
    """two combs that slide over each other, a housing with vents, a bow and a guard in front, a closed grip behind, a battery that clicks in below it"""
    blades, z0 = Acc(), .135
    comb(blades, z0, 0.); comb(blades, z0+.004, .012); blades.build('blades', steel('blades'), smooth=False)
    green, dark, soft, orange = painted('#24513b', .42), painted('#2c2f31', .5), simple_mat('softgrip', '#232526', .8, .2), painted('#F59120', .4)
    knobs = Acc()
    for x in (.26, .36, .46, .56, .66, .76): knobs.add(*tube(np.array([[x, 0, z0], [x, 0, z0+.0085], [x, 0, z0+.009]]), [.006, .006, .0004], 20))
    knobs.build('rivets', steel('rivet'))
    body = Acc(); body.add(*loft([(.19, .155), (.12, .175), (0, .185), (-.12, .185), (-.19, .175)], [.045, .058, .062, .054, .035], [.03, .055, .065, .058, .04])); body.build('body', green)
    gear = Acc(); gear.add(*loft([(.225, .135), (.12, .13), (-.02, .125), (-.10, .13)], [.036, .052, .05, .03], [.016, .026, .026, .018])); gear.build('gear', dark)
    boxes('nose', dark, [(.825, 0, z0+.002, .026, .07, .014)], bevel=.006)
    boxes('vents', simple_mat('vent', '#101211', .9, .1), [(x, -.0595, .195, .006, .008, .04) for x in np.arange(-.045, .05, .014)], bevel=.001)
    grip = Acc()
    loop = np.concatenate([bezier([-.13, 0, .20], [-.22, 0, .275], [-.34, 0, .225], 34), bezier([-.34, 0, .225], [-.425, 0, .18], [-.40, 0, .115], 22)[1:], bezier([-.40, 0, .115], [-.36, 0, .07], [-.13, 0, .13], 36)[1:]])
    grip.add(*tube(loop, np.interp(np.linspace(0, 1, len(loop)), [0, .2, .45, .6, .8, 1], [.034, .023, .024, .026, .028, .03]), 28))
    a = np.linspace(-.15, np.pi+.15, 60); bow = lambda f: np.sign(f)*np.abs(f)**.55
    grip.add(*tube(np.stack([.075+.03*np.sin(a)**2, .105*bow(np.cos(a)), .17+.155*bow(np.sin(a))], -1), .0135, 22)); grip.build('grips', soft)
    boxes('trigger', orange, [(-.245, 0, .213, .075, .02, .026)], bevel=.012)
    boxes('battery', dark, [(-.285, 0, .036, .135, .082, .072), (-.285, 0, .082, .11, .066, .03)], bevel=.014)
    boxes('clip', orange, [(-.285, -.040, .052, .05, .008, .02), (-.354, 0, .05, .006, .04, .03)], bevel=.003)
    r = np.linspace(0, 1, 10)[:, None]; a = np.linspace(0, 2*np.pi, 80)
    G = np.stack([.205-.035*r**2+0*a, .12*r*bow(np.cos(a)), .185+.075*r*bow(np.sin(a))], -1)
    obj('guard', G.reshape(-1, 3), grid_faces(10, 80), dark)
    rim = Acc(); rim.add(*tube(G[-1], .003, 10)); rim.build('rim', dark)
    return dict(pitch=27, yaw=-30)


def brush(R):
    """a pole that leans back from a motor over a turning wire brush, a hood behind it, a bow to hold, a closed grip with its switch, the cable"""
    green, dark, soft, orange = painted('#24513b', .42), painted('#2c2f31', .5), simple_mat('softgrip', '#232526', .8, .2), painted('#F59120', .4)
    lean = lambda s: np.array([0, .01+.26*s, .26+.80*s])
    pole = Acc(); pole.add(*tube(np.array([lean(s) for s in np.linspace(-.05, 1, 12)]), .0135, 28)); pole.build('pole', simple_mat('pole', '#a9aeae', .34, .5, metal=.9))
    joints = Acc()
    for s, r in ((-.02, .026), (.42, .021), (.97, .023)): joints.add(*tube(np.array([lean(s-.035), lean(s-.034), lean(s+.034), lean(s+.035)]), [.001, r, r*.92, .001], 32))
    joints.build('joints', dark)
    solid('motor', [(0, .10), (.074, .10), (.078, .125), (.07, .15), (.066, .2), (.052, .245), (.03, .27), (0, .275)], green, bevel=.014)
    slots = Acc()
    for a in np.linspace(-2.5, -.6, 9): slots.add(*box(np.cos(a)*.0665, np.sin(a)*.0665, .185, .006, .006, .05, .001))
    slots.build('slots', simple_mat('vent', '#101211', .9, .1), smooth=False)
    solid('collar', [(0, .088), (.082, .088), (.084, .104), (0, .106)], dark, bevel=.004)
    a = np.linspace(-.25, np.pi+.25, 50); r = np.array([.05, .12, .165, .172, .172])[:, None]; z = np.array([.098, .098, .092, .08, .045])[:, None]
    hood = np.stack([r*np.cos(a), r*np.sin(a), z+0*a], -1); obj('hood', hood.reshape(-1, 3), grid_faces(5, 50), dark)
    rim = Acc(); rim.add(*tube(hood[-1], .004, 10)); rim.build('rim', dark)
    solid('hub', [(0, .05), (.052, .05), (.056, .06), (.056, .082), (.04, .088), (0, .088)], orange, bevel=.005)
    wires = Acc()
    for k in range(26):
        for _ in range(16):
            an = k*6.283/26+R.n(.045); top = np.array([np.cos(an)*.05, np.sin(an)*.05, .062+R.n(.002)]); far = R.u(.118, .138)
            end = np.array([np.cos(an+R.n(.05))*far, np.sin(an+R.n(.05))*far, .003+abs(R.n(.006))])
            wires.add(*tube(bezier(top, top*[1.75, 1.75, .85], end, 6), .0011, 5), R=R.u())
    wires.build('wires', steel('wire'))
    grip = Acc(); top = lean(1.)
    grip.add(*tube(np.concatenate([bezier(top-[0, .0, .02], top+[0, .03, .10], top+[0, .13, .11], 24), bezier(top+[0, .13, .11], top+[0, .21, .10], top+[0, .19, .03], 14)[1:], bezier(top+[0, .19, .03], top+[0, .12, -.03], top-[0, .008, .03], 20)[1:]]), .019, 24))
    mid_ = lean(.62); b = np.linspace(0, np.pi, 40); bow = lambda f: np.sign(f)*np.abs(f)**.6
    grip.add(*tube(np.stack([.10*bow(np.cos(b)), mid_[1]-.10*bow(np.sin(b)), mid_[2]+.05*bow(np.sin(b))], -1), .0125, 22)); grip.build('grip', soft)
    boxes('clamp', dark, [(0, mid_[1], mid_[2], .215, .034, .04)], bevel=.012); boxes('switch', orange, [(0, top[1]+.10, top[2]+.083, .018, .06, .022)], bevel=.009)
    cable = Acc(); e = top+[0, .20, .05]
    cable.add(*tube(np.concatenate([bezier(e, e+[.0, .08, -.1], e+[.10, .04, -.55], 30), bezier(e+[.10, .04, -.55], [.16, .38, .02], [.30, .2, .006], 30)[1:], bezier([.30, .2, .006], [.42, .05, .006], [.34, -.06, .006], 20)[1:]]), .0042, 14))
    cable.add(*tube(np.array([[.34, -.06, .006], [.335, -.067, .008], [.315, -.095, .012], [.314, -.0965, .012]]), [.005, .011, .013, .001], 20)); cable.build('cable', soft)
    return dict(pitch=14, yaw=-28)


def burner(R):
    """a lance with a bell at its foot, its flame on the weeds between the slabs, a grip with its tap, the cartridge screwed into the grip"""
    lance = bezier([-.20, 0, 1.0], [-.02, 0, .62], [.14, 0, .20], 40)
    a = Acc(); a.add(*tube(lance, .010, 20)); a.build('pipe', steel())
    c = Acc(); b = np.concatenate([np.linspace(0, 1, 60), np.linspace(.995, .3, 24)])       # out to the mouth, and back inside
    wide = np.interp(b, [0, .14, .3, .42, .55, .9, 1], [.0125, .014, .021, .032, .037, .042, .046])-np.where(np.arange(84) >= 60, .003, 0)
    wide[:60] = np.convolve(np.pad(wide[:60], 4, 'edge'), np.ones(9)/9, 'valid')
    c.add(*tube(np.array([.13, 0, .225])+b[:, None]*np.array([.058, 0, -.145]), wide, 64)); c.build('bell', simple_mat('bell', '#4f4b47', .35, .5, metal=.9))
    h = Acc(); q = np.linspace(0, 1, 50)
    h.add(*tube(bezier([-.12, 0, .84], [-.18, 0, .99], [-.36, 0, 1.06], 50), np.interp(q, [0, .06, .5, .94, 1], [.014, .026, .029, .030, .012])*(1+.03*(np.sin(q*80) > .3)*(q > .3)*(q < .8)), 28)); h.build('grip', painted('#24513b', .6))
    k = Acc(); k.add(*tube(np.array([[-.16, -.02, .93], [-.16, -.05, .93], [-.16, -.052, .93]]), [.02, .022, .001], 12)); k.build('tap', painted('#F59120', .4))
    solid('bottle', [(0, .012), (.036, .004), (.044, 0), (.047, .008), (.047, .175), (.043, .19), (.030, .205), (.016, .212), (.016, .235), (0, .235)], painted('#2f6fa8', .3), (-.385, 0, .82), .006, 96)
    solid('band', [(.0474, 0), (.0476, .0), (.0476, .06), (.0474, .06)], painted('#f1efe6', .4), (-.385, 0, .885), .0001, 96)
    solid('collar', [(.010, 0), (.021, 0), (.021, .022), (.015, .026), (.015, .04), (.010, .04)], brass('collar'), (-.385, 0, 1.043), .002, 48)
    slabs = [(x, y, .015, .296, .296, .03) for x in (.05, .354) for y in (-.152, .152)]
    boxes('slabs', simple_mat('slab', '#b3afa6', .9, .2, noise=.3, nscale=14, col2='#7c7a74', bump=.18, bscale=110), slabs, R, .004)
    boxes('joint', soil_mat(), [(.2, 0, .008, .58, .58, .016)])
    for x, y, k in ((.215, .085, .8), (.203, -.2, .5), (.203, .21, .6)):
        start = len(ALL)
        perennial.draw(R, dict(habit='perennial', pot=False, leaf='rowan', len=.075, cols=['#4d7d36', '#5f9244', '#74a352'], count=26, low=.05, wide=.06, stems=0, glow=.3))
        for n in range(start, len(ALL)): ALL[n] = ALL[n]*k+np.array([x, y, .02], np.float32)
    for side, long, drop in ((0., .2, .26), (.10, .15, .30), (-.12, .16, .28), (.03, .11, .42)):       # tongues that part on the stone
        v, f, u, tone = flame(0, 0, 0, long)
        obj('flame', np.stack([v[:, 0]*.7+.183+v[:, 2]*.62, v[:, 1]*.7+v[:, 2]*side*3, np.maximum(.094-v[:, 2]*drop*1.3, .034)], -1), f, flame_mat(), u, None, tone)


KIND = dict(trimmer=trimmer, brush=brush, burner=burner)
