import { and, asc, eq, gt } from "drizzle-orm";
import { againSince, type Reader, takeTurn, type Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { customerNotes } from "../tables.server.ts";

export const listNotes = (db: Reader, email: string) =>
  db.select().from(customerNotes).where(eq(customerNotes.email, email)).orderBy(asc(customerNotes.id));

type New = { email: string; kind: "note" | "tag"; text: string; by: string };

/** Pressed twice, or the page sent once more: the same words of the same colleague within minutes are one note. */
export async function writeNoteOnce(shop: Shop, { email, kind, text, by }: New): Promise<boolean> {
  const whose = email.toLowerCase();
  await takeTurn(shop.db, `note|${whose}`);
  const since = againSince(shop.now());
  const same = and(eq(customerNotes.email, whose), eq(customerNotes.kind, kind), eq(customerNotes.by, by));
  const again = await shop.db.$count(
    customerNotes,
    and(same, eq(customerNotes.text, text), gt(customerNotes.at, since)),
  );
  if (again === 0) await writeNote(shop, { email, kind, text, by });
  return again === 0;
}

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
