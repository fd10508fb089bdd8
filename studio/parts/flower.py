"""Flower heads of every kind, and the petal material."""
import math

import numpy as np

from parts.foliage import fine
from parts.leaf import DETAIL, blade
from parts.mesh import Acc, Z, frames, grid_faces, merge, norm, tube, xf
from parts.look import look
from parts.shader import NT, simple_mat


@look('petal')
def petal_mat(name, cols, center=None, transl=.35, rough=.55, edge=None, shine=.2):
    """ramp by rnd; uv.v gradient base->tip to `edge`; shine: light that petals throw at each other"""
    t = NT(name); base = t.ramp(t.attr('rnd'), cols)
    sep = t.n('ShaderNodeSeparateXYZ'); t.l(t.n('ShaderNodeUVMap').outputs['UV'], sep.inputs[0]); v = sep.outputs[1]
    if edge: base = t.mix(t.math('POWER', v, 2.2, clamp=True), base, edge)
    if center: base = t.mix(t.math('POWER', t.math('SUBTRACT', 1., v, clamp=True), 3.), base, center)
    p = t.n('ShaderNodeBsdfPrincipled', Roughness=rough, Specular=.2)
    p.inputs['Emission Strength'].default_value = shine*1.2
    t.l(base, p.inputs['Base Color']); t.l(base, p.inputs['Emission'])
    tr = t.n('ShaderNodeBsdfTranslucent'); t.l(base, tr.inputs['Color'])
    mx = t.n('ShaderNodeMixShader'); mx.inputs[0].default_value = transl
    t.l(p.outputs[0], mx.inputs[1]); t.l(tr.outputs[0], mx.inputs[2]); return t.done(mx.outputs[0])



def ring(petal, n, lift=.15, scale=1., turn=0., start=0.):
    """n petals round the origin, looking up along +Z"""
    out = []
    for k in range(n):
        a = turn+k*2*math.pi/n
        d = (math.cos(a), math.sin(a), lift)
        out.append(xf(petal, (math.cos(a)*start, math.sin(a)*start, 0), d, (-math.cos(a)*lift, -math.sin(a)*lift, 1), scale))
    return out


def rose_head(n=26, full=1.):
    """petals on a golden spiral: the inner ones furled to a bud, the next cupped, the outer ones open with their rim rolled back"""
    parts = []; k = 2 if DETAIL['k'] > 1 else 1
    for i in range(n):
        t = (i+.5)/n; a = i*2.39996; op = .06+1.22*full*t**1.35; L = .62+.42*t**.8
        nv, nu = 7*k, 7*k; v = np.linspace(0, 1, nv); u = np.linspace(-1, 1, nu)
        w = np.clip(v, .03, 1)**.55*(1-.22*v**7); w = w/w.max()*(.30+.22*t)
        furl = 1.9*(1-t)**1.5+.55                            # how far the petal bends round the heart
        X = u[None]*w[:, None]; ang = u[None]*furl*.5
        cup = w[:, None]*(1-np.cos(ang*1.6))*.9; X = X*(1-.16*furl*u[None]**2*.5)
        belly = -.20*np.sin(np.pi*v)[:, None]*(1-.35*t); roll = -.55*t*np.clip(v-.72, 0, 1)[:, None]**1.5*3*(.6+.4*u[None]**2)
        Y = v[:, None]-.13*(u[None]**2)*v[:, None]**3-.06*t*np.clip(v-.8, 0, 1)[:, None]*5+.015*np.sin(u[None]*5+i)*v[:, None]**4
        V = np.stack([X, Y, cup+belly+roll], -1).reshape(-1, 3)
        U = np.stack([np.broadcast_to(u*.5+.5, X.shape), np.broadcast_to(v[:, None], X.shape)], -1).reshape(-1, 2)
        d = np.array([math.cos(a), math.sin(a), 0]); D = d*math.sin(op)+Z*math.cos(op)
        parts.append(xf((V, grid_faces(nv, nu), U), d*(.015+.10*t)+Z*(.10*(1-t)), D, -d*math.cos(op)+Z*math.sin(op), L))
    return merge(parts)


