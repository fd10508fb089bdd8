"""A climber on its support: a trellis in a pot, one bamboo stake, or a standard with a weeping head."""
import numpy as np

from parts.bark import bark_mat
from parts.bloom import apart
from parts.canes import grow_canes, rise
from parts.flower import flower_heads
from parts.fruit import berry_clusters
from parts.mesh import Acc, Z, box, norm, tube
from parts.pot import pot_of
from parts.shoots import clothe, curves, tubes
from parts.wood import wood_mat

REVISION = 2


def draw(R, t):
    soil = pot_of(dict(t, pot=t.get('pot', dict(r=.2, h=.3))))
    h, w = t.get('tall', 1.55), t.get('wide', .3)
    support(R, t, soil, h, w)
    n = t.get('shoots', 9)
    main = np.stack([climb(R, t, i, n, soil, h, w) for i in range(n)])
    back = np.array([0, .25, soil+h*.45])
    if t.get('canes'):                          # a rose: its canes are tied in
        grow_canes(R, t, [0, -.02, soil-.02], main, back)
        return dict(pitch=8, margin=.04)
    bark = bark_mat('vine', *t.get('bark', ['#7d6248', '#54402c']))
    vines = Acc()
    thick = t.get('thick', .0085)
    tubes(vines, main, thick*np.linspace(1, .3, main.shape[1])[None]*R.u(.7, 1.15, (n, 1)), 7, R.u(0, 1, n))
    vines.build('vines', bark)
    loose, far = t.get('loose', 4 if t.get('frame') != 'stake' else 1), h*t.get('far', .26)                       # long young shoots that look for a hold
    free = rise(R, main[R.g.permutation(n)[np.arange(loose) % n], -R.g.integers(4, 4+int(t.get('spill', .1)*30), loose)], norm(np.stack([R.n(.7, loose), R.n(.3, loose)-.35, R.u(.5, 1.2, loose)], -1)), R.u(.5, 1.1, loose)*far, n=12, up=.02, wander=.09, arch=t.get('arch', .16))
    P = np.concatenate([main[:, 3:].reshape(-1, 3)]+([free[:, 2:].reshape(-1, 3)] if t.get('spill') else []))
    P = P[np.argsort(P[:, 2])]
    top = np.percentile(P[:, 2], 97)

    def some(m, low):
        """points of the vines, evenly from `low` to the top"""
        z = low+(top-low)*(np.arange(m)+R.u(0, 1, m))/m
        return P[np.clip(np.searchsorted(P[:, 2], z)+R.g.integers(-6, 7, m), 0, len(P)-1)]
    places, keepout = [], [np.zeros((0, 3)), np.zeros(0)]
    for f in t.get('flowers', []):
        foot = some(f['n']*5, soil+h*f.get('from', .22))[R.g.permutation(f['n']*5)]
        m = len(foot)
        out = norm(np.stack([foot[:, 0]*1.5+R.n(.3, m), -1+R.u(0, f.get('round', .3), m), R.u(0, .5, m)], -1))
        pos = foot+out*R.u(*f.get('out', (.07, .13)), m)[:, None]+R.n(.03, (m, 3))
        pick = apart(pos, f.get('gap', .07), f['n'])
        places.append((f, pos[pick], out[pick], foot[pick]))
        if f.get('form', 'single') == 'single' and f['size'] > .1: keepout = [np.concatenate([keepout[0], pos[pick]]), np.concatenate([keepout[1], np.full(len(pick), f['size']*.36)])]
    side, count = Acc(), t.get('count', 900)
    tubes(side, free, np.linspace(thick*.45, .0014, 12)[None]*np.ones((loose, 1)), 5)
    if count:                                   # side shoots all along the vines, with leaves on their nodes
        k, leafy = t.get('nodes', 5), dict(t, keepout=keepout)
        m = max(12, int(count*1.15)//k)
        start = some(m, soil+t.get('clear', min(.24, .04+.7*t['len']/h))*h)
        D = norm(np.stack([start[:, 0]*1.2+R.n(.6, m), R.n(.45, m)-.45, R.n(.5, m)+.35], -1)-Z*t.get('droop', .25)*.4+Z*t.get('up', 0.)*.5)
        long_ = t['len']*t.get('reach', 1.15)*R.u(.5, 1.3, (m, 1))
        path = curves(start, start+D*long_*.55, start+D*long_-Z*long_*.18, 7)
        tubes(side, path, np.linspace(.0028, .0012, 7)[None]*np.ones((m, 1)), 4)
        clothe(R, leafy, path, k, .1, t['len']*.86, droop=t.get('droop', .25), centre=back)
        clothe(R, leafy, free, max(4, int(far*.8/(t['len']*.42))), .1, t['len']*.62, droop=t.get('droop', .25), centre=back, youth=1.6)
    side.build('side', bark)
    for f, pos, out, foot in places:
        stalks = Acc()
        if len(pos): tubes(stalks, curves(foot, foot+out*.03, pos-out*f['size']*.05, 6), np.full((len(pos), 6), .0016), 4)
        stalks.build('stalks', bark_mat('stalk', '#7d8a4c', '#6a7a40'))
        flower_heads(R, f, pos, out)
    if t.get('berries'):
        b = t['berries']
        pos = some(b['n'], soil+.18*h)+np.array([0, -b.get('out', .1), 0])+R.n(.04, (b['n'], 3))
        berry_clusters(R, b, pos, pos*0)
    return dict(pitch=8, margin=.04)


def climb(R, t, i, n, soil, h, w):
    """a shoot that fans out over its support and winds round its slats, from time to time over to the next; some end below the top"""
    s = np.linspace(0, 1, 44)
    z = soil-.02+s*h*(R.u(.9, 1.06) if i % 3 else R.u(.45, .8))*t.get('full', 1.)
    lane = -1+2*(i+.5)/n+R.n(.12)
    over = lane+np.cumsum(R.n(.05, 44))+.25*np.sin(s*R.u(2, 5)+R.u(0, 6.28))
    up = np.clip((z-soil)/h, 0, 1)
    half = np.where(up < .4, .09+(w*.75-.09)*up/.4, w*.75+w*.25*(up-.4)/.6)*(1.7 if t.get('frame') == 'stake' else 1.)
    turn = s*h/t.get('winding', .26)*6.283+R.u(0, 6.28)
    coil = .022*np.clip(s*8, 0, 1)
    return np.stack([np.clip(over, -1.1, 1.1)*half+coil*np.cos(turn), .028-.01*(1-up)+coil*1.5*np.sin(turn), z], -1)


def support(R, t, soil, h, w):
    kind = t.get('frame', 'trellis')
    b = Acc()
    if kind == 'stake':
        b.add(*tube(np.array([[0, .02, soil-.1], [0, .02, soil+h*1.02]]), .011, 8))
        b.build('stake', wood_mat('stake', '#c2a468', '#94763f'))
        return
    for x in (-1, -1/3, 1/3, 1):       # a fan: the slats meet in the pot
        b.add(*tube(np.array([[x*.09, .045, soil-.05], [x*w*.75, .045, soil+h*.4], [x*w, .045, soil+h]]), .013, 4), R=R.u())
    for z in np.linspace(.16, .97, 6):
        half = .09+(w*.75-.09)*min(1, z/.4)+w*.25*max(0, (z-.4)/.6)
        b.add(*box(0, .028, soil+z*h, half*2+.07, .016, .024, .004, R.u()), R=R.u())
    b.build('trellis', wood_mat('trellis', '#b98a58', '#8f6437'))
