"""Sedum for a roof: a mat half unrolled, a cassette, or a tray of plugs. Four kinds grow through each other, each in shoots of its own."""
import numpy as np

from parts.leaf import fleshy, leaf_mat
from parts.mesh import Acc, Z, box, frames, grid_faces, norm, obj
from parts.flower import petal_mat
from parts.shader import simple_mat

REVISION = 3
# leaf: width and thickness against its length; n of them up a shoot, so wide (against the shoot's height), how they stand
KINDS = dict(
    album=dict(w=.36, thick=.3, n=15, long=.42, up=.55, tip=.34), acre=dict(w=.5, thick=.4, n=20, long=.27, up=.8, tip=.22),
    reflexum=dict(w=.2, thick=.17, n=22, long=.42, up=.75, tip=.3), spurium=dict(w=.85, thick=.12, n=12, long=.46, up=.3, tip=.4),
)


def shoot(kind, seed, fine):
    """a shoot along +Y, as tall as 1: leaves round a stem, ending in a rosette"""
    d, g, acc = KINDS[kind], np.random.default_rng(seed), Acc()
    leaf = fleshy(1, d['w'], d['thick'], .8 if kind != 'spurium' else 1.1, .4, *fine, -.35)
    n = d['n']
    s = ((np.arange(n)+.5)/n)**.75
    a = np.arange(n)*2.39996+g.normal(0, .15, n)
    side = np.stack([np.cos(a), 0*a, np.sin(a)], -1)
    rise = (d['up']+1.1*s**2)[:, None]
    acc.scatter(leaf, np.array([0, 1., 0])*(s*.86)[:, None]+side*.02, frames(norm(side+np.array([0, 1., 0])*rise+g.normal(0, .1, (n, 3))), np.array([0, 1., 0])-side*.4), d['long']*(.75+.4*np.sin(np.pi*s*.9))*g.uniform(.85, 1.1, n), 0*s, 0*s)
    return np.concatenate(acc.V), np.concatenate(acc.F), np.concatenate(acc.U)


def stars(R, P, N, size, cols):
    """small flowers of five points in flat heads above the leaves"""
    a = np.linspace(0, 2*np.pi, 10, endpoint=False)
    r = np.where(np.arange(10) % 2, .22, 1.)
    V = np.concatenate([[[0, 0, -.1]], np.stack([r*np.cos(a), r*np.sin(a), .18*r], -1)])
    F = np.array([[0, 1+k, 1+(k+1) % 10, 1+(k+1) % 10] for k in range(10)])
    U = np.stack([.5+0*V[:, 0], np.concatenate([[0], r])], -1)
    heads, n = len(P), 9
    at = np.repeat(P, n, 0)+R.n(size*1.5, (heads*n, 3))*[1, 1, .35]
    face = norm(np.repeat(N, n, 0)+R.dirs(heads*n)*.45)
    acc = Acc()
    acc.scatter((V, F, U), at, frames(norm(np.cross(face, R.dirs(heads*n))), face), size*R.u(.75, 1.1, heads*n), R.u(0, 1, heads*n), np.zeros(heads*n))
    acc.build('petals', petal_mat('petal', cols, transl=.3))


def roll():
    """half of the mat lies, half is still rolled up: heights and depths of its upper side, and what is up on it"""
    th = np.linspace(0, 2.2*2*np.pi, 240)
    r = .13+.034*th/(2*np.pi)*2.
    Y, H = r*np.sin(th), -r*np.cos(th)
    k = np.where(np.cos(th) > .999)[0][-1]
    flat = np.linspace(0, .95, 90)
    low = -H[k]
    Y, H = np.concatenate([Y[:k+1], Y[k]+flat[1:]]), np.concatenate([H[:k+1]+low+.03, np.full(89, .03)])
    T = norm(np.stack([0*Y, np.gradient(-Y), np.gradient(H)], -1))
    N = np.cross(T, [1., 0, 0])
    return Y, H, N if N[-1][2] > 0 else -N


