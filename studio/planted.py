"""One plant, or several of its kind planted in a bed: `row` = {n, step, deep}."""
from parts.mesh import ALL, DETAIL
from parts.soil import bed


def planted(draw, R, t):
    row = t.get('row')
    DETAIL['plants'] = row['n'] if row and t.get('canes') else 1        # roses in a bed share the detail of one
    if not row:
        return draw(R, t) or {}
    n, step, deep = row['n'], row['step'], row.get('deep', 0.)
    camera = {}
    for i in range(n):
        before = len(ALL)
        camera = draw(R, t) or {}
        shift = ((i-(n-1)/2)*step+R.u(-.06, .06)*step, (deep if i % 2 else -deep)+R.u(-.05, .05)*step, .012)
        for k in range(before, len(ALL)):
            ALL[k] = ALL[k]+shift
    bed((n-1)/2*step+step*.75, deep+step*.6, .03)
    return dict(camera, pitch=camera.get('pitch', 9), yaw=row.get('yaw', -18), margin=.04)
