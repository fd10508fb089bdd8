"""A crown that is grown: stems from the foot, shoots that leave them and end at the outline, leaves on the shoots."""
import numpy as np

from parts.bark import bark_mat
from parts.canopy import shell_points
from parts.foliage import leaf_data
from parts.mesh import Acc, Z, norm
from parts.shoots import clothe, curves, tubes


def area(shape, size):
    a, b, c = size
    if shape == 'box': return 8*(a*c+b*c)+4*a*b
    p = 1.6
    whole = 4*np.pi*(((a*b)**p+(a*c)**p+(b*c)**p)/3)**(1/p)
    return whole*(.72 if shape == 'cone' else .95)


def leaf_area(t, size):
    d = leaf_data(t)
    kind = d.get('kind', 'simple')
    share = .66*d.get('w', .5) if kind in ('simple', 'spiny', 'sinuate') else dict(lobed=.30, fan=.4, pinnate=.26, digitate=.3, ternate=.38, twig=.16, lacy=.2).get(kind, .4)
    return share*size**2


def stems_to(R, feet, targets, n=12):
    """main stems: each from its foot to its target, first up, then out"""
    feet, targets = np.asarray(feet, float), np.asarray(targets, float)
    rise = (targets[:, 2]-feet[:, 2])[:, None]
    knee = feet+Z*rise*.6+(targets-feet)*[.22, .22, 0]
    P = curves(feet, knee, targets, n)
    wobble = np.cumsum(R.n(1., P.shape), 1)*.006*rise[:, None]
    return P+wobble*np.linspace(0, 1, n)[None, :, None]


def grow_crown(R, t, shape, size, centre, feet, targets=None, cover=None, clipped=False, thick=.012):
    """returns the shoot tips: places and directions, for flowers and fruit"""
    size = np.asarray(size, float)
    d = leaf_data(t)
    leaf = t['len']*t.get('leafscale', .86)
    A = area(shape, size)
    if cover is None:
        cover = np.clip(1.25*t.get('count', 1500)*leaf_area(t, t['len'])/A, 1.9, 3.6)
    if t.get('dense') or clipped: cover = max(cover, 8.5 if clipped else 3.4)
    total = int(np.clip(cover*A/leaf_area(t, leaf), 60, 70000 if clipped else 30000))
    k = int(t.get('nodes', 7 if d.get('kind') == 'twig' else 9 if d.get('order') != 'opposite' else 10))
    K = max(12, total//k//(2 if t.get('leafless') else 1))
    depth = min(.62, .8 if not (t.get('dense') or clipped) else .5)*size.min()
    tip, N, out = shell_points(R, K, shape, size, depth, t.get('bumps', .11)*(.35 if clipped else 1.), 4., R.i(0, 99))
    reach = np.clip(k*leaf*(.30 if d.get('order') != 'tuft' else .16)*(1.6 if d.get('kind') == 'twig' else 1), .04, .62*size.min()+.05)
    heading = norm(N*t.get('outward', .5)*1.2+Z*(t.get('up', .5)+.25)*1.1+R.n(.30, (K, 3))-Z*t.get('droop', .3)*.35)
    if not clipped: tip = tip+heading*(np.minimum(R.g.exponential(.035, K), t.get('stray', 9.))*(1+size.max()))[:, None]*.6
    else: tip = np.clip(tip, -size*1.02, size*1.02)
    tip = tip+centre
    knee = tip-heading*reach*R.u(.8, 1.2, (K, 1))
    if not clipped and not t.get('underside'):   # nothing hangs beside the pot; a head on a stem has an `underside`
        low = np.asarray(feet, float)[:, 2].min()+.05+.25*leaf
        tip[:, 2] = np.maximum(tip[:, 2], low+.03*R.u(0, 1, K)); knee[:, 2] = np.maximum(knee[:, 2], low)
    feet = np.asarray(feet, float)
    if targets is None:
        n = len(feet)
        a = np.arange(n)*2.39996+R.u(0, 6.28)
        q = np.sqrt((np.arange(n)+.4)/n)
        targets = centre+np.stack([np.cos(a)*q*size[0]*.62, np.sin(a)*q*size[1]*.62, (.72-.5*q**2)*size[2]], -1)
    main = stems_to(R, feet, targets)
    bones = main[:, 1:].reshape(-1, 3)
    cost = np.linalg.norm(knee[:, None]-bones[None], axis=2)+2.*np.maximum(0, bones[None, :, 2]-knee[:, None, 2]+.06)
    root = bones[np.argmin(cost, 1)]
    lift = np.linalg.norm(knee-root, axis=1, keepdims=True)
    s = np.linspace(0, 1, 6)[None, :, None]
    feeder = curves(root, root+(knee-root)*.55+Z*lift*.10-heading*lift*.05, knee, 6)
    outer = curves(knee, knee+heading*reach*.5+R.n(.05, (K, 3))*reach, tip, 7)
    path = np.concatenate([feeder[:, :-1], outer], 1)
    if t.get('natural'):                         # supple shoots: no kink where one leaves its branch
        for _ in range(3): path[:, 1:-1] = (path[:, :-2]+2*path[:, 1:-1]+path[:, 2:])/4
    if clipped: path = np.clip(path-centre, -size*1.03, size*1.03)+centre
    wood = Acc()
    fine = Acc() if t.get('twigs') else wood                                    # twigs: the colours of young wood
    tubes(wood, main, thick*np.linspace(1, .38, main.shape[1])[None]*np.ones((len(main), 1)), 9)
    tubes(fine, path, np.linspace(.30*thick, .07*thick, path.shape[1])[None]*np.ones((K, 1)), 5)
    wood.build('wood', bark_mat('bark', *t.get('bark', ['#6d6a42', '#4b4630'])))
    if fine is not wood: fine.build('twigs', bark_mat('bark', *t['twigs']))
    first = .42
    if not t.get('leafless'): clothe(R, t, path, k, first, leaf, droop=t.get('droop', .3), youth=t.get('youngness', 1.), centre=centre-Z*size[2]*.4)
    ahead = norm(path[:, -1]-path[:, -2])
    return path[:, -1], norm(ahead*.7+N*.5), N
