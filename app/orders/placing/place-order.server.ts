import { createHmac } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { readCart, type StoredCart, type StoredLine } from "#cart/carts.server.ts";
import { takeCode, takeGift } from "#cart/codes/apply-code.server.ts";
import type { Promised } from "#cart/pricing.ts";
import { boughtLines, goneLines, priceCart } from "#cart/view-cart.server.ts";
import { isAll, refreshCards, takeStock } from "#catalogue/stock/take-stock.server.ts";
import { findClosed, takeDay } from "#delivery/closed.server.ts";
import type { Closed } from "#delivery/days.ts";
import type { Id } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { networkOf } from "./network.ts";
import { deliveryDayOf, RESERVED_MINUTES } from "../order.ts";
import { releaseOrder } from "./release-order.server.ts";
import { orders } from "../tables.server.ts";
import { snapshotOf, writeOrder } from "./write-order.server.ts";

export type Asked = {
  attempt: string;
  expectedTotalCents: number;
  paymentMethod: string;
  /** The network that asks; who asks from inside the shop has none. */
  peer?: string;
  /** Who of the shop places it for somebody on the telephone. */
  by?: string;
  /** The prices of a quote, which hold whatever the shop asks today; its lines are those of the cart, in their order. */
  promised?: Promised;
};
export type Placed = { id: Id<"ord">; number: string; dueCents: number; email: string; again: boolean };
export type PlaceAnswer =
  | { ok: true; order: Placed }
  | { ok: false; reason: "empty" | "address" | "total-changed" | "code" | "day" | "too-many-open" }
  | { ok: false; reason: "not-enough-stock"; short: string[] };

type Refusal = Extract<PlaceAnswer, { ok: false }>;

