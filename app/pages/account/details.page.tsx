import { data, redirect } from "react-router";
import { dayOf, sayDate } from "#kit/day.ts";
import { findErrors } from "#kit/form/form.ts";
import { deleteAccount } from "#account/delete-account.server.ts";
import { markersChanged } from "#layout/head/markers.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { type Shop, shopOf } from "#outside/shop.server.ts";
import { account } from "#texts/account/account.ts";
import { accounts } from "#texts/account/accounts.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Route } from "./+types/details.page.ts";
import { sayAgent } from "#accounts/session/agent.ts";
import { changeName, changePassword } from "#accounts/change-details.server.ts";
import { findPasswordFault } from "#accounts/password/check-password.server.ts";
import { askNewEmail } from "#accounts/confirm.server.ts";
import { requireOwnForm } from "#accounts/session/csrf.server.ts";
import { DeleteForm, type DetailsTold, EmailForm, NameForm, PasswordForm } from "#accounts/details-forms.tsx";
import { Passkeys, Sessions } from "#accounts/session/devices.tsx";
import { emailForm, nameForm, passwordForm } from "#accounts/forms.ts";
import { tidyEmail } from "#accounts/session/login.server.ts";
import { listPasskeys, removePasskey } from "#accounts/passkeys/passkeys.server.ts";
import {
  closeOneSession,
  closeOtherSessions,
  forgetCookies,
  listSessions,
  type Session,
} from "#accounts/session/sessions.server.ts";
import { requireSession } from "#accounts/session/visitor.server.ts";

const say = account.details;

export const handle = { name: "details", title: say.title, scrollToTop: false };

export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: "/account/gegevens", noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  const [shop, { id: here, user }] = [shopOf(context), requireSession(context)];
  const [sessions, passkeys] = await Promise.all([
    listSessions(shop.db, user.id, shop.now()),
    listPasskeys(shop, user.id),
  ]);
  const date = (moment: Date) => sayDate(dayOf(moment));
  return {
    user: { email: user.email, firstName: user.firstName, lastName: user.lastName },
    sessions: sessions.map(({ id, agent, seenAt }) => ({
      id,
      agent: sayAgent(agent),
      seen: date(seenAt),
      isThis: id === here,
    })),
    passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, since: date(createdAt) })),
  };
}

type Texts = (name: string) => string;
type Deed = (shop: Shop, session: Session, text: Texts) => Promise<Omit<DetailsTold, "intent">>;

const deeds: Record<string, Deed> = {
  async name(shop, { user }, text) {
    const given = { firstName: text("firstName"), lastName: text("lastName") };
    const errors = findErrors(nameForm, given);
    if (Object.keys(errors).length) return { errors };
    await changeName(shop, user.id, given.firstName, given.lastName);
    return { done: say.nameSaved };
  },
  async email(shop, { user }, text) {
    const errors = findErrors(emailForm, { email: text("email") });
    if (errors.email) return { errors };
    await askNewEmail(shop, user, tidyEmail(text("email")));
    return { done: say.emailAsked };
  },
  async password(shop, session, text) {
    const given = { current: text("current"), password: text("password") };
    const errors = findErrors(passwordForm, given);
    const { email, firstName, lastName } = session.user;
    const fault = errors.password ? undefined : findPasswordFault(given.password, [email, firstName, lastName]);
    if (fault) errors.password = [fault];
    if (Object.keys(errors).length) return { errors };
    const changed = await changePassword(shop, session, given.current, given.password);
    if (changed.ok) return { done: say.passwordSaved };
    return changed.reason === "wrong"
      ? { errors: { current: [say.wrongPassword] } }
      : { refused: accounts.tooMany(15) };
  },
  async end(shop, { user }, text) {
    await closeOneSession(shop.db, user.id, Number(text("id")) || 0);
    return {};
  },
  async "end-others"(shop, { id, user }) {
    await shop.db.transaction((tx) => closeOtherSessions(tx, user.id, id));
    return { done: say.sessionsEnded };
  },
  async "remove-passkey"(shop, { user }, text) {
    await removePasskey(shop, user.id, text("id"));
    return {};
  },
};
// A map: an object would also answer to words such as "constructor".
const DEEDS = new Map(Object.entries(deeds));

export async function action({ request, context }: Route.ActionArgs) {
  requireOwnForm(request);
  const [shop, session] = [shopOf(context), requireSession(context)];
  const form = await request.formData();
  const intent = String(form.get("intent") ?? "");
  const text: Texts = (name) => {
    const value = String(form.get(name) ?? "").slice(0, 1000);
    return name === "password" || name === "current" ? value : value.trim();
  };
  if (intent === "delete") {
    if (tidyEmail(text("confirm")) !== session.user.email)
      return data<DetailsTold>({ intent, errors: { confirm: [say.deleteWrong] } }, { status: 422 });
    const gone = await deleteAccount(shop, session.user);
    if (!gone.ok) return data<DetailsTold>({ intent, refused: say.underWay }, { status: 409 });
    const headers = new Headers();
    for (const one of forgetCookies(shop)) headers.append("set-cookie", one);
    return redirect("/", { headers });
  }
  const deed = DEEDS.get(intent);
  if (!deed) return data<DetailsTold>({ intent: "" }, { status: 422 });
  const { done, refused, errors } = await deed(shop, session, text);
  const told = { intent, ...(done && { done }), ...(refused && { refused }), ...(errors && { errors }) };
  return data<DetailsTold>(told, { status: errors || refused ? 422 : 200 });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } finally {
    markersChanged();
  }
}

export default function Details({ loaderData, actionData }: Route.ComponentProps) {
  const { user, sessions, passkeys } = loaderData;
  const told = actionData as DetailsTold | undefined;
  return (
    <div className="stack ruim">
      <div>
        <h1>{say.title}</h1>
        <p className="lead soft">{say.lead}</p>
      </div>
      <div className="panelen">
        <NameForm told={told} user={user} />
        <EmailForm told={told} user={user} />
        <PasswordForm told={told} user={user} />
        <Passkeys passkeys={passkeys} />
        <Sessions sessions={sessions} />
        <section className="paneel stack">
          <h2 className="kop-3">{say.data}</h2>
          <p>{say.dataText}</p>
          <a className={buttonClass({ kind: "lijn" })} href="/account/export" download>
            {say.export}
          </a>
        </section>
        <DeleteForm told={told} />
      </div>
    </div>
  );
}
