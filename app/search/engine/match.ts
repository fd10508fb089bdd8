import { type Bits, makeBits, setBit } from "./bits.ts";
import { type Edge, nodeOf } from "./edge.ts";
import { KIND_SHARE } from "./fields.ts";
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
  touched?: number[];
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
  return Math.round(TIER * (noun ? 5 * Math.min(1, weight) + 2 * Math.max(0, weight - 1) : 2 * Math.min(2, weight)));
}

/** As many words as possible: any word may be passed over, at a price. */
export function matchMost(segment: Segment, question: Question, strict: Edge[], loose: Edge[]): Match {
  // Words that make one word together ("vlinder struik") are not also two separate wishes.
  const joined = strict.filter((edge) => edge.reading.kind === "joined" && edge.top >= 140 && isOneWord(segment, edge));
  const within = (edge: Edge): boolean =>
    joined.some(
      (whole) => edge.from >= whole.from && edge.to <= whole.to && edge.to - edge.from < whole.to - whole.from,
    );
  const edges = withoutBroad(
    [...strict, ...loose].filter((edge) => !within(edge)).map((edge) => (edge.noun ? kindOnly(segment, edge) : edge)),
  );
  for (const edge of edges.filter((one) => one.from % 8 !== 0 || one.to % 8 !== 0)) {
    if (!edge.noun) edges.push({ ...skipEdge(edge.from, edge.to), reading: edge.reading });
  }
  for (let at = 0; at < question.tokens.length; at++) edges.push(skipEdge(nodeOf(at), nodeOf(at + 1), at));
  return walk(segment, question, edges, true);
}

function kindOnly(segment: Segment, edge: Edge): Edge {
  const { scores, top } = edge;
  if (!scores || top < 150) return edge;
  const least = top * KIND_SHARE;
  const own = segment.scratch.bytes();
  for (let document = 0; document < own.length; document++)
    if (scores[document]! >= least) own[document] = scores[document]!;
  return { ...edge, scores: own };
}

/** "wondpasta boom": of two things asked for, the one there are far fewer of is the thing, the other what it is for. */
function withoutBroad(edges: Edge[]): Edge[] {
  const sizeOf = new Map<number, number>();
  for (const { noun, scores, from } of edges) {
    if (!noun || !scores) continue;
    let size = 0;
    for (let document = 0; document < scores.length; document++) if (scores[document]! > 0) size++;
    sizeOf.set(from, Math.max(size, sizeOf.get(from) ?? 0));
  }
  const fewest = Math.min(...sizeOf.values());
  return edges.map((edge) =>
    edge.noun && (sizeOf.get(edge.from) ?? 0) > BROAD * Math.max(1, fewest) ? { ...edge, noun: false } : edge,
  );
}

const BROAD = 8;

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
  const scores = match.partial ? segment.scratch.longs() : segment.scratch.shorts();
  scores.set(match.scores);
  let count = 0;
  for (let document = 0; document < segment.size; document++) {
    if (scores[document]! > least) {
      setBit(matched, document);
      count++;
    } else scores[document] = 0;
  }
  return { ...match, matched, count, scores };
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
      }
      agree(span.scores, scores, touched);
      if (span.touched && touched) span.touched = span.touched.concat(touched);
      else delete span.touched;
    }
    span.edges.push(edge);
    span.noun ||= noun;
  }
  return [...spans.values()].sort((a, b) => a.from - b.from);
}

/** Adds another reading: the higher counts whole, the lower an eighth. */
function agree(scores: Uint8Array, other: Uint8Array, touched: number[] | undefined): void {
  const count = touched?.length ?? other.length;
  for (let i = 0; i < count; i++) {
    const document = touched ? touched[i]! : i;
    const a = scores[document]!;
    const b = other[document]!;
    if (b === 0) continue;
    const sum = a > b ? a + (b >> 3) : b + (a >> 3);
    scores[document] = sum > 255 ? 255 : sum;
  }
}

function walk(segment: Segment, question: Question, edges: Edge[], partial: boolean): Match {
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
  const scores = ways.get(nodeOf(question.tokens.length)) ?? fresh();
  const matched = makeBits(segment.size);
  let count = 0;
  let top = 0;
  for (let at = 0, document = 0; at < matched.length; at++) {
    let word = 0;
    const end = Math.min(segment.size, document + 32);
    for (let bit = 1; document < end; document++, bit <<= 1) {
      const score = scores[document]!;
      if (score === 0) continue;
      word |= bit;
      count++;
      if (score > top) top = score;
    }
    matched[at] = word;
  }
  return { question, edges, spans, ways, scores, matched, count, top, partial };
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
  if (touched) {
    for (let i = 0; i < touched.length; i++) {
      const document = touched[i]!;
      stepOne(before, after, document, scores[document]!, gains);
    }
    return;
  }
  for (let document = 0; document < scores.length; document++) {
    const score = scores[document]!;
    if (score !== 0) stepOne(before, after, document, score, gains);
  }
}

function stepOne(before: Scores, after: Scores, document: number, score: number, gains: Uint32Array): void {
  const way = before[document]!;
  if (score === 0 || way === 0) return;
  const gained = way + gains[score]!;
  if (gained > after[document]!) after[document] = gained;
}
