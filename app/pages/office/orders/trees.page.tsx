import { Link } from "#ui/link.tsx";
import { countTreeOrders, listTreeOrders, treeNumber } from "#calculators/trees/tree-orders.server.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeTrees as say } from "#texts/office/field.ts";
import { Head } from "#office/deed.tsx";
import { Leaves, OpenOrAll, readPage, wantsAll } from "#office/leaves.tsx";
import { Mark, Rows } from "#office/rows.tsx";
import { sayMoment } from "#office/say.ts";
import { requireStaff } from "#office/staff.server.ts";
import type { Route } from "./+types/trees.page.ts";

const HERE = "/kantoor/kerstbomen";
const PER_PAGE = 25;
export const handle = { name: "office-trees" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "orders");
  const { db } = shopOf(context);
  const { page } = readPage(url);
  const all = wantsAll(url);
  const [rows, total] = await Promise.all([
    listTreeOrders(db, { all, most: PER_PAGE, from: (page - 1) * PER_PAGE }),
    countTreeOrders(db, all),
  ]);
  return {
    page,
    pages: Math.ceil(total / PER_PAGE),
    all,
    requests: rows.map((row) => ({
      id: row.id,
      number: treeNumber(row),
      sent: sayMoment(row.sentAt),
      company: row.body.company,
      kind: say.kinds[row.kind],
      total: euros(row.totalCents),
      state: row.approvedAt ? ("approved" as const) : row.declinedAt ? ("declined" as const) : ("open" as const),
    })),
  };
}

export default function Trees({ loaderData: { page, pages, all, requests } }: Route.ComponentProps) {
  return (
    <>
      <Head title={say.title} lead={say.lead} />
      <OpenOrAll all={all} label={say.show} words={say} />
      <Rows
        label={say.title}
        head={Object.values(say.head)}
        none={say.none}
        rows={requests.map(({ id, number, sent, company, kind, total, state }) => ({
          key: id,
          cells: [
            <Link key="number" to={`${HERE}/${id}`}>
              {number}
            </Link>,
            sent,
            company,
            kind,
            total,
            <Mark key="state" tone={state === "open" ? "doen" : state === "approved" ? "goed" : "stil"}>
              {say.states[state]}
            </Mark>,
          ],
        }))}
      />
      <Leaves page={page} pages={pages} q="" along={{ welke: all ? "alle" : "" }} />
    </>
  );
}
