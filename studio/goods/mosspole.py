"""A moss pole: coconut fibre round a stake, bound with thread. Sizes stand side by side."""
import numpy as np

from parts.mesh import Acc, grid_faces, norm, obj, smooth_noise3, tube
from parts.shader import simple_mat
from parts.wood import wood_mat

REVISION = 1


def pole(R, x, tall, r, fibre, thread, wood):
    z = np.linspace(.13, tall, 120); a = np.linspace(0, 2*np.pi, 72, endpoint=False)
    P = np.stack([np.cos(a)+0*z[:, None], np.sin(a)+0*z[:, None], 0*a+z[:, None]], -1)
    q = P.reshape(-1, 3)
    swell = (1+.05*smooth_noise3(q*[3, 3, 22], 5, 2.)+.04*smooth_noise3(q*[9, 9, 60], 8, 2.)).reshape(P.shape[:2])
    ends = np.clip(np.minimum((z-.13)/.015, (tall-z)/.015), .05, 1)[:, None]**.5
    P[..., :2] *= (r*swell*ends)[..., None]
    obj('fibre', P.reshape(-1, 3)+[x, 0, 0], grid_faces(len(z), len(a), True), fibre)
    n = int(2600*tall)
    b, h = R.u(0, 6.283, n), R.u(.14, tall-.005, n)
    out = np.stack([np.cos(b), np.sin(b), 0*b], -1)
    lean = norm(out*R.u(.1, .5, n)[:, None]+np.stack([-np.sin(b), np.cos(b), 0*b], -1)*R.n(.7, n)[:, None]+np.array([0, 0, 1.])*R.n(.6, n)[:, None])
    hairs = Acc()
    for o, k, zz in zip(out, lean, h):
        p = np.array([x, 0, zz])+o*r*.97
        hairs.add(*tube(np.array([p, p+k*.016+o*.004, p+k*.032+o*R.u(-.002, .007)]), [.0011, .0009, .0004], 4), R=R.u())
    hairs.build('hairs', simple_mat('hair', '#8a5c34', .9, .1, noise=.6, nscale=30, col2='#4f3018'))
    s = np.linspace(0, 1, 700); turns = s*tall*15*6.283/2
    band = Acc()
    for way in (1, -1): band.add(*tube(np.stack([x+np.cos(turns*way)*r*1.03, np.sin(turns*way)*r*1.03, .15+s*(tall-.17)], -1), .0014, 5))
    band.build('thread', thread)
    stake = Acc(); stake.add(*tube(np.array([[x, 0, 0], [x, 0, .03], [x, 0, .15], [x, 0, tall+.004]]), [.003, .013, .013, .013], 16)); stake.build('stake', wood)


def draw(R, t):
    fibre = simple_mat('fibre', '#6b4424', .97, .05, noise=.85, nscale=55, col2='#3c2412', bump=.9, bscale=70)
    thread, wood = simple_mat('thread', '#3a4a34', .7, .2), wood_mat('stake', '#cfae7c', '#a9834f', 1.)
    for x, tall in t['poles']: pole(R, x, tall, t.get('r', .028), fibre, thread, wood)
    return dict(pitch=8)
