import facetFile from "../../../range/facets.json" with { type: "json" };
import { lookUp } from "#kit/look-up.ts";
import { matchFacetValues } from "../engine/rank/facet-values.ts";
import type { FacetView } from "../parts/facet.ts";
import { ratingRows } from "../parts/rating-menu.ts";
import { type FacetItem, facetSearchCap, listItems } from "../parts/refinement-list.ts";
import { rangeNames, type SearchState } from "../parts/url.ts";
import type { SearchResult } from "../search-engine.ts";

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

export const isFacet = (name: string): boolean => KNOWN.has(name);

/** Whether the shop itself spells a value so; of some facets only the range knows the values. */
export const isOwnValue = (name: string, value: string): boolean => {
  const { widget, values } = lookUp(FACETS, name) ?? {};
  return widget === "toggle" ? value === "Ja" : Array.isArray(values) && values.includes(value);
};

/** The filters of a list: those of its kind of thing, or those that hold everywhere. */
export const facetNames = (facetSet: string | undefined): string[] =>
  [...((facetSet !== undefined && SETS[facetSet]) || EVERYWHERE), "beoordeling"].map((name) =>
    name === "hoogte_levering" ? "hoogte" : name,
  );

export function viewOf(name: string, state: SearchState, result: SearchResult): FacetView | undefined {
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
