"""The look of a material (parts/look.py) as the 64 floats trace.cu reads. Colours start paler than wanted: they deepen with every bounce."""
import os
import struct

import numpy as np

MAT = 64
FRUIT = 62     # tells fruit from other solids: close-ups look for it
KIND = dict(solid=0, leaf=1, petal=2, metal=3, print=4, glass=5, glow=6, flame=7)
FIELD = dict(rough=1, f0=2, rough_back=3, f0_back=4, col=5, col2=8, young=11, back=14, vein=17, transmit=20, side=21, strength=22, relief=23, net=24, blemish=25, tint=26,
             pattern=29, scale=30, edge_k=31, edge=32, slant=35, base_k=36, base=37, streak=40, mottle=41)
STALKS = ('stalk', 'fstalk', 'fs', 'stem', 'shoot', 'petiole', 'pedicel', 'twig', 'culm', 'cst', 'bst')      # no burnt tips, however tall they are
MARKS = dict(ribs=1, veins=2, dots=3, marble=4, heart=5, silver=6)


def rgb(col):
    """#rrggbb → linear light"""
    if not isinstance(col, str): return np.array(col, float)[:3]
    c = np.array([int(col[i:i+2], 16) for i in (1, 3, 5)])/255
    return np.where(c < .04045, c/12.92, ((c+.055)/1.055)**2.4)


def numbers(kind, **k):
    m = np.zeros(MAT, np.float32)
    m[0], m[1], m[3], m[21], m[24], m[35] = KIND[kind], .5, .7, 7, 2.2, .35
    m[14:17] = m[26:29] = 1
    k.setdefault('col2', k['col'])
    k.setdefault('young', k['col2'])
    for name, v in k.items():
        at = FIELD[name]
        if isinstance(v, str) or np.ndim(v): m[at:at+3] = rgb(v)
        else: m[at] = v
    return m


def lifted(c, k=.06, grey=.15):
    """paler and greyer: what many bounces will deepen again"""
    c = np.asarray(c, float)
    c = c*(1-grey)+c.mean()*grey
    c = c*(1+.55*np.exp(-c.mean()/.035))                   # the darkest greens do not drown
    return np.clip(c*.94+k*c*(1-c)+.006, 0, .93)


def leafy(c):
    """leaf green is a yellowish green: emerald is drawn towards it, blue-green and purple stay"""
    r, g, b = c
    if r < .4*g and b < .45*g: return np.array([g*(.22+.45*r/g), g*.96, b])
    return c


def pale_vein(c):
    """veins are paler and yellower than the leaf, by so much that they show: about three times as bright on a dark one"""
    return np.maximum(np.array([.72, 1., .36])*min(.66, .18+1.6*c.max()), c)


def white(c):
    """white petals keep their modelling: they give back no more than nine tenths"""
    return np.minimum(np.asarray(c, float), .88)


