import { and, asc, eq, inArray } from "drizzle-orm";
import { tiersOf } from "#catalogue/rules.ts";
import { vatOf } from "#catalogue/products.server.ts";
import { products, variants } from "#catalogue/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import type { CheckoutAnswers } from "./checkout-answers.ts";
import type { CodeRow } from "./codes.ts";
import type { GiftCard, PricedInput } from "./pricing.ts";
import { cartLines, carts, discountCodes, giftCards } from "./tables.server.ts";

/** A line with everything that pricing, delivery and the order's snapshot need. */
export type StoredLine = PricedInput & {
  slug: string;
  name: string;
  latin: string | null;
  label: string;
  cut: string;
  picture: { key: string; alt: string } | null;
  season: [string, string] | null;
  stock: number;
  listed: boolean;
  live: boolean;
  seenCents: number;
  later: boolean;
  withdrawal: "yes" | "cut-to-size" | "perishable";
  bloom: number[];
  belongsWith: string[];
};
export type StoredCart = {
  id: string;
  userId: string | null;
  answers: CheckoutAnswers;
  code: CodeRow | null;
  giftCards: GiftCard[];
  lines: StoredLine[];
};

/** One question brings the cart, its lines and its code; gift cards are rare and asked apart. */
export async function readCart(db: Reader, id: string): Promise<StoredCart | undefined> {
  const rows = await db
    .select({
      cart: carts,
      line: cartLines,
      code: discountCodes,
      variant: variants,
      product: {
        slug: products.slug,
        name: products.name,
        latin: products.latin,
        vat: products.vat,
        tiers: products.tiers,
        pictures: products.pictures,
        passport: products.passport,
        withdrawal: products.withdrawal,
        calendar: products.calendar,
        belongsWith: products.belongsWith,
        listed: products.listed,
      },
    })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cart, carts.id))
    .leftJoin(variants, eq(variants.sku, cartLines.sku))
    .leftJoin(products, eq(products.slug, variants.product))
    .leftJoin(discountCodes, eq(discountCodes.code, carts.code))
    .where(eq(carts.id, id))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.sku), asc(cartLines.cut));
  const first = rows[0];
  if (!first) return undefined;
  const cards = first.cart.giftCards.length
    ? await db
        .select({ code: giftCards.code, balanceCents: giftCards.balanceCents })
        .from(giftCards)
        .where(and(inArray(giftCards.code, first.cart.giftCards)))
        .orderBy(asc(giftCards.code))
    : [];
  return {
    id,
    userId: first.cart.userId,
    answers: first.cart.answers,
    code: first.code,
    giftCards: cards,
    lines: rows.flatMap(toLine),
  };
}

type Row = {
  line: typeof cartLines.$inferSelect | null;
  variant: typeof variants.$inferSelect | null;
  product: ProductPart | null;
};
type ProductPart = Pick<
  typeof products.$inferSelect,
  | "slug"
  | "name"
  | "latin"
  | "vat"
  | "tiers"
  | "pictures"
  | "passport"
  | "withdrawal"
  | "calendar"
  | "belongsWith"
  | "listed"
>;

function toLine({ line, variant, product }: Row): StoredLine[] {
  if (!line || !variant || !product) return [];
  const { slug, name, latin, passport, withdrawal, belongsWith, listed } = product;
  const { sku, label, priceCents, delivery, form, weightG, season, stock } = variant;
  const picture = product.pictures[0];
  return [
    {
      sku,
      slug,
      name,
      latin,
      label,
      priceCents,
      delivery,
      form,
      weightG,
      season,
      stock,
      listed,
      withdrawal,
      belongsWith,
      cut: line.cut,
      quantity: line.quantity,
      seenCents: line.seenCents,
      later: line.later,
      tiers: tiersOf(product.tiers),
      vat: vatOf(product.vat),
      live: passport || Boolean(latin),
      picture: picture ? { key: picture.key, alt: picture.alt } : null,
      bloom: product.calendar.bloom,
    },
  ];
}
