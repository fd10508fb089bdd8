import { search as texts } from "#texts/search/search.ts";
import { why } from "#texts/search/why.ts";
import { fold } from "../dutch/fold.ts";
import { silentWhenShown } from "../engine/shown-facets.ts";
import type { Reason, SearchResult } from "../search-engine.ts";

const FOUND_BY_WORD: ReadonlySet<Reason["kind"]> = new Set(["synonym", "typo"]);

const isMeasure = ({ kind }: Reason) => kind === "size";

/** A word of ours that the hit itself does not show would be a riddle. */
function isSeen(matched: string, hit: Record<string, unknown>): boolean {
  const shown = [hit.name, hit.latin, hit.soort].filter((one) => typeof one === "string");
  return fold(shown.join(" ")).includes(fold(matched));
}

/** Each hit says why it is here; one that meets no word is there because it looks like those that do. */
export function whyAll({ hits }: Pick<SearchResult, "hits">): Record<string, string> {
  const measured = hits.some(({ _why: reasons }) => reasons.some(isMeasure));
  const said = hits.flatMap(({ slug, _why: reasons, ...rest }) => {
    // Who asked for a measure that this one has not is not told another height as if that were it.
    const missed = measured && !reasons.some(isMeasure);
    const words = sayWhy(
      reasons.filter(
        ({ kind, facet, matched }) =>
          !(missed && facet === "eindhoogte") && (!FOUND_BY_WORD.has(kind) || isSeen(matched, rest)),
      ),
    );
    return reasons.length === 0 ? [[slug, texts.alike]] : words ? [[slug, texts.why(words)]] : [];
  });
  return Object.fromEntries(said) as Record<string, string>;
}

/** "2 meter hoge" of a question is 2 meter hoog. */
const inOneForm = (words: string) =>
  words
    .replace(/ hoge$/, " hoog")
    .replace(/ lange$/, " lang")
    .replace(/ brede$/, " breed");

/** "kan in de schaduw, bloeit in februari, tot 30 euro": what of the query this hit meets by its facts. */
export function sayWhy(reasons: Reason[]): string {
  const said = reasons
    .filter(({ facet }) => !facet || !silentWhenShown.has(facet))
    .filter(({ kind }) => kind === "facet" || kind === "synonym" || kind === "size" || kind === "typo")
    .map(({ facet, matched }) => why[facet ?? ""]?.(matched) ?? inOneForm(matched.toLowerCase()))
    // A yes tells nothing without its question.
    .filter((words) => words !== "ja");
  return [...new Set(said)].slice(0, 3).join(", ");
}

/** A filter to press, in words: a yes says what it is about. */
export function sayFilter(facet: string, value: string): string {
  const words = value === "Ja" ? (why[facet]?.(value) ?? value) : value;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
