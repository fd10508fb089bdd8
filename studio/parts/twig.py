"""Conifer twigs: what grows on the shoot instead of a leaf, unit length along +Y."""
import numpy as np

from parts.mesh import merge, tube, xf
from parts.surface import blade_of

NEEDLE = dict(o='linear', bend=.12, fold=.08, wave=0., twist=.1, sway=.04)


def stem(r, bend=0.):
    s = np.linspace(0, 1, 5)
    v, f, u = tube(np.stack([0*s, s*.98, -bend*s**2], -1), np.linspace(r, r*.5, 5), 5)
    return v, f, np.stack([np.full(len(v), .5), np.full(len(v), .0)], -1)


def needles(g, n, length, width, place, rows=3):
    """place(i) → (y, direction, up, scale)"""
    out = []
    for i in range(n):
        y, d, up, k = place(i)
        out.append(xf(blade_of(g, 0, w=width/length, rows=rows, **NEEDLE), (0, y, 0), np.array(d)+g.normal(0, .09, 3), up, length*k*g.uniform(.85, 1.12)))
    return out


def yew(g, level):
    """two ranks of flat needles"""
    n = (14, 18, 26, 34)[level]
    return merge([stem(.012)]+needles(g, n, .25, .034, lambda i: (.04+.94*i/n, ((1 if i % 2 else -1)*.95, .55+.9*(i/n)**4, .12), (0, 0, 1), 1-.35*(i/n)**3), 3 if level < 2 else 5))


def spruce(g, level):
    """short stiff needles close together all round, a tuft at the end"""
    n = (34, 52, 84, 130)[level]
    return merge([stem(.016)]+needles(g, n, .165, .019, lambda i: (.01+.97*i/n, (np.sin(i*2.4), .62+.9*(i/n)**4, np.cos(i*2.4)), (0, 1, .3), 1-.2*(i/n)**2)))


def stonecrop(g, level):
    """sedum: thick blunt leaves like grains, close together, a rosette at the end"""
    n, sides = (30, 44, 60, 84)[level], (4, 5, 7, 9)[level]
    s = np.linspace(0, 1, 4 if level < 2 else 7)
    parts = [stem(.02)]
    for i in range(n):
        q = i/n
        L = .26*(1-.45*q**4)*g.uniform(.85, 1.12)
        line = np.stack([.0*s, s*L, .22*L*s**2], -1)
        v, f, u = tube(line, .036*np.sqrt(np.clip(1-(2*s-1)**2*.93, 0, 1))*(1.05-.25*s), sides)
        d = np.array([np.sin(i*2.4), .35+1.6*q**3, np.cos(i*2.4)])+g.normal(0, .1, 3)
        parts.append(xf((v, f, np.stack([np.full(len(v), .5), np.repeat(.4+.6*s, sides)], -1)), (0, .12+.86*q, 0), d, (0, 1, .2)))
    return merge(parts)


def pine(g, level):
    """bundles of two long needles, denser to the end of the shoot"""
    n = (26, 36, 54, 80)[level]
    return merge([stem(.03)]+needles(g, n, .62, .018, lambda i: (.05+.55*(i/n)**.7, (np.sin(i*2.4)*(.9-.5*i/n), .75+.5*i/n, np.cos(i*2.4)*(.9-.5*i/n)), (0, 1, .3), 1-.15*i/n), 4))


def stout(g, n, length, r, place, first=.8):
    """needles with a body, as stout from every side; place(i) → (y, direction, scale)"""
    s, out = np.linspace(0, 1, 4), []
    for i in range(n):
        y, d, k = place(i)
        L = length*k*g.uniform(.85, 1.12)
        v, f, u = tube(np.stack([0*s, s*L, -.12*L*s**2], -1), r*np.array([first, 1, .8, .08]), 3)
        out.append(xf((v, f, np.stack([np.full(len(v), .5), np.repeat(s, 3)], -1)), (0, y, 0), np.array(d)+g.normal(0, .1, 3), (0, 1, .3)))
    return out


def bluespruce(g, level):
    """stout needles all round a short branchlet, forward at its end"""
    n = (38, 56, 90, 150)[level]
    return merge([stem(.022)]+stout(g, n, .17, .0125, lambda i: (.02+.95*i/n, (np.sin(i*2.4), .42+1.3*(i/n)**5, np.cos(i*2.4)), 1-.12*(i/n)**2)))


