import { and, desc, eq, gt, notInArray, sql } from "drizzle-orm";
import { MOST_SAMPLES, sayCut } from "#calculators/grass/cut.ts";
import { pawOf } from "#catalogue/plants/harm.ts";
import { SAMPLE, tierPrice } from "#catalogue/product/product.ts";
import { listCards } from "#catalogue/product/products.server.ts";
import { tooFarAhead } from "#catalogue/stock/arrival.ts";
import { products, variants } from "#catalogue/tables.server.ts";
import { closedFor, planShipments } from "#delivery/days.ts";
import { deliveryPrices, thresholdOf } from "#delivery/delivery.ts";
import { findClosed } from "#delivery/closed.server.ts";
import { dayOf, sayDate } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { isBelgianVatNumber } from "#kit/vat-number.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cart as texts } from "#texts/cart.ts";
import { bloomGap, type Cart, type CartHints, type CartLine, type CartNotice, vatTotal } from "./cart.ts";
import { readCart, type StoredCart, type StoredLine } from "./carts.server.ts";
import { codeFault } from "./codes/codes.ts";
import { type Priced, price, type PricedLine, type PriceTerms } from "./pricing.ts";

/** The terms a cart is priced on: its code if it counts now, its gift cards, where and how it goes. */
export function termsOf(shop: Shop, stored: StoredCart): PriceTerms {
  const { answers, code } = stored;
  // What is collected changes hands at the nursery: Dutch VAT, also for a Belgian.
  const country = answers.method === "ophalen" ? "NL" : (answers.country ?? "NL");
  const fault = code && codeFault(code, dayOf(shop.now()), goodsOf(boughtLines(shop, stored)));
  const { business, vatNumber = "", vatConfirmed } = answers;
  const reverse =
    country === "BE" && Boolean(business) && isBelgianVatNumber(vatNumber) && vatNumber === vatConfirmed?.number;
  return {
    prices: deliveryPrices(shop.settings),
    country,
    method: answers.method ?? "voordeur",
    discount: code && !fault ? code : undefined,
    giftCards: stored.giftCards,
    reverse,
  };
}

/** A sample is cut from what is left over. */
const isThere = ({ listed, stock, cut }: StoredLine): boolean => listed && (stock > 0 || cut === SAMPLE);

const isForSale = (shop: Shop, line: StoredLine): boolean => isThere(line) && !tooFarAhead(line.season, shop.now());

/** What is bought now, as far as it is for sale; of free samples the first few. */
export function boughtLines(shop: Shop, stored: StoredCart): StoredLine[] {
  const bought = stored.lines.filter((line) => !line.later && isForSale(shop, line));
  const samples = bought.filter(({ cut }) => cut === SAMPLE).slice(MOST_SAMPLES);
  return bought.filter((line) => !samples.includes(line));
}

/** What lies in the cart and cannot be bought now. */
export const goneLines = (shop: Shop, stored: StoredCart): StoredLine[] =>
  stored.lines.filter((line) => !line.later && !isForSale(shop, line));

/** What counts for the minimum of a code: the goods at the price that is paid, without gift cards. */
export const goodsOf = (bought: StoredLine[]) =>
  bought
    .filter(({ vat }) => vat !== "voucher")
    .reduce((sum, { priceCents, tiers, quantity }) => sum + tierPrice(priceCents, tiers, quantity) * quantity, 0);

export const priceCart = (shop: Shop, stored: StoredCart): Priced =>
  price(boughtLines(shop, stored), termsOf(shop, stored));

export async function viewCart(shop: Shop, id: string | undefined, options: { hints?: boolean } = {}): Promise<Cart> {
  return showCart(shop, id ? await readCart(shop.db, id) : undefined, options);
}

const NOTHING: StoredCart = { id: "", userId: null, answers: {}, code: null, giftCards: [], lines: [] };

export async function showCart(shop: Shop, stored = NOTHING, { hints = false } = {}): Promise<Cart> {
  const bought = boughtLines(shop, stored);
  const terms = termsOf(shop, stored);
  const priced = price(bought, terms);
  const hasFreeCode = Boolean(priced.code) && terms.discount?.kind === "delivery";
  // A cart tells the first day only; the checkout offers the others.
  const closed = closedFor(await findClosed(shop), stored.answers);
  const shipments = planShipments(bought, shop.now(), closed, 1);
  const byDay = shipments.find(({ kind }) => kind === "day");
  const fault = stored.code && codeFault(stored.code, dayOf(shop.now()), goodsOf(bought));
  return {
    lines: bought.map((line, at) => {
      const shown = showLine(shop, line, priced.lines[at], wantedOf(bought, line.sku));
      return isDearer(shop, stored, priced, at) ? { ...shown, next: null } : shown;
    }),
    gone: goneLines(shop, stored).map((line) => ({ ...showLine(shop, line, undefined, line.quantity), lineCents: 0 })),
    later: stored.lines.filter((line) => line.later).map((line) => showLine(shop, line, undefined, line.quantity)),
    count: bought.reduce((sum, { quantity }) => sum + quantity, 0),
    goodsCents: priced.goodsCents,
    discountCents: priced.discountCents,
    deliveryCents: priced.deliveryCents,
    reversedCents: priced.reversedCents,
    totalCents: priced.totalCents,
    giftCents: priced.giftCents,
    dueCents: priced.dueCents,
    vat: priced.vat,
    vatCents: vatTotal(priced.vat),
    code: stored.code?.code ?? null,
    codeProblem: fault ?? null,
    giftCards: stored.giftCards.map(({ code }) => code),
    delivery: {
      class: priced.delivery.class ?? null,
      boxes: priced.delivery.boxes,
      free: priced.deliveryCents === 0,
      threshold: hasFreeCode ? "none" : thresholdOf(priced.delivery, terms),
      missingCents: priced.delivery.missingCents ?? null,
      freeFromCents: shop.settings.DELIVERY_FREE_FROM_CENTS,
      day: byDay?.days[0] ?? null,
      parts: shipments.length,
    },
    hints: hints && bought.length ? await findHints(shop.db, bought) : { addOn: null, bloom: null },
  };
}