def dahlia_head(rows=9, wide=.34):
    """a full dahlia: rings of scooped petals, from upright in the heart to laid back at the rim"""
    petal = p(wide, .62, .42, -.55, 6, 5, .42); out = []
    for j in range(rows):
        q = j/(rows-1)
        out += ring(petal, 7+int(q*9), 2.6*(1-q)**1.6-.25*q, .24+.30*q**.8, j*.37, .03+.05*q)
    return merge(out)


def honeysuckle():
    """a long thin tube, an upper lip turned up, a lower lip rolled back, stamens that reach out"""
    s = np.linspace(0, 1, 7)
    line = np.stack([0*s, .10*s**2, .72*s], -1)
    tub = tube(line, np.array([.020, .020, .022, .026, .034, .046, .058]), 8)
    tub = (tub[0], tub[1], np.stack([tub[2][:, 0], np.repeat(s*.55, 8)], -1))
    lip = lambda w, bend, d, up, size: xf(blade(1, w, .35, .45, 7, 5, .1, bend), (0, .10, .70), d, up, size)
    shift = lambda t: (t[0], t[1], np.stack([t[2][:, 0], .55+.45*t[2][:, 1]], -1))
    parts = [tub, shift(lip(.62, -1.1, (0, .45, 1), (0, -1, .4), .34)), shift(lip(.26, 1.5, (0, -.5, 1), (0, -1, -.3), .36))]
    for x in (-.07, -.03, .01, .05, .09):
        parts.append(shift(tube(np.array([[0, .1, .66], [x*.8, .06, .92], [x*1.4, .02, 1.1]]), [.006, .005, .011], 4)))
    return merge(parts)


def iris_head():
    """yellow flag: three broad falls that arch over, three small standards"""
    falls = ring(p(.62, .9, .5, 1.7, 10, 5, .05, .04), 3, .75, .62)
    return merge(falls+ring(p(.3, .7, .5, .3, 6, 3, .2), 3, 1.6, .32, 1.05)+ring(p(.26, .5, .6, 1.1, 6, 3, .3), 3, 1.2, .4))


def canna_head():
    """canna: three or four loose petals, long and broad, none quite alike"""
    out = []
    for k, (a, lift, w, L, bend) in enumerate(((0., 1.1, .62, .75, .7), (1.7, .9, .55, .7, 1.), (3.3, 1.3, .6, .72, .6), (4.6, .5, .4, .62, 1.5))):
        out += ring(blade(1, w, .7, .45, 9, 5, .06, bend, wave=.10, wavefreq=1.5), 1, lift, L, a)
    return merge(out)


def cup_petal(nv=9, nu=7, belly=.30, width=.74, lip=.05):
    """tulip petal: grows along +Y, belly outwards (-Z), curved across"""
    if DETAIL['k'] > 1: nv, nu = nv*2, nu*2-1
    v = np.linspace(0, 1, nv); u = np.linspace(-1, 1, nu)
    w = np.clip(v, .02, .985)**.55*(1-np.clip(v, 0, .985)**3.2)**.6; w = w/w.max()*width/2
    off = -belly*np.sin(np.pi*np.clip(v*.92, 0, 1))**.8-lip*np.clip(v-.8, 0, 1)*2
    X = u[None]*w[:, None]; zz = off[:, None]+.62*(np.abs(u)[None]**1.8)*w[:, None]; Y = np.broadcast_to(v[:, None], X.shape)
    V = np.stack([X, Y, zz], -1).reshape(-1, 3)
    return V, grid_faces(nv, nu), np.stack([np.broadcast_to(u*.5+.5, X.shape), Y], -1).reshape(-1, 2)


def cup(open_=.25, n=6, width=.74):
    """tulip, crocus, magnolia: petals standing round a cup"""
    petal = cup_petal(width=width); out = []
    for k in range(n):
        a = k*2*math.pi/n; d = np.array([math.cos(a), math.sin(a), 0]); D = Z+d*(.10+open_*.55*(1 if k % 2 else .8))
        out.append(xf(petal, d*.06, D/np.linalg.norm(D), -d, 1. if k % 2 else .97))
    return merge(out)


