import { cart as texts } from "#texts/cart.ts";
import { buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Empty, Skeleton } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { type Cart, keyOf } from "./cart.ts";
import { Hints } from "./hints.tsx";
import { MailSlot } from "./share/mail-slot.tsx";
import { Line, type LineDeeds } from "./lines/line.tsx";
import { deliveryLabel, Threshold, Totals } from "./totals.tsx";
import { useCart } from "./use-cart.ts";

/** What lies in the drawer, read anew each time it opens. */
export default function CartContents() {
  const { cart, failed, busy, load, deeds } = useCart();
  return (
    <>
      <PageStyle name="buy" />
      <PageStyle name="forms" />
      <PageStyle name="cart" />
      <div className="lijf" aria-busy={busy}>
        {cart ? <Body cart={cart} deeds={deeds} /> : failed ? <Failed retry={load} /> : <Skeleton height="12rem" />}
      </div>
      {cart && cart.lines.length > 0 && <Foot cart={cart} busy={busy} />}
    </>
  );
}

function Failed({ retry }: { retry(): void }) {
  return (
    <Empty title={texts.failed}>
      <button type="button" className={buttonClass({ kind: "lijn" })} onClick={retry}>
        {texts.retry}
      </button>
    </Empty>
  );
}

function Body({ cart, deeds }: { cart: Cart; deeds: LineDeeds }) {
  if (cart.lines.length + cart.gone.length + cart.later.length === 0)
    return (
      <Empty title={texts.empty.title}>
        <p className="soft">{texts.empty.text}</p>
        <p>
          <Link className={buttonClass({ kind: "lijn" })} to="/ons-assortiment">
            {texts.empty.to}
          </Link>
        </p>
      </Empty>
    );
  return (
    <>
      <Threshold cart={cart} />
      <ul className="lijst" aria-label={texts.lines}>
        {[...cart.gone, ...cart.lines].map((line) => (
          <Line key={keyOf(line)} line={line} deeds={deeds} />
        ))}
      </ul>
      <Hints hints={cart.hints} />
      {cart.lines.length > 0 && <MailSlot />}
      {cart.later.length > 0 && (
        <>
          <h3 className="kop-4 kop-tussen">{texts.laterTitle}</h3>
          <ul className="lijst">
            {cart.later.map((line) => (
              <Line key={keyOf(line)} line={line} deeds={deeds} kept />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Foot({ cart, busy }: { cart: Cart; busy: true | undefined }) {
  return (
    <div className="la-voet stack" aria-busy={busy}>
      <Totals cart={cart} delivery={deliveryLabel(cart)} />
      <Link className={buttonClass({ kind: "actie", wide: true, size: "xl" })} to="/checkout">
        {texts.checkout}
      </Link>
      <p className="midden">
        <Link className="klein tekstknop" to="/cart">
          {texts.view}
        </Link>
      </p>
    </div>
  );
}
