import type { Decompounder } from "../../dutch/decompound.ts";
import type { SearchDocument } from "../../search-document.ts";
import type { Bits } from "./bits.ts";
import type { FacetColumn } from "./facet-column.ts";
import type { NumberColumn } from "./number-column.ts";
import type { Scratch } from "../rank/scratch.ts";
import type { SizeColumn } from "./size-column.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** An immutable piece of index; only `live` changes, when a document is replaced or removed. */
export interface Segment {
  size: number;
  documents: SearchDocument[];
  /** document number by id; numbers run from most to least wanted */
  numberOf: Map<string, number>;
  live: Bits;
  vocabulary: Vocabulary;
  decompounder: Decompounder;
  /** postings of term t are places offsets[t] to offsets[t + 1] */
  offsets: Uint32Array;
  postedDocuments: Uint32Array;
  postedQualities: Uint8Array;
  facets: Map<string, FacetColumn>;
  numbers: Map<string, NumberColumn>;
  quantities: QuantityColumn;
  sizes: SizeColumn;
  scratch: Scratch;
  /** keys of the words that say what a thing is */
  kinds: Set<string>;
  /** document numbers by another order, made when first asked for */
  orders: Map<string, Uint32Array>;
}

export interface QuantityColumn {
  offsets: Uint32Array;
  units: Uint8Array;
  lows: Float64Array;
  highs: Float64Array;
}

/** Quality of a term in one document, 0 when it is not there. */
export function qualityIn(segment: Segment, term: number, document: number): number {
  let low = segment.offsets[term]!;
  let high = segment.offsets[term + 1]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const here = segment.postedDocuments[middle]!;
    if (here === document) return segment.postedQualities[middle]!;
    if (here < document) low = middle + 1;
    else high = middle;
  }
  return 0;
}
