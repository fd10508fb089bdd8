"""A job (key and traits) grown into arrays for the tracer, with the camera it asks for."""
import importlib
import os
import sys
import zlib

import numpy as np

EDITION = 2     # raise it when every picture must be drawn again
STUDIO = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
if STUDIO not in sys.path: sys.path.insert(0, STUDIO)
from light.material import FRUIT, MAT, material
from parts.flower import SPECIES
from parts.mesh import ALL, DETAIL, MESHES, Rng, norm
from parts.pot import STANDS
from planted import planted


def gather():
    """all meshes of the scene as flat arrays of triangles"""
    P, N, UV, RT, T, TM, rows, textures, seen, at = [], [], [], [], [], [], [], [], {}, 0
    for v, k in zip(ALL, MESHES):
        v, f = np.asarray(v, np.float32), k['F']
        flat = lambda x: np.zeros(len(v), np.float32) if x is None else np.asarray(x, np.float32)
        uv = np.zeros((len(v), 2), np.float32) if k['uv'] is None else np.array(k['uv'], np.float32)
        rt = np.stack([flat(k['rnd']), flat(k['tone'])], -1)
        face = np.cross(v[f[:, 2]]-v[f[:, 0]], v[f[:, 3]]-v[f[:, 1]])
        if k['smooth']:
            n = np.zeros_like(v)
            for c in range(3): n[:, c] = np.bincount(f.ravel(), np.repeat(face[:, c], 4), len(v))
        else:
            v, uv, rt, n = v[f].reshape(-1, 3), uv[f].reshape(-1, 2), rt[f].reshape(-1, 2), np.repeat(face, 4, 0)
            f = np.arange(len(v), dtype=np.int32).reshape(-1, 4)
        if k['mat']['kind'] in ('leaf', 'petal'): uv[:, 0] = uv[:, 0]*2-1
        key = id(k['mat'])
        if key not in seen:
            seen[key] = len(rows); rows.append(material(k['mat'], rows, textures))
        t = np.concatenate([f[:, [0, 1, 2]], f[:, [0, 2, 3]]])
        t = t[(t[:, 0] != t[:, 2]) & (t[:, 1] != t[:, 2]) & (t[:, 0] != t[:, 1])]
        P.append(v); N.append(n); UV.append(uv); RT.append(rt); T.append(t+at); TM.append(np.full(len(t), seen[key], np.int32)); at += len(v)
    for at, picture in textures:                       # prints stand behind the last material
        rows[at][42] = (len(rows)-at)*MAT
        rows += list(picture)
    join = lambda x, t: np.ascontiguousarray(np.concatenate(x), t)
    return dict(P=join(P, np.float32), N=norm(join(N, np.float32)).astype(np.float32), UV=join(UV, np.float32), RT=join(RT, np.float32), T=join(T, np.int32), TM=join(TM, np.int32), M=np.ascontiguousarray(np.stack(rows), np.float32))


def span(t):
    """how many metres of the plant a close-up shows"""
    if t.get('span'): return t['span']
    if t['close'] == 'flower' and t.get('flowers'):
        f = t['flowers'][0]
        form = f.get('form', 'single')
        head = f['size'] if form == 'single' else 2.2*f.get('rad', .1) if form in ('ball', 'flat') else f.get('long', .2)
        return head*(3.6 if form == 'single' else 2.2)*(2. if t['habit'] == 'twigs' else 1)
    if t['close'] == 'fruit': return 9*t['berries'].get('size', .05)
    return t.get('len', .2)*(3. if t['habit'] == 'tree' else 3.6)


def unhidden(P, at, cell):
    """which of the places `at` have nothing before them"""
    grid = lambda Q: ((Q[:, [0, 2]]-P[:, [0, 2]].min(0))/cell).astype(int)@[100003, 1]
    names, which = np.unique(grid(P), return_inverse=True)
    front = np.full(len(names), np.inf)
    np.minimum.at(front, which, P[:, 1])
    return at[:, 1] < front[np.searchsorted(names, grid(at))]+2*cell


