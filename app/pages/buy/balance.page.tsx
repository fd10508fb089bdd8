import { Form } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { seeBalance } from "#cart/codes/balance-deed.server.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { cart } from "#texts/cart.ts";
import { balance as texts } from "#texts/buying/codes.ts";
import { Button } from "#ui/button.tsx";
import { Crumbs } from "#ui/crumbs.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/balance.page.ts";

export const handle = { auth: "open", name: "gift-balance" };

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.text, path: "/cadeaubon-saldo" });

export const action = acts(does(seeBalance));

export default function Balance({ actionData }: Route.ComponentProps) {
  const error = actionData?.wait === undefined ? actionData?.problem : texts.wait;
  const cents = (actionData?.shows as { cents: number } | undefined)?.cents;
  return (
    <main id="inhoud" className="wrap">
      <Crumbs trail={[{ label: texts.title }]} />
      <h1>{texts.title}</h1>
      <div className="tekstpagina">
        <p>{texts.text}</p>
        <Form className="stack" method="post">
          <TextField
            label={cart.code.label}
            name="code"
            defaultValue={actionData?.values?.code}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            errors={error ? [error] : []}
          />
          <p>
            <Button type="submit">{texts.submit}</Button>
          </p>
        </Form>
        <div role="status">{cents !== undefined && <Message>{texts.left(euros(cents))}</Message>}</div>
        <p className="soft">{texts.how}</p>
      </div>
    </main>
  );
}
