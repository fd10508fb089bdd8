"""A pair of garden gloves, palms down: one soft form of palm, fingers and thumb, seams on the back, a cuff."""
import math

import numpy as np

from parts.mesh import Acc, grid_faces, obj, smooth_noise3, tube
from parts.shader import simple_mat

REVISION = 3
FINGERS = [((-.112, .5), (-.155, .82), .038), ((-.038, .53), (-.048, .93), .040), ((.040, .53), (.050, .91), .039), ((.110, .5), (.146, .78), .035)]
PALM = [((-.055, .36), (-.06, .52), .105), ((.06, .36), (.06, .52), .10)]
THUMB = [((-.10, .37), (-.205, .50), .056), ((-.205, .50), (-.262, .63), .042)]


def thickness(X, Z, parts):
    """half the thickness of soft rolls that flow into each other"""
    total = np.zeros_like(X)
    for (ax, az), (bx, bz), r in parts:
        dx, dz = bx-ax, bz-az
        s = np.clip(((X-ax)*dx+(Z-az)*dz)/(dx*dx+dz*dz), 0, 1)
        d2 = (X-ax-s*dx)**2+(Z-az-s*dz)**2
        total += np.maximum(0, r*r-d2)**2.
    return total**.25


def form(X, Z, h, mat, keep, place):
    """front and back of a flat form; h its half thickness"""
    n, m = X.shape
    F = grid_faces(n, m)
    use = keep.ravel()[F].any(1)
    for side in (-1, 1):
        P = place(np.stack([X, side*h, Z], -1).reshape(-1, 3))
        obj('glove', P, F[use] if side < 0 else F[use][:, ::-1], mat)


def draw(R, t):
    leather = simple_mat('glove', t['col'], .8, .22, noise=.35, nscale=16, col2=t.get('shade', '#7a5a34'), bump=.2, bscale=70)
    cuff = simple_mat('cuff', t['cuff'], .9, .1, noise=.3, nscale=60, col2=t.get('cuffshade', '#6b4428'), bump=.35, bscale=130)
    thread = simple_mat('thread', t.get('thread', '#e8d8b4'), .8, .1)
    x, z = np.linspace(-.32, .22, 330), np.linspace(0, 1, 560)
    X, Z = np.meshgrid(x, z)
    hand = FINGERS+PALM+THUMB
    for k in (-1, 1):
        turn = .34 if k < 0 else .02
        c, s = math.cos(turn), math.sin(turn)
        lift = .02 if k < 0 else .13                         # the right one lies partly on the left

        def place(P):
            z = P[:, 2]
            curl = .09*np.sin(np.clip((z-.30)/.66, 0, 1)*math.pi)+.02*np.sin(P[:, 0]*22)*np.clip(z-.5, 0, 1)      # knuckles up, fingers down to their tips
            Q = P*[-k, .8, 1]
            return np.stack([Q[:, 0]*c-Q[:, 2]*s+k*.14+.06, Q[:, 0]*s+Q[:, 2]*c-.5, Q[:, 1]+curl+lift+.06], -1)
        crease = 1+.05*smooth_noise3(np.stack([X, Z*1.6, 0*X], -1).reshape(-1, 3)*7, 3+k, 2.).reshape(X.shape)
        fold = 1-.10*np.exp(-((Z-.345)/.014)**2)-.05*np.exp(-((Z-.30)/.012)**2)
        h = thickness(X, Z, hand)*crease*fold
        if t.get('dip'):        # knitted backs, and latex over the tips of fingers and thumb and along the sides
            edge = .70+.05*np.sin(X*60)+.03*np.sin(X*23+k)
            wet = (Z > edge-.28*np.clip(-X-.1, 0, .2)/.2) | (h < .012)
            form(X, Z, h*(1+.006*np.sin(X*520)*np.cos(Z*330)), cuff, (h > 1e-4) & (Z > .22), place)
            form(X, Z, h*1.05+.002, leather, (h > 1e-4) & (Z > .30) & wet, place)
            w = .105+.012*np.clip((.2-Z)/.2, 0, 1)
            flat = .058*np.sqrt(np.clip(1-(X/w)**2, 0, 1))*(1+.05*np.sin(X*260))
            form(X, Z, flat, cuff, (flat > 1e-4) & (Z < .30) & (Z > .04), place)
            w = .107+.012*np.clip((.2-Z)/.2, 0, 1)
            hem = .062*np.sqrt(np.clip(1-(X/w)**2, 0, 1))
            form(X, Z, hem, thread, (hem > 1e-4) & (Z < .065) & (Z > .035), place)
            continue
        form(X, Z, h, leather, (h > 1e-4) & (Z > .27), place)
        w = .118+.05*np.clip((.24-Z)/.24, 0, 1)**1.4
        flat = .062*np.sqrt(np.clip(1-(X/w)**2, 0, 1))*(1+.10*np.sin(Z*190)*(Z > .2)*(Z < .285))
        form(X, Z, flat, cuff, (flat > 1e-4) & (Z < .30) & (Z > .015), place)
        seams = Acc()
        for fx, tx in ((-.07, -.088), (0., 0.), (.07, .086)):            # three rows of stitches on the back
            zz = np.linspace(.40, .57, 30); xx = np.interp(zz, [.40, .57], [fx*.6, tx])
            hh = np.array([thickness(np.array([[a]]), np.array([[b]]), hand)[0, 0] for a, b in zip(xx, zz)])
            for i in range(0, 29, 2): seams.add(*tube(place(np.stack([xx[i:i+2], hh[i:i+2]+.002, zz[i:i+2]], -1)), .0026, 6))
        seams.build('seams', thread)
    return dict(pitch=48, yaw=-14)
