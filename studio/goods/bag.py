"""A filled plastic or paper bag with our print, and a heap of what is in it."""
import numpy as np

from parts.label import print_mat
from parts.mesh import Acc, grid_faces
from parts.stone import heap

REVISION = 2


def draw(R, t):
    H, W, T = t.get('size', [.62, .42, .15])
    nv, nu = 60, 44
    U, V = np.meshgrid(np.linspace(-1, 1, nu), np.linspace(-1, 1, nv))
    bag = Acc()
    for side in (-1, 1):
        e = np.clip((1-np.abs(U)**3.2)*(1-np.abs(V)**4.), 0, 1)
        fold = .012*np.sin(U*9+V*5+R.u(0, 6))*np.clip(np.abs(V), .2, 1)**3+.008*np.sin(V*22+U*3)*np.abs(U)**4
        X = U*W*(1-.10*(1-np.abs(V)**6)*np.abs(U)**6)*(1+.06*(V < 0)*V**2)*(1+.02*np.sin(V*7))
        Y = side*(T*e**.55+fold*e)
        Z = V*H+.004*np.sin(U*14)*(np.abs(V) > .9)+H
        P = np.stack([X, Y+Z*.10, Z], -1).reshape(-1, 3)
        uv = np.stack([(U+1)/2, (V+1)/2], -1).reshape(-1, 2)
        F = grid_faces(nv, nu)
        bag.add(P, F[:, ::-1] if side > 0 else F, uv if side < 0 else uv*0+.01)
    bag.build('bag', print_mat(t['prints'][0], .34, .42, .22))
    if t.get('heap'):
        heap(R, (W*1.42, -.3), (.28, .22, .15), 3200, t['heap'], tuple(t.get('grain', [.004, .015])))
    return dict(pitch=11, margin=.05)
