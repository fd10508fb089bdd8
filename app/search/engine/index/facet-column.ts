import { type Bits, countBoth, makeBits, setBit } from "./bits.ts";

/** One facet: a set per value to filter with, and the values per document to count with. */
export interface FacetColumn {
  values: string[];
  /** value → place in values */
  place: Map<string, number>;
  sets: Bits[];
  offsets: Uint32Array;
  ordinals: Uint32Array;
}

export function buildFacetColumn(
  size: number,
  valuesOf: (document: number) => readonly string[] | undefined,
): FacetColumn {
  const values: string[] = [];
  const place = new Map<string, number>();
  const offsets = new Uint32Array(size + 1);
  const ordinals: number[] = [];
  for (let document = 0; document < size; document++) {
    const start = ordinals.length;
    for (const value of valuesOf(document) ?? []) {
      let ordinal = place.get(value);
      if (ordinal === undefined) {
        ordinal = values.length;
        values.push(value);
        place.set(value, ordinal);
      }
      if (!ordinals.includes(ordinal, start)) ordinals.push(ordinal);
    }
    offsets[document + 1] = ordinals.length;
  }
  return finishFacetColumn(size, values, offsets, Uint32Array.from(ordinals));
}

export function finishFacetColumn(
  size: number,
  values: string[],
  offsets: Uint32Array,
  ordinals: Uint32Array,
): FacetColumn {
  const sets = values.map(() => makeBits(size));
  for (let document = 0; document < size; document++) {
    for (let i = offsets[document]!; i < offsets[document + 1]!; i++) setBit(sets[ordinals[i]!]!, document);
  }
  return { values, place: new Map(values.map((value, at) => [value, at])), sets, offsets, ordinals };
}

/** Counts per value inside a set of documents; walks documents when they are few, sets when they are many. */
export function countFacet(column: FacetColumn, among: Bits, size: number): Uint32Array {
  const counts = new Uint32Array(column.values.length);
  const perDocument = column.ordinals.length / Math.max(1, column.offsets.length - 1);
  if (size * (perDocument + 1) * 1.5 < column.values.length * among.length) {
    const { offsets, ordinals } = column;
    // By hand: this runs for every facet of every result.
    for (let at = 0; at < among.length; at++) {
      let word = among[at]!;
      while (word !== 0) {
        const low = word & -word;
        word ^= low;
        const document = (at << 5) + (31 - Math.clz32(low));
        const end = offsets[document + 1]!;
        for (let i = offsets[document]!; i < end; i++) counts[ordinals[i]!]!++;
      }
    }
    return counts;
  }
  for (let ordinal = 0; ordinal < counts.length; ordinal++) counts[ordinal] = countBoth(column.sets[ordinal]!, among);
  return counts;
}
