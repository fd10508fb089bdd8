import { and, eq, gte, isNull } from "drizzle-orm";
import { readCart, type StoredCart } from "#cart/carts.server.ts";
import type { Promised } from "#cart/pricing.ts";
import { findClosed } from "#delivery/closed.server.ts";
import { type Closed, closedFor, planShipments } from "#delivery/days.ts";
import { type Day, dayOf } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import { findCompany } from "#orders/on-account/companies.server.ts";
import type { OrderSnapshot } from "#orders/order.ts";
import { findOrderById } from "#orders/orders.server.ts";
import { type Asked, placeOrder } from "#orders/placing/place-order.server.ts";
import type { Reader, Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { quotes as texts } from "#texts/account/quotes.ts";
import { orderAndPay } from "../order-deed.server.ts";
import { quotes } from "../tables.server.ts";
import { finishOrder, type PayWay } from "./finish-order.server.ts";
import { quoteState } from "./quote.ts";
import { findUserId, type Quote } from "./quotes.server.ts";

type Ordered = { id: Id<"ord">; number: string };
type NotTaken =
  | {
      ok: false;
      reason:
        | "changed"
        | "withdrawn"
        | "lapsed"
        | "no-company"
        | "over-ceiling"
        | "code"
        | "day"
        | "too-many-open"
        | "gone";
    }
  | { ok: false; reason: "not-enough-stock"; short: string[] };
type Taken = { ok: true; order: Ordered } | NotTaken;

class Undone extends Error {
  readonly refusal: NotTaken;
  constructor(refusal: NotTaken) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

type How = { version: number; by: string; way: PayWay };

/**
 * A yes, from the customer or from staff: the quote becomes an order with its own prices, and its plants are taken from
 * stock now. One conditional update decides, so two at once make one order; what is refused leaves the quote open.
 */
export async function takeQuote(shop: Shop, quote: Quote, { version, by, way }: How): Promise<Taken> {
  const take = async (tx: Tx): Promise<Taken> => {
    const [won] = await tx
      .update(quotes)
      .set({ acceptedAt: shop.now(), acceptedBy: by })
      .where(
        and(
          eq(quotes.id, quote.id),
          eq(quotes.version, version),
          isNull(quotes.acceptedAt),
          isNull(quotes.withdrawnAt),
          gte(quotes.validUntil, dayOf(shop.now())),
        ),
      )
      .returning();
    if (!won) return whatBecame(tx, quote.id, dayOf(shop.now()));
    const inside = { ...shop, db: Object.assign(tx, { $client: shop.db.$client }) };
    const order = await placeQuoted(inside, tx, won, { by, way });
    await tx.update(quotes).set({ order: order.id }).where(eq(quotes.id, won.id));
    return { ok: true, order };
  };
  return shop.db.transaction(take).catch((error: unknown): Taken => {
    if (error instanceof Undone) return error.refusal;
    throw error;
  });
}

/** Somebody was first: with a yes, which is the same order, or with something that closes or changes it. */
async function whatBecame(tx: Reader, id: Id<"off">, today: Day): Promise<Taken> {
  const [now] = await tx.select().from(quotes).where(eq(quotes.id, id));
  if (!now) return { ok: false, reason: "gone" };
  if (now.acceptedAt) {
    const order = now.order ? await findOrderById(tx, now.order) : undefined;
    return order ? { ok: true, order } : { ok: false, reason: "gone" };
  }
  const state = quoteState(now, today);
  return { ok: false, reason: state === "withdrawn" || state === "lapsed" ? state : "changed" };
}

async function placeQuoted(shop: Shop, tx: Tx, quote: Quote, { by, way }: Omit<How, "version">): Promise<Ordered> {
  const cart = await readCart(shop.db, quote.cart);
  const closed = await findClosed(shop);
  const user = await findUserId(shop.db, quote.email);
  if (!cart) throw new Undone({ ok: false, reason: "gone" });
  const short = missingOf(quote.snapshot, cart);
  if (short.length) throw new Undone({ ok: false, reason: "not-enough-stock", short });
  const stored = withPossibleDay({ ...cart, userId: user ?? null }, shop.now(), closed);
  const asked: Asked = {
    attempt: "quote",
    expectedTotalCents: quote.totalCents,
    paymentMethod: way,
    by,
    promised: promisedBy(quote.snapshot),
  };
  if (way === "rekening" && !(await findCompany(shop.db, user))) throw new Undone({ ok: false, reason: "no-company" });
  const placed =
    way === "rekening"
      ? await orderAndPay(shop, { stored, closed }, asked)
      : await placeOrder(shop, stored, asked, closed);
  if (!placed.ok) throw new Undone(refusalOf(placed));
  const { id, number, dueCents } = placed.order;
  const words = by === "shopper" ? { words: texts.mail.order.text } : {};
  await finishOrder(shop, tx, { id, by, way, dueCents, why: stored.answers.discountWhy, ...words });
  return { id, number };
}

type Refusal = Extract<Awaited<ReturnType<typeof orderAndPay>>, { ok: false }>;

function refusalOf(refusal: Refusal): NotTaken {
  if (refusal.reason === "not-enough-stock") return refusal;
  const { reason } = refusal;
  if (reason === "over-ceiling" || reason === "code" || reason === "day" || reason === "too-many-open")
    return { ok: false, reason };
  return { ok: false, reason: "gone" };
}

/** Names of what was offered and cannot be bought in any number any more: its size left the range. */
function missingOf({ lines }: OrderSnapshot, { lines: now }: StoredCart): string[] {
  const same =
    lines.length === now.length && lines.every(({ sku, cut = "" }, at) => now[at]?.sku === sku && now[at].cut === cut);
  if (same) return [];
  const here = new Set(now.map(({ sku, cut }) => `${sku} ${cut}`));
  return lines.filter(({ sku, cut = "" }) => !here.has(`${sku} ${cut}`)).map(({ name }) => name);
}

/** The day that was wished for, if it still can be; else the first that can. */
function withPossibleDay(stored: StoredCart, now: Date, closed: Closed): StoredCart {
  const { day, ...answers } = stored.answers;
  const days =
    planShipments(stored.lines, now, closedFor(closed, answers)).find(({ kind }) => kind === "day")?.days ?? [];
  return day && days.includes(day) ? stored : { ...stored, answers };
}

function promisedBy({ lines, gifts: _gifts, ...sums }: OrderSnapshot): Promised {
  const { goodsCents, discountCents, code, deliveryCents, reversedCents, totalCents, vat } = sums;
  return {
    lines: lines.map((line) => ({
      sku: line.sku,
      unitCents: line.unitCents,
      lineCents: line.lineCents,
      discountCents: line.discountCents,
      rate: line.rate,
      next: undefined,
    })),
    goodsCents,
    discountCents,
    code,
    deliveryCents,
    reversedCents,
    totalCents,
    gifts: [],
    giftCents: 0,
    dueCents: totalCents,
    vat,
  };
}
