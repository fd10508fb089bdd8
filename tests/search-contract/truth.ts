import type { ServiceRecord } from "#search/services/record.ts";
import type { Condition, SearchService, ServiceResult, ServiceQuery } from "#search/services/hosted-service.ts";

/** A service that looks through everything: slow, plain, and right. What the recorded services reply comes from here. */
export class TruthService implements SearchService {
  readonly indices = new Map<string, Map<string, ServiceRecord>>();

  async ask(queries: ServiceQuery[]): Promise<ServiceResult[]> {
    return queries.map((query) => {
      const found = [...(this.indices.get(query.index)?.values() ?? [])]
        .filter((record) => fits(record, query))
        .sort(orders[query.sort]);
      const from = query.page * query.hitsPerPage;
      return {
        records: found.slice(from, from + query.hitsPerPage).map(({ id, source }) => ({ id, source })),
        total: found.length,
        counts: Object.fromEntries(query.facets.map((field) => [field, countField(found, field, query.maxValues)])),
      };
    });
  }

  async save(index: string, records: ServiceRecord[]): Promise<void> {
    const kept = this.indices.get(index) ?? new Map<string, ServiceRecord>();
    for (const record of records) kept.set(record.id, record);
    this.indices.set(index, kept);
  }

  async remove(index: string, ids: string[]): Promise<void> {
    for (const id of ids) this.indices.get(index)?.delete(id);
  }

  async replace(index: string, records: ServiceRecord[]): Promise<void> {
    this.indices.set(index, new Map(records.map((record) => [record.id, record])));
  }

  async count(index: string): Promise<number> {
    return this.indices.get(index)?.size ?? 0;
  }
}

type Order = (a: ServiceRecord, b: ServiceRecord) => number;
const popular: Order = (a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1);
const orders: Record<ServiceQuery["sort"], Order> = {
  relevance: popular,
  popularity: popular,
  price_asc: (a, b) => a.price - b.price,
  price_desc: (a, b) => b.price - a.price,
  newest: (a, b) => b.added - a.added,
};

const valuesOf = (record: ServiceRecord, field: string): (string | number)[] =>
  (record as unknown as Record<string, (string | number)[] | undefined>)[field] ?? [];

function fits(record: ServiceRecord, { terms, filters }: ServiceQuery): boolean {
  const words = terms.split(" ").filter(Boolean);
  return (
    words.every((word) => record.search_terms.some((term) => term.startsWith(word))) &&
    filters.every((any) => any.some((condition) => holds(valuesOf(record, condition.field), condition)))
  );
}

function holds(values: (string | number)[], condition: Condition): boolean {
  if (condition.kind === "facet") return values.includes(condition.value) !== condition.not;
  const { comparison, bound } = condition;
  const compare: Record<typeof comparison, (value: number) => boolean> = {
    "<": (value) => value < bound,
    "<=": (value) => value <= bound,
    "=": (value) => value === bound,
    "!=": (value) => value !== bound,
    ">=": (value) => value >= bound,
    ">": (value) => value > bound,
  };
  return values.some((value) => compare[comparison](Number(value)));
}

function countField(records: ServiceRecord[], field: string, most: number): Record<string, number> {
  const counts = new Map<string, number>();
  for (const value of records.flatMap((record) => valuesOf(record, field)))
    counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  // A service sends no more values than asked for; numbers are sent whole, for their sum.
  const ordered = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return Object.fromEntries(field.startsWith("n_") ? ordered : ordered.slice(0, most));
}
