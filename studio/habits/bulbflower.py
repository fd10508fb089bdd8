"""Bulbs in flower: a tuft of plants, bare bulbs lying before them."""
import math

import numpy as np

from parts.bark import bark_mat
from parts.bulb import one_bulb
from parts.canes import grow_canes
from parts.flower import flower_heads
from parts.foliage import foliage_mat
from parts.leaf import blade
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import house_pot
from parts.soil import bed, crumbs
from parts.surface import blade_of

REVISION = 3
WIDTH = .1        # of a bulb of size 1, in metres


def draw(R, t):
    soil = house_pot(t) if t.get('potted') else 0.
    if t.get('canes'):                          # dahlias, and the tubers they grow from
        wide, deep = t.get('bed', [.3, .22])
        bed(wide, deep, .03); crumbs(R, wide, deep, 200, .005)
        grow_canes(R, t, [0, 0, .02])
        for i in range(t.get('tubers', 1)): tubers(R, (i-(t.get('tubers', 1)-1)/2)*.26+R.n(.01)+t.get('tuberat', 0.), -deep-.13+R.n(.01))
        return dict(pitch=t.get('pitch', 11), margin=.04)
    leaves, stems = Acc(), Acc()
    heads = [([], []) for _ in t['flowers']]
    n = t.get('plants', 15)
    wide, deep = t.get('bed', [.34, .26])
    rx, ry = (wide*1.12+.07, deep*1.12+.07) if n > 1 else (.2, .17)
    if n and not t.get('potted'): bed(rx, ry, .035); crumbs(R, rx, ry, 220, .005)
    for i in range(n):
        a = i*2.4+R.n(.12)
        q = math.sqrt((i+.4)/n)*R.u(.94, 1.06) if n > 1 else 0.
        foot = np.array([q*math.cos(a)*wide, q*math.sin(a)*deep, soil])
        kind = i % len(t['flowers'])
        plant(R, t, t['flowers'][kind], foot, a, q, leaves, stems, heads[kind])
    leaves.build('leaves', foliage_mat(dict(t, cols=t.get('cols', ['#5d8a56', '#6f9c66', '#84ab77']), rough=t.get('rough', .5), glow=.3, vein=t.get('vein', .15), blotch=.15, natural=.5)))
    stems.build('stems', foliage_mat({'cols': t.get('stemcols', ['#6f9a55', '#7faa60']), 'vein': 0, 'rough': .5}, 'stem'))
    for f, (P, N) in zip(t['flowers'], heads):
        if P: flower_heads(R, f, np.array(P), np.array(N))
    if t.get('bulb') and not t.get('potted'):
        lying_bulbs(R, t, wide, deep)
    if t.get('potted') and t.get('bulb'): one_bulb(R, 'onion', t['bulb'], .26, (0, 0, soil-.12), .04, False)
    return dict(pitch=t.get('pitch', 11), margin=.04)


