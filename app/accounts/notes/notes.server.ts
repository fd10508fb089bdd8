import { and, asc, eq } from "drizzle-orm";
import type { Reader, Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { customerNotes } from "../tables.server.ts";

export const listNotes = (db: Reader, email: string) =>
  db.select().from(customerNotes).where(eq(customerNotes.email, email)).orderBy(asc(customerNotes.id));

type New = { email: string; kind: "note" | "tag"; text: string; by: string };

export async function writeNote(shop: Shop, { email, ...note }: New): Promise<void> {
  await shop.db.insert(customerNotes).values({ email: email.toLowerCase(), ...note, at: shop.now() });
}

/** A tag that no longer holds. */
export async function dropTag(db: Reader, email: string, text: string): Promise<void> {
  const tag = and(eq(customerNotes.email, email), eq(customerNotes.kind, "tag"), eq(customerNotes.text, text));
  await db.delete(customerNotes).where(tag);
}

export async function forgetNotes(tx: Tx, email: string): Promise<void> {
  await tx.delete(customerNotes).where(eq(customerNotes.email, email.toLowerCase()));
}
