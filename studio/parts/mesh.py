"""Meshes as numpy arrays. Leaf axes: base at the origin, tip along +Y, face along +Z."""
import math

import numpy as np

Z = np.array([0, 0, 1.])
ALL = []        # every vertex of the scene, for the camera
MESHES = []     # and, beside it, the faces and the look of each mesh
DETAIL = dict(close=False)     # a close-up asks for finer leaves and petals; `share`: how much of that each plant of a bed gets


def hexc(h):
    h = h.lstrip('#'); c = [int(h[i:i+2], 16)/255 for i in (0, 2, 4)]
    return tuple([(x/12.92 if x <= .04045 else ((x+.055)/1.055)**2.4) for x in c] + [1.0])

def norm(a):
    return a/np.maximum(np.linalg.norm(a, axis=-1, keepdims=True), 1e-9)

def frames(direction, up_hint, roll=None):
    """rotation matrices with +Y along `direction`, +Z as close to up_hint as possible."""
    y = norm(direction)
    x = np.cross(y, up_hint)
    bad = np.linalg.norm(x, axis=-1) < 1e-4
    if bad.any():
        x[bad] = np.cross(y[bad], np.array([1, 0, .01]))
    x = norm(x); z = np.cross(x, y)
    if roll is not None:
        c, s = np.cos(roll)[:, None], np.sin(roll)[:, None]
        x, z = x*c+z*s, z*c-x*s
    return np.stack([x, y, z], axis=-1)      # columns

class Rng:
    def __init__(s, seed): s.g = np.random.default_rng(seed)
    def u(s, a=0., b=1., n=None): return s.g.uniform(a, b, n)
    def n(s, sd=1., n=None): return s.g.normal(0, sd, n)
    def i(s, a, b): return int(s.g.integers(a, b))
    def dirs(s, n): return norm(s.g.normal(size=(n, 3)))

def smooth_noise3(p, seed, freq):
    """cheap sum-of-sines noise on points, ~[-1,1]"""
    g = np.random.default_rng(seed); out = np.zeros(len(p))
    for k in range(6):
        d = norm(g.normal(size=3))*freq*(1+.35*k); out += np.sin(p@d+g.uniform(0, 6.28))/(1+.35*k)
    return out/3.2

def obj(name, V, F, mat, uv=None, rnd=None, tone=None, smooth=True):
    V = np.ascontiguousarray(V, dtype=np.float32); F = np.ascontiguousarray(F, dtype=np.int32)
    ALL.append(V); MESHES.append(dict(F=F, mat=mat, uv=uv, rnd=rnd, tone=tone, smooth=smooth))

class Acc:
    """accumulate many pieces that share one material"""
    def __init__(s): s.V=[]; s.F=[]; s.U=[]; s.R=[]; s.T=[]; s.n=0
    def add(s, V, F, U=None, R=0., T=0.):
        n = len(V); s.V.append(V); s.F.append(np.asarray(F)+s.n); s.n += n
        s.U.append(np.zeros((n,2)) if U is None else U)
        s.R.append(np.broadcast_to(np.asarray(R, float), (n,)) if np.ndim(R)==0 else R)
        s.T.append(np.broadcast_to(np.asarray(T, float), (n,)) if np.ndim(T)==0 else T)
    def scatter(s, tmpl, pos, R, scale, rnd, tone):
        """bake instances. tmpl=(V,F,U); scale (m,) or (m,3)"""
        m = len(pos)
        if m == 0: return
        if hasattr(tmpl, 'template'):           # several variants, as fine as their number allows
            level, which = tmpl.level(m), (np.arange(m)*2654435761 >> 8) % tmpl.variants
            scale, rnd, tone = np.asarray(scale), np.broadcast_to(rnd, (m,)), np.broadcast_to(tone, (m,))
            for k in range(tmpl.variants):
                j = which == k
                if j.any(): s.scatter(tmpl.template(level, k), pos[j], R[j], scale[j], rnd[j], tone[j])
            return
        tv, tf, tu = tmpl; n = len(tv)
        sc = scale[:, None, None] if np.ndim(scale) == 1 else scale[:, None, :]
        P = (tv[None]*sc) @ np.transpose(R, (0, 2, 1)) + pos[:, None, :]
        F = (tf[None] + (np.arange(m)*n)[:, None, None]).reshape(-1, 4)
        s.add(P.reshape(-1, 3), F, np.tile(tu, (m, 1)), np.repeat(rnd, n), np.repeat(tone, n))
    def build(s, name, mat, smooth=True):
        if not s.V: return None
        return obj(name, np.concatenate(s.V), np.concatenate(s.F), mat, np.concatenate(s.U), np.concatenate(s.R), np.concatenate(s.T), smooth)

