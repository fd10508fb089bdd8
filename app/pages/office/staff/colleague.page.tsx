import { acts, does } from "#accounts/door/acts.server.ts";
import { requireSession } from "#accounts/session/visitor.server.ts";
import { endColleagueSession, resetSecond, revokeAccess } from "#accounts/staff/staff-deeds.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Deed, Folded, Head, Outcome } from "#office/deed.tsx";
import { Part } from "#office/office-parts.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { viewColleague } from "#office/staff/show-staff.server.ts";
import { HERE, Second } from "#office/staff/colleagues.tsx";
import { LastLines } from "#office/staff/last-lines.tsx";
import { shopOf } from "#outside/shop.server.ts";
import { staff as say } from "#texts/office/people/staff.ts";
import type { Route } from "./+types/colleague.page.ts";

export const handle = { name: "office-colleague" };
export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: say.title, path: `${HERE}/${params.user}`, noindex: true });

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const me = requireStaff(context, "staff");
  const colleague = await viewColleague(shopOf(context), params.user, requireSession(context).id);
  if (!colleague) throw pageNotFound();
  return { colleague, isMe: colleague.id === me.id, done: lookUp(say.done, url.searchParams.get("gedaan")) };
}

export const action = acts(
  does(endColleagueSession, { to: (_, { user }) => `${HERE}/${user}?gedaan=uitgelogd` }),
  does(resetSecond, { to: (_, { user }) => `${HERE}/${user}?gedaan=gewist` }),
  does(revokeAccess, { to: `${HERE}?gedaan=toegang` }),
);

export default function ColleaguePage({ loaderData: { colleague, isMe, done }, actionData }: Route.ComponentProps) {
  const { id, name, email, role, second, fixed, sessions, log } = colleague;
  return (
    <>
      <Head
        title={name}
        back={{ to: HERE, label: say.back }}
        lead={
          <>
            {say.roles[role]} · <a href={`mailto:${email}`}>{email}</a> <Second second={second} />
          </>
        }
      />
      <Outcome done={done} told={actionData} />
      <Part title={say.sessions}>
        {sessions.length === 0 && <p className="soft">{say.noSessions}</p>}
        <ul className="taken">
          {sessions.map(({ id: session, device, seen, since, isThis }) => (
            <li key={session}>
              <span className="twee">
                {device}
                <small className="soft">
                  {isThis ? say.thisOne : say.lastSeen(seen)}, {say.since(since)}
                </small>
              </span>
              {!isThis && <Deed deed="staff.end-session" label={say.end} kind="lijn" along={{ user: id, session }} />}
            </li>
          ))}
        </ul>
      </Part>
      {second && !isMe && (
        <Folded title={say.reset} open={actionData?.deed === "staff.reset-second"}>
          <p>{say.resetText(name)}</p>
          <Deed deed="staff.reset-second" label={say.resetButton(name)} kind="lijn" along={{ user: id }} />
        </Folded>
      )}
      {fixed ? (
        <p className="soft">{fixed}</p>
      ) : (
        <Folded title={say.revoke} open={actionData?.deed === "staff.revoke"}>
          <p>{say.revokeText(name)}</p>
          <Deed deed="staff.revoke" label={say.revokeButton(name)} kind="lijn" along={{ user: id }} />
        </Folded>
      )}
      <LastLines log={log} />
    </>
  );
}
