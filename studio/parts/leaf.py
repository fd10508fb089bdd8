"""Leaf shapes (templates of unit length) and the leaf material."""
import math

import numpy as np

from parts.mesh import Acc, DETAIL, Z, grid_faces, merge, tube, xf
from parts.look import look


def finer(nv, nu):
    """old recipes count few points: twice as many, thrice from close by"""
    k = 3 if DETAIL['close'] else 2
    return (nv-1)*k+1, min((nu-1)*2+1, 13)


def blade(length=1, width=.4, a=.7, b=1., nv=7, nu=3, fold=.15, bend=.3, wave=0., wavefreq=5, tip=0., petiole=0., curl=0.):
    nv, nu = finer(nv, nu)
    v = np.linspace(0, 1, nv); vv = np.clip(v, 1e-3, 1-1e-3)
    w = vv**a*(1-vv)**b; w = w/w.max()*width/2
    w[0] = max(w[0]*.3, .004); w[-1] = max(.004, tip*width/2)
    u = np.linspace(-1, 1, nu)
    ang = bend*v
    if abs(bend) > 1e-3:
        y = np.sin(ang)/bend; z = -(1-np.cos(ang))/bend
    else:
        y = v; z = 0*v
    y = y*length; z = z*length
    X = u[None]*w[:, None]
    Z = z[:, None] + np.abs(u)[None]*w[:, None]*fold*2 + (wave*width*np.sin(v*wavefreq*6.28)[:, None]*np.abs(u)[None]**1.5*np.sign(u)[None]) - curl*w[:, None]*(u[None]**2)
    Y = y[:, None]+0*X
    V = np.stack([X, Y+petiole, Z], -1).reshape(-1, 3)
    U = np.stack([np.broadcast_to(u*.5+.5, X.shape), np.broadcast_to(v[:, None], X.shape)], -1).reshape(-1, 2)
    F = grid_faces(nv, nu)
    if petiole > 0:
        pv, pf, pu = tube(np.array([[0,0,0],[0,petiole*.5,petiole*.03],[0,petiole+.02*length,0]]), np.array([.018,.014,.012])*max(length,.3), 4)
        pu = np.zeros((len(pv), 2)); pu[:, 0] = .5
        F = np.concatenate([F, pf+len(V)]); V = np.concatenate([V, pv]); U = np.concatenate([U, pu])
    return V, F, U

def heart(length=1, width=.9, nv=9, nu=7, fold=.12, bend=.5, lobe=.22, point=.16):
    """cordate leaf (philodendron, lilac, linden): polar-ish grid"""
    nv, nu = finer(nv, nu)
    v = np.linspace(0, 1, nv)
    t = v
    w = (np.sin(np.pi*np.clip(t, 0, 1)**.62))**.75*width/2
    w = w*(1-t**6*.3)
    w[-1] = .004
    u = np.linspace(-1, 1, nu)
    X = u[None]*w[:, None]
    # base lobes go backwards near t~0
    Y = (t[:, None] - lobe*(np.abs(u)[None]**1.6)*(1-t[:, None])**1.5)*length
    Y = np.where(t[:, None] > .85, Y+point*((t[:, None]-.85)/.15)**2*length*.4, Y)
    ang = bend*Y/length
    Z = -(1-np.cos(ang))/max(abs(bend), 1e-3)*length*np.sign(bend) + np.abs(X)*fold*2
    V = np.stack([X, Y, Z], -1).reshape(-1, 3)
    U = np.stack([np.broadcast_to(u*.5+.5, X.shape), np.broadcast_to(v[:, None], X.shape)], -1).reshape(-1, 2)
    return V, grid_faces(nv, nu), U

