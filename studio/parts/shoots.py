"""Shoots with leaves on their nodes: the species' order, a stalk, smaller and paler to the tip."""
import numpy as np

from parts.foliage import foliage_mat, leaf_data, leaf_shape
from parts.mesh import Acc, Z, frames, grid_faces, norm
from parts.pot import STANDS

GOLDEN = 2.399963


def tubes(acc, path, radius, sides=5, rnd=0., tone=0.):
    """many stems at once: path (K, n, 3), radius (K, n)"""
    K, n, _ = path.shape
    t = norm(np.gradient(path, axis=1))
    ref = np.where(np.abs(t[:, :1, 2:]) > .8, [1., .13, 0], [.1, 0, 1.])
    a = norm(np.cross(t, np.broadcast_to(ref, t.shape)))
    b = np.cross(t, a)
    f = np.linspace(0, 2*np.pi, sides, endpoint=False)
    ring = a[:, :, None]*np.cos(f)[:, None]+b[:, :, None]*np.sin(f)[:, None]
    V = path[:, :, None]+ring*np.broadcast_to(radius, (K, n))[:, :, None, None]
    along = np.cumsum(np.linalg.norm(np.diff(path, axis=1, prepend=path[:, :1]), axis=-1), 1)
    U = np.stack([np.broadcast_to(f/6.2832, (K, n, sides)), np.broadcast_to(along[:, :, None], (K, n, sides))], -1)
    F = (grid_faces(n, sides, True)[None]+(np.arange(K)*n*sides)[:, None, None]).reshape(-1, 4)
    spread = lambda x: np.broadcast_to(np.asarray(x, float).reshape(-1, 1, 1) if np.ndim(x) else x, (K, n, sides)).ravel()
    acc.add(V.reshape(-1, 3), F, U.reshape(-1, 2), spread(rnd), spread(tone))


def curves(a, b, c, n=10):
    """quadratic curves, one a row"""
    s = np.linspace(0, 1, n)[None, :, None]
    return (1-s)**2*a[:, None]+2*s*(1-s)*b[:, None]+s*s*c[:, None]


def at(path, s):
    """points and directions at fractions s (K, k) of the paths (K, n, 3)"""
    n = path.shape[1]
    q = np.clip(s, 0, 1)*(n-1)
    i = np.minimum(q.astype(int), n-2)
    r = np.arange(len(path))[:, None]
    f = (q-i)[..., None]
    return path[r, i]*(1-f)+path[r, i+1]*f, norm(path[r, i+1]-path[r, i])


def spread(axis, turn, angle):
    """directions at `angle` from their axis, turned round it"""
    ref = np.where(np.abs(axis[..., 2:]) > .8, [1., .1, .05], [0, 0, 1.])
    a = norm(np.cross(axis, ref))
    b = np.cross(axis, a)
    return axis*np.cos(angle)[..., None]+(a*np.cos(turn)[..., None]+b*np.sin(turn)[..., None])*np.sin(angle)[..., None]


