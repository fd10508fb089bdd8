import { SearchAway } from "../search-away.ts";
import type { SearchDocument } from "../search-document.ts";
import type {
  EngineHealth,
  FacetValuesResult,
  OwnersSettings,
  SearchEngine,
  SearchRequest,
  SearchResult,
  Suggestions,
} from "../search-engine.ts";

const ASK_AGAIN_AFTER = 10_000;

/** A hosted service with our own engine behind it: when the service is away, or missed a change, ours results. */
export class SpareEngine implements SearchEngine {
  readonly #service: SearchEngine;
  readonly #own: SearchEngine;
  readonly #now: () => number;
  readonly #missed: (error: SearchAway) => void;
  #awayUntil = 0;
  /** Indices in which the service lacks something; they are whole again when they were filled again. */
  readonly #behind = new Set<string>();

  /** `missed` is called when the service could not be told of a change. */
  constructor(
    service: SearchEngine,
    own: SearchEngine,
    { now = Date.now, missed = () => {} }: { now?: () => number; missed?: (error: SearchAway) => void } = {},
  ) {
    this.#service = service;
    this.#own = own;
    this.#now = now;
    this.#missed = missed;
  }

  /** Ours, which knows what the service was told. */
  get own(): SearchEngine {
    return this.#own;
  }

  get isBehind(): boolean {
    return this.#behind.size > 0;
  }

  search(requests: SearchRequest[]): Promise<{ results: (SearchResult | FacetValuesResult)[] }> {
    return this.#ask((engine) => engine.search(requests));
  }
  searchForFacetValues(requests: SearchRequest[]): Promise<FacetValuesResult[]> {
    return this.#ask((engine) => engine.searchForFacetValues(requests));
  }
  suggest(query: string): Promise<Suggestions> {
    return this.#ask((engine) => engine.suggest(query));
  }
  async upsert(index: string, documents: SearchDocument[]): Promise<void> {
    await this.#own.upsert(index, documents);
    await this.#tell(index, () => this.#service.upsert(index, documents));
  }
  async remove(index: string, ids: string[]): Promise<void> {
    await this.#own.remove(index, ids);
    await this.#tell(index, () => this.#service.remove(index, ids));
  }
  async replaceAll(index: string, documents: Iterable<SearchDocument>): Promise<void> {
    const all = [...documents];
    await this.#own.replaceAll(index, all);
    if (await this.#tell(index, () => this.#service.replaceAll(index, all))) this.#behind.delete(index);
  }
  async configure(index: string, settings: OwnersSettings): Promise<void> {
    await this.#own.configure(index, settings);
    await this.#service.configure(index, settings);
  }

  /** Not `ok` when our own engine stands in; the shop is open all the same. */
  async health(): Promise<EngineHealth> {
    const own = await this.#own.health();
    const service = await this.#service.health().catch(() => undefined);
    return { indices: service?.indices ?? own.indices, ok: Boolean(service?.ok) && !this.isBehind };
  }

  async close(): Promise<void> {
    if ("close" in this.#own) await (this.#own as { close(): Promise<void> }).close();
  }

  async #ask<T>(ask: (engine: SearchEngine) => Promise<T>): Promise<T> {
    if (this.isBehind || this.#now() < this.#awayUntil) return ask(this.#own);
    try {
      return await ask(this.#service);
    } catch (error) {
      if (!(error instanceof SearchAway)) throw error;
      this.#awayUntil = this.#now() + ASK_AGAIN_AFTER;
      return ask(this.#own);
    }
  }

  async #tell(index: string, tell: () => Promise<void>): Promise<boolean> {
    try {
      await tell();
      return true;
    } catch (error) {
      this.#behind.add(index);
      if (!(error instanceof SearchAway)) throw error;
      this.#missed(error);
      return false;
    }
  }
}
