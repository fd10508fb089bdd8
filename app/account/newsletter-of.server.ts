import { eq } from "drizzle-orm";
import type { User } from "#accounts/session/sessions.server.ts";
import { subscribers } from "#newsletter/tables.server.ts";
import type { Shop } from "#outside/shop.server.ts";

/** The subscription of somebody's own, confirmed address; for an address not proven to be theirs there is none. */
export async function findOwnSubscription(shop: Shop, user: Pick<User, "email" | "confirmed">) {
  if (!user.confirmed) return undefined;
  const { key, state, topics, pace, confirmedAt } = subscribers;
  const mine = eq(subscribers.email, user.email);
  const [row] = await shop.db.select({ key, state, topics, pace, confirmedAt }).from(subscribers).where(mine);
  return row;
}
