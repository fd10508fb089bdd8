"""A creeping conifer: boughs of unequal length from the heart of the pot, flat over its rim and beyond, side twigs in their plane, every tip rising."""
import numpy as np

from parts.bark import bark_mat
from parts.mesh import Acc, Z, norm
from parts.pot import STANDS, pot_of
from parts.shoots import at, clothe, curves, tubes

REVISION = 1


def draw(R, t):
    soil = pot_of(t)
    n, (short, long_), high = t.get('boughs', 40), t.get('reach', [.16, .62]), t.get('high', .1)
    a = np.arange(n)*2.399963+R.n(.22, n)
    L = short+(long_-short)*np.clip(R.u(0, 1, n)**.8*(.55+.45*np.sin(2.3*a+R.u(0, 6.28))**2)*1.25, 0, 1)
    d = np.stack([np.cos(a), np.sin(a), 0*a], -1)
    foot = d*R.u(.01, .05, (n, 1))+Z*(soil-.01)
    layer = (high*(1.25-L/long_)*R.u(.5, 1.2, n))[:, None]
    beyond = np.clip(L-STANDS['r'], 0, None)[:, None]
    side = np.stack([-d[:, 1], d[:, 0], 0*a], -1)
    tip = d*L[:, None]+side*(L*R.n(.14, n))[:, None]+Z*(soil+.02+layer*.6-t.get('sink', .3)*beyond)
    knee = d*(L*.5)[:, None]+Z*(soil+.05+layer*1.7)
    bough = curves(foot, knee, tip, 14)+R.n(.006, (n, 14, 3))
    s = np.linspace(0, 1, 14)
    bough = bough+Z*(t.get('rise', .1)*L[:, None]*s**5)[..., None]
    k = t.get('twigs', 18)
    where = np.clip((np.arange(k)+.5)/k*.9+.06+R.n(.02, (n, k)), 0, 1)
    p, ax = at(bough, where)
    hand = np.where(np.arange(k) % 2, 1., -1.)[None]*np.ones((n, 1))
    across = norm(np.cross(ax, Z))*hand[..., None]
    l = (.30*L[:, None]+.05)*(1.06-.62*where)*R.u(.65, 1.2, (n, k))
    way = norm(ax*.8+across*R.u(.45, 1., (n, k, 1))+Z*R.u(.1, .55, (n, k, 1)))
    end = p+way*l[..., None]
    end = end+Z*(l*.22)[..., None]
    flat = lambda x: x.reshape(-1, x.shape[-1])
    shoots = curves(flat(p), flat(p+way*(l*.5)[..., None]-Z*(l*.03)[..., None]), flat(end), 7)
    clothe(R, t, shoots, t.get('nodes', 7), .1, t['len'], droop=.05, youth=t.get('youngness', .6), light=.1)
    clothe(R, t, bough, 16, .3, t['len'], droop=.05, youth=t.get('youngness', .6), light=.1)
    wood = Acc()
    tubes(wood, bough, np.linspace(.0055, .0016, 14)[None]*np.ones((n, 1)), 6)
    tubes(wood, shoots, np.linspace(.0018, .0008, 7)[None]*np.ones((len(shoots), 1)), 4)
    wood.build('wood', bark_mat('bark', *t.get('bark', ['#6a5038', '#3f3022'])))
    return dict(pitch=t.get('pitch', 13))