def polar(rfun, nt=48, nr=4, cup=.12, bend=.35, center=(0, .0), size=1.):
    """lobed leaf: r(theta), theta=0 at the tip (+Y)"""
    nt, nr = nt*2, nr+2
    th = np.linspace(-np.pi, np.pi, nt, endpoint=False); r = rfun(th)*size
    k = np.linspace(0.02, 1, nr)
    X = k[:, None]*(np.sin(th)*r)[None]; Y = k[:, None]*(np.cos(th)*r)[None]
    Z = -bend*(Y**2+X**2)*.5/size + cup*np.abs(X)
    V = np.stack([X+center[0], Y+center[1], Z], -1).reshape(-1, 3)
    U = np.stack([.5+X*.5/size, np.clip(.3+Y*.6/size, 0, 1)], -1).reshape(-1, 2)
    return V, grid_faces(nr, nt, True), U

def monstera(nf=8, size=1., bend=.5, seed=0, slit=.5, whole=False):
    """heart-shaped leaf of lobes that follow the side veins: slits that close towards the margin, holes beside the midrib, which lies in a groove; every lobe hangs its own way. whole: windows alone, within an even margin"""
    g = np.random.default_rng(seed); A = Acc()
    def out(t):   # half outline from the back lobe (t=0) to the tip (t=1): heart in polar form
        th = np.pi*.93*(1-t)                    # angle from the tip direction
        r = .50+.14*np.cos(th)
        r = r*(1+.10*np.exp(-((th-2.2)/.5)**2)) + .11*np.exp(-(th/.25)**2)+.07*np.exp(-(th/.09)**2)
        return r*np.sin(th)*1.06, .36+r*np.cos(th)
    fold, roll = .10+g.normal(0, .03), g.normal(0, .10)
    for side in (-1, 1):
        ts = np.linspace(0.0, 1.0, nf+1)
        for i in range(nf):
            t0, t1 = ts[i], ts[i+1]
            q0, q1 = max(0, (i-1.2)/(nf-1.2)), max(0, (i-.2)/(nf-1.2))       # where the vein leaves the midrib
            mid0, mid1 = .86*q0**.9, .86*q1**.9
            k, w = 31, 11; s, e = np.linspace(0, 1, k)[:, None], np.linspace(0, 1, w)[None]
            inner = 0 < i < nf-1
            sl = slit*(g.uniform(.85, 1.2) if inner else .45); x = np.clip((s-(1-sl))/sl, 0, 1)
            gap = (.27 if inner else .12)*np.sin(np.pi*np.minimum(1, .06+.74*x))*np.clip(x*7, 0, 1)
            if inner and g.random() < .65: gap = np.maximum(gap, .36*np.sin(np.pi*np.clip((s-.11)/.17, 0, 1)))
            if whole: gap = (.5 if inner else 0.)*np.sin(np.pi*np.clip((s-.16)/.56, 0, 1))**.8*(1. if i % 2 else .8)
            lo, hi = gap*.5, 1-gap*(.5 if i < nf-1 else 0)
            rt = s*0+1. if whole else np.where(s > .86, np.sqrt(np.maximum(1-((s-.86)/.155)**2, .04)), 1.)
            if not inner: rt = np.maximum(rt, .8)
            c = (lo+hi)/2; ee = c+((lo-c)+(hi-lo)*e)*(rt if i < nf-1 else np.where(e < .5, rt, 1.))
            ox, oy = out(t0+(t1-t0)*ee); my = mid0+(mid1-mid0)*ee
            X, Y = ox*s*side, my*(1-s)+oy*s-.10*np.sin(np.pi*s)*(.3 if i > nf*.6 else -.2)*s
            across = np.abs(2*e-1)
            Z = -bend*((Y-.1)**2)*.5-bend*X**2*.55+fold*np.abs(X)+roll*X
            Z = Z+.016*(1-np.exp(-(np.abs(X)/.045)**2))+.013*(1-np.exp(-((ee-.5)/.13)**2))*np.clip(s*3, 0, 1)
            Z = Z-(.0 if whole else .035)*across**2*s**2-(0. if whole else g.uniform(-.01, .12))*s**2.5+(0. if whole else .014)*np.sin(5*s+g.random()*6.3)*across*s
            V = np.stack([X, Y, Z], -1).reshape(-1, 3)*size
            vein = (i+ee-(.5 if side < 0 else 0.)-.25)/nf*.65+.34*s*(1-.3*s)          # the drawn side vein runs down the middle of the lobe
            U = np.stack([.5+side*.5*np.broadcast_to(s, X.shape), np.clip(vein, 0, 1)], -1).reshape(-1, 2)
            F = grid_faces(k, w)
            A.add(V, F[:, ::-1] if side > 0 else F, U)
    return np.concatenate(A.V), np.concatenate(A.F), np.concatenate(A.U)

