"""The studio itself: one light, one camera, two passes (the object, then its shadow)."""
import math
import time

import bpy
import numpy as np
from mathutils import Vector

from parts.mesh import ALL
from parts.shader import simple_mat

EDITION = 1     # raise it when every picture must be drawn again


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True); ALL.clear()


def setup(res=800, samples=96, pitch=9., yaw=0., margin=.09, lens=85, catcher=True, sun=3.4, sky=.75, thr=.03, exposure=.32, look='Medium High Contrast', fit_w=1., target=None, wall=None, bounces=4, gi=0, gidist=.5, mis=False, view='Filmic'):
    s = bpy.context.scene; s.render.engine = 'CYCLES'; c = s.cycles
    c.device = 'CPU'; c.samples = samples; c.use_adaptive_sampling = True; c.adaptive_threshold = thr; c.adaptive_min_samples = 6
    c.use_denoising = False; c.max_bounces = bounces; c.diffuse_bounces = bounces; c.glossy_bounces = 2; c.transmission_bounces = bounces; c.transparent_max_bounces = 4
    if gi: c.use_fast_gi = True; c.ao_bounces = gi; c.ao_bounces_render = gi; bpy.context.scene.world and None
    c.sample_clamp_indirect = 4.; c.caustics_reflective = False; c.caustics_refractive = False; c.pixel_filter_type = 'BLACKMAN_HARRIS'
    s.render.resolution_x = s.render.resolution_y = res; s.render.resolution_percentage = 100
    s.render.film_transparent = True; s.render.threads_mode = 'FIXED'; s.render.threads = 2
    s.view_settings.view_transform = view
    if view == 'Filmic':
        try: s.view_settings.look = look
        except Exception as e: print('look', e)
    s.view_settings.exposure = exposure
    # world gradient
    w = bpy.data.worlds.new('w'); s.world = w; w.use_nodes = True; t = w.node_tree; t.nodes.clear()
    out = t.nodes.new('ShaderNodeOutputWorld'); bg = t.nodes.new('ShaderNodeBackground'); t.links.new(bg.outputs[0], out.inputs[0])
    tc = t.nodes.new('ShaderNodeTexCoord'); sp = t.nodes.new('ShaderNodeSeparateXYZ'); t.links.new(tc.outputs['Generated'], sp.inputs[0])
    rp = t.nodes.new('ShaderNodeValToRGB'); e = rp.color_ramp.elements; e[0].position = .0; e[0].color = (.62, .55, .46, 1); e[1].position = 1.; e[1].color = (.80, .90, 1.1, 1)
    mp = t.nodes.new('ShaderNodeMapRange'); mp.inputs['From Min'].default_value = -.25; mp.inputs['From Max'].default_value = 1
    t.links.new(sp.outputs['Z'], mp.inputs['Value']); t.links.new(mp.outputs['Result'], rp.inputs['Fac']); t.links.new(rp.outputs['Color'], bg.inputs['Color']); bg.inputs['Strength'].default_value = sky
    w.cycles.sampling_method = 'AUTOMATIC' if mis else 'NONE'
    if gi: w.light_settings.distance = gidist; w.light_settings.ao_factor = 1.
    # sun: from upper-left, slightly in front
    L = bpy.data.lights.new('sun', 'SUN'); L.energy = sun; L.angle = math.radians(9); L.color = (1, .955, .87)
    lo = bpy.data.objects.new('sun', L); lo.rotation_euler = Vector((.62, .72, -1.02)).to_track_quat('-Z', 'Y').to_euler(); s.collection.objects.link(lo)
    R2 = bpy.data.lights.new('rim', 'SUN'); R2.energy = sun*.28; R2.angle = math.radians(20); R2.color = (.9, .96, 1)
    ro = bpy.data.objects.new('rim', R2); ro.rotation_euler = Vector((-.9, -.55, -.55)).to_track_quat('-Z', 'Y').to_euler(); s.collection.objects.link(ro)
    P = np.concatenate(ALL)
    if catcher:
        me = bpy.data.meshes.new('floor'); z = 0.
        S = 60.
        me.from_pydata([(-S, -S, z), (S, -S, z), (S, S, z), (-S, S, z)], [], [(0, 1, 2, 3)]); fo = bpy.data.objects.new('floor', me)
        s.collection.objects.link(fo); fo.is_shadow_catcher = True; me.materials.append(simple_mat('floor', '#e9e0d0', 1, 0))
    # camera fit
    cam = bpy.data.cameras.new('cam'); co = bpy.data.objects.new('cam', cam); s.collection.objects.link(co); s.camera = co
    cam.lens = lens; cam.sensor_width = 36
    pr, yr = math.radians(pitch), math.radians(yaw)
    fwd = np.array([math.sin(yr)*math.cos(pr), math.cos(yr)*math.cos(pr), -math.sin(pr)]); right = np.array([math.cos(yr), -math.sin(yr), 0]); upv = np.cross(right, fwd)
    ctr = (P.min(0)+P.max(0))/2; half = (18/lens)*(1-2*margin)
    lo_, hi_ = .1, 500.
    for _ in range(50):
        dd = (lo_+hi_)/2; q = P-(ctr-fwd*dd); zc = q@fwd
        if (zc < .05).any(): lo_ = dd; continue
        x = (q@right)/zc; y = (q@upv)/zc
        if max(np.ptp(x), np.ptp(y)) > 2*half: lo_ = dd
        else: hi_ = dd
    dd = hi_; q = P-(ctr-fwd*dd); zc = q@fwd; x = (q@right)/zc; y = (q@upv)/zc
    cam.clip_end = 1000; cam.clip_start = .01
    cam.shift_x = float((x.max()+x.min())/2*lens/36); cam.shift_y = float((y.max()+y.min())/2*lens/36) 
    # keep the foot on a common base line
    foot = .5*(1-2*margin) ; cam.shift_y = float((y.min())*lens/36 + foot - .02)
    co.location = Vector(ctr-fwd*dd); co.rotation_euler = Vector(fwd).to_track_quat('-Z', 'Y').to_euler()
    if np.ptp(y) < np.ptp(x)*.6:   # wide, low things: centre a bit higher
        cam.shift_y = float((y.max()+y.min())/2*lens/36 + .03)
    return s

def render(path, s, shadow_scale=22):
    """pass 1: object only, transparent film (floor bounces light but is hidden from the camera)
       pass 2: shadow catcher only at low resolution (objects hidden from camera) -> soft noise-free shadow layer"""
    c = s.cycles; fl = bpy.data.objects['floor']
    s.render.image_settings.file_format = 'PNG'; s.render.image_settings.color_mode = 'RGBA'; s.render.image_settings.color_depth = '16'
    T = {}
    fl.is_shadow_catcher = False; fl.visible_camera = False
    s.render.filepath = path+'.png'; t0 = time.time(); p0 = time.process_time(); bpy.ops.render.render(write_still=True); T['render'] = time.time()-t0; T['cpu'] = time.process_time()-p0
    fl.is_shadow_catcher = True; fl.visible_camera = True; bpy.data.objects['rim'].hide_render = True
    for o in s.collection.objects:
        if o.type == 'MESH' and o != fl: o.visible_camera = False
    keep = (c.samples, c.max_bounces, c.adaptive_threshold); c.samples = 16; c.max_bounces = 0; c.use_fast_gi = False
    s.render.resolution_percentage = shadow_scale; s.render.filepath = path+'.shadow.png'
    t0 = time.time(); p0 = time.process_time(); bpy.ops.render.render(write_still=True); T['shadow'] = time.time()-t0; T['shadow_cpu'] = time.process_time()-p0
    return T
