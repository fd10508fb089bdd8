export interface FacetItem {
  value: string;
  count: number;
  isRefined: boolean;
}

/** R105: ten values, twenty when opened. */
export const listLimits = { shown: 10, expanded: 20 } as const;

/** R106: never more than a hundred values when searching in a list. */
export const facetSearchCap = 100;

export const facetSearchLimit = (limit: number): number => Math.min(Math.max(1, Math.floor(limit)), facetSearchCap);

export interface ListView {
  items: FacetItem[];
  canToggle: boolean;
}

/** Chosen values first, then the most counted, then by name; a chosen value without hits stays to be undone. */
export function listItems(
  counts: Record<string, number>,
  refined: readonly string[],
  expanded: boolean,
  limits: { shown: number; expanded: number } = listLimits,
): ListView {
  if (limits.expanded <= limits.shown) throw new RangeError("`showMoreLimit` should be greater than `limit`.");
  const items = Object.entries(counts).map(
    ([value, count]): FacetItem => ({ value, count, isRefined: refined.includes(value) }),
  );
  for (const value of refined) if (!Object.hasOwn(counts, value)) items.push({ value, count: 0, isRefined: true });
  items.sort(
    (a, b) => Number(b.isRefined) - Number(a.isRefined) || b.count - a.count || a.value.localeCompare(b.value, "nl"),
  );
  return { items: items.slice(0, expanded ? limits.expanded : limits.shown), canToggle: items.length > limits.shown };
}

/** The values after one is clicked. */
export const toggleValue = (refined: readonly string[], value: string): string[] =>
  refined.includes(value) ? refined.filter((one) => one !== value) : [...refined, value];

/** R119 and R110: the names under which rules of the owner hear of the place and of chosen values. */
export function ruleContextsFor(
  refinements: Record<string, string[]>,
  place = "zoeken",
): { contexts: string[]; cut: boolean } {
  const chosen = Object.entries(refinements).flatMap(([facet, values]) =>
    values.map((value) => `ais-${facet}-${value}`.replace(/[^a-z0-9-_]+/gi, "_")),
  );
  const all = [place, ...chosen];
  return { contexts: all.slice(0, 10), cut: all.length > 10 };
}
