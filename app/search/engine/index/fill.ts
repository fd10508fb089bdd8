import type { SizeWish } from "../../dutch/sizes.ts";
import type { FacetCondition, Intent } from "../../dutch/intents/intent-book.ts";
import { findIntent } from "../../dutch/intents/intents.ts";
import { andInto, type Bits, countBits, eachBit, makeBits, orInto } from "./bits.ts";
import { unitCodes } from "./build-segment.ts";
import { intentQuality, kindFacets, kindQuality, strongQuality } from "./fields.ts";
import type { Edge } from "./edge.ts";
import { type Way, fillScores, sameWord, synonymWays, Touched } from "../query/lookup.ts";
import type { ParsedQuery } from "../query/parsed-query.ts";
import type { Segment } from "./segment.ts";

/** Remarks in descriptions count only when nothing better is known. */
export function dropWeak(scores: Uint8Array, touched?: Bits, least: number = strongQuality): void {
  // With many touched one plain pass over all is faster.
  if (touched && countBits(touched) < scores.length >> 4) {
    eachBit(touched, (document) => {
      if (scores[document]! < least) scores[document] = 0;
    });
    return;
  }
  for (let i = 0; i < scores.length; i++) if (scores[i]! < least) scores[i] = 0;
}

/** Of the things a phrase stands for, those that bear its words in their own name come first: a kerstkrans for "krans deur". */
export function nameWithin(
  segment: Segment,
  { tokens, roles, readings }: ParsedQuery,
  { reading, scores }: Edge,
): void {
  const runs = tokens
    .slice(reading.from, reading.to)
    .flatMap(({ text }, at) => (roles[reading.from + at] === "word" ? sameWord(segment.vocabulary, text) : []));
  for (const one of readings) {
    if (one.kind !== "synonym" || one.from < reading.from || one.to > reading.to) continue;
    for (const target of one.targets.slice(0, 2))
      for (const { groups } of synonymWays(segment, target)) runs.push(...(groups.length === 1 ? groups[0]! : []));
  }
  for (const { from, to } of runs) {
    for (let i = segment.offsets[from]!; i < segment.offsets[to]!; i++) {
      const document = segment.postedDocuments[i]!;
      const known = scores![document]!;
      if (known > 0 && segment.postedQualities[i]! >= strongQuality)
        scores![document] = Math.min(255, known + (segment.postedQualities[i]! >> 4));
    }
  }
}

export function conditionBits(segment: Segment, condition: FacetCondition): Bits {
  const bits = makeBits(segment.size);
  const column = segment.facets.get(condition.facet);
  if (!column) return bits;
  for (const value of condition.values[0] === "*" ? column.values : condition.values) {
    const at = column.place.get(value);
    if (at !== undefined) orInto(bits, column.sets[at]!);
  }
  return bits;
}

/** Documents whose facets say so. */
export function fillIntent(segment: Segment, intent: Intent, scores: Uint8Array, touched: Touched): number {
  let top = 0;
  for (const [at, conditions] of intent.alternatives.entries()) {
    const bits = conditionBits(segment, conditions[0]!);
    for (const condition of conditions.slice(1)) andInto(bits, conditionBits(segment, condition));
    const full = kindFacets.has(intent.alternatives[0]![0]!.facet) ? kindQuality : intentQuality;
    const worth = (at === 0 ? full : full - 36) - 8 * Math.max(0, at + 1 - (intent.far ?? at + 1));
    // By hand, because half the shop may be evergreen.
    for (let at = 0; at < bits.length; at++) {
      let word = bits[at]!;
      if (word !== 0) top = Math.max(top, worth);
      while (word !== 0) {
        const low = word & -word;
        word ^= low;
        const document = (at << 5) + (31 - Math.clz32(low));
        const known = scores[document]!;
        if (worth <= known) continue;
        scores[document] = worth;
        if (known === 0) touched.add(document);
      }
    }
  }
  for (const [at, conditions] of (intent.near ?? []).slice(0, 3).entries())
    lean(segment, conditions, 16 - 4 * at, scores);
  return top;
}

