import { acts, does } from "#accounts/door/acts.server.ts";
import { holdDelivery, resume } from "#office/shop/shop-deeds.server.ts";
import { listStops } from "#delivery/stops.server.ts";
import { sayDate } from "#kit/day.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { office } from "#texts/office/office.ts";
import { SelectField, TextField } from "#ui/form/field.tsx";
import type { Route } from "./+types/stops.page.ts";
import { Outcome, Deed, fieldOf, Head } from "#office/deed.tsx";
import { Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";

const say = office.stops;
export const handle = { name: "office-stops" };
export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/kantoor/bezorgstop", noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "orders");
  const stops = await listStops(shopOf(context));
  return {
    done: lookUp(say.done, url.searchParams.get("gedaan")),
    stops: stops.map(({ id, kind, from, to }) => ({ id, text: say.row(kind, sayDate(from), sayDate(to)) })),
  };
}

export const action = acts(
  does(holdDelivery, { to: "/kantoor/bezorgstop?gedaan=aan" }),
  does(resume, { to: "/kantoor/bezorgstop?gedaan=weg" }),
);

/** Frost or heat: living plants wait here until the owner lets them go. */
export default function Stops({ loaderData, actionData }: Route.ComponentProps) {
  const field = fieldOf(actionData);
  return (
    <>
      <Head title={say.title} lead={say.lead} />
      <Outcome done={loaderData.done} told={actionData} />
      <Deed deed="stops.add" label={say.add} kind="actie">
        <div className="velden">
          <SelectField {...field("soort")} label={say.kind} span={2}>
            <option value="vorst">{say.frost}</option>
            <option value="hitte">{say.heat}</option>
          </SelectField>
          <TextField {...field("van")} label={say.from} type="date" required span={2} />
          <TextField {...field("tot")} label={say.to} type="date" required span={2} />
        </div>
      </Deed>
      <Rows
        label={say.title}
        head={[say.when, say.remove]}
        none={say.none}
        rows={loaderData.stops.map(({ id, text }) => ({
          key: id,
          cells: [text, <Deed key="gone" deed="stops.remove" label={say.remove} kind="lijn" along={{ stop: id }} />],
        }))}
      />
    </>
  );
}
