import { and, eq } from "drizzle-orm";
import { listArticles } from "#advice/articles.server.ts";
import { topicTitle } from "#advice/topics.ts";
import { holdShelves } from "#catalogue/category/hold-shelves.server.ts";
import { listAllCategories } from "#catalogue/product/products.server.ts";
import { categories } from "#catalogue/tables.server.ts";
import { type Reader, takeTurn, type Tx } from "#outside/db.server.ts";
import { findStart, listProse } from "#outside/prose.server.ts";
import { words } from "#outside/tables.server.ts";
import { isMailName, type Kind, KINDS, MAILS, type Words, wordsIn } from "#outside/words/fields.ts";
import { officeWords } from "#texts/office/words.ts";
import { findMoved } from "../categories/find-gone.server.ts";

export const STATES = ["start", "own", "draft", "planned"] as const;
export type State = (typeof STATES)[number];

type Row = typeof words.$inferSelect;
export type Listed = { slug: string; title: string; more: string; state: State; by?: string; at?: Date };

const stateOf = (row: Pick<Row, "live" | "draft" | "due"> | undefined): State =>
  row?.due ? "planned" : row?.draft ? "draft" : row?.live ? "own" : "start";

type Title = { slug: string; title: string; more: string };

/** Every text of a kind, also an article that is only a draft yet. */
async function listAll(db: Reader, kind: Kind, rows: Row[]): Promise<Title[]> {
  if (kind === "article") {
    const shown = listArticles().map(({ slug, title, topic }) => ({ slug, title, more: topicTitle(topic) }));
    const known = new Set(shown.map(({ slug }) => slug));
    const drafts = rows.filter((row) => row.kind === "article" && !known.has(row.slug));
    return [
      ...drafts.map(({ slug, draft }) => ({
        slug,
        title: draft?.title ?? slug,
        more: topicTitle(draft?.subject ?? ""),
      })),
      ...shown,
    ];
  }
  if (kind === "page")
    return listProse("pages").map(({ slug, front }) => ({ slug, title: String(front.title), more: `/${slug}` }));
  if (kind === "mail") return MAILS.map((slug) => ({ slug, title: officeWords.mails[slug], more: "" }));
  const all = await listAllCategories(db);
  const titles = new Map(all.map(({ slug, title }) => [slug, title]));
  return all.map(({ slug, title, parent }) => ({ slug, title, more: titles.get(parent ?? "") ?? `/${slug}` }));
}

export type Asked = { kind: Kind; q: string; state: State | undefined; page: number };
const PER_PAGE = 50;

/** The texts of one kind, with what was written of them; and how many of each kind these words find. */
export async function listTexts(db: Reader, { kind, q, state, page }: Asked) {
  const rows = await db.select().from(words);
  const written = new Map(rows.map((row) => [`${row.kind} ${row.slug}`, row]));
  const found = new Map<Kind, Listed[]>();
  for (const one of KINDS) {
    const all = (await listAll(db, one, rows)).map(({ slug, title, more }): Listed => {
      const row = written.get(`${one} ${slug}`);
      return { slug, title, more, state: stateOf(row), ...(row && { by: row.by, at: row.savedAt }) };
    });
    const holds = (text: string) => text.toLowerCase().includes(q.toLowerCase());
    found.set(
      one,
      all.filter((text) => (!state || text.state === state) && (holds(text.title) || holds(text.slug))),
    );
  }
  const chosen = found.get(kind) ?? [];
  return {
    texts: chosen.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    pages: Math.ceil(chosen.length / PER_PAGE),
    counts: Object.fromEntries([...found].map(([one, list]) => [one, list.length])),
  };
}

/** `shown` is what the shop has now, `draft` what waits. */
export type Text = { kind: Kind; slug: string; shown: Words; row: Row | undefined; state: State };

/** Where a text is now: its category may have another address since somebody opened it. */
const addressOf = async (db: Reader, kind: Kind, slug: string): Promise<string> =>
  (kind === "category" && (await findMoved(db, slug))?.slug) || slug;

export async function findText(db: Reader, kind: Kind, asked: string): Promise<Text | undefined> {
  const slug = await addressOf(db, kind, asked);
  const [row] = await db
    .select()
    .from(words)
    .where(and(eq(words.kind, kind), eq(words.slug, slug)));
  const shown = await shownWords(db, kind, slug, row);
  // What a draft does not say, such as one from before a text had that field, is as the shop shows it.
  const whole = row?.draft ? { ...row, draft: { ...shown, ...row.draft } } : row;
  return shown && { kind, slug, shown, row: whole, state: stateOf(row) };
}

async function shownWords(db: Reader, kind: Kind, slug: string, row: Row | undefined): Promise<Words | undefined> {
  if (kind === "category") {
    const [category] = await db.select({ texts: categories.texts }).from(categories).where(eq(categories.slug, slug));
    return category && wordsIn(kind, slug, category.texts, category.texts.body);
  }
  if (kind === "mail") return isMailName(slug) ? (row?.live ?? { body: "" }) : undefined;
  const start = findStart(kind === "article" ? "groenhulp" : "pages", slug);
  if (!start) return kind === "article" && row ? (row.live ?? {}) : undefined;
  return { ...wordsIn(kind, slug, start.front, start.body), ...row?.live };
}

/** The same, kept still until the transaction ends. */
export async function holdText(tx: Tx, kind: Kind, asked: string): Promise<Text | undefined> {
  if (kind === "category") await holdShelves(tx);
  const slug = await addressOf(tx, kind, asked);
  await takeTurn(tx, `words ${kind} ${slug}`);
  // The clock, which publishes what was planned, waits for its row.
  const row = tx.select({ slug: words.slug }).from(words);
  await row.where(and(eq(words.kind, kind), eq(words.slug, slug))).for("update");
  return findText(tx, kind, slug);
}
