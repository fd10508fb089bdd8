import { dayOf } from "#kit/day.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Head } from "#office/deed.tsx";
import { listRoute, mapLinks } from "#office/packing/route.server.ts";
import { Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { packing as say } from "#texts/office/packing.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route.page.ts";

export const handle = { name: "office-route" };
export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.routeTitle, path: "/kantoor/pakken/rit", noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context, "packing");
  const { db, now, settings: s } = shopOf(context);
  const stops = await listRoute(db, dayOf(now()));
  const home = `${s.COMPANY_STREET}, ${s.COMPANY_POSTCODE} ${s.COMPANY_CITY}`;
  return {
    maps: mapLinks(home, stops),
    stops: stops.map(({ weightG, ...stop }) => ({ ...stop, weight: say.weight(weightG) })),
  };
}

export default function RoutePage({ loaderData: { stops, maps } }: Route.ComponentProps) {
  return (
    <>
      <Head title={say.routeTitle} lead={say.routeLead} back={{ to: "/kantoor/pakken", label: say.back }} />
      <Rows
        label={say.routeTitle}
        head={Object.values(say.routeHead)}
        none={say.routeNone}
        rows={stops.map(({ number, name, address, phone, weight }, at) => ({
          key: number,
          cells: [
            at + 1,
            <Link key="order" to={`/kantoor/bestellingen/${number}`}>
              {number}
            </Link>,
            name,
            address,
            phone ? (
              <a key="phone" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
                {phone}
              </a>
            ) : (
              "–"
            ),
            weight,
          ],
        }))}
      />
      {stops.length > 0 && (
        <p className="paar">
          {maps.map((map, at) => (
            <a key={map} className="btn btn-lijn btn-s" href={map} target="_blank" rel="noopener noreferrer">
              {maps.length > 1 ? say.mapPart(at + 1, maps.length) : say.map}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
