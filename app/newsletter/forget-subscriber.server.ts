import { and, eq, inArray, lt } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import { subscribers, subscriptionProofs } from "./tables.server.ts";

export const listProofs = (db: Reader, email: string) =>
  db.select().from(subscriptionProofs).where(eq(subscriptionProofs.email, email));

export async function forgetSubscriber(db: Reader, email: string): Promise<void> {
  await db.delete(subscriptionProofs).where(eq(subscriptionProofs.email, email));
  await db.delete(subscribers).where(eq(subscribers.email, email));
}

/** An address is kept until somebody leaves, and for a while as the proof that they did. */
export async function sweepLeft(db: Reader, before: Date): Promise<number> {
  const left = and(eq(subscribers.state, "left"), lt(subscribers.endedAt, before));
  const gone = await db.select({ email: subscribers.email }).from(subscribers).where(left);
  for (const { email } of gone) await forgetSubscriber(db, email);
  return gone.length;
}

/**
 * Two addresses of one person. A yes was given for one address and holds for that one alone; a no holds for
 * the person. What was agreed under either address stays as the proof of it.
 */
export async function mergeSubscriber(db: Reader, from: string, to: string, now: Date): Promise<void> {
  const [gone] = await db.select().from(subscribers).where(eq(subscribers.email, from)).for("update");
  await db.update(subscriptionProofs).set({ email: to }).where(eq(subscriptionProofs.email, from));
  if (!gone) return;
  if (gone.state === "left") {
    const stops = await db
      .update(subscribers)
      .set({ state: "left", endedAt: now, tokenHash: null, tokenUntil: null })
      .where(and(eq(subscribers.email, to), inArray(subscribers.state, ["confirmed", "pending"])))
      .returning({ email: subscribers.email });
    if (stops.length)
      await db.insert(subscriptionProofs).values({ email: to, what: "left", at: now, wording: "merged" });
  }
  await db.delete(subscribers).where(eq(subscribers.email, from));
}
