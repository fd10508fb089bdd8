import { acts, does } from "#accounts/door/acts.server.ts";
import { approveTrees, declineTrees } from "#office/field/field-deeds.server.ts";
import { lookUp } from "#kit/look-up.ts";
import { Link } from "#ui/link.tsx";
import type { TreeAddress } from "#calculators/trees/tree-order.ts";
import { findTreeOrder, pdfPath, type StoredTreeOrder, treeNumber } from "#calculators/trees/tree-orders.server.ts";
import { sayDay } from "#kit/day.ts";
import { pageNotFound } from "#kit/error.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { findOrderById } from "#orders/orders.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeTrees as say } from "#texts/office/field.ts";
import { Choice } from "#ui/form/field.tsx";
import { Outcome, Deed, Folded, Head } from "#office/deed.tsx";
import { Part } from "#office/office-parts.tsx";
import { type Fact, Facts, Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { freshAfterConflict } from "#ui/loading/after-conflict.ts";
import type { Route } from "./+types/tree.page.ts";

const LIST = "/kantoor/kerstbomen";
export const handle = { name: "office-tree" };
export const meta: Route.MetaFunction = ({ loaderData, params }) =>
  pageMeta({ title: say.request(loaderData?.number ?? ""), path: `${LIST}/${params.id}`, noindex: true });

export async function loader({ url, params, context }: Route.LoaderArgs) {
  requireStaff(context, "orders");
  const { db } = shopOf(context);
  const request = await findTreeOrder(db, params.id);
  if (!request) throw pageNotFound();
  const order = request.order ? await findOrderById(db, request.order) : undefined;
  return {
    done: lookUp(say.done, url.searchParams.get("gedaan")),
    number: treeNumber(request),
    kind: say.kinds[request.kind],
    open: !request.approvedAt && !request.declinedAt,
    state: say.states[request.approvedAt ? "approved" : request.declinedAt ? "declined" : "open"],
    total: euros(request.totalCents),
    lines: linesOf(request),
    facts: factsOf(request),
    paper: pdfPath(request.id),
    order: order?.number,
  };
}

function linesOf({ body }: StoredTreeOrder): string[][] {
  return body.lines.map(({ row, text, quantity, unitCents, lineCents }) => {
    const to = body.rows[row];
    const where = to ? say.where(to.address, sayDay(to.day)) : "–";
    return [text, where, String(quantity), euros(unitCents), euros(lineCents)];
  });
}

function factsOf({ body }: StoredTreeOrder): [string, string][] {
  const place = ({ street, postcode, city }: TreeAddress, at: number): [string, string] => [
    say.address(at + 1),
    street ? `${street}, ${postcode} ${city}` : "",
  ];
  const facts: [string, string][] = [
    [say.facts.company, body.company],
    [say.facts.vat, body.vatNumber],
    [say.facts.reference, body.reference],
    [say.facts.name, body.name],
    [say.facts.email, body.email],
    [say.facts.phone, body.phone],
    ...body.addresses.map(place),
    [say.facts.note, body.note],
  ];
  return facts.filter(([, value]) => value);
}

const decided =
  (did: string) =>
  (_: unknown, { id }: { id: string }) =>
    `${LIST}/${encodeURIComponent(id)}?gedaan=${did}`;

/** Who comes second sees what was done first. */
export const shouldRevalidate = freshAfterConflict;

export const action = acts(
  does(approveTrees, { to: decided("akkoord") }),
  does(declineTrees, { to: decided("afgewezen") }),
);

export default function Tree({ loaderData, actionData }: Route.ComponentProps) {
  const { number, kind, state, open, lines, total, paper, order } = loaderData;
  const facts: Fact[] = [
    ...loaderData.facts,
    [
      say.facts.paper,
      <a key="paper" href={paper} data-no-prefetch>
        {say.paper}
      </a>,
    ],
    ...(order ? [[say.facts.order, <OrderLink key="order" number={order} />] as Fact] : []),
  ];
  return (
    <>
      <Head title={say.request(number)} lead={`${kind} · ${state}`} back={{ to: LIST, label: say.back }} />
      <Outcome done={loaderData.done} told={actionData} />
      <div className="kantoor-twee kantoor-breed">
        <div className="stack ruim">
          <Part title={say.what}>
            <Rows label={say.what} head={Object.values(say.line)} rows={lines.map((cells, key) => ({ key, cells }))} />
            <Facts facts={[[say.total, total]]} />
          </Part>
          {open && (
            <section className="stack">
              <Folded title={say.answer} open>
                <p className="klein soft">{say.lead}</p>
                <Deed deed="trees.approve" label={say.approve} kind="actie" />
              </Folded>
              <Folded title={say.declineTitle} open={actionData?.deed === "trees.decline"}>
                <p className="klein soft">{say.declineText}</p>
                <Deed deed="trees.decline" label={say.decline} kind="lijn">
                  <Choice name="zeker" value="ja" label={say.sure} required />
                </Deed>
              </Folded>
            </section>
          )}
        </div>
        <Part title={say.who}>
          <Facts facts={facts} />
        </Part>
      </div>
    </>
  );
}

function OrderLink({ number }: { number: string }) {
  return <Link to={`/kantoor/bestellingen/${number}`}>{number}</Link>;
}
