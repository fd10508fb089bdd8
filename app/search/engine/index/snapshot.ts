import { deserialize, serialize } from "node:v8";
import { Decompounder } from "../../dutch/decompound.ts";
import type { SearchDocument } from "../../search-document.ts";
import { allBits } from "./bits.ts";
import { compoundWords } from "./document-words.ts";
import { finishFacetColumn } from "./facet-column.ts";
import type { NumberColumn } from "./number-column.ts";
import { Scratch } from "../rank/scratch.ts";
import type { QuantityColumn, Segment } from "./segment.ts";
import { buildSizeColumn } from "./size-column.ts";
import { makeVocabulary } from "./vocabulary.ts";

/** Raise it whenever the shape or the Dutch grammar changes: an old snapshot is then ignored and rebuilt. */
const FORMAT = 6;

interface Stored {
  format: number;
  documents: SearchDocument[];
  terms: string[];
  flags: Uint8Array;
  offsets: Uint32Array;
  postedDocuments: Uint32Array;
  postedQualities: Uint8Array;
  facets: [name: string, values: string[], offsets: Uint32Array, ordinals: Uint32Array][];
  numbers: [string, NumberColumn][];
  quantities: QuantityColumn;
  kinds: Set<string>;
}

/** A segment as bytes; what can be made again quickly is left out. */
export function writeSnapshot(segment: Segment): Uint8Array {
  const stored: Stored = {
    format: FORMAT,
    documents: segment.documents,
    terms: segment.vocabulary.terms,
    flags: segment.vocabulary.flags,
    offsets: segment.offsets,
    postedDocuments: segment.postedDocuments,
    postedQualities: segment.postedQualities,
    facets: [...segment.facets].map(([name, { values, offsets, ordinals }]) => [name, values, offsets, ordinals]),
    numbers: [...segment.numbers],
    quantities: segment.quantities,
    kinds: segment.kinds,
  };
  return serialize(stored);
}

/** Undefined when the bytes are of another version or damaged: then build from the database. */
export function readSnapshot(bytes: Uint8Array): Segment | undefined {
  let stored: Stored;
  try {
    stored = deserialize(bytes) as Stored;
  } catch {
    return undefined;
  }
  if (typeof stored !== "object" || stored === null || stored.format !== FORMAT) return undefined;
  const { documents } = stored;
  const decompounder = new Decompounder(compoundWords(documents));
  return {
    size: documents.length,
    documents,
    numberOf: new Map(documents.map((document, at) => [document.id, at])),
    live: allBits(documents.length),
    vocabulary: makeVocabulary(stored.terms, stored.flags),
    decompounder,
    offsets: stored.offsets,
    postedDocuments: stored.postedDocuments,
    postedQualities: stored.postedQualities,
    facets: new Map(
      stored.facets.map(([name, values, offsets, ordinals]) => [
        name,
        finishFacetColumn(documents.length, values, offsets, ordinals),
      ]),
    ),
    numbers: new Map(stored.numbers),
    quantities: stored.quantities,
    sizes: buildSizeColumn(documents),
    scratch: new Scratch(documents.length),
    kinds: stored.kinds,
    orders: new Map(),
  };
}
