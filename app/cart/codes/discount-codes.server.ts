import { and, asc, eq, gte, isNull, or, sql } from "drizzle-orm";
import { addDays, type Day, dayOf } from "#kit/day.ts";
import type { Reader, Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { type CodeRow, plainCode } from "./codes.ts";
import { discountCodes, giftCards } from "../tables.server.ts";

export type NewCode = Omit<CodeRow, "uses">;
export type CodeMade = { ok: true } | { ok: false; reason: "code" | "value" | "days" | "uses" | "exists" };

export const listCodes = (db: Reader, { q, most, from }: { q: string; most: number; from: number }) =>
  db
    .select()
    .from(discountCodes)
    .where(sql`strpos(${discountCodes.code}, ${plainCode(q)}) > 0`)
    .orderBy(sql`${discountCodes.endsOn} desc nulls first`, asc(discountCodes.code))
    .limit(most)
    .offset(from);

export async function countCodes(db: Reader, q: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(discountCodes)
    .where(sql`strpos(${discountCodes.code}, ${plainCode(q)}) > 0`);
  return row?.count ?? 0;
}

/** A code that gives a percentage, an amount or the delivery; a name that is taken is refused. */
export async function makeCode(shop: Shop, given: NewCode): Promise<CodeMade> {
  const code = plainCode(given.code);
  const { kind, startsOn, endsOn, mostUses, minimumCents } = given;
  if (code.length < 3 || code.length > 24) return { ok: false, reason: "code" };
  const value = kind === "delivery" ? 0 : given.value;
  const most = kind === "percent" ? 100 : 1_000_000;
  if (kind !== "delivery" && (!Number.isInteger(value) || value < 1 || value > most))
    return { ok: false, reason: "value" };
  if (startsOn && endsOn && startsOn > endsOn) return { ok: false, reason: "days" };
  if (mostUses !== null && mostUses < 1) return { ok: false, reason: "uses" };
  const [card] = await shop.db.select({ code: giftCards.code }).from(giftCards).where(eq(giftCards.code, code));
  if (card) return { ok: false, reason: "exists" };
  const made = await shop.db
    .insert(discountCodes)
    .values({ code, kind, value, minimumCents, startsOn, endsOn, mostUses })
    .onConflictDoNothing()
    .returning({ code: discountCodes.code });
  return made.length ? { ok: true } : { ok: false, reason: "exists" };
}

/** Yesterday was its last day; whoever ordered with it keeps it. */
export async function endCode(shop: Shop, code: string): Promise<boolean> {
  const today = dayOf(shop.now());
  const ended = await shop.db
    .update(discountCodes)
    .set({ endsOn: addDays(today, -1) })
    .where(and(eq(discountCodes.code, code), or(isNull(discountCodes.endsOn), gte(discountCodes.endsOn, today))))
    .returning({ code: discountCodes.code });
  return ended.length > 0;
}

/** A discount that was promised until a day counts until that day. */
export async function keepCodeUntil(tx: Tx, code: string, day: Day): Promise<void> {
  await tx.update(discountCodes).set({ endsOn: day }).where(eq(discountCodes.code, code));
}
