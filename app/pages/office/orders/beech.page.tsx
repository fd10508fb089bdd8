import { acts, does } from "#accounts/door/acts.server.ts";
import { tasksOf } from "#accounts/door/roles.ts";
import { liftBeech } from "#office/field/field-deeds.server.ts";
import { lookUp } from "#kit/look-up.ts";
import { Link } from "#ui/link.tsx";
import { sayDate } from "#kit/day.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeBeech as say } from "#texts/office/field.ts";
import { Outcome, Deed, Head } from "#office/deed.tsx";
import { OpenOrAll, wantsAll } from "#office/leaves.tsx";
import { Part } from "#office/office-parts.tsx";
import { Mark, Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { listField } from "#office/orders/list-field.server.ts";
import { freshAfterConflict } from "#ui/loading/after-conflict.ts";
import type { Route } from "./+types/beech.page.ts";

const HERE = "/kantoor/beukenhagen";
export const handle = { name: "office-beech" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const tasks = tasksOf(requireStaff(context, "packing").scope);
  const all = wantsAll(url);
  return {
    all,
    weeks: await listField(shopOf(context), all, tasks.has("orders")),
    priced: tasks.has("orders"),
    done: lookUp(say.done, url.searchParams.get("gedaan")),
  };
}

/** Who comes second sees what was done first. */
export const shouldRevalidate = freshAfterConflict;

export const action = acts(does(liftBeech, { to: `${HERE}?gedaan=gerooid` }));

export default function Beech({ loaderData: { all, weeks, priced, done: said }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Head title={say.title} lead={say.lead} />
      <Outcome done={said} told={actionData} />
      <OpenOrAll all={all} label={say.show} words={say.filters} />
      {weeks.length === 0 && <p className="soft">{say.none}</p>}
      {weeks.map(({ week, plants, rows }) => (
        <Part key={week} title={say.week(sayDate(week))}>
          <p className="klein soft">{say.sum(plants, rows.length)}</p>
          <Rows
            label={say.week(sayDate(week))}
            head={Object.entries(say.head).flatMap(([name, head]) => (name === "money" && !priced ? [] : [head]))}
            rows={rows.map(({ order, number, customer, place, what, open, state, mayLift }) => ({
              key: order,
              cells: [
                <Link key="order" to={`/kantoor/bestellingen/${number}`}>
                  {number}
                </Link>,
                <span key="who" className="twee">
                  {customer} <span className="soft">{place}</span>
                </span>,
                what,
                ...(priced ? [open] : []),
                <Mark
                  key="state"
                  tone={mayLift ? "doen" : state === "lifted" || state === "delivered" ? "goed" : "stil"}
                >
                  {say.states[state]}
                </Mark>,
                mayLift ? <Deed key="lift" deed="beech.lift" label={say.lift} along={{ bestelling: order }} /> : "–",
              ],
            }))}
          />
        </Part>
      ))}
    </>
  );
}
