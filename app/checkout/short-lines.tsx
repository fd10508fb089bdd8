import { type CartLine, isByArea, keyOf } from "#cart/cart.ts";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { euros } from "#kit/money.ts";
import { sayLine } from "#orders/order.ts";
import { cart } from "#texts/cart.ts";

type Shown = Pick<CartLine, "sku" | "cut" | "name" | "label" | "note" | "picture" | "quantity" | "lineCents">;

/** Picture, name and amount of each line, for the cart at the till and for the order after it. */
export function ShortLines({ lines, look }: { lines: Shown[]; look: "korte-lijst" | "bestel-lijst" }) {
  return (
    <ul className={look}>
      {lines.map((line) => (
        <li className="kort" key={keyOf(line)}>
          <span className="pic">
            <ProductPicture picture={line.picture && { ...line.picture, alt: "" }} sizes="64px" />
          </span>
          <div>
            <b>{cart.amount(line.quantity, line.name, isByArea(line))}</b>
            <br />
            <span className="klein soft">{sayLine(line)}</span>
          </div>
          <span className="num">{euros(line.lineCents)}</span>
        </li>
      ))}
    </ul>
  );
}
