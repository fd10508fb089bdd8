"""Trees: trunk and crown grown by space colonisation, any crown shape; flowers or fruit on the twigs."""
import math

import numpy as np

from parts.bark import bark_mat, grain_of
from parts.branch import branch_mesh, colonize, crown_points, radii
from parts.catkin import catkins
from parts.fabric import root_ball
from parts.flower import flower_heads
from parts.foliage import foliage_mat, leaf_data, leaf_shape
from parts.fruit import berry_clusters
from parts.limbs import grow_limbs
from parts.mesh import Acc, Z, bezier, frames, norm, tube
from parts.pot import pot_of
from parts.shoots import clothe, curves, tubes
from parts.soil import bed, crumbs

REVISION = 3
CROWN = dict(
    round=lambda q: math.sin(math.pi*(.06+.9*q**.8))**.7, oval=lambda q: math.sin(math.pi*(.1+.85*q**.9))**.8, pillar=lambda q: (.4+.6*math.sin(math.pi*(.15+.6*q))**.8)*(1-q**5),
    vase=lambda q: (.25+.75*q**.8)*(1-q**7), umbrella=lambda q: math.sqrt(max(0, 1-q**2)), cone=lambda q: (1-q)**.8*.95+.05, broad=lambda q: math.sin(math.pi*(.18+.78*q))**.5, ball=lambda q: math.sqrt(max(0, 1-(2*q-1)**2)),
)


LEADER = dict(cone=.93, pillar=.93, oval=.84, round=.74, broad=.62, ball=.7, vase=.5, umbrella=0.)       # how far up the crown the trunk runs on
SLIM, FINE = .66, .82       # trunks and leaves of a young tree of the nursery, against what the traits say


def draw(R, t):
    t = {'natural': .55, **t}
    foot = root_ball(R, t.get('ball', .26)) if t.get('ball') else pot_of({'pot': t['pot']}) if t.get('pot') else 0.
    if not foot: bed(t.get('bed', .3), t.get('bed', .3)*.9, .05); crumbs(R, t.get('bed', .3), t.get('bed', .3)*.9, 260)
    if t.get('limbs'): return grow_limbs(R, t, t['limbs'], foot)
    h, clear, rad = t.get('tall', 3.3), t.get('clear', 1.), t.get('rad', .95)
    trunks = t.get('trunks', 1)
    D = t.get('step', .09)
    nodes_all, par_all, limbs = [], [], []
    bark = bark_mat('bark', *t.get('bark', ['#7d6a57', '#4a3b2e']), t.get('barkscale', 6), grain_of(t))
    crown = CROWN[t.get('crown', 'round')]
    for k in range(trunks):
        a = k*2*math.pi/trunks+.5
        lean = np.array([math.cos(a), math.sin(a), 0])*(rad*t.get('lean', .35) if trunks > 1 else 0)
        steps = max(4, int(clear/D))
        sway = np.cumsum(R.n(.0045, (steps+1, 2)), 0)*np.linspace(0, 1, steps+1)[:, None]
        line = [np.array([sway[i, 0], sway[i, 1], foot-.04+(clear+.04)*i/steps])+lean*(.12+.88*(i/steps)**1.5) for i in range(steps+1)]
        for i in range(int(LEADER[t.get('crown', 'round')]*(h-clear)/D)):
            line.append(line[-1]+norm(Z+lean*.35+R.n(.13, 3))*D)
        outline = lambda q: rad*(.75 if trunks > 1 else 1)*crown(q)
        A = crown_points(R, int(t.get('attractors', 1100)/trunks), outline, foot+clear*.95, foot+h, lean[0], lean[1])
        stem = None
        if t.get('boughs'):
            line, stem, sprays = boughs(R, t['boughs'], line, steps, outline, foot+clear, foot+h, D)
            A = np.concatenate([A[:int(len(A)*t['boughs'].get('between', .25))], sprays[R.g.permutation(len(sprays))[:len(A)]]])
        nodes, par = colonize(R, line, A, D=D, di=max(.5, rad*.7), dk=D*1.5, lift=t['boughs'].get('lift', .1) if stem else .3 if t.get('crown') != 'umbrella' else 0., par=stem)
        r, _ = radii(par, .0034, 2.2)
        r = np.maximum(r*np.clip(t.get('trunk', .07)*SLIM/r[0], .4, 1.8), .0019)
        flare = np.exp(-np.arange(steps+1)*D/.06)
        r[:steps+1] *= 1+.55*flare
        branch_mesh(nodes, par, r, bark, young=(bark_mat('bark', *t['twigs'], t.get('barkscale', 6)), .012) if t.get('twigs') else None)
        old = np.where((r > .004) & (nodes[:, 2] > foot+clear*.6) & (np.array(par) >= 0))[0]
        limbs.append(np.concatenate([nodes[old], nodes[np.array(par)[old]], r[old, None]], 1))
        thin = np.where(np.arange(len(par)) > steps+2)[0]
        thin = thin[r[thin] < max(.0075, np.quantile(r[thin], .82))]
        nodes_all.append(nodes[thin]); par_all.append(nodes[par[thin]])
    twig, root = np.concatenate(nodes_all), np.concatenate(par_all)
    centre = np.array([0, 0, foot+clear+(h-clear)*.42])
    near = twig[:, 1] < np.quantile(twig[:, 1], .3) if t.get('close') else np.ones(len(twig), bool)      # from close by: the leaves in front are finer
    for part in (near, ~near):
        if part.any(): leaves(R, t, twig[part], root[part], centre, (rad, rad, (h-clear)/2))
    blossom(R, t, twig, centre, np.concatenate(limbs))
    if t.get('weep'):
        weep(R, t, twig, foot)
    return dict(pitch=t.get('pitch', 6), margin=.03)


