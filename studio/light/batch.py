"""python3 studio/light/batch.py jobs.jsonl out/ --slice 0/1 --minutes 9 [--res 1200] [--spp 128] [--noise .012] [--keys a,b] [--sheet]
Many pictures on a machine with a GPU: every worker grows, traces, develops and encodes one picture at a time.
out/pictures-N.tar (at most 14 MB each) holds the files the shop serves and, for pictures the scenes are put together from, the layers; out/drawn.jsonl what was drawn.
It stops when the time is up; --done names a drawn.jsonl of an earlier run, whose pictures are left out."""
import argparse
import io
import json
import math
import multiprocessing
import os
import sys
import tarfile
import time
import traceback

import numpy as np
from PIL import Image, ImageFilter

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from light import camera, film, subject, tracer

ARCHIVE = 14_000_000
WIDTHS = {240: 14_000, 480: 22_000, 800: 40_000}
MAIN = {240: 14_000, 480: 22_000, 800: 22_000, 1200: 56_000}       # the picture a page opens with: 800 for phones, 1200 for wide screens
WEBP = 26_000
LIB = {}


def bytes_of(image, kind, **how):
    out = io.BytesIO()
    image.save(out, kind, **how)
    return out.getvalue()


def within(image, budget, kind='AVIF'):
    """the best quality that stays within its budget; what is too fine for the lowest is made a little softer"""
    how = dict(speed=6, max_threads=1) if kind == 'AVIF' else dict(method=4)
    qualities = (62, 54, 47, 40, 33, 27) if kind == 'AVIF' else (72, 62, 52, 42)
    step = 0
    while step < len(qualities):
        data = bytes_of(image, kind, quality=qualities[step], **how)
        if len(data) <= budget: return data
        step += max(1, int(math.log(len(data)/budget)/.16))              # a step saves about a seventh
    for share in (.8, .68, .56, .46):
        soft = image.resize((int(image.width*share),)*2, Image.LANCZOS).resize(image.size, Image.BICUBIC)
        data = bytes_of(soft, kind, quality=qualities[-1], **how)
        if len(data) <= budget: break
    return data


def colour_of(colour, alpha):
    """the mean of the saturated, solid pixels"""
    solid = colour[alpha[..., 0] > .98][::7]*255
    if not len(solid): return '#5b7a3a'
    w = 20+np.ptp(solid, axis=1)
    return '#'+''.join(f'{int(x):02x}' for x in (solid*w[:, None]).sum(0)/w.sum())


