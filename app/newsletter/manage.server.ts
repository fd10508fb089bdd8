import { and, eq, sql } from "drizzle-orm";
import type { Shop } from "#outside/shop.server.ts";
import { networkOf } from "./network.ts";
import { TOPICS } from "./subscription.ts";
import { subscribers, subscriptionProofs } from "./tables.server.ts";

export type Choices = { topics: string[]; pace: "maand" | "seizoen" };

export async function findByKey(shop: Shop, key: string) {
  const { email, state, topics, pace } = subscribers;
  const [row] = await shop.db.select({ email, state, topics, pace }).from(subscribers).where(eq(subscribers.key, key));
  return row;
}

export async function choose(shop: Shop, key: string, { topics, pace }: Choices): Promise<boolean> {
  const known = TOPICS.filter((topic) => topics.includes(topic));
  return shop.db.transaction(async (tx) => {
    const [row] = await tx
      .update(subscribers)
      .set({ topics: known, pace })
      .where(eq(subscribers.key, key))
      .returning({ email: subscribers.email });
    if (row) await tx.insert(subscriptionProofs).values({ email: row.email, what: "chose", at: shop.now() });
    return row !== undefined;
  });
}

/** Leaving twice is leaving once; nobody is asked why. */
export async function leave(shop: Shop, key: string, peer: string): Promise<boolean> {
  const now = shop.now();
  return shop.db.transaction(async (tx) => {
    const [row] = await tx.select().from(subscribers).where(eq(subscribers.key, key)).for("update");
    if (!row) return false;
    if (row.state === "left") return true;
    await tx
      .update(subscribers)
      .set({ state: "left", endedAt: now, tokenHash: null, tokenUntil: null })
      .where(eq(subscribers.key, key));
    await tx.insert(subscriptionProofs).values({ email: row.email, what: "left", at: now, network: networkOf(peer) });
    return true;
  });
}

const SOFT_BOUNCES = 3;

/** A dead address is never written to again; a full mailbox gets three chances. */
export async function noteBounce(shop: Shop, given: { email: string; hard: boolean }): Promise<void> {
  const email = given.email.trim().toLowerCase();
  const now = shop.now();
  await shop.db.transaction(async (tx) => {
    const [row] = await tx
      .update(subscribers)
      .set({ softBounces: sql`${subscribers.softBounces} + 1` })
      .where(and(eq(subscribers.email, email), eq(subscribers.state, "confirmed")))
      .returning({ softBounces: subscribers.softBounces });
    if (!row || (!given.hard && row.softBounces < SOFT_BOUNCES)) return;
    await tx.update(subscribers).set({ state: "bounced", endedAt: now }).where(eq(subscribers.email, email));
    await tx.insert(subscriptionProofs).values({ email, what: "bounced", at: now });
  });
}
