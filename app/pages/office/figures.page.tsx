import { sayDate } from "#kit/day.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { office } from "#texts/office/office.ts";
import { buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/figures.page.ts";
import {
  countSubscribers,
  countVisits,
  listEmptySearches,
  listFaults,
  listSources,
  periodOf,
  readConsents,
  readFunnel,
  readRevenue,
  readVitals,
  VITALS,
} from "#office/figures.server.ts";
import { Faults, Funnel, Part, Searches, Sources, Vitals } from "#office/office-parts.tsx";
import { Figures, Plot } from "#office/plot.tsx";
import { sayCount, sayEuros, sayShare, sayShortDay } from "#office/say.ts";
import { requireStaff } from "#office/staff.server.ts";

export const handle = { name: "office" };
export const meta: Route.MetaFunction = () =>
  pageMeta({ title: office.title, path: "/kantoor/cijfers", noindex: true });

const LENGTHS = [7, 28, 90];

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "marketing");
  const { db, now } = shopOf(context);
  const asked = Number(url.searchParams.get("dagen"));
  const length = LENGTHS.includes(asked) ? asked : 28;
  const period = periodOf(now(), length);
  const [visits, funnel, revenue, searches, sources, vitals, faults, consents, readers] = await Promise.all([
    countVisits(db, period),
    readFunnel(db, period),
    readRevenue(db, period),
    listEmptySearches(db, period),
    listSources(db, period),
    readVitals(db, period),
    listFaults(db, period),
    readConsents(db, period),
    countSubscribers(db),
  ]);
  const limits: Record<string, readonly [number, number]> = VITALS;
  const lead = office.lead(sayDate(period.from), sayDate(period.to));
  return {
    length,
    lead,
    visits,
    funnel,
    revenue,
    searches,
    sources,
    vitals,
    limits,
    faults,
    consents,
    readers,
  };
}

type Figured = Route.ComponentProps["loaderData"];
const sum = (days: { value: number }[]) => days.reduce((total, { value }) => total + value, 0);

export default function Office({ loaderData }: Route.ComponentProps) {
  const { length, lead, visits, revenue, funnel, searches, sources, vitals, limits, faults } = loaderData;
  const points = (days: { day: string; value: number }[]) =>
    days.map(({ day, value }) => ({ label: sayShortDay(day), value }));
  return (
    <>
      <div className="spread">
        <div>
          <h1>{office.title}</h1>
          <p className="soft">{lead}</p>
        </div>
        <nav aria-label={office.period} className="row">
          {LENGTHS.map((days) => (
            <Link key={days} className="chip" to={`?dagen=${days}`} aria-current={days === length ? "page" : undefined}>
              {office.days(days)}
            </Link>
          ))}
        </nav>
      </div>
      <Tiles figures={loaderData} />
      <div className="kantoor-twee">
        <Plot title={office.plots.revenue} points={points(revenue.cents)} say={sayEuros} tone="oranje" />
        <Plot title={office.plots.visits} points={points(visits.visits)} say={sayCount} tone="groen" />
      </div>
      <div className="kantoor-twee">
        <Funnel steps={funnel} />
        <Vitals vitals={vitals} limits={limits} />
      </div>
      <div className="kantoor-twee">
        <Searches searches={searches} />
        <Sources sources={sources} />
        <Readers figures={loaderData} />
        <Faults faults={faults} />
      </div>
    </>
  );
}

function Tiles({ figures: { visits, revenue } }: { figures: Figured }) {
  const [cents, orders, came, seen] = [revenue.cents, revenue.orders, visits.visits, visits.views].map(sum) as [
    number,
    number,
    number,
    number,
  ];
  const tiles = [
    [office.tiles.revenue, sayEuros(cents)],
    [office.tiles.orders, sayCount(orders)],
    [office.tiles.average, orders ? sayEuros(cents / orders) : "–"],
    [office.tiles.visits, sayCount(came)],
    [office.tiles.views, came ? sayCount(Math.round((seen / came) * 10) / 10) : "–"],
    [office.tiles.conversion, came ? sayShare(orders / came) : "–"],
  ];
  return (
    <dl className="tegels">
      {tiles.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Readers({ figures: { readers, consents } }: { figures: Figured }) {
  const { letter, consents: cookies } = office;
  return (
    <Part title={letter.title}>
      <Figures
        head={[letter.title, letter.count]}
        rows={[
          ...Object.entries(letter.states).map(([state, label]) => [label, sayCount(readers[state] ?? 0)]),
          [`${cookies.title}: ${cookies.yes.toLowerCase()}`, sayCount(consents.yes)],
          [`${cookies.title}: ${cookies.no.toLowerCase()}`, sayCount(consents.no)],
        ]}
      />
      <p className="row">
        <Link className={buttonClass({ kind: "lijn", size: "s" })} to="/kantoor/nieuwsbrief">
          {letter.write}
        </Link>
        <a href="/api/newsletter/export" download data-no-prefetch>
          {letter.export}
        </a>
      </p>
    </Part>
  );
}
