import { type Cart, keyOf } from "#cart/cart.ts";
import { Totals } from "#cart/totals.tsx";
import { ProductPicture } from "#catalogue/picture.tsx";
import { euros } from "#kit/money.ts";
import { checkout } from "#texts/checkout.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

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
  business?: { reversed: boolean } | undefined;
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
        <ul className="korte-lijst">
          {cart.lines.map((line) => (
            <li className="kort" key={keyOf(line)}>
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
      </details>
      <Totals cart={cart} delivery={delivery} full />
      {business && (
        <p className="mini soft">
          {business.reversed ? summary.reversed : summary.excl(euros(cart.totalCents - cart.vatCents))}
        </p>
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
