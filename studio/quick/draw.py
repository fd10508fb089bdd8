"""The quick studio: python3 studio/quick/draw.py jobs.jsonl masters/ [res=720]
Draws the same traits with the same habits as render.py, lit by depth maps (light.c) instead of Cycles: no Blender needed, about one CPU second a picture."""
import ctypes
import importlib
import json
import math
import os
import struct
import subprocess
import sys
import time
import traceback
import types
import zlib

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
STUDIO = os.path.dirname(HERE)
sys.path.insert(0, STUDIO)


class Nothing:
    """stands in for Blender's lists of objects: there are none"""
    def keys(self): return []
    def __iter__(self): return iter(())


stub = types.ModuleType('bpy')
stub.data = types.SimpleNamespace(objects=Nothing())
sys.modules['bpy'] = stub
from parts.look import QUICK
QUICK['on'] = True
from parts.mesh import ALL, FOCUS, MESHES, Rng, hexc, norm
from planted import planted

M = 96
KINDS = dict(leaf=0, simple=1, petal=2, wood=3, bark=4, print=5, glow=6, glass=7, flame=8)
PATTERNS = dict(ribs=1, veins=2, dots=3, marble=4, heart=5)
FILM = np.array(json.load(open(os.path.join(HERE, 'film.json'))), np.float32)


def library():
    """light.c, compiled once per version"""
    source = open(os.path.join(HERE, 'light.c'), 'rb').read()
    built = os.path.join(os.environ.get('TMPDIR', '/tmp'), f'studio-light-{zlib.crc32(source):08x}.so')
    if not os.path.exists(built):
        subprocess.run(['gcc', '-O3', '-march=native', '-ffast-math', '-shared', '-fPIC', '-o', built, os.path.join(HERE, 'light.c'), '-lm'], check=True)
    return ctypes.CDLL(built)


def rgb(col):
    return hexc(col)[:3] if isinstance(col, str) else tuple(col)[:3]


def pale(col):
    """how near to white a petal is"""
    r, g, b = rgb(col); x = min(1., max(0., (.2126*r+.7152*g+.0722*b-.62)/.3))
    return x*x*(3-2*x)


def paper_white(col):
    """white petals give back three quarters of the light: they keep their modelling and stand out from the matte"""
    return tuple(c*(1-.16*pale(col)) for c in rgb(col))


