import type { Shop } from "#outside/shop.server.ts";
import type { Kind } from "#outside/words/fields.ts";
import { wordsTold } from "#outside/words/load-words.server.ts";
import type { SearchEngine } from "../search-engine.ts";
import { articleDocuments, categoryDocuments } from "../shop-documents.server.ts";

/** A text that was rewritten in the office is found by its new words. */
export async function refreshWords(shop: Shop, engine: SearchEngine, told: string[]): Promise<void> {
  const words = wordsTold(told);
  const of = (kind: Kind) => new Set(words.filter((one) => one.kind === kind).map(({ slug }) => slug));
  const [articles, categories] = [of("article"), of("category")];
  if (articles.size) {
    const changed = (await articleDocuments(shop)).filter(({ id }) => articles.has(id));
    await engine.upsert("articles", changed);
    const gone = [...articles].filter((slug) => !changed.some(({ id }) => id === slug));
    if (gone.length) await engine.remove("articles", gone);
  }
  if (categories.size) {
    const changed = (await categoryDocuments(shop)).filter(({ id }) => categories.has(id));
    await engine.upsert("categories", changed);
  }
}
