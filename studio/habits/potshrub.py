"""A shrub as it is delivered: stems from a nursery pot, shoots with leaves on their nodes, flowers and berries in season."""
import numpy as np

from parts.bark import bark_mat
from parts.bloom import berries_on_tips, flowers_on_tips
from parts.bush import grow_bush
from parts.canes import grow_canes
from parts.crown import grow_crown, stems_to
from parts.headed import grow_headed
from parts.mesh import Acc
from parts.pot import pot_of
from parts.shoots import tubes
from parts.tight import grow_tight

REVISION = 1


def draw(R, t):
    soil = pot_of(t)
    if t.get('canes'):                      # a rose
        grow_canes(R, t, [0, 0, soil-.02])
        return dict(pitch=t.get('pitch', 9))
    size = t.get('crown', [.42, .42, .6])
    centre = np.array([0, 0, soil+size[2]+t.get('lift', .02)])
    n = t.get('stems', 7)
    a = np.arange(n)*2.4+R.u(-.3, .3, n)
    feet = np.stack([np.cos(a)*.045, np.sin(a)*.045, 0*a+soil-.03], -1)
    thick = .012*t.get('thick', 1.)*(size[2]/.6)**.5
    if t.get('headed'):                         # shoots that end in heads of flowers
        grow_headed(R, t, t['headed'], size, soil)
        return dict(pitch=t.get('pitch', 12))
    if t.get('bush'):
        feet[:, :2] *= (t['bush'].get('clump', .09)/.045*np.sqrt((np.arange(n)+.6)/n))[:, None]
        tips = grow_bush(R, t, t['bush'], t['bush'].get('shape', t.get('shape', 'ell')), size, centre, feet, thick)
    elif t.get('tight'):
        tips = grow_tight(R, t, t['tight'], size, centre, feet)
    elif t.get('bare') or not t.get('count', 1500):
        targets = centre+np.stack([np.cos(a)*size[0]*t.get('spread', .55), np.sin(a)*size[1]*t.get('spread', .55), R.u(.3, .8, n)*size[2]], -1)
        main = stems_to(R, feet, targets)
        wood = Acc()
        tubes(wood, main, thick*np.linspace(1, .3, main.shape[1])[None]*np.ones((n, 1)), 9)
        wood.build('stems', bark_mat('bark', *t.get('bark', ['#6d6a42', '#4b4630'])))
        tips = main[:, -1], main[:, -1]-main[:, -2], main[:, -1]-centre
    else:
        tips = grow_crown(R, t, t.get('shape', 'ell'), size, centre, feet, cover=t.get('cover'), thick=thick)
    flowers_on_tips(R, t, tips)
    berries_on_tips(R, t, tips)
    return dict(pitch=t.get('pitch', 9))