def numbers(a, textures):
    """a material as the numbers light.c reads"""
    m = np.zeros(M, np.float32)
    kind = a['kind']
    cols = a.get('cols') or [a.get('col') or a.get('c1') or '#888888']
    m[77:80] = a.get('stretch') or (1, 1, 1)
    m[17], m[18], m[19] = a.get('rough', .5), a.get('spec', a.get('gloss', .3)) or 0, a.get('metal', 0.) or 0
    def flag(at, col):
        if col: m[at] = 1; m[at+1:at+4] = rgb(col)
    if kind == 'leaf':
        m[20], m[29], m[30], m[35], m[36], m[42], m[43], m[41] = a['transl'], a['vein'], a['vein_w'], a['sidevein'], a['vfreq'], a['back'], a['blotch'], a['edge_w']
        m[81] = a['relief']
        flag(21, a['tone_col']); flag(25, a['tip']); flag(31, a['vein_col'] if isinstance(a['vein_col'], str) else None); flag(37, a['edge']); flag(44, a['bands'])
        p = a.get('pattern')
        if p:
            m[48] = PATTERNS[p['kind']]; m[49:52] = rgb(p['col'])
            m[52:59] = p.get('n', {'dots': 9, 'marble': 3.5}.get(p['kind'], 7)), p.get('slant', .3), p.get('from', .45 if p['kind'] == 'ribs' else .55), p.get('soft', .12), p.get('to', .8 if p['kind'] == 'ribs' else .45), p.get('thin', 12.) if p['kind'] == 'veins' else p.get('size', .22), p.get('strength', 1.)
    elif kind == 'petal':
        m[20], m[64], m[18] = a['transl'], a['shine'], .2
        if a['name'] != 'plume':
            k = max(pale(c) for c in cols)
            cols, m[20], m[64] = [paper_white(c) for c in cols], m[20]*(1-k)+max(m[20], .3)*k, a['shine']*(1-k)+max(.1, a['shine']*.5 if a['shine'] >= .2 else a['shine'])*k
        flag(68, a['center'] and paper_white(a['center'])); flag(72, a['edge'] and paper_white(a['edge']))
    elif kind == 'simple':
        m[59], m[60] = a['noise'], a['nscale']; m[61:64] = rgb(a['col2'] or '#000000')
    elif kind in ('wood', 'bark'):
        cols = [a['c1'], a['c2']]; m[80] = a['scale']; m[17], m[18] = (a.get('rough', .85), .25)
    elif kind == 'corten':
        kind, cols = 'simple', ['#8a4a26']; m[59], m[60], m[17], m[18] = 1., 5.3, .8, .2; m[61:64] = rgb('#5a2c18')
    elif kind == 'bulb':
        kind = 'bark'; m[80], m[17], m[18] = 5, .6, .25
    elif kind == 'fruit':
        kind = 'simple'
        if a['blush']: m[59], m[60] = 1., 7.; m[61:64] = rgb(a['blush'])
        m[18] = .5
    elif kind == 'canvas':
        kind = 'petal'; m[20], m[17], m[18] = .3, .85, .1
    elif kind == 'print':
        if a['file'] not in textures: textures.append(a['file'])
        m[76] = textures.index(a['file'])
    elif kind == 'glow':
        m[64] = min(a['strength'], 1.3); m[65:68] = rgb(a['col'])
    m[0] = KINDS[kind]
    m[1] = min(5, len(cols))
    for i, c in enumerate(cols[:5]): m[2+3*i:5+3*i] = rgb(c)
    return m


def gather():
    """all meshes of the scene as flat arrays"""
    P, N, UV, RT, Q, QM, mats, textures, seen = [], [], [], [], [], [], [], [], {}
    at = 0
    for v, k in zip(ALL, MESHES):
        v = np.asarray(v, np.float32); f = k['F']
        full = lambda x: np.zeros(len(k_v), np.float32) if x is None else np.asarray(x, np.float32)
        k_v = v
        uv = np.zeros((len(v), 2), np.float32) if k['uv'] is None else np.asarray(k['uv'], np.float32)
        rt = np.stack([full(k['rnd']), full(k['tone'])], -1)
        fn = np.cross(v[f[:, 2]]-v[f[:, 0]], v[f[:, 3]]-v[f[:, 1]])
        if k['smooth']:
            n = np.zeros_like(v)
            for c in range(4): np.add.at(n, f[:, c], fn) if len(f) < 3000 else add_fast(n, f[:, c], fn)
        else:
            v, uv, rt, n = v[f].reshape(-1, 3), uv[f].reshape(-1, 2), rt[f].reshape(-1, 2), np.repeat(fn, 4, 0)
            f = np.arange(len(v), dtype=np.int32).reshape(-1, 4)
        key = id(k['mat'])
        if key not in seen:
            seen[key] = len(mats); mats.append(numbers(k['mat'], textures))
        P.append(v); N.append(n); UV.append(uv); RT.append(rt); Q.append(f+at); QM.append(np.full(len(f), seen[key], np.int32)); at += len(v)
    join = lambda x, t: np.ascontiguousarray(np.concatenate(x), t)
    return join(P, np.float32), norm(join(N, np.float32)).astype(np.float32), join(UV, np.float32), join(RT, np.float32), join(Q, np.int32), join(QM, np.int32), np.concatenate(mats), textures


def add_fast(n, idx, fn):
    for c in range(3): n[:, c] += np.bincount(idx, fn[:, c], len(n)).astype(np.float32)