def grid_faces(nv, nu, closed_u=False):
    """rows nv, cols nu"""
    i = np.arange(nv-1)[:, None]; j = np.arange(nu if closed_u else nu-1)[None]
    j2 = (j+1) % nu
    a = i*nu+j; b = i*nu+j2; c = (i+1)*nu+j2; d = (i+1)*nu+j
    return np.stack([a+0*b, b, c, d], -1).reshape(-1, 4)


def merge(parts):
    V=[];F=[];U=[];n=0
    for v,f,u in parts:
        V.append(v);F.append(f+n);U.append(u);n+=len(v)
    return np.concatenate(V),np.concatenate(F),np.concatenate(U)

def xf(t, pos=(0,0,0), direction=(0,1,0), up=(0,0,1), scale=1.):
    v,f,u=t; R=frames(np.array([direction],float),np.array([up],float))[0]
    return (v*scale)@R.T+np.array(pos), f, u

def tube(P, r, sides=6, cap=False):
    P = np.asarray(P, float); n = len(P); r = np.broadcast_to(np.asarray(r, float), (n,))
    T = np.gradient(P, axis=0); T = norm(T)
    ref = np.array([0.13, .92, .1]) if abs(T[0][2]) > .7 else np.array([0, 0, 1.])
    N = np.zeros_like(P); nrm = norm(np.cross(T[0], ref))
    for i in range(n):
        nrm = norm(nrm - T[i]*np.dot(nrm, T[i])); N[i] = nrm
    B = np.cross(T, N); a = np.linspace(0, 2*np.pi, sides, endpoint=False)
    ring = N[:, None]*np.cos(a)[None, :, None]+B[:, None]*np.sin(a)[None, :, None]
    V = (P[:, None]+ring*r[:, None, None]).reshape(-1, 3)
    L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])
    U = np.stack([np.tile(a/6.283, n), np.repeat(L, sides)], -1)
    F = grid_faces(n, sides, True)
    return V, F, U


def lathe(profile, sides=64, ribs=0, rib_amp=0.):
    """profile [(r,z),...]"""
    p = np.array(profile, float); a = np.linspace(0, 2*np.pi, sides, endpoint=False)
    rr = p[:, 0][:, None]*(1+rib_amp*np.cos(a*ribs)[None] if ribs else 1+0*a[None])
    V = np.stack([rr*np.cos(a)[None], rr*np.sin(a)[None], np.broadcast_to(p[:, 1][:, None], rr.shape)], -1).reshape(-1, 3)
    L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    U = np.stack([np.tile(a/6.283, len(p)), np.repeat(L, sides)], -1)
    return V, grid_faces(len(p), sides, True), U

def round_profile(p, r=.012, n=3):
    """bevel every inner corner of a lathe profile"""
    p = [np.array(q, float) for q in p]; out = [p[0]]
    for i in range(1, len(p)-1):
        a, b, c = p[i-1], p[i], p[i+1]; d1 = a-b; d2 = c-b; l1 = np.linalg.norm(d1); l2 = np.linalg.norm(d2)
        rr = min(r, l1*.45, l2*.45); s = b+d1/l1*rr; e = b+d2/l2*rr
        for t in np.linspace(0, 1, n+1): out.append((1-t)**2*s+2*t*(1-t)*b+t*t*e)
    out.append(p[-1]); return np.array(out)

