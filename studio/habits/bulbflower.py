"""Bulbs in flower: a tuft of plants, bare bulbs lying before them."""
import math

import numpy as np

from parts.flower import flower_heads
from parts.foliage import foliage_mat
from parts.leaf import blade
from parts.mesh import Acc, Z, bezier, frames, lathe, norm, obj, round_profile, tube
from parts.pot import house_pot
from parts.look import look

REVISION = 1


def draw(R, t):
    soil = house_pot(t) if t.get('potted') else 0.
    leaves, stems = Acc(), Acc()
    heads = [([], []) for _ in t['flowers']]
    n = t.get('plants', 15)
    wide, deep = t.get('bed', [.34, .26])
    for i in range(n):
        a = i*2.4
        q = math.sqrt((i+.4)/n) if n > 1 else 0.
        foot = np.array([q*math.cos(a)*wide, q*math.sin(a)*deep, soil])
        kind = i % len(t['flowers'])
        plant(R, t, t['flowers'][kind], foot, a, q, leaves, stems, heads[kind])
    leaves.build('leaves', foliage_mat(dict(t, cols=t.get('cols', ['#5d8a56', '#6f9c66', '#84ab77']), rough=t.get('rough', .5), glow=.3, vein=t.get('vein', .15), blotch=.15)))
    stems.build('stems', foliage_mat({'cols': t.get('stemcols', ['#6f9a55', '#7faa60']), 'vein': 0, 'rough': .5}, 'stem'))
    for f, (P, N) in zip(t['flowers'], heads):
        if P: flower_heads(R, f, np.array(P), np.array(N))
    if t.get('bulb') and not t.get('potted'):
        lying_bulbs(R, t, wide, deep)
    if t.get('potted') and t.get('bulb'):
        v, f, u = lathe(round_profile([(0, -.1), (.09, -.08), (.12, .0), (.1, .07), (.045, .13), (.03, .16)], .03), 28)
        obj('bulb', v+np.array([0, 0, soil]), f, bulb_mat(t['bulb']), u)
    return dict(pitch=t.get('pitch', 11), margin=.04)


def plant(R, t, f, foot, a, q, leaves, stems, heads):
    H = t.get('stem', .7)*R.u(.86, 1.12)
    lean = np.array([math.cos(a), math.sin(a), 0])*q*t.get('lean', .12)
    tip = foot+lean+Z*H+np.array([R.n(.02), R.n(.02), 0])
    line = bezier(foot, foot+Z*H*.55, tip, 12)
    nod = t.get('nod', 0.)
    if nod:
        side = norm(np.array([math.cos(a+1), math.sin(a+1)-.6, 0]))
        line = np.concatenate([line, bezier(tip, tip+Z*.05*nod, tip+side*.09*nod+Z*.01, 7)[1:]])
    stems.add(*tube(line, np.linspace(1.1, .85, len(line))*t.get('stemr', .012), 7), R=R.u())
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
    shape_n = t.get('leaves', 3)
    for k in range(shape_n):
        an = R.u(0, 6.283) if not t.get('fan') else a+(k % 2)*math.pi+R.n(.15)
        d = np.array([math.cos(an), math.sin(an), 0])
        L = t.get('leaflen', .5)*R.u(.75, 1.2)
        tm = blade(1, t.get('leafw', .085)/L, .45, .8, 9, 5 if t.get('leafw', .085) > .05 else 3, .28, t.get('leafarch', .55)*R.u(.6, 1.4), wave=t.get('leafwave', .1), wavefreq=1.5)
        at = foot if not t.get('leafy') else line[R.i(1, int(9*t.get('leafto', 1.)))]
        leaves.scatter(tm, (at+d*.01)[None], frames(norm(d*t.get('leafopen', .38)+Z)[None], d[None]*-1+Z*.1), np.array([L]), np.array([R.u()]), np.zeros(1))


@look('bulb')
def bulb_mat(cols):
    """papery skin: streaks from base to neck, darker at the foot"""
    return locals()


def lying_bulbs(R, t, wide, deep):
    s = t.get('bulbsize', 1.)
    mat = bulb_mat(t['bulb'])
    heap = t.get('heap', 0)
    for i in range(heap or t.get('bulbs', 5)):
        if heap:                                # the bulbs alone: a loose round of them
            q, a = math.sqrt((i+.3)/heap), i*2.4
            x, y = .16*s*heap**.5*.62*q*math.cos(a)*1.25, .16*s*heap**.5*.62*q*math.sin(a)
        else:
            x = (-1+2*(i+.5)/t.get('bulbs', 5))*wide*1.25+R.u(-.03, .03)+t.get('bulbat', 0.)
            y = -deep-.2-R.u(0, .1)
        prof = [(0, 0), (.03, .004), (.066, .035), (.08, .075), (.066, .12), (.03, .155), (.012, .185), (.004, .21)]
        v, f, u = lathe(round_profile(prof, .02), 30)
        ang = np.arctan2(v[:, 1], v[:, 0])
        v[:, :2] *= (1+.05*np.sin(ang*3+i)+.03*np.sin(ang*5+2*i))[:, None]      # never quite round
        v = (v-np.array([0, 0, .075]))*s*R.u(.85, 1.15)
        th, b = R.u(.8, 1.6), R.u(0, 6.28)
        c, q = math.cos(th), math.sin(th)
        v = np.stack([v[:, 0], v[:, 1]*c-v[:, 2]*q, v[:, 1]*q+v[:, 2]*c], -1)
        c, q = math.cos(b), math.sin(b)
        v = np.stack([v[:, 0]*c-v[:, 1]*q, v[:, 0]*q+v[:, 1]*c, v[:, 2]], -1)
        v[:, 2] -= v[:, 2].min()
        obj('bulb', v+np.array([x, y, 0]), f, mat, u)
