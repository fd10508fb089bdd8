"""A filled bag with our print, and a heap of what is in it: film that shines and creases at its seals, or kraft paper."""
import numpy as np

from parts.crease import dents, pleats
from parts.label import print_mat
from parts.mesh import Acc, grid_faces
from parts.stone import heap

REVISION = 3
SEAL = .945         # from here to the end both sides are welded together
PAPER = ('bulk',)


def draw(R, t):
    H, W, T = t.get('size', [.62, .42, .15])
    paper = t.get('label', {}).get('kind') in PAPER
    nv, nu = 190, 150
    U, V = np.meshgrid(np.linspace(-1, 1, nu), np.linspace(-1, 1, nv))
    inner = np.clip(np.abs(V)/SEAL, 0, 1)
    away = np.clip(SEAL-np.abs(V), 0, 1)
    bag = Acc()
    slack = R.u(-1, 1)*.012
    for side in (-1, 1):
        e = np.clip((1-np.abs(U)**3.4)*(1-inner**4.2), 0, 1)
        full = e**.52*(1.04-.16*V-.05*np.cos(3*V))
        k = 1.25 if paper else 1.
        fold = pleats(R, U, np.where(V > 0, away, 9.), 11, .026*k, .05, .36)+pleats(R, U, np.where(V < 0, away, 9.), 10, .022*k, .05, .30)
        fold += pleats(R, V*1.05, 1-U, 8, .016, .06, .18)+pleats(R, V*1.05, 1+U, 8, .016, .06, .18)
        fold += dents(R, U, V, 11 if paper else 9, .014*k, .34)
        soft = np.clip(e*3.2, 0, 1)**.7
        seal = np.clip((np.abs(V)-SEAL)/(1-SEAL), 0, 1)
        X = U*W*(1-.085*np.clip(1-inner**5, 0, 1)*np.abs(U)**3+.008*np.sin(V*9+slack*90))
        Y = side*(T*full+fold*soft*(W/.42)+.0022)+.006*np.sin(U*5+V)*seal+.0012*np.sin(V*900)*(seal > .15)*(seal < .8)
        Z = V*H+H+.006*np.sin(U*4+slack*200)*(V > 0)*inner**8
        P = np.stack([X, Y+Z*.10, Z], -1).reshape(-1, 3)
        uv = np.stack([(U+1)/2, (V+1)/2], -1).reshape(-1, 2)
        F = grid_faces(nv, nu)
        bag.add(P, F[:, ::-1] if side > 0 else F, uv if side < 0 else uv*0+.01)
    bag.build('bag', print_mat(t['prints'][0], .66, .2, 'kraft') if paper else print_mat(t['prints'][0], .27, .55, 'film'))
    if t.get('heap'):
        heap(R, (W*1.42, -.3), (.28, .22, .15), 6400 if t.get('husk') else 3200, t['heap'], tuple(t.get('grain', [.004, .015])), t.get('husk'))
    return dict(pitch=11, margin=.05)
