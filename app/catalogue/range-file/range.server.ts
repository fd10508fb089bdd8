import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import pictures from "../../../pictures/pictures.json" with { type: "json" };
import categoryRows from "../../../range/categories.json" with { type: "json" };
import type { Day } from "#kit/day.ts";
import type { Db, Tx } from "#outside/db.server.ts";
import { findProse } from "#outside/prose.server.ts";
import { marks } from "#outside/tables.server.ts";
import { NO_YEAR } from "../plants/made-calendar.ts";
import { madeFrom } from "../plants/made-from.ts";
import type { Plant } from "../plants/plant.ts";
import { bringPlants } from "../plants/bring-plants.server.ts";
import { remakeProducts } from "../plants/put-plants.server.ts";
import { cardOf } from "../product/card.ts";
import { productFaults } from "../product/product-faults.ts";
import { placeInCategories, type Rule } from "./import-range.server.ts";
import { chunks, seedPrices } from "./seed-prices.server.ts";
import {
  type CategoryRule,
  type CategoryText,
  type Picture,
  type Product,
  type ProductText,
  type Variant,
} from "../product/product.ts";
import { categories, categoryMoves, products, variants } from "../tables.server.ts";

type RawVariant = Omit<Variant, "product" | "heightMin" | "heightMax" | "wasCents" | "extra"> & {
  heightCm: [number, number] | null;
  wasCents?: number;
};
type RawProduct = Omit<Product, "variants" | "texts" | "pictures" | "listed" | "calendar"> & {
  calendar?: Product["calendar"];
  variants: RawVariant[];
};

const productFiles = import.meta.glob<RawProduct[]>("../../../range/products/*.json", {
  import: "default",
  eager: true,
});
const plantFiles = import.meta.glob<Plant[]>(["../../../range/plants/*.json", "!**/sources.json"], {
  import: "default",
  eager: true,
});
const textFiles = import.meta.glob<Record<string, ProductText>>("../../../range/texts/*.json", {
  import: "default",
  eager: true,
});

/** The records that a new shop starts with. */
const readPlants = (): Plant[] => Object.values(plantFiles).flat();

/** The starting range, read from its data files and made whole, with what the records know. */
export function readRange(records: Plant[] = readPlants()): Product[] {
  const known = new Map(records.map((record) => [record.slug, record]));
  const texts = Object.assign({}, ...Object.values(textFiles)) as Record<string, ProductText>;
  const shown = pictures.products as Record<string, { views: Picture[] }>;
  return Object.values(productFiles)
    .flat()
    .map((raw) => ({
      ...raw,
      calendar: { ...NO_YEAR, ...raw.calendar },
      listed: true,
      listedFrom: null,
      archived: false,
      shelves: null,
      addedOn: raw.addedOn as Day,
      texts: texts[raw.slug] ?? { summary: raw.name, description: raw.name, care: [], goodToKnow: "" },
      pictures: (shown[raw.slug]?.views ?? []).map(({ key, view, width, height, colour, alt }) => ({
        key,
        view,
        width,
        height,
        colour,
        alt,
      })),
      variants: raw.variants.map((variant) => wholeVariant(raw.slug, variant)),
    }))
    .map((product) => {
      const record = known.get(product.facts.plant ?? "");
      return record ? madeFrom(product, record) : product;
    });
}

function wholeVariant(product: string, raw: RawVariant): Variant {
  const {
    sku,
    label,
    form,
    heightCm,
    pot,
    priceCents,
    wasCents,
    weightG,
    delivery,
    season,
    perMetre = null,
    unit,
    stock,
    ...extra
  } = raw;
  return {
    sku,
    product,
    label,
    form,
    heightMin: heightCm?.[0] ?? null,
    heightMax: heightCm?.[1] ?? null,
    pot,
    priceCents,
    wasCents: wasCents ?? null,
    weightG,
    delivery,
    season,
    perMetre,
    unit,
    stock,
    extra,
  };
}

export function readCategories() {
  return categoryRows.map((row, position) => ({
    slug: row.slug,
    title: row.title,
    group: row.group,
    parent: row.parent?.slice(1) ?? null,
    kind: row.kind as "category",
    facetSet: row.facetSet,
    rule: row.rule as CategoryRule,
    priority: row.priority,
    position,
    season: (row.season ?? null) as number[] | null,
    calculator: row.calculator ?? null,
    articles: row.articles ?? [],
    texts: categoryText(row.slug, row.title),
  }));
}

function categoryText(slug: string, title: string): CategoryText {
  const prose = findProse("categories", slug);
  const front = (prose?.front ?? {}) as Partial<CategoryText>;
  return { title, description: title, h1: title, intro: "", tip: "", faq: [], ...front, body: prose?.body ?? "" };
}