def turns(R, order, K, k):
    """round the shoot: 2/5 spiral, two ranks, pairs crosswise, whorls of three, or a tuft at the end"""
    i, start = np.arange(k)[None], R.u(0, 6.283, (K, 1))
    if order == 'opposite': q = (i//2)*np.pi/2+(i % 2)*np.pi
    elif order == 'alternate': q = i*np.pi+i*.12
    elif order == 'ranks': return i*np.pi+0*start+R.n(.22, (K, k))                # two level ranks
    elif order == 'whorl': q = (i//3)*np.pi/3+(i % 3)*2.094
    else: q = i*GOLDEN
    return start+q+R.n(.18, (K, k))


def places(order, k, first):
    """how far along the shoot its nodes stand"""
    i = np.arange(k)
    group = dict(opposite=2, ranks=2, whorl=3).get(order, 1)
    s = ((i//group)+.5)/max(1, -(-k//group))
    if order == 'tuft': s = s**.45
    return first+(1-first)*s


def clothe(R, t, path, k, first, size, name='leaves', droop=.3, youth=1., centre=None, light=.25, acc=None):
    """k leaves on each shoot from `first` (K or a number) to the tip; returns how many"""
    d = leaf_data(t)
    K = len(path)
    order = d.get('order', 'spiral')
    first = np.broadcast_to(np.asarray(first, float), (K,))
    s = np.stack([places(order, k, f) for f in np.unique(first)])[np.unique(first, return_inverse=True)[1]]
    s = np.clip(s+R.n(.012, (K, k)), 0, 1)
    p, axis = at(path, s)
    turn = turns(R, order, K, k)
    q = np.clip((s-first[:, None])/(1-first[:, None]+1e-6), 0, 1)                      # 0 the oldest node … 1 the tip
    twig = bool(d.get('plain')) and d.get('kind') == 'twig'
    angle = (.75 if twig else 1.2)-(.3 if twig else .7)*q**1.5+R.n(.13, (K, k))
    D = spread(axis, turn, angle)
    out = norm(p-centre) if centre is not None else axis
    sag = droop*R.u(.2, 1.2, (K, k))*(1-.5*q)
    D = norm(D-Z*sag[..., None]+out*.22)
    up = norm(axis*.45+Z*.8+out*.45+np.array([-.2, -.35, .1])*light*2*R.u(0, 1, (K, k, 1))+R.n(.16, (K, k, 3)))
    long_ = size*R.u(.78, 1.12, (K, k))*(1-.42*np.clip((q-.72)/.28, 0, 1))*(.86+.14*np.clip(q*4, 0, 1))
    if t.get('natural'): long_ = long_*np.exp(R.n(.3*t['natural'], (K, k)))                # large and small beside each other
    stalk = d.get('petiole', .1)*long_
    flat = lambda x: x.reshape(-1, *x.shape[2:])
    base = p+D*stalk[..., None]+Z*(stalk*.08)[..., None]
    keep = R.u(0, 1, K*k) > .04
    for share in (0., .45, .9):                                         # no leaf through the pot
        spot = flat(base+D*(long_*share)[..., None]-Z*(long_*share**2*.25)[..., None])
        keep &= ~((np.hypot(spot[:, 0], spot[:, 1]) < STANDS['r']+.006) & (spot[:, 2] < STANDS['h']+.004))
    if t.get('keepout'):                                                # nor through a flower: centres and radii
        spots = np.stack([flat(base+D*(long_*share)[..., None]-Z*(long_*share**2*.2)[..., None]) for share in (.45, .8, 1.15)], 1)
        keep &= (np.linalg.norm(spots[:, :, None]-t['keepout'][0][None, None], axis=-1) > t['keepout'][1]).all((1, 2))
    leaves = Acc() if acc is None else acc
    rnd = np.clip(.5+R.n(.14, (K, 1))+R.n(.14, (K, k))+.12*(out[..., 2]), 0, .999)
    tone = np.clip((q-t.get('youngfrom', .55))/(1-t.get('youngfrom', .55)), 0, 1)**1.6*youth*R.u(.15, 1, (K, k))
    if t.get('flush'):                                                  # whole shoots in their young colour, most of them above; the rest green
        pale = R.u(0, 1, (K, 1)) < t['flush']*(.45+.9*np.clip(out[:, -1:, 2], 0, 1))
        tone = np.where(pale, np.clip(.45+.6*q, 0, 1)*R.u(.75, 1, (K, k)), tone*.35)
    leaves.scatter(leaf_shape(t), flat(base)[keep], frames(flat(D), flat(up))[keep], flat(long_)[keep], flat(rnd)[keep], flat(tone)[keep])
    mat = foliage_mat(t)
    if acc is None: leaves.build(name, mat)
    if not d.get('plain') and d.get('petiole', .1) > .02:
        pet = Acc()
        tubes(pet, curves(flat(p)[keep], flat(p+D*stalk[..., None]*.5+Z*(stalk*.12)[..., None])[keep], flat(base+D*(long_*.03)[..., None])[keep], 4), (flat(long_)[keep]*.011)[:, None]*np.array([1.2, 1., .9, .8]), 4, flat(rnd)[keep])
        pet.build('petioles', foliage_mat({'cols': [mid(t['cols'], .6)], 'vein': 0, 'rough': .45}, 'petiole'))
    return K*k


def mid(cols, pale):
    """the colour of a leaf stalk: the lightest leaf, paler"""
    c = np.array([int(cols[-1][i:i+2], 16) for i in (1, 3, 5)])
    c = c+(np.array([168, 180, 96])-c)*pale*(.5 if c[0] > c[1] else .7)
    return '#'+''.join(f'{int(x):02x}' for x in np.clip(c, 0, 255))
