import type { ReactNode } from "react";
import { officeToday as say } from "#texts/office/today.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { draw, type Point } from "../draw-plot.ts";
import { sayEuros } from "../say.ts";
import type { showToday } from "./show-today.server.ts";

type Shown = Awaited<ReturnType<typeof showToday>>;

/** A heading on the ground line, with the way to all of it. */
function Section({ title, to, label, children }: { title: string; to?: string; label?: string; children: ReactNode }) {
  return (
    <section>
      <div className="spread">
        <h2>{title}</h2>
        {to && <Link to={to}>{label}</Link>}
      </div>
      {children}
    </section>
  );
}

export function Stops({ stops }: Pick<Shown, "stops">) {
  return stops.map(({ id, title, harmed, frost }) => (
    <section key={id} className="vorst">
      <h2>
        <Icon name={frost ? "winterhard" : "zon"} />
        {title}
      </h2>
      <p>{say.stop.text(harmed)}</p>
      <p className="row">
        <Link className="btn btn-s" to="/kantoor/bezorgstop">
          {say.stop.deed}
        </Link>
        {harmed > 0 && (
          <Link className="btn btn-lijn btn-s" to="/kantoor/bestellingen?weergave=te-verzenden">
            {say.stop.orders}
          </Link>
        )}
      </p>
    </section>
  ));
}

const [ACROSS, HIGH, MOST] = [6, 6, 36];

/** One crate an order, as they stand on the ground; packed ones are dark. */
function Crates({ count, packed, cold }: { count: number; packed: number; cold: boolean }) {
  return (
    <svg className="kratten" viewBox="0 0 96 70" aria-hidden="true">
      {Array.from({ length: Math.min(count, MOST) }, (_, i) => (
        <rect
          key={i}
          className={i < packed ? "vol" : cold ? "kou" : "open"}
          x={1 + (i % ACROSS) * 16}
          y={59.5 - Math.floor(i / ACROSS) * (HIGH + 5.5)}
          width="13"
          height="9"
        />
      ))}
    </svg>
  );
}

export function Leaving({ total, days }: NonNullable<Shown["leaving"]>) {
  return (
    <Section title={say.leaving} {...(total > 0 && { to: "/kantoor/bestellingen", label: say.all(total) })}>
      {days.length === 0 && <p className="soft">{say.nothing}</p>}
      <ol className="wegdagen">
        {days.map(({ key, name, date, isToday, cold, count, packed, late, to }) => (
          <li key={key}>
            <Link to={to}>
              <span className={`etiket ${isToday ? "etiket-oranje" : cold ? "etiket-klei" : "etiket-kalk"}`}>
                {name}
              </span>
              <Crates count={count} packed={packed} cold={cold} />
              <span className="dag-tekst">
                <b>{count}</b> <span>{packed > 0 ? say.packed(packed) : say.orders(count)}</span>
                {date && <small>{date}</small>}
                {late > 0 && <small className="rood">{say.late(late)}</small>}
                {cold && <small className="rood">{say.cold}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Waits({ waits }: Pick<Shown, "waits">) {
  return (
    <Section title={say.waits}>
      {waits.length === 0 && <p className="soft">{say.none}</p>}
      <ul className="wachtrij">
        {waits.map(({ key, icon, title, small, when, tone, to, deed }) => (
          <li key={key}>
            <Icon name={icon} />
            <div className="twee">
              <b>{title}</b>
              {small && <small>{small}</small>}
            </div>
            <span className={`wanneer ${tone}`}>{when}</span>
            <Link className="btn btn-lijn btn-s" to={to} aria-label={`${deed}: ${title}`}>
              {deed}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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

export function LowStock({ low, count }: { low: Shown["low"]; count: number }) {
  if (low.length === 0) return null;
  return (
    <section className="vak">
      <div className="spread">
        <h2>{say.low}</h2>
        <Link to="/kantoor/assortiment?weergave=bijna-op">{say.lowAll(count)}</Link>
      </div>
      <ul className="laag">
        {low.map(({ slug, name, label, stock, days }) => (
          <li key={`${slug} ${label}`}>
            <span className="twee">
              <Link to={`/kantoor/assortiment/${slug}`}>{name}</Link>
              <small>{label}</small>
            </span>
            <span className="twee">
              <b>{stock}</b>
              <small>{stock === 0 ? say.gone : say.lasts(days)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
