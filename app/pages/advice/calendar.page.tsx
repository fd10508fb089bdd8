import { redirect } from "react-router";
import { dayOf, MONTHS, MONTHS_SHORT, monthOf } from "#kit/day.ts";
import { articlePath, productPath } from "#kit/path.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { advice } from "#texts/advice.ts";
import { frontStart } from "#texts/front/start.ts";
import { Crumbs } from "#ui/crumbs.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/calendar.page.ts";
import { type Kind, listJobs, listPlantJobs, type PlantJobs } from "#advice/calendar/calendar.server.ts";

const { calendar } = advice;
const ICONS: Record<Kind, IconName> = {
  sow: "zaden",
  plant: "planten",
  prune: "snoei",
  feed: "voeding",
  harvest: "gereedschap",
  bloom: "bloei",
};

export const handle = { auth: "open", name: "calendar", query: ["maand"] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const asked = url.searchParams.get("maand");
  if (asked !== null && !/^([1-9]|1[0-2])$/.test(asked)) throw redirect("/tuinkalender");
  const now = monthOf(dayOf(shop.now()));
  const month = asked ? Number(asked) : now;
  keepPage(context, "advice", "range", "today");
  const lead = frontStart.month[month - 1] ?? "";
  const plants = await listPlantJobs(shop.db, month);
  return { month, now, lead, asked: asked !== null, jobs: listJobs(month), plants };
}

const nameOf = (month: number) => MONTHS[month - 1] ?? "";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const month = nameOf(loaderData?.month ?? 1);
  return pageMeta({
    title: calendar.title(month),
    description: calendar.description(month),
    path: loaderData?.asked ? `/tuinkalender?maand=${loaderData.month}` : "/tuinkalender",
  });
};

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { month, lead, jobs, plants } = loaderData;
  return (
    <main id="inhoud">
      <PageStyle name="advice" />
      <div className="wrap">
        <Crumbs trail={[{ label: advice.name, to: "/groenhulp" }, { label: calendar.title(nameOf(month)) }]} />
        <div className="stack">
          <h1>{calendar.heading(nameOf(month))}</h1>
          <p className="lead">{lead}</p>
        </div>
        <MonthNav month={month} />
      </div>
      <section className="section wrap">
        <h2>{calendar.jobs}</h2>
        {jobs.length === 0 && <p>{calendar.none}</p>}
        <div className="klusgroepen">
          {jobs.map(({ topic, title, tasks }) => (
            <section key={topic}>
              <h3>{title}</h3>
              <ul className="lijst-kaal">
                {tasks.map(({ text, slug, title: article }) => (
                  <li key={text}>
                    {text} <Link to={articlePath(slug)}>{article}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
      <PlantSections plants={plants} />
      <Subscribe />
    </main>
  );
}

function MonthNav({ month }: { month: number }) {
  return (
    <nav aria-label={calendar.nav}>
      <ol className="maandnav">
        {MONTHS_SHORT.map((short, at) => (
          <li key={short}>
            <Link
              to={`/tuinkalender?maand=${at + 1}`}
              keepPlace
              aria-label={MONTHS[at]}
              aria-current={at + 1 === month ? "page" : undefined}
            >
              {short}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function PlantSections({ plants }: { plants: PlantJobs[] }) {
  return (
    <section className="rek">
      <div className="wrap section">
        <h2>{calendar.plants}</h2>
        <p>{calendar.plantsLead}</p>
        <div className="klusgroepen">
          {plants.map(({ kind, plants: named, more }) => (
            <section key={kind}>
              <h3>
                <Icon name={ICONS[kind]} duo /> {calendar.kinds[kind]}
              </h3>
              <ul className="soorten">
                {named.map(({ slug, name }) => (
                  <li key={slug}>
                    <Link className="chip" to={productPath(slug)}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
              {more > 0 && <p className="klein soft">{calendar.more(more)}</p>}
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

function Subscribe() {
  const { url } = shopFacts();
  return (
    <section className="section wrap stack">
      <h2>{calendar.subscribe}</h2>
      <p className="lead">{calendar.subscribeText}</p>
      <p className="row">
        <a className="btn btn-actie" href={`${url.replace(/^https?:/, "webcal:")}/feed/tuinkalender.ics`}>
          <Icon name="agenda" />
          {calendar.subscribeLink}
        </a>
        <a className="link-pijl" href="/feed/tuinkalender.ics">
          {calendar.download}
        </a>
      </p>
    </section>
  );
}