def leaf(a):
    cols = [lifted(leafy(rgb(c))) for c in a['cols']]
    if a['vein'] <= 0 and a['name'] in ('leaf', 'needle'):      # needles shade each other: they need more; of blades only the dark ones do
        cols = [np.minimum(c*(1.5 if a['name'] == 'needle' else np.clip(1.9-4*c.max(), 1, 1.5)), .8) for c in cols]
    first, last = cols[0], cols[-1]
    glossy = a['rough'] < .34
    needle = a['vein'] <= 0
    purple = first[0] > first[1]*1.05 and first[2] > first[1]*.9          # no green in veins, back and through light
    m = numbers('leaf', col=first, col2=last, young=lifted(rgb(a['tone_col'])) if a['tone_col'] else last*1.1, rough=max(.24, a['rough']*.92), f0=.03+.035*a['spec'], rough_back=.65, f0_back=.025,
                back=first*.5+last*.4+np.array([.05, .025, .035]) if purple else first*.5+last*.2+np.array([.13, .16, .09])*(.6 if last.max() < .05 else 1.), vein=lifted(rgb(a['vein_col'])) if isinstance(a['vein_col'], str) else last*1.25+np.array([.03, .01, .02]) if purple else pale_vein(last),
                transmit=min(1.1, 2.7*a['transl'], .46/last.max()), tint=(1.35, .6, .9) if purple else (1.25, 1.15, .55) if last[1] > last[0]*.55 else (1.5, .85, .65), side=0 if needle else a['vfreq'], strength=0. if needle else min(.68, min(.22, 2*a['vein'])+.6*a['vein']+.3*a['sidevein']),
                relief=0. if needle else .00014+.0004*a['sidevein'], net=2.4, blemish=0 if a['name'] in STALKS else .04 if needle or glossy else .10, mottle=.18 if needle else .28, slant=.34)
    if a['edge']: m[31:35] = 1, *lifted(rgb(a['edge'])); m[61] = a['edge_w']
    else: m[31:35] = .2, *(last*1.15)
    m[63] = a['vary']
    p = a['pattern']
    if p:
        m[42] = MARKS[p['kind']]; m[43:46] = rgb(p['col'])
        m[46:53] = p.get('n', {'dots': 9, 'marble': 3.5}.get(p['kind'], 7)), p.get('slant', .3), p.get('from', .45 if p['kind'] == 'ribs' else .55), p.get('soft', .12), p.get('to', .8 if p['kind'] == 'ribs' else .45), p.get('thin', 12.) if p['kind'] == 'veins' else p.get('size', .22), p.get('strength', 1.)
    if a['bands']: m[53:57] = 1, *rgb(a['bands'])
    if a['tip']: m[57:61] = 1, *lifted(rgb(a['tip']))
    return m


def petal(a):
    cols = [white(lifted(rgb(c), .10, .03)) for c in a['cols']]
    full = a['transl'] < .25
    m = numbers('petal', col=cols[0], col2=cols[-1], back=(.97, .95, .96), rough=.5, f0=.03, rough_back=.6, f0_back=.02, transmit=.5 if full else .58, tint=(1.03, .98, .97), streak=.34, mottle=.12, relief=.00012)
    if a['center']: m[36:40] = .85, *white(rgb(a['center']))
    if a['edge']: m[31:35] = .7, *white(rgb(a['edge'])); m[61] = a['margin']
    if a['chequer']: m[42:47] = a['chequer'].get('across', 3), *rgb(a['chequer']['col']), a['chequer'].get('along', 11)
    if a['specks']: m[42:46] = -9, *rgb(a['specks'])
    if a['lines']: m[17:20] = rgb(a['lines']); m[21:23] = 6, .55; m[35] = .7
    return m


def simple(a):
    col, rough, metal = rgb(a['col']), a['rough'], a['metal']
    other = col*(1-a['noise'])+rgb(a['col2'] or '#000000')*a['noise'] if a['noise'] else col
    f0 = .02+.05*a['spec']
    name = a['name']
    if metal > .5:
        brushed = rough < .35
        return numbers('metal', col=np.minimum(col*1.05+.02, .92), col2=np.minimum(other*1.05+.02, .92), rough=max(.2, rough), pattern=8, scale=1400 if brushed else 700, relief=.00002)
    if name == 'soil' or a['bump'] >= .6 and rough > .9: return numbers('solid', col=col, col2=other, rough=.95, f0=.015, pattern=3, scale=3.2*max(a['bscale'], 60), relief=.003)
    if name in ('terra', 'pot') and .7 < rough < .89: return numbers('solid', col=col*.94, col2=col*.8+other*.2, rough=rough, f0=.03, pattern=2, scale=140, relief=.0005, base='#d9c3ad', base_k=.28)
    if a['bump'] > 0: return numbers('solid', col=col*.96, col2=col*.6+other*.4, rough=rough, f0=f0, pattern=5, scale=2.6*a['bscale'], relief=min(.003, .003*a['bump']))
    shiny = max(.1, rough*(.75 if a['coat'] else .95))
    return numbers('solid', col=col, col2=other, rough=shiny, f0=max(f0, .05 if a['coat'] else 0), pattern=5, scale=60. if rough < .3 else 700., relief=.0002 if rough < .3 else .00007)


