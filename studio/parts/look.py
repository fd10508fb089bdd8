"""The look of a material in plain words: light/material.py turns them into what the tracer reads."""
import functools


def look(kind):
    """a material function hands back its arguments and what kind it is"""
    def wrap(make):
        @functools.wraps(make)
        def made(*args, **named):
            return dict(make(*args, **named), kind=kind)
        return made
    return wrap
