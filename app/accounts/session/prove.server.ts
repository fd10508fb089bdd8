import { eq } from "drizzle-orm";
import { type Caller, userOf } from "#outside/deed/caller.ts";
import { refused } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { account } from "#texts/account/account.ts";
import { accounts } from "#texts/account/accounts.ts";
import { countTry, QUARTER } from "../limits.server.ts";
import { isPassword } from "../password/passwords.server.ts";
import { users } from "../tables.server.ts";
import { findSession } from "./sessions.server.ts";

const FRESH_MS = 10 * 60_000;
const say = account.details;

/** What a deed says when somebody has not shown again who they are. */
export const PROOF = {
  "wrong-password": [422, say.wrongPassword, "current"],
  "no-password": [409, say.noPassword, "current"],
  "second-first": [403, accounts.second.first],
  "too-often": [429, accounts.tooMany(15)],
} as const;

/** Whether a passkey said so in this session, a few minutes ago at most. */
export async function isProved(shop: Shop, request: Request): Promise<boolean> {
  const provedAt = (await findSession(shop, request))?.provedAt;
  return Boolean(provedAt) && shop.now().getTime() - Number(provedAt) < FRESH_MS;
}

/** Before anything that decides who gets into an account: the password again, or a passkey just now. */
export async function askAgain(shop: Shop, { request, user }: Caller, current: string) {
  const session = await findSession(shop, request);
  // With the password alone nobody adds a passkey to an account of the office, or takes it over.
  if (session?.waits) return refused("second-first");
  if (await isProved(shop, request)) return undefined;
  const { id } = userOf({ user });
  const wait = await countTry(shop, ["prove-again", id, { times: 8, perSeconds: QUARTER }]);
  if (wait > 0) return refused("too-often", { wait });
  const [row] = await shop.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
  if (!row?.hash) return refused("no-password");
  return (await isPassword(row.hash, current)) ? undefined : refused("wrong-password");
}
