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

def monstera(nf=7, size=1., bend=.5, seed=0, slit=.5):
    """heart-shaped leaf built from fingers that follow the side veins; slits open towards the margin"""
    g = np.random.default_rng(seed); A = Acc()
    def out(t):   # half outline from the back lobe (t=0) to the tip (t=1): heart in polar form
        th = np.pi*.93*(1-t)                    # angle from the tip direction
        r = .50+.14*np.cos(th*1.0)-.0*th
        r = r*(1+.10*np.exp(-((th-2.2)/.5)**2)) + .13*np.exp(-(th/.22)**2)
        x = r*np.sin(th)*1.06; y = .36+r*np.cos(th)
        return x, y
    for side in (-1, 1):
        ts = np.linspace(0.0, 1.0, nf+1)
        for i in range(nf):
            t0, t1 = ts[i], ts[i+1]
            q0, q1 = max(0, (i-1.2)/(nf-1.2)), max(0, (i-.2)/(nf-1.2))       # where the vein leaves the midrib
            mid0, mid1 = .86*q0**.9, .86*q1**.9
            k = 13; s = np.linspace(0, 1, k); w = 5
            sl = slit*(1 if 0 < i < nf-1 else .55)*g.uniform(.8, 1.1); rows = []
            for q in s:
                e = np.linspace(0, 1, w); nar = np.clip((q-(1-sl))/sl, 0, 1); gap = (.40*nar**.55 if i < nf-1 else .10*nar)
                lo = gap*.5; hi = 1-gap*.5
                if i == nf-1: hi = 1.
                rt = np.sqrt(max(1-((q-.84)/.16)**2, .03)) if q > .84 else 1.
                if i == nf-1: rt = 1. if q < .9 else max(.5, rt)
                c = (lo+hi)/2; lo, hi = c-(c-lo)*rt, c+(hi-c)*rt
                ee = lo+(hi-lo)*e; ox, oy = out(t0+(t1-t0)*ee); my = mid0+(mid1-mid0)*ee
                arch = .10*np.sin(np.pi*q)*(1-.6*ee*0)
                rows.append(np.stack([ox*q*side, my*(1-q)+oy*q-arch*(.3 if i > nf*.6 else -.2)*q, ee], -1))
            P = np.array(rows); ee = P[..., 2]; X, Y = P[..., 0], P[..., 1]
            Z = -bend*((Y-.1)**2)*.5 - bend*X**2*.55 + .02*np.sin(ee*np.pi)*np.clip(np.abs(X)*4, 0, 1) + .10*np.abs(X)
            V = np.stack([X, Y, Z], -1).reshape(-1, 3)*size
            U = np.stack([.5+side*.5*np.broadcast_to(s[:, None], X.shape), np.clip(Y, 0, 1)], -1).reshape(-1, 2)
            F = grid_faces(k, w)
            if side > 0: F = F[:, ::-1]
            A.add(V, F, U)
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

def pinnate(leaflet, n=12, length=1., bend=.6, lw=.22, base=.12, ang=1.05, taper=lambda s: math.sin(math.pi*(.12+.86*s))**.7, droop=.15, rach=.012, vshape=.25, end=True):
    """compound leaf along +Y, arching down (bend). leaflet template unit length"""
    parts = []; t = np.linspace(0, 1, 14); y = np.sin(bend*t)/bend*length; z = -(1-np.cos(bend*t))/bend*length
    P = np.stack([0*t, y, z], -1); v, f, u = tube(P, np.linspace(rach, rach*.35, 14), 5); u = np.stack([np.full(len(v), .5), u[:, 1]*0], -1); parts.append((v, f, u))
    for i in range(n):
        s = base+(1-base)*(i+.5)/n; p = np.array([0, np.sin(bend*s)/bend*length, -(1-np.cos(bend*s))/bend*length]); td = np.array([0, math.cos(bend*s), -math.sin(bend*s)]); nr = np.array([0, math.sin(bend*s), math.cos(bend*s)])
        L = lw*taper(s)
        for sd in (-1, 1):
            a = ang*(1-.35*s); d = td*math.cos(a)+np.array([sd, 0, 0])*math.sin(a)+nr*vshape-Z*droop
            parts.append(xf(leaflet, p, d, nr+np.array([-sd*.3, 0, 0]), L))
    if end: parts.append(xf(leaflet, P[-1], (0, math.cos(bend), -math.sin(bend)), (0, math.sin(bend), math.cos(bend)), lw*taper(.97)))
    return merge(parts)


@look('leaf')
def leaf_mat(name, cols, tip=None, vein=.25, vein_col=None, sidevein=0., back=.35, rough=.42, spec=.4, transl=.3, edge=None, edge_w=.3, bands=None, blotch=.25, tone_col=None, vfreq=9, vein_w=9., pattern=None, relief=0., vary=0.):
    """cols: ramp by per-leaf random; vary: how much the leaves of one plant differ in hue; tone attr mixes towards tone_col (young/outer growth); edge: variegated margin"""
    return locals()

