"""Branches by space colonisation: attraction points in a crown, twigs that grow towards them."""
import math

import numpy as np

from parts.mesh import Acc, Z, frames, norm, tube


def colonize(R, trunk_pts, attract, D=.09, di=.6, dk=.14, iters=140, grav=0.):
    """space colonization. returns nodes, parent"""
    nodes = [np.array(p, float) for p in trunk_pts]; par = [-1]+list(range(len(trunk_pts)-1))
    A = np.array(attract); near = np.zeros(len(A), int); nd = np.full(len(A), 1e9)
    def upd(i0):
        N = np.array(nodes[i0:]); d = np.linalg.norm(A[:, None]-N[None], axis=2); j = d.argmin(1); m = d[np.arange(len(A)), j]
        b = m < nd; nd[b] = m[b]; near[b] = j[b]+i0
    upd(0)
    for it in range(iters):
        if len(A) == 0: break
        act = nd < di
        if not act.any(): di *= 1.3; continue
        i0 = len(nodes); us = np.unique(near[act]); newc = 0
        for k in us:
            m = act & (near == k); d = norm(A[m]-nodes[k]).sum(0)+R.n(.12, 3)+Z*grav; L = np.linalg.norm(d)
            if L < 1e-6: continue
            p = nodes[k]+d/L*D
            nodes.append(p); par.append(int(k)); newc += 1
        if not newc: break
        upd(i0); keep = nd > dk; A = A[keep]; near = near[keep]; nd = nd[keep]
        if len(nodes) > 9000: break
    return np.array(nodes), np.array(par)

def radii(par, tip=.008, expo=2.4):
    n = len(par); s = np.zeros(n); ch = np.zeros(n, int)
    for i in range(n-1, -1, -1):
        if s[i] == 0: s[i] = tip**expo
        if par[i] >= 0: s[par[i]] += s[i]; ch[par[i]] += 1
    return s**(1/expo), ch

def branch_mesh(nodes, par, r, mat, sides=7, minr=0.):
    """chains of nodes -> tubes"""
    n = len(par); kids = [[] for _ in range(n)]
    for i in range(n):
        if par[i] >= 0: kids[par[i]].append(i)
    A = Acc(); st = [(0, -1)]
    while st:
        i, prev = st.pop(); chain = ([prev] if prev >= 0 else [])+[i]
        while kids[i]:
            ks = sorted(kids[i], key=lambda k: -r[k])
            for k in ks[1:]: st.append((k, i))
            i = ks[0]; chain.append(i)
        if len(chain) < 2 or r[chain].max() < minr: continue
        P = nodes[chain]; rr = r[chain].copy()
        if chain[0] == prev: rr[0] = min(rr[0], rr[1]*1.15)
        if len(P) > 3:  # light smoothing
            Q = P.copy(); Q[1:-1] = (P[:-2]+2*P[1:-1]+P[2:])/4; P = Q
        v, f, u = tube(P, rr, sides if rr[0] > .02 else 5); A.add(v, f, u)
    return A.build('wood', mat)

def crown_points(R, n, fn, h0, h1, cx=0, cy=0, fill=.35):
    """fn(t)->radius for t in 0..1"""
    out = []
    while len(out) < n:
        t = R.u(); r = fn(t); a = R.u(0, 6.283); q = math.sqrt(R.u()) if R.u() < .65 else R.u()**.25
        if R.u() < (r/ max(.01, max(fn(x) for x in (.2, .4, .6))))**1.2: out.append((cx+math.cos(a)*r*q, cy+math.sin(a)*r*q, h0+(h1-h0)*t))
    return np.array(out)

def tree(R, bark, leafm, tmpl, h=3., clear=.9, crown=lambda t: math.sin(math.pi*(.06+.9*t**.8))**.7, rad=1., leaf=.12, perleaf=9, attractors=900, D=.09, tr=.06, droop=.25, wiggle=.02, tone=.25, spread=.1, leafr=2.2, tipr=.0065, fill=.4):
    tp = [np.array([0, 0, 0])]
    k = max(4, int(clear/D)); off = np.zeros(3)
    for i in range(1, k+1):
        off = off+np.array([R.n(wiggle*.3), R.n(wiggle*.3), 0]); tp.append(np.array([off[0], off[1], clear*i/k]))
    A = crown_points(R, attractors, lambda t: rad*crown(t), clear*.95, h)
    nodes, par = colonize(R, tp, A, D=D, di=max(.5, rad*.7), dk=D*1.5)
    r, ch = radii(par, tipr)
    sc = tr/r[0]; r = r*np.where(r > tipr*1.5, 1, 1); r = np.maximum(r*min(1.6, max(.5, sc)), tipr*.5)
    # root flare
    r[0] *= 1.35; r[1] *= 1.12
    branch_mesh(nodes, par, r, bark, 9)
    thin = np.where((r < r[0]*.22) & (np.arange(len(par)) > k+2))[0]
    thin = thin[r[thin] < tipr*leafr*1.6]
    idx = np.repeat(thin, perleaf); m = len(idx)
    dirb = norm(nodes[idx]-nodes[par[idx]]); P = nodes[idx]+(nodes[par[idx]]-nodes[idx])*R.u(0, 1, m)[:, None]+R.n(spread*.35, (m, 3))
    c = np.array([0, 0, clear+(h-clear)*.42]); outw = norm(P-c)
    Dv = norm(dirb*.4+outw*.55+R.dirs(m)*.8-Z*droop)
    M = frames(Dv, norm(Z*.8+outw*.6+R.dirs(m)*.5))
    rel = np.clip(np.linalg.norm((P-c)/np.array([rad, rad, (h-clear)/2]), axis=1), 0, 1.2)
    rnd = np.clip(.35+.3*rel-.15+R.n(.2, m), 0, 1); tn = np.clip(R.u(0, 1, m)**3*rel*tone*3, 0, 1)
    L = Acc(); L.scatter(tmpl, P, M, leaf*R.u(.7, 1.2, m), rnd, tn); L.build('leaves', leafm)
    return nodes, par, r, m

