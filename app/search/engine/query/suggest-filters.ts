import type { SuggestedFilter } from "../../search-engine.ts";
import { countBoth } from "../index/bits.ts";
import type { Selection } from "../rank/counts.ts";
import type { ParsedQuery } from "./parsed-query.ts";
import { silentWhenShown } from "../shown-facets.ts";

/** The words of a query that are really filters, with how many of the results have them. */
export function suggestFilters(parsed: ParsedQuery, selections: Selection[]): SuggestedFilter[] {
  const offers: SuggestedFilter[] = [];
  for (const reading of parsed.readings) {
    if (reading.kind !== "intent") continue;
    const first = parsed.tokens[reading.from]!;
    const last = parsed.tokens[reading.to - 1]!;
    const word = parsed.text.slice(first.start, last.end);
    for (const conditions of reading.intent.alternatives) {
      const one = conditions[0]!;
      if (conditions.length > 1 || silentWhenShown.has(one.facet)) continue;
      for (const value of one.values) {
        const count = countValue(selections, one.facet, value);
        if (count > 0 && !offers.some((other) => other.facet === one.facet && other.value === value))
          offers.push({ word, facet: one.facet, value, count });
      }
    }
  }
  return offers.slice(0, 8);
}

function countValue(selections: Selection[], facet: string, value: string): number {
  let count = 0;
  for (const { segment, bits } of selections) {
    const column = segment.facets.get(facet);
    const at = column?.place.get(value);
    if (column && at !== undefined) count += countBoth(column.sets[at]!, bits);
  }
  return count;
}
