"""Heads of daisies and coneflowers, no two of an age: green buds, half open, flat, with their rays bent back at last."""
import numpy as np

from parts.floret import rings
from parts.foliage import Leaf
from parts.leaf import leaf_mat
from parts.mesh import Acc, Z, frames, grid_faces, norm, tube
from parts.shader import simple_mat
from parts.surface import blade_of

AGES = (.95, .85, .9, .75, .6, .85, .5, .95, .28, .7, .14, .8, .6, .9)
STEPS = (.14, .28, .5, .6, .72, .84, .96)
BRACT = Leaf(lambda g, level: blade_of(g, min(level, 2), o='lance', w=.36, bend=.5, fold=.3), 3)


def rays(data, age, back):
    """the ring of rays at an age: short and upright, then level, then bent `back`"""
    q = data['rings'][0]
    lift = q['lift']*.5+np.interp(age, [.14, .28, .5, .62, .8, 1], [2.6, .85, .22, .02, -.22*back, -.6*back])
    long_ = np.interp(age, [.1, .28, .5, .6], [.32, .6, .92, 1])
    grown = dict(q, lift=lift, size=q['size']*long_, w=q['w']*(1.15 if age < .4 else 1), bend=q['bend']*np.interp(age, [.1, .3, .6, 1], [-.6, .1, 1, 1.25]))
    return Leaf(lambda g, level: rings(g, level, [dict(grown, n=q['n']+int(g.integers(-1, 2)))]), 4)


def composite(R, f, P, N, data, petals, petal_mat):
    """the heads `f` on P; `aged`: how far the rays of an old one bend back; `young`: the share of buds and half open ones beside those every fourteenth has"""
    n, size, tall = len(P), f['size'], f.get('eyetall', .6)
    age = np.array([AGES[i % 14] for i in range(n)])[R.g.permutation(n)]
    if f.get('young'): age = np.where(R.u(0, 1, n) < f['young'], R.u(.14, .4, n), age)
    step = np.abs(age[:, None]-np.array(STEPS)).argmin(1)
    sc = size*R.u(.86, 1.1, n)*np.interp(age, [.1, .3, .6], [.72, .85, 1])
    M = frames(norm(np.cross(N, R.dirs(n))), N)
    fresh, green, core, scale = Acc(), Acc(), Acc(), Acc()
    hue = np.clip(R.u(.1, .9, n), 0, .99)
    for i in np.unique(step):
        shape = rays(data, STEPS[i], f['aged'])
        for k in range(shape.variants):                     # as fine as all of them together allow
            j = (step == i) & (np.arange(n) % shape.variants == k)
            if j.any(): (fresh if STEPS[i] < .4 else petals).scatter(shape.template(shape.level(n), k), P[j], M[j], sc[j], hue[j], np.zeros(j.sum()))
    rc = sc*f.get('eyesize', .12)*np.interp(age, [.1, .5, 1], [.72, .9, 1.08])
    hc = rc*tall*(.5+.5*age)
    t, a = np.linspace(.02, np.pi/2, 7)[:, None], np.linspace(0, 2*np.pi, 20, endpoint=False)[None]
    dome = np.stack([np.sin(t)*np.cos(a), np.sin(t)*np.sin(a), np.cos(t)+0*a], -1).reshape(-1, 3), grid_faces(7, 20, True)[:, ::-1], np.zeros((140, 2))
    core.scatter(dome, P, M, np.stack([rc*.93, rc*.93, hc*.9], -1), R.u(0, 1, n), np.zeros(n))
    cup = dome[0]*[1, 1, -1], dome[1][:, ::-1], dome[2]
    green.scatter(cup, P+N*(rc*.04)[:, None], M, np.stack([rc*.9, rc*.9, rc*.5], -1), R.u(0, 1, n), np.zeros(n))
    spiky = bool(data.get('spiky'))
    k = int(data.get('disc', 60)*(1 if size > .1 else .6 if n < 300 else .4))
    i = np.arange(k)+.5; q = np.sqrt(i/k); ph = i*2.399963; z = np.sqrt(np.clip(1-q*q*.97, 0, 1))
    local = np.stack([q*np.cos(ph), q*np.sin(ph)], -1)
    pos = P[:, None]+np.einsum('nij,kj->nki', M[:, :, :2], local)*(rc*.93)[:, None, None]+N[:, None]*(hc[:, None]*.9*z)[..., None]
    flat = np.einsum('nij,kj->nki', M[:, :, :2], local)
    look = norm(flat/np.maximum(tall*(.5+.5*age), .15)[:, None, None]*.8+N[:, None]*(z+.3)[None, :, None])
    opened = np.clip((q[None]+(age[:, None]-.75)*1.2-.3)/.5, 0, 1)
    long_ = sc[:, None]*(.036+.030*opened if spiky else .013+.012*opened)*R.u(.85, 1.12, (n, k))
    knob = tube(np.array([[0, 0, 0], [0, .45, 0], [0, .8, 0], [0, 1, 0]]), [.16, .17, .12, .02] if spiky else [.34, .42, .36, .06], 5)
    knob = knob[0], knob[1], np.stack([np.full(len(knob[0]), .5), np.sqrt(np.clip(knob[0][:, 1], 0, 1))], -1)
    scale.scatter(knob, pos.reshape(-1, 3), frames(look.reshape(-1, 3), R.dirs(n*k)), long_.ravel(), np.clip(opened.ravel()*.7+R.u(0, .3, n*k), 0, .99), np.zeros(n*k))
    m = 24 if size > .1 else 11 if n < 300 else 7
    b = np.arange(m)*2.399963; layer = np.tile((np.arange(m) % 3)*.16, n)
    out = np.einsum('nij,mj->nmi', M[:, :, :2], np.stack([np.cos(b), np.sin(b)], -1)).reshape(-1, 3)
    up, r, s, bud = np.repeat(N, m, 0), np.repeat(rc, m), np.repeat(sc, m), np.repeat(age < .4, m)
    green.scatter(BRACT, P.repeat(m, 0)+out*(r*(.82-layer))[:, None]-up*(r*(.12+layer))[:, None], frames(norm(out*(.9-.55*bud)[:, None]+up*np.where(bud, .75, -.15-layer*1.5)[:, None]), norm(up+out*.2)), np.where(bud, r*1.5, s*(.05 if spiky else .04)+r*.35)*R.u(.85, 1.15, n*m), R.u(0, 1, n*m), np.zeros(n*m))
    look_ = dict(center=f.get('center'), lines=f.get('lines'), transl=f.get('glow', .35), rough=f.get('rough', .55))
    fresh.build('petals', petal_mat('petal', [blend(c, f.get('fresh', '#c9d29a'), .45) for c in f['cols']], edge=f['cols'][-1], **look_))
    green.build('bracts', leaf_mat('bract', f.get('stalkcols', ['#5f8040', '#759450']), vein=.1))
    core.build('eyes', simple_mat('eye', f.get('core', f.get('eye', '#e0b43a')), .7, noise=.5, nscale=400, col2='#4a3414'))
    scale.build('scales', petal_mat('scale', [f.get('eyeyoung', f.get('eye')), f.get('eye')], edge=f.get('eyetip'), transl=.1, rough=.45))


def blend(a, b, k):
    mix = [int(int(a[i:i+2], 16)*(1-k)+int(b[i:i+2], 16)*k) for i in (1, 3, 5)]
    return '#'+''.join(f'{x:02x}' for x in mix)
