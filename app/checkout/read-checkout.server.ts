import { eq } from "drizzle-orm";
import { type KeptAddress, listAddresses } from "#accounts/addresses/addresses.server.ts";
import type { User } from "#accounts/session/sessions.server.ts";
import type { Cart } from "#cart/cart.ts";
import type { StoredCart } from "#cart/carts.server.ts";
import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { carts } from "#cart/tables.server.ts";
import { boughtLines, showCart } from "#cart/view-cart.server.ts";
import { findCart } from "#cart/whose-cart.server.ts";
import { findClosed } from "#delivery/closed.server.ts";
import { type Closed, closedFor, planShipments, type Shipment } from "#delivery/days.ts";
import { sayNumber } from "#kit/address.ts";
import { findCompany } from "#orders/on-account/companies.server.ts";
import type { OrderedShipment } from "#orders/order.ts";
import { findLastPhone } from "#orders/orders.server.ts";
import { chooseDays } from "#orders/placing/write-order.server.ts";
import type { Shop } from "#outside/shop.server.ts";

export type Checkout = {
  id: string;
  stored: StoredCart;
  closed: Closed;
  cart: Cart;
  answers: CheckoutAnswers;
  shipments: (Shipment & { names: string[] })[];
  chosen: OrderedShipment[];
  stop: "vorst" | "hitte" | null;
  user: Pick<User, "id" | "firstName"> | undefined;
  /** Whether this account is a company that may pay after delivery. */
  onAccount: boolean;
};

/** Everything both steps show; the guards have made sure that there is a cart. */
export async function readCheckout(shop: Shop, request: Request): Promise<Checkout | undefined> {
  const [{ stored, user }, closed] = await Promise.all([findCart(shop, request), findClosed(shop)]);
  if (!stored) return undefined;
  const known = user && !stored.answers.street ? await knownAnswers(shop, user) : {};
  const answers = { ...known, ...stored.answers };
  const company = user && answers.business ? await findCompany(shop.db, user.id) : undefined;
  return showCheckout(shop, { stored, closed, user, answers, onAccount: company !== undefined });
}

type Found = Pick<Checkout, "stored" | "closed" | "answers" | "onAccount"> & { user?: Checkout["user"] | undefined };

/** The same cart with other answers: prices and days follow, nothing is read again. */
export async function showCheckout(shop: Shop, { stored, closed, answers, user, onAccount }: Found): Promise<Checkout> {
  const lines = boughtLines(shop, stored);
  const nameOf = new Map(lines.map(({ sku, name }) => [sku, name]));
  const shipments = planShipments(lines, shop.now(), closedFor(closed, answers));
  return {
    id: stored.id,
    stored,
    closed,
    cart: await showCart(shop, { ...stored, answers }),
    answers,
    shipments: shipments.map((one) => ({
      ...one,
      names: [...new Set(one.skus.map((sku) => nameOf.get(sku) ?? sku))],
    })),
    chosen: chooseDays(shipments, answers),
    stop: lines.some(({ live }) => live) ? (closed.stops[0]?.kind ?? null) : null,
    user: user && { id: user.id, firstName: user.firstName },
    onAccount,
  };
}

/** A customer's own address stands ready, with the phone number of the last order. */
async function knownAnswers(shop: Shop, user: User): Promise<CheckoutAnswers> {
  const { id, email, firstName, lastName } = user;
  const [[home], phone] = await Promise.all([listAddresses(shop.db, id), findLastPhone(shop.db, id)]);
  return { email, firstName, lastName, ...(phone && { phone }), ...(home && answersOf(home)) };
}

/** A kept address as the checkout's answers. */
export function answersOf(kept: KeptAddress): CheckoutAnswers {
  const { firstName, lastName, company, country, postcode, street, city } = kept;
  const number = sayNumber(kept);
  return { firstName, lastName, country, postcode, number, street, city, ...(company && { company }) };
}

export async function saveAnswers(shop: Shop, cart: string, answers: CheckoutAnswers): Promise<void> {
  await shop.db.update(carts).set({ answers, updatedAt: shop.now() }).where(eq(carts.id, cart));
}
