"""A ready-made hedge: a screen of foliage on a frame in a long planter."""
import numpy as np

from parts.bloom import flowers_on_tips
from parts.crown import grow_crown
from parts.mesh import Acc, box
from parts.wood import wood_mat

REVISION = 1


def draw(R, t):
    w, h = t['size']
    bin_, frame = Acc(), Acc()
    bin_.add(*box(0, 0, .13, w*2+.12, .34, .26, .01), R=.2)
    bin_.build('bin', wood_mat('bin', '#6b4f36', '#4a3524'), smooth=False)
    for x in (-w, w):
        frame.add(*box(x, 0, h+.05, .05, .05, h*2, .006))
    frame.build('frame', wood_mat('frame', '#8a6a48', '#5f4630'), smooth=False)
    centre = np.array([0, 0, .22+h*.98])
    n = 14
    x = np.linspace(-w, w, n)*.95
    feet = np.stack([x, 0*x, 0*x+.22], -1)
    targets = np.stack([x+R.n(.05, n), R.n(.03, n), .3+h*2*R.u(.55, .95, n)], -1)
    tips = grow_crown(R, dict(t, bumps=.04), 'box', (w+.04, .16, h*.97), centre, feet, targets, clipped=True)
    flowers_on_tips(R, t, tips)
    return dict(pitch=8, yaw=-18, margin=.04)