/** Whether the next step, cheaper by itself, makes the whole cart dearer: more of it may have to go by pallet. */
function isDearer(shop: Shop, stored: StoredCart, priced: Priced, at: number): boolean {
  const line = priced.lines[at];
  const bought = boughtLines(shop, stored);
  const quantity = (bought[at]?.quantity ?? 0) + (line?.next?.more ?? 0);
  if (!line?.next || quantity * line.next.cents >= line.lineCents) return false;
  const more = bought.map((one, place) => (place === at ? { ...one, quantity } : one));
  return price(more, termsOf(shop, stored)).totalCents >= priced.totalCents;
}

/** All that this cart wants of one sku, over its cuts. */
const wantedOf = (lines: StoredLine[], sku: string): number =>
  lines.filter((line) => line.sku === sku && line.cut !== SAMPLE).reduce((sum, { quantity }) => sum + quantity, 0);

function showLine(shop: Shop, line: StoredLine, priced: PricedLine | undefined, wanted: number): CartLine {
  const { sku, slug, name, label, cut, picture, quantity, stock } = line;
  return {
    sku,
    slug,
    name,
    label,
    cut,
    note: sayCut(cut),
    picture,
    quantity,
    stock,
    unitCents: priced?.unitCents ?? line.priceCents,
    lineCents: priced?.lineCents ?? line.priceCents * quantity,
    tiered: (priced?.unitCents ?? line.priceCents) < line.priceCents,
    next: priced?.next ?? null,
    notice: noticeOf(shop, line, wanted),
    paw: pawOfLine(line),
  };
}

function pawOfLine({ toxicity, cut }: StoredLine): CartLine["paw"] {
  const paw = cut ? undefined : pawOf({ toxicity });
  return paw ? { level: paw.level, short: paw.short } : null;
}

function noticeOf(shop: Shop, line: StoredLine, wanted: number): CartNotice | null {
  const { stock, cut, seenCents, priceCents, season } = line;
  if (!isThere(line)) return { kind: "gone", text: line.listed ? texts.notice.gone : texts.notice.ended };
  const from = tooFarAhead(season, shop.now());
  if (from) return { kind: "gone", text: texts.notice.season(sayDate(from)) };
  if (cut && stock < wanted) return { kind: "stock", text: texts.refused.short };
  if (stock < wanted) return { kind: "stock", text: texts.notice.stock(stock) };
  if (seenCents !== priceCents) return { kind: "price", text: texts.notice.price(euros(seenCents), euros(priceCents)) };
  return null;
}

async function findHints(db: Reader, lines: StoredLine[]): Promise<CartHints> {
  const has = new Set(lines.map(({ slug }) => slug));
  const together = [...new Set(lines.flatMap(({ belongsWith }) => belongsWith))]
    .filter((slug) => !has.has(slug))
    .slice(0, 6);
  const months = bloomGap(lines.map(({ bloom }) => bloom));
  const [cards, bloomer] = await Promise.all([
    listCards(db, together),
    months[0] ? findBloomer(db, months[0], [...has]) : undefined,
  ]);
  const card = cards.find(({ sku, oneVariant }) => sku && oneVariant);
  return {
    addOn: card?.sku
      ? { slug: card.slug, name: card.name, fromCents: card.fromCents, picture: card.picture, sku: card.sku }
      : null,
    bloom: bloomer ? { months, card: bloomer } : null,
  };
}

async function findBloomer(db: Reader, month: number, not: string[]) {
  const [row] = await db
    .select({ card: products.card })
    .from(products)
    .innerJoin(variants, and(eq(variants.product, products.slug), gt(variants.stock, 0)))
    .where(
      and(
        eq(products.listed, true),
        eq(products.passport, true),
        sql`${products.calendar}->'bloom' @> ${JSON.stringify([month])}::jsonb`,
        notInArray(products.slug, not),
      ),
    )
    .orderBy(desc(products.popularity))
    .limit(1);
  return row && { slug: row.card.slug, name: row.card.name, picture: row.card.picture };
}
