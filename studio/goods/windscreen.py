"""Wind screen cloth tied to the railing of a balcony: hems with eyelets, a cord through every eyelet, the rest still on the roll."""
import math

import numpy as np

from parts.fabric import weave
from parts.mesh import Acc, grid_faces, obj, tube
from parts.metal import painted, steel
from parts.shader import simple_mat
from parts.shape import boxes

REVISION = 2


def draw(R, t):
    h, w, foot = t['tall'], t['wide'], .07
    dark = painted('#2d3032', .45)
    rail, post = h+foot+.035, .04
    items = [(0, .03, rail, w+.12, .05, .03), (0, .03, foot-.03, w+.04, .03, .025)]
    items += [(x, .03, rail/2, post, post, rail) for x in (-w/2, w/2)]+[(x, .03, .006, .11, .11, .012) for x in (-w/2, w/2)]
    boxes('rail', dark, items, R, .004)
    bars = Acc()
    for x in np.linspace(-w/2, w/2, 13)[1:-1]: bars.add(*tube(np.array([[x, .03, foot-.03], [x, .03, rail]]), .007, 14))
    for x in (-w/2, w/2):
        for dx, dy in ((-.04, -.04), (.04, -.04)): bars.add(*tube(np.array([[x+dx, .03+dy, .012], [x+dx, .03+dy, .017], [x+dx, .03+dy, .018]]), [.008, .008, .0005], 6))
    bars.build('bars', dark)
    # the cloth: stretched between its ties, slack below them; at its end a roll
    end, turns = w*.30, 5
    x0 = -w/2-.012
    flat = np.linspace(x0, end, 420)
    th = np.linspace(0, turns*2*math.pi, turns*60)
    r = .062-.0042*th/(2*math.pi)
    xs = np.concatenate([flat, end+r[1:]*np.sin(th[1:])])
    ys = np.concatenate([0*flat-.006, -.006-.062+r[1:]*np.cos(th[1:])])
    v = np.linspace(0, 1, 70)
    holes = np.arange(x0+.03, end-.02, .19)
    near = np.min(np.abs(xs[:, None]-holes[None]), 1)/.095
    slack = np.clip((end-xs)/.15, 0, 1)*(np.arange(len(xs)) < len(flat))
    wave = (.018*np.sin(xs*7.1+1)+.010*np.sin(xs*17+2.2*np.sin(xs*3)))*slack
    X = np.broadcast_to(xs, (70, len(xs))); V = v[:, None]
    belly = np.sin(np.pi*V)**.8
    Y = ys-(wave+.012*slack)*belly-.006*slack*near**2*(1-belly)
    edge = .010*slack*(near**2)                                   # the hem sags between two ties
    Zc = foot+h*V-edge*V**8+edge*.6*(1-V)**8
    cloth = weave('cloth', t['col'], t['hem'], 300, .0006, rough=.75)
    n = len(xs)
    obj('cloth', np.stack([X, Y, Zc], -1).reshape(-1, 3), grid_faces(70, n), cloth, np.zeros((70*n, 2)))
    hem, stitch, ring, cord = Acc(), Acc(), Acc(), Acc()
    for lo, hi in ((0, 3), (66, 69)):
        P = np.stack([X[lo:hi+1], Y[lo:hi+1]-.0022, Zc[lo:hi+1]], -1)
        hem.add(P.reshape(-1, 3), grid_faces(hi-lo+1, n))
    inner = [np.stack([X[k], Y[k]-.0032, Zc[k]], -1) for k in (3, 66)]
    for line in inner:
        for i in range(0, len(flat)-2, 3): stitch.add(*tube(line[i:i+3], .0012, 5))
    side = np.stack([X[:, :9], Y[:, :9]-.0022, Zc[:, :9]], -1); hem.add(side.reshape(-1, 3), grid_faces(70, 9))
    a = np.linspace(0, 2*np.pi, 36)
    for hx in holes:
        i = int(np.argmin(np.abs(flat-hx)))
        for k, up in ((68, 1), (1, -1)):
            c = np.array([flat[i], Y[k, i]-.004, Zc[k, i]-(.002 if up > 0 else -.002)])
            ring.add(*tube(c+np.stack([np.cos(a)*.0095, 0*a, np.sin(a)*.0095], -1), .0036, 10))
            goal = rail if up > 0 else foot-.03
            half = .022 if up > 0 else .018
            p = np.array([c+[0, -.004, 0], c+[.001, -.012, up*.012], [c[0]+.003, .0, goal-up*half*.2-.0], [c[0]+.003, .002-.006, goal], [c[0]+.002, .0, goal+up*half], [c[0], .03, goal+up*(half+.003)], [c[0]-.003, .06, goal]])
            cord.add(*tube(p, .0032, 9))
            cord.add(*tube(np.array([c+[0, -.006, 0], c+[-.010, -.012, -.012], c+[-.014, -.010, -.034-.01*R.u()]]), .0028, 8)); cord.add(*tube(np.array([c+[0, -.006, 0], c+[.008, -.013, -.010], c+[.012, -.010, -.030-.01*R.u()]]), .0028, 8))
    hem.build('hem', simple_mat('hem', t['hem'], .85, .15)); stitch.build('stitch', simple_mat('stitch', t.get('thread', '#d9dcdc'), .8, .2))
    ring.build('eyelets', steel('eyelet')); cord.build('cord', simple_mat('cord', '#f0eee8', .8, .15))
    band = Acc(); b = np.linspace(0, 2*np.pi, 60)
    for z in (.22, .78): band.add(*tube(np.stack([end+np.sin(b)*.066, -.068+np.cos(b)*.066, 0*b+foot+h*z], -1), .003, 8))
    band.build('band', simple_mat('cord', '#f0eee8', .8, .15))
    return dict(pitch=t.get('pitch', 9), yaw=t.get('yaw', -16), margin=.06)