def fleshy(length=1, width=.4, thick=.12, a=.8, b=.5, nv=9, nu=10, bend=-.5, tipsharp=.1):
    """closed succulent leaf"""
    v = np.linspace(0, 1, nv); vv = np.clip(v, 1e-3, 1-1e-3); w = vv**a*(1-vv)**b; w = w/w.max()*width/2; w[-1] = .005; w[0] = max(w[0], width*.12)
    th = thick/2*(w/w.max())**.6*(1-.3*v); th[-1] = .004
    ang = np.linspace(0, 2*np.pi, nu, endpoint=False); bb = bend if abs(bend) > 1e-3 else 1e-3
    y = np.sin(bb*v)/bb*length; z = -(1-np.cos(bb*v))/bb*length
    X = np.cos(ang)[None]*w[:, None]; Zz = np.sin(ang)[None]*th[:, None]+z[:, None]+np.abs(X)*.25
    V = np.stack([X, np.broadcast_to(y[:, None], X.shape), Zz], -1).reshape(-1, 3)
    U = np.stack([np.broadcast_to(.5+.5*np.cos(ang)[None], X.shape), np.broadcast_to(v[:, None], X.shape)], -1).reshape(-1, 2)
    return V, grid_faces(nv, nu, True), U

def pinnate(leaflet, n=12, length=1., bend=.6, lw=.22, base=.12, ang=1.05, taper=lambda s: math.sin(math.pi*(.12+.86*s))**.7, droop=.15, rach=.012, vshape=.25, end=True, g=None):
    """compound leaf along +Y, arching down (bend). leaflet template unit length; g: its own random numbers, so that it is no comb"""
    parts = []; t = np.linspace(0, 1, 14); y = np.sin(bend*t)/bend*length; z = -(1-np.cos(bend*t))/bend*length
    P = np.stack([0*t, y, z], -1); v, f, u = tube(P, np.linspace(rach, rach*.35, 14), 5); u = np.stack([np.full(len(v), .5), u[:, 1]*0], -1); parts.append((v, f, u))
    for i in range(n):
        s = base+(1-base)*(i+.5)/n; p = np.array([0, np.sin(bend*s)/bend*length, -(1-np.cos(bend*s))/bend*length]); td = np.array([0, math.cos(bend*s), -math.sin(bend*s)]); nr = np.array([0, math.sin(bend*s), math.cos(bend*s)])
        L = lw*taper(s)
        for sd in (-1, 1):
            own = g.normal(0, [.05, .06, .06, .03, .18]) if g is not None else np.zeros(5)
            a = ang*(1-.35*s)+own[0]; d = td*math.cos(a)+np.array([sd, 0, 0])*math.sin(a)+nr*(vshape+own[1])-Z*(droop+own[2])
            parts.append(xf(leaflet, p, d, nr+np.array([-sd*.3+own[4], 0, 0]), L*(1+own[3])))
    if end: parts.append(xf(leaflet, P[-1], (0, math.cos(bend), -math.sin(bend)), (0, math.sin(bend), math.cos(bend)), lw*taper(.97)))
    return merge(parts)


@look('leaf')
def leaf_mat(name, cols, tip=None, vein=.25, vein_col=None, sidevein=0., back=.35, rough=.42, spec=.4, transl=.3, edge=None, edge_w=.3, bands=None, blotch=.25, tone_col=None, vfreq=9, vein_w=9., pattern=None, relief=0., vary=0.):
    """cols: ramp by per-leaf random; vary: how much the leaves of one plant differ in hue; tone attr mixes towards tone_col (young/outer growth); edge: variegated margin"""
    return locals()

