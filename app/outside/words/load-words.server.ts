import { and, isNotNull, ne, sql } from "drizzle-orm";
import { dayOf } from "#kit/day.ts";
import type { Reader, Tx } from "../db.server.ts";
import { overwriteProse, type Written } from "../prose.server.ts";
import { words } from "../tables.server.ts";
import { type Kind, proseOf } from "./fields.ts";

const FOLDERS: Partial<Record<Kind, string>> = { article: "groenhulp", page: "pages", mail: "mails" };

/** Brings what the owner wrote over content/ into this process. A category's text stands with the category. */
export async function loadWords(db: Reader): Promise<void> {
  const rows = await db
    .select({ kind: words.kind, slug: words.slug, live: words.live, liveAt: words.liveAt })
    .from(words)
    .where(and(isNotNull(words.live), ne(words.kind, "category")));
  const written: Written = new Map();
  for (const { kind, slug, live, liveAt } of rows) {
    if (!live) continue;
    const { front, body } = proseOf(kind, live);
    const updated = kind === "article" && liveAt ? { updated: dayOf(liveAt) } : {};
    written.set(`${FOLDERS[kind] ?? ""}/${slug}`, { front: { ...front, ...updated }, body });
  }
  overwriteProse(written);
}

/** Every process hears that a text is another now. */
export async function tellWords(tx: Tx, kind: Kind, slug: string): Promise<void> {
  await tx.execute(sql`select pg_notify('catalogue', ${JSON.stringify([`text:${kind}:${slug}`])})`);
}

/** Which texts a message of the shop's processes names. */
export const wordsTold = (told: string[]): { kind: Kind; slug: string }[] =>
  told.flatMap((one) => {
    const [, kind, slug] = /^text:(article|category|page|mail):(.+)$/.exec(one) ?? [];
    return kind && slug ? [{ kind: kind as Kind, slug }] : [];
  });
