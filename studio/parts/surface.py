"""Curved leaf surfaces: a blade of unit length along +Y with its face to +Z, from numbers that botany/leaves.json gives."""
import numpy as np

from parts.mesh import grid_faces, merge, tube, xf

OUTLINE = dict(
    elliptic=((0, .06), (.08, .34), (.2, .68), (.35, .93), (.5, 1), (.65, .93), (.8, .66), (.92, .3), (1, 0)),
    ovate=((0, .15), (.05, .4), (.15, .8), (.3, 1), (.45, .95), (.62, .74), (.78, .46), (.9, .2), (1, 0)),
    obovate=((0, .08), (.12, .26), (.3, .56), (.5, .86), (.66, 1), (.8, .92), (.92, .55), (1, 0)),
    spatulate=((0, .06), (.15, .2), (.35, .48), (.55, .82), (.72, 1), (.85, .9), (.95, .5), (1, 0)),
    lance=((0, .1), (.08, .4), (.2, .82), (.32, 1), (.5, .88), (.7, .56), (.86, .26), (1, 0)),
    oblong=((0, .1), (.06, .5), (.15, .85), (.3, 1), (.7, .98), (.86, .8), (.95, .45), (1, 0)),
    linear=((0, .5), (.1, .9), (.5, 1), (.8, .8), (.93, .45), (1, 0)),
    orbicular=((0, .2), (.06, .55), (.2, .9), (.4, 1), (.6, 1), (.8, .85), (.93, .5), (1, 0)),
    cordate=((0, .35), (.08, .72), (.2, .97), (.32, 1), (.5, .86), (.7, .55), (.86, .26), (.95, .09), (1, 0)),
    deltoid=((0, .35), (.1, .8), (.22, 1), (.4, .86), (.6, .58), (.8, .27), (.92, .09), (1, 0)),
    arrow=((0, .62), (.1, .74), (.22, .84), (.36, .82), (.55, .6), (.75, .32), (.9, .12), (1, 0)),
    acuminate=((0, .1), (.1, .5), (.25, .9), (.4, 1), (.6, .82), (.75, .5), (.86, .22), (.94, .08), (1, 0)),
    fiddle=((0, .3), (.06, .5), (.18, .62), (.32, .6), (.48, .78), (.66, 1), (.82, .92), (.94, .55), (1, 0)),
    petal=((0, .16), (.12, .42), (.3, .8), (.5, 1), (.68, .98), (.84, .74), (.94, .42), (1, 0)),
    ray=((0, .3), (.12, .5), (.3, .78), (.55, 1), (.8, .97), (.92, .84), (1, .3)),
    disc=((0, 0), (.02, .28), (.08, .54), (.2, .8), (.35, .954), (.5, 1), (.65, .954), (.8, .8), (.92, .54), (.98, .28), (1, 0)),
    wedge=((0, .1), (.2, .34), (.45, .7), (.7, .96), (.85, 1), (.95, .8), (1, .3)),
)


def spline(points):
    """a smooth curve through (v, half width)"""
    x, y = np.array(points, float).T
    m = np.gradient(y, x)

    def f(v):
        i = np.clip(np.searchsorted(x, v)-1, 0, len(x)-2)
        h = x[i+1]-x[i]
        t = (v-x[i])/h
        return np.maximum(0, (1+2*t)*(1-t)**2*y[i]+t*(1-t)**2*h*m[i]+t*t*(3-2*t)*y[i+1]+t*t*(t-1)*h*m[i+1])
    return f


GRAIN = ((4, 1), (8, 2), (15, 3), (26, 5))      # rows and half columns of a blade, per level


def arch(v, bend):
    """midrib: along, down and its tilt"""
    a = bend*v**1.4
    step = np.diff(v, prepend=0.)
    return np.cumsum(np.cos(a)*step), -np.cumsum(np.sin(a)*step), a


