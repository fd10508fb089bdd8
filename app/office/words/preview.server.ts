import * as v from "valibot";
import { type Block, blocksOf, photosIn } from "#advice/article/article-text.server.ts";
import { findArticle } from "#advice/articles.server.ts";
import { topicTitle } from "#advice/topics.ts";
import { findMarked } from "#catalogue/photos/photos.server.ts";
import { withFigures } from "#catalogue/plants/plants.server.ts";
import { listCards } from "#catalogue/product/products.server.ts";
import { fillMarks } from "#orders/papers/own-words.server.ts";
import { linkedHtml } from "#outside/mail/mail-html.ts";
import { toHtml } from "#outside/prose.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { isMailName, type Kind, KINDS, type Question, readFaq, readGroups, type Words } from "#outside/words/fields.ts";
import { fillFacts } from "#outside/words/fill-facts.ts";
import { officeWords } from "#texts/office/words.ts";

export const previewShape = v.object({
  kind: v.picklist(KINDS),
  above: v.string(),
  title: v.string(),
  lead: v.string(),
  tip: v.string(),
  blocks: v.array(
    v.union([
      v.object({ html: v.string() }),
      v.object({ products: v.array(v.string()) }),
      v.object({
        plate: v.object({ name: v.string(), height: v.number(), alt: v.string(), caption: v.string() }),
      }),
      v.object({ photo: v.object({ key: v.string(), alt: v.string(), caption: v.string() }) }),
    ]),
  ),
  cards: v.array(
    v.object({
      slug: v.string(),
      name: v.string(),
      picture: v.nullable(v.object({ key: v.string(), alt: v.string() })),
      fromCents: v.number(),
    }),
  ),
  /** Pictures of the library, by what the text calls them. */
  pictures: v.array(v.object({ mark: v.string(), key: v.string(), alt: v.string() })),
  groups: v.array(v.object({ title: v.string(), faq: v.array(v.object({ q: v.string(), a: v.string() })) })),
});
export type Preview = v.InferOutput<typeof previewShape>;

const EXAMPLE = { naam: "Anna", nummer: "2026-000123" };

/** The words that stand in a mail, plain as mails are. */
function previewOfMail(slug: string, body: string): Preview {
  const html = linkedHtml(fillMarks(body, EXAMPLE));
  const title = isMailName(slug) ? officeWords.mails[slug] : slug;
  return { kind: "mail", above: "", title, lead: "", tip: "", blocks: [{ html }], cards: [], pictures: [], groups: [] };
}

/** A text as its page shows it, made the way the page makes it. */
export async function previewOf(shop: Shop, kind: Kind, slug: string, typed: Words): Promise<Preview> {
  if (kind === "mail") return previewOfMail(slug, typed.body ?? "");
  const words = kind === "page" ? typed : await withFigures(shop.db, typed);
  const { body = "", faq = "", title = "", h1, short, intro, tip = "" } = words;
  const article = kind === "article" ? findArticle(slug) : undefined;
  const pictures = await findMarked(shop.db, kind === "article" ? photosIn(body) : []);
  const blocks: Block[] =
    kind === "article"
      ? blocksOf(body, article?.drawings, pictures)
      : [{ html: toHtml(kind === "page" ? fillFacts(body, shop.settings) : body) }];
  const slugs = blocks.flatMap((block) => ("products" in block ? block.products : []));
  const questions: Question[] = kind === "page" ? [] : readFaq(faq);
  return {
    kind,
    above: kind === "article" ? topicTitle(typed.subject ?? "") : "",
    title: h1 ?? title,
    lead: short ?? intro ?? "",
    tip,
    blocks,
    cards: await listCards(shop.db, slugs),
    pictures: [...pictures].map(([mark, picture]) => ({ mark, ...picture })),
    groups: kind === "page" ? readGroups(faq) : questions.length ? [{ title: "", faq: questions }] : [],
  };
}