# the skins of fruit: streaks of the blush round it and how far it reaches; specks (how many, how rare, how small, colour, pitted); bloom (how much, colour); colour in the cavity and at the eye
SKIN = dict(
    apple=dict(streak=6, reach=.1, specks=(13, .45, .66, '#ead9a4', 0), cavity=(.85, '#8f8a3c'), eye=(.8, '#3c2c1a'), long=.86),
    pear=dict(streak=3, reach=-.1, specks=(30, .25, .6, '#8a6a38', 0), cavity=(.6, '#7d7a3a'), eye=(.8, '#33261a'), long=1.36),
    plum=dict(streak=2.4, reach=.05, specks=(20, .6, .68, '#e6c9a8', 0), bloom=(.4, '#b9a8c4'), cavity=(.3, '#c9a24a'), long=1.04),
    cherry=dict(streak=4, reach=0., specks=(22, .7, .7, '#a8484a', 0), cavity=(.4, '#4a0a10'), long=.88),
    walnut=dict(streak=3, reach=0., specks=(24, .3, .62, '#c3cc8a', 0), cavity=(.3, '#5f6a2c'), eye=(.7, '#4a3a20'), long=1.02),
    fig=dict(streak=11, reach=0., specks=(16, .6, .66, '#c9b48a', 0), bloom=(.3, '#8f8aa0'), cavity=(.9, '#7d8a3c'), eye=(.6, '#3a1c1c'), long=1.18),
    strawberry=dict(streak=2, reach=.1, specks=(9, .05, .55, '#e6c05a', 1), cavity=(.8, '#f0cfa8'), long=1.),
    blueberry=dict(streak=2, reach=0., bloom=(.75, '#93a2c8'), eye=(.9, '#1c1a2c'), long=.82),
    grape=dict(streak=2, reach=0., bloom=(.7, '#8d8fb4'), cavity=(.5, '#6a5a3c'), long=1.05),
    currant=dict(streak=10, reach=.1, eye=(.9, '#4a3018'), long=1.0),
    gooseberry=dict(streak=9, reach=-.05, specks=(10, .5, .7, '#c9c08a', 0), eye=(.9, '#5a3c22'), long=1.08),
    bramble=dict(streak=2, reach=0., cavity=(.0, '#000000'), long=1.),
    courgette=dict(streak=13, reach=-.05, specks=(15, .15, .58, '#9fb070', 0), eye=(.7, '#b08a4a'), long=1.92),
    tomato=dict(streak=3, reach=0., cavity=(.35, '#b07a2a'), long=.86),
    pepper=dict(streak=3, reach=0., cavity=(.3, '#5f7a2c'), long=1.15),
)


def fruit(a):
    k = SKIN.get(a['skin'])
    m = numbers('solid', col=a['cols'][0], col2=a['blush'] or a['cols'][-1], rough=max(.2, a['rough']), f0=.05, pattern=5, scale=16., relief=.0002)
    if k:
        m = numbers('solid', col=rgb(a['cols'][0])*.96, col2=rgb(a['blush'] or a['cols'][-1])*.96, rough=max(.22, a['rough']), f0=.042, pattern=10, scale=400., relief=.00012, streak=k['streak'], mottle=.3)
        if 'bloom' in k: m[36:40] = k['bloom'][0], *rgb(k['bloom'][1])
        if 'specks' in k: m[42:45] = k['specks'][:3]; m[45:48] = rgb(k['specks'][3]); m[48] = k['specks'][4]
        m[49] = k['reach']; m[58] = k['long']
        if 'cavity' in k: m[50], m[51:54] = k['cavity'][0], rgb(k['cavity'][1])
        if 'eye' in k: m[54], m[55:58] = k['eye'][0], rgb(k['eye'][1])
        if m[48]: m[23] = .0009
    m[FRUIT] = 1
    return m


