"""Several pictures' plants together in one scene: gift sets, mixes, office packs. `members` = [{traits, at, scale}]."""
import importlib
import os

import numpy as np

from parts.flower import SPECIES
from parts.mesh import ALL, Rng

REVISION = 1
HERE = os.path.dirname(os.path.abspath(__file__))


def draw(R, t):
    for i, m in enumerate(t['members']):
        first = len(ALL)
        traits = m['traits']
        if traits.get('latin'): SPECIES['latin'] = traits['latin']
        folder = 'habits' if os.path.exists(os.path.join(HERE, traits['habit']+'.py')) else 'goods'
        importlib.import_module(f"{folder}.{traits['habit']}").draw(Rng(R.i(0, 9999)+i), traits)
        x, y, z = (m['at']+[0])[:3]
        s = m.get('scale', 1.)
        for j in range(first, len(ALL)):
            ALL[j] = ALL[j]*s+np.array([x, y, z], dtype=np.float32)
    return dict(pitch=t.get('pitch', 11))
