import { Form } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { bank } from "#texts/thanks.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { bankOf } from "#payments/bank/bank.server.ts";
import { findBankPayment } from "#payments/bank/test-bank.server.ts";
import { playBank } from "#payments/bank/test-bank-deed.server.ts";
import { OUTCOMES } from "#payments/bank/test-bank.ts";
import type { Route } from "./+types/test-bank.page.ts";

export const handle = { auth: "open", name: "test-bank", bare: true };
export const meta: Route.MetaFunction = () => pageMeta({ title: bank.title, path: "/testbank", noindex: true });

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

export const action = acts(does(playBank, { to: ({ back }) => back }));

export default function TestBank({ loaderData }: Route.ComponentProps) {
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
