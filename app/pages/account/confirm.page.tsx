import { Form, useNavigation } from "react-router";
import { backAgain, confirmAccount } from "#account/enter-deeds.server.ts";
import { Access } from "#accounts/access.tsx";
import { useEmail } from "#accounts/details/details-deeds.server.ts";
import { acts, does } from "#accounts/door/acts.server.ts";
import { findMailToken } from "#accounts/mail-tokens.server.ts";
import { PasswordField } from "#accounts/password/password-field.tsx";
import { findRegistration } from "#accounts/register/registrations.server.ts";
import { markersChanged } from "#layout/head/markers.ts";
import { pageMeta } from "#layout/head/meta.ts";
import type { Told } from "#outside/deed/told.ts";
import { shopOf } from "#outside/shop.server.ts";
import { waysIn } from "#texts/account/ways-in.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/confirm.page.ts";

export const handle = { auth: "open", name: "confirm" };

const say = waysIn.confirm;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/account/bevestigen", noindex: true });

/** Looking is not using: mail scanners open links, people press buttons. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const token = (url.searchParams.get("token") ?? "").slice(0, 300);
  if (url.searchParams.get("soort") === "adres") {
    const email = (await findMailToken(shop, "email", token))?.email ?? undefined;
    return { token, kind: "change", email, sameBrowser: true } as const;
  }
  const found = await findRegistration(shop, request, token);
  return { token, kind: "account", email: found?.email, sameBrowser: found?.sameBrowser ?? false } as const;
}

export const action = acts(does(confirmAccount, backAgain("/account?welkom")), does(useEmail));

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } finally {
    markersChanged();
  }
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const told = actionData as Told | undefined;
  const { email, kind } = loaderData;
  if (told?.done) return <Ending title={say.changed} text={told.done} />;
  if (!email || told?.reason === "expired") return <Ending title={say.expired} text={say.expiredText} />;
  return (
    <Access title={kind === "change" ? say.useTitle : say.title}>
      <section className="paneel stack">
        <p>{kind === "change" ? say.useText(email) : say.text(email)}</p>
        {told?.problem && !told.errors?.password && <Message tone="fout">{told.problem}</Message>}
        <ConfirmForm {...loaderData} told={told} />
      </section>
    </Access>
  );
}

type Props = { token: string; kind: "change" | "account"; sameBrowser: boolean; told: Told | undefined };

function ConfirmForm({ token, kind, sameBrowser, told }: Props) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="stack" noValidate>
      <input type="hidden" name="token" value={token} />
      {!sameBrowser && (
        <>
          <p>{say.elsewhereText}</p>
          <PasswordField
            label={say.password}
            name="password"
            autoComplete="current-password"
            errors={told?.errors?.password}
            maxLength={200}
          />
        </>
      )}
      <Button
        type="submit"
        size="xl"
        wide
        name="deed"
        value={kind === "change" ? "account.use-email" : "account.confirm"}
        busy={busy}
      >
        {kind === "change" ? say.use : say.submit}
      </Button>
    </Form>
  );
}

function Ending({ title, text }: { title: string; text: string }) {
  return (
    <Access title={title}>
      <section className="paneel stack">
        <p>{text}</p>
        <Link className={buttonClass({})} to="/account">
          {say.toAccount}
        </Link>
      </section>
    </Access>
  );
}
