"""Cacti and tree euphorbias: ribbed columns, a barrel, or flat pads, with spines."""
import math

import numpy as np

from parts.mesh import Acc, Z, frames, grid_faces, lathe, norm, tube
from parts.pot import house_pot
from parts.shader import simple_mat
from parts.stone import gravel

REVISION = 3


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
    v, f, u = lathe(prof, ribs*(24 if t.get('wings') else 8), 0 if t.get('wings') else ribs, t.get('ribdepth', .11))
    if t.get('wings'):                          # a spurge: ribs as thin wings with a wavy edge
        a, rad = np.arctan2(v[:, 1], v[:, 0]), np.hypot(v[:, 0], v[:, 1])
        wing = np.abs(np.cos(a*ribs/2))**t['wings']
        k = (.26+.74*wing)*(1+.06*wing*np.sin(v[:, 2]*52+np.round(a*ribs/6.283)*2))*(r/np.maximum(rad, .004)*np.interp((v[:, 2]-z0)/h, s, [p[0] for p in prof])/r)
        v[:, :2] *= k[:, None]
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
            w = np.interp(q, s, [p[0] for p in prof])*(1 if t.get('wings') else 1+t.get('ribdepth', .11))
            zz = z0+h*q
            p = np.array([x+w*math.cos(a)+bow*(zz-z0)**2, y+w*math.sin(a), zz])
            n = t.get('perspine', 6)
            D = norm(np.array([math.cos(a), math.sin(a), .1+(.9 if barrel and q > .8 else 0)])+R.dirs(n)*.75)
            spines.scatter(spine, np.repeat(p[None], n, 0), frames(D, R.dirs(n)), R.u(.5, 1, n)*t.get('spinelen', .06), R.u(0, 1, n), np.zeros(n))


def flat_pad(R, t, body, spines, spine, pad, soil):
    """an oval pad, its areoles in slanting rows: a cushion of short glochids and a few long spines each"""
    x, z, size, tilt, turn = pad
    th, a = np.linspace(.01, math.pi-.01, 48), np.linspace(0, 6.283, 80, endpoint=False)

    def skin(th, a):
        V = np.stack([np.sin(th)*np.cos(a)*.42, np.sin(th)*np.sin(a)*(.105+.02*np.sin(th)), .5-.5*np.cos(th)+0*a], -1)
        V[..., 0] *= .72+.42*V[..., 2]
        V[..., 1] += .012*np.sin(V[..., 0]*17+turn*9)*np.sin(V[..., 2]*13+tilt*7)
        return V

    def place(P):
        P = P*size
        c, s = math.cos(turn), math.sin(turn); P = np.stack([P[..., 0]*c-P[..., 1]*s, P[..., 0]*s+P[..., 1]*c, P[..., 2]], -1)
        c, s = math.cos(tilt), math.sin(tilt); return np.stack([P[..., 0]*c+P[..., 2]*s, P[..., 1], -P[..., 0]*s+P[..., 2]*c], -1)+np.array([x, 0, soil+z])
    V = skin(th[:, None], a[None])
    rows = 9
    spots = []
    for i in range(rows):
        q = math.acos(1-2*(i+.7)/rows)
        m = max(4, int(round(15*math.sin(q)))) if i < rows-1 else 5
        spots.append(np.stack([np.full(m, q), 6.283*(np.arange(m)+(i % 2)*.5)/m], -1))
    spots = np.concatenate(spots)
    spots = np.concatenate([spots, np.stack([np.linspace(.5, 2.9, 9), np.zeros(9)], -1), np.stack([np.linspace(.5, 2.9, 9), np.full(9, math.pi)], -1)])+R.n(.02, (len(spots)+18, 2))
    e = 1e-3
    P = place(skin(spots[:, 0], spots[:, 1]))
    N = norm(np.cross(place(skin(spots[:, 0], spots[:, 1]+e))-P, place(skin(spots[:, 0]+e, spots[:, 1]))-P))
    N = N*np.sign((N*(P-place(np.array([0, 0, .5]))[None])).sum(1))[:, None]
    body.add(place(V).reshape(-1, 3), grid_faces(48, 80, True))
    for p, n in zip(P, N):
        k = 22
        spines.scatter(spine, p-n*.001+R.n(.0035, (k, 3)), frames(norm(n+R.dirs(k)*.55), R.dirs(k)), R.u(.008, .017, k), R.u(0, 1, k), np.zeros(k))
        k = 3
        spines.scatter(spine, np.repeat(p[None], k, 0), frames(norm(n+R.dirs(k)*.6-Z*.15), R.dirs(k)), R.u(.014, .036, k), R.u(0, 1, k), np.zeros(k))
