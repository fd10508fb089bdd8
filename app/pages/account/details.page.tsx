import { deleteAccount } from "#account/delete-account.server.ts";
import {
  askEmail,
  dropPasskey,
  endOtherSessions,
  endSession,
  saveName,
  savePassword,
} from "#accounts/details/details-deeds.server.ts";
import { DeleteForm, EmailForm, NameForm, PasswordForm } from "#accounts/details/details-forms.tsx";
import { acts, does } from "#accounts/door/acts.server.ts";
import { listPasskeys } from "#accounts/passkeys/passkeys.server.ts";
import { sayAgent } from "#accounts/session/agent.ts";
import { Passkeys, Sessions } from "#accounts/session/devices.tsx";
import { isProved } from "#accounts/session/prove.server.ts";
import { listSessions } from "#accounts/session/sessions.server.ts";
import { requireSession } from "#accounts/session/visitor.server.ts";
import { dayOf, sayDate, timeOf } from "#kit/day.ts";
import { markersChanged } from "#layout/head/markers.ts";
import { pageMeta } from "#layout/head/meta.ts";
import type { Told } from "#outside/deed/told.ts";
import { shopOf } from "#outside/shop.server.ts";
import { details as say } from "#texts/account/details.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Route } from "./+types/details.page.ts";

export const handle = { name: "details", title: say.title };

export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: "/account/gegevens", noindex: true });

export async function loader({ request, context }: Route.LoaderArgs) {
  const [shop, { id: here, user }] = [shopOf(context), requireSession(context)];
  const [sessions, passkeys, proved] = await Promise.all([
    listSessions(shop.db, user.id, shop.now()),
    listPasskeys(shop, user.id),
    isProved(shop, request),
  ]);
  const date = (moment: Date) => sayDate(dayOf(moment));
  return {
    user: { email: user.email, firstName: user.firstName, lastName: user.lastName },
    proved,
    sessions: sessions.map(({ id, agent, seenAt, expiresAt }) => ({
      id,
      agent: sayAgent(agent),
      seen: date(seenAt),
      until: `${date(expiresAt)}, ${timeOf(expiresAt)} uur`,
      isThis: id === here,
    })),
    passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, since: date(createdAt) })),
  };
}

export const action = acts(
  does(saveName),
  does(askEmail),
  does(savePassword),
  does(endSession),
  does(endOtherSessions),
  does(dropPasskey),
  does(deleteAccount, { to: "/" }),
);

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } finally {
    markersChanged();
  }
}

export default function Details({ loaderData, actionData }: Route.ComponentProps) {
  const { user, sessions, passkeys, proved } = loaderData;
  const told = actionData as Told | undefined;
  return (
    <div className="stack ruim">
      <div>
        <h1>{say.title}</h1>
        <p className="lead soft">{say.lead}</p>
      </div>
      <div className="panelen">
        <NameForm told={told} user={user} />
        <EmailForm told={told} user={user} proved={proved} />
        <PasswordForm told={told} user={user} proved={proved} />
        <Passkeys passkeys={passkeys} told={told} proved={proved} />
        <Sessions sessions={sessions} told={told} />
        <section className="paneel stack">
          <h2 className="kop-3">{say.data}</h2>
          <p>{say.dataText}</p>
          <a className={buttonClass({ kind: "lijn" })} href="/account/export" download>
            {say.export}
          </a>
        </section>
        <DeleteForm told={told} proved={proved} />
      </div>
    </div>
  );
}
