import { type Bits, eachBit } from "./bits.ts";
import { headEdges, splitEdges } from "./compound-edges.ts";
import { type Edge, nodeOf } from "./edge.ts";
import { factor } from "./fields.ts";
import { dropWeak, fillIntent, fillNot, fillSize, nameWithin } from "./fill.ts";
import { type Way, beginsWith, fillScores, sameWord, synonymWays, type TermRun, Touched } from "../query/lookup.ts";
import type { Knowledge } from "../query/knowledge.ts";
import type { ParsedQuery, Reading } from "../query/parsed-query.ts";
import type { Segment } from "./segment.ts";
import { isNoun, PLACE, placeAt, spanOf, spanWeights, taskAt, turnsAt, weightOf } from "../rank/weights.ts";

/** strict: as asked · lenient: typos everywhere and remarks in descriptions count too */
export type Strictness = "strict" | "lenient";

/** Every reading worked out for one segment; those that fit nothing are left out. */
export function makeEdges(segment: Segment, parsed: ParsedQuery, strictness: Strictness, knowledge: Knowledge): Edge[] {
  const edges: Edge[] = [];
  const turn = turnsAt(parsed, knowledge);
  const chore = taskAt(parsed);
  const place = placeAt(parsed);
  const spans = spanWeights(parsed);
  for (const reading of parsed.readings) {
    const weight =
      (reading.kind === "size" || reading.kind === "not"
        ? weightOf(parsed, reading)
        : (spans.get(spanOf(reading)) ?? 0)) * (reading.from > place && reading.kind !== "size" ? PLACE : 1);
    const light = reading.to - reading.from === 1 && parsed.roles[reading.from] === "generic";
    const done = chore >= 0 && (chore < reading.from || chore >= reading.to);
    const noun = !light && !done && reading.from < turn && isNoun(knowledge, reading);
    const edge: Edge = {
      reading,
      from: nodeOf(reading.from),
      to: nodeOf(reading.to),
      weight,
      ways: [],
      top: 0,
      noun,
    };
    if (reading.kind === "skip") {
      edges.push({ ...edge, weight: 0 });
      continue;
    }
    if (reading.kind === "word" && !knowledge.named.has(reading.from))
      edges.push(...splitEdges(segment, reading, weight, knowledge), ...headEdges(segment, reading, weight, knowledge));
    fillEdge(segment, edge, strictness, knowledge);
    if (reading.kind === "intent" && reading.to - reading.from > 1 && edge.scores) nameWithin(segment, parsed, edge);
    if (edge.top > 0) edges.push(edge);
  }
  return edges;
}

function fillEdge(segment: Segment, edge: Edge, strictness: Strictness, knowledge: Knowledge): void {
  const { reading } = edge;
  edge.ways = waysFor(segment, reading, strictness, knowledge);
  if (edge.ways.length === 0 && reading.kind !== "intent" && reading.kind !== "size") return;
  const scores = segment.scratch.bytes();
  edge.scores = scores;
  if (reading.kind === "size") edge.top = fillSize(segment, reading.size, scores);
  else if (reading.kind === "not") edge.top = fillNot(segment, reading.word, edge.ways, scores);
  else {
    const touched = new Touched(segment.size);
    edge.top =
      reading.kind === "intent"
        ? fillIntent(segment, reading.intent, scores, touched)
        : fillScores(segment, edge.ways, scores, touched);
    edge.touched = touched.bits;
  }
}

/** Remarks in descriptions go when any segment, or another reading of the same words, knows better; the segments must agree on it. */
export function settle(edgesOf: Edge[][]): void {
  const tops = new Map<Reading, number>();
  const named = new Set<string>();
  for (const edge of edgesOf.flat()) {
    tops.set(edge.reading, Math.max(tops.get(edge.reading) ?? 0, edge.top));
    if (edge.noun && edge.top >= NAMED) named.add(placeOf(edge));
  }
  for (const edges of edgesOf) {
    for (const edge of edges) {
      const { scores, touched, reading } = edge;
      if (!scores || reading.kind === "intent") continue;
      if ((tops.get(reading) ?? 0) >= 90) dropWeak(scores, touched);
      else if (named.has(placeOf(edge)) && reading.kind !== "size" && reading.kind !== "not") {
        const things = edges.filter((one) => one.noun && one !== edge && placeOf(one) === placeOf(edge));
        dropRemarks(scores, touched, things);
      }
    }
  }
}

const NAMED = 130;
const placeOf = ({ from, to }: Edge): string => `${from} ${to}`;

/** What only speaks of the thing is not the thing; of the thing itself the remark may help a little. */
function dropRemarks(scores: Uint8Array, touched: Bits | undefined, things: Edge[]): void {
  if (!touched) return;
  eachBit(touched, (document) => {
    if (!things.some((one) => one.scores && one.scores[document]! > 0)) scores[document] = 0;
  });
}

function waysFor(segment: Segment, reading: Reading, strictness: Strictness, knowledge: Knowledge): Way[] {
  if (reading.kind === "synonym") return reading.targets.flatMap((target) => synonymWays(segment, target));
  if (reading.kind === "joined") {
    const runs = sameWord(segment.vocabulary, reading.word);
    if (reading.last && !knowledge.stands(reading.word, false))
      runs.push(...beginsWith(segment.vocabulary, reading.word));
    return runs.length > 0 ? [{ groups: [runs], factor: factor.joined }] : [];
  }
  if (reading.kind === "not") return [{ groups: [sameWord(segment.vocabulary, reading.word)], factor: 1 }];
  return reading.kind === "word" ? wordWays(segment, reading, strictness, knowledge) : [];
}

function wordWays(
  segment: Segment,
  reading: Reading & { kind: "word" },
  strictness: Strictness,
  knowledge: Knowledge,
): Way[] {
  const { word, literal, last } = reading;
  const known = knowledge.named.has(reading.from);
  const runs: TermRun[] = sameWord(segment.vocabulary, word, literal);
  if ((last && (word.length < 4 || knowledge.isPart(word))) || (!known && (last || word.length >= 3)))
    runs.push(...beginsWith(segment.vocabulary, word));
  const ways: Way[] = runs.length > 0 ? [{ groups: [runs], factor: 1 }] : [];
  if (known) return ways;
  // What the last word begins is surer than what it may have been meant for.
  const begun = last && runs.some((run) => run.kind === "beginning");
  const stands = begun || knowledge.stands(word, literal) || (word.length < 5 && runs.length > 0);
  const unsure = stands && strictness === "strict" ? [] : knowledge.unsure(segment, word, last);
  if (unsure.length > 0) ways.push({ groups: [unsure], factor: 1 });
  return ways;
}
