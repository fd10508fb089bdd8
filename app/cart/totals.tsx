import { sayDay } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { cart as texts } from "#texts/cart.ts";
import type { Cart } from "./cart.ts";

type Shown = Pick<
  Cart,
  | "goodsCents"
  | "discountCents"
  | "deliveryCents"
  | "reversedCents"
  | "totalCents"
  | "giftCents"
  | "dueCents"
  | "code"
  | "vat"
  | "vatCents"
>;

/** The sum, the same in the drawer, the cart and the checkout. */
export function Totals({ cart, delivery, full }: { cart: Shown; delivery: string; full?: boolean }) {
  return (
    <>
      <dl className="tel-op klein">
        <Row label={texts.goods} amount={euros(cart.goodsCents)} />
        {cart.discountCents > 0 && <Row label={texts.discount(cart.code ?? "")} amount={euros(-cart.discountCents)} />}
        <Row label={delivery} amount={cart.deliveryCents ? euros(cart.deliveryCents) : texts.gratis} />
        {cart.reversedCents > 0 && <Row label={texts.reversed} amount={euros(-cart.reversedCents)} />}
        <Row label={texts.total} amount={euros(cart.totalCents)} total />
        {cart.giftCents > 0 && <Row label={texts.gift} amount={euros(-cart.giftCents)} />}
        {cart.giftCents > 0 && <Row label={texts.due} amount={euros(cart.dueCents)} total />}
      </dl>
      {full ? (
        <dl className="tel-op mini soft">
          {cart.vat.map(({ rate, vatCents }) => (
            <Row key={rate} label={texts.vatRate(rate)} amount={euros(vatCents)} />
          ))}
        </dl>
      ) : (
        <p className="mini soft">{texts.vat(euros(cart.vatCents))}</p>
      )}
    </>
  );
}

function Row({ label, amount, total }: { label: string; amount: string; total?: boolean }) {
  return (
    <div {...(total && { className: "tot", "aria-live": "polite", "aria-atomic": true })}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

export const deliveryLabel = ({ delivery }: Cart): string =>
  delivery.day ? texts.deliveryFrom(sayDay(delivery.day)) : texts.delivery;

/** How far it is to free delivery. */
export function Threshold({ cart }: { cart: Cart }) {
  const { threshold, boxes, missingCents, freeFromCents } = cart.delivery;
  const from = euros(freeFromCents).replace(",00", "");
  const missing = texts.free.missing(euros(missingCents ?? 0));
  switch (threshold) {
    case "none":
      return null;
    case "reached":
      return (
        <div className="drempel">
          <b>{texts.free.reached}</b> {texts.free.above(from)}
        </div>
      );
    case "surcharge":
      return <div className="drempel">{texts.free.surcharge(from)}</div>;
    case "never":
      return <div className="drempel">{texts.free.never(boxes)}</div>;
    case "missing":
      return (
        <div className="drempel">
          {missing} {boxes > 1 && texts.free.boxes(boxes)}
          <progress max={freeFromCents} value={freeFromCents - (missingCents ?? 0)} aria-label={missing} />
        </div>
      );
  }
}
