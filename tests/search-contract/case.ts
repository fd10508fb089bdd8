import { expect } from "vitest";
import type { SearchDocument } from "#search/search-document.ts";
import type { SearchEngine, SearchParams, SearchResult } from "#search/search-engine.ts";

/** What every engine behind the port must do, told as queries to a small range. */
export interface Case {
  name: string;
  run(engine: SearchEngine, range: SearchDocument[]): Promise<void>;
}

export const ask = async (engine: SearchEngine, params: SearchParams, indexName = "products"): Promise<SearchResult> =>
  (await engine.search([{ indexName, params }])).results[0] as SearchResult;

export const idsOf = (result: SearchResult): string[] => result.hits.map(({ objectID }) => objectID).sort();
export const idsWhere = (range: SearchDocument[], fits: (document: SearchDocument) => boolean): string[] =>
  range
    .filter(fits)
    .map(({ id }) => id)
    .sort();
export const has =
  (name: string, ...values: string[]) =>
  (document: SearchDocument): boolean =>
    (document.facets[name] ?? []).some((value) => values.includes(value));
export const number =
  (name: string, fits: (value: number) => boolean) =>
  (document: SearchDocument): boolean =>
    (document.numbers[name] ?? []).some(fits);
export const countsOf = (range: SearchDocument[], name: string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of range.flatMap((document) => document.facets[name] ?? []))
    counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

/** A filter gives exactly what a plain look through the range gives. */
export const filter = (name: string, params: SearchParams, fits: (document: SearchDocument) => boolean): Case => ({
  name,
  async run(engine, range) {
    const result = await ask(engine, { hitsPerPage: 1000, ...params });
    expect(idsOf(result)).toEqual(idsWhere(range, fits));
    expect(result.nbHits).toBe(result.hits.length);
  },
});

export const finds = (name: string, query: string, first: RegExp): Case => ({
  name,
  async run(engine) {
    expect((await ask(engine, { query })).hits[0]?.name).toMatch(first);
  },
});
