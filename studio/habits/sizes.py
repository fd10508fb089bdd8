"""Sizes of one product side by side at their true scale, a watering can beside them as a mark. `members` = [{traits, tall | scale}]."""
import importlib
import os

import numpy as np

from parts.mesh import ALL, Rng

REVISION = 1
HERE = os.path.dirname(os.path.abspath(__file__))


def one(R, traits, latin):
    """draws a thing and tells which meshes it is"""
    first = len(ALL)
    folder = 'habits' if os.path.exists(os.path.join(HERE, traits['habit']+'.py')) else 'goods'
    importlib.import_module(f"{folder}.{traits['habit']}").draw(R, dict(traits, latin=latin))
    return range(first, len(ALL))


def bounds(meshes):
    P = np.concatenate([ALL[j] for j in meshes])
    return P.min(0), P.max(0)


def draw(R, t):
    x, things = 0., []
    for m in t['members']:
        meshes = one(Rng(R.i(0, 9999)), m['traits'], t.get('latin'))
        low, high = bounds(meshes)
        things.append((meshes, m.get('scale') or (m['tall']/(high[2]-low[2]) if m.get('tall') else 1.)))
    for meshes, s in things:
        low, high = bounds(meshes)
        wide = (high[0]-low[0])*s
        for j in meshes:
            ALL[j] = ((ALL[j]-[low[0], 0, low[2]])*s+[x, 0, 0]).astype(np.float32)
        x += wide*t.get('gap', .92)
    mark = one(Rng(3), t['mark'], None)                    # beside the smallest, so that it hides nothing
    low, high = bounds(mark)
    s = t['marktall']/(high[2]-low[2])
    for j in mark:
        ALL[j] = (ALL[j]*s-[high[0]*s, .02, low[2]*s]).astype(np.float32)
    return dict(pitch=8)
