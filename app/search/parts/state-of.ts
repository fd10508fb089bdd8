import { facetNamePattern, parseSearchUrl, rangeNames, rangeOf, type SearchState, urlLimits } from "./url.ts";

/** `zoek_soort=beu` looks for values in the list of soort. */
export const FIND = "zoek_";

/** The state of an address; the two fields of a range form (`prijs_van`, `prijs_tot`) count as that range. */
export function stateOf(url: URL): SearchState {
  const state = parseSearchUrl(url.search);
  for (const name of rangeNames) {
    const from = wholeOf(url.searchParams.get(`${name}_van`));
    const to = wholeOf(url.searchParams.get(`${name}_tot`));
    delete state.refinements[`${name}_van`];
    delete state.refinements[`${name}_tot`];
    if (from === undefined && to === undefined) continue;
    state.ranges[name] = rangeOf(from, to);
  }
  for (const [name, text] of url.searchParams) {
    if (!name.startsWith(FIND)) continue;
    delete state.refinements[name];
    const facet = name.slice(FIND.length);
    if (facetNamePattern.test(facet)) state.find = { facet, text: text.trim().slice(0, urlLimits.valueLength) };
  }
  delete state.refinements._routes;
  return state;
}

const wholeOf = (text: string | null): number | undefined =>
  text && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
