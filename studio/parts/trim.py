"""Christmas trimmings: baubles, lights, a star."""
import math

import numpy as np

from parts.fruit import FRUIT
from parts.leaf import blade
from parts.mesh import Acc, Z, frames, norm, tube
from parts.look import look
from parts.shader import simple_mat


@look('glow')
def glow_mat(col='#ffd68a', strength=6.):
    return locals()


def bauble_mat(col, name='bauble'):
    return simple_mat(name, col, .16, .6, metal=.55, coat=.6)


def dress(R, d, tips, top):
    front = tips[tips[:, 1] < .25]
    balls = [Acc() for _ in d.get('cols', [])]
    for i, p in enumerate(front[R.g.permutation(len(front))[:d.get('n', 70)]]):
        if balls:
            balls[i % len(balls)].scatter(FRUIT['berry'](), (p-Z*.03)[None], frames(Z[None], np.array([[0, 1., 0]])), np.array([R.u(.075, .1)]), np.array([.5]), np.zeros(1))
    for acc, col in zip(balls, d.get('cols', [])):
        acc.build('bauble', bauble_mat(col))
    if d.get('lights'):
        dot = Acc()
        pick = tips[R.g.permutation(len(tips))[:d['lights']]]
        n = len(pick)
        dot.scatter(FRUIT['berry'](), pick+Z*.03+R.n(.02, (n, 3)), frames(np.repeat(Z[None], n, 0), R.dirs(n)), np.full(n, .024), R.u(0, 1, n), np.zeros(n))
        dot.build('lights', glow_mat())
    if d.get('star'):
        star = Acc()
        for k in range(5):
            a = k*2*math.pi/5+math.pi/2
            star.scatter(blade(1, .5, .2, .9, 5, 3, .5, 0), (np.array([0, -.02, top+.06]))[None], frames(np.array([[math.cos(a), 0, math.sin(a)]]), np.array([[0, -1., 0]])), np.array([.13]), np.array([.5]), np.zeros(1))
        star.build('star', bauble_mat('#d9b04a', 'star'))
