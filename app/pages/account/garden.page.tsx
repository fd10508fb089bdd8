import { Form } from "react-router";
import type { Card } from "#catalogue/product/product.ts";
import { findPlants } from "#catalogue/product/products.server.ts";
import { dayOf, MONTHS, monthOf } from "#kit/day.ts";
import { productPath } from "#kit/path.ts";
import { listGarden } from "#account/garden.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { garden } from "#texts/account/garden.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/garden.page.ts";
import { acts, does } from "#accounts/door/acts.server.ts";
import { tasksIn } from "#accounts/garden/garden.ts";
import { GardenStrip } from "#accounts/garden/garden-strip.tsx";
import { addToGarden, removeFromGarden, renewCalendar } from "#accounts/garden/garden-deeds.server.ts";
import { calendarKeyOf } from "#accounts/garden/gardens.server.ts";
import { requireUser } from "#accounts/session/visitor.server.ts";

const say = garden;
const PATH = "/account/tuin";

export const handle = { name: "garden", title: say.title };

export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: PATH, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const [shop, user] = [shopOf(context), requireUser(context)];
  const asked = (url.searchParams.get("zoek") ?? "")
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, 60);
  const [plants, key, hits] = await Promise.all([
    listGarden(shop, user),
    calendarKeyOf(shop, user.id),
    asked ? findPlants(shop.db, asked) : [],
  ]);
  const own = new Set(plants.map(({ slug }) => slug));
  const calendar = `${url.origin}/account/kalender/${key}.ics`;
  return {
    plants,
    month: monthOf(dayOf(shop.now())),
    asked,
    hits: hits.filter(({ slug }) => !own.has(slug)),
    calendar,
  };
}

export const action = acts(does(addToGarden), does(removeFromGarden), does(renewCalendar));

export default function Garden({ loaderData, actionData }: Route.ComponentProps) {
  const { plants, month, asked, hits, calendar } = loaderData;
  const name = MONTHS[month - 1] ?? "";
  const tasks = tasksIn(plants, month);
  return (
    <div className="stack ruim">
      <div>
        <h1>{say.title}</h1>
        <p className="lead soft">{say.lead}</p>
      </div>
      {plants.length === 0 && (
        <section className="paneel">
          <h2 className="kop-3">{say.empty}</h2>
          <p>{say.emptyText}</p>
        </section>
      )}
      {plants.length > 0 && (
        <>
          <section>
            <h2 className="kop-3 sectiekop">{say.month(name)}</h2>
            {tasks.length === 0 ? (
              <p>{say.nothing(name)}</p>
            ) : (
              <ul className="klussenlijst">
                {tasks.map(({ plant, task }) => (
                  <li key={plant.slug + task}>
                    <Icon
                      name={
                        task === "prune"
                          ? "snoei"
                          : task === "feed"
                            ? "voeding"
                            : task === "protect"
                              ? "winterhard"
                              : "planten"
                      }
                    />
                    <Link to={productPath(plant.slug)}>{say.task[task](plant.name)}</Link>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section>
            <h2 className="kop-3 sectiekop">{say.year}</h2>
            <GardenStrip plants={plants} month={month} />
            <Remove plants={plants} />
          </section>
        </>
      )}
      <Search asked={asked} hits={hits} />
      <section className="paneel paneel-linde stack">
        <h2 className="kop-3">{say.calendar}</h2>
        <p>{say.calendarText}</p>
        <div role="status">{actionData?.done && <Message>{actionData.done}</Message>}</div>
        {actionData?.problem && <Message tone="fout">{actionData.problem}</Message>}
        <TextField label={say.calendarLink} defaultValue={calendar} key={calendar} readOnly />
        <div className="row">
          <a className={buttonClass({})} href={calendar.replace(/^https?:/, "webcal:")}>
            <Icon name="agenda" /> {say.subscribe}
          </a>
          <Form method="post">
            <Button type="submit" kind="lijn" name="deed" value="garden.renew">
              {say.renew}
            </Button>
          </Form>
        </div>
      </section>
    </div>
  );
}

function Remove({ plants }: { plants: { slug: string; name: string }[] }) {
  return (
    <ul className="chips">
      {plants.map(({ slug, name }) => (
        <li key={slug}>
          <Form method="post">
            <input type="hidden" name="slug" value={slug} />
            <button className="chip" type="submit" name="deed" value="garden.remove" aria-label={say.remove(name)}>
              {name} <Icon name="sluiten" small />
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

function Search({ asked, hits }: { asked: string; hits: Pick<Card, "slug" | "name" | "picture">[] }) {
  return (
    <section className="stack" id="toevoegen">
      <h2 className="kop-3">{say.search}</h2>
      <Form method="get" className="zoekplant">
        <TextField label={say.searchLabel} type="search" name="zoek" defaultValue={asked} maxLength={60} />
        <Button type="submit">{say.searchButton}</Button>
      </Form>
      {asked && hits.length === 0 && <p role="status">{say.noHits(asked)}</p>}
      <ul className="plantrij">
        {hits.map(({ slug, name, picture }) => (
          <li key={slug}>
            {picture && <img src={`/plaat/${picture.key}-240.avif`} alt="" width="64" height="64" loading="lazy" />}
            <span>{name}</span>
            <Form method="post" action={PATH}>
              <input type="hidden" name="slug" value={slug} />
              <Button type="submit" kind="lijn" size="s" name="deed" value="garden.add" aria-label={say.add(name)}>
                <Icon name="plus" small /> {say.addShort}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