def blade_of(g, level, o='elliptic', w=.5, bend=.4, fold=.2, cup=0., wave=.03, waves=2.5, twist=.18, sway=.1, teeth=0, tooth=0., quilt=0., side=7, slant=.35, curl=0., lobe=0., rows=None, frill=0., frills=9, groove=0., furrow=0., furrows=6, pucker=0., askew=0., **_):
    """one blade; g: its own random numbers, so that no two variants are alike"""
    n, half = GRAIN[level]
    if rows: n = rows
    if frill: half = max(half, 9)
    if furrow: half, n = max(half, 3*furrows), max(n, 18)
    if teeth and level >= 2: n = max(n, 3*teeth+1)
    v = np.linspace(0, 1, n) if teeth else .5-.5*np.cos(np.linspace(0, np.pi, n))
    u = np.linspace(-1, 1, 2*half+1)
    u = np.sign(u)*np.abs(u)**.85
    a = np.abs(u)[None]
    width = spline(OUTLINE[o])(v)[:, None]*w/2
    x = width*u[None]
    if teeth and level >= 2: x = x*(1+tooth*((v*teeth) % 1-.5)[:, None]*np.clip((a-.6)/.4, 0, 1)*(np.sin(np.pi*v)[:, None] > .02))
    if askew: x = x*(1+askew*np.sign(u)[None]*(1 if g.random() < .5 else -1)*(1-.6*v)[:, None])              # one half broader than the other: the wing of a begonia
    f = fold*(1+.25*g.standard_normal())*(1-.4*v)[:, None]
    z = np.abs(x)*np.sin(f)+cup*width*a**2
    if groove: z = z+groove*width/width.max()*w*(1-np.exp(-(a/.16)**2))                # the midrib lies in a groove
    ripple = np.where(u[None] > 0, np.sin(6.28*waves*v[:, None]+g.random()*6.28), np.sin(6.28*waves*1.13*v[:, None]+g.random()*6.28))
    z = z+wave*w*a**2*ripple*np.sin(np.pi*v)[:, None]
    if quilt and side and level >= 1: z = z-quilt*w*np.cos(6.28*((v[:, None]-slant*a*(1-.3*a))*side+np.where(u[None] < 0, .5, 0)-.5))*np.clip(a*4, 0, 1)*(1-a*.6)*np.sin(np.pi*v)[:, None]
    if furrow:                                                     # veins from base to tip, the blade between them raised and puckered
        z = z+furrow*w*(np.abs(np.sin(np.pi*a*furrows))**.7)*np.sin(np.pi*np.clip(v*1.02, 0, 1))[:, None]**.6
        if pucker: z = z+pucker*w*np.sin(6.28*v[:, None]*9+np.floor(a*furrows)*2.1+np.sign(u)[None])*np.abs(np.sin(np.pi*a*furrows))*np.sin(np.pi*v)[:, None]
    if frill:                                                      # the margin is longer than the leaf: it curls over itself
        loose, p, q = np.clip((a-.35)/.65, 0, 1)**1.2*np.clip(v*5-.6, 0, 1)[:, None], g.random()*6.28, g.random()*6.28
        turn = 6.28*frills*v[:, None]*np.where(u[None] > 0, 1, 1.17)+p
        z = z+frill*w*loose*(np.sin(turn)+.55*np.sin(2.3*turn+q))
        x = x*(1+.35*frill*loose*np.cos(1.7*turn+q))
    if curl: z = z-curl*width*np.clip((a-.7)/.3, 0, 1)**2
    x = x*np.cos(f)
    tw = g.normal(0, twist)*v[:, None]
    x, z = x*np.cos(tw)-z*np.sin(tw), z*np.cos(tw)+x*np.sin(tw)
    y, down, tilt = arch(v, bend+g.normal(0, .22))
    lean = g.normal(0, sway)*v**2
    if frill: y = y[:, None]+frill*w*loose*(.9*np.cos(turn)+.5*np.cos(2.3*turn+q))
    else: y = y[:, None]
    back = -lobe*(a**1.6)*(1-v[:, None])**1.5
    V = np.stack([x+lean[:, None], y+back+z*np.sin(tilt)[:, None], down[:, None]+z*np.cos(tilt)[:, None]], -1)
    U = np.stack([np.broadcast_to(u[None]*.5+.5, x.shape), np.broadcast_to(v[:, None], x.shape)], -1)
    return V.reshape(-1, 3), grid_faces(n, 2*half+1), U.reshape(-1, 2)


