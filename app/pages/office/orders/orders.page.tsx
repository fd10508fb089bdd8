import { useRef, useState } from "react";
import { Form } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { tasksOf } from "#accounts/door/roles.ts";
import { dayOf, sayDay } from "#kit/day.ts";
import { newId } from "#kit/id.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Outcome } from "#office/deed.tsx";
import { Leaves, readPage } from "#office/leaves.tsx";
import { countViews, listOrders, PER_PAGE, STATES, VIEWS } from "#office/orders/list-orders.server.ts";
import { mailMany, shipMany } from "#office/orders/many-deeds.server.ts";
import { OrderRows } from "#office/orders/order-rows.tsx";
import { OrderSearch, OrderViews } from "#office/orders/order-views.tsx";
import { ManyBar, Report } from "#office/orders/many-bar.tsx";
import { useKeepList } from "#office/palette/use-kept-list.ts";
import { sayMoment } from "#office/say.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { listWaitingRefunds } from "#payments/refund.server.ts";
import { desk as say } from "#texts/office/desk.ts";
import { officeOrders } from "#texts/office/orders.ts";
import { useTakeOver } from "#ui/form/use-take-over.ts";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/orders.page.ts";

export const handle = { name: "office-orders" };
export const meta: Route.MetaFunction = () =>
  pageMeta({ title: officeOrders.title, path: "/kantoor/bestellingen", noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const tasks = tasksOf(requireStaff(context, "packing").scope);
  const { q, page } = readPage(url);
  const shop = shopOf(context);
  const today = dayOf(shop.now());
  const state = STATES.find((one) => one === url.searchParams.get("staat"));
  // Who searches means every order; who only opens the list means the work.
  const views = tasks.has("orders") ? VIEWS : VIEWS.filter((one) => one !== "wacht" && one !== "rekening");
  const chosen = views.find((one) => one === url.searchParams.get("weergave"));
  const view = chosen ?? (q || state ? "alle" : "te-verzenden");
  const [{ orders, total, more }, counts, refunds] = await Promise.all([
    listOrders(shop.db, { q, state, view, page, today, goodsAt: tasks.has("orders") ? undefined : shop.now() }),
    countViews(shop.db, today),
    tasks.has("books") ? listWaitingRefunds(shop) : [],
  ]);
  return {
    q,
    state,
    view,
    page,
    lead: q || state ? say.found(total, more) : say.lead(counts["te-verzenden"] ?? 0, counts.vandaag ?? 0),
    views: views.map((one) => ({ view: one, count: counts[one] })),
    mayMail: tasks.has("orders"),
    attempt: newId("try"),
    pages: Math.ceil(total / PER_PAGE),
    orders: orders.map(({ placedAt, totalCents, wanted, ...order }) => ({
      ...order,
      placed: sayMoment(placedAt),
      total: tasks.has("orders") ? euros(totalCents) : "",
      wanted: wanted ? sayDay(wanted) : say.noDay,
    })),
    waiting: refunds.map(({ number, amountCents }) => ({ number, amount: euros(amountCents) })),
  };
}

export const action = acts(does(shipMany), does(mailMany));

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  const { q, state, view, page, pages, orders, lead, views, mayMail, waiting, attempt } = loaderData;
  useKeepList(orders.map(({ number }) => number));
  const [picked, setPicked] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const count = () => setPicked(form.current?.querySelectorAll(".vink:checked").length ?? 0);
  useTakeOver(form, count);
  return (
    <>
      <header className="kop-blad">
        <div>
          <h1>{officeOrders.title}</h1>
          <p>{lead}</p>
        </div>
      </header>
      <Outcome told={actionData} />
      <Report told={actionData} />
      {waiting.length > 0 && (
        <Message tone="let">
          {officeOrders.byHand.waiting}{" "}
          {waiting.map(({ number, amount }) => (
            <span key={number + amount}>
              <Link to={`/kantoor/bestellingen/${number}`}>{number}</Link> ({amount}){" "}
            </span>
          ))}
        </Message>
      )}
      <OrderViews view={view} views={views} />
      <OrderSearch q={q} state={state} byMail={mayMail} />
      {orders.length === 0 ? (
        <p className="soft">{officeOrders.none}</p>
      ) : (
        <Form method="post" className="kolom" reloadDocument key={attempt} ref={form} onChange={count}>
          <OrderRows orders={orders} />
          <ManyBar attempt={attempt} picked={picked} mayMail={mayMail} />
        </Form>
      )}
      <Leaves page={page} pages={pages} q={q} along={{ weergave: view, staat: state }} />
    </>
  );
}
