import { Client } from "typesense";
import type { ServiceRecord } from "./record.ts";
import {
  type Condition,
  fieldsOf,
  type SearchService,
  type ServiceResult,
  type ServiceQuery,
} from "./hosted-service.ts";

type Found = {
  error?: string;
  code?: number;
  found?: number;
  hits?: { document: { id: string; source: string } }[];
  facet_counts?: { field_name: string; counts: { value: string; count: number }[] }[];
};

const sorts = {
  relevance: "_text_match:desc,available:desc,popularity:desc",
  price_asc: "price:asc",
  price_desc: "price:desc",
  newest: "added:desc",
  popularity: "popularity:desc",
};

/** A page of Typesense holds no more than this. */
const MOST_HITS = 250;

/** Typesense: one multi-search per batch; a name is an alias that moves to the newly filled collection. */
export class TypesenseService implements SearchService {
  readonly #client: Client;

  constructor(options: { url: string; key?: string; timeoutMs?: number }) {
    const { hostname, port, protocol } = new URL(options.url);
    const secure = protocol === "https:";
    this.#client = new Client({
      nodes: [{ host: hostname, port: Number(port) || (secure ? 443 : 80), protocol: secure ? "https" : "http" }],
      apiKey: options.key ?? "",
      connectionTimeoutSeconds: (options.timeoutMs ?? 2000) / 1000,
      numRetries: 0,
      logLevel: "silent",
    });
  }

  async ask(queries: ServiceQuery[]): Promise<ServiceResult[]> {
    const { results } = (await this.#client.multiSearch.perform({
      searches: queries.map(toSearch),
    })) as unknown as { results: Found[] };
    return results.map(({ error, code, found = 0, hits = [], facet_counts: counted = [] }) => {
      if (error) throw new Error(`${code ?? ""} ${error}`);
      return {
        records: hits.map(({ document }) => document),
        total: found,
        counts: Object.fromEntries(
          counted.map(({ field_name: field, counts }) => [
            field,
            Object.fromEntries(counts.map(({ value, count }) => [value, count])),
          ]),
        ),
      };
    });
  }

  async save(index: string, records: ServiceRecord[]): Promise<void> {
    await this.#client.collections<ServiceRecord>(index).documents().import(records, { action: "upsert" });
  }

  async remove(index: string, ids: string[]): Promise<void> {
    await this.#client
      .collections(index)
      .documents()
      .delete({ filter_by: `id:[${ids.map(quoted).join(",")}]` });
  }

  async replace(index: string, records: ServiceRecord[]): Promise<void> {
    const name = `${index}_${Date.now().toString(36)}`;
    await this.#client.collections().create({ name, fields: schemaFor(records), default_sorting_field: "popularity" });
    for (let at = 0; at < records.length; at += 5000)
      await this.#client
        .collections<ServiceRecord>(name)
        .documents()
        .import(records.slice(at, at + 5000), { action: "upsert" });
    const before = await this.#client
      .aliases(index)
      .retrieve()
      .catch(() => undefined);
    await this.#client.aliases().upsert(index, { collection_name: name });
    // Another process may have been quicker to take the old one away.
    if (before)
      await this.#client
        .collections(before.collection_name)
        .delete()
        .catch(() => {});
  }

  async count(index: string): Promise<number> {
    return (await this.#client.collections(index).retrieve()).num_documents;
  }
}

function schemaFor(records: ServiceRecord[]) {
  const { facets, numbers } = fieldsOf(records);
  const plain = (name: string, type: "string[]" | "float" | "int32") => ({ name, type });
  return [
    plain("search_terms", "string[]"),
    plain("search_text", "string[]"),
    plain("popularity", "float"),
    plain("available", "int32"),
    plain("added", "int32"),
    plain("price", "float"),
    { name: "source", type: "string" as const, index: false, optional: true },
    ...facets.map((name) => ({ name, type: "string[]" as const, facet: true, optional: true })),
    ...numbers.map((name) => ({ name, type: "float[]" as const, facet: true, optional: true })),
  ];
}

function toSearch({ index, sort, terms, filters, facets, maxValues, page, hitsPerPage }: ServiceQuery) {
  return {
    collection: index,
    q: terms || "*",
    query_by: "search_terms,search_text",
    query_by_weights: "4,1",
    num_typos: "2,0",
    min_len_1typo: 4,
    min_len_2typo: 8,
    include_fields: "id,source",
    sort_by: sorts[sort],
    page: page + 1,
    per_page: Math.min(MOST_HITS, hitsPerPage),
    ...(filters.length > 0 && { filter_by: filters.map((any) => `(${any.map(condition).join(" || ")})`).join(" && ") }),
    ...(facets.length > 0 && { facet_by: facets.join(","), max_facet_values: maxValues }),
  };
}

/** Backticks keep commas, brackets and colons in a value from being read as language. */
const quoted = (value: string): string => `\`${value.replaceAll("`", "")}\``;

function condition(one: Condition): string {
  if (one.kind === "number") return `${one.field}:${one.comparison}${one.bound}`;
  return `${one.field}:${one.not ? "!=" : "="}${quoted(one.value)}`;
}
