import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { sayAgent } from "./agent.ts";
import { csrfCookies } from "./cookies.server.ts";
import { deviceCookie, isKnownDevice } from "./device.server.ts";
import { mailSecurityEvent } from "../account-mails.server.ts";
import { endSession, openSession, type User, withoutOffice } from "./sessions.server.ts";
import type { users } from "../tables.server.ts";

export type UserRow = typeof users.$inferSelect;
export type Entered = { ok: true; user: User; cookies: string[] };

/** Somebody as known without a second factor: the roles of the office are not among the scopes. */
export const userOfRow = ({ id, email, firstName, lastName, scope, confirmedAt }: UserRow): User => ({
  id,
  email,
  firstName,
  lastName,
  scope: withoutOffice(scope),
  confirmed: confirmedAt !== null,
});

/** However somebody proved who they are: the old session ends, a new one with a new secret begins. */
export async function enter(
  shop: Shop,
  tx: Tx,
  request: Request,
  row: UserRow,
  { remember = false, isNew = false, secondFactor = false } = {},
): Promise<Entered> {
  const agent = request.headers.get("user-agent") ?? "";
  await endSession(shop, tx, request);
  const cookies = await openSession(shop, tx, row, { remember, agent, secondFactor });
  if (!isNew && !isKnownDevice(shop, request, row.id)) await mailSecurityEvent(shop, tx, "login", row, sayAgent(agent));
  const user = userOfRow(row);
  const scope = secondFactor ? row.scope : user.scope;
  return {
    ok: true,
    user: { ...user, scope },
    cookies: [...cookies, ...csrfCookies(shop), deviceCookie(shop, row.id)],
  };
}
