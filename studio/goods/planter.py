"""Planters and pots: square, long, round, saucers, hanging, balcony; plastic, terracotta, glaze, wood or weathering steel."""
import math

import numpy as np

from parts.fabric import jute
from parts.metal import corten, painted, steel
from parts.mesh import Acc, box, grid_faces, obj, tube
from parts.pot import pot
from parts.shader import simple_mat
from parts.shape import boxes, ring, solid
from parts.soil import soil_mat
from parts.wood import wood_mat

REVISION = 1


def finish(t):
    c = t.get('col', '#3c3f3d')
    return dict(
        fibre=lambda: simple_mat('fibre', c, .7, .3, noise=.05, nscale=9, col2='#8a8a86', bump=.12, bscale=70), clay=lambda: simple_mat('clay', c, .85, .25, noise=.32, nscale=7, col2='#d08f69', bump=.1, bscale=60),
        glaze=lambda: simple_mat('glaze', c, .14, .55, noise=.3, nscale=5, col2=t.get('col2', '#20302a'), coat=.6), plastic=lambda: simple_mat('plastic', c, .45, .4), corten=corten, wood=lambda: wood_mat('wood', '#c39a6b', '#96693d', .8), coco=lambda: simple_mat('coco', '#7a5230', .98, .05, noise=.7, nscale=40, col2='#4a3018', bump=1., bscale=50),
    )[t.get('finish', 'fibre')]()


def draw(R, t):
    FORM[t['form']](R, t)
    return dict(pitch=t.get('pitch', 14), yaw=t.get('yaw', -24 if t['form'] in ('box', 'boards', 'table', 'balcony') else 0), margin=.07)


def walls(w, d, h, th, z=0.):
    return [(0, -d/2+th/2, z+h/2, w, th, h), (0, d/2-th/2, z+h/2, w, th, h), (-w/2+th/2, 0, z+h/2, th, d-2*th, h), (w/2-th/2, 0, z+h/2, th, d-2*th, h), (0, 0, z+.02, w-th, d-th, .03)]


def box_planter(R, t):
    w, d, h = t['size']
    boxes('box', finish(t), walls(w, d, h, t.get('wall', .03)), R, .004)


def boards(R, t):
    """boarded box with corner posts"""
    w, d, h = t['size']
    m = wood_mat('board', *t.get('woods', ['#c39a6b', '#96693d']), .8)
    rows = t.get('rows', 4)
    items = []
    for i in range(rows):
        z = h*(i+.5)/rows
        s = h/rows-.006
        items += [(0, -d/2, z, w, .022, s), (0, d/2, z, w, .022, s), (-w/2, 0, z, .022, d, s), (w/2, 0, z, .022, d, s)]
    for x in (-1, 1):
        for y in (-1, 1):
            items.append((x*(w/2-.03), y*(d/2-.03), h/2+.01, .05, .05, h+.02))
    boxes('boards', m, items, R)
    if t.get('fill', True):
        boxes('soil', simple_mat('soil', '#2b1d14', .95, .1, noise=.7, nscale=60, col2='#4a3526', bump=.8, bscale=80), [(0, 0, h*.8, w-.03, d-.03, .05)])


def table(R, t):
    w, d, h = t['size']
    m = wood_mat('board', '#c39a6b', '#96693d', .8)
    items = []
    for z in (h-.05, h-.15):
        items += [(0, -d/2, z, w, .022, .095), (0, d/2, z, w, .022, .095), (-w/2, 0, z, .022, d, .095), (w/2, 0, z, .022, d, .095)]
    for x in (-1, 1):
        for y in (-1, 1):
            items.append((x*(w/2-.035), y*(d/2-.035), h/2, .06, .06, h))
    for i in range(6):
        items.append((0, -d/2+d*(i+.5)/6, .2, w-.1, d/6-.012, .02))
    boxes('table', m, items, R)
    boxes('soil', simple_mat('soil', '#2b1d14', .95, .1, noise=.7, nscale=60, col2='#4a3526', bump=.8, bscale=80), [(0, 0, h-.05, w-.03, d-.03, .05)])


