import type { SearchHit, SearchParams, SearchResult, SuggestedFilter } from "../../search-engine.ts";
import { matchWords, type Matched } from "./match-words.ts";
import { andInto, type Bits, countBits, hasBit, setBit } from "../index/bits.ts";
import { facetCounts, numberStats, type Selection } from "./counts.ts";
import { type Clauses, parseFacetFilters, parseNumericFilters, selectClauses } from "../query/filters.ts";
import { guardParams, type SafeParams } from "../query/guards.ts";
import { makeHit } from "./hits.ts";
import { mergeRanked, type Ranked, type Sort, stepOf, topByScore, topBySort } from "./rank.ts";
import { placePins, rulesFor, type SearchRule } from "./rules.ts";
import type { Counted, SearchIndex } from "../index/search-index.ts";
import { suggestFilters } from "../query/suggest-filters.ts";

/** Work shared by the requests of one batch: the words are matched once, each filter is worked out once. */
export class Batch {
  readonly today: string;
  #matched = new Map<SearchIndex, Map<string, Matched>>();
  #filters = new Map<unknown, Map<string, Bits>>();

  constructor(today: string) {
    this.today = today;
  }

  match(index: SearchIndex, query: string, optionalWords: string[]): Matched {
    let known = this.#matched.get(index);
    if (!known) {
      known = new Map();
      this.#matched.set(index, known);
    }
    const key = JSON.stringify([query, optionalWords]);
    let matched = known.get(key);
    if (!matched) {
      matched = matchWords(index.segments, query, index.synonyms, optionalWords);
      known.set(key, matched);
    }
    return matched;
  }

