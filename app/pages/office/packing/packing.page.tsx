import { acts, does } from "#accounts/door/acts.server.ts";
import { dayOf, sayDay } from "#kit/day.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Deed, Outcome } from "#office/deed.tsx";
import { Part } from "#office/office-parts.tsx";
import { listOpenBatches, listWaitingDays } from "#office/packing/batches.server.ts";
import { startBatch } from "#office/packing/pick-deeds.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { packing as say } from "#texts/office/packing.ts";
import { TextField } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { freshAfterConflict } from "#ui/loading/after-conflict.ts";
import type { Route } from "./+types/packing.page.ts";

const HERE = "/kantoor/pakken";
export const handle = { name: "office-packing" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "packing");
  const { db, now } = shopOf(context);
  const today = dayOf(now());
  const [days, batches] = await Promise.all([listWaitingDays(db, today), listOpenBatches(db)]);
  return {
    done: lookUp(say.done, url.searchParams.get("gedaan")),
    total: days.reduce((sum, { orders }) => sum + orders, 0),
    days: days.map(({ day, orders }) => ({
      day,
      orders,
      title: day === today ? say.today : say.leaves(sayDay(day)),
    })),
    batches: batches.map(({ id, day, crates, packed }) => ({
      id,
      title: `${say.batch(id)}, ${day === today ? say.today.toLowerCase() : sayDay(day)}`,
      said: say.progress(packed, crates),
      part: packed / crates,
    })),
  };
}

/** Who comes second sees what was done first. */
export const shouldRevalidate = freshAfterConflict;

export const action = acts(does(startBatch, { to: ({ id }) => `${HERE}/${id}?gedaan=begonnen` }));

export default function Packing({ loaderData: { done, total, days, batches }, actionData }: Route.ComponentProps) {
  const typed = (day: string) => (actionData?.values?.dag === day ? actionData : undefined);
  return (
    <>
      <header className="kop-blad">
        <div>
          <h1>{say.title}</h1>
          <p>{say.lead(total)}</p>
        </div>
        <Link to={`${HERE}/rit`}>{say.route}</Link>
      </header>
      <Outcome done={done} told={actionData} />
      {batches.length > 0 && (
        <Part title={say.open}>
          <ul className="rondes">
            {batches.map(({ id, title, said, part }) => (
              <li key={id}>
                <span className="twee">
                  <b>{title}</b>
                  <span className="soft">{said}</span>
                  <progress value={part} max={1} aria-label={said} />
                </span>
                <Link className="btn btn-s" to={`${HERE}/${id}`}>
                  {say.goOn}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={say.waiting}>
        {days.length === 0 && <p className="soft">{say.none}</p>}
        <ul className="rondes">
          {days.map(({ day, orders, title }, at) => (
            <li key={day}>
              <span className="twee">
                <b>{title}</b>
                <span className="soft">{say.count(orders)}</span>
              </span>
              <Deed deed="packing.start" label={say.start} kind={at === 0 ? "actie" : "lijn"} along={{ dag: day }}>
                <TextField
                  label={say.howMany}
                  name="aantal"
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={60}
                  defaultValue={typed(day)?.values?.aantal ?? Math.min(20, orders)}
                  errors={typed(day)?.errors?.aantal}
                />
              </Deed>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
