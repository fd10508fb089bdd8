"""A clipped hedge: a row of plants whose shoots end at the clip plane."""
import numpy as np

from parts.bloom import berries_on_tips, flowers_on_tips
from parts.crown import grow_crown
from parts.soil import bed

REVISION = 2


def draw(R, t):
    w, d, h = t.get('block', [1.4, .38, .98])
    n = max(4, round(2*w/.3))
    x = (np.arange(n)+.5)/n*2*w-w
    feet, targets = [], []
    for i in range(n):                          # several stems a plant, fanning out to the whole height
        for k in range(6):
            feet.append([x[i]+R.n(.02), R.n(.02), .0])
            targets.append([x[i]+R.u(-.5, .5)*2*w/n*1.3, R.u(-.55, .55)*d, .03+h*2*(.25+.68*(k+R.u(0, 1))/6)])
    centre = np.array([0, 0, h+.02])
    tips = grow_crown(R, t, 'box', (w, d, h), centre, feet, targets, clipped=True, thick=.016)
    bed(w+.05, d+.05)
    flowers_on_tips(R, t, tips)
    berries_on_tips(R, t, tips)
    return dict(pitch=9, yaw=-24)
