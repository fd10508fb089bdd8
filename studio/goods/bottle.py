"""Bottles, sprays, tins, tubes and buckets: solids of revolution with a label round them."""
import math

import numpy as np

from parts.label import print_mat
from parts.mesh import Acc, bezier, grid_faces, lathe, obj, round_profile, soft_box, tube
from parts.shader import simple_mat
from parts.shape import rod

REVISION = 2
FORM = dict(
    bottle=[(0, .012), (.13, .006), (.15, 0), (.168, 0), (.183, .02), (.183, .04), (.18, .052), (.18, .47), (.183, .482), (.18, .515), (.155, .575), (.1, .615), (.062, .632), (.058, .66), (.07, .664), (.07, .676), (.056, .68), (.055, .7)],
    spray=[(0, .012), (.12, .006), (.14, 0), (.158, 0), (.173, .02), (.173, .04), (.17, .052), (.17, .40), (.172, .412), (.16, .45), (.118, .53), (.085, .575), (.06, .6), (.055, .64), (.066, .644), (.066, .655), (.05, .66), (.05, .68)],
    tin=[(0, 0), (.2, 0), (.2, .36), (.195, .37), (.19, .36), (0, .36)],
    cartridge=[(0, .012), (.08, .012), (.08, 0), (.092, 0), (.092, .62), (.088, .64), (.03, .66), (.03, .7)],
    bucket=[(0, 0), (.235, 0), (.242, .008), (.276, .415), (.288, .418), (.29, .43), (.279, .436), (.281, .455), (.302, .458), (.306, .466), (.304, .498), (.296, .504), (.282, .504), (.278, .494), (0, .49)],
)


def draw(R, t):
    form = t.get('form', 'bottle')
    prof = round_profile(FORM[form], .02, 6)
    v, f, u = lathe(prof, 144)
    obj('body', v, f, simple_mat('plastic', t.get('body', '#f4f0e6'), .35, .4), u)
    lo, hi = {'bottle': (.05, .47), 'spray': (.05, .4), 'tin': (.03, .33), 'cartridge': (.05, .56), 'bucket': (.06, .42)}[form]
    wrap(t['prints'][0], prof, lo, hi, t.get('around', 1.75))
    CAP[form](R, t)
    return dict(pitch=10, margin=.07)


def wrap(file, prof, lo, hi, half):
    """the label bends round the front"""
    z = np.linspace(lo, hi, 12)
    r = np.interp(z, prof[:, 1], prof[:, 0])+.002
    a = np.linspace(-math.pi/2-half/2*1., -math.pi/2+half/2, 40)
    V = np.stack([r[:, None]*np.cos(a), r[:, None]*np.sin(a), z[:, None]+0*a], -1).reshape(-1, 3)
    uv = np.stack([np.tile(np.linspace(0, 1, 40), 12), np.repeat(np.linspace(0, 1, 12), 40)], -1)
    obj('label', V, grid_faces(12, 40), print_mat(file, .34, .45, 'vinyl'), uv)


def ribbed(profile, ribs, deep, bevel=.004):
    """turned, with grips all round where the profile is told to have them: its third number"""
    p = round_profile([q[:2] for q in profile], bevel, 4)
    grip = np.interp(p[:, 1], [q[1] for q in profile], [q[2] for q in profile])
    v, f, u = lathe(p, ribs*6)
    a = np.arctan2(v[:, 1], v[:, 0])
    k = 1-deep*np.repeat(grip, ribs*6)*(.5+.5*np.cos(a*ribs))**2
    return v*np.stack([k, k, 0*k+1], -1), f, u


def screw(R, t):
    """a cap with grips, and under it the ring that breaks when it is opened"""
    m = simple_mat('cap', t.get('cap', '#F59120'), .36, .45)
    v, f, u = ribbed([(.060, .700, 0), (.068, .700, 0), (.070, .706, .6), (.070, .712, 1), (.068, .772, 1), (.066, .779, 0), (.060, .786, 0), (.030, .787, 0), (0, .787, 0)], 44, .035, .005); obj('cap', v, f, m, u)
    v, f, u = lathe(round_profile([(.060, .681), (.069, .681), (.0705, .685), (.0705, .694), (.066, .698), (.060, .698)], .002, 3), 96); obj('ring', v, f, m, u)


def trigger(R, t):
    """the head of a spray: collar, housing with its nozzle forward, the lever under it"""
    m = simple_mat('trigger', t.get('cap', '#F59120'), .38, .45)
    v, f, u = ribbed([(.05, .655, 0), (.066, .655, 0), (.068, .662, 1), (.066, .715, 1), (.060, .722, 0), (.034, .735, 0), (.03, .76, 0), (0, .76, 0)], 36, .035, .005); obj('collar', v, f, m, u)
    head = Acc()
    head.add(*soft_box(-.005, 0, .800, .200, .070, .076, .030)); head.add(*soft_box(.070, 0, .792, .110, .064, .092, .032)); head.add(*soft_box(-.035, 0, .836, .150, .040, .026, .012)); head.add(*soft_box(.02, 0, .755, .075, .062, .05, .02))
    lever = bezier([-.062, 0, .768], [-.128, 0, .72], [-.098, 0, .615], 26)
    v, f, u = tube(np.concatenate([lever[:1]+[[.002, 0, .002]], lever, lever[-1:]-[[0, 0, .002]]]), np.concatenate([[.001], np.linspace(.015, .012, 26), [.001]]), 20); v[:, 1] *= 2.0; head.add(v, f, u)
    head.build('head', m)
    dark = Acc()
    v, f, u = soft_box(-.124, 0, .806, .046, .062, .062, .014); dark.add(v, f, u)
    dark.add(*rod([-.147, 0, .806], [-.158, 0, .806], .012, 20)); dark.build('nozzle', simple_mat('nozzle', '#f4f1e8', .4, .4))
    hole = Acc(); hole.add(*rod([-.1582, 0, .806], [-.1592, 0, .806], .0035, 12)); hole.build('hole', simple_mat('hole', '#1c1c1c', .6, .2))
    dip = Acc(); dip.add(*rod([0, 0, .66], [0, 0, .68], .02, 12)); dip.build('dip', m)


CAP = dict(bottle=screw, spray=trigger, tin=lambda R, t: lid(t), cartridge=lambda R, t: nozzle(t), bucket=lambda R, t: handle(R))


def lid(t):
    v, f, u = lathe(round_profile([(.19, .334), (.208, .334), (.21, .34), (.21, .392), (.202, .402), (.17, .402), (.166, .397), (0, .397)], .004), 180, 60, .006)
    obj('lid', v, f, simple_mat('lid', t.get('cap', '#F59120'), .42, .4), u)


def nozzle(t):
    v, f, u = lathe(round_profile([(0, .69), (.036, .69), (.036, .73), (.026, .74), (.012, 1.0), (.008, 1.0), (0, .99)], .003), 40)
    obj('nozzle', v, f, simple_mat('nozzle', t.get('cap', '#F59120'), .4, .4), u)


def handle(R):
    a = np.linspace(math.pi*.12, math.pi*.88, 30)
    line = np.stack([np.cos(a)*.31, -.16*np.sin(a), .44-.10*np.sin(a)], -1)
    h = Acc(); h.add(*tube(line, .008, 8)); h.build('handle', simple_mat('wire', '#8a8f8f', .3, .5, metal=1.))
