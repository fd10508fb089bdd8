import { setTimeout as pause } from "node:timers/promises";
import { and, asc, eq, gt } from "drizzle-orm";
import { decimal } from "#kit/money.ts";
import { productPath } from "#kit/path.ts";
import type { Shop } from "#outside/shop.server.ts";
import { arrivalOf } from "../stock/arrival.ts";
import { carriage, carriagePrices } from "../price/carriage.ts";
import { googleCategory } from "./google-category.ts";
import { type Place, readPlaces } from "../category/place.server.ts";
import { sharedPicture } from "../photos/photo-key.ts";
import type { Facets, Shelves } from "../product/product.ts";
import { eanOf } from "../product/ean.ts";
import { MAKERS } from "../rules.ts";
import { products, variants } from "../tables.server.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
export const xml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Few enough that others are helped in between, and after each as long a rest as leaves most of the shop to them. */
const PART = 40;
const REST = 3;

/** Every size as one item of a Google Merchant feed, piece by piece, so that a range of any size fits. */
export async function* productFeed(shop: Shop): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>` +
    `<title>${xml(shop.settings.SHOP_NAME)}</title><link>${xml(shop.url)}</link><description>${xml(shop.settings.SHOP_NAME)}</description>\n`;
  const placeOf = await readPlaces(shop.db);
  for (let after = ""; ; ) {
    const started = performance.now();
    const rows = await shop.db
      .select({
        slug: products.slug,
        name: products.name,
        group: products.group,
        facets: products.facets,
        shelves: products.shelves,
        texts: products.texts,
        pictures: products.pictures,
        gpsr: products.gpsr,
        variant: variants,
      })
      .from(variants)
      .innerJoin(products, eq(products.slug, variants.product))
      .where(and(eq(products.listed, true), gt(variants.sku, after)))
      .orderBy(asc(variants.sku))
      .limit(PART);
    const part = rows.map((row) => `${item(shop, row, placeOf(row))}\n`).join("");
    const took = performance.now() - started;
    yield part;
    const last = rows.at(-1);
    if (!last || rows.length < PART) break;
    after = last.variant.sku;
    await pause(REST * took);
  }
  yield "</channel></rss>\n";
}

type Row = {
  slug: string;
  name: string;
  group: string;
  facets: Facets;
  shelves: Shelves | null;
  texts: { summary: string; description: string };
  pictures: { key: string }[];
  gpsr: string | null;
  variant: typeof variants.$inferSelect;
};

/** Google takes no more pictures beside the first. */
const MORE_PICTURES = 10;

function item(shop: Shop, row: Row, place: Place[]): string {
  const { slug, name, texts, pictures, gpsr, variant } = row;
  const [first, ...more] = pictures.map(({ key }) => `${shop.url}${sharedPicture(key).path}`);
  const category = googleCategory(row.group, row.facets["soort"]);
  const arrival = arrivalOf(variant.season, shop.now());
  const availability =
    variant.stock <= 0 || arrival.kind === "closed"
      ? "out_of_stock"
      : arrival.kind === "reserve"
        ? "preorder"
        : "in_stock";
  const ean = eanOf(variant);
  const price = (cents: number) => `${decimal(cents)} EUR`;
  const fields: [string, string][] = [
    ["id", variant.sku],
    ["item_group_id", slug],
    ["title", `${name}, ${variant.label}`.slice(0, 150)],
    ["description", texts.description.slice(0, 5000)],
    ["link", `${shop.url}${productPath(slug)}?sku=${encodeURIComponent(variant.sku)}`],
    ...(first ? [["image_link", first] as [string, string]] : []),
    ...more.slice(0, MORE_PICTURES).map((address) => ["additional_image_link", address] as [string, string]),
    ...(place.length > 0 ? [["product_type", place.map(({ title }) => title).join(" > ")] as [string, string]] : []),
    ...(category ? [["google_product_category", String(category)] as [string, string]] : []),
    ["condition", "new"],
    ["availability", availability],
    ...(arrival.kind === "reserve" ? [["availability_date", `${arrival.from}T00:00+01:00`] as [string, string]] : []),
    ["price", price(variant.wasCents ?? variant.priceCents)],
    ...(variant.wasCents ? [["sale_price", price(variant.priceCents)] as [string, string]] : []),
    ["brand", (gpsr && MAKERS[gpsr]?.name) || shop.settings.SHOP_NAME],
    ean ? ["gtin", ean] : ["identifier_exists", "no"],
    ["shipping_weight", `${variant.weightG} g`],
  ];
  const { cents } = carriage([{ ...variant, quantity: 1 }], variant.priceCents, carriagePrices(shop.settings));
  const shipping = `<g:shipping><g:country>NL</g:country><g:price>${price(cents)}</g:price></g:shipping>`;
  return `<item>${fields.map(([field, value]) => `<g:${field}>${xml(value)}</g:${field}>`).join("")}${shipping}</item>`;
}
