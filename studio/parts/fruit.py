"""Berries, apples, pears, cones: small solids of revolution. Those with a name in `PROFILE` have a skin of their own, and no two are alike."""
import math

import numpy as np

from parts.foliage import Leaf, foliage_mat, leaf_of
from parts.look import look
from parts.mesh import Acc, Z, frames, grid_faces, merge, norm, tube
from parts.shader import simple_mat
from parts.shoots import curves, tubes


def solid(profile, sides=12):
    """profile (radius, height) from the stalk (top, +Y) to the eye; unit size, hanging down along -Y"""
    p = np.array(profile, float)
    a = np.linspace(0, 2*np.pi, sides, endpoint=False)
    V = np.stack([p[:, 0][:, None]*np.cos(a), -p[:, 1][:, None]+0*a, p[:, 0][:, None]*np.sin(a)], -1).reshape(-1, 3)
    U = np.stack([np.tile(a/6.283, len(p)), np.repeat(p[:, 1], sides)], -1)
    return V, grid_faces(len(p), sides, True), U


def fine(profile, sides):
    """a smooth profile, as fine as the fruit is round"""
    p = np.array(profile, float)
    if sides < 24: return p
    q = np.linspace(0, len(p)-1, sides//2)
    m = np.gradient(p, axis=0)
    i = np.minimum(q.astype(int), len(p)-2); t = (q-i)[:, None]
    return (1+2*t)*(1-t)**2*p[i]+t*(1-t)**2*m[i]+t*t*(3-2*t)*p[i+1]+t*t*(t-1)*m[i+1]


def lobes(mesh, n, deep):
    """swollen between n furrows"""
    v, f, u = mesh
    return v*np.stack([1+deep*np.cos(u[:, 0]*6.283*n), np.ones(len(v)), 1+deep*np.cos(u[:, 0]*6.283*n)], -1), f, u


def ball(sides=10):
    t = np.linspace(.02, math.pi-.02, max(7, sides//2))
    return solid([(.5*math.sin(x), .5-.5*math.cos(x)) for x in t], sides)


FRUIT = dict(
    berry=ball, apple=lambda: solid([(.02, .06), (.16, 0), (.36, .03), (.5, .22), (.52, .42), (.44, .7), (.26, .88), (.1, .9), (.02, .84)], 18),
    pear=lambda: solid([(.02, 0), (.13, .02), (.2, .2), (.27, .5), (.42, .85), (.46, 1.1), (.36, 1.32), (.1, 1.4), (.02, 1.36)], 16),
    plum=lambda: solid([(.02, .02), (.2, 0), (.38, .2), (.42, .5), (.34, .82), (.16, 1.0), (.02, 1.04)], 14), cherry=lambda: solid([(.02, .06), (.25, 0), (.46, .2), (.5, .45), (.38, .75), (.15, .9), (.02, .9)], 12),
    hip=lambda: solid([(.05, 0), (.3, .1), (.42, .4), (.36, .8), (.2, 1.0), (.22, 1.1), (.02, 1.05)], 10), lemon=lambda: solid([(.02, 0), (.12, .03), (.38, .25), (.45, .55), (.36, .9), (.12, 1.12), (.03, 1.2)], 14),
    bramble=lambda: solid([(.05, 0), (.4, .1), (.45, .35), (.38, .7), (.2, .95), (.02, 1.0)], 12), tomato=lambda sides=18: solid(fine([(.02, .08), (.2, .02), (.45, .15), (.54, .4), (.45, .7), (.2, .86), (.02, .86)], sides), sides),
    pepper=lambda sides=14: lobes(solid(fine([(.04, .12), (.2, .03), (.4, .04), (.49, .24), (.46, .55), (.4, .85), (.34, 1.04), (.2, 1.13), (.03, 1.05)], sides), sides), 3, .11 if sides > 20 else 0.), courgette=lambda sides=12: solid(fine([(.03, 0), (.1, .02), (.12, .4), (.14, 1.2), (.15, 1.7), (.1, 1.9), (.02, 1.95)], sides), sides),
    strawberry=lambda: solid([(.03, 0), (.34, .03), (.45, .25), (.36, .6), (.2, .9), (.02, 1.05)], 14), walnut=lambda: solid([(.02, 0), (.3, .05), (.5, .4), (.46, .75), (.2, 1.0), (.02, 1.02)], 12),
    fig=lambda: solid([(.04, 0), (.12, .1), (.24, .35), (.44, .75), (.4, 1.05), (.15, 1.2), (.03, 1.18)], 14), grape=ball, bean=lambda: solid([(.01, 0), (.04, .05), (.05, .6), (.045, 1.4), (.01, 1.6)], 8),
)


# radius and depth from the stalk cavity to the eye; how far from round; length of the stalk in fruits
PROFILE = dict(
    apple=([(.015, .11), (.07, .06), (.2, .015), (.36, .035), (.47, .16), (.505, .36), (.475, .58), (.38, .77), (.26, .87), (.14, .885), (.06, .85), (.015, .83)], .035, .42),
    pear=([(.02, .02), (.1, 0), (.15, .06), (.2, .28), (.27, .55), (.38, .8), (.455, 1.04), (.43, 1.22), (.3, 1.36), (.15, 1.39), (.05, 1.36), (.015, 1.34)], .045, .5),
    plum=([(.02, .04), (.12, 0), (.3, .08), (.42, .3), (.44, .55), (.38, .8), (.24, .98), (.1, 1.04), (.02, 1.05)], .03, .4),
    cherry=([(.02, .1), (.12, .02), (.32, .02), (.47, .18), (.5, .42), (.42, .68), (.26, .84), (.1, .88), (.02, .87)], .02, 1.7),
    walnut=([(.02, 0), (.2, .02), (.4, .16), (.49, .44), (.45, .72), (.3, .93), (.12, 1.01), (.02, 1.03)], .025, .2),
    fig=([(.04, 0), (.08, .04), (.13, .18), (.24, .4), (.4, .68), (.45, .9), (.36, 1.1), (.16, 1.19), (.04, 1.18)], .03, .15),
    strawberry=([(.03, .05), (.2, 0), (.38, .06), (.46, .22), (.42, .45), (.31, .7), (.16, .92), (.05, 1.02), (.01, 1.03)], .04, 1.2),
    blueberry=([(.02, 0), (.2, .04), (.4, .18), (.5, .42), (.44, .66), (.28, .8), (.2, .83), (.22, .88), (.17, .87), (.12, .8), (.01, .8)], .02, .3),
    currant=([(.02, 0), (.2, .04), (.4, .2), (.49, .46), (.4, .76), (.2, .93), (.06, .97), (.08, 1.05), (.04, 1.1), (.01, 1.1)], .012, .5),
    gooseberry=([(.02, 0), (.18, .03), (.38, .18), (.46, .5), (.38, .84), (.2, 1.02), (.06, 1.06), (.08, 1.14), (.05, 1.22), (.01, 1.22)], .015, .35),
    grape=([(.02, 0), (.2, .04), (.4, .18), (.48, .48), (.42, .8), (.24, 1.0), (.02, 1.05)], .012, .3),
)
SEPALS = dict(strawberry=(9, .5), bramble=(5, .5))


def grown(kind):
    """one of a few shapes of this fruit, as fine as their number allows"""
    if kind == 'bramble': return Leaf(drupelets, 4)
    prof, off, _ = PROFILE[kind]

    def make(g, level):
        sides = (10, 18, 32, 56)[level]
        v, f, u = solid(fine(prof, max(24, sides)), sides)
        a = np.arctan2(v[:, 2], v[:, 0]); y = -v[:, 1]
        k = 1+off*np.sin(a+g.random()*6)+off*.8*np.sin(2*a+g.random()*6)+off*.35*np.sin(5*a+g.random())*np.clip(y, 0, 1)
        v[:, [0, 2]] *= (k*g.uniform(.94, 1.06))[:, None]
        v[:, 0] += g.normal(0, off*1.6)*np.clip(y, 0, 2)**1.5
        if kind == 'plum': v[:, [0, 2]] *= (1-.05*np.exp(-(a/.16)**2))[:, None]          # the seam
        return v, f, u
    return Leaf(make, 5)


def drupelets(g, level):
    """bramble and raspberry: small balls in a spiral over a blunt cone"""
    n, one = 52, ball((7, 8, 10, 14)[level])
    q = (np.arange(n)+.5)/n
    r, y = np.interp(q, [0, .12, .4, .75, .93, 1], [.22, .36, .42, .33, .17, .03]), np.interp(q, [0, 1], [.06, .98])
    parts = []
    for i in range(n):
        a = i*2.39996+g.normal(0, .08); k = (.2-.04*q[i])*g.uniform(.9, 1.1)
        v = (one[0]+np.array([0, .5, 0]))*k
        parts.append((v+np.array([math.cos(a)*r[i]*.9, -y[i], math.sin(a)*r[i]*.9]), one[1], one[2]))
    return merge(parts)


@look('fruit')
def fruit_mat(cols, blush=None, rough=.28, skin=None):
    return locals()


def packed(R, n, box, gap):
    """n places in an ellipsoid, none nearer than gap to another; those that find no room are left out"""
    kept = np.zeros((0, 3))
    for p in R.dirs(n*14)*(R.u(0, 1, n*14)**.33)[:, None]*np.asarray(box):
        if not len(kept) or np.min(np.linalg.norm(kept-p, axis=1)) > gap: kept = np.concatenate([kept, p[None]])
        if len(kept) == n: break
    return kept


def clear_of(P, gap):
    """which places keep this distance from those before them"""
    kept = []
    for i in range(len(P)):
        if not kept or np.min(np.linalg.norm(P[kept]-P[i], axis=1)) > gap: kept.append(i)
    return np.array(kept, int)


def strings(R, b, P):
    """currants: a stalk that hangs and tapers, berries on short stalklets, the largest on top"""
    size, per = b['size'], b['per']
    pos, sc, rachis, stalks = [], [], Acc(), Acc()
    for p in P:
        a = R.u(0, 6.28); d = np.array([math.cos(a), math.sin(a)-.4, 0]); L = size*(1.+.46*per)*R.u(.8, 1.15)
        line = curves(p[None], (p+d*size*1.3-Z*L*.25)[None], (p+d*size*1.2-Z*L)[None], 16)
        tubes(rachis, line, np.linspace(.055, .025, 16)[None]*size, 5)
        q = np.linspace(.2, 1, per)
        at = np.stack([np.interp(q*15, np.arange(16), line[0, :, i]) for i in range(3)], -1)
        t = np.arange(per)*2.4+R.u(0, 6)
        side = np.stack([np.cos(t), np.sin(t), 0*t-.3], -1)*(size*(.66-.3*q))[:, None]
        tubes(stalks, curves(at, at+side*.6+Z*size*.12, at+side, 4), np.full((per, 4), size*.022), 4)
        pos.append(at+side); sc.append(size*(1.08-.42*q**1.5)*R.u(.9, 1.1, per))
    green = foliage_mat({'cols': ['#8a9a4a', '#9aa858'], 'vein': 0, 'rough': .6}, 'stalk')
    rachis.build('rachis', green); stalks.build('stalklets', green)
    return np.concatenate(pos), np.concatenate(sc)


def hang(R, kind, P, size, cols, blush=None, rough=.28, stalk=.5, tilt=.15, stalk_col='#5a6a34', root=None):
    """fruits hanging from points P; root: where their stalks begin"""
    n = len(P)
    if not n:
        return
    A, S = Acc(), Acc()
    own = kind in PROFILE or kind == 'bramble'
    if own: stalk = PROFILE.get(kind, (0, 0, .55))[2]
    up = norm(Z+R.n(tilt, (n, 3)))
    sc = size*R.u(.85, 1.12, n)*(1 if not own else R.u(.88, 1.06, n))
    top = P-Z*(stalk*size)
    A.scatter(grown(kind) if own else FRUIT[kind](), top, frames(up, R.dirs(n)), sc, R.u(0, 1, n), np.zeros(n))
    A.build('fruit', fruit_mat(cols, blush, rough, kind if own else None))
    if own: tubes(S, curves(P+Z*.3*size if root is None else root+Z*.02, P*.5+top*.5+R.n(.06*size, (n, 3)), top-up*(.08*sc)[:, None], 6), np.full((n, 1), size*(.022 if kind == 'cherry' else .034))*np.array([1.5, 1, .9, .9, 1, 1.1]), 6)
    else:
        for i in range(n): S.add(*tube(np.array([P[i]+Z*.3*size, top[i]-up[i]*.06*sc[i]]), size*.035, 4))
    S.build('stalks', simple_mat('stalk', '#6a5a38' if kind in ('apple', 'pear', 'plum') else stalk_col, .7))
    if kind in SEPALS:
        m, L = SEPALS[kind]; C = Acc()
        a = np.tile(np.arange(m)*6.283/m, n)+np.repeat(R.u(0, 6, n), m)+R.n(.15, n*m)
        D = norm(np.stack([np.cos(a), np.sin(a), R.u(-.25, .5, n*m)], -1))
        C.scatter(leaf_of(dict(o='lance', w=.34, bend=.7, side=3)), np.repeat(top+up*(.0*size), m, 0), frames(D, np.tile(Z, (n*m, 1))+D*.2), np.repeat(sc, m)*L*R.u(.8, 1.1, n*m), R.u(0, .99, n*m), np.zeros(n*m))
        C.build('sepals', foliage_mat({'cols': ['#4d8036', '#669848'], 'vein': .2, 'rough': .55}, 'leaf'))


def berry_clusters(R, b, P, N, twig=None):
    """clusters of berries: b = {cols, size, per, kind, spread}; twig: where each cluster springs from"""
    per, size, kind = b.get('per', 1), b['size'], b.get('kind', 'berry')
    spread = b.get('spread', size*.9)
    own = kind in PROFILE or kind == 'bramble'
    if own and b.get('string'):
        pos, sc = strings(R, b, P); n = len(pos)
        A = Acc(); A.scatter(grown(kind), pos, frames(norm(Z+R.n(.2, (n, 3))), R.dirs(n)), sc, R.u(0, 1, n), np.zeros(n))
        return A.build('berries', fruit_mat(b['cols'], b.get('blush'), b.get('rough', .25), kind))
    if own and per > 1:             # side by side, never within each other
        box = np.array([spread, spread, spread*b.get('tall', 1.)])+size*.3
        if kind == 'cherry': box = np.array([size*1.1, size*1.1, size*.25])
        each = [packed(R, per, box, size*.93) for _ in P]
        if per > 20: each = [e*np.concatenate([np.repeat(.78+.22*e[:, 2:]/box[2], 2, 1), np.ones((len(e), 1))], 1)-Z*box[2]*.8 for e in each]      # a bunch narrows to its end
        pos, root = np.concatenate([p+e for p, e in zip(P, each)]), np.repeat(P if twig is None else twig, [len(e) for e in each], 0)
    else:
        pos, root = np.repeat(P, per, 0), np.repeat(P if twig is None else twig, per, 0)
        if per > 1: pos = pos+R.dirs(len(pos))*spread*R.u(.3, 1, len(pos))[:, None]*np.array([1, 1, b.get('tall', 1.)])
        if own and size > .03: keep = clear_of(pos, size*.96); pos, root = pos[keep], root[keep]
    if b.get('hang'):
        hang(R, kind, pos, size, b['cols'], b.get('blush'), b.get('rough', .28), root=root if own and (kind == 'cherry' or twig is not None) else None)
        return
    A = Acc()
    n = len(pos)
    A.scatter(grown(kind) if own else FRUIT[kind](), pos+Z*size*.4, frames(norm(Z+R.n(.4, (n, 3))), R.dirs(n)), size*R.u(.8, 1.15, n), R.u(0, 1, n), np.zeros(n))
    A.build('berries', fruit_mat(b['cols'], b.get('blush'), b.get('rough', .25), kind if own else None))
    if own and per > 1:             # stalklets to the middle of the bunch
        S, hub = Acc(), root+Z*size*.5
        tubes(S, curves(hub, hub*.5+pos*.5+Z*size*.3, pos+Z*size*.42, 5), np.full((n, 5), size*.03), 4)
        S.build('stalklets', foliage_mat({'cols': ['#8a8a4a', '#7a7040'], 'vein': 0, 'rough': .6}, 'stalk'))
