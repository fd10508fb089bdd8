import { desk as say } from "#texts/office/desk.ts";
import { officeOrders } from "#texts/office/orders.ts";
import { Link } from "#ui/link.tsx";
import { FindBar } from "../find-bar.tsx";
import type { View } from "./list-orders.server.ts";

const HERE = "/kantoor/bestellingen";

/** The lists of every day as tabs, each with how many there are. */
export function OrderViews({ view, views }: { view: View; views: { view: View; count: number | undefined }[] }) {
  return (
    <nav className="weergaven" aria-label={say.views}>
      {views.map(({ view: one, count }) => (
        <Link key={one} to={`${HERE}?weergave=${one}`} aria-current={one === view ? "page" : undefined}>
          {say.view[one]}
          {count !== undefined && <span className="aantal">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** `byMail`: whether who searches may find by mail address. */
export function OrderSearch({ q, state, byMail }: { q: string; state: string | undefined; byMail: boolean }) {
  const states = Object.entries(officeOrders.states);
  return (
    <FindBar
      q={q}
      search={byMail ? say.search : say.searchGoods}
      find={say.find}
      choice={{ name: "staat", label: say.state, any: say.anyState, chosen: state ?? "", options: states }}
    />
  );
}
