import { and, eq, inArray, sql } from "drizzle-orm";
import type { Reader, Tx } from "#outside/db.server.ts";
import type { Category } from "../product/products.server.ts";
import { categories, categoryMoves, categoryProducts } from "../tables.server.ts";
import { tellOthers } from "../tell-others.server.ts";

/** Gives a category another address; who asks for the old one is sent on for good. */
export async function moveCategory(tx: Tx, from: string, to: string, now: Date): Promise<void> {
  const [row] = await tx.select().from(categories).where(eq(categories.slug, from)).for("update");
  if (!row) return;
  await tx.insert(categories).values({ ...row, slug: to, edited: true });
  await tx.update(categoryProducts).set({ category: to }).where(eq(categoryProducts.category, from));
  await tx.update(categories).set({ parent: to, edited: true }).where(eq(categories.parent, from));
  await moveByHand(tx, from, to);
  await tx.delete(categories).where(eq(categories.slug, from));
  await leadOn(tx, from, to, now);
  await tellOthers(tx, ["*"]);
}

/** Products that were put in or kept out by hand stay so at the new address. */
async function moveByHand(tx: Tx, from: string, to: string): Promise<void> {
  const moved = (list: "also" | "not") =>
    sql`(select coalesce(jsonb_agg(case one when ${from} then ${to} else one end), '[]') from jsonb_array_elements_text(shelves -> ${list}) as named(one))`;
  await tx.execute(sql`update products set shelves = jsonb_build_object('also', ${moved("also")}, 'not', ${moved("not")})
    where ${namesByHand(from)}`);
}

const namesByHand = (slug: string) => sql`(shelves -> 'also' ? ${slug} or shelves -> 'not' ? ${slug})`;

/** Every old address leads straight to where the category is now, and an address that is in use leads nowhere. */
async function leadOn(tx: Tx, from: string, to: string, now: Date): Promise<string[]> {
  const led = await tx.update(categoryMoves).set({ to }).where(eq(categoryMoves.to, from)).returning();
  await tx.delete(categoryMoves).where(eq(categoryMoves.from, to));
  await tx.insert(categoryMoves).values({ from, to, at: now });
  return led.map((one) => one.from);
}

/**
 * Puts a category in the shop's list, new or brought back; an old address that it takes leads on no longer, and those
 * that led to it before it was taken away do so again, unless they lead elsewhere since.
 */
export async function bringCategory(tx: Tx, row: Category, led: string[] = []): Promise<void> {
  const [away] = await tx.delete(categoryMoves).where(eq(categoryMoves.from, row.slug)).returning();
  if (away)
    await tx
      .update(categoryMoves)
      .set({ to: row.slug })
      .where(and(eq(categoryMoves.to, away.to), inArray(categoryMoves.from, led)));
  await tx.insert(categories).values({ ...row, edited: true });
  await tellOthers(tx, ["*"]);
}

/** Takes an empty category away; its addresses lead to another from then on. Says which others led to it. */
export async function dropCategory(tx: Tx, slug: string, to: string, now: Date): Promise<string[]> {
  await tx.execute(sql`update products set shelves = jsonb_build_object(
      'also', coalesce(shelves -> 'also', '[]') - ${slug}::text, 'not', coalesce(shelves -> 'not', '[]') - ${slug}::text)
    where ${namesByHand(slug)}`);
  await tx.delete(categories).where(eq(categories.slug, slug));
  const led = await leadOn(tx, slug, to, now);
  await tellOthers(tx, ["*"]);
  return led;
}

/** Where the category went that once had this address. */
export async function findMove(db: Reader, from: string): Promise<string | undefined> {
  const [row] = await db.select({ to: categoryMoves.to }).from(categoryMoves).where(eq(categoryMoves.from, from));
  return row?.to;
}

/** The address that each old one leads to. */
export async function listMoves(db: Reader): Promise<Map<string, string>> {
  return new Map((await db.select().from(categoryMoves)).map(({ from, to }) => [from, to]));
}
