"""Goods shown where they are used: several things in one scene, as in habits/set.py, seen from the side the traits name."""
from habits import set as together

REVISION = 1


def draw(R, t):
    together.draw(R, t)
    return dict(pitch=t.get('pitch', 12), yaw=t.get('yaw', -16))
