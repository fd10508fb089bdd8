import type { FacetCondition } from "../../dutch/intents/intent-book.ts";
import { tokenize } from "../../dutch/tokenize.ts";
import type { Reason } from "../../search-engine.ts";
import { type Edge, nodeOf } from "../index/edge.ts";
import type { TermRun } from "../query/lookup.ts";
import { gainOf, type Match } from "../query/walk.ts";
import { qualityIn, type Segment } from "../index/segment.ts";

/** The readings by which a document was found, from first word to last. */
export function pathOf(match: Match, document: number): Edge[] {
  const path: Edge[] = [];
  let node = nodeOf(match.parsed.tokens.length);
  while (node > 0) {
    const here = match.ways.get(node)?.[document] ?? 0;
    const span = match.spans.find((one) => {
      if (one.to !== node || (one.scores && one.scores[document] === 0)) return false;
      const before = match.ways.get(one.from)?.[document] ?? 0;
      return before > 0 && before + gainOf(one, document, match.partial) === here;
    });
    if (!span) return path;
    path.unshift(
      span.edges.reduce((best, edge) =>
        (edge.scores?.[document] ?? 0) > (best.scores?.[document] ?? 0) ? edge : best,
      ),
    );
    node = span.from;
  }
  return path;
}

/** Why this document is among the results: per word of the query what it met. */
export function reasonsFor(segment: Segment, match: Match, document: number): Reason[] {
  const reasons: Reason[] = [];
  for (const edge of pathOf(match, document)) {
    if (!edge.scores) continue;
    const anew = [...match.parsed.respelled].some((at) => at >= edge.reading.from && at < edge.reading.to);
    const { reading } = edge;
    const typed = match.parsed.tokens.slice(reading.from, reading.to);
    const word = match.parsed.text.slice(typed[0]!.start, typed.at(-1)!.end);
    if (reading.kind === "intent") {
      const met = metCondition(segment, reading.intent.alternatives, document);
      // Any value will do: then which one it is tells nothing.
      if (met) reasons.push(met.any ? { word, kind: "word", matched: word } : { word, kind: "facet", ...met.said });
    } else if (reading.kind === "size") {
      if (edge.scores[document]! > 60) reasons.push({ word, kind: "size", matched: word });
    } else if (reading.kind === "not") {
      reasons.push({ word, kind: "not", matched: reading.word });
    } else {
      const best = bestRun(segment, edge, document);
      if (best) reasons.push({ word, kind: anew ? "typo" : best.kind, matched: best.term });
    }
  }
  return reasons;
}

/** The first alternative the document meets, as the facet value it has. */
function metCondition(
  segment: Segment,
  alternatives: FacetCondition[][],
  document: number,
): { any: boolean; said: { facet: string; matched: string } } | undefined {
  const { facets } = segment.documents[document]!;
  const valueFor = ({ facet, values }: FacetCondition): string | undefined => {
    const own = facets[facet] ?? [];
    return values[0] === "*" ? own[0] : own.find((one) => values.includes(one));
  };
  for (const conditions of alternatives) {
    if (conditions.some((condition) => valueFor(condition) === undefined)) continue;
    const first = conditions[0]!;
    return { any: first.values[0] === "*", said: { facet: first.facet, matched: valueFor(first)! } };
  }
  return undefined;
}

function bestRun(segment: Segment, edge: Edge, document: number): { kind: Reason["kind"]; term: string } | undefined {
  let best: { kind: Reason["kind"]; term: string } | undefined;
  let top = 0;
  const consider = (run: TermRun, share: number): void => {
    if (run.kind === "beginning") {
      const begun = "word" in edge.reading ? beginningIn(segment, edge.reading.word, document) : undefined;
      if (begun && top < 1) best = { kind: "beginning", term: begun };
      return;
    }
    for (let term = run.from; term < run.to; term++) {
      const worth = qualityIn(segment, term, document) * run.factor * share;
      if (worth > top) {
        top = worth;
        best = { kind: run.kind, term: segment.vocabulary.terms[term]! };
      }
    }
  };
  for (const way of edge.ways) {
    for (const run of way.groups[0] ?? []) consider(run, way.factor);
  }
  return best;
}

/** The first word of the document that begins so; looking at its own words is cheaper than at every term of the letter. */
function beginningIn(segment: Segment, word: string, document: number): string | undefined {
  const { name, soort, latin, categories, description } = segment.documents[document]!;
  for (const text of [name, soort, latin, ...(categories ?? []), description]) {
    const found = text ? tokenize(text).find((token) => token.text.startsWith(word)) : undefined;
    if (found) return found.text;
  }
  return word;
}
