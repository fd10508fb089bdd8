import { isDeepStrictEqual } from "node:util";
import type { Shop } from "#outside/shop.server.ts";
import type { OwnSearchEngine } from "./engine/own-engine.ts";
import type { SearchDocument } from "./search-document.ts";
import type { SearchEngine } from "./search-engine.ts";
import { articleDocuments, categoryDocuments, productDocuments } from "./shop-documents.server.ts";

/** Puts in what the database says differently than our own index; a service that was told the same hears it too. */
export async function bringUpToDate(shop: Shop, engine: SearchEngine, own: OwnSearchEngine): Promise<void> {
  const compare = async (name: string, documents: SearchDocument[]): Promise<void> => {
    const known = new Map(
      own
        .index(name)
        .allDocuments()
        .map((document) => [document.id, document]),
    );
    const changed = documents.filter((document) => !isDeepStrictEqual(document, known.get(document.id)));
    const found = new Set(documents.map(({ id }) => id));
    const gone = [...known.keys()].filter((id) => !found.has(id));
    if (changed.length) await engine.upsert(name, changed);
    if (gone.length) await engine.remove(name, gone);
  };
  await compare("products", await productDocuments(shop));
  await compare("categories", await categoryDocuments(shop));
  await compare("articles", await articleDocuments(shop));
}
