import { stemKey } from "../dutch/stem.ts";
import { isNamed, nearWords, sameWord, soundsLike, synonymAnswers, type TermRun, typoRuns } from "./lookup.ts";
import type { Question, Reading } from "./question.ts";
import type { Segment } from "./segment.ts";

/** What all segments together know of the words of a question, so that a small segment does not guess where a large one knows. */
export class Knowledge {
  /** places whose word is the name of something, or explained by a synonym or facet */
  readonly named = new Set<number>();
  readonly explained = new Set<number>();
  readonly #segments: Segment[];
  readonly #typos = new Map<string, Map<Segment, TermRun[]>>();

  constructor(segments: Segment[], question: Question) {
    this.#segments = segments;
    for (const reading of question.readings) {
      if (reading.kind === "word" && segments.some((segment) => isNamed(segment, reading.word, 100)))
        this.named.add(reading.from);
      if (!this.#means(reading)) continue;
      for (let at = reading.from; at < reading.to; at++) {
        this.explained.add(at);
        this.named.add(at);
      }
    }
  }

  #means(reading: Reading): boolean {
    if (reading.kind === "intent") return true;
    return (
      reading.kind === "synonym" &&
      this.#segments.some((segment) => reading.targets.some((target) => synonymAnswers(segment, target).length > 0))
    );
  }

  /** Whether a key is (the last part of) what some product is. */
  isKind(key: string): boolean {
    return this.#segments.some((segment) => segment.kinds.has(key));
  }

  /** Whether the word stands anywhere as written or in another form. */
  stands(word: string, literal: boolean): boolean {
    return this.#segments.some((segment) => sameWord(segment.vocabulary, word, literal).length > 0);
  }

  /** Words it may have been meant for; only the nearest distance any segment offers. Good Dutch is not corrected. */
  unsure(segment: Segment, word: string, asPrefix: boolean): TermRun[] {
    const sounds = soundsLike(segment.vocabulary, word);
    if (segment.decompounder.words.get(stemKey(word)) === 2) return sounds;
    let found = this.#typos.get(word);
    if (!found) {
      found = new Map();
      this.#typos.set(word, found);
      let near = this.#segments.map((one) => nearWords(one.vocabulary, word, false));
      if (asPrefix && near.every((list) => list.length === 0))
        near = this.#segments.map((one) => nearWords(one.vocabulary, word, true));
      const nearest = Math.min(...near.map((list) => list[0]?.distance ?? 9));
      for (const [at, one] of this.#segments.entries()) {
        found.set(
          one,
          typoRuns(
            one.vocabulary,
            word,
            near[at]!.filter(({ distance }) => distance === nearest),
          ),
        );
      }
    }
    return [...sounds, ...(found.get(segment) ?? [])];
  }
}
