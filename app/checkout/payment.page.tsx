import { useEffect } from "react";
import { data, Form, redirect, type ShouldRevalidateFunction, useNavigation } from "react-router";
import { isSameOrigin } from "#accounts/csrf.server.ts";
import { CodeBox } from "#cart/code-box.tsx";
import { dropCode, applyCode } from "#cart/apply-code.server.ts";
import { sayDay } from "#kit/day.ts";
import { newId } from "#kit/id.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/meta.ts";
import { shopFacts } from "#layout/shop-facts.ts";
import { subscribe } from "#newsletter/subscribe.server.ts";
import { orderLink } from "#orders/orders.server.ts";
import { shopOf, type Shop } from "#outside/shop.server.ts";
import { listMethods } from "#payments/methods.server.ts";
import { methodFault } from "#payments/methods.ts";
import { checkout } from "#texts/checkout.ts";
import { delivery } from "#texts/delivery.ts";
import { ui } from "#texts/ui.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Choice } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { findFaults } from "./answers.ts";
import { setAnswersCookies } from "./cookies.server.ts";
import { deliveryLabel } from "./delivery-label.ts";
import { CheckoutFrame } from "./frame.tsx";
import { guarded } from "./guards.server.ts";
import { MethodList } from "./method-list.tsx";
import { orderAndPay } from "./order-and-pay.server.ts";
import { type Checkout, readCheckout, saveAnswers } from "./read-checkout.server.ts";
import { Recap } from "./recap.tsx";
import { Summary } from "./summary.tsx";
import type { Route } from "./+types/payment.page.ts";

export const handle = { auth: "open", name: "checkout-payment", bare: true };
export const middleware = [guarded("nonEmptyCart", "addressIsFilled")];
export const meta: Route.MetaFunction = () =>
  pageMeta({ title: checkout.steps[1], path: "/checkout/payment", noindex: true });

const { payment: texts } = checkout;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const found = await readCheckout(shop, request);
  if (!found) throw redirect("/cart");
  const { id, cart, answers, chosen, stored } = found;
  const buyer = { business: answers.business ?? false, country: answers.country ?? ("NL" as const) };
  const methods = await listMethods(shop, buyer);
  const excluded = [
    ...new Set(stored.lines.filter(({ later, withdrawal }) => !later && withdrawal !== "yes").map(({ name }) => name)),
  ];
  const view = {
    cart,
    answers,
    chosen,
    methods,
    excluded,
    attempt: newId("try"),
    legalName: shop.settings.COMPANY_LEGAL_NAME,
  };
  return data(view, { headers: setAnswersCookies(shop, id, cart) });
}

