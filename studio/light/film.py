"""From light to a picture: tone curve, ground as the ratio with and without the object, the shop's matte."""
import numpy as np

from light.tracer import ptr

MATTE = np.array([0xfa, 0xf6, 0xeb], np.float32)/255     # the encoder of batch.py turns it into f9f7ea, the colour of the page; encode.mjs keeps what compose.mjs gives it


def encode(x):
    return np.where(x < .0031308, 12.92*x, 1.055*np.maximum(x, 1e-9)**(1/2.4)-.055)


def film(x, exposure=1.18):
    """filmic, mostly per channel and partly on brightness, so that reds and blues keep their hue"""
    curve = lambda q: np.clip(q*(2.51*q+.03)/(q*(2.43*q+.59)+.14), 0, 1)
    grey = np.array([.2126, .7152, .0722], np.float32)
    x = np.maximum(x, 0)*(exposure*.62)
    y = x@grey
    k = (curve(y)/np.maximum(y, 1e-6))[..., None]*x
    k = k/np.maximum(k.max(-1, keepdims=True), 1)
    z = .6*curve(x)+.4*k
    y = z@grey
    return encode(np.clip(y[..., None]+(z-y[..., None])*.97, 0, 1))


def blur(a, r):
    """three box blurs: nearly a Gaussian"""
    for _ in range(3):
        for axis in (0, 1):
            pad = [(0, 0)]*a.ndim
            pad[axis] = (r+1, r)
            c = np.cumsum(np.pad(a, pad, 'edge'), axis, dtype=np.float64)
            n = a.shape[axis]
            a = ((np.take(c, np.arange(2*r+1, 2*r+1+n), axis)-np.take(c, np.arange(n), axis))/(2*r+1)).astype(np.float32)
    return a


def shade(out, alpha):
    """how much light the ground keeps, smoothed, ending before the tile does"""
    res = len(out)
    g = np.where(out[..., 7:10] > 1e-5, out[..., 4:7]/np.maximum(out[..., 7:10], 1e-5), 1.).astype(np.float32)
    seen = np.clip(1-alpha, 0, 1)*(out[..., 7:8] > 1e-5)
    r = max(1, res//300)
    near, far = blur(np.dstack([g*seen, seen]), r), blur(np.dstack([g*seen, seen]), r*6)
    both = np.where(near[..., 3:] > .02, near, far)
    g = np.clip(np.where(both[..., 3:] > 1e-3, both[..., :3]/np.maximum(both[..., 3:], 1e-3), 1), 0, 1)**.8      # no ground seen: no shade
    p, q = np.linspace(-1, 1, out.shape[1]), np.linspace(-1, 1, res)
    ramp = lambda d: np.clip(d, 0, 1)**2*(3-2*np.clip(d, 0, 1))
    w = ramp((1-np.abs(p))*out.shape[1]/res/.55)[None]*ramp((1-q)/.14)[:, None]
    s = np.maximum(0, 1-g-.10)/.90*w[..., None]
    return 1-(.45*s+.55*s.mean(-1, keepdims=True)*np.array([.93, 1., 1.1], np.float32))


def cleaned(out, lib, passes=3):
    """the light without its grain (clean() in trace.cu). What is clean already keeps every pixel, so that many samples and few go through the same door."""
    alpha = np.maximum(out[..., 3:4], 1e-4)
    own = np.clip(out[..., 16:19]/alpha, 0, 1.5)+.03
    n = np.maximum(out[..., 10], 1)
    bright = out[..., 11]/n
    error = np.sqrt(np.maximum(out[..., 12]/n-bright**2, 0)/n)
    around = blur(error[..., None], 1)[..., 0]
    error = np.where(error > 3*around, error, around)                # a single stray spark knows how wrong it is
    mean = np.sqrt(np.maximum(own.mean(-1), .03))                    # the brightness of the light, not of the leaf
    state = np.ascontiguousarray(np.dstack([out[..., :3]/alpha/own, bright/mean, error/mean]), np.float32)
    guide = np.ascontiguousarray(np.dstack([out[..., 13:16]/alpha, own, out[..., 3] > .02]), np.float32)
    lib.clean(out.shape[1], out.shape[0], passes, ptr(guide), ptr(state))
    clean = out.copy()
    clean[..., :3] = state[..., :3]*own*alpha*(out[..., 3:4] > 1e-4)
    return clean


def metered(light, alpha):
    """dark foliage that fills the frame is exposed longer, as a photographer would"""
    if alpha.mean() < .8: return 1.
    middle = float(np.median(light@np.array([.2126, .7152, .0722], np.float32)))
    return float(np.clip((.14/max(middle, 1e-3))**.6, 1, 1.75))


def develop(out, lib):
    """→ object colour, alpha, ground"""
    out = cleaned(out, lib)
    alpha = out[..., 3:4]
    light = out[..., :3]/np.maximum(alpha, 1e-4)
    res = len(out)
    over = np.maximum(out[..., :3]-1.6, 0)                 # what is brighter than paper glows into its surroundings
    if over.max() > .4:
        light = light+.5*blur(np.minimum(over, 6), max(1, res//160))
    ground = shade(out, alpha)
    return film(light, 1.18*metered(light, alpha)), alpha, ground


def on_matte(colour, alpha, ground):
    return colour*alpha+(1-alpha)*MATTE*ground
