import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { dayOf } from "#kit/day.ts";
import { exact } from "#kit/form/fields.ts";
import { allow } from "#outside/allowance.server.ts";
import { deed, done } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { limits } from "./engine/query/guards.ts";
import { searches } from "./tables.server.ts";

/** One spelling for one query; anything that looks like a person's data is not kept. */
export function plainQuery(query: string): string | undefined {
  const plain = query.toLowerCase().replace(/\s+/g, " ").trim().slice(0, 80);
  return plain.length < 2 || /@|\d{6,}/.test(plain) ? undefined : plain;
}

/** Counts each visitor once a day for a query; a search never fails because its counter cannot be written. */
export async function countSearch(shop: Shop, query: string, found: number, peer: string): Promise<void> {
  const plain = plainQuery(query);
  if (!plain) return;
  try {
    const first = await allow(shop, "search-asked", `${plain} ${peer}`, { times: 1, perSeconds: 86_400 });
    if (first.ok) await addSearch(shop, plain, found);
  } catch (error) {
    shop.log.warn({ error: (error as { code?: string }).code ?? "unknown" }, "search not counted");
  }
}

async function addSearch(shop: Shop, plain: string, found: number): Promise<void> {
  const day = dayOf(shop.now());
  await shop.db
    .insert(searches)
    .values({ day, query: plain, asked: 1, found })
    .onConflictDoUpdate({ target: [searches.day, searches.query], set: { asked: sql`${searches.asked} + 1`, found } });
}

async function countClick(shop: Shop, query: string): Promise<void> {
  const plain = plainQuery(query);
  if (!plain) return;
  const today = and(eq(searches.day, dayOf(shop.now())), eq(searches.query, plain));
  await shop.db
    .update(searches)
    .set({ clicks: sql`${searches.clicks} + 1` })
    .where(today);
}

/** Somebody opened what the search found. */
export const noteClick = deed({
  name: "search.click",
  by: "anyone",
  from: "beacon",
  asks: v.strictObject({ query: exact(limits.queryLength) }),
  limit: [{ most: 60, minutes: 1, per: "peer" }],
  async run(shop, _caller, { query }) {
    await countClick(shop, query);
    return done();
  },
  says: { refused: {} },
});
