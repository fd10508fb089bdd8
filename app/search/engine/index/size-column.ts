import type { SearchDocument } from "../../search-document.ts";
import { type FacetTerm, fitsSize, type NumberTerm, type SizeFacts } from "../../list/sized.ts";
import { type Bits, hasBit, makeBits, setBit } from "./bits.ts";

/** The sizes of each document: what is asked of a size must hold for one and the same of them. */
export interface SizeColumn {
  offsets: Uint32Array;
  sizes: SizeFacts[];
  numbers: ReadonlySet<string>;
  facets: ReadonlySet<string>;
}

export function buildSizeColumn(documents: SearchDocument[]): SizeColumn {
  const offsets = new Uint32Array(documents.length + 1);
  const sizes: SizeFacts[] = [];
  const numbers = new Set<string>();
  const facets = new Set<string>();
  for (const [at, { sizes: own = [] }] of documents.entries()) {
    for (const size of own) {
      for (const name of Object.keys(size.numbers)) numbers.add(name);
      for (const name of Object.keys(size.facets)) facets.add(name);
      sizes.push(size);
    }
    offsets[at + 1] = sizes.length;
  }
  return { offsets, sizes, numbers, facets };
}

type Clause = (FacetTerm | NumberTerm)[];

/** The clauses that speak of a size and not of the plant. */
export const sizeClauses = ({ numbers, facets }: Pick<SizeColumn, "numbers" | "facets">, clauses: Clause[]): Clause[] =>
  clauses.filter((clause) =>
    clause.every((term) => (term.kind === "number" ? numbers.has(term.name) : !term.not && facets.has(term.name))),
  );

/** Documents of which one size meets all clauses; a document without sizes is judged by its own facts alone. */
export function selectSizes({ offsets, sizes }: SizeColumn, clauses: Clause[]): Bits {
  const bits = makeBits(offsets.length - 1);
  for (let document = 0; document < offsets.length - 1; document++) {
    const [from, to] = [offsets[document]!, offsets[document + 1]!];
    let fits = from === to;
    for (let at = from; at < to && !fits; at++) fits = fitsSize(sizes[at]!, clauses);
    if (fits) setBit(bits, document);
  }
  return bits;
}

/** How many documents have a size with each value that meets the clauses as well. */
export function countSizes(
  { offsets, sizes }: SizeColumn,
  name: string,
  clauses: Clause[],
  among: Bits,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (let document = 0; document < offsets.length - 1; document++) {
    if (!hasBit(among, document)) continue;
    const own = sizes.slice(offsets[document], offsets[document + 1]).filter((size) => fitsSize(size, clauses));
    for (const value of new Set(own.flatMap(({ facets }) => facets[name] ?? [])))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** The lowest price of the sizes that meet the clauses. */
export function priceOf({ offsets, sizes }: SizeColumn, document: number, clauses: Clause[]): number {
  const prices = sizes
    .slice(offsets[document], offsets[document + 1])
    .filter((size) => fitsSize(size, clauses))
    .flatMap(({ numbers: { prijs } }) => prijs?.[0] ?? []);
  return prices.length > 0 ? Math.min(...prices) : Number.NaN;
}
