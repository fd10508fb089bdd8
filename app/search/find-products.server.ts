import facetFile from "../../range/facets.json" with { type: "json" };
import { shownCards } from "#catalogue/product/products.server.ts";
import type { Card } from "#catalogue/product/product.ts";
import { lookUp } from "#kit/look-up.ts";
import type { Shop } from "#outside/shop.server.ts";
import { search as texts } from "#texts/search/search.ts";
import type { FacetView } from "./parts/facet.ts";
import { silentWhenShown } from "./engine/shown-facets.ts";
import { matchFacetValues } from "./engine/rank/facet-values.ts";
import { ratingRows } from "./parts/rating-menu.ts";
import { type FacetItem, facetSearchCap, listItems } from "./parts/refinement-list.ts";
import type { Reason, SearchParams, SearchResult } from "./search-engine.ts";
import { searchOf } from "./shop-search.server.ts";
import { stateOf } from "./parts/state-of.ts";
import { rangeNames, type SearchState } from "./parts/url.ts";

export const PER_PAGE = 24;

/** Orders by their name in the address. */
const SORTS: Record<string, string> = {
  prijs_op: "_price_asc",
  prijs_af: "_price_desc",
  nieuw: "_newest",
  gekozen: "_popularity",
};

type FacetFile = {
  facets: Record<string, { label: string; widget: string; values: unknown }>;
  facetSets: Record<string, string[]>;
};
const { facets: FACETS, facetSets: SETS } = facetFile as unknown as FacetFile;
const EVERYWHERE = [
  "categorie_lvl0",
  "soort",
  "standplaats",
  "lichtbehoefte",
  "bladhoudend",
  "bloemkleur",
  "bloeimaand",
  "hoogte",
  "eindhoogte",
  "huisdierveilig",
  "eigenschap",
  "prijs",
  "leverbaar",
  "aanbieding",
];
const EXTRA: Record<string, { label: string; widget: string }> = {
  categorie_lvl0: { label: "Afdeling", widget: "list" },
  hoogte: { label: "Hoogte bij levering", widget: "range" },
  beoordeling: { label: "Beoordeling", widget: "rating" },
};

const KNOWN = new Set([...Object.keys(FACETS), ...Object.keys(EXTRA), ...EVERYWHERE]);

/** What an address asks of a list. Anybody may hang anything on an address; what is no filter of ours filters nothing. */
export function askedOf(url: URL): SearchState {
  const state = stateOf(url);
  const refinements = Object.fromEntries(Object.entries(state.refinements).filter(([name]) => KNOWN.has(name)));
  return { ...state, refinements };
}

export type Found = {
  cards: Card[];
  why: Record<string, string>;
  total: number;
  all: number;
  /** how many are what was asked for, when others that only look alike stand behind them */
  exact?: number;
  /** the category this is a list of */
  within?: string;
  page: number;
  pages: number;
  facets: FacetView[];
  dropped: string[];
  corrections: { from: string; to: string }[];
  suggested: { facet: string; value: string; word: string; count: number }[];
  redirect?: string | undefined;
};

/** One query: the hits, and every facet counted as if its own choice were not made. */
export async function findProducts(
  shop: Shop,
  state: SearchState,
  within?: { category: string; facetSet: string; also?: string[] | undefined },
): Promise<Found> {
  const names = [...(within ? (SETS[within.facetSet] ?? EVERYWHERE) : EVERYWHERE), "beoordeling"].map((name) =>
    name === "hoogte_levering" ? "hoogte" : name,
  );
  const index = `products${lookUp(SORTS, state.sort) ?? ""}`;
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
      attributesToRetrieve: [],
      attributesToHighlight: [],
      attributesToSnippet: [],
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
  const { results } = (await searchOf(shop).search(batch)) as { results: SearchResult[] };
  const [main, ...rest] = results as [SearchResult, ...SearchResult[]];
  const countsOf = (name: string) => rest[chosen.indexOf(name)] ?? main;
  const also = new Set(within?.also);
  const slugs = main.hits.map(({ slug }) => slug);
  // A small shelf is filled up with what goes with it; that stands behind what the shelf is for.
  if (!state.sort) slugs.sort((a, b) => Number(also.has(a)) - Number(also.has(b)));
  const total = main.nbSortedHits ?? main.nbHits;
  return {
    cards: await shownCards(shop, slugs),
    why: state.query
      ? whyAll(main)
      : Object.fromEntries(slugs.filter((slug) => also.has(slug)).map((slug) => [slug, texts.alsoHere])),
    total,
    all: within && isNarrowed ? (results.at(-1)?.nbHits ?? total) : total,
    ...(state.query && chosen.length === 0 && main.nbExactHits < total && { exact: main.nbExactHits }),
    ...(within && { within: within.category }),
    page: main.page + 1,
    pages: main.nbPages,
    facets: names.flatMap((name) => viewOf(name, state, countsOf(name)) ?? []),
    dropped: main.droppedWords,
    corrections: main.corrections,
    suggested: main.suggestedFilters
      .filter(({ facet, value }) => !state.refinements[facet]?.includes(value))
      .slice(0, 6),
    redirect: main.renderingContent?.redirect?.url,
  };
}

