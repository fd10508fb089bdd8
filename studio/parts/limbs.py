"""A tree of smooth limbs: trunks, boughs that leave them, branches and twigs; flowers, fruit and leaves on these, gaps between them."""
import numpy as np

from parts.bark import bark_mat, grain_of
from parts.bush import laterals
from parts.dress import along, dress, lengths, nodes_of
from parts.flower import flower_heads
from parts.fruit import berry_clusters
from parts.mesh import Acc, Z, norm
from parts.shoots import curves, spread, tubes

ORDERS = (dict(per=14, share=1.6, fork=.9, rise=.1, spur=.1, stray=0.), dict(per=9, share=.75, fork=.75, rise=.12, spur=.06, stray=0., floor=.12), dict(per=6, stray=.03, floor=.07, share=.6, fork=.7, rise=.1, spur=.05, least=.035))


def trunks(R, b, n, foot, clear, top, rad, lean):
    """the trunks, each to its own height; several part and bend up again"""
    turn = R.u(0, 6.28)
    a = np.arange(n)*6.283/n+b.get('way', turn)
    way = np.stack([np.cos(a), np.sin(a), 0*a], -1)
    base = np.array([0, 0, foot-.04])+way*(.05 if n > 1 else 0.)
    high = (top-foot)*b.get('leader', .8)*R.u(.86, 1.0, n)+foot
    if n == 1: high[:] = (top-foot)*b.get('leader', .8)+foot
    end = way*(rad*lean if n > 1 else .02)+Z*high[:, None]
    knee = way*(rad*lean*(.75-b.get('arch', 0.)) if n > 1 else 0.)+Z*(foot+(high-foot)*.5)[:, None]
    P = curves(base, knee, end, 30)
    crook = np.cumsum(R.n(1., P.shape), 1)*[1, 1, .2]
    crook -= crook[:, :1]
    for _ in range(4): crook[:, 1:-1] = (crook[:, :-2]+2*crook[:, 1:-1]+crook[:, 2:])/4
    return P+crook*(b.get('crooked', 1.)*.0032*(top-foot))


def bent(R, P, k):
    """wood that is never straight"""
    if not k: return P
    n = P.shape[1]
    w = np.cumsum(R.n(1., P.shape), 1)
    w -= w[:, :1]
    for _ in range(2): w[:, 1:-1] = (w[:, :-2]+2*w[:, 1:-1]+w[:, 2:])/4
    return P+w*(k*.016*lengths(P))[:, None, None]*np.linspace(0, 1, n)[None, :, None]**.5


def grow_limbs(R, t, b, foot):
    """b: `orders` of limbs (how many a parent, how far they fork, rise, hang), `leader`, `shape` of the crown, `leafy`: the first order that bears leaves"""
    h, clear, rad = t.get('tall', 3.3), t.get('clear', 1.), t.get('rad', .95)
    n = t.get('trunks', 1)
    low, top = foot+clear*b.get('down', .9), foot+h
    size = np.array([rad, rad, (top-low)/2])
    shape = b.get('shape', 'ell')
    main = trunks(R, b, n, foot, clear, top, rad, t.get('lean', .35))
    levels, thick = [main], []
    for k, own in enumerate(b.get('orders', [{}, {}, {}])):
        o = {**ORDERS[k], **own}
        span = o.get('span', (min(.9, clear/(h*b.get('leader', .8))), .99) if k == 0 else (.22, .96))
        P, stout = laterals(R, o, levels[-1], o['per'], span, size, low, shape, o['share'], k+1)
        if o.get('keep', 1) < 1:
            some = R.u(0, 1, len(P)) < o['keep']
            P = P[some]
        P = bent(R, P, o.get('crooked', .8))
        if not k:                                  # the top of each trunk is a limb itself
            q = np.linspace(.62, 1, 10)
            P = np.concatenate([P, np.stack([along(main, np.arange(n), np.full(n, x))[0] for x in q], 1)])
        levels.append(P)
    r0 = t.get('trunk', .07)*.66
    wood, fine = Acc(), Acc()
    s = np.linspace(0, 1, 30)
    tubes(wood, main, r0*((1-.78*s)+.5*np.exp(-s*h/.07))[None]*np.ones((n, 1)), 20)
    for k, P in enumerate(levels[1:]):
        L = lengths(P)
        r = np.clip(b.get('stout', .014)*L, .0018, r0*.62)[:, None]*np.linspace(1, b.get('taper', .3), P.shape[1])[None]
        tubes(fine if t.get('twigs') and k else wood, P, np.maximum(r, .0011), (9, 6, 5, 5)[k])
    wood.build('wood', bark_mat('bark', *t.get('bark', ['#7d6a57', '#4a3b2e']), t.get('barkscale', 6), grain_of(t)))
    fine.build('shoots', bark_mat('bark', *t.get('twigs', ['#7d6a57', '#4a3b2e']), t.get('barkscale', 6)))
    centre = np.array([0, 0, low+size[2]*.7])
    gap = b.get('gap', .3) if t.get('flowers') or 'summer' not in b else b['summer']      # summer: once the flowers are over
    leafy = levels[b.get('leafy', 2) if t.get('flowers') else 2:]
    if t.get('per', 9) < 3: gap *= 2.4                                                     # in blossom, the first leaves
    if not t.get('leafless') and gap:
        stretch = [P for P in leafy if len(P)]
        path = np.concatenate(stretch)
        first = b.get('first', .15)
        nodes = nodes_of(t, path, first, t['len'], gap)
        dress(R, t, path, first, t['len'], nodes, centre, {'bud': 1, **b.get('leaves', {})})
    ornaments(R, t, levels, centre)
    return dict(pitch=t.get('pitch', 6), margin=.03)


def places(R, paths, n, lowest=.15):
    """n places on shoots, as many on each as its length asks → place, way of the shoot, a look away from it"""
    lead = [lengths(P) for P in paths]
    total = np.concatenate(lead)
    pick = R.g.choice(len(total), n, p=total/total.sum())
    P, axis, at = np.zeros((n, 3)), np.zeros((n, 3)), 0
    for path in paths:
        j = (pick >= at) & (pick < at+len(path))
        if j.any(): P[j], axis[j] = along(path, pick[j]-at, R.u(lowest, 1., j.sum()))
        at += len(path)
    return P, axis, spread(axis, R.u(0, 6.283, n), R.u(.8, 1.4, n))


def ornaments(R, t, levels, centre):
    """flowers: on the wood of `on` (orders, the trunk is 0) or at the `tips`; fruit on the thinner wood in front"""
    for f in t.get('flowers', []):
        on = [levels[k] for k in f.get('on', range(2, len(levels))) if len(levels[k])]
        if f.get('tips'):
            path = np.concatenate(on)
            path = path[R.g.permutation(len(path))[:f['n']]]
            P, N = path[:, -1], norm(norm(path[:, -1]-path[:, -2])+Z*f['tips']+R.n(.15, (len(path), 3)))
        else:
            P, axis, N = places(R, on, f['n'], f.get('lowest', .15))
            N = norm(N+norm(P-centre)*.3+np.array([0, -.2, .15]))
        flower_heads(R, f, P+N*f.get('lift', .012), N)
    if t.get('berries'):
        b = t['berries']
        P, axis, N = places(R, [p for p in levels[b.get('on', 2):] if len(p)], b['n']*3, .25)
        seen = np.argsort(P[:, 1]+R.n(.35, len(P)))[:b['n']]
        berry_clusters(R, b, P[seen]+norm(P[seen]-centre)*b.get('out', .03), P[seen]*0, P[seen])
