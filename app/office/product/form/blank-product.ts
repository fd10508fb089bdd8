import type { Plant } from "#catalogue/plants/plant.ts";
import type { Product } from "#catalogue/product/product.ts";
import { dayOf } from "#kit/day.ts";
import type { Form } from "./product-form.ts";

/** A product of which nothing is known yet but its address. */
export const blankProduct = (slug: string, now: Date): Product => ({
  slug,
  name: "",
  latin: null,
  group: "heesters",
  vat: 9,
  facets: { nieuw: true },
  facts: {},
  calendar: { plant: [], bloom: [], prune: [], feed: [], sow: [], harvest: [] },
  texts: { summary: "", description: "", care: [], goodToKnow: "" },
  pictures: [],
  tiers: null,
  withdrawal: "yes",
  passport: true,
  gpsr: null,
  ctgb: null,
  warnings: [],
  belongsWith: [],
  alternatives: [],
  articles: [],
  popularity: 0,
  listed: false,
  addedOn: dayOf(now),
  variants: [],
});

/** What a record says of a product that is made of it, before somebody fills in the rest. */
export const fromPlant = (blank: Product, { slug, names }: Plant): Product => ({
  ...blank,
  name: names.nl,
  latin: names.latin,
  facts: { plant: slug },
});

/** A size without a code gets one that nobody has: the product's address and a number. */
export function withCodes(form: Form, slug: string): Form {
  const taken = new Set(form.sizes.map(({ cells }) => cells.sku));
  let next = 1;
  const fresh = (): string => {
    for (;;) {
      const code = `${slug.toUpperCase().slice(0, 40)}-${next++}`;
      if (!taken.has(code)) return code;
    }
  };
  const sizes = form.sizes.map((size) => (size.cells.sku ? size : { ...size, cells: { ...size.cells, sku: fresh() } }));
  return { ...form, sizes };
}

/** The same product again, not in the shop yet; its codes, barcodes and pictures stay with the first. */
export function copyOf(product: Product, now: Date): Product {
  const variants = product.variants.map((size) => {
    const { ean: _ean, ...extra } = size.extra;
    return { ...size, sku: "", stock: 0, wasCents: null, priceCents: size.wasCents ?? size.priceCents, extra };
  });
  return {
    ...product,
    variants,
    pictures: [],
    popularity: 0,
    listed: false,
    listedFrom: null,
    archived: false,
    addedOn: dayOf(now),
  };
}

/** The address that a name gives by itself. */
export const slugFrom = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f‘’'"]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
