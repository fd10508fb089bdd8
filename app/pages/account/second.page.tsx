import { Form, useNavigation } from "react-router";
import { renderSVG } from "uqr";
import { Access } from "#accounts/access.tsx";
import { acts, does } from "#accounts/door/acts.server.ts";
import ProvePasskey from "#accounts/passkeys/prove-passkey.tsx";
import { listPasskeys } from "#accounts/passkeys/passkeys.server.ts";
import { giveSecondFactor } from "#accounts/second/second-deeds.server.ts";
import { hasSecondFactor, mayEnrol, offerSecret } from "#accounts/second/second-factor.server.ts";
import { requireSession } from "#accounts/session/visitor.server.ts";
import { isOffice, isRelative } from "#kit/path.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/second.page.ts";

const say = accounts.second;
const PATH = "/account/tweede-stap";

export const handle = { name: "second-step" };

export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: PATH, noindex: true });

/** Only staff come here; the way on is the page of the office they asked for. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [shop, { user, waits, provedAt }] = [shopOf(context), requireSession(context)];
  const asked = url.searchParams.get("naar") ?? "";
  const to = isRelative(asked) && isOffice(asked) ? asked : "/kantoor";
  if (!waits) return { to, waits, offered: undefined, first: false, hasPasskey: false, codeNow: undefined };
  const [known, passkeys] = await Promise.all([hasSecondFactor(shop.db, user.id), listPasskeys(shop, user.id)]);
  const first = !known && !(await mayEnrol(shop.db, user.id, provedAt));
  const offered = known || first ? undefined : await offerSecret(shop, user);
  return {
    to,
    waits,
    first,
    hasPasskey: passkeys.length > 0,
    // On this machine alone nobody needs a telephone to look around.
    codeNow: shop.settings.SHOP_URL === undefined ? offered?.codeNow : undefined,
    offered: offered && { secret: offered.secret.replace(/(.{4})(?=.)/g, "$1 "), picture: renderSVG(offered.address) },
  };
}

export const action = acts(does(giveSecondFactor));

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const { to, waits, offered, first, hasPasskey, codeNow } = loaderData;
  const codes = (actionData?.shows as { codes: string[] } | undefined)?.codes ?? [];
  // Without scripts the page is made with who was met before the code was given.
  if (!waits || actionData?.done !== undefined)
    return (
      <Access title={say.title}>
        <section className="paneel stack">
          {codes.length > 0 && (
            <>
              <h2 className="kop-3">{say.codes}</h2>
              <p>{say.codesText}</p>
              <ul className="herstelcodes">
                {codes.map((code) => (
                  <li key={code}>
                    <code>{code}</code>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>{say.open}</p>
          <a className={buttonClass({})} href={to}>
            {say.toOffice}
          </a>
        </section>
      </Access>
    );
  return (
    <Access title={say.title}>
      <section className="paneel stack">
        {offered ? <SetUp {...offered} /> : <p>{first ? say.passkeyFirst : say.text}</p>}
        {codeNow && <Message>{say.trial(codeNow)}</Message>}
        {!first && <CodeForm problem={actionData?.problem} errors={actionData?.errors?.code} />}
        {hasPasskey && <ProvePasskey label={say.passkey} to={to} />}
        {!offered && !first && <p className="klein soft">{say.lost}</p>}
      </section>
    </Access>
  );
}

function SetUp({ secret, picture }: { secret: string; picture: string }) {
  return (
    <>
      <p>{say.setUp}</p>
      <ol className="stappen">
        {say.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <img src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`} alt={say.picture} width="200" height="200" />
      <p>
        {say.byHand} <code>{secret}</code>
      </p>
    </>
  );
}

function CodeForm({ problem, errors }: { problem: string | undefined; errors: string[] | undefined }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" noValidate className="stack">
      {problem && !errors && <Message tone="fout">{problem}</Message>}
      <TextField
        label={say.code}
        name="code"
        errors={errors}
        autoComplete="one-time-code"
        inputMode="text"
        maxLength={40}
      />
      <Button type="submit" size="xl" wide busy={busy}>
        {say.submit}
      </Button>
    </Form>
  );
}
