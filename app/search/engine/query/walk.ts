import { type Bits, makeBits, orInto } from "../index/bits.ts";
import { type Edge, nodeOf } from "../index/edge.ts";
import type { ParsedQuery } from "./parsed-query.ts";
import type { Segment } from "../index/segment.ts";

/** All readings of one stretch together: the best counts, agreement between them a little. */
export interface Span {
  from: number;
  to: number;
  weight: number;
  noun: boolean;
  scores?: Uint8Array;
  /** the documents that may have a score */
  touched?: Bits;
  edges: Edge[];
}

export type Scores = Uint16Array | Uint32Array;

/** What one segment makes of the words of a query, before any filter. */
export interface Match {
  parsed: ParsedQuery;
  edges: Edge[];
  spans: Span[];
  /** best score on the way to each node; 0 is not reached, 1 is reached without merit */
  ways: Map<number, Scores>;
  scores: Scores;
  matched: Bits;
  count: number;
  top: number;
  /** words may have been passed over, and each word met counts by itself */
  partial: boolean;
}

/** More than all qualities of ten words together, so that words met always come before how well. */
export const TIER = 3000;

/** A word passed over costs two tiers; the word that names the thing costs more than two others. */
function bonusOf({ weight, noun }: Span): number {
  if (weight < 0.3) return 0;
  return Math.round(TIER * (noun ? 5 * Math.min(1, weight) + 2 * Math.max(0, weight - 1) : 2 * Math.min(2, weight)));
}

function gather(segment: Segment, edges: Edge[]): Span[] {
  const spans = new Map<string, Span>();
  for (const edge of edges) {
    const { from, to, weight, noun, scores, touched } = edge;
    const key = `${from} ${to} ${weight} ${scores ? 1 : 0}`;
    const span = spans.get(key);
    if (!span) {
      spans.set(key, { from, to, weight, noun, ...(scores && { scores }), ...(touched && { touched }), edges: [edge] });
      continue;
    }
    if (span.scores && scores) {
      if (span.edges.length === 1) {
        const own = segment.scratch.bytes();
        own.set(span.scores);
        span.scores = own;
        if (span.touched) span.touched = span.touched.slice();
      }
      agree(span.scores, scores, touched);
      if (span.touched && touched) orInto(span.touched, touched);
      else delete span.touched;
    }
    span.edges.push(edge);
    span.noun ||= noun;
  }
  return [...spans.values()].sort((a, b) => a.from - b.from);
}

/** Adds another reading: the higher counts whole, the lower an eighth. */
function agree(scores: Uint8Array, other: Uint8Array, touched: Bits | undefined): void {
  if (!touched) {
    for (let document = 0; document < other.length; document++) agreeOne(scores, other, document);
    return;
  }
  for (let at = 0; at < touched.length; at++) {
    for (let word = touched[at]!; word !== 0; word &= word - 1)
      agreeOne(scores, other, (at << 5) + (31 - Math.clz32(word & -word)));
  }
}

function agreeOne(scores: Uint8Array, other: Uint8Array, document: number): void {
  const b = other[document]!;
  if (b === 0) return;
  const a = scores[document]!;
  const sum = a > b ? a + (b >> 3) : b + (a >> 3);
  scores[document] = sum > 255 ? 255 : sum;
}

/** The best way through the readings for every document. */
export function walk(segment: Segment, parsed: ParsedQuery, edges: Edge[], partial: boolean): Match {
  const fresh = (): Scores => (partial ? segment.scratch.longs() : segment.scratch.shorts());
  const ways = new Map<number, Scores>();
  ways.set(0, fresh().fill(1));
  const spans = gather(segment, edges);
  for (const span of spans) {
    const before = ways.get(span.from);
    if (!before) continue;
    let after = ways.get(span.to);
    if (!after) {
      after = fresh();
      ways.set(span.to, after);
    }
    step(before, after, span, partial);
  }
  const end = nodeOf(parsed.tokens.length);
  const scores = ways.get(end) ?? fresh();
  const reached = reachedBy(
    segment,
    spans.filter(({ to }) => to === end),
  );
  return { parsed, edges, spans, ways, scores, ...collect(segment, scores, reached), partial };
}

/** The documents the last step can have reached; undefined when words were passed over at the end. */
function reachedBy(segment: Segment, last: Span[]): Bits | undefined {
  const bits = makeBits(segment.size);
  for (const { touched } of last) {
    if (!touched) return undefined;
    orInto(bits, touched);
  }
  return bits;
}

function collect(
  segment: Segment,
  scores: Scores,
  reached: Bits | undefined,
): { matched: Bits; count: number; top: number } {
  const matched = makeBits(segment.size);
  let count = 0;
  let top = 0;
  for (let at = 0; at < matched.length; at++) {
    let found = 0;
    for (let word = reached ? reached[at]! : -1; word !== 0; word &= word - 1) {
      const low = word & -word;
      const score = scores[(at << 5) + (31 - Math.clz32(low))] ?? 0;
      if (score === 0) continue;
      found |= low;
      count++;
      if (score > top) top = score;
    }
    matched[at] = found;
  }
  return { matched, count, top };
}

/** What a span adds to a document; also used to walk back and explain. */
export const gainOf = (span: Span, document: number, partial: boolean): number =>
  span.scores ? ((span.scores[document]! * span.weight + 0.5) | 0) + (partial ? bonusOf(span) : 0) : 0;

function step(before: Scores, after: Scores, span: Span, partial: boolean): void {
  const { scores, weight, touched } = span;
  if (!scores) {
    for (let i = 0; i < after.length; i++) if (before[i]! > after[i]!) after[i] = before[i]!;
    return;
  }
  const bonus = partial ? bonusOf(span) : 0;
  const gains = new Uint32Array(256);
  for (let score = 1; score < 256; score++) gains[score] = ((score * weight + 0.5) | 0) + bonus;
  if (!touched) {
    for (let document = 0; document < scores.length; document++)
      stepOne(before, after, document, scores[document]!, gains);
    return;
  }
  for (let at = 0; at < touched.length; at++) {
    for (let word = touched[at]!; word !== 0; word &= word - 1) {
      const document = (at << 5) + (31 - Math.clz32(word & -word));
      stepOne(before, after, document, scores[document]!, gains);
    }
  }
}

function stepOne(before: Scores, after: Scores, document: number, score: number, gains: Uint32Array): void {
  if (score === 0) return;
  const way = before[document]!;
  if (way === 0) return;
  const gained = way + gains[score]!;
  if (gained > after[document]!) after[document] = gained;
}
