import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { dayOf, sayDate } from "#kit/day.ts";
import { type Reader, writtenOnce } from "#outside/db.server.ts";
import { reviews as say } from "#texts/reviews/reviews.ts";
import { reviews } from "./tables.server.ts";

export type Review = { id: number; stars: number; title: string; text: string; by: string };
export type Reviews = { count: number; average: number; shares: number[]; latest: Review[] };

const tallyOf = writtenOnce((db) =>
  db
    .select({ stars: reviews.stars, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(eq(reviews.product, sql.placeholder("product")), eq(reviews.state, "shown")))
    .groupBy(reviews.stars)
    .prepare("tally_reviews"),
);

/** The shown reviews of a product: the figures over all of them, the words of the latest six. */
export async function listReviews(db: Reader, product: string): Promise<Reviews> {
  const tally = await tallyOf(db).execute({ product });
  const count = tally.reduce((sum, row) => sum + row.count, 0);
  const shown = and(eq(reviews.product, product), eq(reviews.state, "shown"));
  const latest = count ? await db.select().from(reviews).where(shown).orderBy(desc(reviews.writtenAt)).limit(6) : [];
  const stars = tally.reduce((sum, row) => sum + row.stars * row.count, 0);
  return {
    count,
    average: count ? Math.round((stars / count) * 10) / 10 : 0,
    shares: [5, 4, 3, 2, 1].map((one) =>
      count ? Math.round(((tally.find((row) => row.stars === one)?.count ?? 0) / count) * 100) : 0,
    ),
    latest: latest.map(({ id, stars: given, title, text, author, city, size, writtenAt }) => ({
      id,
      stars: given,
      title,
      text,
      by: [[author || say.somebody, city].filter(Boolean).join(", "), size, sayDate(dayOf(writtenAt))].join(" · "),
    })),
  };
}

/** The average stars per product, only of products with shown reviews. */
export async function averageStars(db: Reader, only?: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ product: reviews.product, stars: sql<number>`round(avg(${reviews.stars}), 1)::float` })
    .from(reviews)
    .where(and(eq(reviews.state, "shown"), only && inArray(reviews.product, only)))
    .groupBy(reviews.product);
  return new Map(rows.map(({ product, stars }) => [product, stars]));
}

/** What waits for somebody of the shop, oldest first. */
export async function listWaiting(db: Reader) {
  return db.select().from(reviews).where(eq(reviews.state, "waiting")).orderBy(reviews.writtenAt);
}

/** What was judged lately, newest first. */
export async function listJudged(db: Reader) {
  return db.select().from(reviews).where(ne(reviews.state, "waiting")).orderBy(desc(reviews.id)).limit(20);
}
