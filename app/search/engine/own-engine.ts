import { setTimeout as later } from "node:timers/promises";
import type { SearchDocument } from "../search-document.ts";
import type {
  EngineHealth,
  FacetValuesResult,
  SearchEngine,
  SearchRequest,
  SearchResult,
  Suggestions,
} from "../search-engine.ts";
import { searchFacetValues } from "./rank/facet-values.ts";
import { guardBatch } from "./query/guards.ts";
import { orderBy, type Sort } from "./rank/rank.ts";
import { Batch, runSearch } from "./rank/run-search.ts";
import { type IndexSettings, SearchIndex } from "./index/search-index.ts";
import { loadSnapshot, storeSnapshot } from "./index/snapshot-file.ts";
import { makeSuggestions } from "./query/suggestions.ts";

const nothing = new SearchIndex();
const AFTER = 100;

const sorts = ["price_asc", "price_desc", "newest", "popularity"] as const satisfies Sort[];

/** The house's own engine: everything in memory, in this process. */
export class OwnSearchEngine implements SearchEngine {
  readonly indices = new Map<string, SearchIndex>();
  readonly #today: () => string;
  #remembered = new Map<string, SearchResult>();
  readonly #memory: number;

  constructor(options: { today?: () => string; remember?: number } = {}) {
    this.#today = options.today ?? (() => new Date().toISOString().slice(0, 10));
    this.#memory = options.remember ?? 200;
  }

  index(name: string): SearchIndex {
    let index = this.indices.get(name);
    if (!index) {
      index = new SearchIndex();
      this.indices.set(name, index);
    }
    return index;
  }

  configure(name: string, settings: Partial<IndexSettings>): void {
    this.index(name).set(settings);
  }

  async search(requests: SearchRequest[]): Promise<{ results: (SearchResult | FacetValuesResult)[] }> {
    return this.#inBatch((batch) => ({ results: guardBatch(requests).map((request) => this.#way(request, batch)) }));
  }

  async searchForFacetValues(requests: SearchRequest[]): Promise<FacetValuesResult[]> {
    return this.#inBatch((batch) =>
      guardBatch(requests).map(({ indexName, params = {} }) =>
        searchFacetValues(this.#find(indexName).index, params, params.facetName, batch),
      ),
    );
  }

  /** Answers without pause, so the working arrays are never shared by two batches. */
  #inBatch<T>(work: (batch: Batch) => T): T {
    const batch = new Batch(this.#today());
    try {
      return work(batch);
    } finally {
      batch.close();
    }
  }

  async suggest(query: string): Promise<Suggestions> {
    return makeSuggestions(query, (requests) => this.search(requests), this.indices.get("products"));
  }

  async upsert(name: string, documents: SearchDocument[]): Promise<void> {
    this.index(name).upsert(documents);
  }

  async remove(name: string, ids: string[]): Promise<void> {
    this.index(name).remove(ids);
  }

  async replaceAll(name: string, documents: Iterable<SearchDocument>): Promise<void> {
    await later(0);
    this.index(name).replaceAll(documents);
    void this.#order(name);
  }

  /** Takes the index from a file, if the file is of exactly this. */
  async load(name: string, file: string, key: string): Promise<boolean> {
    const segment = await loadSnapshot(file, key);
    if (segment) this.index(name).use(segment);
    void this.#order(name);
    return segment !== undefined;
  }

  /** Between queries, so that nobody waits for the first list in another order. */
  async #order(name: string): Promise<void> {
    for (const sort of sorts) {
      await later(AFTER, undefined, { ref: false });
      orderBy(this.index(name).main, sort);
    }
  }

  /** Only an index without later changes is kept: the key says what it was built of. */
  async store(name: string, file: string, key: string): Promise<void> {
    const { main, changes } = this.index(name);
    if (changes.length === 0) await storeSnapshot(file, key, main);
  }

  async health(): Promise<EngineHealth> {
    const indices = [...this.indices].map(([name, { count, pending, version, main }]) => [
      name,
      { documents: count, terms: main.vocabulary.terms.length, pending, version },
    ]);
    return { ok: (this.indices.get("products")?.count ?? 0) > 0, indices: Object.fromEntries(indices) };
  }

  #way(request: SearchRequest, batch: Batch): SearchResult | FacetValuesResult {
    const { index, sort, name } = this.#find(request.indexName);
    const params = request.params ?? {};
    if (request.type === "facet") return searchFacetValues(index, params, request.facet ?? params.facetName, batch);
    if (this.#memory === 0) return runSearch(index, name, sort, params, batch);
    const key = JSON.stringify([request.indexName, index.version, batch.today, params]);
    const known = this.#remembered.get(key);
    if (known) return { ...known, processingTimeMS: 1 };
    const result = runSearch(index, name, sort, params, batch);
    if (this.#remembered.size >= this.#memory) this.#remembered.delete(this.#remembered.keys().next().value ?? "");
    this.#remembered.set(key, result);
    return result;
  }

  /** Another order comes as another index name: products_price_asc. An index nobody filled is an empty one. */
  #find(indexName: string): { index: SearchIndex; sort: Sort; name: string } {
    const sort = sorts.find((one) => indexName.endsWith(`_${one}`));
    const name = sort ? indexName.slice(0, -sort.length - 1) : indexName;
    return { index: this.indices.get(name) ?? nothing, sort: sort ?? "relevance", name: indexName };
  }
}
