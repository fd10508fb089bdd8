import { and, eq, lte } from "drizzle-orm";
import { holdShelves } from "#catalogue/category/hold-shelves.server.ts";
import { saveTexts } from "#catalogue/category/save-texts.server.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { words } from "#outside/tables.server.ts";
import { type Kind, proseOf, type Words } from "#outside/words/fields.ts";
import { tellWords } from "#outside/words/load-words.server.ts";

type Put = { kind: Kind; slug: string; by: string; now: Date };

/** Keeps a draft beside what the shop shows, perhaps with the moment on which it takes its place. */
export async function putDraft(tx: Tx, { kind, slug, by, now }: Put, draft: Words | null, due: Date | null) {
  const row = { kind, slug, draft, due, by, savedAt: now };
  await tx
    .insert(words)
    .values(row)
    .onConflictDoUpdate({ target: [words.kind, words.slug], set: row });
}

/** Puts a text in the shop; every process hears of it. */
export async function putLive(tx: Tx, { kind, slug, by, now }: Put, live: Words): Promise<void> {
  const row = { kind, slug, live, liveAt: now, draft: null, due: null, by, savedAt: now };
  await tx
    .insert(words)
    .values(row)
    .onConflictDoUpdate({ target: [words.kind, words.slug], set: row });
  if (kind === "category") {
    const { front, body } = proseOf(kind, live);
    await saveTexts(tx, slug, { ...front, body });
  }
  await tellWords(tx, kind, slug);
}

/** Puts in the shop what was planned for now or before; gives how many came. */
export async function publishPlanned(shop: Shop): Promise<number> {
  return shop.db.transaction(async (tx) => {
    await holdShelves(tx);
    const now = shop.now();
    const rows = await tx.select().from(words).where(lte(words.due, now)).for("update", { skipLocked: true });
    for (const { kind, slug, draft, by, savedAt } of rows) {
      if (draft) await putLive(tx, { kind, slug, by, now }, draft);
      // Who wrote it, and when, stays as it was.
      await tx
        .update(words)
        .set({ due: null, savedAt })
        .where(and(eq(words.kind, kind), eq(words.slug, slug)));
    }
    return rows.length;
  });
}
