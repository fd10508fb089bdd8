import fs from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Reply, Call, Deed } from "./engine/engine-thread.ts";
import { BadSearch } from "./engine/query/guards.ts";
import { SearchAway } from "./search-away.ts";
import type { SearchDocument } from "./search-document.ts";
import type {
  EngineHealth,
  FacetValuesResult,
  OwnersSettings,
  SearchEngine,
  SearchRequest,
  SearchResult,
  Suggestions,
} from "./search-engine.ts";

const PART = 1_000;

type Waiting = { done(value: unknown): void; fail(error: Error): void };

/** Our own engine in a thread: a long search in a large range never holds up a page. */
export class ThreadEngine implements SearchEngine {
  readonly #today: () => string;
  readonly #lost: () => void;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #number = 0;
  #closed = false;

  /** `lost` is called when the thread broke and an empty one took its place: fill it again. */
  constructor(options: { today(): string; lost(): void }) {
    this.#today = options.today;
    this.#lost = options.lost;
    this.#start();
  }

  search(requests: SearchRequest[]): Promise<{ results: (SearchResult | FacetValuesResult)[] }> {
    return this.#call("search", requests);
  }
  searchForFacetValues(requests: SearchRequest[]): Promise<FacetValuesResult[]> {
    return this.#call("searchForFacetValues", requests);
  }
  suggest(query: string): Promise<Suggestions> {
    return this.#call("suggest", query);
  }
  upsert(index: string, documents: SearchDocument[]): Promise<void> {
    return this.#call("upsert", index, documents);
  }
  remove(index: string, ids: string[]): Promise<void> {
    return this.#call("remove", index, ids);
  }
  /** In parts: copying a whole range to the thread at once would hold up every page. */
  async replaceAll(index: string, documents: Iterable<SearchDocument>): Promise<void> {
    const all = [...documents];
    const parts = Array.from({ length: Math.ceil(all.length / PART) }, (_, at) =>
      all.slice(at * PART, (at + 1) * PART),
    );
    await this.replaceFrom(index, parts);
  }
  async replaceFrom(index: string, parts: AsyncIterable<SearchDocument[]> | Iterable<SearchDocument[]>): Promise<void> {
    for await (const part of parts) await this.#call("stage", index, part);
    await this.#call("replaceStaged", index);
  }
  configure(index: string, { rules, synonyms }: OwnersSettings): Promise<void> {
    return this.#call("configure", index, { rules, synonyms });
  }
  health(): Promise<EngineHealth> {
    return this.#call("health");
  }
  load(index: string, file: string, key: string): Promise<boolean> {
    return this.#call("load", index, file, key);
  }
  store(index: string, file: string, key: string): Promise<void> {
    return this.#call("store", index, file, key);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }

  /** Ends the thread as a fault would: what waits fails, and a new one starts. */
  break(): void {
    void this.#worker?.terminate();
  }

  #call<T>(deed: Deed, ...given: unknown[]): Promise<T> {
    return new Promise<T>((done, fail) => {
      const worker = this.#worker;
      if (!worker) return fail(new SearchAway("the search thread is gone"));
      const number = ++this.#number;
      this.#waiting.set(number, { done: done as Waiting["done"], fail });
      worker.postMessage({ number, today: this.#today(), deed, given } satisfies Call);
    });
  }

  #start(): void {
    const worker = new Worker(threadFile());
    worker.unref();
    worker.on("message", ({ number, value, error }: Reply) => {
      const waiting = this.#waiting.get(number);
      this.#waiting.delete(number);
      if (!error) waiting?.done(value);
      else waiting?.fail(error.bad ? new BadSearch(error.message) : new Error(error.message));
    });
    worker.on("error", () => {});
    worker.on("exit", () => this.#gone(worker));
    this.#worker = worker;
  }

  #gone(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { fail } of this.#waiting.values()) fail(new SearchAway("the search thread broke"));
    this.#waiting.clear();
    if (this.#closed) return;
    setTimeout(() => {
      if (this.#closed) return;
      this.#start();
      this.#lost();
    }, 1000).unref();
  }
}

/** The thread reads its source: built or not, the project's folder is above this file. */
function threadFile(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const file = path.join(folder, "app/search/engine/engine-thread.ts");
    if (fs.existsSync(file)) return file;
    if (folder === path.dirname(folder)) throw new Error("engine-thread.ts is missing");
  }
}
