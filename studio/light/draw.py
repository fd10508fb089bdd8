"""python3 studio/light/draw.py jobs.jsonl masters/ [res=1200] [spp=16] [noise=.006]
Draws each job ({"key", "hash", "traits", "labels"}) into masters/<key>.png (object with alpha) and <key>.shadow.png (how much light the ground keeps)."""
import json
import os
import struct
import sys
import time
import traceback
import zlib

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from light import camera, film, subject, tracer


def png(path, a):
    a = np.clip(a*255+.5, 0, 255).astype(np.uint8)
    h, w, c = a.shape
    raw = np.concatenate([np.zeros((h, 1), np.uint8), a.reshape(h, -1)], 1).tobytes()
    part = lambda tag, data: struct.pack('>I', len(data))+tag+data+struct.pack('>I', zlib.crc32(tag+data))
    with open(path, 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n'+part(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, {1: 0, 3: 2, 4: 6}[c], 0, 0, 0))+part(b'IDAT', zlib.compress(raw, 3))+part(b'IEND', b''))


def shot(lib, job, res, spp, noise):
    """→ object colour, alpha, ground"""
    A, view = subject.grown(job)
    tracer.boxes(lib, A)
    return film.develop(tracer.traced(lib, A, camera.head(A['P'], res, spp, noise=noise, **view)), lib), len(A['T'])


def main(jobs, masters, *pairs):
    options = dict(res=1200, spp=16, noise=.006, view=0)
    options.update({k: float(v) for k, v in (p.split('=') for p in pairs)})
    res, spp = int(options['res']), int(options['spp'])
    lib = tracer.library()
    os.makedirs(masters, exist_ok=True)
    for line in open(jobs):
        job = json.loads(line)
        start = time.process_time()
        try:
            (colour, alpha, ground), triangles = shot(lib, job, res, spp, options['noise'])
            png(f"{masters}/{job['key']}.png", np.concatenate([colour, alpha], -1))
            png(f"{masters}/{job['key']}.shadow.png", ground)
            if options['view']: png(f"{masters}/{job['key']}.view.png", film.on_matte(colour, alpha, ground))
            print('DRAWN', json.dumps(dict(key=job['key'], hash=job['hash'], cpu=round(time.process_time()-start, 1), px=res, triangles=triangles)), flush=True)
        except Exception:
            traceback.print_exc()
            print('FAILED', json.dumps(dict(key=job['key'])), flush=True)


if __name__ == '__main__':
    main(*sys.argv[1:])
