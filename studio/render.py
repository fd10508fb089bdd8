"""Draws pictures: blender -b -P studio/render.py -- jobs.jsonl masters/ [res=720] [spp=24]
Each line of the jobs file is {"key", "hash", "traits"}. The seed is the CRC32 of the key, so the same job gives the same pixels."""
import importlib
import json
import os
import sys
import time
import traceback
import zlib

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import scene
from parts.mesh import Rng
from planted import planted

# colour as seen by the eye for flowers, print and textile; film contrast for foliage, wood and metal
TRUE_COLOUR = dict(view='Standard', exposure=.35, sun=3.0, sky=.62)


def drawing(habit):
    here = os.path.dirname(os.path.abspath(__file__))
    folder = 'habits' if os.path.exists(os.path.join(here, 'habits', habit+'.py')) else 'goods'
    return importlib.import_module(f'{folder}.{habit}').draw


def picture(job, masters, options):
    started = time.process_time()
    t = dict(job['traits'], prints=job.get('labels') or [])
    scene.reset()
    camera = planted(drawing(t['habit']), Rng(zlib.crc32(job['key'].encode())), t)
    settings = dict(res=options['res'], samples=int(options['spp']*t.get('care', 1)), thr=options['thr'], bounces=3, gi=1)
    if t.get('flowers') or t.get('true'):
        settings.update(TRUE_COLOUR)
    settings.update(camera)
    settings.update(t.get('camera', {}))
    scene.render(os.path.join(masters, job['key']), scene.setup(**settings))
    return time.process_time()-started


def main(jobs_file, masters, *pairs):
    options = dict(res=560, spp=10, thr=.07)
    options.update({k: type(options[k])(v) for k, v in (pair.split('=') for pair in pairs)})
    for line in open(jobs_file):
        job = json.loads(line)
        try:
            cpu = picture(job, masters, options)
            print('DRAWN', json.dumps(dict(key=job['key'], hash=job['hash'], cpu=round(cpu, 1))), flush=True)
        except Exception:
            traceback.print_exc()
            print('FAILED', json.dumps(dict(key=job['key'])), flush=True)


main(*sys.argv[sys.argv.index('--')+1:])
