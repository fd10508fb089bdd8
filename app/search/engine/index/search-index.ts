import { addSynonymLine, dutchSynonyms, type Synonyms } from "../../dutch/synonyms.ts";
import type { SearchDocument } from "../../search-document.ts";
import type { SearchResult } from "../../search-engine.ts";
import { clearBit } from "./bits.ts";
import { buildSegment } from "./build-segment.ts";
import type { SearchRule } from "../rank/rules.ts";
import type { Segment } from "./segment.ts";

export interface IndexSettings {
  /** numbers that are counted like facet values, such as stars */
  countable: ReadonlySet<string>;
  /** the owner's own synonyms, one per line */
  synonyms: string[];
  rules: SearchRule[];
}

export const emptySettings = (): IndexSettings => ({ countable: new Set(["beoordeling"]), synonyms: [], rules: [] });

/** Per facet the documents of each value, and of numbers the least and the most. */
export type Counted = Pick<SearchResult, "facets" | "facets_stats">;
const MOST_LISTS = 500;

/** A large segment that stands, and a small one that takes the changes until the next rebuild. */
export class SearchIndex {
  main: Segment = buildSegment([]);
  changes: Segment | undefined;
  version = 0;
  settings: IndexSettings = emptySettings();
  #synonyms: Synonyms = dutchSynonyms();
  #counted = { version: 0, lists: new Map<string, Counted>() };

  /** What was counted of a list, as long as nothing changes. */
  counted(list: string, count: () => Counted): Counted {
    if (this.#counted.version !== this.version) this.#counted = { version: this.version, lists: new Map() };
    const { lists } = this.#counted;
    const known = lists.get(list) ?? count();
    if (lists.size >= MOST_LISTS) lists.clear();
    lists.set(list, known);
    return known;
  }

  get segments(): Segment[] {
    return this.changes ? [this.main, this.changes] : [this.main];
  }

  get synonyms(): Synonyms {
    return this.#synonyms;
  }

  set(settings: Partial<IndexSettings>): void {
    this.settings = { ...this.settings, ...settings };
    this.#synonyms = dutchSynonyms();
    if (this.settings.synonyms.length > 0) {
      this.#synonyms = new Map([...this.#synonyms].map(([key, targets]) => [key, [...targets]]));
      for (const line of this.settings.synonyms) addSynonymLine(this.#synonyms, line);
    }
    this.version++;
  }

  replaceAll(documents: Iterable<SearchDocument>): void {
    this.use(buildSegment(unique(documents)));
  }

  use(segment: Segment): void {
    this.main = segment;
    this.changes = undefined;
    this.version++;
  }

  upsert(documents: SearchDocument[]): void {
    const pending = new Map<string, SearchDocument>();
    for (const document of this.#pendingDocuments()) pending.set(document.id, document);
    for (const document of documents) {
      this.#forget(document.id);
      pending.set(document.id, document);
    }
    this.#store([...pending.values()]);
  }

  remove(ids: string[]): void {
    const gone = new Set(ids);
    for (const id of ids) this.#forget(id);
    this.#store(this.#pendingDocuments().filter((document) => !gone.has(document.id)));
  }

  get count(): number {
    return this.#liveDocuments(this.main).length + (this.changes?.size ?? 0);
  }

  get pending(): number {
    return this.changes?.size ?? 0;
  }

  find(id: string): { segment: Segment; document: number } | undefined {
    for (const segment of this.segments) {
      const document = segment.numberOf.get(id);
      if (document !== undefined && isLive(segment, document)) return { segment, document };
    }
    return undefined;
  }

  allDocuments(): SearchDocument[] {
    return [...this.#liveDocuments(this.main), ...this.#pendingDocuments()];
  }

  #pendingDocuments(): SearchDocument[] {
    return this.changes?.documents ?? [];
  }

  #liveDocuments(segment: Segment): SearchDocument[] {
    return segment.documents.filter((_, at) => isLive(segment, at));
  }

  #forget(id: string): void {
    const at = this.main.numberOf.get(id);
    if (at !== undefined) clearBit(this.main.live, at);
  }

  #store(pending: SearchDocument[]): void {
    // The change segment is rebuilt whole each time, so it must stay small.
    if (pending.length > Math.max(400, this.main.size / 50)) {
      this.replaceAll([...this.#liveDocuments(this.main), ...pending]);
      return;
    }
    this.changes = pending.length > 0 ? buildSegment(pending, this.main) : undefined;
    this.version++;
  }
}

const isLive = (segment: Segment, at: number): boolean => ((segment.live[at >>> 5]! >>> (at & 31)) & 1) === 1;

/** The last of the documents with one id wins. */
function unique(documents: Iterable<SearchDocument>): SearchDocument[] {
  const byId = new Map<string, SearchDocument>();
  for (const document of documents) byId.set(document.id, document);
  return [...byId.values()];
}