def boughs(R, b, line, foot, outline, low, high, D):
    """the boughs a kind is known by: `n` from the trunk, `rise` how they leave it (the lowest, the topmost; 0 level, 1.5 upright), `turn` how they bend on from there, `crooked`;
    `spray` how far leaves stand from them and `flat` how level → nodes, their parents, points round the boughs"""
    line, par, points = list(line), list(range(-1, len(line)-1)), []
    top = len(line)-1
    for k in range(b['n']):
        q = (k+.35)/b['n']
        at = foot+round((top-foot)*(q*b.get('up', .95))**b.get('even', .9))
        a = k*2.39996+R.n(.25)
        rise = b['rise'][0]+(b['rise'][1]-b['rise'][0])*q+R.n(.08)
        p, parent, bough = line[at], at, [line[at]]
        for i in range(60):
            tilt = rise+b.get('turn', 0.)*i*D
            a += R.n(b.get('crooked', .1)); rise += R.n(b.get('crooked', .1))*.6
            p = p+np.array([math.cos(a)*math.cos(tilt), math.sin(a)*math.cos(tilt), math.sin(tilt)])*D
            up = (p[2]-low)/(high-low)
            if up > 1 or up < -.25 or np.hypot(p[0], p[1]) > outline(float(np.clip(up, .02, .98)))*b.get('reach', .86)*R.u(.85, 1.08): break
            line.append(p); par.append(parent); parent = len(line)-1; bough.append(p)
        bough = np.array(bough[1+int(len(bough)*b.get('bare', .3)):] or bough)
        n = max(3, int(b.get('points', 22)*len(bough)))
        j = R.g.integers(0, len(bough), n)
        points.append(bough[j]+R.dirs(n)*(R.u(0, 1, n)**.5*b.get('spray', .3)*(.55+.45*j/len(bough)))[:, None]*[1, 1, b.get('flat', .7)])
    tip = line[top]+R.dirs(90)*R.u(0, b.get('spray', .3), 90)[:, None]
    return line, par, np.concatenate([*points, tip])


def leaves(R, t, twig, root, centre, size):
    """a short shoot from every twig, with its leaves on nodes"""
    per = 6 if t.get('leafless') else t.get('per', 8)
    if not per:
        return
    more = 1 if per < 3 else 2 if per < 7 else 3
    k = np.repeat(np.arange(len(twig)), more); m = len(k)
    along = norm(twig[k]-root[k])
    start = twig[k]+(root[k]-twig[k])*R.u(0, .8, m)[:, None]
    out = norm((start-centre)/np.array(size))
    D = norm(along*.6+out*.6+R.dirs(m)*.75+Z*.15-Z*t.get('droop', .25)*.4)
    each = max(2, round(per*1.95/more))
    long_ = t['len']*FINE*.26*each*(.6 if leaf_data(t).get('order') == 'tuft' else 1.)*R.u(.7, 1.3, (m, 1))
    tip = start+D*long_
    path = curves(start, start+D*long_*.5+R.n(.1, (m, 3))*long_, tip-Z*long_*t.get('droop', .25)*.35, 7)
    wood = Acc()
    tubes(wood, path, np.linspace(.0021, .0008, 7)[None]*np.ones((m, 1)), 4)
    wood.build('twigs', bark_mat('twig', *(t.get('twigs') or t.get('bark', ['#7d6a57', '#4a3b2e']))))
    if not t.get('leafless'): clothe(R, t, path, each, .06, t['len']*.9*FINE, droop=t.get('droop', .25), youth=t.get('youngness', .75), centre=centre)


