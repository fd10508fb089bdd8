import { desc, eq, ilike, or, sql } from "drizzle-orm";
import { anywhere, isDatabaseAway, type Reader, type Tx } from "#outside/db.server.ts";
import { redirects } from "../tables.server.ts";

export type Redirect = typeof redirects.$inferSelect;

/** An address as redirects know it: without its end stroke, in small letters, without what hangs on it. */
export function plainPath(typed: string): string | undefined {
  const found = /^(?:https?:\/\/[^/]+)?(\/[^?#\s]*)/i.exec(typed.trim())?.[1];
  if (found === undefined || found.startsWith("//")) return undefined;
  return found.toLowerCase().replace(/(.)\/+$/, "$1");
}

const PER_PAGE = 50;

/** A page of them, the newest first; all that hold some words, when those are asked for. */
export async function listRedirects(db: Reader, q: string, page: number): Promise<{ rows: Redirect[]; pages: number }> {
  const asked = q ? or(ilike(redirects.from, anywhere(q)), ilike(redirects.to, anywhere(q))) : undefined;
  const rows = await db
    .select()
    .from(redirects)
    .where(asked)
    .orderBy(desc(redirects.savedAt), redirects.from)
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  return { rows, pages: Math.ceil((await db.$count(redirects, asked)) / PER_PAGE) };
}

export async function findRedirect(db: Reader, from: string): Promise<Redirect | undefined> {
  const [row] = await db.select().from(redirects).where(eq(redirects.from, from));
  return row;
}

/** Somebody came by an old address: where it leads, and one more who came, unless the database takes nothing. */
export async function followRedirect(db: Reader, from: string, now: Date): Promise<string | undefined> {
  const found = await findRedirect(db, from);
  if (!found) return undefined;
  const counted = db.update(redirects).set({ hits: sql`${redirects.hits} + 1`, lastHit: now });
  await counted.where(eq(redirects.from, from)).catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
  });
  return found.to;
}

type Put = { from: string; to: string; by: string; now: Date };

/** Leads an address on; what led to that address leads to the new one from now on, so that nobody is sent twice. */
export async function putRedirect(tx: Tx, { from, to, by, now }: Put): Promise<void> {
  const row = { from, to, by, savedAt: now };
  await tx.insert(redirects).values(row).onConflictDoUpdate({ target: redirects.from, set: row });
  await tx.update(redirects).set({ to }).where(sql`split_part(split_part(${redirects.to}, '?', 1), '#', 1) = ${from}`);
}

export async function dropRedirect(tx: Tx, from: string): Promise<Redirect | undefined> {
  const [row] = await tx.delete(redirects).where(eq(redirects.from, from)).returning();
  return row;
}
