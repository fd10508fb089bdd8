import { officeToday as say } from "#texts/office/today.ts";
import { draw, type Point } from "../draw-plot.ts";
import { sayEuros } from "../say.ts";
import type { Shown } from "./show-today.server.ts";

const [WIDTH, TALL] = [170, 54];

/** A few bars without a scale; the sum stands beside them. */
function Small({ points, label, now, every }: { points: Point[]; label: string; now: number; every: number }) {
  const { bars } = draw(points, { width: WIDTH, height: TALL });
  return (
    <figure className="plot-klein">
      <svg viewBox={`0 -2 ${WIDTH} 76`} role="img" aria-label={label}>
        {bars.map(({ point, ...bar }, i) => (
          <g key={point.label}>
            <rect {...bar} className={i === now ? "nu" : undefined}>
              <title>{`${point.label}: ${sayEuros(point.value)}`}</title>
            </rect>
            {i % every === 0 && (
              <text x={bar.x + bar.width / 2} y={TALL + 16} textAnchor="middle">
                {point.label}
              </text>
            )}
          </g>
        ))}
        <line x1="0" x2={WIDTH} y1={TALL} y2={TALL} />
      </svg>
    </figure>
  );
}

export function Revenue({ figures }: { figures: NonNullable<Shown["figures"]> }) {
  const { today, orders, week, before, hours, days, hour } = figures;
  return (
    <section className="vak">
      <div className="spread">
        <h2>{say.revenue}</h2>
      </div>
      <div className="omzet">
        <p>
          <span className="soft">{say.today}</span>
          <b>{sayEuros(today)}</b>
          <small>{`${orders} ${say.orders(orders)}`}</small>
        </p>
        <Small points={hours} label={say.byHour(sayEuros(today))} now={hour} every={3} />
        <p>
          <span className="soft">{say.week}</span>
          <b>{sayEuros(week)}</b>
          <small>{say.before(sayEuros(before))}</small>
        </p>
        <Small points={days} label={say.byDay(sayEuros(week))} now={days.length - 1} every={1} />
      </div>
    </section>
  );
}
