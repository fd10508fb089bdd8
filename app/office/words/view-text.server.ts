import { articlePath, categoryPath } from "#kit/path.ts";
import { dayOf, timeOf } from "#kit/day.ts";
import { findStart } from "#outside/prose.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { isMailName, type Kind, KINDS, type Words } from "#outside/words/fields.ts";
import { officeWords } from "#texts/office/words.ts";
import { sayMoment } from "../say.ts";
import { picksOf } from "./article/article-picks.server.ts";
import { checkWords } from "./check-words.server.ts";
import { previewOf } from "./preview.server.ts";
import { findText } from "./texts.server.ts";
import { listVersions } from "./versions.server.ts";

/** The kind that an address of the office names. */
export const kindAt = (path: string): Kind | undefined => KINDS.find((kind) => officeWords.kinds[kind].path === path);

/** Where a text stands in the shop. */
const pathOf = (kind: Kind, slug: string): string =>
  kind === "article" ? articlePath(slug) : kind === "category" ? categoryPath(slug) : kind === "page" ? `/${slug}` : "";

/** A text as its page in the office shows it; nothing when there is no such text. */
export async function viewText(shop: Shop, kind: Kind, asked: string) {
  const text = await findText(shop.db, kind, asked);
  if (!text) return undefined;
  const { slug, shown, row, state } = text;
  const words: Words = row?.draft ?? shown;
  const [preview, checks, versions] = await Promise.all([
    previewOf(shop, kind, slug, words),
    checkWords(shop.db, { kind, slug, words }),
    listVersions(shop.db, kind, slug),
  ]);
  return {
    kind,
    slug,
    words,
    state,
    title:
      isMailName(slug) && kind === "mail" ? officeWords.mails[slug] : (shown.h1 ?? shown.title ?? words.title ?? slug),
    isOwn: kind === "article" && !findStart("groenhulp", slug),
    picks: await picksOf(shop.db, words),
    path: pathOf(kind, slug),
    hasDraft: Boolean(row?.draft),
    liveAt: row?.liveAt ? sayMoment(row.liveAt) : null,
    due: row?.due ? { day: dayOf(row.due), time: timeOf(row.due).replace(".", ":"), said: sayMoment(row.due) } : null,
    last: row ? { who: row.by, at: sayMoment(row.savedAt) } : null,
    seen: { preview, checks },
    versions,
  };
}
