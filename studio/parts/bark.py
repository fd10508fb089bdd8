"""Bark."""
from parts.look import look


@look('bark')
def bark_mat(name, c1='#6b5744', c2='#3d2f25', scale=6):
    return locals()

