import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { asksForm, count, exact, filled, idOf, text } from "#kit/form/fields.ts";
import type { Id } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { waysIn } from "#texts/account/ways-in.ts";
import { staff as say } from "#texts/office/people/staff.ts";
import { isOwner, ROLES, roleOf } from "../door/roles.ts";
import { emailForm, joinForm } from "../forms.ts";
import { mailSecurityEvent } from "../account-mails.server.ts";
import { findPasswordFault } from "../password/check-password.server.ts";
import { forgiveCodes } from "../second/count-codes.server.ts";
import { endEverything } from "../password/recover.server.ts";
import { findUserByEmail, tidyEmail } from "../session/login.server.ts";
import { sayAgent } from "../session/agent.ts";
import { withoutOffice } from "../session/sessions.server.ts";
import { passkeys, recoveryCodes, secondFactors, sessions, users } from "../tables.server.ts";
import { isLastOwner } from "./colleagues.server.ts";
import { dropInvitation, invite, join } from "./invitations.server.ts";

const role = v.picklist(ROLES);
const user = idOf("usr");

export const inviteColleague = deed({
  name: "staff.invite",
  by: "staff",
  asks: asksForm(emailForm, { more: { role } }),
  limit: [{ most: 20, minutes: 60, per: "account" }],
  async run(shop, { user: owner }, given) {
    const email = tidyEmail(given.email);
    const known = await findUserByEmail(shop.db, email);
    if (known && roleOf(known.scope)) return refused("known");
    await shop.db.transaction((tx) => invite(shop, tx, email, given.role, owner?.email ?? ""));
    return done(undefined, [], { subject: email, before: null, after: { role: given.role } });
  },
  says: { refused: { known: [409, say.problems.known, "email"] } },
});

export const withdrawInvitation = deed({
  name: "staff.uninvite",
  by: "staff",
  asks: v.strictObject({ id: filled(60) }),
  async run(shop, _caller, { id }) {
    const gone = await dropInvitation(shop.db, id);
    if (!gone) return refused("gone");
    return done(undefined, [], { subject: gone.email, before: { role: gone.role }, after: null });
  },
  says: { refused: sentences(409, say.problems, "gone") },
});

/** Whose role may change: somebody of the office, not the account that the settings make, not the last owner. */
async function requireChangeable(shop: Shop, tx: Tx, id: Id<"usr">, staysOwner: boolean) {
  // First all owners, then the row: two changes of one person come after each other, and never wait for one another.
  const isLast = await isLastOwner(tx, id);
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  if (!row || !roleOf(row.scope)) return refused("unknown");
  if (staysOwner && isOwner(row.scope)) return { ok: true as const, row };
  const { STAFF_EMAIL, STAFF_PASSWORD } = shop.settings;
  if (STAFF_EMAIL && STAFF_PASSWORD && tidyEmail(STAFF_EMAIL) === row.email) return refused("settings");
  if (isLast) return refused("last-owner");
  return { ok: true as const, row };
}

const problems = sentences(409, say.problems, "unknown", "settings", "last-owner");

/** Holds from their next click: a role is read with every request. */
export const changeRole = deed({
  name: "staff.role",
  by: "staff",
  asks: v.strictObject({ user, role }),
  run: (shop, _caller, asked) =>
    shop.db.transaction(async (tx) => {
      const found = await requireChangeable(shop, tx, asked.user, asked.role === "eigenaar");
      if (!found.ok) return found;
      const { email, scope, id } = found.row;
      // The owner from the settings stays as they are called there.
      const after = asked.role === "eigenaar" && isOwner(scope) ? scope : [...withoutOffice(scope), asked.role];
      await tx.update(users).set({ scope: after }).where(eq(users.id, id));
      return done(undefined, [], { subject: email, before: { scope }, after: { scope: after } });
    }),
  says: { refused: problems },
});

/** At once and everywhere: sessions, other programs and mailed links end; the account stays as that of a customer. */
export const revokeAccess = deed({
  name: "staff.revoke",
  by: "staff",
  asks: v.strictObject({ user }),
  run: (shop, _caller, asked) =>
    shop.db.transaction(async (tx) => {
      const found = await requireChangeable(shop, tx, asked.user, false);
      if (!found.ok) return found;
      const { email, scope, id } = found.row;
      const after = withoutOffice(scope);
      await tx.update(users).set({ scope: after }).where(eq(users.id, id));
      await endEverything(tx, id);
      await tx.delete(secondFactors).where(eq(secondFactors.user, id));
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.user, id));
      return done(undefined, [], { subject: email, before: { scope }, after: { scope: after } });
    }),
  says: { refused: problems },
});

/** For whoever lost the telephone and the paper: all that proved it was them goes, and they begin again after the password. */
export const resetSecond = deed({
  name: "staff.reset-second",
  by: "staff",
  asks: v.strictObject({ user }),
  run: (shop, caller, asked) =>
    shop.db.transaction(async (tx) => {
      const [row] = await tx.select().from(users).where(eq(users.id, asked.user)).for("update");
      if (!row || !roleOf(row.scope)) return refused("unknown");
      // Who sits at an open office of somebody else would else take it over.
      if (row.id === caller.user?.id) return refused("self");
      await endEverything(tx, row.id);
      await tx.delete(secondFactors).where(eq(secondFactors.user, row.id));
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.user, row.id));
      await tx.delete(passkeys).where(eq(passkeys.user, row.id));
      await forgiveCodes(shop, row.id);
      await mailSecurityEvent(shop, tx, "reset-second", row);
      return done(undefined, [], { subject: row.email });
    }),
  says: { refused: sentences(409, say.problems, "unknown", "self") },
});

export const endColleagueSession = deed({
  name: "staff.end-session",
  by: "staff",
  asks: v.strictObject({ user, session: count(1, Number.MAX_SAFE_INTEGER) }),
  async run(shop, _caller, asked) {
    const [row] = await shop.db.select().from(users).where(eq(users.id, asked.user));
    if (!row || !roleOf(row.scope)) return refused("unknown");
    const [gone] = await shop.db
      .delete(sessions)
      .where(and(eq(sessions.user, row.id), eq(sessions.id, asked.session)))
      .returning();
    if (!gone) return refused("ended");
    return done(undefined, [], { subject: row.email, before: { device: sayAgent(gone.agent) }, after: null });
  },
  says: { refused: sentences(409, say.problems, "unknown", "ended") },
});

/** The invited person makes a password and is let in as far as the second step. */
export const joinOffice = deed({
  name: "staff.join",
  by: "anyone",
  asks: asksForm(joinForm, {
    more: { token: exact(300), email: v.optional(text(300), "") },
    untrimmed: ["password"],
    most: 1000,
  }),
  hides: ["password", "token"],
  limit: [{ most: 30, minutes: 15, per: "peer" }],
  async run(shop, { request }, given) {
    const fault = findPasswordFault(given.password, [given.firstName, given.lastName, given.email]);
    if (fault) return refused("weak", { about: fault });
    const entered = await join(shop, request, given);
    return entered ? done(undefined, entered.cookies) : refused("expired");
  },
  says: {
    refused: { weak: [422, (advice) => advice, "password"], expired: [422, waysIn.reset.expired, "token"] },
  },
});
