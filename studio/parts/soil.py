"""Soil: a disc in a pot, a heap on the floor."""
import numpy as np

from parts.mesh import grid_faces, obj, smooth_noise3
from parts.shader import simple_mat


def soil_mat():
    return simple_mat('soil', '#2b1d14', .95, .1, noise=.7, nscale=60, col2='#4a3526', bump=.8, bscale=80)


def soil_disc(r, z, amp=.02):
    rr = np.linspace(0.001, r, 14); a = np.linspace(0, 2*np.pi, 64, endpoint=False)
    X = rr[:, None]*np.cos(a); Y = rr[:, None]*np.sin(a); P = np.stack([X, Y, 0*X], -1).reshape(-1, 3)
    P[:, 2] = z+amp*r*2*smooth_noise3(P*14/r*.3, 3, 3)
    obj('soil', P, grid_faces(14, 64, True), soil_mat())

