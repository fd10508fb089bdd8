import { cart as texts } from "#texts/cart.ts";
import { buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Link } from "#ui/link.tsx";
import { Empty, Skeleton } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { type Cart, keyOf } from "./cart.ts";
import { Hints } from "./hints.tsx";
import { MailSlot } from "./share/mail-slot.tsx";
import { Line, type LineDeeds } from "./lines/line.tsx";
import { deliveryLabel, Threshold, Totals } from "./totals.tsx";
import { useCart } from "./use-cart.ts";

export default function CartDrawer({ onClose }: { onClose(): void }) {
  const { cart, failed, load, deeds } = useCart();
  const head = (
    <>
      {texts.drawer} {cart && cart.count > 0 && <span className="num soft">({cart.count})</span>}
    </>
  );
  return (
    <Dialog
      open
      title={head}
      onClose={onClose}
      foot={cart && cart.lines.length > 0 && <Foot cart={cart} onClose={onClose} />}
    >
      <PageStyle name="cart" />
      {cart ? (
        <Body cart={cart} deeds={deeds} onClose={onClose} />
      ) : failed ? (
        <Failed retry={load} />
      ) : (
        <Skeleton height="12rem" />
      )}
    </Dialog>
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

function Body({ cart, deeds, onClose }: { cart: Cart; deeds: LineDeeds; onClose(): void }) {
  if (cart.lines.length === 0 && cart.later.length === 0)
    return (
      <Empty title={texts.empty.title}>
        <p className="soft">{texts.empty.text}</p>
        <p>
          <Link className={buttonClass({ kind: "lijn" })} to="/ons-assortiment" onClick={onClose}>
            {texts.empty.to}
          </Link>
        </p>
      </Empty>
    );
  return (
    <>
      <Threshold cart={cart} />
      <ul className="lijst" aria-label={texts.lines}>
        {cart.lines.map((line) => (
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

function Foot({ cart, onClose }: { cart: Cart; onClose(): void }) {
  return (
    <div className="stack">
      <Totals cart={cart} delivery={deliveryLabel(cart)} />
      <Link className={buttonClass({ kind: "actie", wide: true, size: "xl" })} to="/checkout" onClick={onClose}>
        {texts.checkout}
      </Link>
      <p className="midden">
        <Link className="klein tekstknop" to="/cart" onClick={onClose}>
          {texts.view}
        </Link>
      </p>
    </div>
  );
}
