import type { FacetStats } from "../../search-engine.ts";
import type { Bits } from "../index/bits.ts";
import { countFacet } from "../index/facet-column.ts";
import { countNumbers, totalNumbers } from "../index/number-column.ts";
import type { Clauses } from "../query/filters.ts";
import { countSizes, sizeClauses } from "../index/size-column.ts";
import type { Segment } from "../index/segment.ts";

/** A piece of the result: the selected documents of one segment. */
export interface Selection {
  segment: Segment;
  bits: Bits;
  count: number;
}

/** Counts per value over all segments, highest first, then by name; at most `most` values. */
export function facetCounts(
  selections: Selection[],
  name: string,
  most: number,
  countable: ReadonlySet<string>,
  clauses: Clauses,
): Record<string, number> {
  const totals = new Map<string, number>();
  for (const { segment, bits, count } of selections) {
    const column = segment.facets.get(name);
    const sized = segment.sizes.facets.has(name) ? sizeClauses(segment.sizes, clauses) : [];
    if (sized.length > 0) {
      for (const [value, times] of countSizes(segment.sizes, name, sized, bits))
        totals.set(value, (totals.get(value) ?? 0) + times);
      continue;
    }
    if (column) {
      const counts = countFacet(column, bits, count);
      for (let i = 0; i < counts.length; i++)
        if (counts[i]! > 0) totals.set(column.values[i]!, (totals.get(column.values[i]!) ?? 0) + counts[i]!);
      continue;
    }
    const numbers = countable.has(name) ? segment.numbers.get(name) : undefined;
    if (!numbers) continue;
    for (const [value, times] of countNumbers(numbers, bits))
      totals.set(String(value), (totals.get(String(value)) ?? 0) + times);
  }
  const ordered = [...totals].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return Object.fromEntries(ordered.slice(0, most));
}

export function numberStats(selections: Selection[], name: string): FacetStats | undefined {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let count = 0;
  for (const { segment, bits } of selections) {
    const column = segment.numbers.get(name);
    if (!column) continue;
    const totals = totalNumbers(column, bits);
    min = Math.min(min, totals.min);
    max = Math.max(max, totals.max);
    sum += totals.sum;
    count += totals.count;
  }
  return count === 0 ? undefined : { min, max, avg: sum / count, sum };
}
