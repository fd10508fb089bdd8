"""A shrub as it grows: stems from the foot, side shoots that end near its outline, twigs on those; leaves on the nodes of all."""
import numpy as np

from parts.bark import bark_mat
from parts.crown import area, leaf_area
from parts.dress import GROUP, along, dress, lengths, nodes_of
from parts.foliage import leaf_data
from parts.mesh import Acc, Z, norm
from parts.shoots import curves, spread, tubes

PROFILE = dict(
    ell=lambda h: np.sqrt(np.clip(1-(1.78*h-.78)**2, 0, 1)), column=lambda h: np.sin(np.pi*np.clip(.12+.84*h, 0, 1))**.55, cone=lambda h: np.clip(1-h, 0, 1)**.85*np.clip(.6+3*h, 0, 1),
    vase=lambda h: (.42+.58*np.clip(h, 0, 1)**.7)*np.sqrt(np.clip(1-np.clip(h, 0, 1)**5, 0, 1)), box=lambda h: np.where(np.abs(h-.5) < .5, 1., 0.),
)


def reach(P, D, size, low, shape, most):
    """how far from P along D the outline is left"""
    step = np.linspace(.02, 1, 40)*most
    Q = P[:, None]+D[:, None]*step[None, :, None]
    h = (Q[..., 2]-low)/(2*size[2])
    x, y = np.abs(Q[..., 0]/size[0]), np.abs(Q[..., 1]/size[1])
    within = (np.maximum(x, y) if shape == 'box' else np.hypot(x, y)) < np.where(h < 1, PROFILE[shape](np.clip(h, 0, 1)), 0)
    return np.where(within.all(1), most, step[np.argmin(within, 1)])


def stems(R, b, n, feet, size, low, shape):
    """the main stems: upright within, leaning and bending over outside, none as long as the next"""
    k = (np.arange(n)+.4)/n
    a = np.arange(n)*2.39996+R.u(0, 6.28)+R.n(.15, n)
    lean = np.sqrt(k)*b.get('lean', .55*np.arctan2(size[0], size[2]))*R.u(.85, 1.15, n)
    D = np.stack([np.sin(lean)*np.cos(a), np.sin(lean)*np.sin(a), np.cos(lean)], -1)
    D = norm(D*[1, size[1]/size[0], 1])
    long_ = reach(feet, D, size, low, shape, 4*size.max())*R.u(.8, 1.04, n)
    end = feet+D*long_[:, None]
    side = np.linalg.norm((end-feet)[:, :2], axis=1)
    knee = (feet+end)/2+Z*(side*b.get('arch', .35))[:, None]
    P = curves(feet, knee, end, 16)
    crook = np.cumsum(R.n(1., P.shape), 1)*[1, 1, .3]
    crook -= crook[:, :1]
    for _ in range(2): crook[:, 1:-1] = (crook[:, :-2]+2*crook[:, 1:-1]+crook[:, 2:])/4
    return P+crook*(.010*b.get('crooked', 1.)*long_)[:, None, None]*np.linspace(0, 1, 16)[None, :, None]**.5


def laterals(R, b, path, per, span, size, low, shape, share, order):
    """side shoots of the paths → paths, and how stout each is against its parent"""
    K, n = path.shape[:2]
    i = np.repeat(np.arange(K), per)
    q = (np.tile(np.arange(per), K)+R.u(.1, .9, K*per))/per
    s = span[0]+(span[1]-span[0])*q
    x = s*(n-1); j = np.minimum(x.astype(int), n-2); f = (x-j)[:, None]
    p = path[i, j]*(1-f)+path[i, j+1]*f
    axis = norm(path[i, j+1]-path[i, j])
    turn = R.u(0, 6.283, K)[i]+np.tile(np.arange(per), K)*2.39996+R.n(.3, K*per)
    D = spread(axis, turn, R.u(.75, 1.2, K*per)*b.get('fork', .75))
    D = norm(D+Z*b.get('rise', .18)+norm(p*[1, 1, 0]+1e-6)*b.get('outward', .1))
    own = lengths(path)[i]
    full = own*(share*(1-s)**.7+b.get('spur', .12))*R.u(.55, 1.2, K*per)
    limit = reach(p, D, size, low, shape, 2*size.max())*R.u(.7, 1.05, K*per)
    limit = np.maximum(limit, b.get('floor', 0.)*size.max())             # what grew beyond the outline is not bare
    stray = R.u(0, 1, K*per) < b.get('stray', .05)
    limit = np.where(stray, limit*1.2+.05*size.max(), limit)
    full = np.where(stray, full*1.3, full)
    L = np.minimum(full, limit)[:, None]
    end = p+D*L*.94+Z*L*(b.get('lift', .14)-b.get('weep', 0.)*(.3+L/size.max()))
    P = curves(p, p+D*L*.55+R.n(.04, p.shape)*L, end, 10)
    ok = (L[:, 0] > b.get('least', .05)*size.max()) & (P[..., 2].min(1) > low+.01)
    return P[ok], 1-.6*s[ok]


