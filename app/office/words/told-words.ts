import type { Told } from "#outside/deed/told.ts";
import { isChoice, type Field, listIn, type Words } from "#outside/words/fields.ts";
import type { ArticlePicks } from "./article/article-picks.server.ts";
import type { Conflict } from "./merge-words.ts";
import type { Seen } from "./use-preview.ts";
import { listOf, named, seenBefore, sentBack } from "../typed/sent-back.ts";

type Loaded = { words: Words; seen: Seen; picks: ArticlePicks };
type Back = { words: Words; seen: Words; conflicts?: Conflict[]; picks?: ArticlePicks } & Partial<Seen>;

/** What the page shows: what was loaded, or what the last deed sent back of what somebody typed. */
export function toldWords({ words, seen, picks }: Loaded, told: Told | undefined) {
  const back = told?.shows as Back | undefined;
  const sent = back ? undefined : sentWords(words, told);
  const typed = back?.words ?? sent;
  return {
    words: typed ?? words,
    base: back?.seen ?? (sent ? seenBefore(words, told) : words),
    picks: back?.picks ?? (typed ? picksIn(typed, picks) : picks),
    given: { preview: back?.preview ?? seen.preview, checks: back?.checks ?? seen.checks },
    conflicts: back?.conflicts ?? [],
    errors: told?.errors ?? {},
  };
}

/** What is chosen in these words, by name as far as the page knows it. */
function picksIn({ ofProducts = "", ofCategories = "" }: Words, known: ArticlePicks): ArticlePicks {
  return {
    ofProducts: { picks: named(listIn(ofProducts), known.ofProducts.picks) },
    ofCategories: { picks: named(listIn(ofCategories), known.ofCategories.picks) },
  };
}

/** Ticks are sent one by one, and are written with commas between them. */
function sentWords(words: Words, told: Told | undefined): Words | undefined {
  const sent = sentBack(words as Record<Field, string>, told);
  if (!told || !sent) return undefined;
  const fields = Object.entries(sent).map(([name, value]) => [
    name,
    isChoice(name as Field) ? listOf(told, name).filter(Boolean).join(", ") : value,
  ]);
  return Object.fromEntries(fields) as Words;
}
