"""A moss pole: coconut fibre round a stake, bound with thread. Sizes stand side by side."""
import numpy as np

from parts.mesh import Acc, grid_faces, norm, obj, smooth_noise3, tube
from parts.shader import simple_mat
from parts.shoots import curves, tubes
from parts.wood import wood_mat

REVISION = 2


def pole(R, x, tall, r, fibre, thread, wood):
    z = np.linspace(.13, tall, 120); a = np.linspace(0, 2*np.pi, 72, endpoint=False)
    P = np.stack([np.cos(a)+0*z[:, None], np.sin(a)+0*z[:, None], 0*a+z[:, None]], -1)
    q = P.reshape(-1, 3)
    swell = (1+.05*smooth_noise3(q*[3, 3, 22], 5, 2.)+.04*smooth_noise3(q*[9, 9, 60], 8, 2.)).reshape(P.shape[:2])
    ends = np.clip(np.minimum((z-.13)/.015, (tall-z)/.015), .05, 1)[:, None]**.5
    P[..., :2] *= (r*swell*ends)[..., None]
    obj('fibre', P.reshape(-1, 3)+[x, 0, 0], grid_faces(len(z), len(a), True), fibre)
    n = int(15000*tall)
    b, h = R.u(0, 6.283, n), R.u(.135, tall-.002, n)
    out, round_ = np.stack([np.cos(b), np.sin(b), 0*b], -1), np.stack([-np.sin(b), np.cos(b), 0*b], -1)
    lie = norm(round_*R.n(1., n)[:, None]+np.array([0, 0, 1.])*R.n(.7, n)[:, None])*R.u(.008, .02, n)[:, None]
    p = np.array([x, 0, 0])+out*r*1.0+np.array([0, 0, 1.])*h[:, None]
    loose = (R.u(0, 1, n)**4*.012)[:, None]                       # most fibres lie close, a few stand off
    hairs = Acc()
    tubes(hairs, curves(p-lie, p+out*(.003+loose), p+lie-out*(lie**2).sum(1)[:, None]/r*.4+out*loose*.6, 6), np.full((n, 1), 1.)*np.array([.0003, .00055, .0006, .0006, .0005, .0002]), 4, R.u(0, 1, n))
    hairs.build('hairs', simple_mat('hair', '#a5713f', .9, .1, noise=.7, nscale=30, col2='#6b4526'))
    s = np.linspace(0, 1, 700); turns = s*tall*15*6.283/2
    band = Acc()
    for way in (1, -1): band.add(*tube(np.stack([x+np.cos(turns*way)*r*1.03, np.sin(turns*way)*r*1.03, .15+s*(tall-.17)], -1), .0014, 5))
    band.build('thread', thread)
    stake = Acc(); stake.add(*tube(np.array([[x, 0, 0], [x, 0, .03], [x, 0, .15], [x, 0, tall+.004]]), [.003, .013, .013, .013], 16)); stake.build('stake', wood)


def draw(R, t):
    fibre = simple_mat('fibre', '#7a5230', .97, .05, noise=.85, nscale=55, col2='#4a2e18', bump=.9, bscale=70)
    thread, wood = simple_mat('thread', '#3a4a34', .7, .2), wood_mat('stake', '#cfae7c', '#a9834f', 1.)
    for x, tall in t['poles']: pole(R, x, tall, t.get('r', .028), fibre, thread, wood)
    return dict(pitch=8)
