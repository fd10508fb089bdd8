import { tasksOf } from "#accounts/door/roles.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { requireStaff } from "#office/staff.server.ts";
import { showToday } from "#office/today/show-today.server.ts";
import { Leaving } from "#office/today/leaving-part.tsx";
import { LowStock } from "#office/today/low-stock.tsx";
import { Revenue } from "#office/today/revenue-part.tsx";
import { Stops } from "#office/today/stops-part.tsx";
import { Waits } from "#office/today/waits-part.tsx";
import { shopOf } from "#outside/shop.server.ts";
import { officeToday as say } from "#texts/office/today.ts";
import { buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/today.page.ts";

export const handle = { name: "office" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: "/kantoor", noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  const { scope } = requireStaff(context);
  return showToday(shopOf(context), tasksOf(scope));
}

/** What to do now, in the order in which it cannot wait. */
export default function Today({ loaderData }: Route.ComponentProps) {
  const { title, stops, leaving, waits, low, lowCount, figures, phone, packing } = loaderData;
  const leavesToday = leaving?.days.find(({ isToday }) => isToday)?.count ?? 0;
  return (
    <>
      <header className="kop-blad spread">
        <div>
          <h1>{title}</h1>
          <p>{leaving ? say.lead(leavesToday, waits.length) : say.leadOther(waits.length)}</p>
        </div>
        <p className="row">
          {phone && (
            <Link className={buttonClass({ kind: "lijn", size: "s" })} to="/kantoor/bestellingen/nieuw">
              {say.phone}
            </Link>
          )}
          {packing && (
            <Link className={buttonClass({ kind: "actie", size: "s" })} to="/kantoor/pakken">
              {say.pack}
            </Link>
          )}
        </p>
      </header>
      <Stops stops={stops} />
      {leaving && <Leaving {...leaving} />}
      <div className="kantoor-twee kantoor-breed">
        <Waits waits={waits} />
        <div className="stack ruim">
          {figures && <Revenue figures={figures} />}
          <LowStock low={low} count={lowCount} />
        </div>
      </div>
    </>
  );
}
