"""The round head of a hydrangea: sterile florets on stalklets in a lumpy dome; heads of one plant differ in hue, some are still green, and so are the florets below."""
import numpy as np

from parts.floret import floret
from parts.flower import SPECIES, petal_mat
from parts.leaf import leaf_mat
from parts.mesh import Acc, frames, norm, smooth_noise3, tube
from parts.shader import simple_mat
from parts.shoots import curves, tubes


def mixed(a, b, k):
    x, y = (np.array([int(c[i:i+2], 16) for i in (1, 3, 5)], float) for c in (a, b))
    return '#'+''.join(f'{int(v):02x}' for v in x*(1-k)+y*k)


def hues(f):
    """the colours of the heads, one of which each wears: as told by `hues`, or paler, deeper and greener than the colours of the flower"""
    c, green = f['cols'], f.get('green', '#cfdcae')
    made = [c, [c[1], c[-1]], [c[0], c[1]], [mixed(x, green, f.get('unripe', .2)) for x in c]]
    return [*(f.get('hues') or made), [mixed(x, green, .62) for x in c]]


def dome(R, r, n, c, axis):
    """florets of one head: places, looks, how low they sit; lumps and gaps where its branches part"""
    k = np.arange(n)+.5
    z = np.clip(1-k/n*1.42+R.n(.035, n), -.46, 1)
    th = k*2.399963+R.n(.14, n)
    rho = np.sqrt(np.clip(1-z*z, 0, 1))
    a = norm(np.cross(axis, [.9, .2, .1])); b = np.cross(axis, a)
    D = norm(a*(rho*np.cos(th))[:, None]+b*(rho*np.sin(th))[:, None]+axis*z[:, None])
    seed = R.i(0, 9999)
    low = np.clip((.15-z)/.6, 0, 1)
    rad = r*(.93+.11*smooth_noise3(D*1.5, seed, 1.7)+.05*smooth_noise3(D*4, seed+1, 2.)+R.n(.035, n))*(1-.1*np.abs(z)**3)*(1-.1*low)
    P = c+D*rad[:, None]-axis*(.1*r)
    return P, norm(D+.3*(P-c+axis*r*.45)/r+R.n(.16, (n, 3))+.1*axis), low, D


def mopheads(R, f, C, axes, radii):
    shape, _ = floret(f.get('floret', 'four'), SPECIES['latin'])
    sets = hues(f)
    S, E, petals = Acc(), Acc(), [Acc() for _ in sets]
    P, N, size, rnd, worn = [], [], [], [], []
    late = R.u(0, 1, len(C)) < f.get('turning', .16)
    for h, (c, axis, r) in enumerate(zip(C, axes, radii)):
        n = int(f.get('per', 146)*(r/f['rad'])**1.5)
        p, nrm, low, D = dome(R, r, n, c, axis)
        hue = len(sets)-2 if late[h] and not f.get('hues') else R.i(0, len(sets)-1-(0 if f.get('hues') else 1))
        stray = R.u(0, 1, n) < f.get('mixed', .12)
        own = np.where(stray, R.g.integers(0, len(sets)-1, n), hue)
        P.append(p); N.append(nrm)
        worn.append(np.where(R.u(0, 1, n) < low**1.3*.85+.02, len(sets)-1, own))
        size.append(f['size']*R.u(.82, 1.12, n)*(1-.32*low)*(r/f['rad'])**.5)
        rnd.append(np.clip(R.u(.2, .7)+R.n(.15, n), 0, .99))
        hub = c-axis*r*.45
        m = 16; k = np.arange(m)+.5; z = 1-k/m*1.2; q = np.sqrt(np.clip(1-z*z, 0, 1))
        a = norm(np.cross(axis, [.9, .2, .1])); b = np.cross(axis, a)
        limb = c-axis*r*.25+norm(a*(q*np.cos(k*2.4))[:, None]+b*(q*np.sin(k*2.4))[:, None]+axis*(z+.35)[:, None])*r*.5
        tubes(S, curves(np.tile(hub, (m, 1)), hub+(limb-hub)*.4+axis*r*.12, limb, 5), np.full((m, 5), .017*r), 5)
        near = np.argmax(D@norm(limb-c+axis*r*.25).T, 1)
        tubes(S, curves(limb[near], limb[near]*.5+p*.5+nrm*r*.02, p-nrm*f['size']*.02, 4), np.full((n, 4), .007*r), 3)
    P, N, size, rnd, worn = (np.concatenate(x) for x in (P, N, size, rnd, worn))
    level = shape.level(len(P))
    shape.level = lambda count: level
    M = frames(norm(np.cross(N, R.dirs(len(P)))), N)
    for k, acc in enumerate(petals):
        j = worn == k
        if not j.any(): continue
        acc.scatter(shape, P[j], M[j], size[j], rnd[j], np.zeros(j.sum()))
        acc.build('petals', petal_mat('petal', sets[k], center=f.get('center') if k < len(sets)-1 else '#e4ecc4', edge=f.get('edge'), transl=.35, rough=.55))
    bead = tube(np.array([[0, 0, 0], [0, .5, 0], [0, 1, 0]]), [.4, .55, .1], 6)
    E.scatter(bead, P+N*(size*.03)[:, None], frames(N, R.dirs(len(P))), size*.1, rnd, 0*rnd)
    E.build('eyes', simple_mat('eye', f.get('eye', mixed(f['cols'][0], '#ffffff', .35)), .6))
    S.build('pedicels', leaf_mat('pedicel', f.get('stalkcols', ['#93b45c', '#a8c078']), vein=0))
