import { desc, eq } from "drizzle-orm";
import { listGiftCards } from "#cart/lines/empty-cart.server.ts";
import { listArticlesOf } from "#catalogue/product/products.server.ts";
import type { Order } from "#orders/orders.server.ts";
import { statusOf } from "#orders/order.ts";
import { findProse } from "#outside/prose.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { payments } from "#payments/tables.server.ts";

export type Thanks =
  | "paid"
  | "account"
  | "pending"
  | "open"
  | "failed"
  | "canceled"
  | "expired"
  | "replaced"
  | "cancelled";

/** How the order really stands, from the shop's own books; nothing in the address is believed. */
export async function stateOf(shop: Shop, order: Order): Promise<Thanks> {
  const status = statusOf(order);
  if (status === "cancelled" || status === "withdrawn") return "cancelled";
  if (order.confirmedAt) return order.paidAt ? "paid" : "account";
  if (order.replacedAt) return "replaced";
  if (status === "expired") return "expired";
  const [last] = await shop.db
    .select({ state: payments.state })
    .from(payments)
    .where(eq(payments.order, order.id))
    .orderBy(desc(payments.turn))
    .limit(1);
  if (last?.state === "pending") return "pending";
  return last?.state === "failed" || last?.state === "canceled" ? last.state : "open";
}

export async function listGifts(shop: Shop, order: Order) {
  if (!order.confirmedAt || !order.snapshot.lines.some(({ voucher }) => voucher)) return [];
  return shop.db.transaction((tx) => listGiftCards(tx, order.id));
}

/** Up to three articles that go with what was bought. */
export async function listReading(shop: Shop, order: Order): Promise<{ to: string; title: string }[]> {
  const slugs = await listArticlesOf(
    shop.db,
    order.snapshot.lines.map(({ slug }) => slug),
  );
  return slugs
    .flatMap((slug) => {
      const prose = findProse("groenhulp", slug);
      return prose ? [{ to: `/groenhulp/${slug}`, title: String(prose.front.title) }] : [];
    })
    .slice(0, 3);
}
