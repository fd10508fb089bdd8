"""Leaves on the nodes of shoots that differ in length: each shoot has as many nodes as its length gives, its end bud opens in young upright leaves."""
import numpy as np

from parts.foliage import foliage_mat, leaf_data, leaf_shape
from parts.mesh import Acc, Z, frames, norm
from parts.pot import STANDS
from parts.shoots import GOLDEN, curves, mid, spread, tubes

GROUP = dict(opposite=2, ranks=2, whorl=3)


def lengths(path):
    return np.linalg.norm(np.diff(path, axis=1), axis=-1).sum(1)


def nodes_of(t, path, first, size, gap):
    """how many nodes each shoot has; gap: their distance in leaf lengths"""
    group = GROUP.get(leaf_data(t).get('order'), 1)
    return np.maximum(2, np.round((1-first)*lengths(path)/(gap*size*(1.5 if group > 1 else 1.)))).astype(int)


def along(path, i, s):
    """points and directions at the fractions s of the paths i"""
    n = path.shape[1]
    q = np.clip(s, 0, 1)*(n-1)
    j = np.minimum(q.astype(int), n-2)
    f = (q-j)[:, None]
    return path[i, j]*(1-f)+path[i, j+1]*f, norm(path[i, j+1]-path[i, j])


def dress(R, t, path, first, size, nodes, centre, b, heads=None):
    """b: `angle` from the shoot, `out` from the middle of the plant, `sag`, `level` (0 as they grow, 1 flat), `bud` leaves of an end bud; heads: places and radii no leaf enters"""
    d = leaf_data(t)
    order = d.get('order', 'spiral')
    group, K = GROUP.get(order, 1), len(path)
    first, size = np.broadcast_to(first, (K,)), np.broadcast_to(size, (K,))
    count = nodes*group
    i = np.repeat(np.arange(K), count)
    j = np.arange(count.sum())-np.repeat(np.cumsum(count)-count, count)
    m = len(i)
    q = (j//group+.5)/nodes[i]
    q = q**.4 if order == 'tuft' else 1-(1-q)**1.12
    s = np.clip(first[i]+(1-first[i])*q+R.n(.01, m), 0, 1)
    p, axis = along(path, i, s)
    start = R.u(0, 6.283, K)[i]
    turn = start+dict(opposite=(j//2)*np.pi/2+(j % 2)*np.pi, alternate=j*np.pi+j*.12, ranks=j*np.pi, whorl=(j//3)*np.pi/3+(j % 3)*2.094).get(order, j*GOLDEN)+R.n(.18, m)
    young = 1-np.clip((1-s)*lengths(path)[i]/(b.get('soft', 1.6)*size[i]), 0, 1)
    long_ = size[i]*(1-.5*young**1.3)*R.u(.8, 1.12, m)*np.exp(R.n(.3*t.get('natural', .4), m))*np.clip(.82+.6*q, .8, 1)
    angle = b.get('angle', 1.25)-b.get('close', .75)*young+R.n(.14, m)
    keep = R.u(0, 1, m) > .05+b.get('shed', .3)*np.clip(.3-q, 0, 1)
    tone = np.clip(young**1.7*b.get('pale', .8)*R.u(.5, 1.1, m)*R.u(.3, 1.2, K)[i], 0, 1)
    if b.get('bud', 3):                                               # the end bud: young leaves, still upright and folded
        k = b.get('bud', 3)
        e = np.repeat(np.arange(K), k); n = np.tile(np.arange(k), K)
        tip, ahead = along(path, e, np.ones(len(e)))
        grown = R.u(.35, 1.05, K)[e]*np.array([.62, .5, .38, .3])[np.minimum(n, 3)]
        i, p, axis = np.concatenate([i, e]), np.concatenate([p, tip]), np.concatenate([axis, ahead])
        turn = np.concatenate([turn, start[e]+n*2*np.pi/k+R.n(.3, len(e))])
        angle = np.concatenate([angle, R.u(.2, .45, len(e))])
        long_ = np.concatenate([long_, size[e]*grown])
        young, keep = np.concatenate([young, np.full(len(e), 1.)]), np.concatenate([keep, np.ones(len(e), bool)])
        tone = np.concatenate([tone, np.clip(R.u(.7, 1.05, len(e))*b.get('pale', .8)*1.15, 0, 1)])
        m = len(i)
    D = spread(axis, turn, angle)
    out = norm((p-centre)*[1, 1, .5])
    old = (1-.8*young)[:, None]
    D = norm(D+out*b.get('out', .2)*old-Z*b.get('sag', .3)*old*R.u(.2, 1.2, (m, 1)))
    D = norm(D*np.concatenate([np.ones((m, 2)), 1-b.get('level', 0.)*old], 1))
    stalk = d.get('petiole', .1)*long_
    base = p+D*stalk[:, None]+Z*(stalk*.1)[:, None]
    up = norm(axis*.5*(1-b.get('level', 0.))+Z*.9+out*.3+np.array([-.25, -.35, .2])*R.u(0, 1, (m, 1))+R.n(.16, (m, 3)))
    if heads is not None:
        for _ in range(3): D = shunned(base, D, long_, *heads)
        base = p+D*stalk[:, None]+Z*(stalk*.1)[:, None]
        keep &= ~inside(base, D, long_, heads[0], heads[1]*.92)
    for share in (0., .45, .9):                                       # no leaf through the pot
        spot = base+D*(long_*share)[:, None]-Z*(long_*share**2*.25)[:, None]
        keep &= ~((np.hypot(spot[:, 0], spot[:, 1]) < STANDS['r']+.006) & (spot[:, 2] < STANDS['h']+.004))
    if t.get('flush'): tone = np.where((R.u(0, 1, K) < t['flush'])[i], np.clip(tone+.5, 0, 1), tone)
    rnd = np.clip(.5+R.n(.16, K)[i]+R.n(.14, m)+.12*out[:, 2], 0, .999)
    wide = np.where(young > .97, .72, 1.)
    leaves = Acc()
    leaves.scatter(leaf_shape(t), base[keep], frames(D, up)[keep], (long_[:, None]*np.stack([wide, 1+0*wide, wide], -1))[keep], rnd[keep], np.clip(tone*t.get('youngness', 1.), 0, 1)[keep])
    leaves.build('leaves', foliage_mat(t))
    if not d.get('plain') and d.get('petiole', .1) > .02:
        pet = Acc()
        bow = curves(p[keep], (p+D*stalk[:, None]*.5+Z*(stalk*.16)[:, None])[keep], (base+D*(long_*.03)[:, None])[keep], 4)
        tubes(pet, bow, (long_[keep]*.011)[:, None]*np.array([1.2, 1., .9, .8]), 4, rnd[keep])
        pet.build('petioles', foliage_mat({'cols': [mid(t['cols'], .6)], 'vein': 0, 'rough': .45}, 'petiole'))
    return int(keep.sum())


def inside(base, D, long_, at, r):
    """which leaves enter a flower head"""
    hit = np.zeros(len(base), bool)
    for share in (.3, .65, 1.):
        spot = base+D*(long_*share)[:, None]-Z*(long_*share**2*.25)[:, None]
        hit |= (np.linalg.norm(spot[:, None]-at[None], axis=2) < r[None]).any(1)
    return hit


def shunned(base, D, long_, at, r):
    """leaves that would enter a head turn away from it"""
    spot = base+D*(long_*.7)[:, None]
    away = spot[:, None]-at[None]
    far = np.linalg.norm(away, axis=2)
    push = np.clip(1.15*r[None]-far, 0, None)/np.maximum(long_[:, None], 1e-6)
    return norm(D+(away/np.maximum(far, 1e-6)[..., None]*push[..., None]).sum(1)*1.1-Z*(push.sum(1)*.25)[:, None])
