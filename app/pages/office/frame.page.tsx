import { Outlet, useLocation } from "react-router";
import { shopOf } from "#outside/shop.server.ts";
import { officeFrame as say } from "#texts/office/frame.ts";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/frame.page.ts";
import { countWaiting } from "#office/waiting.server.ts";
import { requireStaff } from "#office/staff.server.ts";

/** What waits for somebody stands beside its name, on every page. */
export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context);
  return countWaiting(shopOf(context).db);
}

export default function OfficeFrame({
  loaderData: { orders, reviews, trees, withdrawals, post },
}: Route.ComponentProps) {
  const path = useLocation().pathname.toLowerCase();
  const isHere = (to: string) => path === to || (to !== "/kantoor" && path.startsWith(`${to}/`));
  const links: [to: string, label: string, waiting?: number][] = [
    ["/kantoor", say.overview],
    ["/kantoor/bestellingen", say.orders, orders],
    ["/kantoor/herroepingen", say.withdrawals, withdrawals],
    ["/kantoor/beoordelingen", say.reviews, reviews],
    ["/kantoor/kortingscodes", say.codes],
    ["/kantoor/cadeaubonnen", say.gifts],
    ["/kantoor/zoekregels", say.rules],
    ["/kantoor/kerstbomen", say.trees, trees],
    ["/kantoor/beukenhagen", say.beech],
    ["/kantoor/proeven", say.experiments],
    ["/kantoor/nieuwsbrief", say.letter],
    ["/kantoor/bezorgstop", say.stops],
    ["/kantoor/post", say.post, post],
  ];
  return (
    <main id="inhoud" className="wrap kantoor">
      <PageStyle name="office" />
      <nav className="kantoor-nav" aria-label={say.label}>
        <ul className="x-ok">
          {links.map(([to, label, waiting]) => (
            <li key={to}>
              <Link to={to} aria-current={isHere(to) ? "page" : undefined}>
                {label}
                {waiting ? (
                  <span className="tel">
                    {waiting}
                    <span className="vh">{say.toDo}</span>
                  </span>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </main>
  );
}