# the grain of what is printed on: how fine, how deep, how much it shows
GRAIN = dict(none=(1., 0., 0.), paper=(620., .00013, .10), kraft=(330., .00030, .20), board=(420., .00009, .05), film=(34., .00055, .0), vinyl=(60., .00004, .0))


def printed(a, rows, textures):
    """the picture travels behind the materials: one packed colour a float"""
    scale, deep, shows = GRAIN[a['grain']]
    m = numbers('print', col='#ffffff', rough=a['rough'], f0=.02+.05*a['gloss'], scale=scale, relief=deep, mottle=shows)
    f = a['file']
    w, h = struct.unpack('>II', open(f, 'rb').read(24)[16:24])
    raw = f.replace('.png', '.rgb')
    if os.path.exists(raw): q = np.frombuffer(open(raw, 'rb').read(), np.uint8)
    else:                                              # where labels came over without their raw pixels
        from PIL import Image
        q = np.asarray(Image.open(f).convert('RGB'))
    q = q.reshape(-1, 3).astype(np.int64)
    q = (q[:, 0]*65536+q[:, 1]*256+q[:, 2]).astype(np.float32)
    textures.append((len(rows), np.concatenate([q, np.zeros(-len(q) % MAT, np.float32)]).reshape(-1, MAT)))
    m[43:45] = w, h
    return m


def material(a, rows, textures):
    kind = a['kind']
    if kind == 'leaf': return leaf(a)
    if kind == 'petal': return petal(a)
    if kind == 'simple': return simple(a)
    if kind == 'print': return printed(a, rows, textures)
    if kind == 'moulded': return numbers('solid', col=a['col'], col2=a['col2'], rough=.38, f0=.045, pattern=5, scale=a['grain'], relief=.063/a['grain'], base='#74614e', base_k=.16)
    if kind == 'wood': return numbers('solid', col=a['c2'], col2=a['c1'], rough=a['rough'], f0=.02+.05*a['gloss'], pattern=6, scale=a['scale'], relief=.0006)
    if kind == 'bark' and a['grain']:
        g = a['grain']
        m = numbers('solid', col=rgb(a['c1'])*1.08, col2=rgb(a['c2'])*1.1, rough=.78, f0=.025, pattern=11, scale=g.get('scale', 110.), relief=g.get('deep', .0009), streak=g.get('fissure', .55), mottle=g.get('bands', .25))
        m[36:40] = 1, *rgb(g.get('band', '#9a8a78'))
        return m
    if kind == 'bark': return numbers('solid', col=rgb(a['c2'])*1.15, col2=rgb(a['c1'])*1.1, rough=.8, f0=.025, pattern=1, scale=9*a['scale'], relief=.0013)
    if kind == 'bulb': return numbers('solid', col=a['cols'][0], col2=a['cols'][-1], rough=.42+a['dull'], f0=.035, pattern=9, scale=4, relief=.0011)
    if kind == 'fruit': return fruit(a)
    if kind == 'canvas': return numbers('petal', col=white(rgb(a['col'])), rough=.85, f0=.02, rough_back=.85, transmit=.28, streak=.02, mottle=.03, relief=.00005)
    if kind == 'corten' and a['wet']: return numbers('solid', col='#3d1d10', col2='#6e3a1c', rough=.3, f0=.04, pattern=12, scale=420, relief=.0002)
    if kind == 'corten': return numbers('solid', col='#68321a', col2='#a05a2b', rough=.85, f0=.025, pattern=12, scale=420, relief=.0004)
    if kind == 'weave': return numbers('solid', col=rgb(a['col'])*1.12, col2=rgb(a['col2']), rough=a['rough'], f0=.025, pattern=7, scale=a['threads'], relief=a['deep'], streak=a['ratio'], mottle=a['girth'])
    if kind == 'glass': return numbers('glass', col=(.86, .93, .91), transmit=.13)
    if kind == 'water': return numbers('glass', col=(.80, .89, .87), transmit=1.)
    if kind == 'glow': return numbers('glow', col=rgb(a['col'])*.6+.4*np.array([1., .86, .6]), transmit=2.6)
    return numbers('flame', col=(1., .6, .2))
