import { addSynonymLine, dutchSynonyms, type Synonyms } from "../../dutch/synonyms.ts";
import type { SearchDocument } from "../../search-document.ts";
import type { SearchResult } from "../../search-engine.ts";
import { clearBit, countBits, hasBit } from "./bits.ts";
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

/** A large segment that stands, and smaller ones, the oldest largest, that take the changes until the next rebuild. */
export class SearchIndex {
  main: Segment = buildSegment([]);
  changes: Segment[] = [];
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
    return [this.main, ...this.changes];
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
    this.changes = [];
    this.version++;
  }

  upsert(documents: SearchDocument[]): void {
    let fresh = unique(documents);
    this.#forget(fresh.map(({ id }) => id));
    if (this.pending + fresh.length > Math.max(400, this.main.size / 50)) {
      this.replaceAll([...this.allDocuments(), ...fresh]);
      return;
    }
    // A segment is built anew only with as much as it holds, so that the thousandth change costs little more than the first.
    while (this.changes.length > 0 && this.changes.at(-1)!.size <= fresh.length)
      fresh = [...liveDocuments(this.changes.pop()!), ...fresh];
    if (fresh.length > 0) this.changes.push(buildSegment(fresh, this.main));
    this.version++;
  }

  remove(ids: string[]): void {
    this.#forget(ids);
    this.version++;
  }

  get count(): number {
    return this.segments.reduce((sum, { live }) => sum + countBits(live), 0);
  }

  get pending(): number {
    return this.changes.reduce((sum, { live }) => sum + countBits(live), 0);
  }

  find(id: string): { segment: Segment; document: number } | undefined {
    for (const segment of this.segments) {
      const document = segment.numberOf.get(id);
      if (document !== undefined && hasBit(segment.live, document)) return { segment, document };
    }
    return undefined;
  }

  allDocuments(): SearchDocument[] {
    return this.segments.flatMap(liveDocuments);
  }

  #forget(ids: string[]): void {
    for (const { numberOf, live } of this.segments)
      for (const id of ids) {
        const at = numberOf.get(id);
        if (at !== undefined) clearBit(live, at);
      }
  }
}

const liveDocuments = ({ documents, live }: Segment): SearchDocument[] => documents.filter((_, at) => hasBit(live, at));

/** The last of the documents with one id wins. */
function unique(documents: Iterable<SearchDocument>): SearchDocument[] {
  const byId = new Map<string, SearchDocument>();
  for (const document of documents) byId.set(document.id, document);
  return [...byId.values()];
}