/** When the cart turned out to be another one, the page shows that one. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

type Said = { problem?: string; codeError?: string; go?: string };

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  if (!isSameOrigin(request)) throw data({ statusCode: 419, message: "CSRF token mismatch" }, { status: 419 });
  const found = await readCheckout(shop, request);
  if (!found) throw redirect("/cart");
  const form = await request.formData();
  const text = (name: string) =>
    String(form.get(name) ?? "")
      .trim()
      .slice(0, 80);
  if (text("intent") === "code") {
    const used = await applyCode(shop, found.id, text("code"), request.headers.get("x-peer") ?? "");
    return used.ok
      ? redirect("/checkout/payment", { status: 303 })
      : data<Said>({ codeError: used.message }, { status: 422 });
  }
  if (text("intent") === "drop-code") {
    await dropCode(shop, found.id, text("code"));
    return redirect("/checkout/payment", { status: 303 });
  }
  return pay(shop, found, {
    method: text("method"),
    adult: form.has("adult"),
    attempt: text("attempt") || newId("try"),
    total: Number(text("total")),
    newsletter: form.has("newsletter"),
    peer: request.headers.get("x-peer") ?? "",
  });
}

type Wish = { method: string; adult: boolean; attempt: string; total: number; newsletter: boolean; peer: string };

async function pay(shop: Shop, found: Checkout, wish: Wish) {
  const { id, cart, answers } = found;
  const offered = await listMethods(shop, { business: answers.business ?? false, country: answers.country ?? "NL" });
  const fault = cart.dueCents > 0 ? methodFault(offered, wish.method, wish.adult) : undefined;
  if (fault) return data<Said>({ problem: texts[fault] }, { status: 422 });
  if (Object.keys(findFaults(answers)).length) return redirect("/checkout/delivery", { status: 303 });
  await saveAnswers(shop, id, { ...answers, payment: wish.method });
  const ordered = await orderAndPay(shop, found, {
    attempt: wish.attempt,
    expectedTotalCents: wish.total,
    paymentMethod: wish.method || (cart.totalCents === 0 ? "gratis" : "cadeaubon"),
  });
  if (ordered.ok && wish.newsletter && !ordered.order.again)
    await subscribe(shop, { email: ordered.order.email, source: "checkout", peer: wish.peer });
  if (ordered.ok)
    return new URL(ordered.url).origin === new URL(shop.url).origin
      ? redirect(pathOf(ordered.url), { status: 303 })
      : data<Said>({ go: ordered.url });
  if (ordered.reason === "day") return redirect("/checkout/delivery?dag=weg", { status: 303 });
  if (ordered.reason === "bank-away")
    return redirect(`${pathOf(orderLink(shop, ordered.order))}&weg=1`, { status: 303 });
  const problem =
    ordered.reason === "not-enough-stock"
      ? texts.short(ordered.short.join(", "))
      : ordered.reason === "code"
        ? texts.code
        : texts.changed;
  return data<Said>({ problem }, { status: 409 });
}

const pathOf = (url: string) => url.slice(new URL(url).origin.length);

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, answers, chosen, methods, excluded, attempt, legalName } = loaderData;
  const said = actionData as Said | undefined;
  const facts = shopFacts();
  const busy = useNavigation().state !== "idle" || said?.go !== undefined;
  useEffect(() => {
    if (said?.go) location.assign(said.go);
  }, [said?.go]);
  const when = chosen.flatMap(({ kind, day }) =>
    day ? [kind === "week" ? delivery.week(sayDay(day)) : sayDay(day)] : [],
  );
  return (
    <CheckoutFrame step={2} shop={facts.name}>
      <main id="inhoud" className="kassa wrap">
        <div className="kassa-l stack">
          <h1>{texts.title}</h1>
          {said?.problem && <Message tone="fout">{said.problem}</Message>}
          {said?.go && (
            <Message>
              <a className={buttonClass({ kind: "actie" })} href={said.go}>
                {texts.go}
              </a>
            </Message>
          )}
          <Recap answers={answers} when={when} />
          <Form className="stack kassa-l" method="post" id="betalen">
            <MethodList methods={methods} chosen={answers.payment} due={cart.dueCents} />
            <Choice
              name="newsletter"
              label={
                <>
                  {texts.newsletter} <span className="soft">{ui.optional}</span>
                </>
              }
            />
            <input type="hidden" name="attempt" value={attempt} />
            <input type="hidden" name="total" value={cart.totalCents} />
          </Form>
          <section className="stack">
            {excluded.length > 0 && <Message tone="let">{texts.excluded(excluded.join(", "))}</Message>}
            <CodeBox action="/checkout/payment" cart={cart} error={said?.codeError ?? null} />
            <div className="slotsom">
              <div>
                <p className="klein soft">{cart.giftCents ? texts.due : texts.total}</p>
                <p className="kop bedrag">{euros(cart.dueCents)}</p>
              </div>
              <Button kind="actie" size="xl" type="submit" form="betalen" busy={busy}>
                {texts.button(euros(cart.dueCents))}
              </Button>
            </div>
            <p className="mini soft">
              {texts.legal[0]} {legalName.replace(/\.$/, "")}. {texts.legal[1]}{" "}
              <Link to="/algemene-voorwaarden">{texts.legal[2]}</Link> {texts.legal[3]}{" "}
              <Link to="/annuleren-retouren#herroepen">{texts.legal[4]}</Link>.
            </p>
          </section>
        </div>
        <Summary
          cart={cart}
          delivery={deliveryLabel(chosen, answers.method)}
          phone={facts.phone}
          business={answers.business}
        />
      </main>
    </CheckoutFrame>
  );
}
