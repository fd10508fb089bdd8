import { data, Form } from "react-router";
import { requireOwnForm } from "#accounts/csrf.server.ts";
import type { Stop } from "#delivery/days.ts";
import { listStops, resumeDelivery, stopDelivery } from "#delivery/stops.server.ts";
import { type Day, sayDate } from "#kit/day.ts";
import { pageMeta } from "#layout/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { office } from "#texts/office.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/stops.page.ts";
import { requireStaff } from "./staff.server.ts";

export const handle = { name: "office-stops" };
export const meta: Route.MetaFunction = () =>
  pageMeta({ title: office.stops.title, path: "/kantoor/bezorgstop", noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context);
  const stops = await listStops(shopOf(context));
  return {
    stops: stops.map(({ id, kind, from, to }) => ({ id, text: office.stops.row(kind, sayDate(from), sayDate(to)) })),
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export async function action({ request, context }: Route.ActionArgs) {
  requireStaff(context);
  requireOwnForm(request);
  const form = await request.formData();
  const shop = shopOf(context);
  const gone = Number(form.get("verwijder"));
  if (gone) {
    await resumeDelivery(shop, gone);
    return null;
  }
  const [kind, from, to] = ["soort", "van", "tot"].map((name) => String(form.get(name) ?? ""));
  const wrong = !DAY.test(from ?? "") || !DAY.test(to ?? "") || (from ?? "") > (to ?? "");
  if (wrong || (kind !== "vorst" && kind !== "hitte")) return data({ problem: office.stops.wrong }, { status: 422 });
  await stopDelivery(shop, { kind, from: from as Day, to: to as Day } satisfies Stop);
  return null;
}

/** Frost or heat: living plants wait here until the owner lets them go. */
export default function Stops({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="inhoud" className="wrap section stack">
      <h1>{office.stops.title}</h1>
      <p className="lead">{office.stops.lead}</p>
      {actionData?.problem && <Message tone="fout">{actionData.problem}</Message>}
      <Form method="post" className="velden">
        <SelectField label={office.stops.kind} name="soort" span={2}>
          <option value="vorst">{office.stops.frost}</option>
          <option value="hitte">{office.stops.heat}</option>
        </SelectField>
        <TextField label={office.stops.from} name="van" type="date" required span={2} />
        <TextField label={office.stops.to} name="tot" type="date" required span={2} />
        <div>
          <Button kind="actie" type="submit">
            {office.stops.add}
          </Button>
        </div>
      </Form>
      {loaderData.stops.length === 0 && <p>{office.stops.none}</p>}
      {loaderData.stops.map(({ id, text }) => (
        <Form method="post" key={id} className="row">
          <span>{text}</span>
          <Button kind="lijn" size="s" name="verwijder" value={id}>
            {office.stops.remove}
          </Button>
        </Form>
      ))}
    </main>
  );
}