def round_pot(R, t):
    pot(t.get('kind', 'taper'), t.get('r', .35), t.get('h', .6), finish(t), soil=False)
    if t.get('gauge'):
        solid('gauge', [(0, 0), (.03, 0), (.03, .16), (.022, .17), (0, .17)], simple_mat('clear', '#e8f0f0', .1, .6), (t['r']*.72, -.1, t['h']-.06), .004, 24)
        solid('float', [(0, 0), (.012, 0), (.012, .1), (0, .1)], simple_mat('red', '#d0331f', .4), (t['r']*.72, -.1, t['h']+.02), .002, 16)


def saucer(R, t):
    r = t.get('r', .4)
    solid('saucer', [(0, .012), (0, 0), (r*.84, 0), (r, .085), (r*.965, .085), (r*.82, .02), (0, .02)], finish(t), sides=96)


def hanging(R, t):
    r = .36
    a = np.linspace(.02, math.pi/2, 14)
    prof = [(r*math.sin(x)+.001, .35+r*.8*(1-math.cos(x))) for x in a]+[(r*.95, .35+r*.8)]+[(r*.93*math.sin(x)+.001, .38+r*.76*(1-math.cos(x))) for x in a[::-1]]
    solid('basket', prof, finish(dict(t, finish='coco')), (0, 0, -.35), .004, 80)
    rim, top = Acc(), np.array([0, 0, 1.05])
    rim.add(*ring(r*1.01, r*.8, .011))
    for k in range(4):
        b = k*math.pi/2+.6
        rim.add(*tube(np.array([[math.cos(b)*r, math.sin(b)*r, r*.8], top]), .005, 6))
        rim.add(*tube(np.stack([np.cos(b)*r*1.01*np.sin(a), np.sin(b)*r*1.01*np.sin(a), r*.8*(1-np.cos(a))+.0], -1), .007, 6))
    rim.add(*ring(.03, 1.08, .007, 24)); rim.build('wire', painted('#2c2e2c'))


def macrame(R, t):
    r = .24
    pot('cylinder', r, .34, simple_mat('pot', '#e9e2d6', .5, .4), soil=False)
    cord, top = Acc(), np.array([0, 0, 1.25])
    for k in range(8):
        b = k*math.pi/4+.2
        p = [np.array([0, 0, .0]), np.array([math.cos(b)*r*1.02, math.sin(b)*r*1.02, .03]), np.array([math.cos(b+(.39 if k % 2 else -.39)*.5)*r*1.04, math.sin(b+(.39 if k % 2 else -.39)*.5)*r*1.04, .2]), np.array([math.cos(b)*r*1.05, math.sin(b)*r*1.05, .36]), top]
        cord.add(*tube(np.array(p), .011, 7))
    cord.add(*tube(np.array([[0, 0, 1.2], [0, 0, 1.34]]), .03, 10)); cord.add(*ring(.05, .0, .0001, 12)); cord.build('cord', jute('cord', '#e0cfae'))
    wood = Acc(); a = np.linspace(0, 2*np.pi, 40); wood.add(*tube(np.stack([np.cos(a)*.06, 0*a, 1.4+np.sin(a)*.06], -1), .01, 8)); wood.build('hoop', wood_mat('hoop', '#b98a58', '#8f6437'))


def balcony(R, t):
    boxes('box', finish(t), walls(.9, .22, .2, .016, .12), R, .006)
    hook = Acc()
    for x in (-.3, .3):
        hook.add(*tube(np.array([[x, -.13, .1], [x, -.12, .34], [x, .14, .34], [x, .15, .0], [x, .15, -.0]]), .01, 7)); hook.add(*tube(np.array([[x, -.13, .1], [x, .14, .1]]), .01, 7))
    hook.build('hooks', painted('#2c2e2c'))


def wall_modules(R, t):
    m = finish(t)
    for i in range(3):
        boxes('bin', m, walls(.8, .2, .2, .016, .12+i*.42), R, .006)
    boxes('rail', painted('#2c2e2c'), [(-.3, .12, .62, .03, .02, 1.24), (.3, .12, .62, .03, .02, 1.24)])


