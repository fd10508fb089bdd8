import { officeToday as say } from "#texts/office/today.ts";
import { Link } from "#ui/link.tsx";
import { Section } from "./section.tsx";
import type { Shown } from "./show-today.server.ts";

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
