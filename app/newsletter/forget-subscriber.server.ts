import { and, eq, lt } from "drizzle-orm";
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
