"""Plain materials."""
from parts.look import look



@look('simple')
def simple_mat(name, col, rough=.6, spec=.4, metal=0., noise=0., nscale=8, col2=None, bump=0., bscale=40, coat=0., stretch=None, sss=0.):
    return locals()


@look('moulded')
def moulded_mat(name, col, col2, grain):
    """injection-moulded plastic; grain: how many specks a metre"""
    return locals()
