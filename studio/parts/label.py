"""Printed surfaces: the label picture as a material, and the grain of what it is printed on."""
from parts.look import look


@look('print')
def print_mat(file, rough=.4, gloss=.35, grain='none', name='print'):
    """grain: none, paper, kraft, board, film or vinyl (light/material.py)"""
    return locals()
