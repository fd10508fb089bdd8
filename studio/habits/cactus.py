"""Cacti and tree euphorbias: ribbed columns, a barrel, or flat pads, with spines."""
import math

import numpy as np

from parts.mesh import Acc, Z, frames, grid_faces, lathe, norm, tube
from parts.pot import house_pot
from parts.shader import simple_mat
from parts.stone import gravel

REVISION = 2


def draw(R, t):
    soil = house_pot(t)
    body, spines = Acc(), Acc()
    spine = tube(np.array([[0, 0, 0], [0, .5, 0], [0, 1, 0]]), [.03, .02, .004], 4)
    for x, y, h, r, bow in t.get('columns', []):
        column(R, t, body, spines, spine, x, y, soil-.03, h, r, bow)
    for pad in t.get('pads', []):
        flat_pad(R, t, body, spines, spine, pad, soil)
    c = t['cols']
    body.build('body', simple_mat('cactus', c[0], .55, .3, noise=.35, nscale=6, col2=c[1]))
    spines.build('spines', simple_mat('spine', t.get('spine', '#efe3c4'), .6, .3))
    gravel(R, t.get('pot', {}).get('r', .27)*.86, soil, 420, ['#c7b59a', '#a8967b', '#e3d6bf'])
    return dict(pitch=t.get('pitch', 11), margin=.05)


def column(R, t, body, spines, spine, x, y, z0, h, r, bow):
    ribs = t.get('ribs', 12)
    s = .5-.5*np.cos(np.linspace(0, np.pi, 44))
    barrel = t.get('barrel')
    prof = []
    for q in s:
        w = math.sqrt(max(0, 1-(2*q-1)**2)) if barrel else (.8+.2*math.sin(math.pi*min(1, q*1.2)))*math.sqrt(max(0, 1-max(0, (q-.8)/.2)**2))
        prof.append((max(.004, r*w), z0+h*q))
    v, f, u = lathe(prof, ribs*8, ribs, t.get('ribdepth', .11))
    v = v+np.array([x, y, 0])
    v[:, 0] += bow*(v[:, 2]-z0)**2
    body.add(v, f, u)
    if barrel:                                  # the crown: wool and young spines close it
        n = 260; q = np.sqrt(R.u(0, 1, n)); a = R.u(0, 6.283, n)
        p = np.stack([x+q*r*.24*np.cos(a), y+q*r*.24*np.sin(a), z0+h*(.995-.03*q**2)], -1)
        spines.scatter(spine, p, frames(norm(np.stack([.5*np.cos(a)*q, .5*np.sin(a)*q, 0*a+1], -1)+R.dirs(n)*.5), R.dirs(n)), R.u(.25, .6, n)*t.get('spinelen', .06), R.u(0, 1, n), np.zeros(n))
    for k in range(ribs):
        a = 6.283*k/ribs
        for q in np.linspace(.06, .97, max(6, int(h*t.get('areoles', 20)))):
            w = np.interp(q, s, [p[0] for p in prof])*(1+t.get('ribdepth', .11))
            zz = z0+h*q
            p = np.array([x+w*math.cos(a)+bow*(zz-z0)**2, y+w*math.sin(a), zz])
            n = t.get('perspine', 6)
            D = norm(np.array([math.cos(a), math.sin(a), .1+(.9 if barrel and q > .8 else 0)])+R.dirs(n)*.75)
            spines.scatter(spine, np.repeat(p[None], n, 0), frames(D, R.dirs(n)), R.u(.5, 1, n)*t.get('spinelen', .06), R.u(0, 1, n), np.zeros(n))


def flat_pad(R, t, body, spines, spine, pad, soil):
    x, z, size, tilt, turn = pad
    th = np.linspace(.02, math.pi-.02, 16); a = np.linspace(0, 6.283, 24, endpoint=False)
    V = np.stack([np.sin(th)[:, None]*np.cos(a)*.42, np.sin(th)[:, None]*np.sin(a)*.11, .5-.5*np.cos(th)[:, None]+0*a], -1).reshape(-1, 3)
    V[:, 0] *= .75+.4*V[:, 2]
    def place(P):
        P = P*size
        c, s = math.cos(turn), math.sin(turn); P = np.stack([P[:, 0]*c-P[:, 1]*s, P[:, 0]*s+P[:, 1]*c, P[:, 2]], -1)
        c, s = math.cos(tilt), math.sin(tilt); return np.stack([P[:, 0]*c+P[:, 2]*s, P[:, 1], -P[:, 0]*s+P[:, 2]*c], -1)+np.array([x, 0, soil+z])
    body.add(place(V), grid_faces(16, 24, True))
    pick = V[R.g.permutation(len(V))[:110]]
    P = place(pick*1.01)
    for p in P:
        n = 7
        spines.scatter(spine, np.repeat(p[None], n, 0), frames(norm(R.dirs(n)+np.array([0, -.3, .2])), R.dirs(n)), np.full(n, .016), R.u(0, 1, n), np.zeros(n))
