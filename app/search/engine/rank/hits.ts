import type { Highlighted, Reason, SearchHit, SearchParams } from "../../search-engine.ts";
import type { SearchDocument } from "../../search-document.ts";
import type { Matched } from "./match-words.ts";
import type { Edge } from "../index/edge.ts";
import { reasonsFor } from "./explain.ts";
import { highlight, snippet, type Tags } from "./highlight.ts";
import type { Ranked } from "./rank.ts";
import type { Segment } from "../index/segment.ts";

const noEdges: Edge[] = [];

const tagOf = (value: unknown, otherwise: string): string =>
  typeof value === "string" && value.length <= 64 ? value : otherwise;

const namesOf = (value: unknown, otherwise: string[]): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string").slice(0, 20) : otherwise;

/** A ranked document as the client gets it: its fields, what lit up, and why it is here. */
export function makeHit(
  ranked: Ranked,
  place: number,
  pinned: boolean,
  matched: Matched,
  segments: Segment[],
  params: SearchParams,
): SearchHit {
  const { segment, document } = ranked;
  const source = segment.documents[document]!;
  const at = segments.indexOf(segment);
  const whole = matched.whole?.[at];
  const match = whole && whole.scores[document]! > 0 ? whole : matched.matches[at];
  const edges = match?.edges ?? noEdges;
  const words = matched.parsed.tokens.filter((_, at) => matched.parsed.roles[at] === "word").map((token) => token.text);
  const tags: Tags = {
    before: tagOf(params.highlightPreTag, "__ais-highlight__"),
    after: tagOf(params.highlightPostTag, "__/ais-highlight__"),
  };
  const reasons: Reason[] = match && match.scores[document]! > 0 ? reasonsFor(segment, match, document) : [];
  return {
    ...fieldsOf(source, params.attributesToRetrieve),
    objectID: source.id,
    slug: source.slug,
    name: source.name,
    _highlightResult: lightUp(
      segment,
      edges,
      words,
      source,
      namesOf(params.attributesToHighlight, ["name", "latin", "soort"]),
      tags,
    ),
    _snippetResult: cutOut(
      segment,
      edges,
      words,
      source,
      namesOf(params.attributesToSnippet, ["description:20"]),
      tags,
    ),
    _why: reasons,
    ...(params.explain === true && { _rankingInfo: { score: ranked.score, rank: place, pinned } }),
  };
}

function fieldsOf(source: SearchDocument, wanted: unknown): Record<string, unknown> {
  const { shown, latin, soort, facets, numbers, sizes, availableNow, popularity } = source;
  const fields: Record<string, unknown> = { latin, soort, ...shown, facets, numbers, sizes, availableNow, popularity };
  if (!Array.isArray(wanted) || wanted.includes("*")) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => wanted.includes(name)));
}

const textOf = (source: SearchDocument, name: string): string | undefined => {
  const value =
    { name: source.name, latin: source.latin, soort: source.soort, description: source.description }[name] ??
    source.shown?.[name];
  return typeof value === "string" ? value : undefined;
};

function lightUp(
  segment: Segment,
  edges: Edge[],
  words: string[],
  source: SearchDocument,
  names: string[],
  tags: Tags,
): Record<string, Highlighted> {
  const result: Record<string, Highlighted> = {};
  for (const name of names.includes("*") ? ["name", "latin", "soort", "description"] : names) {
    const text = textOf(source, name);
    if (text !== undefined) result[name] = highlight(segment, edges, words, text, tags);
  }
  return result;
}

function cutOut(
  segment: Segment,
  edges: Edge[],
  words: string[],
  source: SearchDocument,
  names: string[],
  tags: Tags,
): Record<string, Highlighted> {
  const result: Record<string, Highlighted> = {};
  for (const spec of names) {
    const [name = "", length = "20"] = spec.split(":");
    const text = textOf(source, name === "*" ? "description" : name);
    const words_ = Math.min(100, Math.max(1, Number.parseInt(length, 10) || 20));
    if (text !== undefined) result[name] = snippet(segment, edges, words, text, words_, tags);
  }
  return result;
}
