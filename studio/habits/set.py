"""Several pictures' plants together in one scene: gift sets, mixes, office packs. `members` = [{traits, at, scale}]."""
import importlib
import os

import bpy
import numpy as np

from parts.mesh import ALL, Rng

REVISION = 1
HERE = os.path.dirname(os.path.abspath(__file__))


def draw(R, t):
    true = False
    for i, m in enumerate(t['members']):
        before = set(bpy.data.objects.keys())
        first = len(ALL)
        traits = m['traits']
        folder = 'habits' if os.path.exists(os.path.join(HERE, traits['habit']+'.py')) else 'goods'
        importlib.import_module(f"{folder}.{traits['habit']}").draw(Rng(R.i(0, 9999)+i), traits)
        true = true or bool(traits.get('flowers') or traits.get('true'))
        x, y, z = (m['at']+[0])[:3]
        s = m.get('scale', 1.)
        for o in bpy.data.objects:
            if o.name not in before:
                o.scale = (s, s, s); o.location = (o.location.x*s+x, o.location.y*s+y, o.location.z*s+z)
        for j in range(first, len(ALL)):
            ALL[j] = ALL[j]*s+np.array([x, y, z], dtype=np.float32)
    view = dict(view='Standard', exposure=.35, sun=3.0, sky=.62) if true else {}
    return dict(pitch=t.get('pitch', 11), margin=.04, **view)