def draw(R, t):
    form = t['form']
    up, tall = Z, .026
    if form == 'plugs':
        w, d = .98, .64
        spots = np.array([[-.42+.12*(i % 8), -.24+.12*(i//8), .09] for i in range(40)])
        P = np.repeat(spots, 24, 0)+R.n(.018, (40*24, 3))*[1, 1, .15]
        patch = np.repeat(np.arange(40), 24)*7.31
        up = norm(np.repeat(Z[None], len(P), 0)+(P-np.repeat(spots, 24, 0))*[13, 13, 0])
        tray(w, d, .09); tall = .062
    elif form == 'tray':
        w, d, n = .6, .4, 2900
        P = np.stack([R.u(-w/2, w/2, n), R.u(-d/2, d/2, n), np.full(n, .068)], -1)
        tray(w+.02, d+.02, .07); tall = .034
    else:
        w, n, tall = 1., 8500, .033
        Y, H, N = roll()
        L = np.concatenate([[0], np.cumsum(np.hypot(np.diff(Y), np.diff(H)))])
        rim = R.u(0, 1, n) < .12                                # inside the roll only its ends are seen
        s = np.where(rim, R.u(L[len(Y)//9], L[-1], n), R.u(L[-1]-1.3, L[-1], n))
        P = np.stack([np.where(rim, np.sign(R.u(-1, 1, n))*R.u(.455, .5, n)*w, R.u(-w/2, w/2, n)), np.interp(s, L, -Y), np.interp(s, L, H)], -1)
        up = np.stack([np.zeros(n), np.interp(s, L, N[:, 1]), np.interp(s, L, N[:, 2])], -1)
        x = np.linspace(-w/2, w/2, 40)
        G = np.stack([np.broadcast_to(x[None], (len(Y), 40)), np.broadcast_to(-Y[:, None], (len(Y), 40)), np.broadcast_to(H[:, None], (len(Y), 40))], -1)
        coir = simple_mat('soil', '#5c4430', .95, .1, noise=.7, nscale=50, col2='#3a281b', bump=.8, bscale=80)
        for drop in (0, .018): obj('mat', (G-np.repeat(N[:, None], 40, 1)*drop).reshape(-1, 3), grid_faces(len(Y), 40), coir)
        for e in (0, -1): edge(G[:, e], G[:, e]-N*.018, coir)
        edge(G[-1], G[-1]-N[-1]*.018, coir)
        P[:, 2] = np.maximum(P[:, 2], .02)
    if form != 'plugs': patch = np.sin(P[:, 0]*11+2*np.sin(P[:, 1]*9+P[:, 2]*6))+np.sin(P[:, 1]*10+P[:, 2]*8+2.4*np.sin(P[:, 0]*8))+R.n(.55, len(P))
    else: patch = np.sin(patch)*2+R.n(.3, len(P))
    n = len(P)
    kinds = list(KINDS)
    rank = np.argsort(np.argsort(patch))/n                     # as many of each kind, in drifts that run into each other
    which = np.minimum((rank*len(t['cols'])).astype(int), len(t['cols'])-1)
    D = norm(np.broadcast_to(up, (n, 3))+R.dirs(n)*.34)
    size = tall*R.u(.6, 1.25, n)
    for k, col in enumerate(t['cols']):
        kind, pair = kinds[k % len(kinds)], col if isinstance(col, list) else [col, col]
        acc = Acc()
        for v in range(3):
            j = (which == k) & (np.arange(n) % 3 == v)
            acc.scatter(shoot(kind, v, (4, 5) if form == 'roll' else (5, 6)), P[j], frames(D[j], R.dirs(j.sum())), size[j]*(.8 if kind == 'acre' else 1.), R.u(0, 1, j.sum()), np.zeros(j.sum()))
        acc.build(f'sedum{k}', leaf_mat(f'sedum{k}', pair, rough=.4, transl=.08, vein=0, back=0))
    for k, (share, cols) in enumerate(t.get('bloom', [])):
        j = np.where(which == k)[0]
        j = j[R.g.permutation(len(j))[:int(len(j)*share)]]
        if len(j): stars(R, P[j]+D[j]*size[j][:, None]*(.9 if kinds[k % len(kinds)] == 'acre' else 1.12), D[j], .0058 if form != 'plugs' else .01, cols)
    return dict(pitch=24, yaw=-26, margin=.05)


def edge(a, b, mat):
    n = len(a)
    obj('edge', np.concatenate([a, b]), np.array([[i, i+1, n+i+1, n+i] for i in range(n-1)]), mat)


def tray(w, d, h):
    b = Acc()
    for it in ((0, -d/2, h/2, w, .012, h), (0, d/2, h/2, w, .012, h), (-w/2, 0, h/2, .012, d, h), (w/2, 0, h/2, .012, d, h)): b.add(*box(*it, .002))
    b.build('tray', simple_mat('tray', '#26282a', .5, .4), smooth=False)
    s = Acc(); s.add(*box(0, 0, h*.45, w-.01, d-.01, h*.8, .002)); s.build('soil', simple_mat('soil', '#4a3526', .95, .1, noise=.7, nscale=60, col2='#2b1d14', bump=.8, bscale=80), smooth=False)