  /** The working arrays go back; results of this batch may not be read any more. */
  close(): void {
    for (const index of this.#matched.keys()) for (const { scratch } of index.segments) scratch.takeBack();
  }

  select(segment: SearchIndex["main"], clauses: Clauses): Bits {
    let memo = this.#filters.get(segment);
    if (!memo) {
      memo = new Map();
      this.#filters.set(segment, memo);
    }
    return selectClauses(segment, clauses, memo);
  }
}

/** Sorted another way, results that score under this share of the best are kept out: cheap must not beat right. */
const RELEVANT = 0.55;

export function runSearch(
  index: SearchIndex,
  indexName: string,
  sort: Sort,
  params: SearchParams,
  batch: Batch,
): SearchResult {
  const started = performance.now();
  const safe = guardParams(params);
  const matched = batch.match(index, safe.query, safe.optionalWords);
  const clauses = [...parseFacetFilters(params.facetFilters), ...parseNumericFilters(params.numericFilters)];
  const rules = rulesFor(index.settings.rules, indexName, safe.query, safe.ruleContexts, batch.today);
  const strict = sort !== "relevance" && matched.parsed.tokens.length > 0 && params.relevancyStrictness !== 0;
  const selections = select(index, matched, clauses, batch, rules, strict);
  const { pins, ranked } = rank(index, matched, selections, sort, rules, clauses, batch, safe);
  const total = selections.reduce((sum, one) => sum + one.count, 0);
  const from = safe.page * safe.hitsPerPage;
  const segments = index.segments;
  const pinned = new Set(pins.map((pin) => pin.item));
  const hits: SearchHit[] = ranked
    .slice(from, from + safe.hitsPerPage)
    .map((one, at) => makeHit(one, from + at, pinned.has(one), matched, segments, params));
  const redirect = rules.find((rule) => rule.do.redirect)?.do.redirect;
  const shown = rules.flatMap((rule) => (rule.do.show === undefined ? [] : [rule.do.show]));
  const names = safe.everyFacet ? allFacetNames(index) : safe.facets;
  const count = () => countFacets(index, selections, names, safe.maxValuesPerFacet, clauses);
  // A list without words is the same on each of its pages and in every order.
  const isPlain = matched.parsed.tokens.length === 0 && rules.length === 0;
  const counted = isPlain
    ? index.counted(JSON.stringify([params.facetFilters, params.numericFilters, names, safe.maxValuesPerFacet]), count)
    : count();
  return {
    index: indexName,
    query: safe.query,
    params: new URLSearchParams({ query: safe.query, page: String(safe.page) }).toString(),
    hits,
    nbHits: total,
    nbPages: safe.hitsPerPage > 0 ? Math.ceil(total / safe.hitsPerPage) : 0,
    page: safe.page,
    hitsPerPage: safe.hitsPerPage,
    ...counted,
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    nbExactHits: matched.parsed.tokens.length === 0 || matched.exact >= total ? total : matched.exact,
    droppedWords: matched.droppedWords,
    corrections: correctionsIn(matched, hits),
    suggestedFilters: safe.hitsPerPage > 0 ? filtersToOffer(matched, selections, clauses) : [],
    ...(rules.length > 0 && { appliedRules: rules.map((rule) => ({ objectID: rule.id })) }),
    ...(shown.length > 0 && { userData: shown }),
    ...(redirect && { renderingContent: { redirect: { url: redirect } } }),
    ...(strict && {
      nbSortedHits: total,
      appliedRelevancyStrictness: Math.round(RELEVANT * 100),
      nbHits: countAll(index, matched, clauses, batch),
    }),
    ...(matched.cutShort && { cutShort: true }),
    ...(safe.notices.length > 0 && { notices: safe.notices }),
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
}

export function select(
  index: SearchIndex,
  matched: Matched,
  clauses: Clauses,
  batch: Batch,
  rules: SearchRule[],
  strict: boolean,
): Selection[] {
  const hidden = new Set(rules.flatMap((rule) => rule.do.hide ?? []));
  return index.segments.map((segment, at) => {
    const bits = batch.select(segment, clauses);
    const match = matched.matches[at];
    if (match) andInto(bits, match.matched);
    if (match && strict) {
      const least = matched.base + (matched.top - matched.base) * RELEVANT;
      for (let document = 0; document < segment.size; document++)
        if (match.scores[document]! < least) bits[document >>> 5]! &= ~(1 << (document & 31));
    }
    for (const id of hidden) {
      const document = segment.numberOf.get(id);
      if (document !== undefined) bits[document >>> 5]! &= ~(1 << (document & 31));
    }
    return { segment, bits, count: countBits(bits) };
  });
}

function countFacets(
  index: SearchIndex,
  selections: Selection[],
  names: string[],
  most: number,
  clauses: Clauses,
): Counted {
  return {
    facets: Object.fromEntries(
      names.map((name) => [name, facetCounts(selections, name, most, index.settings.countable, clauses)]),
    ),
    facets_stats: Object.fromEntries(
      names.flatMap((name) => {
        const one = numberStats(selections, name);
        return one ? [[name, one] as const] : [];
      }),
    ),
  };
}

function countAll(index: SearchIndex, matched: Matched, clauses: Clauses, batch: Batch): number {
  return select(index, matched, clauses, batch, [], false).reduce((sum, one) => sum + one.count, 0);
}

function rank(
  index: SearchIndex,
  matched: Matched,
  selections: Selection[],
  sort: Sort,
  rules: SearchRule[],
  clauses: Clauses,
  batch: Batch,
  safe: SafeParams,
) {
  const most = (safe.page + 1) * safe.hitsPerPage;
  const pins: { item: Ranked; position: number }[] = [];
  if (most === 0) return { pins, ranked: [] };
  const buried = new Set(rules.flatMap((rule) => rule.do.bury ?? []));
  const aside = selections.map(({ bits }) => bits.slice());
  for (const { id, position } of sort === "relevance" ? rules.flatMap((rule) => rule.do.pin ?? []) : []) {
    const found = index.find(id);
    const at = found ? index.segments.indexOf(found.segment) : -1;
    if (!found || !hasBit(batch.select(found.segment, clauses), found.document)) continue;
    if (!hasBit(selections[at]!.bits, found.document)) {
      setBit(selections[at]!.bits, found.document);
      selections[at]!.count++;
    }
    aside[at]![found.document >>> 5]! &= ~(1 << (found.document & 31));
    pins.push({ item: { ...found, score: 0 }, position });
  }
  const last: Ranked[] = [];
  for (const id of sort === "relevance" ? buried : []) {
    const found = index.find(id);
    const bits = found ? aside[index.segments.indexOf(found.segment)]! : undefined;
    if (!found || !bits || !hasBit(bits, found.document)) continue;
    bits[found.document >>> 5]! &= ~(1 << (found.document & 31));
    last.push({ ...found, score: 0 });
  }
  const step = stepOf(matched.parsed.weight);
  const lists = selections.map(({ segment }, at) =>
    sort === "relevance"
      ? topByScore(segment, aside[at]!, matched.matches[at]?.scores, step, most)
      : topBySort(segment, aside[at]!, sort, most, clauses),
  );
  return { pins, ranked: placePins([...mergeRanked(lists, sort, most, clauses), ...last], pins) };
}

function allFacetNames(index: SearchIndex): string[] {
  return [...new Set(index.segments.flatMap((segment) => [...segment.facets.keys(), ...segment.numbers.keys()]))].slice(
    0,
    100,
  );
}

/** Words read as another, as the first hits show. */
function correctionsIn({ parsed }: Matched, hits: SearchHit[]): { from: string; to: string }[] {
  const found = new Map<string, string>();
  for (const at of parsed.respelled) {
    const { start, end, text } = parsed.tokens[at]!;
    found.set(parsed.text.slice(start, end), text);
  }
  for (const hit of hits.slice(0, 3)) {
    for (const reason of hit._why) {
      if ((reason.kind === "typo" || reason.kind === "sound") && !found.has(reason.word))
        found.set(reason.word, reason.matched);
    }
  }
  return [...found].map(([from, to]) => ({ from, to }));
}

function filtersToOffer(matched: Matched, selections: Selection[], clauses: Clauses): SuggestedFilter[] {
  const used = new Set(clauses.flat().map((term) => (term.kind === "facet" ? `${term.name}:${term.value}` : "")));
  return suggestFilters(matched.parsed, selections).filter((one) => !used.has(`${one.facet}:${one.value}`));
}
