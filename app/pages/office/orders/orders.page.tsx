import { sayDay } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeOrders as say } from "#texts/office/orders.ts";
import { listWaitingRefunds } from "#payments/refund.server.ts";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { Head } from "#office/deed.tsx";
import { Filters, Leaves, readPage, Search } from "#office/leaves.tsx";
import { Rows } from "#office/rows.tsx";
import { sayMoment } from "#office/say.ts";
import { requireStaff } from "#office/staff.server.ts";
import { listOrders, PER_PAGE, STATES } from "#office/orders/list-orders.server.ts";
import { StateMark } from "#office/orders/state-mark.tsx";
import type { Route } from "./+types/orders.page.ts";

export const handle = { name: "office-orders" };
export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/kantoor/bestellingen", noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "packing");
  const { q, page } = readPage(url);
  const state = STATES.find((one) => one === url.searchParams.get("staat"));
  const shop = shopOf(context);
  const [{ orders, total }, refunds] = await Promise.all([
    listOrders(shop.db, { q, state, page }),
    listWaitingRefunds(shop),
  ]);
  const listed = orders.map(({ placedAt, totalCents, wanted, ...order }) => ({
    ...order,
    placed: sayMoment(placedAt),
    total: euros(totalCents),
    wanted: wanted ? sayDay(wanted) : "–",
  }));
  const waiting = refunds.map(({ number, amountCents }) => ({ number, amount: euros(amountCents) }));
  return { q, state, states: [...STATES], page, orders: listed, total, waiting, pages: Math.ceil(total / PER_PAGE) };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { q, state, states, page, pages, orders, total, waiting } = loaderData;
  return (
    <>
      <Head title={say.title} lead={say.count(total)} />
      {waiting.length > 0 && (
        <Message tone="let">
          {say.byHand.waiting}{" "}
          {waiting.map(({ number, amount }) => (
            <span key={number + amount}>
              <Link to={`/kantoor/bestellingen/${number}`}>{number}</Link> ({amount}){" "}
            </span>
          ))}
        </Message>
      )}
      <Search q={q} label={say.search} button={say.find} along={{ staat: state }} />
      <Filters
        label={say.state}
        name="staat"
        q={q}
        chosen={state ?? ""}
        options={[["", say.anyState], ...states.map((one): [string, string] => [one, say.states[one]])]}
      />
      <Rows
        label={say.title}
        head={Object.values(say.head)}
        none={say.none}
        rows={orders.map((order) => ({
          key: order.number,
          cells: [
            <Link key="number" to={`/kantoor/bestellingen/${order.number}`}>
              {order.number}
            </Link>,
            order.placed,
            order.wanted,
            <span key="who" className="twee">
              {order.name} <span className="soft">{order.email}</span>
            </span>,
            order.total,
            <StateMark key="state" status={order.status} />,
          ],
        }))}
      />
      <Leaves page={page} pages={pages} q={q} along={{ staat: state }} />
    </>
  );
}