def spiny(g, level, w=.56, spines=5, fold=.2, bend=.25, **_):
    """holly and mahonia: the margin swings between spines, up and down in turn"""
    k = level+1
    n, half = spines*4*min(k, 3)+1, 1+k
    v, u = np.linspace(0, 1, n), np.linspace(-1, 1, 2*half+1)
    base = np.clip(v, 1e-3, 1)**.45*np.clip(1-v, 1e-3, 1)**.5
    bay = np.abs(np.sin(np.pi*v*(spines+.5)))**.7
    width = base/base.max()*w/2*(1-.45*bay*np.clip(v*6, 0, 1))
    width[0], width[-1] = .012, .002
    x = u[None]*width[:, None]
    swing = np.cos(np.pi*v*(spines+.5))*(1 if g.random() < .5 else -1)
    z = -(bend+g.normal(0, .15))*v[:, None]**2*.5+np.abs(x)*fold*2+.10*w/.56*swing[:, None]*np.abs(u)[None]**2.2*np.sin(np.pi*v)[:, None]
    V = np.stack([x, np.broadcast_to(v[:, None], x.shape), z], -1)
    return V.reshape(-1, 3), grid_faces(n, 2*half+1), np.stack([np.broadcast_to(u*.5+.5, x.shape), np.broadcast_to(v[:, None], x.shape)], -1).reshape(-1, 2)


