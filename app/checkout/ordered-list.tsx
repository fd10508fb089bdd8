import { ProductPicture } from "#catalogue/picture.tsx";
import { euros } from "#kit/money.ts";
import type { OrderSnapshot } from "#orders/order.ts";
import { cart } from "#texts/cart.ts";
import { checkout } from "#texts/checkout.ts";

/** What was agreed, from the order itself. */
export function OrderedList({ snapshot }: { snapshot: OrderSnapshot }) {
  const rows: [string, string, boolean?][] = [
    [cart.goods, euros(snapshot.goodsCents)],
    ...(snapshot.discountCents
      ? [[cart.discount(snapshot.code ?? ""), euros(-snapshot.discountCents)] as [string, string]]
      : []),
    [cart.delivery, snapshot.deliveryCents ? euros(snapshot.deliveryCents) : cart.gratis],
    ...(snapshot.reversedCents
      ? [[checkout.summary.reversed, euros(-snapshot.reversedCents)] as [string, string]]
      : []),
    [cart.total, euros(snapshot.totalCents), true],
    ...snapshot.gifts.map(({ cents }): [string, string] => [cart.gift, euros(-cents)]),
    ...snapshot.vat.map(({ rate, vatCents }): [string, string] => [cart.vatRate(rate), euros(vatCents)]),
  ];
  return (
    <aside className="samen" aria-label={checkout.thanks.order}>
      <h2 className="kop-3">{checkout.thanks.order}</h2>
      <ul className="bestel-lijst">
        {snapshot.lines.map((line) => (
          <li className="kort" key={`${line.sku} ${line.cut}`}>
            <span className="pic">
              <ProductPicture picture={line.picture && { ...line.picture, alt: "" }} sizes="64px" />
            </span>
            <div>
              <b>
                {line.quantity} × {line.name}
              </b>
              <br />
              <span className="klein soft">
                {line.label}
                {line.note && `, ${line.note}`}
              </span>
            </div>
            <span className="num">{euros(line.lineCents)}</span>
          </li>
        ))}
      </ul>
      <dl className="tel-op klein">
        {rows.map(([label, amount, total]) => (
          <div key={label} className={total ? "tot" : undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
