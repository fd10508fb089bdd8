"""The look of a material in plain words, for the quick studio that knows no shader nodes."""
import functools
import inspect

QUICK = dict(on=False)


def look(kind):
    """a material function that, in the quick studio, hands back its arguments instead of a Blender material"""
    def wrap(make):
        names = inspect.signature(make)

        @functools.wraps(make)
        def made(*args, **named):
            if not QUICK['on']:
                return make(*args, **named)
            bound = names.bind(*args, **named)
            bound.apply_defaults()
            return dict(bound.arguments, kind=kind)
        return made
    return wrap
