"""A loose heap of what a bag holds, for the picture on the bag."""
from parts.stone import heap

REVISION = 1


def draw(R, t):
    heap(R, (0, 0), t.get('size', (.3, .22, .13)), t.get('n', 9000), t['fill'], t.get('grain', (.003, .009)))
    return dict(pitch=16, yaw=0)
