import { renderSVG } from "uqr";
import { Access } from "#accounts/access.tsx";
import { acts, does } from "#accounts/door/acts.server.ts";
import ProvePasskey from "#accounts/passkeys/prove-passkey.tsx";
import { listPasskeys } from "#accounts/passkeys/passkeys.server.ts";
import { giveSecondFactor } from "#accounts/second/second-deeds.server.ts";
import { renewCodes, renewSecondFactor } from "#accounts/second/renew-deeds.server.ts";
import { isSecondFresh, offerNext } from "#accounts/second/renew.server.ts";
import { hasSecondFactor, mayEnrol, offerSecret } from "#accounts/second/second-factor.server.ts";
import { CodeForm } from "#accounts/second/code-form.tsx";
import { Codes } from "#accounts/second/codes.tsx";
import { Renew } from "#accounts/second/renew.tsx";
import { SetUp } from "#accounts/second/set-up.tsx";
import type { User } from "#outside/deed/caller.ts";
import { requireSession } from "#accounts/session/visitor.server.ts";
import { countRecoveryCodes } from "#accounts/staff/colleagues.server.ts";
import { tasksOf } from "#accounts/door/roles.ts";
import { isOffice, isRelative } from "#kit/path.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { type Shop, shopOf } from "#outside/shop.server.ts";
import { second as say } from "#texts/account/second.ts";
import { buttonClass } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/second.page.ts";

const PATH = "/account/tweede-stap";

export const handle = { name: "second-step" };

export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: PATH, noindex: true });

/** Only staff come here; the way on is the page of the office they asked for. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [shop, { id, user, waits, provedAt }] = [shopOf(context), requireSession(context)];
  const asked = url.searchParams.get("naar") ?? "";
  const to = isRelative(asked) && isOffice(asked) ? asked : "/kantoor";
  const none = { to, waits, offered: undefined, first: false, hasPasskey: false, codeNow: undefined, renew: undefined };
  if (!waits) return { ...none, renew: tasksOf(user.scope).size > 0 ? await renewing(shop, user, id) : undefined };
  const [known, passkeys] = await Promise.all([hasSecondFactor(shop.db, user.id), listPasskeys(shop, user.id)]);
  const first = !known && !(await mayEnrol(shop.db, user.id, provedAt));
  const offered = known || first ? undefined : await offerSecret(shop, user);
  return { ...none, first, hasPasskey: passkeys.length > 0, ...(offered && show(shop, offered)) };
}

type Offered = { secret: string; address: string; codeNow: string };

const show = (shop: Shop, { secret, address, codeNow }: Offered) => ({
  // On this machine alone nobody needs a telephone to look around.
  codeNow: shop.settings.SHOP_URL === undefined ? codeNow : undefined,
  offered: { secret: secret.replace(/(.{4})(?=.)/g, "$1 "), picture: renderSVG(address) },
});

async function renewing(shop: Shop, user: User, session: number) {
  const [left, isFresh] = await Promise.all([countRecoveryCodes(shop.db, user.id), isSecondFresh(shop, session)]);
  return {
    left,
    ...(isFresh ? show(shop, offerNext(shop, user, session)) : { offered: undefined, codeNow: undefined }),
  };
}

export const action = acts(does(giveSecondFactor), does(renewSecondFactor), does(renewCodes));

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const { to, waits, offered, first, hasPasskey, codeNow, renew } = loaderData;
  const codes = (actionData?.shows as { codes: string[] } | undefined)?.codes ?? [];
  // Without scripts the page is made with who was met before the code was given.
  if (!waits || actionData?.done !== undefined)
    return (
      <Access title={say.title}>
        <section className="paneel stack">
          {actionData?.done && actionData.deed !== "account.second-step" && <Message>{actionData.done}</Message>}
          {codes.length > 0 && <Codes codes={codes} />}
          <p>{say.open}</p>
          <a className={buttonClass({})} href={to}>
            {say.toOffice}
          </a>
        </section>
        {renew && codes.length === 0 && <Renew {...renew} told={actionData} />}
      </Access>
    );
  return (
    <Access title={say.title}>
      <section className="paneel stack">
        {offered && <p>{say.setUp}</p>}
        {offered ? <SetUp {...offered} /> : <p>{first ? say.passkeyFirst : say.text}</p>}
        {codeNow && <Message>{say.trial(codeNow)}</Message>}
        {!first && <CodeForm deed="account.second-step" told={actionData} />}
        {hasPasskey && <ProvePasskey label={say.passkey} to={to} />}
        {!offered && !first && <p className="klein soft">{say.lost}</p>}
      </section>
    </Access>
  );
}
