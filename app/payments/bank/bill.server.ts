import { isByArea } from "#cart/cart.ts";
import type { Id } from "#kit/id.ts";
import { vatInside } from "#kit/vat.ts";
import { deliveryOf } from "#orders/refunding/credit.ts";
import { isReversed, type OrderSnapshot } from "#orders/order.ts";
import { findOrderById } from "#orders/orders.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { cart } from "#texts/cart.ts";
import type { Bill, BillLine } from "./bank.ts";

/** An order as whoever lends the money wants to see it; its lines add up to what is paid. */
export async function findBill(db: Reader, id: Id<"ord">): Promise<Bill | undefined> {
  const order = await findOrderById(db, id);
  if (!order) return undefined;
  const { contact, billing } = order.snapshot;
  const { firstName, lastName, email } = contact;
  const street = `${billing.street} ${billing.number}`;
  const lines = linesOf(order.snapshot);
  // VAT that is rounded per line may differ a cent from VAT that is rounded once.
  const differs = order.dueCents - lines.reduce((sum, { cents }) => sum + cents, 0);
  if (lines[0]) lines[0].cents += differs;
  return { firstName, lastName, email, ...billing, street, lines };
}

function linesOf(snapshot: OrderSnapshot): BillLine[] {
  const bare = (cents: number, rate: BillLine["rate"], reversed: boolean) =>
    reversed ? { cents: cents - vatInside(cents, rate), rate: 0 as const } : { cents, rate };
  return [
    ...snapshot.lines.map(
      (line): BillLine => ({
        kind: line.voucher ? "voucher" : "goods",
        what: cart.amount(line.quantity, line.name, isByArea(line)),
        ...bare(line.lineCents - line.discountCents, line.rate, isReversed(snapshot, line)),
      }),
    ),
    ...deliveryOf(snapshot).map(
      ({ grossCents, rate, reversed }): BillLine => ({
        kind: "delivery",
        what: cart.delivery,
        ...bare(grossCents, rate, reversed),
      }),
    ),
    ...snapshot.gifts.map(({ cents }): BillLine => ({ kind: "gift-card", what: cart.gift, cents: -cents, rate: 0 })),
  ];
}
