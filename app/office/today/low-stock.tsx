import { officeToday as say } from "#texts/office/today.ts";
import { Link } from "#ui/link.tsx";
import type { Shown } from "./show-today.server.ts";

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
