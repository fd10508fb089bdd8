import { acts, does } from "#accounts/door/acts.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeOrders as say } from "#texts/office/orders.ts";
import { Link } from "#ui/link.tsx";
import { Outcome, Deed, Head } from "#office/deed.tsx";
import { Part } from "#office/office-parts.tsx";
import { type Fact, Facts, Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import {
  cancelPieces,
  compensate,
  markArrived,
  markPaid,
  markTransferred,
  shipPieces,
  takePiecesBack,
} from "#office/orders/order-deeds.server.ts";
import { OrderForms } from "#office/orders/order-forms.tsx";
import { StateMark } from "#office/orders/state-mark.tsx";
import { viewOrder } from "#office/orders/view-order.server.ts";
import type { Route } from "./+types/order.page.ts";

export const handle = { name: "office-order" };
export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: say.order(params.number), path: `/kantoor/bestellingen/${params.number}`, noindex: true });

export async function loader({ url, params, context }: Route.LoaderArgs) {
  requireStaff(context, "packing");
  const order = await viewOrder(shopOf(context), params.number);
  if (!order) throw pageNotFound();
  return { order, done: lookUp(say.done, url.searchParams.get("gedaan")) };
}

const back =
  (did: string) =>
  (_: unknown, { number }: { number: string }) =>
    `/kantoor/bestellingen/${encodeURIComponent(number)}?gedaan=${did}`;

export const action = acts(
  does(shipPieces, { to: back("verzonden") }),
  does(markArrived, { to: back("bezorgd") }),
  does(cancelPieces, { to: back("geannuleerd") }),
  does(takePiecesBack, { to: back("terug") }),
  does(compensate, { to: back("vergoed") }),
  does(markPaid, { to: back("betaald") }),
  does(markTransferred, { to: back("overgemaakt") }),
);

export default function OfficeOrder({ loaderData: { order, done }, actionData }: Route.ComponentProps) {
  const { number, status, lines, totals, facts, moments, shopperLink, invoice, credits } = order;
  return (
    <>
      <Head
        title={say.order(number)}
        lead={<StateMark status={status} />}
        back={{ to: "/kantoor/bestellingen", label: say.back }}
      />
      <Outcome done={done} told={actionData} />
      <div className="kantoor-twee kantoor-breed">
        <div className="stack ruim">
          <Part title={say.lines}>
            <Rows
              label={say.lines}
              head={Object.values(say.line)}
              rows={lines.map((line) => ({
                key: line.sku + line.cut,
                cells: [
                  <span key="name" className="twee">
                    {line.slug ? <Link to={`/p/${line.slug}`}>{line.name}</Link> : line.name}
                    <span className="soft">
                      {line.label} · {line.sku}
                    </span>
                  </span>,
                  line.quantity,
                  line.cancelled || "–",
                  line.shipped || "–",
                  line.returned || "–",
                  line.amount,
                ],
              }))}
            />
            <Facts facts={totals} />
          </Part>
          <OrderForms order={order} told={actionData} />
          <Shipments shipments={order.shipments} />
          <Part title={say.payments}>
            <Rows
              label={say.payments}
              head={Object.values(say.payment)}
              none={say.noPayments}
              rows={order.payments.map((cells, key) => ({ key, cells }))}
            />
          </Part>
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
          <Part title={say.customer}>
            <Facts
              facts={[
                ...facts,
                [
                  say.facts.shopper,
                  <a key="shopper" href={shopperLink} data-no-prefetch>
                    {say.open}
                  </a>,
                ],
                ...papersFact(say.facts.invoice, invoice ? [invoice] : []),
                ...papersFact(say.facts.credit, credits),
              ]}
            />
          </Part>
          <Part title={say.moments}>
            <Facts facts={moments} />
          </Part>
        </div>
      </div>
      <Part title={say.trail}>
        <Rows
          label={say.trail}
          head={Object.values(say.trailHead)}
          rows={order.trail.map(({ id, at, what, by }) => ({ key: id, cells: [at, what, by] }))}
        />
      </Part>
    </>
  );
}

const papersFact = (label: string, papers: { number: string; to: string }[]): Fact[] =>
  papers.length === 0
    ? []
    : [
        [
          label,
          papers.map(({ number, to }) => (
            <span key={number}>
              <a href={to} download data-no-prefetch>
                {number}
              </a>{" "}
            </span>
          )),
        ],
      ];

function Shipments({ shipments }: { shipments: Route.ComponentProps["loaderData"]["order"]["shipments"] }) {
  return (
    <Part title={say.shipments}>
      <Rows
        label={say.shipments}
        head={[say.shipment.what, say.shipment.carrier, say.shipment.sent, say.shipment.arrived]}
        none={say.noShipments}
        rows={shipments.map(({ id, what, carrier, trackUrl, sent, arrived }) => ({
          key: id,
          cells: [
            what,
            <span key="carrier" className="twee">
              {carrier}
              {trackUrl && <a href={trackUrl}>{say.shipment.follow}</a>}
            </span>,
            sent,
            arrived ?? (
              <Deed key="deliver" deed="orders.arrived" label={say.shipment.deliver} along={{ zending: id }} />
            ),
          ],
        }))}
      />
    </Part>
  );
}