def plant(R, t, f, foot, a, q, leaves, stems, heads):
    H = t.get('stem', .7)*R.u(.86, 1.12)
    lean = np.array([math.cos(a), math.sin(a), 0])*q*t.get('lean', .12)
    tip = foot+lean+Z*H+np.array([R.n(.03), R.n(.03), 0])*(.4+H)
    line = bezier(foot-Z*.01, foot+Z*H*.5+np.array([R.n(.05), R.n(.05), 0])*H, tip, 14)
    nod = t.get('nod', 0.)
    if nod:
        side = norm(np.array([math.cos(a+1), math.sin(a+1)-.6, 0]))*R.u(.8, 1.2); hook = t.get('hook', .09)
        line = np.concatenate([line, bezier(tip, tip+Z*hook*.55*nod, tip+side*hook*nod+Z*.01, 9)[1:]])
    thick = np.linspace(1.1, .85, len(line))*(1 if not nod else np.where(np.arange(len(line)) > 13, .6, 1))
    stems.add(*tube(line, thick*t.get('stemr', .012), 12), R=R.u())
    if t.get('ovary'):          # the green bead behind the flower
        d, g = norm(line[-1]-line[-2]), f['size']*t['ovary']
        stems.add(*tube(line[-1]+d*np.array([[-.9], [-.4], [.1], [.5], [.6]])*g, np.array([.2, .42, .46, .34, .3])*g, 10), R=R.u())
    if t.get('collar'):         # winter aconite: a ruff of cut green leaves under the flower
        for k in range(t['collar']):
            an = k*2*math.pi/t['collar']+R.n(.12); d = np.array([math.cos(an), math.sin(an), 0]); L = t['leaflen']*R.u(.8, 1.15)
            tm = blade_of(np.random.default_rng(R.i(0, 1 << 30)), 3, o='oblong', w=.26, bend=R.u(.1, .7), fold=.3, wave=.06, twist=.3)
            leaves.scatter(tm, (tip+d*.002)[None], frames(norm(d+Z*R.u(.05, .4))[None], Z[None]+R.n(.15, (1, 3))), np.array([L]), np.array([R.u()]), np.zeros(1))
    P, N = heads
    ax = norm(line[-1]-line[-2])
    each = f.get('each', 1)
    if t.get('big'):        # several trumpets on one stem
        for k in range(f['n']):
            an = k*2*math.pi/f['n']-1.3
            N.append(norm(np.array([math.cos(an), math.sin(an)*.8-.3, .25]))); P.append(line[-1]+N[-1]*.05)
    elif f.get('row'):      # gladiolus: flowers up one side
        m, small = len(line)-1, ([], [])
        for k in range(each):
            q = (k+.5)/each             # 0 at the tip: buds, then half open ones, then the large ones
            x = m*(1-f['row']*q); j = min(m-1, int(x)); at = line[j]+(line[j+1]-line[j])*(x-j)
            d = norm(np.array([(-1)**k*R.u(.25, .6), -1, .3]))
            if q < .3:
                bud = np.array([at, at+d*.02+Z*.02, at+d*.03+Z*.055, at+d*.03+Z*.075])
                stems.add(*tube(bud, np.array([.004, .011, .008, .001]), 7), R=R.u()); continue
            to = small if q < .5 else (P, N)
            to[0].append(at+d*.03); to[1].append(d)
            sheath = np.array([at-Z*.03, at+d*.012, at+d*.022+Z*.035])
            stems.add(*tube(sheath, np.array([.006, .011, .002]), 6), R=R.u())
        if small[0]: flower_heads(R, dict(f, size=f['size']*.66), np.array(small[0]), np.array(small[1]))
    elif f.get('ring'):     # crown imperial: bells in a ring under a tuft of leaves
        for k in range(each):
            an = k*2*math.pi/each+.3; d = np.array([math.cos(an), math.sin(an), 0])
            stems.add(*tube(bezier(line[-2], line[-2]+d*f.get('off', .09)*.8+Z*.03, line[-2]+d*f.get('off', .09)*1.1-Z*.03, 6), .005, 5)); N.append(norm(d*.35-Z)); P.append(line[-2]+d*f.get('off', .09)*1.1-Z*.03)
        for k in range(t.get('crownleaves', 0)):
            an = k*2.4; d = np.array([math.cos(an), math.sin(an), 0]); L = t['leaflen']*R.u(.6, .9)
            leaves.scatter(blade(1, .16, .3, .8, 8, 3, .3, .7), (line[-1]-Z*.025)[None], frames(norm(d*R.u(.3, .9)+Z)[None], (Z-d*.3)[None]), np.array([L]), np.array([R.u()]), np.zeros(1))
    elif each > 1:
        for k in range(each):
            an = R.u(0, 6.28); N.append(norm(np.array([math.cos(an), math.sin(an)-.3, .3-f.get('hang', 0.)*1.2]))); P.append(line[-1]+N[-1]*f.get('off', .05)-Z*f.get('hang', 0.)*.04)
    else:
        N.append(norm(ax if not nod else ax-Z*.8*nod)); P.append(line[-1])
    for k in range(t.get('leaves', 3)):
        an = R.u(0, 6.283) if not t.get('fan') else a+(k % 2)*math.pi+R.n(.15)
        d = np.array([math.cos(an), math.sin(an), 0])
        L = t.get('leaflen', .5)*R.u(.75, 1.2)
        w, own = t.get('leafw', .085)/L, np.random.default_rng(R.i(0, 1 << 30))
        tm = blade_of(own, 3 if n_of(t) < 60 else 2, o='lance' if w > .1 and not t.get('fan') else 'linear', w=w, bend=t.get('leafarch', .55)*R.u(.5, 1.5), fold=R.u(.35, .75), wave=t.get('leafwave', .1)*1.3, waves=R.u(.8, 1.6), twist=.4, sway=.08, side=0)
        at = foot if not t.get('leafy') else line[R.i(1, int(9*t.get('leafto', 1.)))]
        leaves.scatter(tm, (at+d*.008)[None], frames(norm(d*t.get('leafopen', .38)*R.u(.7, 1.3)+Z)[None], d[None]*-1+Z*.1+R.n(.12, (1, 3))), np.array([L]), np.array([R.u()]), np.array([R.u(0, .5)]))


