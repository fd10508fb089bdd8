import { data, Form, redirect } from "react-router";
import { isSameOrigin } from "#accounts/session/csrf.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { checkout } from "#texts/checkout.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { bankOf } from "#payments/bank.server.ts";
import type { BankState } from "#payments/bank.ts";
import { syncByProviderId } from "#payments/sync-payment.server.ts";
import { findBankPayment, setBankState } from "#payments/test-bank.server.ts";
import type { Route } from "./+types/test-bank.page.ts";

export const handle = { auth: "open", name: "test-bank", bare: true };
export const meta: Route.MetaFunction = () =>
  pageMeta({ title: checkout.bank.title, path: "/testbank", noindex: true });

const OUTCOMES = ["paid", "failed", "canceled", "expired", "pending", "late", "twice"] as const;
type Outcome = (typeof OUTCOMES)[number];

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const payment = bankOf(shop).name === "testbank" ? await findBankPayment(shop, params.payment) : undefined;
  if (!payment) throw pageNotFound();
  const { amountCents, description, state, returnUrl } = payment;
  return {
    amountCents,
    description,
    done: state !== "open" && state !== "pending",
    back: returnUrl.replace(shop.url, ""),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  if (!isSameOrigin(request)) throw data({ statusCode: 419, message: "CSRF token mismatch" }, { status: 419 });
  const payment = bankOf(shop).name === "testbank" ? await findBankPayment(shop, params.payment) : undefined;
  if (!payment) throw pageNotFound();
  const outcome = String((await request.formData()).get("outcome")) as Outcome;
  if (OUTCOMES.includes(outcome) && (payment.state === "open" || payment.state === "pending")) {
    for (const state of statesFor(outcome)) {
      await setBankState(shop, payment.id, state);
      const notices = outcome === "twice" ? 2 : 1;
      await Promise.all(Array.from({ length: notices }, () => syncByProviderId(shop, payment.id)));
    }
  }
  return redirect(payment.returnUrl.replace(shop.url, ""), { status: 303 });
}

const statesFor = (outcome: Outcome): BankState[] =>
  outcome === "late" ? ["expired", "paid"] : outcome === "twice" ? ["paid"] : [outcome];

export default function TestBank({ loaderData }: Route.ComponentProps) {
  const { bank } = checkout;
  return (
    <main id="inhoud" className="wrap bank stack">
      <PageStyle name="checkout" />
      <h1>{bank.title}</h1>
      <Message>{bank.text}</Message>
      <dl className="tel-op">
        <div>
          <dt>{loaderData.description}</dt>
          <dd>{euros(loaderData.amountCents)}</dd>
        </div>
      </dl>
      {loaderData.done ? (
        <p>
          {bank.done}{" "}
          <a className={buttonClass({ kind: "lijn" })} href={loaderData.back}>
            {bank.back}
          </a>
        </p>
      ) : (
        <Form className="bank-keuzes" method="post">
          {OUTCOMES.map((outcome) => (
            <Button
              key={outcome}
              kind={outcome === "paid" ? "actie" : "lijn"}
              type="submit"
              name="outcome"
              value={outcome}
            >
              {bank.outcomes[outcome]}
            </Button>
          ))}
        </Form>
      )}
    </main>
  );
}
