import { eq } from "drizzle-orm";
import { type Caller, userOf } from "#outside/deed/caller.ts";
import { refused } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { details as say } from "#texts/account/details.ts";
import { accounts } from "#texts/account/accounts.ts";
import { second } from "#texts/account/second.ts";
import { tasksOf } from "../door/roles.ts";
import { countTry, QUARTER } from "../limits.server.ts";
import { isPassword } from "../password/passwords.server.ts";
import { users } from "../tables.server.ts";
import { findSession, type Session } from "./sessions.server.ts";

const FRESH_MS = 10 * 60_000;
/** What a deed says when somebody has not shown again who they are. */
export const PROOF = {
  "wrong-password": [422, say.wrongPassword, "current"],
  "no-password": [409, say.noPassword, "current"],
  "second-first": [403, second.first],
  "too-often": [429, accounts.tooMany(15)],
} as const;

const isFresh = (shop: Shop, session: Session | undefined): boolean =>
  Boolean(session?.provedAt) && shop.now().getTime() - Number(session?.provedAt) < FRESH_MS;

/** Whether a passkey said so in this session, a few minutes ago at most. */
export const isProved = async (shop: Shop, request: Request): Promise<boolean> =>
  isFresh(shop, await findSession(shop, request));

/** Before anything that decides who gets into an account: the password again, or a passkey just now. */
export async function askAgain(shop: Shop, caller: Caller, current: string) {
  const { id } = userOf(caller);
  // Who comes with a token has no session here, whatever cookie came along.
  const session = caller.session === undefined ? undefined : await findSession(shop, caller.request);
  const [row] = await shop.db
    .select({ hash: users.passwordHash, scope: users.scope })
    .from(users)
    .where(eq(users.id, id));
  // With the password alone nobody adds a passkey to an account of the office, or takes it over.
  if (session?.waits || (!session && tasksOf(row?.scope ?? []).size > 0)) return refused("second-first");
  if (isFresh(shop, session)) return undefined;
  const wait = await countTry(shop, ["prove-again", id, { times: 8, perSeconds: QUARTER }]);
  if (wait > 0) return refused("too-often", { wait });
  if (!row?.hash) return refused("no-password");
  return (await isPassword(row.hash, current)) ? undefined : refused("wrong-password");
}
