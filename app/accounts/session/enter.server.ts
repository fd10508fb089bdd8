import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { sayAgent } from "./agent.ts";
import { csrfCookie } from "./csrf.server.ts";
import { deviceCookie, isKnownDevice } from "./device.server.ts";
import { mailSecurityEvent } from "../letters.server.ts";
import { endSession, openSession, type User } from "./sessions.server.ts";
import type { users } from "../tables.server.ts";

export type UserRow = typeof users.$inferSelect;
export type Entered = { ok: true; user: User; cookies: string[] };

export const userOfRow = ({ id, email, firstName, lastName, scope, confirmedAt }: UserRow): User => ({
  id,
  email,
  firstName,
  lastName,
  scope,
  confirmed: confirmedAt !== null,
});

/** However somebody proved who they are: the old session ends, a new one with a new secret begins. */
export async function enter(
  shop: Shop,
  tx: Tx,
  request: Request,
  row: UserRow,
  { remember = false, isNew = false } = {},
): Promise<Entered> {
  const agent = request.headers.get("user-agent") ?? "";
  await endSession(tx, request);
  const cookies = await openSession(shop, tx, row.id, { remember, agent });
  if (!isNew && !isKnownDevice(shop, request, row.id)) await mailSecurityEvent(shop, tx, "login", row, sayAgent(agent));
  return { ok: true, user: userOfRow(row), cookies: [...cookies, csrfCookie(shop), deviceCookie(shop, row.id)] };
}
