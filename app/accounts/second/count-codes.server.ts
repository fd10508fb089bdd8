import { allow, forgive } from "#outside/allowance.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { User } from "#outside/deed/caller.ts";
import { mailSecurityEvent } from "../account-mails.server.ts";
import { countTry, type Limit, QUARTER } from "../limits.server.ts";

const DAY = 24 * 60 * 60;

const ofApp = (user: string): [Limit, Limit] => [
  ["second-code", user, { times: 8, perSeconds: QUARTER }],
  ["second-code-day", user, { times: 40, perSeconds: DAY }],
];

/**
 * Counts a code; how many seconds to wait, or 0 when it may be looked at. Six figures can be guessed, so those are
 * counted for the person, whoever gives them. A code from paper cannot: it is counted for the login, so that somebody
 * who has the password and spends all tries keeps nobody out.
 */
export async function countCode(shop: Shop, user: User, session: number, isOfApp: boolean): Promise<number> {
  if (!isOfApp) return countTry(shop, ["second-paper", String(session), { times: 8, perSeconds: QUARTER }]);
  const wait = await countTry(shop, ...ofApp(user.id));
  // Whoever it is has the password: the owner of the account hears of it, once a day.
  if (wait > 0 && (await allow(shop, "second-told", user.id, { times: 1, perSeconds: DAY })).ok)
    await shop.db.transaction((tx) => mailSecurityEvent(shop, tx, "guessed", user));
  return wait;
}

/** The code was right, or the app is gone. */
export async function forgiveCodes(shop: Shop, user: string): Promise<void> {
  for (const [what] of ofApp(user)) await forgive(shop, what, user);
}
