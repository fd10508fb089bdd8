"""A big bag of one cubic metre: woven cloth, four loops, filled to the brim."""
import math

import numpy as np

from parts.crease import dents, pleats
from parts.fabric import weave
from parts.mesh import ALL, Acc, bezier, grid_faces, obj, tube
from parts.shader import simple_mat
from parts.stone import heap

REVISION = 4


def draw(R, t):
    nv, nu = 130, 400
    z = np.linspace(0, 1, nv)
    a = np.linspace(0, 2*np.pi, nu, endpoint=False)
    e = 7.
    sq = 1/(np.abs(np.cos(a))**e+np.abs(np.sin(a))**e)**(1/e)
    bulge = .46+.05*np.sin(np.pi*z*.95)
    A, B = np.meshgrid(a, z)
    face = ((A/(np.pi/2)+.5) % 1)*2-1                                       # place on the side, -1…1
    loose = np.clip((B-.02)*9, 0, 1)*np.clip((1-B)*7, 0, 1)
    fold = (pleats(R, face, 1-B, 7, .014, .07, .30)+pleats(R, face, B, 7, .012, .07, .22)+dents(R, face, B*2-1, 12, .011, .4))*loose
    rr = bulge[:, None]*sq[None]*(1+.010*np.sin(a*13+z[:, None]*9)+.008*np.sin(z[:, None]*17))+fold
    at = lambda r: np.stack([r*np.cos(a), r*np.sin(a), z[:, None]*.92+0*r], -1)
    obj('bag', at(rr).reshape(-1, 3), grid_faces(nv, nu, True), weave('woven', '#ece7da', '#c9c2b0', 330, .0007, .8, 0., .6))
    seams = Acc()
    P = at(rr+.004)
    for k in range(4):                                                      # the welts at the corners, and the hem at the mouth
        i = int(round((k+.5)*nu/4)) % nu
        seams.add(*tube(P[:, i][::4], .011, 8))
    for row, r in ((nv-2, .012), (nv-9, .004), (3, .010)): seams.add(*tube(np.concatenate([P[row], P[row][:2]]), r, 8))
    seams.build('seams', simple_mat('seams', '#d8d1bf', .8, .2))
    loops = Acc()
    for x in (-1, 1):
        for y in (-1, 1):
            line = bezier([x*.452, y*.3, .80], [x*.47, y*.42, 1.42], [x*.3, y*.452, .80], 30)
            side = np.array([.016, .016*-x*y, 0.])
            strip = np.stack([line-side, line+side*0+[x*.004, y*.004, .003], line+side], 1)
            loops.add(strip.reshape(-1, 3), grid_faces(len(line), 3))
            loops.add((strip+np.array([-x*.005, -y*.005, -.003])).reshape(-1, 3), grid_faces(len(line), 3))
    loops.build('loops', weave('strap', '#3a70b0', '#234a7a', 300, .0009))
    first = len(ALL)
    heap(R, (0, 0), (.455, .455, .15), 15000, t['fill'], (.004, .013))
    for i in range(first, len(ALL)):            # the round heap fills the square mouth
        V = ALL[i]
        corner = 1/(np.abs(V[:, 0])**e+np.abs(V[:, 1])**e+1e-12)**(1/e)*np.hypot(V[:, 0], V[:, 1])
        ALL[i] = (V*np.stack([corner, corner, 0*corner+1], -1)+np.array([0, 0, .885])).astype(np.float32)
    return dict(pitch=16, yaw=-26, margin=.06)
