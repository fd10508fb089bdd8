import { Form } from "react-router";
import { desk as say } from "#texts/office/desk.ts";
import { officeOrders } from "#texts/office/orders.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

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
  return (
    <Form className="filters" role="search" key={`${q}${state ?? ""}`}>
      <div className="zoek-in">
        <Icon name="zoeken" small />
        <input
          className="inv"
          type="search"
          name="q"
          maxLength={100}
          aria-label={say.search}
          placeholder={say.search}
          defaultValue={q}
        />
      </div>
      <select className="inv" name="staat" aria-label={say.state} defaultValue={state ?? ""}>
        <option value="">{say.anyState}</option>
        {Object.entries(officeOrders.states).map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
      <button className="btn btn-lijn btn-s" type="submit">
        {say.find}
      </button>
    </Form>
  );
}
