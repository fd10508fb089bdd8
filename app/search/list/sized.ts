import type { Comparison } from "../engine/index/number-column.ts";

/** What one size is, as far as people filter by it: a number is a span, as nobody grows a hedge to the centimetre. */
export interface SizeFacts {
  sku: string;
  numbers: Record<string, [low: number, high: number]>;
  facets: Record<string, string[]>;
}

export interface FacetTerm {
  kind: "facet";
  name: string;
  value: string;
  not: boolean;
}

export interface NumberTerm {
  kind: "number";
  name: string;
  comparison: Comparison;
  bound: number;
}

/** Whether one size meets all clauses. A size of 100 to 125 is no plant "from 125": the ends may not merely touch. */
export const fitsSize = ({ numbers, facets }: SizeFacts, clauses: (FacetTerm | NumberTerm)[][]): boolean =>
  clauses.every((clause) =>
    clause.some((term) => {
      if (term.kind === "facet") return (facets[term.name] ?? []).includes(term.value) !== term.not;
      const span = numbers[term.name];
      return span !== undefined && spanFits(span, term);
    }),
  );

function spanFits([low, high]: [number, number], { comparison, bound }: NumberTerm): boolean {
  if (comparison === ">=") return low >= bound || high > bound;
  if (comparison === "<=") return high <= bound || low < bound;
  if (comparison === ">") return high > bound;
  if (comparison === "<") return low < bound;
  const holds = low <= bound && bound <= high;
  return comparison === "=" ? holds : !holds;
}