def blossom(R, t, twig, centre, limbs):
    """`old`: flowers that spring from trunk and boughs instead of twigs"""
    for f in t.get('flowers', []):
        if f.get('old'):
            on = limbs[R.g.integers(0, len(limbs), f['n'])]; way = norm(on[:, :3]-on[:, 3:6])
            N = norm(np.cross(way, R.dirs(len(on)))+np.array([0, -.15, .1]))
            flower_heads(R, f, on[:, :3]+(on[:, 3:6]-on[:, :3])*R.u(0, 1, (len(on), 1))+N*(on[:, 6:]+f.get('lift', .01)), N); continue
        pick = R.g.permutation(len(twig))[:f['n']]
        P = twig[pick]
        N = norm(norm(P-centre)+np.array([0, -.4, .2])+R.n(.3, P.shape))
        flower_heads(R, f, P+N*f.get('lift', .03), N)
    if t.get('berries'):
        b = t['berries']
        seen = twig[np.argsort(twig[:, 1]+R.n(.35, len(twig)))]
        outer = seen[np.linalg.norm((seen-centre)[:, [0, 2]], axis=1) > b.get('inner', .2)]
        pick = R.g.permutation(min(len(outer), b['n']*3))[:b['n']]
        P = outer[pick]+norm(outer[pick]-centre)*b.get('out', .04)
        berry_clusters(R, b, P, P*0, outer[pick])


def weep(R, t, twig, foot):
    """long hanging shoots with leaves or flowers"""
    w = t['weep']
    shoots, acc, P_, N_, paths = Acc(), Acc(), [], [], []
    shape = leaf_shape(t)
    for p0 in twig[R.g.permutation(len(twig))[:w['n']]]:
        d = np.array([p0[0], p0[1], 0.])
        d = d/max(np.linalg.norm(d), .05)+R.n(.35, 3)*np.array([1, 1, 0])
        fall = (p0[2]-foot)*R.u(.45, w.get('fall', .85)) if not w.get('long') else min((p0[2]-foot)*w['fall'], R.u(*w['long']))
        P = bezier(p0, p0+d*R.u(.12, .4)*w.get('out', 1.)+Z*R.u(.05, .3), p0+d*R.u(.2, .42)*w.get('out', 1.)-Z*fall, 12)
        shoots.add(*tube(P, w.get('thick', .005)*np.linspace(1, .4, 12), 4)); paths.append(P)
        k = w['nodes'] if w.get('nodes') and not w.get('leaves') else int(w.get('leaves', 46)*fall/1.2)+6
        s = R.u(.06, 1, k)*11; j = np.minimum(s.astype(int), 10)
        pos = P[j]+(P[j+1]-P[j])*(s-j)[:, None]
        if w.get('leaves', 46):
            acc.scatter(shape, pos, frames(norm(norm(P[j+1]-P[j])*.9+R.dirs(k)*.55-Z*.25), R.dirs(k)+Z*.4), t['len']*R.u(.7, 1.15, k), np.clip(.5+R.n(.25, k), 0, 1), np.zeros(k))
        P_.extend(pos); N_.extend(norm(R.dirs(k)+np.array([0, -.5, .2])))
    shoots.build('shoots', bark_mat('shoot', *w.get('cols', ['#9a9a4c', '#7d7a3a'])))
    acc.build('hanging', foliage_mat(t))
    if w.get('catkins'): catkins(R, w['catkins'], paths)
    if w.get('flowers'):
        P_, N_ = np.array(P_), np.array(N_)
        pick = R.g.permutation(len(P_))[:w['flowers']['n']]
        flower_heads(R, w['flowers'], P_[pick]+N_[pick]*.015, N_[pick])
