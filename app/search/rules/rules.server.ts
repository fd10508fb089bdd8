import { asc, eq, sql } from "drizzle-orm";
import type { Db, Reader } from "#outside/db.server.ts";
import type { SearchRule } from "../engine/rank/rules.ts";
import { houseRules } from "./house-rules.ts";
import type { OwnersSettings } from "../search-engine.ts";
import { searchRules } from "../tables.server.ts";

export const RULES_CHANNEL = "search_rules";

export type RuleRow = typeof searchRules.$inferInsert;

/** The owner's rules go before those of the house; a row may also switch a house rule off. */
export async function listRules(db: Reader): Promise<OwnersSettings> {
  const rows = await db.select().from(searchRules).orderBy(asc(searchRules.id));
  const taken = new Set(rows.map(({ id }) => id));
  const own = rows.filter(({ active }) => active);
  return {
    rules: [
      ...own.filter(({ query, context }) => query !== null || context !== null).map(toRule),
      ...houseRules.filter(({ id }) => !taken.has(id)),
    ],
    synonyms: own.flatMap(({ synonym }) => (synonym ? [synonym] : [])),
  };
}

/** What the owner wrote, and which rules of the house are switched off. */
export async function listOwnRules(db: Reader) {
  return db.select().from(searchRules).orderBy(asc(searchRules.query), asc(searchRules.id));
}

function toRule(row: typeof searchRules.$inferSelect): SearchRule {
  return {
    id: row.id,
    when: {
      ...(row.query !== null && { query: row.query, match: row.match }),
      ...(row.context !== null && { context: row.context }),
    },
    do: {
      ...(row.pin.length > 0 && { pin: row.pin }),
      ...(row.bury.length > 0 && { bury: row.bury }),
      ...(row.hide.length > 0 && { hide: row.hide }),
      ...(row.redirect && { redirect: row.redirect }),
      ...(row.show !== null && { show: row.show }),
    },
    ...(row.from && { from: row.from }),
    ...(row.until && { until: row.until }),
  };
}

export class BadRule extends Error {
  override name = "BadRule";
  statusCode = 422;
}

/** Every process hears of it and searches by it at once. */
export async function saveRule(db: Db, rule: RuleRow): Promise<void> {
  if (rule.redirect && !/^\/(?!\/)/.test(rule.redirect))
    throw new BadRule("Een doorverwijzing gaat naar een pagina van de winkel.");
  if (rule.synonym && !/\S\s*[=>]\s*\S/.test(rule.synonym))
    throw new BadRule("Schrijf een synoniem als ‘a = b’ of ‘a > b | c’.");
  const { id: _, ...rest } = rule;
  await db.transaction(async (tx) => {
    await tx.insert(searchRules).values(rule).onConflictDoUpdate({ target: searchRules.id, set: rest });
    await tx.execute(sql`select pg_notify(${RULES_CHANNEL}, '[]')`);
  });
}

export async function removeRule(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(searchRules).where(eq(searchRules.id, id));
    await tx.execute(sql`select pg_notify(${RULES_CHANNEL}, '[]')`);
  });
}
