import { Form } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { seeBalance } from "#cart/codes/balance-deed.server.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { cart as texts } from "#texts/cart.ts";
import { Button } from "#ui/button.tsx";
import { Crumbs } from "#ui/crumbs.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/balance.page.ts";

export const handle = { auth: "open", name: "gift-balance" };

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.balance.title, description: texts.balance.text, path: "/cadeaubon-saldo" });

export const action = acts(does(seeBalance));

export default function Balance({ actionData }: Route.ComponentProps) {
  const error = actionData?.wait === undefined ? actionData?.problem : texts.balance.wait;
  const cents = (actionData?.shows as { cents: number } | undefined)?.cents;
  return (
    <main id="inhoud" className="wrap">
      <Crumbs trail={[{ label: texts.balance.title }]} />
      <h1>{texts.balance.title}</h1>
      <div className="tekstpagina">
        <p>{texts.balance.text}</p>
        <Form className="stack" method="post">
          <TextField
            label={texts.code.label}
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
            <Button type="submit">{texts.balance.submit}</Button>
          </p>
        </Form>
        <div role="status">{cents !== undefined && <Message>{texts.balance.left(euros(cents))}</Message>}</div>
        <p className="soft">{texts.balance.how}</p>
      </div>
    </main>
  );
}
