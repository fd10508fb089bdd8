"""Printed surfaces: the label picture as a material."""
from parts.look import look


@look('print')
def print_mat(file, rough=.4, gloss=.35, wrinkle=.0, name='print'):
    return locals()