def pockets(R, t):
    """a wall of felt, 50 × 75 cm: nine pockets that bulge with earth, seams, a hem with eyelets, a batten it hangs from"""
    m = simple_mat('felt', t.get('col', '#3a3d3b'), .95, .08, noise=.12, nscale=60, col2='#8a8d8a', bump=.22, bscale=330)
    thread, seam, lip = simple_mat('thread', '#8b8f8a', .8, .2), Acc(), Acc()
    x, z = np.linspace(-.25, .25, 60), np.linspace(0, .75, 80); X, Zc = np.meshgrid(x, z)
    for y in (0, .006): obj('back', np.stack([X, .006+y+.004*np.sin(X*16+2*Zc)*np.sin(Zc*9), Zc], -1).reshape(-1, 3), grid_faces(80, 60)[:, ::(1 if y else -1)], m)
    u, v = np.linspace(-1, 1, 44), np.linspace(0, 1, 34); U, V = np.meshgrid(u, v)
    for i in range(3):
        for j in range(3):
            k = R.u(.9, 1.1)
            belly = np.clip(1-np.abs(U)**2.6, 0, 1)**.7*(np.clip(V*2.4, 0, 1)**.6)*(.72+.28*V)
            fold = .004*np.sin(U*13+i*2+j)*np.exp(-((V-.12)/.16)**2)+.003*np.sin(U*7+3*j)*V**3
            Y = -.002-(.068*k*belly+fold*(1-U**4))
            Zp = .035+i*.238+V*.165-.014*V**4*(1-U**2)
            P = np.stack([(j-1)*.16+U*.072, Y, Zp], -1)
            obj('pocket', P.reshape(-1, 3), grid_faces(34, 44), m)
            lip.add(*tube(P[-1], .0032, 8))
            soil = np.stack([P[-5, :, 0]*.98+.02*(j-1)*.16, P[-5, :, 1], P[-5, :, 2]-.012], -1); rear = soil*[1, 0, 1]+[0, .004, .004]
            obj('soil', np.concatenate([soil, rear]), grid_faces(2, 44), soil_mat())
            for s in (-1, 1):
                for q in range(0, 32, 2): seam.add(*tube(P[q:q+2, 2 if s < 0 else -3]+[0, -.0012, 0], .0009, 5))
            for q in range(2, 41, 2): seam.add(*tube(P[1, q:q+2]+[0, -.0012, 0], .0009, 5))
    ring_, cord = Acc(), Acc(); a = np.linspace(0, 2*np.pi, 30)
    for x in (-.225, -.075, .075, .225):
        ring_.add(*tube(np.stack([x+np.cos(a)*.010, 0*a-.001, .728+np.sin(a)*.010], -1), .003, 10))
        cord.add(*tube(np.stack([x+.004*np.sin(a), .016+.022*np.cos(a), .752+.026*np.sin(a)], -1), .0028, 8))
    for s in (-.2488, .2488): lip.add(*tube(np.array([[s, .004, 0], [s, .004, .75]]), .0045, 8))
    for zz in (0, .75): lip.add(*tube(np.stack([np.linspace(-.25, .25, 20), np.full(20, .004), np.full(20, zz)], -1), .0045, 8))
    lip.build('hem', m); seam.build('seams', thread); ring_.build('eyelets', steel('eyelet')); cord.build('cord', simple_mat('cord', '#d8cdb6', .85, .1))
    boxes('bar', wood_mat('bar', '#b98a58', '#8f6437'), [(0, .018, .768, .58, .03, .026)])


def ladder(R, t):
    """a leaning wooden frame with three shelves of pots"""
    m = wood_mat('board', '#c39a6b', '#96693d', .8)
    items = [(-.42, .0, .75, .05, .05, 1.5), (.42, .0, .75, .05, .05, 1.5)]
    for z in (.2, .65, 1.1):
        items += [(0, -.1, z, .84, .2, .02), (0, -.2, z+.07, .84, .018, .12), (0, 0, z+.07, .84, .018, .12)]
    boxes('frame', m, items, R)


FORM = dict(box=box_planter, boards=boards, table=table, round=round_pot, saucer=saucer, hanging=hanging, macrame=macrame, balcony=balcony, modules=wall_modules, pockets=pockets, ladder=ladder)
