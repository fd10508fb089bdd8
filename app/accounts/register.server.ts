import { newId } from "#kit/id.ts";
import { peerOf } from "#outside/allowance.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { type Entered, enter } from "./session/enter.server.ts";
import { mailLink } from "./letters.server.ts";
import { countTry, HOUR } from "./limits.server.ts";
import { type TooMany, tidyEmail } from "./session/login.server.ts";
import { makeMailToken } from "./mail-tokens.server.ts";
import { hashPassword } from "./password/passwords.server.ts";
import { users } from "./tables.server.ts";

export type Registration = { email: string; password: string; firstName: string; lastName: string };

/** R7: an account, logged in at once; the address is confirmed by mail. */
export async function register(
  shop: Shop,
  request: Request,
  { email, password, firstName, lastName }: Registration,
): Promise<Entered | { ok: false; reason: "known" } | TooMany> {
  const wait = await countTry(shop, ["register", peerOf(request), { times: 20, perSeconds: HOUR }]);
  if (wait > 0) return { ok: false, reason: "too-many", wait };
  const passwordHash = await hashPassword(password);
  return shop.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({ id: newId("usr"), email: tidyEmail(email), firstName, lastName, passwordHash, createdAt: shop.now() })
      .onConflictDoNothing()
      .returning();
    if (!row) return { ok: false, reason: "known" };
    await mailLink(shop, tx, "confirm", row, await makeMailToken(shop, tx, row.id, "confirm"));
    return enter(shop, tx, request, row, { isNew: true });
  });
}
