import { inArray } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import { reviews as texts } from "#texts/reviews/reviews.ts";
import { reviews } from "./tables.server.ts";

export async function listReviewsOf(db: Reader, orders: string[]) {
  return orders.length ? db.select().from(reviews).where(inArray(reviews.order, orders)) : [];
}

/** What somebody wrote about plants stays; who wrote it goes. */
export async function forgetAuthor(db: Reader, orders: string[]): Promise<void> {
  if (orders.length)
    await db.update(reviews).set({ author: texts.somebody, city: "" }).where(inArray(reviews.order, orders));
}