def box(cx, cy, cz, sx, sy, sz, bev=.01, rnd=0.):
    """bevelled box (chamfer) as quads + uv along longest axis"""
    h = np.array([sx, sy, sz])/2; b = min(bev, h.min()*.6)
    V = []; idx = {}
    for ax in range(3):
        for s in (-1, 1):
            o = [i for i in range(3) if i != ax]
            for a in (-1, 1):
                for c in (-1, 1):
                    p = np.zeros(3); p[ax] = s*h[ax]; p[o[0]] = a*(h[o[0]]-b); p[o[1]] = c*(h[o[1]]-b)
                    idx[(ax, s, a, c)] = len(V); V.append(p)
    F = []
    for ax in range(3):
        for s in (-1, 1):
            q = [idx[(ax, s, -1, -1)], idx[(ax, s, 1, -1)], idx[(ax, s, 1, 1)], idx[(ax, s, -1, 1)]]
            F.append(q)
    def vid(ax, signs):
        o = [i for i in range(3) if i != ax]; return idx[(ax, signs[ax], signs[o[0]], signs[o[1]])]
    for k in range(3):   # edges parallel to axis k
        i, j = [x for x in range(3) if x != k]
        for si in (-1, 1):
            for sj in (-1, 1):
                q = []
                for sk in (-1, 1):
                    sg = [0, 0, 0]; sg[i] = si; sg[j] = sj; sg[k] = sk; q.append((vid(i, sg), vid(j, sg)))
                F.append([q[0][0], q[0][1], q[1][1], q[1][0]])
    for sx_ in (-1, 1):  # corners: a triangle as a quad with one point twice
        for sy_ in (-1, 1):
            for sz_ in (-1, 1):
                sg = [sx_, sy_, sz_]; a, b_, c_ = vid(0, sg), vid(1, sg), vid(2, sg); F.append([a, b_, c_, c_])
    V = np.array(V); F = np.array(F)
    lo = int(np.argmax(h)); oth = [i for i in range(3) if i != lo]
    U = np.stack([(V[:, oth[0]]+V[:, oth[1]])*1.0, V[:, lo]], -1)+rnd*7.3
    # fix orientation outward
    c = V[F].mean(1); nn = np.cross(V[F[:, 1]]-V[F[:, 0]], V[F[:, 2]]-V[F[:, 0]])
    flip = (nn*c).sum(1) < 0; F[flip] = np.where(F[flip][:, 2:3] == F[flip][:, 3:], F[flip][:, [1, 0, 2, 3]], F[flip][:, ::-1])
    return V+np.array([cx, cy, cz]), F, U


def soft_box(cx, cy, cz, sx, sy, sz, r=.03, rnd=0.):
    """a box with rounded edges and corners, as moulded plastic has them"""
    h = np.array([sx, sy, sz])/2; r = min(r, h.min()*.8); inner = h-r
    arc = np.tan(np.linspace(0, np.pi/4, 5))
    V, F = [], []
    for ax in range(3):
        i, j = [k for k in range(3) if k != ax]
        line = lambda k: np.concatenate([-(inner[k]+r*arc[::-1]), inner[k]+r*arc])
        a, b = line(i), line(j)
        for s in (-1, 1):
            P = np.zeros((len(a), len(b), 3)); P[..., ax] = s*h[ax]; P[..., i] = a[:, None]; P[..., j] = b[None]
            P = P.reshape(-1, 3); core = np.clip(P, -inner, inner)
            F.append(grid_faces(len(a), len(b))+sum(len(v) for v in V)); V.append(core+norm(P-core)*r)
    V, F = np.concatenate(V), np.concatenate(F)
    c = V[F].mean(1); nn = np.cross(V[F[:, 2]]-V[F[:, 0]], V[F[:, 3]]-V[F[:, 1]]); flip = (nn*c).sum(1) < 0; F[flip] = F[flip][:, ::-1]
    _, first, same = np.unique(np.round(V, 6), axis=0, return_index=True, return_inverse=True); V, F = V[first], same.reshape(-1)[F]
    lo = int(np.argmax(h)); oth = [k for k in range(3) if k != lo]
    return V+np.array([cx, cy, cz]), F, np.stack([V[:, oth[0]]+V[:, oth[1]], V[:, lo]], -1)+rnd*7.3

def bezier(p0, p1, p2, n=12):
    t = np.linspace(0, 1, n)[:, None]; p0, p1, p2 = map(lambda q: np.array(q, float), (p0, p1, p2))
    return (1-t)**2*p0+2*t*(1-t)*p1+t*t*p2

