import type { Cart } from "#cart/cart.ts";
import { Totals } from "#cart/totals.tsx";
import { euros } from "#kit/money.ts";
import { cart as texts } from "#texts/cart.ts";
import { checkout } from "#texts/checkout.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { ShortLines } from "./short-lines.tsx";

const { summary } = checkout;

/** Always in sight: what, how much, when. On a phone it is a bar that opens. */
export function Summary({
  cart,
  delivery,
  phone,
  business,
}: {
  cart: Cart;
  delivery: string;
  phone: string;
  business?: boolean | undefined;
}) {
  return (
    <aside className="samen" aria-label={summary.title}>
      <Link className="klein aanpas" to="/cart">
        {summary.edit}
      </Link>
      <details>
        <summary className="spread">
          <h2 className="kop-3">{summary.title}</h2>
          <span className="mob-tot">
            <b className="num">{euros(cart.dueCents)}</b>
            <Icon name="pijl-omlaag" />
          </span>
        </summary>
        <ShortLines lines={cart.lines} look="korte-lijst" />
      </details>
      {cart.gone.length > 0 && (
        <Message tone="let">{texts.without(cart.gone.map(({ name, label }) => `${name} ${label}`).join("; "))}</Message>
      )}
      <Totals cart={cart} delivery={delivery} full />
      {business && cart.reversedCents === 0 && (
        <p className="mini soft">{summary.excl(euros(cart.totalCents - cart.vatCents))}</p>
      )}
      <ul className="belofte">
        <li>
          <Icon name="garantie" />
          <span>
            <b>{summary.guarantee[0]}</b> {summary.guarantee[1]}
          </span>
        </li>
        <li>
          <Icon name="retour" />
          <span>
            <b>{summary.withdrawal[0]}</b> {summary.withdrawal[1]}
          </span>
        </li>
        <li>
          <Icon name="telefoon" />
          <span>
            {summary.call} <b>{phone}</b>
          </span>
        </li>
      </ul>
    </aside>
  );
}