def grow_bush(R, t, b, shape, size, centre, feet, thick):
    """→ places, directions and outward looks of the shoot tips, as grow_crown"""
    size, feet = np.asarray(size, float), np.asarray(feet, float)
    low = centre[2]-size[2]
    leaf = t['len']*b.get('leaf', 1.)
    main = stems(R, b, len(feet), feet, size, low, shape)
    one, r1 = laterals(R, b, main, b.get('side', 12), (b.get('from', .05), .95), size, low, shape, b.get('share', .5), 1)
    two, r2 = laterals(R, b, one, b.get('twigs', 4), (.15, .9), size, low, shape, b.get('share', .5), 2)
    per = GROUP.get(leaf_data(t).get('order'), 1)
    wanted = b.get('cover', 2.1)*area(shape if shape in ('box', 'cone') else 'ell', size)/leaf_area(t, leaf)
    gap = b.get('gap', .2)
    nodes = lambda path, first: nodes_of(t, path, first, leaf, gap)
    def some(path, first, left, stout):            # the lowest on a stem first, so that the foot is clothed; the rest by chance
        order = np.argsort(R.u(0, 1, len(path))-.6*(stout > .85))
        return order[:max(4, int(np.searchsorted(np.cumsum(nodes(path, first)[order]), left/per)))]
    main_from = b.get('bare', .5)
    left = wanted-per*nodes(main, main_from).sum()
    pick = some(one, .12, left, r1); one, r1 = one[pick], r1[pick]
    left -= per*nodes(one, .12).sum()
    pick = some(two, .08, left, r2*0) if left > 0 else np.arange(0); two, r2 = two[pick], r2[pick]
    wood, fine = Acc(), Acc()
    tubes(wood, main, thick*np.linspace(1, b.get('taper', .36), 16)[None]*np.ones((len(main), 1)), 9)
    tubes(fine, one, thick*.48*r1[:, None]*np.linspace(1, .42, 10)[None], 6)
    if len(two): tubes(fine, two, thick*.28*r2[:, None]*np.linspace(1, .5, 10)[None], 5)
    bark = bark_mat('bark', *t.get('bark', ['#6d6a42', '#4b4630']))
    wood.build('wood', bark); fine.build('twigs', bark_mat('bark', *t['twigs']) if t.get('twigs') else bark)
    longer = np.linspace(0, 1, 16)
    stretch = lambda P: np.stack([np.stack([np.interp(longer, np.linspace(0, 1, P.shape[1]), P[k, :, c]) for c in range(3)], -1) for k in range(len(P))]) if len(P) else np.zeros((0, 16, 3))
    path = np.concatenate([main, stretch(one), stretch(two)])
    first = np.concatenate([np.full(len(main), main_from), np.full(len(one), .12), np.full(len(two), .08)])
    if not t.get('leafless'): dress(R, t, path, first, leaf, nodes(path, first), centre-Z*size[2]*.4, b)
    tip, ahead = path[:, -1], norm(path[:, -1]-path[:, -2])
    if b.get('axils'):                             # flowers and fruit also spring from the axils of leaves, so many a shoot
        i = np.repeat(np.arange(len(path)), b['axils'])
        p, axis = along(path, i, R.u(np.maximum(b.get('lowest', .45), first[i]), .96))
        tip, ahead = np.concatenate([tip, p]), np.concatenate([ahead, spread(axis, R.u(0, 6.283, len(i)), R.u(.6, 1.1, len(i)))])
    out = norm((tip-centre)/size)
    return tip, norm(ahead*.7+out*.4), out
