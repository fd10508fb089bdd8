"""Branches by space colonisation: attraction points in a crown, twigs that grow towards them."""
import math

import numpy as np

from parts.mesh import Acc, Z, norm, tube


def colonize(R, trunk_pts, attract, D=.09, di=.6, dk=.14, iters=140, grav=0., lift=0., par=None):
    """space colonization. returns nodes, parent"""
    nodes = [np.array(p, float) for p in trunk_pts]; par = list(par) if par else [-1]+list(range(len(trunk_pts)-1))
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
            if lift: d = d/L+Z*lift; L = np.linalg.norm(d)
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

def rounded(P, r, k):
    """a smooth line through the nodes of a branch, k steps from one to the next"""
    if len(P) < 3: return P, r
    q = np.linspace(0, len(P)-1, (len(P)-1)*k+1); i = np.minimum(q.astype(int), len(P)-2); t = (q-i)[:, None]
    m = np.gradient(P, axis=0)
    line = (1+2*t)*(1-t)**2*P[i]+t*(1-t)**2*m[i]+t*t*(3-2*t)*P[i+1]+t*t*(t-1)*m[i+1]
    soft = r.copy(); soft[1:-1] = (r[:-2]+2*r[1:-1]+r[2:])/4
    return line, np.interp(q, np.arange(len(P)), soft)


def branch_mesh(nodes, par, r, mat, sides=24, minr=0., young=None):
    """chains of nodes → tubes without kinks, rounder the thicker they are; young: the bark of what is thinner than a radius, and that radius"""
    n = len(par); kids = [[] for _ in range(n)]
    for i in range(n):
        if par[i] >= 0: kids[par[i]].append(i)
    A, B = Acc(), Acc(); st = [(0, -1)]
    while st:
        i, prev = st.pop(); chain = ([prev] if prev >= 0 else [])+[i]
        while kids[i]:
            ks = sorted(kids[i], key=lambda k: -r[k])
            for k in ks[1:]: st.append((k, i))
            i = ks[0]; chain.append(i)
        if len(chain) < 2 or r[chain].max() < minr: continue
        P = nodes[chain]; rr = r[chain].copy()
        if chain[0] == prev: rr[0] = min(rr[0], rr[1]*1.25)
        if len(P) > 3:
            Q = P.copy(); Q[1:-1] = (P[:-2]+2*P[1:-1]+P[2:])/4; P = Q
        big = rr[0] > .012
        P, rr = rounded(P, rr, 5 if big else 2)
        rr[-1] *= .3
        if young and rr.min() < young[1]:
            i = int(np.argmax(rr < young[1]))
            if len(P)-i > 2: B.add(*tube(P[i:], rr[i:], 12 if big else 6))
            P, rr = P[:i+1], rr[:i+1]
            if len(P) < 3: continue
        v, f, u = tube(P, rr, sides if rr[0] > .02 else 12 if big else 6)
        if big:                                 # never quite round
            a = np.tile(np.linspace(0, 6.283, len(v)//len(P), endpoint=False), len(P)); z = np.repeat(np.arange(len(P)), len(v)//len(P))*.09
            v = v+(v-np.repeat(P, len(v)//len(P), 0))*(.05*np.sin(2*a+z)+.035*np.sin(3*a-z*1.4)+.02*np.sin(7*a+z*.6))[:, None]
        A.add(v, f, u)
    if young: B.build('shoots', young[0])
    return A.build('wood', mat)

def crown_points(R, n, fn, h0, h1, cx=0, cy=0, fill=.35):
    """fn(t)->radius for t in 0..1"""
    out = []
    while len(out) < n:
        t = R.u(); r = fn(t); a = R.u(0, 6.283); q = math.sqrt(R.u()) if R.u() < .65 else R.u()**.25
        if R.u() < (r/ max(.01, max(fn(x) for x in (.2, .4, .6))))**1.2: out.append((cx+math.cos(a)*r*q, cy+math.sin(a)*r*q, h0+(h1-h0)*t))
    return np.array(out)