/** Fills an empty shop, or brings what the owner did not edit up to a newer range. */
export async function seedRange(db: Db, now: Date): Promise<boolean> {
  const [mark] = await db.select().from(marks).where(eq(marks.name, "range"));
  if (mark?.value === __BUILD_ID__ && __BUILD_ID__ !== "dev") return false;
  await db.transaction(async (tx) => {
    const own = await tx
      .select({ slug: categories.slug, rule: categories.rule })
      .from(categories)
      .where(eq(categories.edited, true));
    const isOwn = new Set(own.map(({ slug }) => slug));
    const moves = new Map((await tx.select().from(categoryMoves)).map(({ from, to }) => [from, to]));
    const fresh = readCategories()
      .filter(({ slug }) => !isOwn.has(slug) && !moves.has(slug))
      .map((row) => ({ ...row, parent: moves.get(row.parent ?? "") ?? row.parent }));
    const rows: Rule[] = [...fresh, ...own];
    const records = await bringPlants(tx, readPlants(), now);
    const whole = readRange(records);
    const wrong = whole.flatMap((product) => productFaults(product).map(({ fault }) => `${product.slug}: ${fault}`));
    if (wrong.length) throw new Error(`Het assortiment klopt niet:\n${wrong.join("\n")}`);
    const known = new Set((await tx.select({ sku: variants.sku }).from(variants)).map(({ sku }) => sku));
    const edited = await tx.select({ slug: products.slug }).from(products).where(eq(products.edited, true));
    const kept = new Set(edited.map(({ slug }) => slug));
    const range = whole.filter(({ slug }) => !kept.has(slug));
    const before = await tx.select({ slug: categories.slug, rule: categories.rule }).from(categories);
    for (const part of chunks(fresh, 100)) {
      await tx
        .insert(categories)
        .values(part)
        .onConflictDoUpdate({ target: categories.slug, set: excluded(categories) });
    }
    for (const part of chunks(range, 100)) {
      const put = part.map(({ variants: _sizes, vat, ...rest }, at) => ({
        ...rest,
        vat: String(vat) as "9",
        card: cardOf(part[at] as Product),
        updatedAt: now,
      }));
      await tx
        .insert(products)
        .values(put)
        .onConflictDoUpdate({ target: products.slug, set: excluded(products) });
    }
    const sizes = range.flatMap((product) => product.variants.map((variant, position) => ({ ...variant, position })));
    // What is left to sell, and where it stands, is known here and nowhere else.
    const { stock: _stock, place: _place, ...refreshed } = excluded(variants);
    for (const part of chunks(sizes, 400))
      await tx.insert(variants).values(part).onConflictDoUpdate({ target: variants.sku, set: refreshed });
    await seedPrices(tx, sizes, known, now);
    // Products the owner added or edited keep their shelves.
    await placeInCategories(tx, range, rows);
    if (kept.size && isOther(before, rows)) await placeOwn(tx, rows);
    if (kept.size) await remakeProducts(tx, records, now, true);
    await tx.execute(sql`update category_products c set popularity = p.popularity from products p
      where p.slug = c.product and c.popularity <> p.popularity`);
    await tx
      .insert(marks)
      .values({ name: "range", value: __BUILD_ID__ })
      .onConflictDoUpdate({ target: marks.name, set: { value: __BUILD_ID__ } });
  });
  return true;
}

/** Whether a shelf came, or takes in other things than before. */
function isOther(before: Rule[], now: Rule[]): boolean {
  const known = new Map(before.map(({ slug, rule }) => [slug, rule]));
  return now.some(({ slug, rule }) => !isDeepStrictEqual(known.get(slug), rule));
}

/** What the owner brought or edited goes on the new shelves too. */
async function placeOwn(tx: Tx, rules: Rule[]): Promise<void> {
  for (let after = ""; ; ) {
    const part = await tx
      .select({
        slug: products.slug,
        group: products.group,
        facets: products.facets,
        popularity: products.popularity,
        shelves: products.shelves,
      })
      .from(products)
      .where(and(eq(products.edited, true), gt(products.slug, after)))
      .orderBy(asc(products.slug))
      .limit(1000);
    const last = part.at(-1);
    if (!last) return;
    await placeInCategories(tx, part, rules);
    after = last.slug;
  }
}

/** On conflict take every column of the new row. */
function excluded(table: typeof products | typeof categories | typeof variants) {
  const columns = Object.entries(table).filter(
    ([, column]) => typeof column === "object" && column !== null && "name" in column && "columnType" in column,
  );
  return Object.fromEntries(
    columns.map(([key, column]) => [key, sql.raw(`excluded."${(column as { name: string }).name}"`)]),
  );
}
