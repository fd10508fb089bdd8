import { redirect } from "react-router";
import { shownCards } from "#catalogue/product/products.server.ts";
import type { Card } from "#catalogue/product/product.ts";
import { errorResponse } from "#kit/error.ts";
import { isFollower } from "#outside/page-cache.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { search as texts, widgets } from "#texts/search/search.ts";
import { askList, isSort, type Within } from "./list/ask-list.ts";
import { showAskedSizes } from "./list/asked-sizes.server.ts";
import { isFacet } from "./list/facet-views.ts";
import { sayFilter, whyAll } from "./list/say-why.ts";
import { spellValues } from "./list/spell-values.ts";
import type { FacetView } from "./parts/facet.ts";
import type { SearchResult } from "./search-engine.ts";
import { SearchAway } from "./search-away.ts";
import { searchOf } from "./shop-search.server.ts";
import { relevantSort, statsText } from "./parts/search-texts.ts";
import { FIND, stateOf } from "./parts/state-of.ts";
import { rangeNames, type SearchState, writeSearchUrl } from "./parts/url.ts";

/**
 * What an address asks of a list. Anybody may hang anything on an address; what is no filter of ours filters nothing, and
 * who spells a value in another way is sent to our spelling.
 */
export async function askedOf(shop: Shop, url: URL): Promise<SearchState> {
  const asked = stateOf(url);
  const refinements = Object.fromEntries(Object.entries(asked.refinements).filter(([name]) => isFacet(name)));
  const state = { ...asked, refinements, sort: isSort(asked.sort) ? asked.sort : "" };
  const spelled = await spellValues(searchOf(shop), refinements).catch((error: unknown) => throwAway(shop, error));
  if (spelled) throw redirect(`${url.pathname}${writeSearchUrl({ ...state, refinements: spelled })}`);
  return state;
}

function throwAway(shop: Shop, error: unknown): never {
  if (!(error instanceof SearchAway)) throw error;
  shop.log.error({ error: error.message }, "search");
  throw errorResponse(error);
}

/**
 * The query that asks the same without what asks nothing: names we do not know, a page that is none, a second order.
 * `others` are names that something else on the page reads.
 */
export function withoutIdle(
  { searchParams }: URL,
  state: SearchState,
  others: ReadonlySet<string>,
): string | undefined {
  const told = new URLSearchParams(writeSearchUrl(state));
  const once = new Set<string>();
  for (const [name, value] of searchParams) {
    if (isFollower(name)) continue;
    const plain = name.replace(/\[\d{0,3}\]$|_(?:van|tot)$/, "");
    // An empty field of a form asks nothing, and is no reason to send anybody on.
    const isField = (isFacet(plain) || rangeNames.has(plain)) && (value === "" || told.has(plain));
    const isFind = plain.startsWith(FIND) && isFacet(plain.slice(FIND.length));
    const isKnown = others.has(name) || told.get(name) === value;
    if (!isField && !isFind && (!isKnown || once.has(name))) return writeSearchUrl(state);
    once.add(name);
  }
  return undefined;
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
  /** R53: names in which something lights up */
  marked: Record<string, string>;
  /** R113: how many hits in how long */
  stats?: string;
  /** R115: the switch between what fits best and all there is */
  relevant?: { label: string; everything: boolean };
  /** some words were not compared with ours: there were too many that nobody knows */
  cutShort?: boolean;
  suggested: { facet: string; value: string; label: string; count: number }[];
  redirect?: string | undefined;
};

/** A list as its page shows it. */
export async function findProducts(shop: Shop, state: SearchState, within?: Within): Promise<Found> {
  const { main, total, all, chosen, facets } = await askList(searchOf(shop), state, within).catch((error: unknown) =>
    throwAway(shop, error),
  );
  const also = new Set(within?.also);
  const slugs = main.hits.map(({ slug }) => slug);
  // A small shelf is filled up with what goes with it; that stands behind what the shelf is for.
  if (!state.sort) slugs.sort((a, b) => Number(also.has(a)) - Number(also.has(b)));
  return {
    cards: await showAskedSizes(shop.db, await shownCards(shop, slugs), main.hits, state),
    why: state.query
      ? whyAll(main)
      : Object.fromEntries(slugs.filter((slug) => also.has(slug)).map((slug) => [slug, texts.alsoHere])),
    total,
    all,
    ...(state.query && chosen.length === 0 && main.nbExactHits < total && { exact: main.nbExactHits }),
    ...(within && { within: within.category }),
    page: main.page + 1,
    pages: main.nbPages,
    facets,
    dropped: main.droppedWords,
    corrections: main.corrections,
    ...(main.cutShort && { cutShort: true }),
    suggested: main.suggestedFilters
      .filter(({ facet, value }) => !state.refinements[facet]?.includes(value))
      .slice(0, 6)
      .map(({ facet, value, count }) => ({ facet, value, count, label: sayFilter(facet, value) })),
    marked: markedIn(main),
    ...(state.query && told(main, state)),
    redirect: main.renderingContent?.redirect?.url,
  };
}

function told(main: SearchResult, state: SearchState): Pick<Found, "stats" | "relevant"> {
  const { isVirtual, isRelevant, label } = relevantSort(
    state.sort && state.everything ? 0 : main.appliedRelevancyStrictness,
    widgets,
  );
  const hidesSome = isRelevant && (main.nbSortedHits ?? main.nbHits) < main.nbHits;
  return {
    stats: statsText(main, widgets),
    ...(isVirtual && (!isRelevant || hidesSome) && { relevant: { label, everything: isRelevant } }),
  };
}

const markedIn = ({ hits }: SearchResult): Record<string, string> =>
  Object.fromEntries(
    hits.flatMap(({ slug, _highlightResult: { name } }) =>
      name && name.matchLevel !== "none" ? [[slug, name.value]] : [],
    ),
  );