def tubeflower(n=5, flare=.5, long_=1., mouth=.28, throat=.09, lobes=.35):
    """trumpet or bell along +Z with a lobed mouth"""
    rows = 9*min(2, DETAIL['k']); sides = n*6*min(2, DETAIL['k']); a = np.linspace(0, 2*np.pi, sides, endpoint=False); s = np.linspace(0, 1, rows)
    r = throat+(mouth-throat)*np.clip((s-.25)/.75, 0, 1)**(2.2-flare); lob = 1+lobes*np.cos(a*n)[None]*np.clip((s-.7)/.3, 0, 1)[:, None]**1.5
    X = (r[:, None]*lob)*np.cos(a); Y = (r[:, None]*lob)*np.sin(a); Zz = s[:, None]*long_-.12*flare*np.clip((s-.8)/.2, 0, 1)[:, None]+0*X
    V = np.stack([X, Y, Zz], -1).reshape(-1, 3); U = np.stack([np.tile(a/6.283, rows), np.repeat(s, sides)], -1)
    return V, grid_faces(rows, sides, True), U


def p(w=.6, a=.7, b=.5, bend=.3, nv=5, nu=3, fold=.05, wave=0.):
    return blade(1, w, a, b, nv, nu, fold, bend, wave=wave, wavefreq=2)


FLORET = dict(
    four=lambda: merge(ring(p(.95, .55, .5, .5), 4, .12, .5)), five=lambda: merge(ring(p(.8, .7, .4, .3), 5, .3, .5)), six=lambda: merge(ring(p(.55, .7, .55, .35), 6, .2, .5)),
    eight=lambda: merge(ring(p(.5, .75, .55, .35, 6, 5), 8, .18, .5)), star=lambda: merge(ring(p(.34, .5, .8, .2), 5, .25, .5)), star6=lambda: merge(ring(p(.38, .5, .8, .2), 6, .35, .5)),
    daisy=lambda: merge(ring(p(.26, .5, .35, .25), 15, .12, .5, start=.1)), cone=lambda: merge(ring(p(.3, .5, .35, .75), 14, -.2, .5, start=.12)), fine=lambda: merge(ring(p(.14, .4, .3, .2), 24, .12, .5, start=.1)),
    rose=lambda: rose_head(26), double=lambda: rose_head(18, 1.1), peony=lambda: rose_head(46, 1.15), cup=lambda: cup(.25), goblet=lambda: cup(.7, 6, .62), crocus=lambda: cup(.55, 6, .55), magnolia=lambda: cup(.9, 8, .55), starmagnolia=lambda: merge(ring(p(.27, .75, .36, .75, 7, 3, .12, .06), 7, .05, .52)+ring(p(.27, .75, .36, .45, 7, 3, .14, .05), 6, .45, .5, .45)+ring(p(.25, .75, .36, .15, 7, 3, .16), 4, 1.2, .42, .2)), goblet6=lambda: cup(.42, 6, .5),
    trumpet=lambda: tubeflower(5, 1.2, 1., .42, .09), bell=lambda: tubeflower(5, .2, .8, .3, .16, .2), urn=lambda: tubeflower(5, .1, .7, .2, .2, .1), funnel=lambda: tubeflower(6, .9, 1., .5, .08, .3), wide=lambda: tubeflower(5, 1.3, .5, .5, .06, .18),
    bud=lambda: blade(1, .7, .6, .6, 3, 3, .3, .8), hair=lambda: blade(1, .09, .3, .9, 3, 2, 0, .2), strap=lambda: merge([xf(blade(1, .1, .4, .3, 6, 2, 0, 1.2, wave=.3), (0, 0, 0), (math.cos(k*1.571), math.sin(k*1.571), .5), (0, 0, 1), .6) for k in range(4)]),
    tongue=lambda: blade(1, .5, .6, .5, 4, 3, .2, .6), pea=lambda: merge([xf(blade(1, .9, .5, .4, 4, 3, .1, -.4), (0, 0, 0), (0, .5, 1), (0, -1, .5), .5), xf(blade(1, .6, .5, .5, 4, 3, .6, .4), (0, 0, 0), (0, 1, .1), (0, 0, 1), .5)]),
    anemone=lambda: merge(ring(p(.75, .7, .4, .25, 5, 5), 6, .3, .5)), lily=lambda: merge(ring(p(.36, .6, .6, 1.1, 8, 5), 6, .7, .62)), dahlia=lambda: merge([q for j in range(5) for q in ring(p(.42, .5, .5, -.2, 4, 3, .3), 9+j*2, 1.6-.42*j, .28+.06*j, j*.4)]),
    honeysuckle=honeysuckle, iris=iris_head, canna=canna_head, fulldahlia=dahlia_head, soulangeana=lambda: cup(.5, 7, .56), jasmine=lambda: merge(ring(p(.62, .8, .42, .35, 6, 3, .05), 6, .12, .5)),
    passion=lambda: merge(ring(p(.36, .6, .6, .3), 10, .1, .5)), nasturtium=lambda: merge(ring(p(.95, .9, .35, .2, 5, 5, .05, .05), 5, .35, .55)), cyclamen=lambda: merge(ring(p(.6, .6, .5, -.4, 6, 5), 5, 1.4, .6)),
)


