import { lookUp } from "#kit/look-up.ts";
import type { FacetView } from "../parts/facet.ts";
import { ruleContextsFor } from "../parts/refinement-list.ts";
import type { SearchState } from "../parts/url.ts";
import type { SearchEngine, SearchParams, SearchResult } from "../search-engine.ts";
import { facetNames, viewOf } from "./facet-views.ts";

export const PER_PAGE = 24;

/** Orders by their name in the address. */
const SORTS: Record<string, string> = {
  prijs_op: "_price_asc",
  prijs_af: "_price_desc",
  nieuw: "_newest",
  gekozen: "_popularity",
};

export const isSort = (name: string): boolean => Object.hasOwn(SORTS, name);

export type Within = { category: string; facetSet: string; also?: string[] | undefined };

/** One question: the hits, and every facet counted as if its own choice were not made. */
export async function askList(
  engine: SearchEngine,
  state: SearchState,
  within?: Within,
): Promise<{ main: SearchResult; total: number; all: number; chosen: string[]; facets: FacetView[] }> {
  const names = facetNames(within?.facetSet);
  const index = `products${lookUp(SORTS, state.sort) ?? ""}`;
  // R110: rules of the owner may wait for a place in the shop or for a chosen value.
  const ruleContexts = ruleContextsFor(state.refinements, within?.category).contexts;
  const fixed = within ? [`in_categorie:${within.category}`] : [];
  const ask = (
    facets: string[],
    hitsPerPage: number,
    leaveOut?: string,
  ): { indexName: string; params: SearchParams } => ({
    indexName: index,
    params: {
      query: state.query,
      page: hitsPerPage ? state.page - 1 : 0,
      hitsPerPage,
      facets,
      maxValuesPerFacet: 100,
      attributesToRetrieve: ["sizes"],
      attributesToHighlight: state.query && hitsPerPage ? ["name"] : [],
      attributesToSnippet: [],
      ruleContexts,
      ...(state.everything && { relevancyStrictness: 0 }),
      facetFilters: [
        ...fixed.map((one) => [one]),
        ...Object.entries(state.refinements)
          .filter(([name]) => name !== leaveOut)
          .map(([name, values]) => values.map((value) => `${name}:${value}`)),
      ],
      numericFilters: Object.entries(state.ranges)
        .filter(([name]) => name !== leaveOut)
        .flatMap(([name, { from, to }]) => [
          ...(from === undefined ? [] : [`${name}>=${from}`]),
          ...(to === undefined ? [] : [`${name}<=${to}`]),
        ]),
    },
  });
  const chosen = [...Object.keys(state.refinements), ...Object.keys(state.ranges)].filter((name) =>
    names.includes(name),
  );
  const batch = [ask(names, PER_PAGE), ...chosen.slice(0, 18).map((name) => ask([name], 0, name))];
  // How many there are without any choice: known already when nothing was chosen.
  const isNarrowed = Boolean(state.query) || Object.keys({ ...state.refinements, ...state.ranges }).length > 0;
  if (within && isNarrowed)
    batch.push({ indexName: index, params: { query: "", hitsPerPage: 0, facetFilters: fixed.map((one) => [one]) } });
  const { results } = (await engine.search(batch)) as { results: SearchResult[] };
  const [main, ...rest] = results as [SearchResult, ...SearchResult[]];
  const total = main.nbSortedHits ?? main.nbHits;
  return {
    main,
    total,
    all: within && isNarrowed ? (results.at(-1)?.nbHits ?? total) : total,
    chosen,
    facets: names.flatMap((name) => viewOf(name, state, rest[chosen.indexOf(name)] ?? main) ?? []),
  };
}
