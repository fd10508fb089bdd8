import { Fragment } from "react";
import { acts, does } from "#accounts/door/acts.server.ts";
import { tasksOf } from "#accounts/door/roles.ts";
import { pageNotFound } from "#kit/error.ts";
import { newId } from "#kit/id.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Head, Outcome } from "#office/deed.tsx";
import { ThreadLinks } from "#office/messages/beside-part.tsx";
import { listThreadsOf } from "#office/messages/list-threads.server.ts";
import { Part } from "#office/office-parts.tsx";
import { addNote, beginMail, setAddress, setDay, writeMail } from "#office/orders/change-deeds.server.ts";
import { MailForm } from "#office/orders/mail-form.tsx";
import {
  cancelPieces,
  compensate,
  markArrived,
  markPaid,
  markTransferred,
  shipPieces,
  takePiecesBack,
} from "#office/orders/order-deeds.server.ts";
import { orderFor } from "#office/orders/roles/order-for.ts";
import { OrderForms } from "#office/orders/order-forms.tsx";
import { OrderLines, papersFact, Shipments } from "#office/orders/order-lines.tsx";
import { Notes, OrderSide } from "#office/orders/order-side.tsx";
import { StateMark } from "#office/orders/state-mark.tsx";
import { Timeline, Track } from "#office/orders/timeline.tsx";
import { viewOrder } from "#office/orders/view-order.server.ts";
import { InList } from "#office/palette/in-list.tsx";
import { type Fact, Rows } from "#office/rows.tsx";
import { sayMoment } from "#office/say.ts";
import { requireStaff } from "#office/staff.server.ts";
import { useAnew } from "#office/typed/use-anew.ts";
import type { OrderStatus } from "#orders/order.ts";
import { shopOf } from "#outside/shop.server.ts";
import { desk, templates } from "#texts/office/desk.ts";
import { officeOrders as say } from "#texts/office/orders.ts";
import { inbox } from "#texts/office/people/inbox.ts";
import { freshAfterConflict } from "#ui/loading/after-conflict.ts";
import type { Route } from "./+types/order.page.ts";

export const handle = { name: "office-order" };
export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: say.order(params.number), path: `/kantoor/bestellingen/${params.number}`, noindex: true });

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { scope } = requireStaff(context, "packing", "books");
  const shop = shopOf(context);
  const tasks = tasksOf(scope);
  const order = await viewOrder(shop, params.number);
  if (!order) throw pageNotFound();
  const threads = tasks.has("orders") ? await listThreadsOf(shop.db, order) : [];
  const did = url.searchParams.get("gedaan");
  return {
    order: orderFor(order, tasks),
    may: { orders: tasks.has("orders"), packing: tasks.has("packing"), books: tasks.has("books") },
    threads: threads.map(({ id, subject, sentAt, doneAt }) => ({
      id,
      subject,
      at: sayMoment(sentAt),
      isDone: doneAt !== null,
    })),
    done: lookUp(say.done, did) ?? lookUp(desk.done, did),
    attempt: newId("try"),
  };
}

const back =
  (did: string) =>
  (_: unknown, { number }: { number: string }) =>
    `/kantoor/bestellingen/${encodeURIComponent(number)}?gedaan=${did}`;

/** Who comes second sees what was done first. */
export const shouldRevalidate = freshAfterConflict;

export const action = acts(
  does(shipPieces, { to: back("verzonden") }),
  does(markArrived, { to: back("bezorgd") }),
  does(cancelPieces, { to: back("geannuleerd") }),
  does(takePiecesBack, { to: back("terug") }),
  does(compensate, { to: back("vergoed") }),
  does(markPaid, { to: back("betaald") }),
  does(markTransferred, { to: back("overgemaakt") }),
  does(setAddress, { to: back("adres") }),
  does(setDay, { to: back("dag") }),
  does(addNote, { to: back("notitie") }),
  does(beginMail),
  does(writeMail, { to: back("mail") }),
);

