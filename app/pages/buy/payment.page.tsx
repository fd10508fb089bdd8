import { useEffect } from "react";
import { data, Form, redirect, type ShouldRevalidateFunction, useNavigation } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { CodeBox } from "#cart/codes/code-box.tsx";
import { dropCartCode, useCode } from "#cart/cart-deeds.server.ts";
import { boughtLines } from "#cart/view-cart.server.ts";
import { sayDay } from "#kit/day.ts";
import { newId } from "#kit/id.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { shopOf } from "#outside/shop.server.ts";
import { listMethods } from "#payments/bank/bank.server.ts";
import { checkout } from "#texts/checkout.ts";
import { delivery } from "#texts/delivery.ts";
import { ui } from "#texts/ui.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Choice } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { setAnswersCookies } from "#checkout/cookies.server.ts";
import { deliveryLabel } from "#checkout/day/delivery-label.ts";
import { CheckoutFrame } from "#checkout/frame.tsx";
import { guarded } from "#checkout/guards.server.ts";
import { MethodList } from "#checkout/method-list.tsx";
import { readCheckout } from "#checkout/read-checkout.server.ts";
import { placeCartOrder } from "#checkout/order-deed.server.ts";
import { Recap } from "#checkout/recap.tsx";
import { Summary } from "#checkout/summary.tsx";
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
  const { id, cart, answers, chosen, stored, onAccount } = found;
  const methods = await listMethods(shop, { onAccount, country: answers.country ?? "NL" });
  const excluded = [
    ...new Set(
      boughtLines(shop, stored)
        .filter(({ withdrawal }) => withdrawal !== "yes")
        .map(({ name }) => name),
    ),
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

const here = "/checkout/payment";
const pathOf = (url: string) => url.slice(new URL(url).origin.length);

export const action = acts(
  // The test bank and the thanks stand in our own shop; another bank's page is opened by the browser itself.
  does(placeCartOrder, {
    to: ({ paymentUrl }, _, shop) => (paymentUrl.startsWith(`${shop.url}/`) ? pathOf(paymentUrl) : undefined),
    otherwise: (reason, shown) => {
      if (reason === "empty") return "/cart";
      if (reason === "day") return "/checkout/delivery?dag=weg";
      if (reason === "incomplete" || reason === "address") return "/checkout/delivery";
      const { payLater } = (shown ?? {}) as { payLater?: string };
      return payLater && `${pathOf(payLater)}&weg=1`;
    },
  }),
  does(useCode, { to: here }),
  does(dropCartCode, { to: here }),
);

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, answers, chosen, methods, excluded, attempt, legalName } = loaderData;
  const said = actionData?.deed === "checkout.order" ? actionData : undefined;
  const go = (said?.shows as { paymentUrl?: string } | undefined)?.paymentUrl;
  const facts = shopFacts();
  const busy = useNavigation().state !== "idle" || go !== undefined;
  useEffect(() => {
    if (go) location.assign(go);
  }, [go]);
  const unchecked =
    answers.country === "BE" && answers.business && Boolean(answers.vatNumber) && cart.reversedCents === 0;
  const when = chosen.flatMap(({ kind, day }) =>
    day ? [kind === "week" ? delivery.week(sayDay(day)) : sayDay(day)] : [],
  );
  return (
    <CheckoutFrame step={2} shop={facts.name}>
      <main id="inhoud" className="kassa wrap">
        <div className="kassa-l stack">
          <h1>{texts.title}</h1>
          {go && (
            <Message>
              <a className={buttonClass({ kind: "actie" })} href={go}>
                {texts.go}
              </a>
            </Message>
          )}
          <Recap answers={answers} when={when} />
          <Form
            className="stack kassa-l"
            method="post"
            id="betalen"
            action="/checkout/payment#bestellen"
            preventScrollReset
          >
            <MethodList methods={methods} chosen={answers.payment} due={cart.dueCents} />
            <Choice
              name="newsletter"
              label={
                <>
                  {texts.newsletter} <span className="soft">{ui.optional}</span>
                </>
              }
            />
            <input type="hidden" name="deed" value="checkout.order" />
            <input type="hidden" name="attempt" value={attempt} />
            <input type="hidden" name="expectedTotalCents" value={cart.totalCents} />
          </Form>
          <section className="stack">
            {excluded.length > 0 && <Message tone="let">{texts.excluded(excluded.join(", "))}</Message>}
            <CodeBox action="/checkout/payment" cart={cart} told={actionData} />
            {unchecked && <Message tone="let">{texts.vatUnchecked}</Message>}
            <p className="mini soft">
              {texts.legal[0]} {legalName.replace(/\.$/, "")}. {texts.legal[1]}{" "}
              <Link to="/algemene-voorwaarden">{texts.legal[2]}</Link> {texts.legal[3]}{" "}
              <Link to="/annuleren-retouren#herroepen">{texts.legal[4]}</Link>.
            </p>
          </section>
          {/* What is wrong stands with the button, which is always in sight. */}
          <div className="kassa-knop" id="bestellen">
            {said?.problem && <Message tone="fout">{said.problem}</Message>}
            <p className="klein soft">
              {cart.giftCents ? texts.due : texts.total}
              <b className="kop bedrag">{euros(cart.dueCents)}</b>
            </p>
            <Button kind="actie" size="xl" type="submit" form="betalen" busy={busy}>
              {texts.button(euros(cart.dueCents))}
            </Button>
          </div>
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
