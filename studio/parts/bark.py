"""Bark."""
from parts.look import look
from parts.shader import NT


@look('bark')
def bark_mat(name, c1='#6b5744', c2='#3d2f25', scale=6):
    t = NT(name); v = t.coord('Object', (scale, scale, scale*.25)); n = t.noise(3, 6, v, .65)
    c = t.ramp(n, [c2, c1], [.35, .65])
    p = t.n('ShaderNodeBsdfPrincipled', Roughness=.85, Specular=.2); t.l(c, p.inputs['Base Color']); t.l(t.bump(n, .6, .03), p.inputs['Normal'])
    return t.done(p.outputs[0])