def fit(P, pitch, yaw, margin, lens=85):
    """camera far enough for every vertex, feet on a common base line"""
    pr, yr = math.radians(pitch), math.radians(yaw)
    fwd = np.array([math.sin(yr)*math.cos(pr), math.cos(yr)*math.cos(pr), -math.sin(pr)]); right = np.array([math.cos(yr), -math.sin(yr), 0]); up = np.cross(right, fwd)
    ctr = (P.min(0)+P.max(0))/2; half = (18/lens)*(1-2*margin); lo, hi = .1, 500.
    few = P[::max(1, len(P)//60000)]
    for _ in range(40):
        d = (lo+hi)/2; q = few-(ctr-fwd*d); z = q@fwd
        if (z < .05).any(): lo = d; continue
        x, y = (q@right)/z, (q@up)/z
        if max(np.ptp(x), np.ptp(y)) > 2*half: lo = d
        else: hi = d
    q = few-(ctr-fwd*hi); z = q@fwd; x, y = (q@right)/z, (q@up)/z; k = lens/36
    sy = (y.max()+y.min())/2*k+.03 if np.ptp(y) < np.ptp(x)*.6 else y.min()*k+.5*(1-2*margin)-.02
    return np.concatenate([ctr-fwd*hi, right, up, fwd, [k, (x.max()+x.min())/2*k, sy]]).astype(np.float32)


def span(t):
    """how many metres of the plant a close-up shows"""
    if t['close'] == 'flower' and t.get('flowers'):
        f = t['flowers'][0]
        form = f.get('form', 'single')
        head = f['size'] if form == 'single' else 2.2*f.get('rad', .1) if form in ('ball', 'flat') else f.get('long', .2)
        return head*(4.2 if form == 'single' else 2.8)*(2.4 if t['habit'] == 'twigs' else 1)
    return t.get('len', .2)*4.2


def closer(camera, P, Q, QM, mats, t):
    """where the close-up looks: the place with the most leaves or petals; returns the camera and what tells whether a place lies in its frame (or so many times it)"""
    cam = camera.astype(float)
    q = P-cam[:3]; z = q@cam[9:12]
    x, y = (q@cam[3:6])/z*cam[12]-cam[13], (q@cam[6:9])/z*cam[12]-cam[14]
    kinds = mats.reshape(-1, M)[:, 0].astype(int)[QM]
    petals = t['close'] == 'flower' and (kinds == KINDS['petal']).any()
    seen = Q[kinds == KINDS['petal' if petals else 'leaf']].ravel()
    if not len(seen): seen = Q.ravel()
    wide = np.median(z)/cam[12]                 # metres across the frame
    zoom = float(np.clip(wide/max(span(t), .02), 1.7, 7.))
    half, n = .5/zoom, 40
    front = np.exp(-(z[seen]-z[seen].min())/(np.ptp(z[seen])*.4+1e-6))
    hits, ex, ey = np.histogram2d(x[seen], y[seen], n, [[-.5, .5], [-.5, .5]], weights=front)
    hits = np.minimum(hits, np.percentile(hits[hits > 0], 80))      # covered is covered: no pull to the thickest spot
    k = max(1, int(half*n)); total = np.pad(np.cumsum(np.cumsum(np.pad(hits, k), 0), 1), ((1, 0), (1, 0))); w = 2*k+1
    box = total[w:, w:]-total[:-w, w:]-total[w:, :-w]+total[:-w, :-w]
    a = np.arange(box.shape[1])/n
    box = box*(1+.25*a[None, :box.shape[1]])    # rather high than low
    i, j = np.unravel_index(np.argmax(box), box.shape)
    if t.get('plants') == 1:                    # many frames hold a single head: the middle one
        best = np.argwhere(box >= .8*box.max()); i, j = best[np.argmin(np.abs(best-best.mean(0)).sum(1))]
    cx, cy = (i+.5)/n-.5, (j+.5)/n-.5
    def inside(at, more=1.1):
        q = at-cam0[:3]; d = q@cam0[9:12]
        return (np.abs((q@cam0[3:6])/d*cam0[12]-cam0[13]-cx) < half*more) & (np.abs((q@cam0[6:9])/d*cam0[12]-cam0[14]-cy) < half*more)
    cam0 = cam.copy()
    cam[12] *= zoom; cam[13] = (cam[13]+cx)*zoom; cam[14] = (cam[14]+cy)*zoom
    return cam.astype(np.float32), inside


def blurred(a, r):
    """three box blurs: nearly a Gaussian"""
    for _ in range(3):
        for ax in (0, 1):
            pad = [(0, 0)]*a.ndim; pad[ax] = (r+1, r)
            c = np.cumsum(np.pad(a, pad, 'edge'), ax, dtype=np.float32)
            n = a.shape[ax]; hi = np.take(c, np.arange(2*r+1, 2*r+1+n), ax); lo = np.take(c, np.arange(n), ax)
            a = (hi-lo)/(2*r+1)
    return a


def in_focus(out, depth, camera):
    """a lens: sharp where the foremost leaves or petals are, soft behind them"""
    hit = depth < 1e8
    if not hit.any(): return out
    z = np.where(hit, depth, depth[hit].max())
    wide = np.median(depth[hit])/camera[12]                        # metres across the frame
    soft = np.clip((z-np.percentile(depth[hit], 38))/(wide*.55), 0, 1)
    soft[~hit] = 1
    colour, alpha = out[..., :3].astype(np.float32), out[..., 3].astype(np.float32)/255
    result, cover = colour.copy(), alpha.copy()
    for r, start in ((1, .12), (max(2, len(out)//240), .42), (max(3, len(out)//130), .8)):
        far = (soft > start*.75).astype(np.float32)
        w = far*alpha
        b = blurred(np.dstack([colour*w[..., None], w, far]), r)
        c = b[..., :3]/np.maximum(b[..., 3:4], 1e-4); a = b[..., 3]/np.maximum(b[..., 4], 1e-4)
        k = (np.clip((soft-start+.12)/.24, 0, 1)*far)
        result = result*(1-k[..., None])+np.where(b[..., 3:4] > 1e-3, c, result)*k[..., None]; cover = cover*(1-k)+a*k
    return np.dstack([np.clip(result, 0, 255), np.clip(cover, 0, 1)*255]).round().astype(np.uint8)


def lamps(sun, sky, fine=1., few=1.):
    """directions to the light: soft sun, cool rim, sky and floor; fewer and coarser for a draft"""
    many = lambda n: max(2, round(n*fine*few)); wide = lambda n: round(n*(.35+.65*fine))
    out = []
    def cone(d, n, angle, energy, col, kind, size):
        d = norm(np.array(d, float)); u = norm(np.cross(d, [0, 0, 1.])); v = np.cross(d, u)
        for i in range(n):
            r, a = math.tan(math.radians(angle/2))*math.sqrt((i+.5)/n), i*2.4
            w = norm(d+u*r*math.cos(a)+v*r*math.sin(a)); out.append([*w, *(np.array(col)*energy/n/math.pi), kind, size])
    cone([-.62, -.72, 1.02], many(9), 9, sun, [1, .955, .87], 0, wide(512))
    cone([.9, .55, .55], many(3), 20, sun*.28, [.9, .96, 1], 1, wide(320))
    n = many(30)
    for i in range(n):
        z = (i+.5)/n; a = i*2.39996; s = math.sqrt(1-z*z); g = min(1, (z+.25)/1.25)
        out.append([s*math.cos(a), s*math.sin(a), z, *((np.array([.62, .55, .46])*(1-g)+np.array([.80, .90, 1.1])*g)*sky*2/n), 2, wide(288)])
    n = many(9)
    for i in range(n):
        z = -(i+.5)/n; a = i*2.39996+1; s = math.sqrt(1-z*z)
        out.append([s*math.cos(a), s*math.sin(a), z, *(np.array([.8, .72, .6])*(sun*.17+sky*.35)*2/n), 3, wide(256)])
    return np.array(out, np.float32)


def png(path, pixels):
    h, w, _ = pixels.shape
    raw = np.concatenate([np.zeros((h, 1), np.uint8), pixels.reshape(h, -1)], 1).tobytes()
    part = lambda tag, data: struct.pack('>I', len(data))+tag+data+struct.pack('>I', zlib.crc32(tag+data))
    with open(path, 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n'+part(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 6, 0, 0, 0))+part(b'IDAT', zlib.compress(raw, 1))+part(b'IEND', b''))


def labels(files):
    """texture pixels, read from the raw RGB beside each label"""
    out = []
    for f in files:
        w, h = struct.unpack('>II', open(f, 'rb').read(24)[16:24])
        out.append((np.frombuffer(open(f.replace('.png', '.rgb'), 'rb').read(), np.uint8), w, h))
    return out


def picture(lib, job, masters, res, fine):
    ALL.clear(); MESHES.clear(); FOCUS['inside'] = None
    t = dict(job['traits'], prints=job.get('labels') or [])
    folder = 'habits' if os.path.exists(os.path.join(STUDIO, 'habits', t['habit']+'.py')) else 'goods'
    grow = importlib.import_module(f"{folder}.{t['habit']}").draw
    cam = planted(grow, Rng(zlib.crc32(job['key'].encode())), t)
    cam.update(t.get('camera', {}))
    true = bool(t.get('flowers') or t.get('true')) or cam.get('view') == 'Standard'
    P, N, UV, RT, Q, QM, mats, files = gather()
    camera = fit(P, cam.get('pitch', 9), cam.get('yaw', 0), cam.get('margin', .06))
    if t.get('close'):      # grown a second time, with finer leaves and petals where the lens looks
        camera, FOCUS['inside'] = closer(camera, P, Q, QM, mats, t)
        ALL.clear(); MESHES.clear()
        planted(grow, Rng(zlib.crc32(job['key'].encode())), t)
        P, N, UV, RT, Q, QM, mats, files = gather()
        keep = FOCUS['inside'](P.astype(float), 2.)[Q].any(1)      # what lies far outside is left out, so light and shade stay fine
        Q, QM = np.ascontiguousarray(Q[keep]), np.ascontiguousarray(QM[keep])
        FOCUS['inside'] = None
    lights = lamps(3.0 if true else 3.4, .62 if true else .75, fine, .6 if t.get('close') else 1.)
    tex = labels(files)
    out, SW = np.zeros((res, res, 4), np.uint8), 180
    shade = np.zeros((SW, SW), np.float32)
    ptr = lambda a: a.ctypes.data_as(ctypes.c_void_p)
    texs = (ctypes.c_void_p*8)(*[ctypes.cast(ptr(x[0]), ctypes.c_void_p).value for x in tex[:8]])
    tw, th = np.array([x[1] for x in tex] or [0], np.int32), np.array([x[2] for x in tex] or [0], np.int32)
    curve = FILM if not true else np.zeros(1, np.float32)
    depth = np.zeros((res, res), np.float32) if t.get('close') else None
    lib.render(len(P), ptr(P), ptr(N), ptr(UV), ptr(RT), len(Q), ptr(Q), ptr(QM), len(mats)//M, ptr(mats), res, 2, ptr(camera), len(lights), ptr(lights), len(tex), texs, ptr(tw), ptr(th), ptr(curve), 0 if true else len(curve), ctypes.c_float(.35 if true else .32), ptr(out), SW, ptr(shade), ptr(depth) if depth is not None else None)
    if depth is not None:
        out = in_focus(out, depth, camera)
    png(os.path.join(masters, job['key']+'.png'), out)
    layer = np.zeros((SW, SW, 4), np.uint8); layer[..., 3] = (np.clip(shade, 0, 1)*255).astype(np.uint8)
    png(os.path.join(masters, job['key']+'.shadow.png'), layer)


def main(jobs, masters, *pairs):
    options = dict(res=720, fine=100)
    options.update({k: int(v) for k, v in (p.split('=') for p in pairs) if k in options})
    lib = library()
    for line in open(jobs):
        job = json.loads(line)
        start = time.process_time()
        try:
            picture(lib, job, masters, options['res'], options['fine']/100)
            print('DRAWN', json.dumps(dict(key=job['key'], hash=job['hash'], cpu=round(time.process_time()-start, 1))), flush=True)
        except Exception:
            traceback.print_exc()
            print('FAILED', json.dumps(dict(key=job['key'])), flush=True)


main(*sys.argv[1:])