def detail(A, t):
    """where a close-up looks: the foremost, fullest place of leaves or petals → centre, radius"""
    kinds = A['M'][A['TM'], 0].astype(int)
    fruit = A['M'][A['TM'], FRUIT] > 0
    sought = fruit if t['close'] == 'fruit' and fruit.any() else kinds == (2 if t['close'] == 'flower' and (kinds == 2).any() else 1)
    at = A['P'][A['T'][sought][:, 0]] if sought.any() else A['P']
    low, high = A['P'].min(0), A['P'].max(0)
    if t['close'] == 'fruit' and fruit.any(): at = at[unhidden(A['P'], at, t['berries']['size']*.3)]
    above = at[at[:, 2] > STANDS['h']+.06*(high[2]-low[2])]
    if len(above) > 50 and not t.get('row'): at = above                  # the plant, not its pot
    radius = float(np.clip(span(t)/2, .02, .24*max(high-low)))
    x, z = at[:, 0], at[:, 2]
    front = np.exp(-(at[:, 1]-at[:, 1].min())/(np.ptp(at[:, 1])*.35+1e-6))
    step = radius/3
    n = np.maximum(1, ((high-low)/step).astype(int))
    hits, ex, ez = np.histogram2d(x, z, [n[0], n[2]], weights=front)
    hits = np.minimum(hits, np.percentile(hits[hits > 0], 75))
    k = 3
    total = np.pad(np.cumsum(np.cumsum(np.pad(hits, k), 0), 1), ((1, 0), (1, 0)))
    w = 2*k+1
    box = total[w:, w:]-total[:-w, w:]-total[w:, :-w]+total[:-w, :-w]
    side = np.abs(np.linspace(-1, 1, box.shape[0]))[:, None] if box.shape[0] > 1 else 0
    box = box*(1+.3*np.arange(box.shape[1])/max(1, box.shape[1]))*(1-.2*side)
    i, j = np.unravel_index(np.argmax(box), box.shape)
    cx, cz = (ex[i]+ex[i+1])/2, (ez[j]+ez[j+1])/2
    near = at[(np.abs(x-cx) < radius*.6) & (np.abs(z-cz) < radius*.6)]
    y = np.percentile(near[:, 1], 12) if len(near) else low[1]
    return (cx, y, cz), radius


def zoomed(P, zoom):
    """a part of a thing: `zoom` = {x, z} across and up in its outline (0…1), or {x, y} of what lies flat, span = how much of it fills the frame → centre, radius"""
    low, high = P.min(0), P.max(0)
    radius = float(zoom['span']*max(high-low)/2)
    if 'y' in zoom: return (low[0]+zoom['x']*(high[0]-low[0]), low[1]+zoom['y']*(high[1]-low[1]), high[2]*.5), radius
    x, z = low[0]+zoom['x']*(high[0]-low[0]), low[2]+zoom['z']*(high[2]-low[2])
    near = P[(np.abs(P[:, 0]-x) < radius*.6) & (np.abs(P[:, 2]-z) < radius*.6)]
    return (x, np.percentile(near[:, 1], 10) if len(near) else low[1], z), radius


def grown(job):
    """→ arrays, keywords for camera.head"""
    ALL.clear(); MESHES.clear()
    t = dict(job['traits'], latin=job.get('latin'), prints=job.get('labels') or [])
    seed = zlib.crc32(job['key'].encode())
    folder = 'habits' if os.path.exists(os.path.join(STUDIO, 'habits', t['habit']+'.py')) else 'goods'
    SPECIES['latin'] = job.get('latin')
    STANDS.update(r=0., h=0.)
    DETAIL['close'] = bool(t.get('close'))
    view = planted(importlib.import_module(f"{folder}.{t['habit']}").draw, Rng(seed), t)
    view.update(t.get('camera', {}))
    A = gather()
    shot = dict(pitch=view.get('pitch', 9), yaw=view.get('yaw', 0))
    if t.get('aspect'): shot['aspect'] = t['aspect']
    if t.get('zoom'): shot.update(close=zoomed(A['P'], t['zoom']))
    if t.get('close'): shot.update(close=detail(A, t), yaw=0, pitch=max(8, min(t.get('steep', 16), shot['pitch'])))
    return A, shot