def mugo(g, level):
    """dwarf pine: short stiff needles close all along the shoot, forward round its bud"""
    n = (26, 38, 64, 104)[level]
    return merge([stem(.03)]+stout(g, n, .5, .0125, lambda i: (.04+.72*i/n, (np.sin(i*2.4)*(1-.55*i/n), .62+.75*i/n, np.cos(i*2.4)*(1-.55*i/n)), 1-.18*i/n)))


def candle(g, level):
    """a pine shoot before its needles open: a rod in papery scales, needles as bristles"""
    n = (26, 36, 60, 90)[level]
    s = np.linspace(0, 1, 6)
    v, f, u = tube(np.stack([0*s, s, .02*s**2], -1), .052*np.array([.8, 1, 1, .9, .7, .1]), 7)
    return merge([(v, f, np.stack([np.full(len(v), .5), np.repeat(s, 7)], -1))]+stout(g, n, .22, .011, lambda i: (.08+.86*i/n, (np.sin(i*2.4)*.42, 1, np.cos(i*2.4)*.42), .6+.4*np.sin(np.pi*i/n))))


def dawn(g, level):
    """dawn redwood: flat needles in two ranks, the longest in the middle of the spray"""
    n = (22, 30, 40, 52)[level]
    return merge([stem(.009, .1)]+needles(g, n, .23, .042, lambda i: (.03+.93*(i//2*2)/n, ((1 if i % 2 else -1), .32, .03), (0, 0, 1), .5+.5*np.sin(np.pi*(.22+.68*i/n))), 4))


def metasequoia(g, level):
    n = (16, 22, 30, 40)[level]
    return merge([stem(.008, .1)]+needles(g, n, .24, .03, lambda i: (.04+.92*i/n, ((1 if i % 2 else -1), .25, .03), (0, 0, 1), 1-.45*(i/n)**2)))


def scales(g, level, flat, branches, length, thick=1.):
    """thuja and cypress: branchlets covered with scales, in a plane or all round"""
    parts = []
    def branchlet(p, d, up, l, r):
        s = np.linspace(0, 1, 4 if level < 2 else 7)
        d, up = np.asarray(d, float)/np.linalg.norm(d), np.asarray(up, float)
        line = np.asarray(p)+d*(s*l)[:, None]+g.normal(0, .012*l, 3)*(s**2)[:, None]
        knob = 1+.22*np.cos(np.arange(len(s))*np.pi)
        v, f, u = tube(line, r*np.linspace(1, .45, len(s))*knob, 4 if level < 2 else 6)
        if flat: v = v-np.outer((v-line.repeat(len(v)//len(s), 0))@up, up)*.45
        parts.append((v, f, np.stack([np.full(len(v), .5), np.repeat(s, len(v)//len(s))], -1)))
        return line
    main = branchlet((0, 0, 0), (0, 1, 0), (0, 0, 1), 1., .026*thick)
    for i in range(branches):
        s = .08+.88*i/branches
        side = 1 if i % 2 else -1
        roll = 0 if flat else i*2.4
        d = np.array([side*np.cos(roll)*.85, .75, np.sin(roll)*.85+g.normal(0, .05)])
        l = length*(1-.62*s)*g.uniform(.8, 1.15)
        line = branchlet((0, s, 0), d, (0, 0, 1), l, .022*thick)
        for j in range(3 if level < 1 else 5):
            q = .25+.65*j/5
            sd = 1 if j % 2 else -1
            across = np.array([d[1], -d[0], 0]) if flat else np.cross(d, g.normal(0, 1, 3))
            branchlet(line[0]+(line[-1]-line[0])*q, d/np.linalg.norm(d)*.8+across/np.linalg.norm(across)*sd*.62, (0, 0, 1), l*.42*(1-.5*q), .018*thick)
    return merge(parts)


TWIG = dict(yew=yew, spruce=spruce, stonecrop=stonecrop, pine=pine, metasequoia=metasequoia, bluespruce=bluespruce, mugo=mugo, candle=candle, dawn=dawn, spray=lambda g, level: scales(g, level, True, 10, .55), hinoki=lambda g, level: scales(g, level, True, 12, .8, thick=1.9), plume=lambda g, level: scales(g, level, False, 11, .42))
