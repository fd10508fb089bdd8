import type { Told } from "#outside/deed/told.ts";
import type { Words } from "#outside/words/fields.ts";
import type { ArticlePicks } from "./article/article-picks.server.ts";
import type { Conflict } from "./merge-words.ts";
import type { Seen } from "./use-preview.ts";

type Loaded = { words: Words; seen: Seen; picks: ArticlePicks };
type Back = { words: Words; seen: Words; conflicts?: Conflict[]; picks?: ArticlePicks } & Partial<Seen>;

/** What the page shows: what was loaded, or what the last deed sent back of what somebody typed. */
export function toldWords({ words, seen, picks }: Loaded, told: Told | undefined) {
  const back = told?.shows as Back | undefined;
  return {
    words: back?.words ?? words,
    base: back?.seen ?? words,
    picks: back?.picks ?? picks,
    given: { preview: back?.preview ?? seen.preview, checks: back?.checks ?? seen.checks },
    conflicts: back?.conflicts ?? [],
    errors: told?.errors ?? {},
  };
}
