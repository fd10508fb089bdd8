import { desc, gt, sql } from "drizzle-orm";
import { allow } from "#outside/allowance.server.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
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