/** What helps too stands before the rest of a broad shelf. */
function lean(segment: Segment, conditions: FacetCondition[], worth: number, scores: Uint8Array): void {
  const bits = conditionBits(segment, conditions[0]!);
  for (const condition of conditions.slice(1)) andInto(bits, conditionBits(segment, condition));
  eachBit(bits, (document) => {
    if (scores[document]! > 0 && scores[document]! < kindQuality) scores[document]! += worth;
  });
}

/** Everything but what bears the word or the facet it stands for. */
export function fillNot(segment: Segment, word: string, ways: Way[], scores: Uint8Array): number {
  const hit = segment.scratch.bytes();
  const touched = new Touched(segment.size);
  fillScores(segment, ways, hit, touched);
  const intent = findIntent([word]);
  if (intent) fillIntent(segment, intent, hit, touched);
  for (let document = 0; document < hit.length; document++) scores[document] = hit[document]! >= strongQuality ? 0 : 60;
  return 60;
}

/** Inside the range is best, near it is good, elsewhere a little: a size orders, it does not shut out. */
export function fillSize(segment: Segment, size: Omit<SizeWish, "from" | "to">, scores: Uint8Array): number {
  const { offsets, units, lows, highs } = segment.quantities;
  if (size.unit === "eur") return fillPrice(segment, size, scores);
  const code = unitCodes.findIndex((unit) => unit === size.unit);
  // A limit from above is about the grown plant, one from below about what is delivered, unless it says "hoog".
  const height =
    size.unit === "cm" && !size.now && (size.grown || size.bound !== "near")
      ? segment.numbers.get("eindhoogte_cm")
      : undefined;
  const delivered = size.bound === "least" && !size.grown && !size.final;
  for (let document = 0; document < segment.size; document++) {
    let best = 20;
    let measured = false;
    const grown = height !== undefined && height.offsets[document]! < height.offsets[document + 1]!;
    for (
      let i = (size.final || size.bound === "most") && grown ? offsets[document + 1]! : offsets[document]!;
      i < offsets[document + 1]!;
      i++
    ) {
      if (size.unit !== "" && units[i] !== code) continue;
      measured = true;
      best = Math.max(best, nearness(lows[i]!, highs[i]!, size));
    }
    if (height && !(delivered && measured))
      for (let i = height.offsets[document]!; i < height.offsets[document + 1]!; i++)
        best = Math.max(best, nearness(height.values[i]!, height.values[i]!, size) - 4);
    scores[document] = best;
  }
  return 180;
}

function nearness(low: number, high: number, size: { min: number; max: number; bound: string }): number {
  if (size.bound === "most") return high <= size.max * 1.01 ? 170 : low <= size.max ? 120 : 20;
  if (size.bound === "least") return low >= size.min * 0.99 ? 170 : high >= size.min ? 120 : 20;
  if (low === size.min && high === size.max) return 180;
  if (size.min === size.max && low <= size.min && high >= size.max) return 172;
  if (low <= size.max && high >= size.min) return 150;
  const gap = low > size.max ? low / Math.max(1, size.max) : size.min / Math.max(0.001, high);
  return gap < 1.08 ? 140 : gap < 1.16 ? 120 : gap < 1.35 ? 90 : 20;
}

function fillPrice(segment: Segment, size: { min: number; max: number; bound: string }, scores: Uint8Array): number {
  const prices = segment.numbers.get("prijs");
  if (!prices) return 0;
  for (let document = 0; document < segment.size; document++) {
    let fits = false;
    for (let i = prices.offsets[document]!; i < prices.offsets[document + 1]!; i++) {
      const price = prices.values[i]!;
      if (
        size.bound === "most"
          ? price <= size.max
          : size.bound === "least"
            ? price >= size.min
            : price >= size.min * 0.8 && price <= size.max * 1.2
      )
        fits = true;
    }
    scores[document] = fits ? 120 : 0;
  }
  return 120;
}