def lobed(g, level, lobes=(), depth=.5, sharp=1., teeth=0, tooth=0., cup=.1, bend=.3, round=0., ruffle=0., pleat=.1, rumple=0., above=False, **_):
    """palmate leaf: sectors round the stalk, each with a midrib of its own; round: lobes without a point"""
    order = sorted(lobes)
    ang = np.array([q[0] for q in order]); long_ = np.array([q[1] for q in order])*(1+g.normal(0, .05, len(order)))
    ang = ang+g.normal(0, .04, len(ang))
    edge = np.concatenate([[max(-np.pi+.06, ang[0]-.75)], (ang[1:]+ang[:-1])/2, [min(np.pi-.06, ang[-1]+.75)]])
    per, rings = ((5, 3), (9, 4), (17, 6), (33, 9))[level]
    bendy, cupy, turn = bend*(1+g.normal(0, .4)), cup*(1+g.normal(0, .4)), g.normal(0, .2)
    parts = []
    for i in range(len(ang)):
        q = np.concatenate([np.linspace(edge[i], ang[i], per//2+1)[:-1], np.linspace(ang[i], edge[i+1], per//2+1)])
        left, right = ang[i]-edge[i], edge[i+1]-ang[i]
        e = np.where(q < ang[i], (q-ang[i])/left, (q-ang[i])/right)
        tip = np.cos(e*np.pi/2)**round if round else np.clip(1-np.abs(e), 0, 1)**(.75*sharp+.4)
        neighbour = np.where(e < 0, long_[max(i-1, 0)], long_[min(i+1, len(ang)-1)])
        sinus = np.minimum(long_[i], neighbour)*(1-depth)
        if i == 0: sinus = np.where(e < 0, .22*long_[0], sinus)
        if i == len(ang)-1: sinus = np.where(e > 0, .22*long_[-1], sinus)
        r = sinus+(long_[i]-sinus)*tip
        if teeth and level >= 1: r = r*(1+tooth*(1-2*np.abs((np.abs(e)*teeth) % 1-.5))*(np.abs(e) > .04)*(np.abs(e) < .97))
        k = np.linspace(.01, 1, rings)
        X, Y = k[:, None]*np.sin(q)*r, k[:, None]*np.cos(q)*r
        rib = k[:, None]*(np.abs(e)-.5)*pleat*np.minimum(1, k[:, None]*2)
        Z = -bendy*(X**2+Y**2)*.45+cupy*np.abs(X)+rib*.5*long_.mean()+turn*X*Y+ruffle*k[:, None]**2*np.sin(q*11+turn*9)
        if rumple: Z = Z+rumple*np.sin(X*17+turn*5)*np.sin(Y*15+turn*9)*np.sin(np.pi*np.clip(k, 0, .9))[:, None]
        V = np.stack([X, Y+.02, Z], -1).reshape(-1, 3)
        U = np.stack([np.broadcast_to(.5+.46*e, X.shape), np.broadcast_to(k[:, None]*(r/long_[i])[None]*.98, X.shape)], -1).reshape(-1, 2)
        parts.append((V, grid_faces(rings, len(q)), U))
    V, F, U = merge(parts)
    return V*.72*np.array([1, 1, 1]), F if above else F[:, ::-1], U


def sinuate(g, level, w=.62, lobes=5, deep=.34, bend=.3, fold=.14, side=6, slant=.4, **_):
    """oak: round lobes along a wedge-shaped blade"""
    n, half = (12, 20, 34, 61)[level], (1, 2, 3, 5)[level]
    v, u = np.linspace(0, 1, n), np.linspace(-1, 1, 2*half+1)
    body = spline(((0, .12), (.1, .34), (.3, .68), (.5, .9), (.68, 1), (.84, .85), (.95, .5), (1, .1)))(v)
    cut = 1-deep*(.5+.5*np.cos(2*np.pi*(v*lobes+g.normal(0, .06)-.1)))*np.clip((v-.08)*6, 0, 1)*np.clip((1-v)*7, 0, 1)
    width = (body*cut)[:, None]*w/2
    x = width*u[None]
    y, down, tilt = arch(v, bend+g.normal(0, .2))
    z = np.abs(x)*fold+.02*np.sin(9*v+g.random()*6)[:, None]*np.abs(u)[None]**2
    V = np.stack([x, y[:, None]+z*np.sin(tilt)[:, None]+.10*np.abs(x), down[:, None]+z*np.cos(tilt)[:, None]], -1)
    return V.reshape(-1, 3), grid_faces(n, 2*half+1), np.stack([np.broadcast_to(u*.5+.5, x.shape), np.broadcast_to(v[:, None], x.shape)], -1).reshape(-1, 2)


def fan(g, level, bend=.3, above=False, **_):
    """ginkgo: a fan, cleft in the middle, ribbed from the stalk outwards"""
    nt, nr = (9, 15, 25, 49)[level], (4, 6, 8, 12)[level]
    q = np.linspace(-1.15, 1.15, nt)
    r = (.92+.03*np.sin(q*14+g.random()*6)+.02*np.sin(q*31))*(1-.3*np.exp(-(q/.05)**2))*(1-.12*np.abs(q)**3)
    k = np.linspace(.04, 1, nr)
    X, Y = k[:, None]*np.sin(q)*r, k[:, None]*np.cos(q)*r
    Z = -bend*(X**2+Y**2)*.4+.03*np.sin(q*9+g.random()*6)*k[:, None]**2
    F = grid_faces(nr, nt)
    return np.stack([X, Y, Z], -1).reshape(-1, 3), F if above else F[:, ::-1], np.stack([np.broadcast_to(.5+q*.4, X.shape), np.broadcast_to(k[:, None], X.shape)], -1).reshape(-1, 2)


def rachis(bend, r=.011, n=9):
    y, z, _ = arch(np.linspace(0, 1, n), bend)
    line = np.stack([0*y, y, z], -1)
    v, f, u = tube(line, np.linspace(r, r*.4, n), 5)
    return line, (v, f, np.stack([np.full(len(v), .5), np.full(len(v), .02)], -1))


def pinnate_of(g, level, make, pairs=3, leaflet=None, size=.4, base=.2, bend=.45, **_):
    line, stalk = rachis(bend+g.normal(0, .15))
    parts = [stalk]
    at = lambda s: np.array([np.interp(s*8, np.arange(9), line[:, i]) for i in range(3)])
    for i in range(pairs):
        s = base+(1-base)*(i+.6)/(pairs+.6)
        d = at(min(1, s+.04))-at(s-.04)
        d = d/np.linalg.norm(d)
        k = size*(.8+.4*np.sin(np.pi*(i+1)/(pairs+1)))
        for side in (-1, 1):
            parts.append(xf(make(g, level, leaflet), at(s)+np.array([side*.012, 0, 0]), d*(.62+g.normal(0, .1))+np.array([side*.9, 0, g.normal(0, .1)]), (-side*.25, .0, 1), k*g.uniform(.9, 1.08)))
    parts.append(xf(make(g, level, leaflet), line[-1], line[-1]-line[-2], (0, .3, 1), size*1.1))
    return merge(parts)


def digitate(g, level, make, n=5, spread=1.5, leaflet=None, stalk=.02, **_):
    parts = []
    for k in range(n):
        a = -spread+2*spread*k/(n-1)+g.normal(0, .06)
        parts.append(xf(make(g, level, leaflet), (stalk*np.sin(a), stalk*np.cos(a), 0), (np.sin(a), np.cos(a), g.normal(.05, .08)), (0, 0, 1), (.82-.3*(abs(a)/max(spread, .1))**1.6)*g.uniform(.92, 1.06)))
    return merge(parts)


def ternate_of(g, level, make, leaflet=None, **_):
    line, stalk = rachis(.25)
    parts = [(stalk[0]*[1, .42, 1], stalk[1], stalk[2])]
    for d, k, y in (((0, 1, 0), .66, .4), ((1, .5, 0), .56, .16), ((-1, .5, 0), .56, .16)):
        parts.append(xf(make(g, level, leaflet), (0, y, 0), np.array(d, float)+g.normal(0, .07, 3), (0, 0, 1), k*g.uniform(.93, 1.06)))
    return merge(parts)
