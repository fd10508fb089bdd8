"""Rosettes of fleshy leaves: echeveria, aloe, haworthia, agave; and the jade plant on stems."""
import math

import numpy as np

from parts.foliage import foliage_mat
from parts.leaf import blade, fleshy
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import house_pot
from parts.bark import bark_mat
from parts.stone import gravel

REVISION = 2


def draw(R, t):
    soil = house_pot(t)
    r = t.get('pot', {}).get('r', .27)
    if t.get('branches'):
        bush(R, t, soil)
    else:
        for x, y, s in t.get('heads', [[0, 0, 1.]]):
            rosette(R, t, np.array([x, y, soil]), s)
    gravel(R, r*.86, soil, int(2600*r*r)+150, t.get('gravel', ['#b8aa96', '#8f8473', '#d6cab8']))
    return dict(pitch=t.get('pitch', 18), margin=.06)


def pointed(t):
    """a broad spoon that narrows in a curve to a short hard point: echeveria"""
    v, f, u = fleshy(1, 1, 1, .9, .34, 34, 28, t.get('bend', -.55))
    s = np.repeat(np.linspace(0, 1, 34), 28)
    w = np.interp(s, [0, .12, .35, .6, .78, .88, .95, .985, 1], [.34, .46, .78, .99, .94, .72, .36, .10, .004])*t.get('width', .5)/2
    a = np.tile(np.linspace(0, 2*np.pi, 28, endpoint=False), 34)
    thick = t.get('thick', .2)/2*np.interp(s, [0, .3, .8, 1], [.7, 1, .6, .02])
    b = t.get('bend', -.55)
    X = np.cos(a)*w
    return np.stack([X, np.sin(b*s)/b, np.sin(a)*thick-(1-np.cos(b*s))/b+np.abs(X)*.32], -1), f, np.stack([.5+.5*np.cos(a), s], -1)


def rosette(R, t, at, scale):
    acc = Acc()
    n = t.get('n', 40)
    for i in range(n):
        a, q = i*2.39996, i/n
        el = math.radians(t.get('top', 82)-t.get('open', 74)*q**.8)
        L = (t.get('short', .12)+t.get('long', .36)*q**.75)*scale
        tm = pointed(t) if t.get('mucro') else fleshy(1, t.get('width', .5), t.get('thick', .2), t.get('a', .9), t.get('b', .34), 28, 28, t.get('bend', -.55))
        d = np.array([math.cos(a), math.sin(a), 0])
        D = norm(d*math.cos(el)+Z*math.sin(el)+R.n(t.get('loose', 0.), 3))
        acc.scatter(tm, (at+Z*(t.get('raise', .1)-.06*q)*scale+d*.03*scale)[None], frames(D[None], (Z*math.cos(el)-d*math.sin(el))[None]), np.array([L]), np.array([R.u()]), np.zeros(1))
    acc.build('rosette', foliage_mat(dict(t, vein=0, back=0, glow=.06)))


def bush(R, t, soil):
    wood, leaves = Acc(), Acc()
    tm = fleshy(1, .62, .22, .8, .45, 20, 20, -.3)
    for i in range(t['branches']):
        a = i*2.4
        q = math.sqrt((i+.5)/t['branches'])
        d = np.array([math.cos(a), math.sin(a), 0])
        tip = d*.4*q+Z*(soil+.62-.28*q)
        P = bezier(Z*soil, Z*(soil+.22)+d*.08, tip, 9)
        wood.add(*tube(P, np.linspace(.05, .014, 9), 9))
        for k in range(14):
            b = k*1.57+(.78 if k % 4 > 1 else 0)
            dd = norm(np.array([math.cos(b), math.sin(b), .6])+R.n(.2, 3))
            p = P[-1]-norm(P[-1]-P[-2])*.02*k
            leaves.scatter(tm, p[None], frames(dd[None], (Z-dd*.3)[None]), np.array([R.u(.11, .16)]), np.array([R.u()]), np.zeros(1))
    wood.build('stems', bark_mat('jade', '#9a8a6c', '#6b5c44'))
    leaves.build('leaves', foliage_mat(dict(t, vein=0, back=0, glow=.06)))