function viewOf(name: string, state: SearchState, result: SearchResult): FacetView | undefined {
  const { label = name, widget = "list" } = lookUp(EXTRA, name) ?? lookUp(FACETS, name) ?? {};
  if (name === "beoordeling") return ratingView(label, state, result.facets[name] ?? {});
  if (rangeNames.has(name)) {
    const stats = result.facets_stats[name];
    if (!stats || (stats.min === stats.max && !state.ranges[name])) return undefined;
    return {
      name,
      label,
      kind: "range",
      items: [],
      more: false,
      range: { min: Math.floor(stats.min), max: Math.ceil(stats.max) },
    };
  }
  const counts = result.facets[name] ?? {};
  const refined = state.refinements[name] ?? [];
  const looked = state.find?.facet === name ? state.find.text : undefined;
  const { items } = looked === undefined ? listItems(counts, refined, true) : foundItems(counts, refined, looked);
  if (
    looked === undefined &&
    (items.length === 0 || (items.length === 1 && refined.length === 0 && items[0]?.count === result.nbHits))
  )
    return undefined;
  const shown = ordered(name, items).map(({ value, count, isRefined }) => ({
    value,
    count,
    ...(isRefined && { on: true }),
  }));
  const kind =
    name === "bloeimaand" ? "months" : name.endsWith("kleur") ? "colours" : widget === "toggle" ? "switch" : "list";
  return { name, label, kind, items: shown, more: Object.keys(counts).length > 20 };
}

/** What the typed text finds in a long list; all of it when nothing was typed. */
function foundItems(counts: Record<string, number>, refined: string[], text: string): { items: FacetItem[] } {
  const found = matchFacetValues(counts, text, { most: facetSearchCap });
  return { items: found.map(({ value, count }) => ({ value, count, isRefined: refined.includes(value) })) };
}

/** Only when there are stars to choose from. */
function ratingView(label: string, state: SearchState, counts: Record<string, number>): FacetView | undefined {
  const chosen = state.ranges.beoordeling?.from;
  if (Object.keys(counts).length === 0 && chosen === undefined) return undefined;
  const items = ratingRows(counts, chosen).map(({ stars, count, isRefined }) => ({
    value: String(stars),
    count,
    on: isRefined,
  }));
  return { name: "beoordeling", label, kind: "rating", items, more: false };
}

/** Months and sizes keep their own order; other lists are sorted by count. */
function ordered<T extends { value: string }>(name: string, items: T[]): T[] {
  const fixed = lookUp(FACETS, name)?.values;
  if (!Array.isArray(fixed) || name === "soort") return items;
  const at = (value: string) => (fixed as string[]).indexOf(value);
  return [...items].sort((a, b) => at(a.value) - at(b.value));
}

/** Each hit says why it is here; one that meets no word is there because it looks like those that do. */
function whyAll({ hits }: SearchResult): Record<string, string> {
  const said = hits.flatMap(({ slug, _why: reasons }) => {
    const words = sayWhy(reasons);
    return reasons.length === 0 ? [[slug, texts.alike]] : words ? [[slug, texts.why(words)]] : [];
  });
  return Object.fromEntries(said) as Record<string, string>;
}

/** "schaduw, wintergroen": the parts of the query this hit answers by its facts. */
function sayWhy(reasons: Reason[]): string {
  const said = reasons
    .filter(({ facet }) => !facet || !silentWhenShown.has(facet))
    .filter(({ kind }) => kind === "facet" || kind === "synonym" || kind === "size" || kind === "typo")
    .map(({ matched }) => matched.toLowerCase());
  return [...new Set(said)].slice(0, 3).join(", ");
}