const shopperFact = (to: string): Fact => [
  say.facts.shopper,
  <a key="shopper" href={to} data-no-prefetch>
    {say.open}
  </a>,
];

const TO_PACK: OrderStatus[] = ["confirmed", "part-shipped"];

type QuickProps = { number: string; contact: { phone: string; email: string }; toPack: boolean };

function QuickLinks({ number, contact, toPack }: QuickProps) {
  return (
    <nav className="snel" aria-label={say.customer}>
      {contact.phone && <a href={`tel:${contact.phone.replace(/[^\d+]/g, "")}`}>{desk.reach.call}</a>}
      {contact.email.includes("@") && <a href={`mailto:${contact.email}`}>{desk.reach.mail}</a>}
      <a href="#notities">{desk.reach.note}</a>
      {toPack && (
        <a
          href={`/kantoor/pakken/bonnen.pdf?nummers=${number}`}
          target="_blank"
          rel="noopener"
          data-no-prefetch
          aria-keyshortcuts="P"
        >
          {desk.reach.slip}
        </a>
      )}
    </nav>
  );
}

export default function OfficeOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { order, may, threads, done, attempt } = loaderData;
  const mail = useAnew(actionData, "mail");
  const { number, status, facts, billing, shopperLink, invoice, credits, contact } = order;
  return (
    // What was typed about one order stays with that one.
    <Fragment key={number}>
      <div>
        {may.packing && <InList number={number} />}
        <Head
          title={say.order(number)}
          lead={<StateMark status={status} />}
          {...(!may.packing && { back: { to: "/kantoor/boekhouding", label: say.backToBooks } })}
        />
      </div>
      <Outcome done={done} told={actionData} />
      <Track steps={order.steps} />
      {may.packing && (
        <QuickLinks
          number={number}
          contact={contact}
          toPack={TO_PACK.includes(order.status) && order.lines.some(({ here }) => here > 0)}
        />
      )}
      <div className="kantoor-twee kantoor-breed">
        <div className="stack ruim">
          <OrderLines lines={order.lines} totals={order.totals} />
          <OrderForms order={order} may={may} told={actionData} />
          <Shipments shipments={order.shipments} />
          {(may.orders || may.books) && (
            <Part title={say.payments}>
              <Rows
                label={say.payments}
                head={Object.values(say.payment)}
                none={say.noPayments}
                rows={order.payments.map((cells, key) => ({ key, cells }))}
              />
            </Part>
          )}
          {order.withdrawals.length > 0 && (
            <Part title={say.withdrawals}>
              <Rows
                label={say.withdrawals}
                head={Object.values(say.withdrawal)}
                rows={order.withdrawals.map((cells, key) => ({ key, cells }))}
              />
            </Part>
          )}
        </div>
        <div className="stack ruim">
          <OrderSide
            number={may.orders && order.email ? number : undefined}
            contact={contact}
            to={order.to}
            mayMove={order.mayMove}
            wanted={order.wanted}
            days={order.days}
            told={actionData}
            facts={[
              ...facts,
              ...billing,
              ...(shopperLink ? [shopperFact(shopperLink)] : []),
              ...papersFact(say.facts.invoice, invoice ? [invoice] : []),
              ...papersFact(say.facts.credit, credits),
            ]}
          />
          {threads.length > 0 && (
            <section className="vak">
              <h2>{inbox.threads}</h2>
              <ThreadLinks threads={threads} />
            </section>
          )}
          {may.packing && <Notes notes={order.notes} deed="orders.note" told={actionData} />}
          {contact.email.includes("@") && (
            <MailForm
              key={mail.anew}
              templates={templates(contact.firstName, number)}
              attempt={attempt}
              told={actionData}
            />
          )}
        </div>
      </div>
      <Timeline trail={order.trail} />
    </Fragment>
  );
}
