"""Metals: polished steel, zinc, painted steel, weathering steel, cast iron."""
from parts.look import look
from parts.shader import simple_mat


def steel(name='steel'):
    return simple_mat(name, '#b9bdbd', .28, .5, metal=1., noise=.25, nscale=10, col2='#8a8f8f')


def zinc(name='zinc'):
    return simple_mat(name, '#9ba09f', .42, .5, metal=.9, noise=.5, nscale=7, col2='#777d7c')


def painted(col, rough=.4, name='painted'):
    return simple_mat(name, col, rough, .45)


def iron(name='iron'):
    return simple_mat(name, '#2b2c2c', .7, .35, metal=.3, noise=.4, nscale=30, col2='#3d3d3b', bump=.25, bscale=90)


@look('corten')
def corten(name='corten', wet=False):
    return locals()


def brass(name='brass'):
    return simple_mat(name, '#c9a24a', .25, .5, metal=1.)
