import { lazy, Suspense, useEffect } from "react";
import { data, Form, isRouteErrorResponse, redirect, useRevalidator, useRouteError } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { findUser } from "#accounts/session/sessions.server.ts";
import { viewCart } from "#cart/view-cart.server.ts";
import { cartCookies, findCartId, withCookies } from "#cart/whose-cart.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { dayOf, sayDay, timeOf } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { cancelOwnOrder } from "#orders/refunding/cancel-deed.server.ts";
import { reservationPath } from "#orders/reserving/reservations.server.ts";
import { findOrderFor, listShipments, type Order } from "#orders/orders.server.ts";
import { type Shop, shopOf } from "#outside/shop.server.ts";
import { listMethods } from "#payments/bank/bank.server.ts";
import { payOrder } from "#payments/pay-order.server.ts";
import { syncOrder } from "#payments/sync-payment.server.ts";
import { checkout } from "#texts/checkout.ts";
import { thanks as texts } from "#texts/thanks.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { CheckoutFrame } from "#checkout/frame.tsx";
import { MethodList } from "#checkout/method-list.tsx";
import { OrderedList } from "#checkout/thanks/ordered-list.tsx";
import { listGifts, listReading, stateOf, type Thanks } from "#checkout/thanks/thanks.server.ts";
import { Thanked } from "#checkout/thanks/thanked.tsx";
import type { Route } from "./+types/thank-you.page.ts";

// Asked for when it is wanted, as in the root.
const ErrorPage = lazy(() => import("#layout/error-page.tsx"));

export const handle = { auth: "open", name: "thank-you", bare: true };
export const meta: Route.MetaFunction = () => pageMeta({ title: checkout.steps[2], path: "/thank-you", noindex: true });

async function require(shop: Shop, request: Request, query: URLSearchParams): Promise<Order> {
  const order = await findOrderFor(shop, request, query.get("b") ?? "", query.get("t") ?? "");
  if (!order) throw pageNotFound();
  return order;
}

const sayUntil = (moment: Date, now: Date): string =>
  dayOf(moment) === dayOf(now) ? timeOf(moment) : `${sayDay(dayOf(moment))} ${timeOf(moment)}`;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const query = url.searchParams;
  const asked = await require(shop, request, query);
  const { reservation } = asked.snapshot;
  if (reservation) throw redirect(reservationPath(reservation.id));
  if (!asked.paidAt)
    await syncOrder(shop, asked.id).catch((error: unknown) =>
      shop.log.warn({ error: String(error) }, "bank does not answer"),
    );
  const order = asked.paidAt ? asked : await require(shop, request, query);
  const state = await stateOf(shop, order);
  const id = await findCartId(shop, request);
  const [sent, gifts, reading, methods, user, cart] = await Promise.all([
    listShipments(shop.db, order.id),
    listGifts(shop, order),
    listReading(shop, order),
    listMethods(shop, { onAccount: false, country: order.snapshot.billing.country }),
    findUser(shop, request),
    viewCart(shop, id),
  ]);
  const { number, snapshot, dueCents, paymentMethod, placedAt } = order;
  const view = {
    state,
    number,
    snapshot,
    dueCents,
    paymentMethod,
    heldUntil: sayUntil(order.heldUntil, shop.now()),
    placedAt,
    token: query.get("t") ?? "",
    gifts,
    reading,
    methods,
    loggedIn: user !== undefined,
    away: query.has("weg"),
    canCancel: !order.cancelledAt && sent.length === 0,
  };
  return data(view, { headers: withCookies(cartCookies(shop, id, cart)) });
}

const QUERY = { query: ["b", "t"] };
const here = ({ b = "", t = "" }: { b?: string; t?: string }) => `/thank-you?${new URLSearchParams({ b, t })}`;

export const action = acts(
  does(cancelOwnOrder, { ...QUERY, to: (_, asked) => here(asked) }),
  // The test bank stands in our own shop; another bank's page is opened by the browser itself.
  does(payOrder, {
    ...QUERY,
    to: ({ url }, _, shop) => (url.startsWith(`${shop.url}/`) ? url.slice(shop.url.length) : undefined),
    otherwise: (reason, _, placed) => (reason === "closed" ? here(placed) : undefined),
  }),
);

export default function ThankYou({ loaderData, actionData }: Route.ComponentProps) {
  const { state, number, snapshot, dueCents } = loaderData;
  const facts = shopFacts();
  useWaiting(state === "pending" || state === "open");
  const go = (actionData?.shows as { url: string } | undefined)?.url;
  useEffect(() => {
    if (go) location.assign(go);
  }, [go]);
  if (state === "paid" || state === "account")
    return (
      <CheckoutFrame step={3} shop={facts.name}>
        <Thanked view={{ ...loaderData, state, problem: actionData?.problem }} />
      </CheckoutFrame>
    );
  const words = said(state, loaderData.heldUntil);
  return (
    <CheckoutFrame step={2} shop={facts.name}>
      <main id="inhoud" className="kassa wrap">
        <div className="kassa-l stack">
          <p className="eyebrow">{texts.pending.eyebrow(number)}</p>
          <h1>{words.title}</h1>
          <p className="lead" role="status">
            {words.text}
          </p>
          {loaderData.away && <Message tone="let">{checkout.payment.away}</Message>}
          {actionData?.problem && <Message tone="fout">{actionData.problem}</Message>}
          {go && (
            <a className={buttonClass({ kind: "actie" })} href={go}>
              {checkout.payment.go}
            </a>
          )}
          {state === "pending" && (
            <p>
              <a className={buttonClass({ kind: "lijn" })} href={`/thank-you?b=${number}&t=${loaderData.token}`}>
                {texts.pending.again}
              </a>
            </p>
          )}
          {state !== "pending" && state !== "cancelled" && state !== "replaced" && (
            <Form className="stack" method="post">
              <MethodList methods={loaderData.methods} chosen={loaderData.paymentMethod} due={dueCents} />
              <p>
                <Button kind="actie" size="xl" type="submit" name="deed" value="payments.pay">
                  {texts.retry(euros(dueCents))}
                </Button>
              </p>
            </Form>
          )}
        </div>
        <OrderedList snapshot={snapshot} />
      </main>
    </CheckoutFrame>
  );
}

/** Without an order, or with a link that is not whole, there is nobody to thank. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return (
      <Suspense fallback={null}>
        <ErrorPage />
      </Suspense>
    );
  }
  return (
    <CheckoutFrame step={3} shop={shopFacts().name}>
      <main id="inhoud" className="wrap section stack">
        <h1>{texts.none.title}</h1>
        <p className="lead">{texts.none.text}</p>
        <p className="row">
          <Link className={buttonClass({})} to="/account/bestellingen">
            {texts.none.orders}
          </Link>
          <Link className={buttonClass({ kind: "lijn" })} to="/contact">
            {texts.none.contact}
          </Link>
        </p>
      </main>
    </CheckoutFrame>
  );
}

function said(state: Exclude<Thanks, "paid" | "account">, until: string): { title: string; text: string } {
  if (state === "pending" || state === "expired" || state === "replaced" || state === "cancelled") return texts[state];
  return { title: texts[state].title, text: texts[state].text(until) };
}

/** Looks again a few times, at most ten seconds; then the shopper decides. */
function useWaiting(waiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!waiting) return;
    let looks = 0;
    const timer = setInterval(() => {
      if (++looks >= 5) clearInterval(timer);
      void revalidate();
    }, 2000);
    return () => clearInterval(timer);
  }, [waiting, revalidate]);
}
