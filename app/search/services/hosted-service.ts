import type { Sort } from "../engine/rank/rank.ts";
import type { ServiceRecord } from "./record.ts";

export type Condition =
  | { kind: "facet"; field: string; value: string; not: boolean }
  | { kind: "number"; field: string; comparison: "<" | "<=" | "=" | "!=" | ">=" | ">"; bound: number };

/** One query, checked and read, in no service's language yet. */
export interface ServiceQuery {
  index: string;
  sort: Sort;
  terms: string;
  /** all of the lists must hold, any one condition within a list */
  filters: Condition[][];
  facets: string[];
  maxValues: number;
  /** from 0 */
  page: number;
  hitsPerPage: number;
}

export interface ServiceResult {
  records: { id: string; source: string }[];
  total: number;
  /** counts per field and value */
  counts: Record<string, Record<string, number>>;
}

/** What a hosted service must be able to do; the rest of the port is the same for all. */
export interface SearchService {
  ask(queries: ServiceQuery[]): Promise<ServiceResult[]>;
  save(index: string, records: ServiceRecord[]): Promise<void>;
  remove(index: string, ids: string[]): Promise<void>;
  /** the new records take the place of the old ones at one moment */
  replace(index: string, records: ServiceRecord[]): Promise<void>;
  count(index: string): Promise<number>;
}

/** Every field of these records by which can be filtered or counted. */
export function fieldsOf(records: readonly ServiceRecord[]): { facets: string[]; numbers: string[] } {
  const names = new Set(records.flatMap((record) => Object.keys(record)));
  return {
    facets: [...names].filter((name) => name.startsWith("f_")).sort(),
    numbers: [...names].filter((name) => name.startsWith("n_")).sort(),
  };
}