def files_of(key, colour, alpha, ground, layers, main):
    eight = lambda a: Image.fromarray(np.clip(a*255+.5, 0, 255).astype(np.uint8))
    flat, out = eight(film.on_matte(colour, alpha, ground)), []
    if flat.width != flat.height:                       # a scene: its layers only
        part = eight(np.concatenate([colour, alpha], -1)), eight(ground).resize((flat.width//2, flat.height//2), Image.LANCZOS)
        return [(f'masters/{key}.webp', bytes_of(part[0], 'WEBP', quality=88, method=4)), (f'masters/{key}.shadow.webp', bytes_of(part[1], 'WEBP', quality=86))], flat
    for width, budget in (MAIN if main else WIDTHS).items():
        small = flat.resize((width, width), Image.LANCZOS).filter(ImageFilter.UnsharpMask(.6, 40, 0))
        out.append((f'{key}-{width}.avif', within(small, budget)))
        if width == 480: out.append((f'{key}-480.webp', within(small, WEBP, 'WEBP')))
    if layers:
        out.append((f'masters/{key}.webp', bytes_of(eight(np.concatenate([colour, alpha], -1)).resize((900, 900), Image.LANCZOS), 'WEBP', quality=86, method=4)))
        out.append((f'masters/{key}.shadow.webp', bytes_of(eight(ground).resize((450, 450), Image.LANCZOS), 'WEBP', quality=84)))
    return out, flat


def one(task):
    job, o = task
    if time.time() > o['until']: return None
    if 'lib' not in LIB: LIB['lib'] = tracer.library()
    lib, start = LIB['lib'], time.time()
    try:
        A, view = subject.grown(job)
        tracer.boxes(lib, A)
        grown = time.time()
        close = view.get('close') is not None
        res = 640 if view.get('aspect') else min(900, o['res']) if close or not job.get('main') else o['res']
        out = tracer.traced(lib, A, camera.head(A['P'], res, int(o['spp']*(.75 if close else 1)), noise=o['noise']*(1.25 if close else 1), **view))
        traced = time.time()
        colour, alpha, ground = film.develop(out, lib)
        files, flat = files_of(job['key'], colour, alpha, ground, job['key'] in o['layers'], job.get('main'))
        record = dict(key=job['key'], hash=job['hash'], colour=colour_of(colour, alpha), px=res, triangles=len(A['T']), grow=round(grown-start, 2), trace=round(traced-grown, 2), rest=round(time.time()-traced, 2), samples=round(float(out[..., 10].mean())))
        thumb = bytes_of(flat.resize((o['thumb'], o['thumb']), Image.LANCZOS), 'PNG') if o['thumb'] else None
        return record, files, thumb
    except Exception:
        return dict(key=job['key'], failed=traceback.format_exc().splitlines()[-3:]), [], None


def main():
    a = argparse.ArgumentParser()
    a.add_argument('jobs'); a.add_argument('out')
    for name, kind, default in (('slice', str, '0/1'), ('minutes', float, 9.), ('res', int, 1200), ('spp', int, 128), ('noise', float, .012), ('keys', str, ''), ('done', str, ''), ('workers', int, os.cpu_count() or 2), ('thumb', int, 0), ('layers', str, '')):
        a.add_argument('--'+name, type=kind, default=default)
    a = a.parse_args()
    started = time.time()
    jobs = [json.loads(x) for x in open(a.jobs) if x.strip()]
    labels = os.path.join(os.path.dirname(os.path.abspath(a.jobs)), 'labels')
    for j in jobs:
        if j.get('labels'): j['labels'] = [os.path.join(labels, os.path.basename(f)) for f in j['labels']]
    if a.keys: jobs = [j for j in jobs if j['key'] in a.keys.split(',')]
    if a.done: known = {json.loads(x)['key'] for x in open(a.done)}; jobs = [j for j in jobs if j['key'] not in known]
    i, n = map(int, a.slice.split('/'))
    jobs = jobs[i::n]
    o = dict(res=a.res, spp=a.spp, noise=a.noise, until=started+a.minutes*60, thumb=a.thumb, layers=set(open(a.layers).read().split()) if a.layers else set())
    tracer.library()
    os.makedirs(a.out, exist_ok=True)
    archive, count, filled, done, thumbs = None, 0, 0, [], []
    log = open(f'{a.out}/drawn.jsonl', 'w')
    with multiprocessing.get_context('spawn').Pool(a.workers) as pool:
        for result in pool.imap_unordered(one, [(j, o) for j in jobs]):
            if result is None: continue
            record, files, thumb = result
            log.write(json.dumps(record)+'\n'); log.flush()
            if record.get('failed'): print('FAILED', record, flush=True); continue
            done.append(record)
            if thumb: thumbs.append((record['key'], thumb))
            size = sum(len(d)+1024 for _, d in files)
            if archive is None or filled+size > ARCHIVE:
                if archive: archive.close()
                count += 1; filled = 0
                archive = tarfile.open(f'{a.out}/pictures-{count}.tar', 'w')
            for name, data in files:
                info = tarfile.TarInfo(name); info.size = len(data)
                archive.addfile(info, io.BytesIO(data))
            filled += size
            if len(done) % 25 == 0: print(f"{len(done)}/{len(jobs)}  {time.time()-started:.0f} s", flush=True)
    if archive: archive.close()
    if thumbs:
        w, across = a.thumb, max(1, int(len(thumbs)**.5+.9))
        sheet = Image.new('RGB', (w*across, w*-(-len(thumbs)//across)), (250, 246, 235))
        for k, (_, data) in enumerate(sorted(thumbs)): sheet.paste(Image.open(io.BytesIO(data)), (k % across*w, k//across*w))
        sheet.save(f'{a.out}/sheet.png')
    mean = lambda k: sum(r[k] for r in done)/max(1, len(done))
    print(f"{len(done)} of {len(jobs)} in {time.time()-started:.0f} s: grow {mean('grow'):.1f}, trace {mean('trace'):.1f}, rest {mean('rest'):.1f} s a worker, {mean('samples'):.0f} samples, {count} archives")


if __name__ == '__main__':
    main()
