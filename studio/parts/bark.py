"""Bark."""
from parts.look import look


@look('bark')
def bark_mat(name, c1='#6b5744', c2='#3d2f25', scale=6, grain=None):
    """grain: how a trunk is seen from near = {scale, deep, fissure, bands, band}"""
    return locals()


# how the bark of a kind is seen from near; the rest is a young trunk, lightly furrowed
GRAIN = {
    'Betula': dict(scale=70., fissure=.12, bands=.8, band='#3a332c', deep=.0005), 'Prunus': dict(scale=80., fissure=.2, bands=.65, band='#9a7a62', deep=.0006), 'Quercus': dict(scale=95., fissure=.9, bands=0., deep=.0022),
    'Fagus': dict(scale=60., fissure=.12, bands=.2, deep=.0004), 'Carpinus': dict(scale=60., fissure=.2, bands=.15, deep=.0005), 'Acer': dict(scale=80., fissure=.2, bands=.2, deep=.0004), 'Sorbus': dict(scale=70., fissure=.15, bands=.5, band='#6a5e50', deep=.0005),
    'Salix': dict(scale=80., fissure=.85, bands=0., deep=.0022), 'Liquidambar': dict(scale=90., fissure=.8, bands=0., deep=.0018), 'Juglans': dict(scale=80., fissure=.4, bands=.1, deep=.0010), 'Ginkgo': dict(scale=80., fissure=.7, bands=0., deep=.0014),
}


def grain_of(t):
    return GRAIN.get((t.get('latin') or '').split(' ')[0], dict(fissure=.5))
