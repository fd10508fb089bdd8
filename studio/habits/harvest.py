"""What a seed becomes: fruits and roots lying together, some with their leaves; for the picture on a seed packet."""
import numpy as np

from parts.foliage import foliage_mat, leaf_of
from parts.fruit import fruit_mat, solid
from parts.mesh import Acc, Z, frames, norm, obj
from parts.shader import simple_mat
from parts.shoots import curves, tubes
from parts.surface import spline

REVISION = 1
# radius along the length, from the stalk to the end
SHAPES = dict(
    carrot=((0, .06), (.03, .12), (.12, .135), (.4, .10), (.75, .055), (.93, .02), (1, .003)), radish=((0, .05), (.08, .2), (.3, .34), (.5, .32), (.68, .16), (.78, .05), (.9, .012), (1, .002)),
    cucumber=((0, .04), (.04, .09), (.2, .115), (.6, .125), (.9, .11), (.97, .07), (1, .004)), courgette=((0, .055), (.05, .07), (.2, .1), (.6, .13), (.9, .13), (.97, .08), (1, .004)), bean=((0, .008), (.05, .02), (.3, .03), (.7, .03), (.93, .018), (1, .002)),
    pumpkin=((0, .1), (.05, .3), (.2, .56), (.5, .68), (.8, .56), (.95, .3), (1, .05)), tomato=((0, .08), (.05, .28), (.2, .5), (.5, .6), (.8, .5), (.95, .26), (1, .03)),
)


def fruit(R, t, at, axis, size, ribs):
    r = np.array(SHAPES[t['shape']])
    s = np.linspace(0, 1, 70)
    v, f, u = solid(np.stack([spline(r)(s), s], -1), 96)
    a = np.arctan2(v[:, 2], v[:, 0])
    bumps = 1+t.get('bump', .0)*np.sin(a*7+v[:, 1]*60)*np.sin(v[:, 1]*90)
    if ribs: bumps = bumps*(1-t.get('deep', .1)*np.abs(np.cos(a*ribs/2))**6)
    v[:, [0, 2]] *= bumps[:, None]
    v[:, 0] += t.get('bow', 0.)*np.sin(-v[:, 1]*np.pi)*R.u(.7, 1.3)
    M = frames(norm(np.array(axis, float))[None], np.array([[.1, .2, 1.]]))[0]
    v = (v*size)@M.T
    v = v+np.array(at)-Z*v[:, 2].min()
    obj('fruit', v, f, fruit_mat(t['cols'], t.get('blush'), t.get('rough', .32)), u, rnd=np.full(len(v), R.u()))
    return v[u[:, 1] < .02].mean(0), norm(np.array(axis, float))


def draw(R, t):
    leaf = Acc()
    for x, y, turn, k in t['items']:
        axis = [np.sin(turn), np.cos(turn)*(.8 if t.get('tuft') else -.6), t.get('stand', .12)]
        top, ax = fruit(R, t, (x, y, 0), axis, t['size']*k, t.get('ribs', 0))
        n = t.get('tuft', 0)
        if n:
            D = norm(ax*1.0+R.n(.35, (n, 3))+Z*.3)
            L = t['len']*R.u(.6, 1.15, n)
            stalk = Acc()
            tubes(stalk, curves(np.tile(top, (n, 1)), top+D*(L*.3)[:, None], top+D*(L*.55)[:, None]+Z*(L*.06)[:, None], 6), (L*.018)[:, None]*np.linspace(1, .7, 6), 6)
            stalk.build('stalks', foliage_mat({'cols': t.get('stalkcols', ['#7fa04c']), 'vein': 0}, 'stalk'))
            leaf.scatter(leaf_of(t['tuftleaf']), top+D*(L*.5)[:, None]+Z*(L*.05)[:, None], frames(D, Z+R.n(.3, (n, 3))), L, R.u(0, .99, n), np.zeros(n))
        if t.get('stalk'):
            s = Acc(); tubes(s, curves(top[None], (top+ax*.1*t['size'])[None], (top+ax*.16*t['size']+Z*.1*t['size'])[None], 8), np.full((1, 8), t['stalk']*t['size']), 10)
            s.build('stalk', simple_mat('stalk', t.get('stalkcol', '#5f7a3a'), .6))
        if t.get('calyx'):
            m = 5
            a = np.arange(m)*6.283/m+R.u(0, 1)
            e1 = norm(np.cross(ax, [0, 0, 1.])); e2 = np.cross(ax, e1)
            d = e1*np.cos(a)[:, None]+e2*np.sin(a)[:, None]
            leaf.scatter(leaf_of(dict(o='lance', w=.24, bend=.5, side=0)), np.tile(top, (m, 1))+d*.02*t['size'], frames(norm(d+ax*.35), np.tile(ax, (m, 1))), np.full(m, .42*t['size']), R.u(0, .99, m), np.zeros(m))
    leaf.build('leaf', foliage_mat({'cols': t.get('leafcols', ['#4d8a3a', '#62994a']), 'vein': .3, 'rough': .5, 'glow': .3}))
    return dict(pitch=24, yaw=0)
