"""Bottles, sprays, tins, tubes and buckets: solids of revolution with a label round them."""
import math

import numpy as np

from parts.label import print_mat
from parts.mesh import Acc, box, grid_faces, lathe, obj, round_profile, tube
from parts.shader import simple_mat

REVISION = 1
FORM = dict(
    bottle=[(0, 0), (.17, 0), (.18, .03), (.18, .5), (.15, .58), (.06, .64), (.055, .7)],
    spray=[(0, 0), (.16, 0), (.17, .03), (.17, .42), (.12, .56), (.055, .62), (.05, .68)],
    tin=[(0, 0), (.2, 0), (.2, .36), (.195, .37), (.19, .36), (0, .36)],
    cartridge=[(0, .012), (.08, .012), (.08, 0), (.092, 0), (.092, .62), (.088, .64), (.03, .66), (.03, .7)],
    bucket=[(0, 0), (.24, 0), (.28, .46), (.295, .46), (.295, .49), (0, .5)],
)


def draw(R, t):
    form = t.get('form', 'bottle')
    prof = round_profile(FORM[form], .02)
    v, f, u = lathe(prof, 72)
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
    obj('label', V, grid_faces(12, 40), print_mat(file, .4), uv)


def screw(R, t):
    v, f, u = lathe(round_profile([(0, .69), (.065, .69), (.065, .78), (0, .785)], .008), 40, 30, .02)
    obj('cap', v, f, simple_mat('cap', t.get('cap', '#F59120'), .4, .4), u)


def trigger(R, t):
    acc = Acc()
    v, f, u = lathe(round_profile([(0, .67), (.062, .67), (.062, .73), (.03, .76), (0, .77)], .006), 30); acc.add(v, f, u)
    acc.add(*box(-.03, 0, .81, .24, .07, .09, .02)); acc.add(*box(-.17, 0, .82, .06, .045, .045, .01)); acc.add(*box(.1, 0, .77, .08, .06, .05, .015))
    line = np.array([[-.07, 0, .78], [-.1, 0, .7], [-.08, 0, .62]]); acc.add(*tube(line, [.018, .016, .012], 8))
    acc.build('trigger', simple_mat('trigger', t.get('cap', '#F59120'), .4, .4))


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
