"""Shader nodes in a few words, and the plain materials built with them."""
import bpy

from parts.look import look
from parts.mesh import hexc


class NT:
    def __init__(s, name):
        s.m = bpy.data.materials.new(name); s.m.use_nodes = True; s.t = s.m.node_tree; s.t.nodes.clear()
        s.out = s.n('ShaderNodeOutputMaterial')
    def n(s, typ, **kw):
        nd = s.t.nodes.new(typ)
        for k, v in kw.items():
            if k in nd.inputs: nd.inputs[k].default_value = v
            else: setattr(nd, k, v)
        return nd
    def l(s, a, b): s.t.links.new(a, b)
    def attr(s, nm): return s.n('ShaderNodeAttribute', attribute_name=nm).outputs['Fac']
    def ramp(s, fac, cols, pos=None, interp='LINEAR'):
        r = s.n('ShaderNodeValToRGB'); e = r.color_ramp.elements; r.color_ramp.interpolation = interp
        while len(e) < len(cols): e.new(.5)
        for i, c in enumerate(cols):
            e[i].position = pos[i] if pos else i/max(1, len(cols)-1)
        for i, c in enumerate(cols): e[i].color = hexc(c) if isinstance(c, str) else c
        s.l(fac, r.inputs['Fac']); return r.outputs['Color']
    def mix(s, fac, a, b, mode='MIX'):
        m = s.n('ShaderNodeMixRGB', blend_type=mode)
        for k, v in (('Fac', fac), ('Color1', a), ('Color2', b)):
            if isinstance(v, (int, float)): m.inputs[k].default_value = v
            elif isinstance(v, str): m.inputs[k].default_value = hexc(v)
            elif isinstance(v, tuple): m.inputs[k].default_value = v
            else: s.l(v, m.inputs[k])
        return m.outputs['Color']
    def math(s, op, a, b=0., c=None, clamp=False):
        m = s.n('ShaderNodeMath', operation=op, use_clamp=clamp)
        for i, v in enumerate((a, b) if c is None else (a, b, c)):
            if isinstance(v, (int, float)): m.inputs[i].default_value = v
            else: s.l(v, m.inputs[i])
        return m.outputs[0]
    def noise(s, scale, detail=3, vec=None, rough=.5, dist=0.):
        nd = s.n('ShaderNodeTexNoise', Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)
        if vec is not None: s.l(vec, nd.inputs['Vector'])
        return nd.outputs['Fac']
    def coord(s, which='Object', scale=None):
        c = s.n('ShaderNodeTexCoord').outputs[which]
        if scale is not None:
            m = s.n('ShaderNodeMapping'); m.inputs['Scale'].default_value = scale; s.l(c, m.inputs['Vector']); return m.outputs['Vector']
        return c
    def bump(s, h, strength=.3, dist=.02):
        b = s.n('ShaderNodeBump', Strength=strength, Distance=dist); s.l(h, b.inputs['Height']); return b.outputs['Normal']
    def done(s, sh): s.l(sh, s.out.inputs['Surface']); return s.m

@look('simple')
def simple_mat(name, col, rough=.6, spec=.4, metal=0., noise=0., nscale=8, col2=None, bump=0., bscale=40, coat=0., stretch=None, sss=0.):
    t = NT(name); vec = t.coord('Object', stretch)
    c = t.n('ShaderNodeRGB'); c.outputs[0].default_value = hexc(col); c = c.outputs[0]
    if noise > 0: c = t.mix(t.math('MULTIPLY', t.ramp(t.noise(nscale, 5, vec), ['#000000', '#ffffff'], [.32, .68]), noise), c, col2 or '#000000')
    p = t.n('ShaderNodeBsdfPrincipled', Roughness=rough, Specular=spec, Metallic=metal, Clearcoat=coat)
    t.l(c, p.inputs['Base Color'])
    if bump > 0: t.l(t.bump(t.noise(bscale, 5, vec), bump, .02), p.inputs['Normal'])
    return t.done(p.outputs[0])

