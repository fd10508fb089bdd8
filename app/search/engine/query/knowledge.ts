import type { FacetCondition, Intent } from "../../dutch/intents/intent-book.ts";
import { findIntent } from "../../dutch/intents/intents.ts";
import { stemKey } from "../../dutch/stem.ts";
import { plantWords, turns } from "../../dutch/turns.ts";
import { quality, strongQuality } from "../index/fields.ts";
import { beginsWith, isNamed, nearWords, sameWord, soundsLike, synonymWays, type TermRun, typoRuns } from "./lookup.ts";
import type { ParsedQuery, Reading } from "./parsed-query.ts";
import type { Segment } from "../index/segment.ts";

/** What all segments together know of the words of a query, so that a small segment does not guess where a large one knows. */
export class Knowledge {
  /** places whose word is the name of something, or explained by a synonym or facet */
  readonly named = new Set<number>();
  readonly explained = new Set<number>();
  readonly #segments: Segment[];
  readonly #typos = new Map<string, Map<Segment, TermRun[]>>();

  constructor(segments: Segment[], parsed: ParsedQuery) {
    this.#segments = segments;
    for (const reading of parsed.readings) {
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
    if (reading.kind === "intent") return reading.intent.alternatives.some((all) => this.#holds(all));
    return (
      reading.kind === "synonym" &&
      this.#segments.some((segment) => reading.targets.some((target) => synonymWays(segment, target).length > 0))
    );
  }

  /** Articles have no facets: there a wish is only a word. */
  #holds(conditions: FacetCondition[]): boolean {
    return this.#segments.some(({ facets }) =>
      conditions.every(({ facet, values }) => {
        const column = facets.get(facet);
        return column !== undefined && (values[0] === "*" || values.some((value) => column.place.has(value)));
      }),
    );
  }

  /** Whether a key is (the last part of) what some product is. */
  isKind(key: string): boolean {
    return this.#segments.some((segment) => segment.kinds.has(key));
  }

  /** Whether a word is the name of some product, whole or by its last part. */
  isName(word: string): boolean {
    return this.#segments.some((segment) => isNamed(segment, word, quality.nameHead));
  }

  /** Whether a word of four or five letters is known as a part of longer words only: "klim". */
  isPart(word: string): boolean {
    return word.length < 6 && !this.#segments.some((segment) => isNamed(segment, word, PART));
  }

  /** Whether a word is put together from words we know: then it was meant as written. */
  isCompound(segment: Segment, word: string): boolean {
    const parts = segment.decompounder.split(word);
    return parts.length > 1 && parts.every((part) => segment.decompounder.words.has(part.key));
  }

  /** Words that only descriptions hold, or nobody: beside words we do know they are no wish of their own. */
  faint({ tokens, roles, readings }: ParsedQuery): Set<number> {
    const firm = new Set<number>();
    const turn = tokens.findIndex(({ text }, at) => at > 0 && turns.has(text));
    const forPlants = turn > 0 && tokens.slice(0, turn).some(({ text }) => plantWords.has(text));
    const remedy = turn > 0 && readings.some((one) => one.to <= turn && this.#isRemedy(one));
    for (const reading of readings) {
      const after = turn > 0 && reading.from > turn;
      // "mos in het gras", "luizen op rozen": what helps is asked for, where it sits only orders.
      if (after && remedy && places.has(tokens[turn]!.text) && !this.#isGoods(reading)) continue;
      // "planten voor een bak" asks for plants, whatever they are put in.
      if (after && forPlants && this.#isGoods(reading)) continue;
      const holds =
        reading.kind === "size" ||
        reading.kind === "not" ||
        this.#means(reading) ||
        this.#stands(reading, after ? 100 : strongQuality);
      if (holds) for (let at = reading.from; at < reading.to; at++) firm.add(at);
    }
    const heavy = tokens.flatMap((_, at) => (roles[at] === "word" ? [at] : []));
    const faint = heavy.filter((at) => !firm.has(at));
    return new Set(faint.length < heavy.length ? faint : []);
  }

  #isRemedy(reading: Reading): boolean {
    const helps = (one: Intent | undefined): boolean =>
      one?.alternatives.some(
        ([first]) => first?.facet === "soort" && first.values.some((value) => remedies.has(value)),
      ) ?? false;
    if (reading.kind === "intent") return helps(reading.intent);
    return reading.kind === "synonym" && reading.targets.some(({ words }) => helps(findIntent(words)));
  }

  #isGoods(reading: Reading): boolean {
    if (reading.kind === "intent") return reading.intent.goods === true;
    if (reading.kind === "synonym")
      return reading.targets.some(({ words }) => words.length === 1 && findIntent(words)?.goods === true);
    return (reading.kind === "word" || reading.kind === "joined") && findIntent([reading.word])?.goods === true;
  }

  #stands(reading: Reading, atLeast: number): boolean {
    if (reading.kind !== "word" && reading.kind !== "joined") return false;
    const { word, last } = reading;
    return this.#segments.some((segment) => {
      if (isNamed(segment, word, atLeast)) return true;
      if (reading.kind === "joined") return false;
      const parts = segment.decompounder.split(word);
      if (parts.some((part) => isNamed(segment, part.text, atLeast))) return true;
      if (sameWord(segment.vocabulary, word).length > 0) return false;
      if (last && beginsWith(segment.vocabulary, word).length > 0) return true;
      return this.unsure(segment, word, last).length > 0;
    });
  }

  /** Whether the word stands anywhere as written or in another form. */
  stands(word: string, literal: boolean): boolean {
    return this.#segments.some((segment) => sameWord(segment.vocabulary, word, literal).length > 0);
  }

  /** Words it may have been meant for; only the nearest distance any segment offers. Good Dutch is not corrected. */
  unsure(segment: Segment, word: string, asPrefix: boolean): TermRun[] {
    const sounds = soundsLike(segment.vocabulary, word);
    if (segment.decompounder.words.get(stemKey(word)) === 2) return sounds;
    const most = this.isCompound(segment, word) ? 1 : 9;
    let found = this.#typos.get(word);
    if (!found) {
      found = new Map();
      this.#typos.set(word, found);
      let near = this.#segments.map((one) => nearWords(one.vocabulary, word, false));
      if (asPrefix && near.every((list) => list.length === 0))
        near = this.#segments.map((one) => nearWords(one.vocabulary, word, true));
      const nearest = Math.min(...near.map((list) => list[0]?.distance ?? 9));
      if (nearest > most) near = near.map(() => []);
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

const remedies = new Set(["Insecten", "Slakken", "Onkruid", "Schimmels en ziekten", "Hark", "Kalk"]);
const places = new Set(["in", "op", "uit", "bij", "aan", "onder", "tussen"]);

/** Under this worth a word only stands inside others. */
const PART = 120;
