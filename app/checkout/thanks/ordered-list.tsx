import { vatTotal } from "#cart/cart.ts";
import { Totals } from "#cart/totals.tsx";
import type { OrderSnapshot } from "#orders/order.ts";
import { cart } from "#texts/cart.ts";
import { thanks } from "#texts/thanks.ts";
import { ShortLines } from "../short-lines.tsx";

/** What was agreed, from the order itself, or what is offered. */
export function OrderedList({ snapshot, title = thanks.order }: { snapshot: OrderSnapshot; title?: string }) {
  const giftCents = snapshot.gifts.reduce((sum, { cents }) => sum + cents, 0);
  const sums = { ...snapshot, giftCents, dueCents: snapshot.totalCents - giftCents, vatCents: vatTotal(snapshot.vat) };
  const lines = snapshot.lines.map((line) => ({ ...line, cut: line.cut ?? "", note: line.note ?? "" }));
  return (
    <aside className="samen" aria-label={title}>
      <h2 className="kop-3">{title}</h2>
      <ShortLines lines={lines} look="bestel-lijst" />
      <Totals cart={sums} delivery={cart.delivery} full />
    </aside>
  );
}
