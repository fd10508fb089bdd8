import { type Bits, makeBits, setBit } from "./bits.ts";
import { type Edge, nodeOf } from "./edges.ts";
import type { Question } from "./question.ts";
import type { Segment } from "./segment.ts";
import { flag } from "./vocabulary.ts";

/** All readings of one stretch together: the best counts, agreement between them a little. */
export interface Span {
  from: number;
  to: number;
  weight: number;
  noun: boolean;
  scores?: Uint8Array;
  edges: Edge[];
}

export type Scores = Uint16Array | Uint32Array;

/** The answer of one segment to the words of a question, before any filter. */
export interface Match {
  question: Question;
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

/** All words must be met: the best path through the readings, per document, as running sums. */
export const matchAll = (segment: Segment, question: Question, edges: Edge[]): Match =>
  walk(segment, question, edges, false);

/** More than all qualities of ten words together, so that words met always come before how well. */
export const TIER = 3000;

/** A word passed over costs two tiers; the word that names the thing costs more than two others. */
function bonusOf({ weight, noun }: Span): number {
  if (weight < 0.3) return 0;
  return Math.round(TIER * (noun ? 5 * Math.min(1, weight) + 2 * Math.max(0, weight - 1) : 2 * weight));
}

/** As many words as possible: any word may be passed over, at a price. */
export function matchMost(segment: Segment, question: Question, strict: Edge[], loose: Edge[]): Match {
  // Words that make one word together ("vlinder struik") are not also two separate wishes.
  const joined = strict.filter((edge) => edge.reading.kind === "joined" && edge.top >= 140 && isOneWord(segment, edge));
  const within = (edge: Edge): boolean =>
    joined.some(
      (whole) => edge.from >= whole.from && edge.to <= whole.to && edge.to - edge.from < whole.to - whole.from,
    );
  const edges = [...strict, ...loose].filter((edge) => !within(edge));
  for (const edge of edges.filter((one) => one.from % 8 !== 0 || one.to % 8 !== 0)) {
    if (!edge.noun) edges.push({ ...skipEdge(edge.from, edge.to), reading: edge.reading });
  }
  for (let at = 0; at < question.tokens.length; at++) edges.push(skipEdge(nodeOf(at), nodeOf(at + 1), at));
  return walk(segment, question, edges, true);
}

/** A term that is a word of its own, not two words of a name side by side. */
const isOneWord = (segment: Segment, edge: Edge): boolean =>
  edge.answers.some(({ groups }) =>
    groups[0]?.some((run) => run.kind !== "beginning" && (segment.vocabulary.flags[run.from]! & flag.joined) === 0),
  );

const skipEdge = (from: number, to: number, at = 0): Edge => ({
  reading: { kind: "skip", from: at, to: at + 1 },
  from,
  to,
  weight: 0,
  answers: [],
  top: 0,
  noun: false,
});

/** Keeps what scores more than `least`. */
export function keepAbove(segment: Segment, match: Match, least: number): Match {
  const matched = makeBits(segment.size);
  const scores = match.scores.slice();
  let count = 0;
  for (let document = 0; document < segment.size; document++) {
    if (scores[document]! > least) {
      setBit(matched, document);
      count++;
    } else scores[document] = 0;
  }
  return { ...match, matched, count, scores };
}

function gather(edges: Edge[]): Span[] {
  const spans = new Map<string, Span>();
  for (const edge of edges) {
    const key = `${edge.from} ${edge.to} ${edge.weight} ${edge.scores ? 1 : 0}`;
    const span = spans.get(key);
    if (!span) {
      spans.set(key, {
        from: edge.from,
        to: edge.to,
        weight: edge.weight,
        noun: edge.noun,
        ...(edge.scores && { scores: edge.scores }),
        edges: [edge],
      });
      continue;
    }
    span.edges.push(edge);
    span.noun ||= edge.noun;
    if (span.scores && edge.scores) span.scores = agree(span.scores, edge.scores);
  }
  return [...spans.values()].sort((a, b) => a.from - b.from);
}

function agree(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length);
  for (let i = 0; i < both.length; i++) {
    const a = one[i]!;
    const b = other[i]!;
    const sum = a > b ? a + (b >> 3) : b + (a >> 3);
    both[i] = sum > 255 ? 255 : sum;
  }
  return both;
}

function walk(segment: Segment, question: Question, edges: Edge[], partial: boolean): Match {
  const fresh = (): Scores => (partial ? new Uint32Array(segment.size) : new Uint16Array(segment.size));
  const ways = new Map<number, Scores>();
  ways.set(0, fresh().fill(1));
  const spans = gather(edges);
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
  const scores = ways.get(nodeOf(question.tokens.length)) ?? fresh();
  const matched = makeBits(segment.size);
  let count = 0;
  let top = 0;
  for (let document = 0; document < segment.size; document++) {
    const score = scores[document]!;
    if (score === 0) continue;
    setBit(matched, document);
    count++;
    if (score > top) top = score;
  }
  return { question, edges, spans, ways, scores, matched, count, top, partial };
}

/** What a span adds to a document; also used to walk back and explain. */
export const gainOf = (span: Span, document: number, partial: boolean): number =>
  span.scores ? ((span.scores[document]! * span.weight + 0.5) | 0) + (partial ? bonusOf(span) : 0) : 0;

function step(before: Scores, after: Scores, span: Span, partial: boolean): void {
  const { scores, weight } = span;
  if (!scores) {
    for (let i = 0; i < after.length; i++) if (before[i]! > after[i]!) after[i] = before[i]!;
    return;
  }
  const bonus = partial ? bonusOf(span) : 0;
  for (let i = 0; i < after.length; i++) {
    const score = scores[i]!;
    if (score === 0 || before[i] === 0) continue;
    const way = before[i]! + ((score * weight + 0.5) | 0) + bonus;
    if (way > after[i]!) after[i] = way;
  }
}
