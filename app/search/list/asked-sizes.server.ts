import { eq, inArray } from "drizzle-orm";
import { cardOfSize } from "#catalogue/product/card.ts";
import type { Card } from "#catalogue/product/product.ts";
import { products, variants } from "#catalogue/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import type { SearchHit } from "../search-engine.ts";
import type { SearchState } from "../parts/url.ts";
import { SIZE_FACETS } from "./size-facts.ts";
import { type FacetTerm, fitsSize, type NumberTerm, type SizeFacts } from "./sized.ts";

/** What differs by size as a number; the other filters are of the plant. */
const SIZE_RANGES = ["hoogte", "prijs"];

/** What an address asks of a size. */
export function sizeAsked({ refinements, ranges }: SearchState): (FacetTerm | NumberTerm)[][] {
  const facets = SIZE_FACETS.filter((name) => refinements[name]?.length).map((name) =>
    refinements[name]!.map((value): FacetTerm => ({ kind: "facet", name, value, not: false })),
  );
  const numbers = SIZE_RANGES.flatMap((name) => {
    const { from, to } = ranges[name] ?? {};
    const term = (comparison: ">=" | "<=", bound: number): NumberTerm[] => [
      { kind: "number", name, comparison, bound },
    ];
    return [...(from === undefined ? [] : [term(">=", from)]), ...(to === undefined ? [] : [term("<=", to)])];
  });
  return [...facets, ...numbers];
}

/** Each card with the price and stock of the cheapest size that was asked for, one that is there before one that is not. */
export async function showAskedSizes(
  db: Reader,
  cards: Card[],
  hits: SearchHit[],
  state: SearchState,
): Promise<Card[]> {
  const clauses = sizeAsked(state);
  const asked = hits.flatMap(
    ({ sizes }) =>
      (sizes as SizeFacts[] | undefined)?.filter((size) => fitsSize(size, clauses)).map(({ sku }) => sku) ?? [],
  );
  if (clauses.length === 0 || asked.length === 0) return cards;
  const rows = await db
    .select({
      product: variants.product,
      sku: variants.sku,
      label: variants.label,
      form: variants.form,
      stock: variants.stock,
      priceCents: variants.priceCents,
      wasCents: variants.wasCents,
      season: variants.season,
      tiers: products.tiers,
    })
    .from(variants)
    .innerJoin(products, eq(products.slug, variants.product))
    .where(inArray(variants.sku, asked))
    .orderBy(variants.priceCents);
  return cards.map((card) => {
    const own = rows.filter(({ product }) => product === card.slug);
    const size = own.find(({ stock }) => stock > 0) ?? own[0];
    return size ? cardOfSize(card, size) : card;
  });
}
