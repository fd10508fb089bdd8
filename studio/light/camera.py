"""Where the lens stands and where the lights are: everything scales with the subject."""
import numpy as np

LENS = 85
TAN = 18/LENS


def axes(pitch, yaw):
    p, y = np.radians(pitch), np.radians(yaw)
    forward = np.array([np.sin(y)*np.cos(p), np.cos(y)*np.cos(p), -np.sin(p)])
    right = np.array([np.cos(y), -np.sin(y), 0])
    return forward, right, np.cross(right, forward)


def whole(P, pitch, yaw, aspect=1.):
    """the eye from which every point lies in the frame: feet on a common base line, low things in the middle; aspect: width for height"""
    forward, right, up = axes(pitch, yaw)
    low, high = P.min(0), P.max(0)
    centre = (low+high)/2
    size = max(high[2]-low[2], .85*np.hypot(*(high-low)[:2]))
    few = P[::max(1, len(P)//80000)]-centre
    for distance in np.geomspace(size*.8, size*14, 320):
        z = few@forward+distance
        x, y = few@right/z/TAN, few@up/z/TAN
        if z.min() > .05*distance and np.ptp(x) < 1.74 and np.ptp(y)*aspect < 1.84:
            break
    tall = np.ptp(y)
    across, rise = (x.max()+x.min())/2-.02, y.min()+(.92-.5*max(0, 1.72-tall*aspect))/aspect
    eye = centre-forward*distance+right*across*distance*TAN+up*rise*distance*TAN
    return eye, distance, distance-.22*np.ptp(few@forward), size, centre, high


def head(P, res, spp, pitch=9., yaw=0., close=None, noise=.0, bounces=7, aspect=1.):
    """the numbers trace() reads. close: (centre, radius) of a detail"""
    forward, right, up = axes(pitch, yaw)
    H = np.zeros(96, np.float32)
    eye, distance, focus, size, centre, high = whole(P, pitch, yaw, aspect)
    lens = .0016*distance
    if close is not None:
        at, radius = np.asarray(close[0], float), close[1]
        distance = focus = radius/TAN*1.02
        eye, lens, focus = at-forward*distance, .0045*distance, distance-.1*radius
    H[0:3], H[3:6], H[6:9], H[9:12] = eye, forward, right, up
    H[12:20] = TAN, lens, focus, int(res*aspect), res, spp, bounces, 2
    H[20:23], H[23:26], H[26:29], H[29] = (.54, .56, .60), (.589, .57, .5415), (.74, .70, .63), noise
    aim = np.array([centre[0], centre[1], high[2]*.55])
    turn = np.radians(yaw)*.6

    def light(i, place, wide, tall, colour, share):
        q = np.array([place[0]*np.cos(turn)+place[1]*np.sin(turn), place[1]*np.cos(turn)-place[0]*np.sin(turn), place[2]])
        p = aim+q*size
        n = (aim-p)/np.linalg.norm(aim-p)
        u = np.cross(n, [0, 0, 1.])
        u /= np.linalg.norm(u)
        v = np.cross(n, u)
        if np.dot(np.cross(u, v), n) < 0: v = -v
        H[32+13*i:45+13*i] = *p, *(u*wide*size), *(v*tall*size), *colour, share
    light(0, (-1.15, -1.25, 2.05), .58, .58, np.array([1., .955, .88])*12.5, .75)       # softbox, upper left in front
    light(1, (1.7, 1.2, 1.15), .30, .75, np.array([.92, .97, 1.])*6., .25)              # strip behind, for the rim
    return H
