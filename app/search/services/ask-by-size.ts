import { hasBit } from "../engine/index/bits.ts";
import { buildSizeColumn, countSizes, priceOf, selectSizes, sizeClauses } from "../engine/index/size-column.ts";
import type { FacetTerm, NumberTerm } from "../list/sized.ts";
import type { SearchDocument } from "../search-document.ts";
import type { SearchService, ServiceQuery, ServiceResult } from "./hosted-service.ts";

type Clauses = (FacetTerm | NumberTerm)[][];
export type Asked = { query: ServiceQuery; sized: Clauses };

/** The largest page that all of them give. */
const PAGE = 250;
const MOST_PAGES = 40;

/**
 * A service knows the prices and the heights of a plant, not which belong together. Where a size is asked for it gives
 * everything that might be meant, and we keep what has one size that is; so the counts and the pages are ours then.
 */
export async function askBySize(service: SearchService, asked: Asked[]): Promise<ServiceResult[]> {
  const first = await service.ask(
    asked.map(({ query, sized }) => (sized.length > 0 ? { ...query, facets: [], page: 0, hitsPerPage: PAGE } : query)),
  );
  const more = asked.flatMap(({ query, sized }, at) => {
    const pages = sized.length > 0 ? Math.min(MOST_PAGES, Math.ceil((first[at]?.total ?? 0) / PAGE)) : 1;
    return Array.from({ length: Math.max(0, pages - 1) }, (_, page) => ({
      at,
      query: { ...query, facets: [], page: page + 1, hitsPerPage: PAGE },
    }));
  });
  const rest = more.length > 0 ? await service.ask(more.map(({ query }) => query)) : [];
  return asked.map(({ query, sized }, at) => {
    const own = first[at] ?? { records: [], total: 0, counts: {} };
    if (sized.length === 0) return own;
    const later = rest.filter((_, one) => more[one]?.at === at).flatMap(({ records }) => records);
    return checked(query, sized, [...own.records, ...later]);
  });
}

function checked(query: ServiceQuery, clauses: Clauses, records: ServiceResult["records"]): ServiceResult {
  const documents = records.map(({ source }) => JSON.parse(source) as SearchDocument);
  const column = buildSizeColumn(documents);
  const sized = sizeClauses(column, clauses);
  const bits = selectSizes(column, sized);
  const kept = records.map((_, at) => at).filter((at) => hasBit(bits, at));
  const cheap = (at: number) => priceOf(column, at, sized);
  if (query.sort === "price_asc") kept.sort((a, b) => cheap(a) - cheap(b));
  if (query.sort === "price_desc") kept.sort((a, b) => cheap(b) - cheap(a));
  const from = query.page * query.hitsPerPage;
  const count = (field: string): Record<string, number> => {
    const name = field.slice(2);
    if (field.startsWith("f_") && column.facets.has(name))
      return Object.fromEntries(countSizes(column, name, sized, bits));
    const counts: Record<string, number> = {};
    const side = field.startsWith("f_") ? "facets" : "numbers";
    for (const at of kept)
      for (const value of documents[at]?.[side][name] ?? []) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };
  return {
    records: kept.slice(from, from + query.hitsPerPage).flatMap((at) => records[at] ?? []),
    total: kept.length,
    counts: Object.fromEntries(query.facets.map((field) => [field, count(field)])),
  };
}
