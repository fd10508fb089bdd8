import { desc, gt, sql } from "drizzle-orm";
import * as v from "valibot";
import { text } from "#kit/form/fields.ts";
import { allow } from "#outside/allowance.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { errors } from "#texts/errors.ts";
import { findArticle } from "../articles.server.ts";
import { articleVotes } from "../tables.server.ts";

/** Counts a vote; a second one from the same place on the same day is thanked for but not counted. */
export async function vote(shop: Shop, article: string, helped: boolean, peer: string): Promise<void> {
  const allowed = await allow(shop, "artikelstem", `${article} ${peer}`, { times: 1, perSeconds: 86_400 });
  if (!allowed.ok) return;
  const column = helped ? "helped" : "missed";
  await shop.db
    .insert(articleVotes)
    .values({ article, [column]: 1 })
    .onConflictDoUpdate({ target: articleVotes.article, set: { [column]: sql`${articleVotes[column]} + 1` } });
}

export const voteDeed = deed({
  name: "advice.vote",
  by: "anyone",
  asks: v.strictObject({ slug: text(120), geholpen: v.picklist(["ja", "nee"]) }),
  limit: [{ most: 60, minutes: 60, per: "peer" }],
  shows: v.strictObject({ voted: v.picklist(["ja", "nee"]) }),
  async run(shop, { peer }, { slug, geholpen }) {
    const article = findArticle(slug.toLowerCase());
    if (!article) return refused("unknown");
    await vote(shop, article.slug, geholpen === "ja", peer);
    return done({ voted: geholpen });
  },
  says: { refused: { unknown: [404, errors.apiNotFound] } },
});

/** The articles that helped most people; empty as long as nobody said so. */
export async function listHelpful(db: Reader, count: number): Promise<string[]> {
  const rows = await db
    .select({ article: articleVotes.article })
    .from(articleVotes)
    .where(gt(articleVotes.helped, articleVotes.missed))
    .orderBy(desc(articleVotes.helped), articleVotes.article)
    .limit(count);
  return rows.map(({ article }) => article);
}
