import { eq } from "drizzle-orm";
import { addLines, openCart } from "../app/cart/lines/change-cart.server.ts";
import type { CheckoutAnswers } from "../app/cart/checkout-answers.ts";
import { readCart } from "../app/cart/carts.server.ts";
import { carts } from "../app/cart/tables.server.ts";
import { priceCart } from "../app/cart/view-cart.server.ts";
import type { Product } from "../app/catalogue/product/product.ts";
import { type Placed, placeOrder } from "../app/orders/placing/place-order.server.ts";
import type { Shop } from "../app/outside/shop.server.ts";

/** A plant to sell, with as many as asked. */
export async function aPlant(
  shop: Shop,
  {
    sku = "TX-30",
    stock = 100,
    priceCents = 995,
    more = {},
  }: { sku?: string; stock?: number; priceCents?: number; more?: Partial<Product> } = {},
): Promise<string> {
  const product: Product = {
    slug: `taxus-${sku.toLowerCase()}`,
    name: `Taxus ${sku}`,
    latin: "Taxus baccata",
    group: "haag-groen",
    vat: 9,
    facets: {},
    facts: {},
    calendar: { plant: [10, 11], bloom: [], prune: [], feed: [], sow: [], harvest: [] },
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
    listed: true,
    addedOn: "2026-01-01",
    variants: [
      {
        sku,
        product: "",
        label: "30–40 cm, pot C1,5",
        form: more.vat === "voucher" ? "bon" : more.passport === false ? "stuk" : "pot",
        heightMin: 30,
        heightMax: 40,
        pot: "C1,5",
        priceCents,
        wasCents: null,
        weightG: 900,
        delivery: "pakket",
        season: null,
        perMetre: null,
        unit: null,
        extra: {},
        stock,
      },
    ],
    ...more,
  };
  // Read here, because buyers in a process of their own run without the bundler that saving leans on for the articles.
  const { saveProduct } = await import("../app/catalogue/product/save-product.server.ts");
  const saved = await saveProduct(shop, product);
  if (!saved.ok) throw new Error(saved.faults.map(({ fault }) => fault).join());
  return sku;
}

export const ADDRESS: CheckoutAnswers = {
  email: "an@voorbeeld.nl",
  firstName: "An",
  lastName: "de Vries",
  phone: "0612345678",
  country: "NL",
  postcode: "3817AB",
  number: "12",
  street: "Lindelaan",
  city: "Amersfoort",
  method: "voordeur",
};

/** A cart that is ready to become an order. */
export async function aFilledCart(
  shop: Shop,
  lines: { sku: string; quantity: number; cut?: string }[],
  answers: CheckoutAnswers = ADDRESS,
  giftCards: string[] = [],
): Promise<string> {
  const cart = await openCart(shop);
  await addLines(shop, cart, lines);
  await shop.db.update(carts).set({ answers, giftCards }).where(eq(carts.id, cart));
  return cart;
}

export async function totalOf(shop: Shop, cart: string): Promise<number> {
  const stored = await readCart(shop.db, cart);
  return stored ? priceCart(shop, stored).totalCents : 0;
}

export async function anOrder(
  shop: Shop,
  lines: { sku: string; quantity: number; cut?: string }[],
  answers?: CheckoutAnswers,
  giftCards?: string[],
): Promise<Placed & { cart: string }> {
  const cart = await aFilledCart(shop, lines, answers, giftCards);
  const placed = await placeOrder(shop, cart, {
    attempt: "eerste",
    expectedTotalCents: await totalOf(shop, cart),
    paymentMethod: "ideal",
  });
  if (!placed.ok) throw new Error(placed.reason);
  return { ...placed.order, cart };
}

/** Many at once, but no more than the database has seats for: a race, not a traffic jam. */
export async function inLanes<Item, Result>(
  items: Item[],
  lanes: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await run(items[at] as Item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
