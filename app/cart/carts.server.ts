import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { SAMPLE_FACTS } from "#calculators/grass/cut.ts";
import { type Facts, SAMPLE } from "#catalogue/product/product.ts";
import { tiersOf } from "#catalogue/rules.ts";
import { vatOf } from "#catalogue/product/products.server.ts";
import { products, variants } from "#catalogue/tables.server.ts";
import { type Reader, writtenOnce } from "#outside/db.server.ts";
import type { CheckoutAnswers } from "./checkout-answers.ts";
import type { CodeRow } from "./codes/codes.ts";
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
  toxicity: Facts["toxicity"];
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

const lineOf = {
  cut: cartLines.cut,
  quantity: cartLines.quantity,
  seenCents: cartLines.seenCents,
  later: cartLines.later,
};
const cartOf = { userId: carts.userId, answers: carts.answers, giftCards: carts.giftCards };
const variantOf = {
  sku: variants.sku,
  label: variants.label,
  priceCents: variants.priceCents,
  delivery: variants.delivery,
  form: variants.form,
  weightG: variants.weightG,
  season: variants.season,
  stock: variants.stock,
};
const productOf = {
  slug: products.slug,
  name: products.name,
  latin: products.latin,
  vat: products.vat,
  tiers: products.tiers,
  picture: sql<{ key: string; alt: string } | null>`${products.pictures}->0`,
  passport: products.passport,
  withdrawal: products.withdrawal,
  bloom: sql<number[] | null>`${products.calendar}->'bloom'`,
  toxicity: sql<Facts["toxicity"] | null>`${products.facts}->'toxicity'`,
  belongsWith: products.belongsWith,
  listed: products.listed,
};

const prepared = writtenOnce((db) =>
  db
    .select({ cart: cartOf, line: lineOf, code: discountCodes, variant: variantOf, product: productOf })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cart, carts.id))
    .leftJoin(variants, eq(variants.sku, cartLines.sku))
    .leftJoin(products, eq(products.slug, variants.product))
    .leftJoin(discountCodes, eq(discountCodes.code, carts.code))
    .where(eq(carts.id, sql.placeholder("id")))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.sku), asc(cartLines.cut))
    .prepare("read_cart"),
);

/**
 * One query, written once, brings the cart, its lines and its code; gift cards are rare and asked apart. Somebody may
 * come back from the bank without paying: what that order of theirs holds counts as free for this cart, since a new
 * order lets it go first.
 */
export async function readCart(db: Reader, id: string): Promise<StoredCart | undefined> {
  const rows = await prepared(db).execute({ id });
  const first = rows[0];
  if (!first) return undefined;
  const { userId, answers } = first.cart;
  const cards = first.cart.giftCards.length
    ? await db
        .select({ code: giftCards.code, balanceCents: giftCards.balanceCents })
        .from(giftCards)
        .where(and(inArray(giftCards.code, first.cart.giftCards), isNull(giftCards.blockedAt)))
        .orderBy(asc(giftCards.code))
    : [];
  return withHeld(db, { id, userId, answers, code: first.code, giftCards: cards, lines: rows.flatMap(toLine) });
}

/** How much of something the unpaid orders of a cart have set aside. */
export async function heldFor(db: Reader, cart: string): Promise<(kind: Held["kind"], name: string) => number> {
  const { rows } = await db.execute<Held>(sql`select kind, name, amount from held_for_cart(${cart})`);
  return (kind, name) => rows.find((row) => row.kind === kind && row.name === name)?.amount ?? 0;
}

type Held = { kind: "sku" | "gift" | "code"; name: string; amount: number };

async function withHeld(db: Reader, stored: StoredCart): Promise<StoredCart> {
  const { id, code, giftCards: cards, lines } = stored;
  if (!code && cards.length === 0 && lines.every(({ stock, quantity }) => stock >= quantity)) return stored;
  const held = await heldFor(db, id);
  return {
    ...stored,
    code: code && { ...code, uses: code.uses - held("code", code.code) },
    giftCards: cards.map((card) => ({ ...card, balanceCents: card.balanceCents + held("gift", card.code) })),
    lines: lines.map((line) => ({ ...line, stock: line.stock + held("sku", line.sku) })),
  };
}

type Row = Awaited<ReturnType<ReturnType<typeof prepared>["execute"]>>[number];

function toLine({ line, variant, product }: Row): StoredLine[] {
  if (!line || !variant || !product) return [];
  const { slug, name, latin, passport, withdrawal, belongsWith, listed, picture } = product;
  const sample = line.cut === SAMPLE ? { ...SAMPLE_FACTS, tiers: [] } : {};
  return [
    {
      ...variant,
      ...line,
      slug,
      name,
      latin,
      listed,
      withdrawal,
      belongsWith,
      tiers: tiersOf(product.tiers),
      vat: vatOf(product.vat),
      live: passport || Boolean(latin),
      picture: picture ? { key: picture.key, alt: picture.alt } : null,
      bloom: product.bloom ?? [],
      toxicity: product.toxicity ?? undefined,
      ...sample,
    },
  ];
}

/** A cart without an account is kept for a while after its last change. */
export async function sweepGuestCarts(db: Reader, before: Date): Promise<number> {
  const old = and(isNull(carts.userId), lt(carts.updatedAt, before));
  return (await db.delete(carts).where(old).returning({ id: carts.id })).length;
}
