import { ROLES, tasksOf } from "#accounts/door/roles.ts";
import { listPasskeys } from "#accounts/passkeys/passkeys.server.ts";
import { hasSecondFactor } from "#accounts/second/second-factor.server.ts";
import { sayAgent } from "#accounts/session/agent.ts";
import { listSessions } from "#accounts/session/sessions.server.ts";
import { tidyEmail } from "#accounts/session/login.server.ts";
import {
  type Colleague,
  countRecoveryCodes,
  findColleague,
  listColleagues,
} from "#accounts/staff/colleagues.server.ts";
import { listInvitations } from "#accounts/staff/invitations.server.ts";
import { dayOf, sayDate } from "#kit/day.ts";
import type { User } from "#outside/deed/caller.ts";
import { TASKS } from "#outside/deed/caller.ts";
import type { Shop } from "#outside/shop.server.ts";
import { staff as say } from "#texts/office/people/staff.ts";
import { listLog, sayDeed } from "../log/log.server.ts";
import { sayMoment } from "../say.ts";

const NOW_MS = 5 * 60_000;

const saySeen = ({ seenAt }: Pick<Colleague, "seenAt">, now: Date): string => {
  if (!seenAt) return say.never;
  return now.getTime() - seenAt.getTime() < NOW_MS ? say.here : sayMoment(seenAt);
};

/** Why somebody's role stands fast, if it does. */
function fixedOf(shop: Shop, { email, role }: Colleague, owners: number): string | undefined {
  const { STAFF_EMAIL, STAFF_PASSWORD } = shop.settings;
  if (STAFF_EMAIL && STAFF_PASSWORD && tidyEmail(STAFF_EMAIL) === email) return say.fixed.settings;
  return role === "eigenaar" && owners === 1 ? say.fixed.last : undefined;
}

const showColleague = (shop: Shop, all: Colleague[]) => {
  const owners = all.filter(({ role }) => role === "eigenaar").length;
  return (one: Colleague) => ({
    id: one.id,
    email: one.email,
    name: one.name,
    role: one.role,
    second: one.second,
    seen: saySeen(one, shop.now()),
    fixed: fixedOf(shop, one, owners),
  });
};
export type ShownColleague = ReturnType<ReturnType<typeof showColleague>>;

/** Which role may do what, from the table the doors go by. */
const table = () => TASKS.map((task) => ({ task, may: ROLES.map((role) => tasksOf([role]).has(task)) }));

/** Everybody who works here, who was asked to, and what was done last. */
export async function showStaff(shop: Shop, me: User) {
  const now = shop.now();
  const [all, invitations, passkeys, codes, app, log] = await Promise.all([
    listColleagues(shop.db),
    listInvitations(shop.db, now),
    listPasskeys(shop, me.id),
    countRecoveryCodes(shop.db, me.id),
    hasSecondFactor(shop.db, me.id),
    listLog(shop.db, "", 1),
  ]);
  return {
    colleagues: all.map(showColleague(shop, all)),
    invitations: invitations.map(({ expiresAt, ...one }) => ({ ...one, until: sayMoment(expiresAt) })),
    table: table(),
    own: {
      passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, since: sayDate(dayOf(createdAt)) })),
      app,
      codes,
    },
    log: log.rows.slice(0, 8).map((row) => ({ id: row.id, at: sayMoment(row.at), who: row.who, what: sayDeed(row) })),
  };
}

export type Shown = Awaited<ReturnType<typeof showStaff>>;

/** One colleague: where they are logged in, and what they did last. */
export async function viewColleague(shop: Shop, id: string, here: number) {
  const one = await findColleague(shop.db, id);
  if (!one) return undefined;
  const [all, sessions, log] = await Promise.all([
    listColleagues(shop.db),
    listSessions(shop.db, one.id, shop.now()),
    listLog(shop.db, one.email, 1),
  ]);
  return {
    ...showColleague(shop, all)(one),
    sessions: sessions.map(({ id: session, agent, seenAt, createdAt }) => ({
      id: session,
      device: sayAgent(agent),
      seen: sayMoment(seenAt),
      since: sayMoment(createdAt),
      isThis: session === here,
    })),
    log: log.rows.slice(0, 20).map((row) => ({ id: row.id, at: sayMoment(row.at), who: row.who, what: sayDeed(row) })),
  };
}
