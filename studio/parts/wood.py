"""Wood grain along the longest side of a plank."""
from parts.look import look


@look('wood')
def wood_mat(name, c1, c2, scale=1., rough=.6, gloss=.3):
    return locals()