def n_of(t):
    return t.get('plants', 15)*t.get('leaves', 3)


def lying_bulbs(R, t, wide, deep):
    s, kind, heap = t.get('bulbsize', 1.), t.get('bulbkind', 'tulip'), t.get('heap', 0)
    n = heap or t.get('bulbs', 5)
    for i in range(n):
        if heap:                                # the bulbs alone: a loose round of them
            q, a = math.sqrt((i+.3)/heap), i*2.4+R.n(.1)
            reach = WIDTH*s*heap**.5*.78*q
            x, y = reach*math.cos(a)*1.25, reach*math.sin(a)
        else:                                   # before the bed, each where it rolled
            gap = np.clip(1.9*(wide*1.12+.07)/n, WIDTH*s*1.15, WIDTH*s*2.4)
            x = (i-(n-1)/2)*gap+R.n(.12)*WIDTH*s+t.get('bulbat', 0.)
            y = -(deep*1.12+.1 if t.get('plants', 15) > 1 else .2)-WIDTH*s*R.u(.9, 1.3)
        one_bulb(R, kind, t['bulb'], WIDTH*s, (x, y, 0))


def tubers(R, x, y):
    """the clump a dahlia sprouts from: plump fingers round the stub of last year's stem"""
    flesh, stub = Acc(), Acc()
    q = np.linspace(0, 1, 16)
    girth = np.interp(q, [0, .08, .25, .5, .75, .9, .97, 1], [.16, .2, .62, 1., .86, .5, .18, .02])
    n = 7
    for i in range(n):
        a = i*2*np.pi/n+R.n(.2)
        d = np.array([math.cos(a), math.sin(a), 0]); long_, thick = R.u(.085, .125), R.u(.014, .021)
        line = bezier([x, y, .05], np.array([x, y, .058])+d*long_*.5, np.array([x, y, thick*.95])+d*long_*R.u(.85, 1.1), 16)
        v, f, u = tube(line, girth*thick*(1+.05*np.sin(q*31+i)), 20)
        flesh.add(v, f, u, R=R.u())
    stub.add(*tube(np.array([[x, y, .04], [x+.003, y, .075], [x+.006, y, .098], [x+.006, y, .099]]), np.array([.013, .0105, .011, .001]), 14))
    flesh.build('tubers', bark_mat('tuber', '#b08a5e', '#8a6540', 5)); stub.build('stub', bark_mat('stub', '#a89468', '#7a6844', 8))