def round_head(R, f, p0, axis):
    """ball of florets: positions and normals"""
    r = f.get('rad', .15)*R.u(.88, 1.1); n = f.get('per', 120); k = np.arange(n)+.5
    ph = np.arccos(1-f.get('cover', 1.55)*k/n); th = k*2.39996
    D = np.stack([np.sin(ph)*np.cos(th), np.sin(ph)*np.sin(th), np.cos(ph)], -1); M = frames(axis[None], np.array([[.1, .2, 1.]])+R.dirs(1)*.1)[0]
    D = norm(D@np.stack([M[:, 0], M[:, 2], M[:, 1]], 0)+R.n(.05, (n, 3)))
    return p0+D*r*R.u(.9, 1.03, n)[:, None]*np.array([1, 1, f.get('flat', .9)]), D, r


def along(R, f, p0, axis):
    """spike, panicle or raceme: florets round an axis that narrows to the tip"""
    n = f.get('per', 60); L = f.get('long', .2)*R.u(.85, 1.15); s = np.sort(R.u(0, 1, n)); base = f.get('rad', .02)
    prof = {'cone': (1-s)**.7*.95+.05, 'spike': 1-.55*s, 'club': np.sin(np.pi*(.2+.75*s)), 'even': 0*s+1.}[f.get('taper', 'spike')]
    side = R.dirs(n); side = norm(side-axis*(side@axis)[:, None]); droop = f.get('droop', 0.)
    bend = np.array([0, 0, -1.])*(droop*L*s**2)[:, None]
    pos = p0+axis*(s*L)[:, None]+side*(base*prof*R.u(.75, 1.05, n))[:, None]+bend
    return pos, norm(side+axis*f.get('lean', .6)), L, s


def flat_head(R, f, p0, axis):
    """umbel or corymb: a shallow dome"""
    n = f.get('per', 60); r = f.get('rad', .1)*R.u(.85, 1.12); k = np.arange(n)+.5; q = np.sqrt(k/n); th = k*2.39996
    e1 = norm(np.cross(axis, np.array([.3, .1, 1.])+1e-3)); e2 = np.cross(axis, e1)
    own = np.random.default_rng(n+int(abs(p0[0])*1e4)); q = np.clip(q+own.normal(0, .05, n), 0, 1.05); th = th+own.normal(0, .12/np.maximum(q, .15), n)   # no two heads alike, no net of florets
    pos = p0+(e1*(np.cos(th)*q*r)[:, None]+e2*(np.sin(th)*q*r)[:, None])+axis*((1-q**2)*r*f.get('dome', .35)+own.normal(0, r*.03, n)-r*.10*(np.arange(n) % 3 == 0))[:, None]
    return pos, norm(axis+(e1*np.cos(th)[:, None]+e2*np.sin(th)[:, None])*q[:, None]*.5)


