import { eachBit, makeBits, setBit } from "../index/bits.ts";
import { type Edge, nodeOf } from "../index/edge.ts";
import { KIND_SHARE } from "../index/fields.ts";
import type { ParsedQuery } from "./parsed-query.ts";
import type { Segment } from "../index/segment.ts";
import { flag } from "../index/vocabulary.ts";
import { type Match, walk } from "./walk.ts";

/** All words must be met: the best path through the readings, per document, as running sums. */
export const matchAll = (segment: Segment, parsed: ParsedQuery, edges: Edge[]): Match =>
  walk(segment, parsed, edges, false);

/** As many words as possible: any word may be passed over, at a price. */
export function matchMost(segment: Segment, parsed: ParsedQuery, strict: Edge[], loose: Edge[]): Match {
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
  for (let at = 0; at < parsed.tokens.length; at++) edges.push(skipEdge(nodeOf(at), nodeOf(at + 1), at));
  return walk(segment, parsed, edges, true);
}

function kindOnly(segment: Segment, edge: Edge): Edge {
  const { scores, top } = edge;
  if (!scores || top < 150) return edge;
  const least = top * KIND_SHARE;
  const own = segment.scratch.bytes();
  eachBit(edge.touched ?? segment.live, (document) => {
    if (scores[document]! >= least) own[document] = scores[document]!;
  });
  return { ...edge, scores: own };
}

/** "wondpasta boom": of two things asked for, the one there are far fewer of is the thing, the other what it is for. */
function withoutBroad(edges: Edge[]): Edge[] {
  const sizeOf = new Map<number, number>();
  for (const { noun, scores, touched, from } of edges) {
    if (!noun || !scores || !touched) continue;
    let size = 0;
    eachBit(touched, (document) => {
      if (scores[document]! > 0) size++;
    });
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
  edge.ways.some(({ groups }) =>
    groups[0]?.some((run) => run.kind !== "beginning" && (segment.vocabulary.flags[run.from]! & flag.joined) === 0),
  );

const skipEdge = (from: number, to: number, at = 0): Edge => ({
  reading: { kind: "skip", from: at, to: at + 1 },
  from,
  to,
  weight: 0,
  ways: [],
  top: 0,
  noun: false,
});

/** Keeps what scores more than `least`. */
export function keepAbove(segment: Segment, match: Match, least: number): Match {
  const matched = makeBits(segment.size);
  const scores = match.partial ? segment.scratch.longs() : segment.scratch.shorts();
  scores.set(match.scores);
  let count = 0;
  eachBit(match.matched, (document) => {
    if (scores[document]! > least) {
      setBit(matched, document);
      count++;
    } else scores[document] = 0;
  });
  return { ...match, matched, count, scores };
}