class NotPlaced extends Error {
  refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/**
 * Turns a cart into an order in one transaction: stock, codes and gift cards are taken by conditional updates, the
 * number comes last and is held for one statement. The same attempt again answers with the same order.
 */
export async function placeOrder(
  shop: Shop,
  cart: string | StoredCart,
  asked: Asked,
  known?: Closed,
): Promise<PlaceAnswer> {
  const stored = typeof cart === "string" ? await readCart(shop.db, cart) : cart;
  const closed = known ?? (await findClosed(shop));
  const attempt = `${typeof cart === "string" ? cart : cart.id}:${asked.attempt}`;
  for (let tries = 1; ; tries++) {
    try {
      const ready = prepare(shop, stored, { ...asked, attempt });
      const { placed, changed } = await shop.db.transaction((tx) => place(shop, tx, ready, closed));
      if (changed.length) await refreshCards(shop, changed);
      return { ok: true, order: placed };
    } catch (error) {
      if (isDeadlock(error) && tries < 4) continue;
      if (!(error instanceof NotPlaced)) throw error;
      const before = await findAttempt(shop, attempt);
      return before ? { ok: true, order: { ...before, again: true } } : error.refusal;
    }
  }
}

type Ready = { stored: StoredCart; lines: StoredLine[]; priced: Promised; asked: Asked };

function prepare(shop: Shop, stored: StoredCart | undefined, asked: Asked): Ready {
  const lines = asked.promised ? (stored?.lines ?? []) : stored ? boughtLines(shop, stored) : [];
  if (!stored || lines.length === 0) {
    const short = stored ? goneLines(shop, stored).map(({ name }) => name) : [];
    throw new NotPlaced(
      short.length ? { ok: false, reason: "not-enough-stock", short } : { ok: false, reason: "empty" },
    );
  }
  if (!stored.answers.email || !stored.answers.city) throw new NotPlaced({ ok: false, reason: "address" });
  const priced = asked.promised ?? priceCart(shop, stored);
  if (priced.totalCents !== asked.expectedTotalCents) throw new NotPlaced({ ok: false, reason: "total-changed" });
  return { stored, lines, priced, asked };
}

async function place(
  shop: Shop,
  tx: Tx,
  { stored, lines, priced, asked }: Ready,
  closed: Closed,
): Promise<{ placed: Placed; changed: string[] }> {
  const peer = asked.peer ? networkKey(shop, asked.peer) : null;
  const back = await dropEarlier(shop, tx, stored, asked.attempt, { peer, pieces: piecesOf(lines) });
  const gone = await takeAll(tx, lines);
  const snapshot = snapshotOf(stored, lines, priced, shop.now(), closed);
  const day = deliveryDayOf(snapshot);
  const wish = stored.answers.day;
  if ((wish && day && wish !== day) || !(await takeDay(shop, tx, day)))
    throw new NotPlaced({ ok: false, reason: "day" });
  if (snapshot.code && !(await takeCode(tx, snapshot.code))) throw new NotPlaced({ ok: false, reason: "code" });
  for (const { code, cents } of priced.gifts)
    if (!(await takeGift(tx, code, cents))) throw new NotPlaced({ ok: false, reason: "total-changed" });
  const held = new Date(shop.now().getTime() + RESERVED_MINUTES * 60_000);
  const written = await writeOrder(shop, tx, snapshot, {
    ...asked,
    peer,
    cart: stored.id,
    userId: stored.userId,
    giftCents: priced.giftCents,
    heldUntil: held,
  });
  if (!written) throw new NotPlaced({ ok: false, reason: "empty" });
  return { placed: { ...written, again: false }, changed: [...back, ...gone] };
}

const piecesOf = (lines: { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * A new order from the same cart takes the place of one that was never paid, so its plants are free for it. The cart's
 * row is held meanwhile: two at once come one after another, and a cart that was paid since it was read is refused.
 */
async function dropEarlier(
  shop: Shop,
  tx: Tx,
  stored: StoredCart,
  attempt: string,
  wanted: { peer: string | null; pieces: number },
): Promise<string[]> {
  const { earlier, pieces, held } = await holdCart(tx, stored, wanted.peer);
  if (earlier.some((one) => one.attempt === attempt)) throw new NotPlaced({ ok: false, reason: "empty" });
  if (pieces !== piecesOf(stored.lines.filter(({ later }) => !later)))
    throw new NotPlaced({ ok: false, reason: "total-changed" });
  const { OPEN_ORDERS_MOST, HELD_PIECES_MOST } = shop.settings;
  const isOver = ({ orders: open, pieces: kept }: Held) =>
    open >= OPEN_ORDERS_MOST || (open > 0 && kept + wanted.pieces > HELD_PIECES_MOST);
  if (held.some(isOver)) throw new NotPlaced({ ok: false, reason: "too-many-open" });
  const back: string[] = [];
  for (const { id } of earlier) back.push(...(await replaceOrder(shop, tx, id)));
  return back;
}

async function takeAll(tx: Tx, lines: StoredLine[]): Promise<string[]> {
  const taken = await takeStock(tx, lines);
  if (!isAll(taken, lines)) {
    const got = new Set(taken.map(({ sku }) => sku));
    throw new NotPlaced({
      ok: false,
      reason: "not-enough-stock",
      short: lines.filter(({ sku }) => !got.has(sku)).map(({ name }) => name),
    });
  }
  return taken.filter(({ left }) => left === 0).map(({ product }) => product);
}

async function findAttempt(shop: Shop, attempt: string): Promise<Omit<Placed, "again"> | undefined> {
  const [row] = await shop.db
    .select({ id: orders.id, number: orders.number, dueCents: orders.dueCents, email: orders.email })
    .from(orders)
    .where(eq(orders.attempt, attempt));
  return row;
}

function isDeadlock(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === "40P01" || code === "40001" || (cause !== undefined && isDeadlock(cause));
}

/** What somebody holds without having paid: so many orders, so many pieces. */
export type Held = { orders: number; pieces: number };
type Open = { earlier: { id: Id<"ord">; attempt: string }[]; pieces: number; held: Held[] };

/** One network, as a key that tells nothing of it. */
export const networkKey = (shop: Shop, peer: string): string =>
  createHmac("sha256", shop.secret)
    .update(`open:${networkOf(peer)}`)
    .digest("base64url")
    .slice(0, 22);

/**
 * Holds the cart's row until the end of the transaction, then looks: the unpaid orders of this cart, how much lies in it
 * now, and what its network and its account hold besides. A function of the database, so that it is one query.
 */
export async function holdCart(tx: Tx, { id, userId }: StoredCart, peer: string | null): Promise<Open> {
  const { rows } = await tx.execute<{ open: Open }>(sql`select open_of_cart(${id}, ${userId}, ${peer}) as open`);
  const [row] = rows;
  if (!row) throw new Error(`No row for ${id}`);
  return row.open;
}

/** Another order from the same cart takes its place: its plants are free, its payment is called off at the bank. */
async function replaceOrder(shop: Shop, tx: Tx, id: Id<"ord">): Promise<string[]> {
  const [replaced] = await tx
    .update(orders)
    .set({ replacedAt: shop.now() })
    .where(and(eq(orders.id, id), isNull(orders.confirmedAt), isNull(orders.replacedAt)))
    .returning({ expiredAt: orders.expiredAt });
  if (!replaced) return [];
  const back = replaced.expiredAt ? undefined : await releaseOrder(shop, tx, id, "expired", { why: "replaced" });
  await shop.jobs.send(tx, "cancel-payments", { order: id }, { once: `cancel-payments-${id}` });
  return back ?? [];
}
