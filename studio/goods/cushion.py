"""A cushion for a high garden chair: seat and back in one piece, filled channels between stitched seams, piping round the edge, ties."""
import numpy as np

from parts.fabric import weave
from parts.mesh import Acc, grid_faces, norm, obj, smooth_noise3, tube
from parts.shader import simple_mat

REVISION = 2
SEAMS = (.0, .155, .31, .465, .62, .79, .96, 1.0)


def line(n, long, seat, bend, lean):
    """the middle of the cushion from its front edge to its top, in the y-z plane, with its normal"""
    s = np.linspace(0, long, n)
    turn = np.radians(90+lean)                                    # how far it bends up from the seat
    a = np.clip((s-seat)/bend, 0, 1)*turn
    dy, dz = np.cos(a), np.sin(a)
    step = long/(n-1)
    y = np.concatenate([[0], np.cumsum((dy[1:]+dy[:-1])/2*step)]); z = np.concatenate([[0], np.cumsum((dz[1:]+dz[:-1])/2*step)])
    return s, np.stack([0*y, y, z], -1), np.stack([0*y, -dz, dy], -1)


def draw(R, t):
    long, wide, thick = t['size']
    n, m = 420, 96
    s, C, N = line(n, long, long*.36, .13, t.get('lean', -17))
    seams = np.array(t.get('seams', SEAMS))*long
    gap = np.min(np.abs(s[:, None]-seams[None]), 1)
    fill = 1-.66*np.exp(-(gap/.017)**1.25)                         # drawn in where it is stitched
    end = np.clip(np.minimum(s, long-s)/.035, 0, 1)
    round_end = np.sqrt(1-(1-end)**2)
    q = np.linspace(0, 2*np.pi, m, endpoint=False)
    cx = np.sign(np.cos(q))*np.abs(np.cos(q))**.42
    cn = np.sign(np.sin(q))*np.abs(np.sin(q))**.80
    corner = wide/2-.045*(1-np.sqrt(1-(1-np.clip(np.minimum(s, long-s)/.06, 0, 1))**2))
    crown = 1+.16*(1-np.abs(cx)**2.2)                              # fuller in the middle
    P = C[:, None]+np.array([1., 0, 0])*(corner[:, None]*cx)[..., None]+N[:, None]*((thick/2*fill*np.maximum(round_end, .05))[:, None]*cn*crown)[..., None]
    flat = P.reshape(-1, 3)
    nn = np.repeat(N, m, 0)*np.tile(cn, n)[:, None]
    flat = flat+nn*(.0035*smooth_noise3(flat, 3, 13.)+.0022*smooth_noise3(flat*[1, .5, .5], 8, 42.))[:, None]
    pinch = np.exp(-(gap/.03)**2)                                  # small gathers run off the seams
    flat = flat+nn*(np.repeat(pinch, m)*.0016*np.sin(flat[:, 0]*105+3*np.sin(flat[:, 0]*17)))[:, None]
    col = t['col']
    cloth = weave('weave', col, t.get('col2', col), 520, .0005)
    low = -flat[:, 2].min()
    up = np.array([0, 0, low+.001])
    obj('cushion', flat+up, grid_faces(n, m, True)[:, ::-1], cloth)
    trim = Acc()
    edge = np.concatenate([C+np.array([1., 0, 0])*(corner+.001)[:, None], (C-np.array([1., 0, 0])*(corner+.001)[:, None])[::-1]])
    trim.add(*tube(np.concatenate([edge, edge[:2]])+up, .0046, 10))
    for k in seams[1:-1]:                                          # the stitched line lies in its valley
        i = int(np.argmin(np.abs(s-k))); x = np.linspace(-1, 1, 60)
        trim.add(*tube(C[i]+N[i]*(thick/2*.34*(1+.16*(1-np.abs(x)**2.2))+.0004)[:, None]+np.stack([x*wide*.47, 0*x, 0*x], -1)+up, .0011, 6))
    i = int(np.argmin(np.abs(s-long*.36-.05)))
    for side in (-1, 1):                                           # ties where seat and back meet
        b = C[i]+np.array([side*wide/2, 0, 0])+up
        for k in (0, 1):
            f = np.linspace(0, 1, 16)
            p = b+np.stack([side*(.03*np.sin(f*2.6)+.012*k*f), .05*f*(1-2*k)+.012*np.sin(f*5), -(.12+.03*k)*f**1.5], -1)
            p[:, 2] = np.maximum(p[:, 2], .004)
            trim.add(*tube(p, .0038, 8))
    trim.build('trim', simple_mat('piping', t.get('trim', col), .9, .12, noise=.1, nscale=150, col2='#000000'))
    return dict(pitch=t.get('pitch', 16), yaw=t.get('yaw', -30), margin=.06)
