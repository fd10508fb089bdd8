import { type Bits, eachBit, makeBits, setBit } from "./bits.ts";

/** Numbers per document, none to many. */
export interface NumberColumn {
  offsets: Uint32Array;
  values: Float64Array;
}

export type Comparison = "<" | "<=" | "=" | "!=" | ">=" | ">";

export function buildNumberColumn(
  size: number,
  valuesOf: (document: number) => readonly number[] | undefined,
): NumberColumn {
  const offsets = new Uint32Array(size + 1);
  const values: number[] = [];
  for (let document = 0; document < size; document++) {
    for (const value of valuesOf(document) ?? []) if (Number.isFinite(value)) values.push(value);
    offsets[document + 1] = values.length;
  }
  return { offsets, values: Float64Array.from(values) };
}

const tests: Record<Comparison, (value: number, bound: number) => boolean> = {
  "<": (value, bound) => value < bound,
  "<=": (value, bound) => value <= bound,
  "=": (value, bound) => value === bound,
  "!=": (value, bound) => value !== bound,
  ">=": (value, bound) => value >= bound,
  ">": (value, bound) => value > bound,
};

/** Documents of which any number passes. */
export function selectNumbers(column: NumberColumn, comparison: Comparison, bound: number): Bits {
  const size = column.offsets.length - 1;
  const bits = makeBits(size);
  const test = tests[comparison];
  for (let document = 0; document < size; document++) {
    for (let i = column.offsets[document]!; i < column.offsets[document + 1]!; i++) {
      if (test(column.values[i]!, bound)) {
        setBit(bits, document);
        break;
      }
    }
  }
  return bits;
}

export interface NumberTotals {
  min: number;
  max: number;
  sum: number;
  count: number;
}

export function totalNumbers(column: NumberColumn, among: Bits): NumberTotals {
  const totals = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY, sum: 0, count: 0 };
  eachBit(among, (document) => {
    for (let i = column.offsets[document]!; i < column.offsets[document + 1]!; i++) {
      const value = column.values[i]!;
      if (value < totals.min) totals.min = value;
      if (value > totals.max) totals.max = value;
      totals.sum += value;
      totals.count++;
    }
  });
  return totals;
}

/** Counts per value, for facets that are numbers, such as stars. */
export function countNumbers(column: NumberColumn, among: Bits): Map<number, number> {
  const counts = new Map<number, number>();
  eachBit(among, (document) => {
    for (let i = column.offsets[document]!; i < column.offsets[document + 1]!; i++) {
      const value = column.values[i]!;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  });
  return counts;
}

/** The number a document is sorted by: its lowest. */
export function firstNumber(column: NumberColumn, document: number): number {
  let lowest = Number.NaN;
  for (let i = column.offsets[document]!; i < column.offsets[document + 1]!; i++) {
    const value = column.values[i]!;
    if (!(value >= lowest)) lowest = value;
  }
  return lowest;
}
