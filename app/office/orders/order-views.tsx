import { desk as say } from "#texts/office/desk.ts";
import { officeOrders } from "#texts/office/orders.ts";
import { Link } from "#ui/link.tsx";
import { FindBar } from "../find-bar.tsx";

const HERE = "/kantoor/bestellingen";

/** The lists of every day as tabs, each with how many there are. */
export function OrderViews({ view, counts }: { view: string; counts: Partial<Record<string, number>> }) {
  return (
    <nav className="weergaven" aria-label={say.views}>
      {Object.entries(say.view).map(([one, label]) => (
        <Link key={one} to={`${HERE}?weergave=${one}`} aria-current={one === view ? "page" : undefined}>
          {label}
          {counts[one] !== undefined && <span className="aantal">{counts[one]}</span>}
        </Link>
      ))}
    </nav>
  );
}

export function OrderSearch({ q, state }: { q: string; state: string | undefined }) {
  const states = Object.entries(officeOrders.states);
  return (
    <FindBar
      q={q}
      search={say.search}
      find={say.find}
      choice={{ name: "staat", label: say.state, any: say.anyState, chosen: state ?? "", options: states }}
    />
  );
}
