"""Wood grain along the longest side of a plank."""
from parts.look import look
from parts.shader import NT


@look('wood')
def wood_mat(name, c1, c2, scale=1., rough=.6, gloss=.3):
    t = NT(name); uv = t.n('ShaderNodeUVMap').outputs['UV']
    m = t.n('ShaderNodeMapping'); m.inputs['Scale'].default_value = (14*scale, 1.1*scale, 1); t.l(uv, m.inputs['Vector'])
    n1 = t.noise(1.4, 6, m.outputs['Vector'], .6, 1.1)
    m2 = t.n('ShaderNodeMapping'); m2.inputs['Scale'].default_value = (90*scale, 2*scale, 1); t.l(uv, m2.inputs['Vector'])
    n2 = t.noise(2, 3, m2.outputs['Vector'])
    f = t.math('MULTIPLY_ADD', n2, .35, t.math('MULTIPLY', n1, .75))
    c = t.ramp(f, [c2, c1], [.35, .7]); c = t.mix(t.math('MULTIPLY', t.attr('rnd'), .35), c, t.mix(1., c, (.5, .45, .4, 1), 'MULTIPLY'))
    p = t.n('ShaderNodeBsdfPrincipled', Roughness=rough, Specular=gloss); t.l(c, p.inputs['Base Color'])
    t.l(t.bump(f, .25, .01), p.inputs['Normal']); return t.done(p.outputs[0])

