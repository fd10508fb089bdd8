"""Creases in paper and film: how far a sheet is pushed out, by where it is held and what fills it."""
import numpy as np


def pleats(R, along, away, n, deep, wide=.05, reach=.5):
    """folds that start at a seam (along: place on it, -1…1; away: distance from it) and die out into the sheet"""
    out, away = np.zeros_like(along), np.maximum(away, 0)
    for at in np.linspace(-.92, .92, n)+R.u(-.5, .5, n)*1.6/n:
        w, lean = wide*R.u(.5, 1.5), R.u(-.25, .25)-.25*at
        q = (along-at-lean*away)/(w*(1+1.6*away))
        ridge = np.exp(-q*q)-.75*np.exp(-(q-1.25)**2)
        out += deep*R.u(.35, 1.)*ridge*np.exp(-(away/(reach*R.u(.35, 1.2)))**1.3)
    return out


def dents(R, U, V, n, deep, reach=.35):
    """soft folds of a hand that held it: short lines across the sheet, sharp on one side"""
    out = np.zeros_like(U)
    for _ in range(n):
        x, y, a, long = R.u(-.8, .8), R.u(-.8, .8), R.u(0, 3.14), reach*R.u(.4, 1.2)
        s, d = (U-x)*np.cos(a)+(V-y)*np.sin(a), (V-y)*np.cos(a)-(U-x)*np.sin(a)
        d = d+.25*s*s
        w = R.u(.025, .07)
        out += deep*R.u(-1, 1)*np.exp(-(s/long)**2)*np.where(d > 0, np.exp(-d/(w*2.2)), np.exp(-(d/w)**2))
    return out
