import type { Reader } from "#outside/db.server.ts";
import { listIn, type Words } from "#outside/words/fields.ts";
import { findPicks, namesOf, type Pick } from "../../product/pick.server.ts";

type Picked = { picks: Pick[]; found?: Pick[] };
export type ArticlePicks = { ofProducts: Picked; ofCategories: Picked };

/** What an article is chosen to go with, by name; and what somebody looks for to add to it. */
export async function picksOf(
  db: Reader,
  words: Words,
  asked: { ofProducts?: string; ofCategories?: string } = {},
): Promise<ArticlePicks> {
  const pick = async (kind: "product" | "category", chosen = "", q = ""): Promise<Picked> => {
    const slugs = listIn(chosen);
    const picks = await namesOf(db, kind, slugs);
    return q ? { picks, found: await findPicks(db, kind, q, slugs) } : { picks };
  };
  return {
    ofProducts: await pick("product", words.ofProducts, asked.ofProducts),
    ofCategories: await pick("category", words.ofCategories, asked.ofCategories),
  };
}
