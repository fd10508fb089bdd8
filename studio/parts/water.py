"""Water out of doors: a still surface that a jet or a spring sets moving, a film that runs over what it wells from, the shell of a pond, a stalk of bamboo it runs through."""
import numpy as np

from parts.look import look
from parts.mesh import grid_faces, round_profile, smooth_noise3, tube


@look('water')
def water_mat(name='water'):
    return locals()


def pool(x, y, z, rx, ry=0, at=(0, 0), deep=.0012):
    """a surface at height z, round (rx) or with corners (rx × ry), with rings round `at`"""
    rows, cols = (90, 160) if not ry else (120, 120)
    if ry:
        U, V = np.meshgrid(np.linspace(-rx, rx, cols), np.linspace(-ry, ry, rows))
    else:
        q, a = np.meshgrid(np.linspace(.002, 1, rows)*rx, np.linspace(0, 2*np.pi, cols, endpoint=False), indexing='ij')
        U, V = q*np.cos(a), q*np.sin(a)
    P = np.stack([U+x, V+y, 0*U+z], -1)
    far = np.hypot(U-at[0], V-at[1])
    loose = smooth_noise3(P.reshape(-1, 3), 7, 34.).reshape(far.shape)
    P[..., 2] += deep*(np.sin(far*210)*np.exp(-far/.12)*1.4+.8*loose)
    return P.reshape(-1, 3), grid_faces(rows, cols, not ry), np.stack([U, V], -1).reshape(-1, 2)


def running(q, z, seed, fine):
    """threads of water: ridges that run down, wander and part, 0…1"""
    P = np.stack([np.cos(q)*fine, np.sin(q)*fine, z], -1).reshape(-1, 3)
    return (.5+.5*smooth_noise3(P, seed, 1.5)).reshape(q.shape)


def spring(x, y, z, r, thick=.0022):
    """water that wells up on a ball of radius r and runs down it"""
    rows, cols = 150, 260
    th, a = np.meshgrid(np.linspace(.002, 2.3, rows), np.linspace(0, 2*np.pi, cols, endpoint=False), indexing='ij')
    k = thick*(.35+running(a, th*r*7, 3, 7.)*np.clip(th*3, .15, 1))
    top = .055*r/.2*np.exp(-(th/.26)**2)*(1+.3*np.sin(a*3+1)*np.clip(th*5, 0, 1)+.18*np.sin(a*7)*np.clip(th*6, 0, 1))
    R = r+k+top*.62
    P = np.stack([R*np.sin(th)*np.cos(a)+x, R*np.sin(th)*np.sin(a)+y, R*np.cos(th)+z], -1)
    return P.reshape(-1, 3), grid_faces(rows, cols, True)[:, ::-1], np.stack([a, th], -1).reshape(-1, 2)


def veil(x, y, low, high, half, thick=.0022):
    """water that wells over the edge of a square column of that half width and runs down its sides"""
    rows, cols = 170, 320
    s, a = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2*np.pi, cols, endpoint=False), indexing='ij')
    side = np.maximum(np.abs(np.cos(a)), np.abs(np.sin(a)))
    over = np.clip(s/.16, 0, 1)                                                        # on the top, over the edge, down
    down = np.clip((s-.16)/.84, 0, 1)
    round_ = 1/(np.abs(np.cos(a))**14+np.abs(np.sin(a))**14)**(1/14)
    film = thick*(.3+1.1*running(a, down*1.6, 5, 11.)*np.clip(down*9, .2, 1))
    r = (half*np.minimum(over, 1)*round_+film*np.clip(over*2-1, 0, 1))
    z = high+.012*np.cos(over*np.pi/2)+.004*(1-over**6)-down*(high-low)+.0012*np.sin(over*30)*(1-over)
    P = np.stack([r*np.cos(a)+x, r*np.sin(a)+y, z], -1)
    return P.reshape(-1, 3), grid_faces(rows, cols, True)[:, ::-1], np.stack([a, s], -1).reshape(-1, 2)


def jet(points, r):
    """a thread of falling water: it draws in, swells and trembles"""
    Q = np.array(points, float)
    s = np.linspace(0, 1, 90)
    P = np.stack([np.interp(s, np.linspace(0, 1, len(Q)), Q[:, k]) for k in range(3)], -1)
    for _ in range(12): P[1:-1] = (P[:-2]+2*P[1:-1]+P[2:])/4
    return tube(P, r*(1.25-.5*s+.16*np.sin(s*38)*s+.12*np.sin(s*71+1)*s), 18)


def basin(levels, rx, ry):
    """the shell of a pond, with the waist of a kidney: levels = [[share of its outline, height, how far aside]…] from the rim down to the middle of its floor"""
    p = round_profile([(k, z) for k, z, _ in levels], .022, 7)
    off = np.interp(-p[:, 0], [-k for k, _, _ in sorted(levels, reverse=True)], [o for _, _, o in sorted(levels, reverse=True)])
    a = np.linspace(0, 2*np.pi, 220, endpoint=False)
    x, y = rx*np.cos(a), ry*np.sin(a)*(1+.16*np.cos(a))
    y = y+.30*ry*np.exp(-(x/(.42*rx))**2)*(np.sin(a) < 0)*np.abs(np.sin(a))**.6-.05*ry
    P = np.stack([p[:, 0][:, None]*x+off[:, None], p[:, 0][:, None]*y, p[:, 1][:, None]+0*x], -1)
    return P.reshape(-1, 3), grid_faces(len(p), 220, True), np.zeros((P.size//3, 2))


def cane(a, b, r, every=.17):
    """a stalk of bamboo with its joints, cut open at both ends"""
    a, b = np.array(a, float), np.array(b, float)
    L = np.linalg.norm(b-a); n = max(60, int(L/.004))
    s = np.linspace(0, L, n)
    near = np.abs((s+.05) % every-every/2)
    k = 1+.13*np.exp(-(near/.005)**2)-.07*np.exp(-((near-.009)/.003)**2)-.02*np.cos(near*40)
    line = a+(b-a)*(s/L)[:, None]
    way = (b-a)/L
    P = np.concatenate([[a+way*.05, a+way*.001], line, [b-way*.001, b-way*.05]])
    R = np.concatenate([[r*.72, r*.78], r*k, [r*.78, r*.72]])
    return tube(P, R, 40)
