"""One plant, or several of its kind planted in a bed: `row` = {n, step, deep}."""
from parts.mesh import ALL, DETAIL
from parts.soil import bed


def planted(draw, R, t):
    row = t.get('row')
    if not row:
        return draw(R, t) or {}
    n, step, deep = row['n'], row['step'], row.get('deep', 0.)
    camera = {}
    for kind, much in (('bush', 2), ('headed', 1.2), ('canes', 1)):
        if t.get(kind): DETAIL['share'] = much/n          # so many leaves together are drawn coarser
    for i in range(n):
        before = len(ALL)
        camera = draw(R, t) or {}
        shift = ((i-(n-1)/2)*step+R.u(-.06, .06)*step, (deep if i % 2 else -deep)+R.u(-.05, .05)*step, .012)
        for k in range(before, len(ALL)):
            ALL[k] = ALL[k]+shift
    DETAIL.pop('share', None)
    bed((n-1)/2*step+step*.75, deep+step*.6, .03)
    return dict(camera, pitch=camera.get('pitch', 9), yaw=row.get('yaw', -18), margin=.04)
