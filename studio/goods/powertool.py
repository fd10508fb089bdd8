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
    KIND[t['kind']](R)
    return dict(pitch=10, yaw=-16, margin=.06)


def trimmer(R):
    """two rows of teeth on a bar, a housing that flows into the rear grip, a bow in front, a guard, a battery that clicks in below"""
    bar, teeth = Acc(), Acc()
    bar.add(*box(.60, 0, .205, 1.0, .012, .034, .003)); bar.add(*box(.60, -.010, .205, .98, .006, .020, .002))
    for i in range(17):
        x = .20+i*.052
        for up in (-1, 1):
            s = np.linspace(0, 1, 7)
            V = np.stack([x+up*0+.012*s*0+np.array([[-1], [1]])*(.012-.007*s), np.full((2, 7), -.004), .205+up*(.014+.055*s)+0*np.array([[1], [1]])], -1)
            for y in (-.006, .004): teeth.add((V+[0, y, 0]).reshape(-1, 3), np.array([[k, k+1, 7+k+1, 7+k] for k in range(6)]))
            teeth.add(*box(x, 0, .205+up*.045, .012, .010, .06, .002))
    bar.build('bar', steel()); teeth.build('teeth', steel('teeth'), smooth=False)
    green, dark = painted('#24513b', .4), painted('#26282a', .6)
    q = np.linspace(0, 1, 40)
    body = Acc(); body.add(*tube(np.stack([.16-.42*q, 0*q, .215+.045*q], -1), np.interp(q, [0, .03, .2, .6, .9, 1], [.04, .085, .105, .10, .075, .05]), 40))
    body.build('body', green)
    boxes('gear', dark, [(.17, 0, .2, .10, .13, .13)], bevel=.03)
    grip = Acc(); grip.add(*tube(np.concatenate([bezier([-.22, 0, .29], [-.36, 0, .37], [-.47, 0, .30], 22), bezier([-.47, 0, .30], [-.52, 0, .24], [-.47, 0, .17], 12)[1:], bezier([-.47, 0, .17], [-.38, 0, .11], [-.22, 0, .19], 22)[1:]]), .032, 24))
    s = np.linspace(0, 1, 40); grip.add(*tube(np.stack([.06+.02*np.sin(np.pi*s), -.15*np.cos(np.pi*s), .24+.22*np.sin(np.pi*s)**.7], -1), .019, 20)); grip.build('grips', dark)
    boxes('trigger', painted('#F59120', .4), [(-.33, 0, .275, .09, .026, .03)], bevel=.012)
    boxes('battery', dark, [(-.23, 0, .115, .19, .12, .09)], bevel=.022); boxes('clip', painted('#F59120', .4), [(-.23, -.058, .135, .07, .012, .03)], bevel=.005)
    a = np.linspace(-.2, np.pi+.2, 30); r = np.linspace(0, 1, 8)
    G = np.stack([.235-.05*r[:, None]**2+0*a, np.cos(a)*(.05+.15*r[:, None]), .20+np.sin(a)*(.05+.17*r[:, None])], -1)
    obj('guard', G.reshape(-1, 3), grid_faces(8, 30), painted('#2c2f31', .45))


def brush(R):
    a = Acc(); a.add(*tube(np.array([[0, 0, .14], [.0, .05, .6], [0, .1, 1.15]]), .018, 12)); a.build('pole', painted('#8a9090', .3))
    boxes('motor', painted('#24513b', .4), [(0, -.01, .22, .16, .2, .18)], bevel=.05)
    h = Acc(); h.add(*tube(bezier([0, .1, 1.1], [0, .13, 1.25], [0, .3, 1.2], 12), .024, 12)); h.add(*tube(bezier([-.1, .06, .78], [0, -.14, .84], [.1, .06, .78], 14), .018, 10)); h.build('grip', painted('#26282a', .6))
    solid('hub', [(0, .04), (.05, .04), (.05, .09), (0, .1)], painted('#F59120'), bevel=.005)
    w = Acc()
    for i in range(170):
        an = R.u(0, 6.28); w.add(*tube(np.array([[np.cos(an)*.05, np.sin(an)*.05, .06], [np.cos(an)*.16, np.sin(an)*.16, .02+R.u(0, .03)]]), .003, 4))
    w.build('wire', steel('wire')); boxes('guard', painted('#26282a', .5), [(0, .08, .13, .3, .14, .02)], bevel=.01)


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
