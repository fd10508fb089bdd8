import { useEffect } from "react";
import { data, Form, redirect, useRevalidator } from "react-router";
import { isSameOrigin } from "#accounts/session/csrf.server.ts";
import { findUser } from "#accounts/session/sessions.server.ts";
import { viewCart } from "#cart/view-cart.server.ts";
import { cartCookies, findCartId, withCookies } from "#cart/whose-cart.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { dayOf, sayDay, timeOf } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { cancelOrder } from "#orders/refunding/cancel-order.server.ts";
import { keepForPayment } from "#orders/placing/keep-for-payment.server.ts";
import { holdAgain } from "#orders/placing/hold-again.server.ts";
import { reservationPath } from "#orders/reserving/reservations.server.ts";
import { findOrderFor, listShipments, type Order } from "#orders/orders.server.ts";
import { shopOf, type Shop } from "#outside/shop.server.ts";
import { listMethods } from "#payments/methods.server.ts";
import { methodFault } from "#payments/methods.ts";
import { startPayment } from "#payments/start-payment.server.ts";
import { syncOrder } from "#payments/sync-payment.server.ts";
import { checkout } from "#texts/checkout.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";
import { CheckoutFrame } from "#checkout/frame.tsx";
import { MethodList } from "#checkout/method-list.tsx";
import { OrderedList } from "#checkout/thanks/ordered-list.tsx";
import { listGifts, listReading, stateOf, type Thanks } from "#checkout/thanks/thanks.server.ts";
import { Thanked } from "#checkout/thanks/thanked.tsx";
import type { Route } from "./+types/thank-you.page.ts";

export const handle = { auth: "open", name: "thank-you", bare: true };
export const meta: Route.MetaFunction = () => pageMeta({ title: checkout.steps[2], path: "/thank-you", noindex: true });

const { thanks: texts } = checkout;
const WRONG = ["choose", "age"] as const;

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
    listMethods(shop, { business: false, country: order.snapshot.billing.country }),
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
    soldOut: query.has("op"),
    away: query.has("weg"),
    canCancel: !order.cancelledAt && sent.length === 0,
    tooLate: query.has("laat") ? texts.cancel[query.get("laat") === "bon" ? "giftUsed" : "late"] : null,
    wrongMethod: WRONG.find((one) => one === query.get("wijze")),
  };
  return data(view, { headers: withCookies(cartCookies(shop, id, cart)) });
}

/** Paying again is a new payment on the same order. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  if (!isSameOrigin(request)) throw data({ statusCode: 419, message: "CSRF token mismatch" }, { status: 419 });
  const order = await require(shop, request, url.searchParams);
  const here = `/thank-you?b=${order.number}&t=${encodeURIComponent(url.searchParams.get("t") ?? "")}`;
  const form = await request.formData();
  if (form.get("intent") === "cancel") {
    const sent = await listShipments(shop.db, order.id);
    const late = { ok: false, reason: "shipped" } as const;
    const cancelled = sent.length ? late : await cancelOrder(shop, order.id, "all", "shopper");
    if (cancelled.ok) return redirect(here, { status: 303 });
    return redirect(`${here}&laat=${cancelled.reason === "gift-used" ? "bon" : "1"}`, { status: 303 });
  }
  if (order.confirmedAt || order.cancelledAt) return redirect(here, { status: 303 });
  const method = String(form.get("method") ?? order.paymentMethod);
  const offered = await listMethods(shop, { business: false, country: order.snapshot.billing.country });
  const fault = methodFault(offered, method, form.has("adult"));
  if (fault) return redirect(`${here}&wijze=${fault}`, { status: 303 });
  if (!(await holdAgain(shop, order.id))) return redirect(`${here}&op=1`, { status: 303 });
  const started = await startPayment(shop, order, method);
  if (!started.ok) {
    await keepForPayment(shop, order.id);
    return redirect(`${here}&weg=1`, { status: 303 });
  }
  const { origin } = new URL(shop.url);
  return started.url.startsWith(origin)
    ? redirect(started.url.slice(origin.length), { status: 303 })
    : data({ go: started.url });
}

export default function ThankYou({ loaderData, actionData }: Route.ComponentProps) {
  const { state, number, snapshot, dueCents } = loaderData;
  const facts = shopFacts();
  useWaiting(state === "pending" || state === "open");
  const go = actionData && "go" in actionData ? actionData.go : undefined;
  useEffect(() => {
    if (go) location.assign(go);
  }, [go]);
  if (state === "paid" || state === "account")
    return (
      <CheckoutFrame step={3} shop={facts.name}>
        <Thanked view={{ ...loaderData, state }} />
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
          {loaderData.wrongMethod && <Message tone="fout">{checkout.payment[loaderData.wrongMethod]}</Message>}
          {loaderData.soldOut && <Message tone="fout">{texts.soldOut}</Message>}
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
          {state !== "pending" && state !== "cancelled" && (
            <Form className="stack" method="post">
              <MethodList methods={loaderData.methods} chosen={loaderData.paymentMethod} due={dueCents} />
              <p>
                <Button kind="actie" size="xl" type="submit">
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

function said(state: Exclude<Thanks, "paid" | "account">, until: string): { title: string; text: string } {
  if (state === "pending" || state === "expired" || state === "cancelled") return texts[state];
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