def flower_heads(R, f, P, N):
    """draw the flowers `f` of a species on points P that look along N"""
    if not len(P):
        return
    A, C, S = Acc(), Acc(), Acc()
    name = f.get('floret', 'five'); floret = fine(FLORET[name], 2); size = f['size']; form = f.get('form', 'single')
    def put(pos, nrm, sc, rnd):
        m = len(pos); tang = norm(np.cross(nrm, R.dirs(m))); A.scatter(floret, pos, frames(tang, nrm), sc, rnd, np.zeros(m))
    if form == 'single':
        n = len(P); face = norm(N+np.array([0, -f.get('look', .45), f.get('lookup', .25)])+R.n(.18, (n, 3)))
        put(P, face, size*R.u(.85, 1.12, n), R.u(0, 1, n)); eye(R, f, C, P, face, size)
    for p0, ax in zip(P, N):
        if form == 'single': break
        axis = norm(ax*(1-f.get('upright', 0.))+Z*f.get('upright', 0.)+R.n(.08, 3)-Z*f.get('nod', 0.)); tint = R.u()*.4+.3
        if form == 'ball':
            pos, nrm, r = round_head(R, f, p0, axis); m = len(pos); core_ball(C if f.get('heart') else S, p0, r*.9*np.array([1, 1, f.get('flat', .9)]))
        elif form == 'flat': pos, nrm = flat_head(R, f, p0, axis); m = len(pos)
        else:
            pos, nrm, L, s = along(R, f, p0, axis); m = len(pos)
            if form == 'cone' and f.get('rad', .02) >= .05: core_cone(S, p0, axis, L, f)
        sc = size*R.u(.82, 1.15, m)
        if form in ('spike', 'cone'): sc = sc*(1-.4*s)
        rnd = np.clip(tint+R.n(.18, m), 0, 1)
        if f.get('ripe') and form in ('cone', 'spike'): rnd = np.clip(1-s+R.n(.1, m), 0, 1)
        put(pos, nrm, sc, rnd)
        if f.get('eye') and form == 'flat': eye(R, f, C, pos, nrm, size)
    A.build('petals', petal_mat('petal', f['cols'], center=f.get('center'), edge=f.get('edge'), transl=f.get('glow', .18 if name in FULL else .35), rough=f.get('rough', .55), shine=f.get('shine', .08 if name in FULL else .2)))
    S.build('petalheart', petal_mat('petalheart', [f['cols'][0]]))
    C.build('eyes', simple_mat('eye', f.get('eye', '#e0b43a'), .7))


FULL = ('rose', 'double', 'peony', 'fulldahlia')      # heads so full of petals that little light comes through


def core_cone(acc, p0, axis, L, f):
    """the inside of a panicle, in its own colour: no dark gaps between the florets"""
    q = np.linspace(0, .96, 9); r = f['rad']*.72*{'cone': (1-q)**.7*.95+.05, 'spike': 1-.55*q}.get(f.get('taper', 'spike'), 0*q+.8)
    line = p0+axis*(q*L)[:, None]-Z*(f.get('droop', 0.)*L*q**2)[:, None]
    acc.add(*tube(np.concatenate([line[:1]-axis*.01, line, line[-1:]+axis*.01]), np.concatenate([[.002], r, [.002]]), 12), R=.2)


def core_ball(acc, p0, r):
    tt = np.linspace(.05, math.pi-.05, 8); aa = np.linspace(0, 6.283, 12, endpoint=False)
    V = np.stack([np.sin(tt)[:, None]*np.cos(aa), np.sin(tt)[:, None]*np.sin(aa), np.cos(tt)[:, None]+0*aa], -1).reshape(-1, 3)
    acc.add(V*r+p0, grid_faces(8, 12, True)[:, ::-1], None, .2)


def eye(R, f, acc, P, N, size):
    """the heart of a flower: a dome, a cone or a tuft of stamens"""
    if not f.get('eye'): return
    n = len(P); r = size*f.get('eyesize', .12); tall = f.get('eyetall', .6)
    if f.get('stamens'):
        hair = tube(np.array([[0, 0, 0], [0, .6, 0], [0, 1, 0]]), [.05, .04, .09], 4); k = f['stamens']
        pos = np.repeat(P, k, 0); D = norm(np.repeat(N, k, 0)+R.dirs(n*k)*f.get('splay', .7)); acc.scatter(hair, pos, frames(D, R.dirs(n*k)), np.full(n*k, r*2.2), R.u(0, 1, n*k), np.zeros(n*k)); return
    tt = np.linspace(.05, math.pi*.6, 5); aa = np.linspace(0, 6.283, 10, endpoint=False)
    V = np.stack([np.sin(tt)[:, None]*np.cos(aa), np.sin(tt)[:, None]*np.sin(aa), tall*np.cos(tt)[:, None]+0*aa], -1).reshape(-1, 3)
    T = (V, grid_faces(5, 10, True)[:, ::-1], np.zeros((len(V), 2))); acc.scatter(T, P+N*size*.03, frames(norm(np.cross(N, R.dirs(n))), N), np.full(n, r), R.u(0, 1, n), np.zeros(n))
