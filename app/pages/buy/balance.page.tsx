import { eq } from "drizzle-orm";
import { data, Form } from "react-router";
import { isSameOrigin } from "#accounts/session/csrf.server.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { allow } from "#outside/allowance.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { cart as texts } from "#texts/cart.ts";
import { Button } from "#ui/button.tsx";
import { Crumbs } from "#ui/crumbs.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";
import { plainCode } from "#cart/codes/codes.ts";
import { giftCards } from "#cart/tables.server.ts";
import type { Route } from "./+types/balance.page.ts";

export const handle = { auth: "open", name: "gift-balance" };

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.balance.title, description: texts.balance.text, path: "/cadeaubon-saldo" });

/** Ten tries per quarter of an hour: a code of sixteen signs is not guessed that way. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!isSameOrigin(request)) throw data({ statusCode: 419, message: "CSRF token mismatch" }, { status: 419 });
  const shop = shopOf(context);
  const allowed = await allow(shop, "gift-balance", request.headers.get("x-peer") ?? "", {
    times: 10,
    perSeconds: 900,
  });
  if (!allowed.ok)
    return data(
      { error: texts.balance.wait },
      { status: 429, headers: { "retry-after": String(allowed.retryAfterSeconds) } },
    );
  const code = plainCode(String((await request.formData()).get("code") ?? "")).slice(0, 40);
  const [card] = await shop.db
    .select({ cents: giftCards.balanceCents, blockedAt: giftCards.blockedAt })
    .from(giftCards)
    .where(eq(giftCards.code, code));
  if (card?.blockedAt) return data({ error: texts.code.blocked }, { status: 422 });
  return card ? { cents: card.cents } : data({ error: texts.code.unknown }, { status: 422 });
}

export default function Balance({ actionData }: Route.ComponentProps) {
  const error = actionData && "error" in actionData ? actionData.error : undefined;
  const cents = actionData && "cents" in actionData ? actionData.cents : undefined;
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
