"""Soil: a disc in a pot, a worked bed on the floor."""
import numpy as np

from parts.mesh import Acc, frames, grid_faces, lathe, obj, smooth_noise3, tube
from parts.shader import simple_mat


def soil_mat():
    return simple_mat('soil', '#2b1d14', .95, .1, noise=.7, nscale=60, col2='#4a3526', bump=.8, bscale=80)


def soil_disc(r, z, amp=.02):
    rr = np.linspace(0.001, r, 14); a = np.linspace(0, 2*np.pi, 64, endpoint=False)
    X = rr[:, None]*np.cos(a); Y = rr[:, None]*np.sin(a); P = np.stack([X, Y, 0*X], -1).reshape(-1, 3)
    P[:, 2] = z+amp*r*2*smooth_noise3(P*14/r*.3, 3, 3)
    obj('soil', P, grid_faces(14, 64, True), soil_mat())



def bark_chips(wide, z, r):
    """fibres of peat and bits of bark on the soil of a pot, at the size they have beside a pot of 11 cm"""
    g, k = np.random.default_rng(11), r/.115
    n = int(900*(wide/r)**2)
    acc, t = Acc(), np.linspace(-.5, .5, 4)
    for bend in (.0, .12, -.2):
        v, f, u = tube(np.stack([bend*(t*2)**2, t, .08*np.cos(t*3)], -1), np.array([.06, .16, .13, .05]), 5)
        a, q, m = g.random(n)*6.283, wide*np.sqrt(g.random(n)), n
        at = np.stack([q*np.cos(a), q*np.sin(a), z+g.normal(.002, .0016, m)*k], -1)
        way = np.stack([g.normal(0, 1, m), g.normal(0, 1, m), g.normal(0, .25, m)], -1)
        acc.scatter((v, f, u), at, frames(way/np.linalg.norm(way, axis=1, keepdims=True), np.tile([0., 0, 1], (m, 1))), np.clip(g.gamma(2, .0032, m)+.0025, 0, .02)*k, g.random(m), g.random(m)**4)
    acc.build('chips', simple_mat('chips', '#2a1c12', .9, .1, noise=.8, nscale=40, col2='#7a5638', bump=.3, bscale=80))


def bed(rx, ry, tall=.035):
    """a low bed of earth with a ragged edge, for what grows in open ground: nothing floats"""
    k = np.linspace(.001, 1, 16); a = np.linspace(0, 2*np.pi, 120, endpoint=False)
    round_ = (np.abs(np.cos(a))**3+np.abs(np.sin(a))**3)**(-1/3) if rx > ry*1.5 else 1+0*a
    edge = round_*(1+.035*np.sin(a*7+1)+.02*np.sin(a*23)+.015*np.sin(a*41+2))
    X = k[:, None]*np.cos(a)*edge*rx; Y = k[:, None]*np.sin(a)*edge*ry
    P = np.stack([X, Y, 0*X], -1).reshape(-1, 3)
    P[:, 2] = tall*np.repeat(np.sqrt(1-k**2.4), 120)*(1+.35*smooth_noise3(P*26, 4, 2))+.001
    obj('bed', P, grid_faces(16, 120, True), soil_mat())


def crumbs(R, rx, ry, n=170, size=.007):
    """loose earth on and round a bed: no bed ends in a clean line"""
    a, q = R.u(0, 6.283, n), R.u(.55, 1., n)**.6+np.minimum(R.g.exponential(.035, n), .11)
    th = np.linspace(.02, np.pi-.02, 9)
    acc = Acc()
    for k in range(4):
        v, f, u = lathe([(np.sin(x), np.cos(x)) for x in th], 12)
        v = v*(1+.28*smooth_noise3(v*1.6, k+20, 1.7))[:, None]*[1, 1, .75]
        j = np.arange(n) % 4 == k
        r = np.clip(R.g.exponential(size*.55, j.sum())+size*.35, 0, size*3)
        low = np.where(q[j] < .97, .045*np.sqrt(np.clip(1-q[j]**2.4, 0, 1))*.8, 0)
        acc.scatter((v, f[:, ::-1], u), np.stack([np.cos(a[j])*q[j]*rx, np.sin(a[j])*q[j]*ry, low+r*.45], -1), frames(R.dirs(j.sum()), R.dirs(j.sum())), r, R.u(0, 1, j.sum()), np.zeros(j.sum()))
    acc.build('crumbs', soil_mat())
