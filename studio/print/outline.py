"""python3 studio/print/outline.py  (once, after a font in public/fonts changes; asks for FreeType and a Pillow with Raqm)
Turns the letters of the brand into outlines, so that what stands on a pack is the same on every machine: studio/print/letters.json."""
import ctypes
import ctypes.util
import json
import os

from PIL import ImageFont

HERE = os.path.dirname(os.path.abspath(__file__))
FONTS = os.path.join(HERE, '..', '..', 'public', 'fonts')
LETTERS = [chr(c) for c in range(32, 127)]+list('‘’“”·–²³½×°€éëèêïöüáàóç')
CUTS = dict(kop=('lommer-kop.woff2', None), tekst=('figtree-var.woff2', 400), vet=('figtree-var.woff2', 700))
NO_SCALE = 1


class Vector(ctypes.Structure):
    _fields_ = [('x', ctypes.c_long), ('y', ctypes.c_long)]


class Outline(ctypes.Structure):
    _fields_ = [('contours', ctypes.c_short), ('count', ctypes.c_short), ('points', ctypes.POINTER(Vector)), ('tags', ctypes.POINTER(ctypes.c_ubyte)), ('ends', ctypes.POINTER(ctypes.c_short)), ('flags', ctypes.c_int)]


class Slot(ctypes.Structure):
    _fields_ = [('before', ctypes.c_byte*112), ('linear', ctypes.c_long*2), ('advance', Vector), ('format', ctypes.c_long), ('bitmap', ctypes.c_byte*40), ('left', ctypes.c_int), ('top', ctypes.c_int), ('outline', Outline)]


class Face(ctypes.Structure):
    _fields_ = [('before', ctypes.c_byte*136), ('upm', ctypes.c_ushort), ('sizes', ctypes.c_short*7), ('slot', ctypes.POINTER(Slot))]


def path(outline):
    """the curves of a glyph as SVG draws them, y downwards"""
    said, start = [], 0
    for c in range(outline.contours):
        end = outline.ends[c]
        ring = [(outline.points[i].x, -outline.points[i].y, outline.tags[i] & 1) for i in range(start, end+1)]
        start = end+1
        k = next((i for i, p in enumerate(ring) if p[2]), None)
        if k is None: ring.insert(0, ((ring[0][0]+ring[-1][0])/2, (ring[0][1]+ring[-1][1])/2, 1)); k = 0
        ring = ring[k:]+ring[:k+1]
        said.append(f'M{ring[0][0]:g} {ring[0][1]:g}')
        bend = None
        for x, y, on in ring[1:]:
            if on: said.append(f'L{x:g} {y:g}' if bend is None else f'Q{bend[0]:g} {bend[1]:g} {x:g} {y:g}'); bend = None
            else:
                if bend: said.append(f'Q{bend[0]:g} {bend[1]:g} {(bend[0]+x)/2:g} {(bend[1]+y)/2:g}')
                bend = x, y
        said.append('Z')
    return ''.join(said)


def cut(ft, library, file, weight):
    face = ctypes.POINTER(Face)()
    assert not ft.FT_New_Face(library, os.path.join(FONTS, file).encode(), 0, ctypes.byref(face))
    if weight: assert not ft.FT_Set_Var_Design_Coordinates(face, 1, (ctypes.c_long*1)(weight << 16))
    upm, glyphs = face.contents.upm, {}
    for letter in LETTERS:
        if not ft.FT_Get_Char_Index(face, ctypes.c_ulong(ord(letter))): continue
        assert not ft.FT_Load_Char(face, ctypes.c_ulong(ord(letter)), NO_SCALE)
        slot = face.contents.slot.contents
        glyphs[letter] = [slot.advance.x, path(slot.outline)]
    font = ImageFont.truetype(os.path.join(FONTS, file), upm)
    if weight: font.set_variation_by_axes([weight])
    wide = {a: font.getlength(a) for a in glyphs}
    kern = {a+b: k for a in glyphs for b in glyphs if a.isalpha() and not b.isspace() for k in [round(font.getlength(a+b)-wide[a]-wide[b])] if abs(k) > 12}
    return dict(upm=upm, glyphs=glyphs, kern=kern)


def main():
    ft, library = ctypes.CDLL(ctypes.util.find_library('freetype')), ctypes.c_void_p()
    assert not ft.FT_Init_FreeType(ctypes.byref(library))
    said = []
    for name, (file, weight) in CUTS.items():
        c = cut(ft, library, file, weight)
        lines = ',\n'.join(f'{json.dumps(k, ensure_ascii=False)}: {json.dumps(v)}' for k, v in c['glyphs'].items())
        said.append(f'"{name}": {{"upm": {c["upm"]}, "kern": {json.dumps(c["kern"], ensure_ascii=False)}, "glyphs": {{\n{lines}\n}}}}')
    with open(os.path.join(HERE, 'letters.json'), 'w') as f: f.write('{\n'+',\n'.join(said)+'\n}\n')


if __name__ == '__main__':
    main()
