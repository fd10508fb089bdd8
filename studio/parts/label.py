"""Printed surfaces: the label picture as a material."""
import bpy

from parts.look import look
from parts.shader import NT


@look('print')
def print_mat(file, rough=.4, gloss=.35, wrinkle=.0, name='print'):
    t = NT(name)
    im = t.n('ShaderNodeTexImage')
    im.image = bpy.data.images.load(file)
    im.extension = 'EXTEND'
    p = t.n('ShaderNodeBsdfPrincipled', Roughness=rough, Specular=gloss)
    t.l(t.n('ShaderNodeUVMap').outputs['UV'], im.inputs['Vector'])
    t.l(im.outputs['Color'], p.inputs['Base Color'])
    if wrinkle:
        t.l(t.bump(t.noise(6, 3, t.coord('Object')), wrinkle, .03), p.inputs['Normal'])
    return t.done(p.outputs[0])
