import type { SearchDocument } from "#search/search-document.ts";

/** 3 is what was asked for, 2 is a good result, 1 is not wrong, 0 is wrong. */
export type Grade = 0 | 1 | 2 | 3;

export type Fact = (document: SearchDocument) => boolean;

export const soort =
  (...kinds: string[]): Fact =>
  (document) =>
    document.soort !== undefined && kinds.includes(document.soort);
export const group =
  (...groups: string[]): Fact =>
  (document) =>
    groups.includes(document.facets.groep?.[0] ?? "");
export const facet =
  (name: string, ...values: string[]): Fact =>
  (document) =>
    (document.facets[name] ?? []).some((value) => values.includes(value));
export const hasFacet =
  (name: string): Fact =>
  (document) =>
    (document.facets[name] ?? []).length > 0;
export const latin =
  (pattern: RegExp): Fact =>
  (document) =>
    pattern.test(document.latin ?? "");
export const name =
  (pattern: RegExp): Fact =>
  (document) =>
    pattern.test(document.name);
export const both =
  (...facts: Fact[]): Fact =>
  (document) =>
    facts.every((fact) => fact(document));
export const either =
  (...facts: Fact[]): Fact =>
  (document) =>
    facts.some((fact) => fact(document));
export const not =
  (fact: Fact): Fact =>
  (document) =>
    !fact(document);
export const size =
  (unit: string, least: number, most: number): Fact =>
  (document) =>
    (document.quantities ?? []).some((one) => one.unit === unit && one.min <= most && one.max >= least);
export const grown =
  (least: number, most: number): Fact =>
  (document) =>
    (document.numbers.eindhoogte_cm ?? []).some((height) => height >= least && height <= most);
export const price =
  (least: number, most: number): Fact =>
  (document) =>
    (document.numbers.prijs ?? []).some((euros) => euros >= least && euros <= most);

export interface Judged {
  query: string;
  kind: string;
  grade: (document: SearchDocument) => Grade;
}

/** The first fact that holds gives 3, the second 2, the third 1. */
export const judged = (kind: string, query: string, best: Fact, good?: Fact, fair?: Fact): Judged => ({
  kind,
  query,
  grade: (document) => (best(document) ? 3 : good?.(document) ? 2 : fair?.(document) ? 1 : 0),
});

/** nDCG over the first ten, with gains 2^grade − 1; undefined when nothing in the range deserves a grade. */
export function ndcg(ranked: SearchDocument[], all: SearchDocument[], grade: Judged["grade"]): number | undefined {
  const gain = (document: SearchDocument): number => 2 ** grade(document) - 1;
  const discounted = (gains: number[]): number =>
    gains.slice(0, 10).reduce((sum, one, at) => sum + one / Math.log2(at + 2), 0);
  const ideal = discounted(all.map(gain).sort((a, b) => b - a));
  return ideal === 0 ? undefined : discounted(ranked.map(gain)) / ideal;
}
