import { offer as words } from "#texts/catalogue/offer.ts";
import { product as say } from "#texts/catalogue/product.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { priceCarriage, sayCarriage } from "../price/say-carriage.ts";
import type { ProductView, Size } from "../product/product-view.server.ts";
import { contactPath, count, hasEnough } from "./chosen.ts";

type Props = {
  view: Pick<ProductView, "name" | "living" | "indoor" | "legal" | "carriage">;
  size: Size;
  quantity: number;
};

/** As the guarantee page says it: by root form. */
function guaranteeFor(form: string, indoor: boolean): string {
  if (indoor) return say.guaranteeIndoor;
  if (form === "blote-wortel") return say.guaranteeBare;
  return form === "pot" || form === "kluit" || form === "tray" ? say.guarantee : say.guaranteeFirstYear;
}

/** The day and what it costs for this size and this many, before the button. */
export function Delivery({ view, size, quantity, taken, goods }: Props & Sum) {
  const enough = hasEnough(size, quantity);
  const told = priceCarriage(size, taken, goods, view.carriage);
  return (
    <div className="belofte">
      <Icon name={size.state === "now" ? "bezorging" : "agenda"} />
      <p>
        <b>
          {!enough && words.onlyThese(count(size.stock))}
          {size.arrival.title}
        </b>
        {size.state === "now" ? ", " : ". "}
        {size.arrival.text}
        {!enough && (
          <>
            {" "}
            {words.noMore}{" "}
            <Link to={contactPath(words.askMore(count(quantity), view.name, size.size))}>{words.askWhen}</Link>
          </>
        )}
        <br />
        <small>{sayCarriage(size, taken, goods, view.carriage)}</small>
      </p>
      {told && (
        <p className="kosten">
          <b>{told.cost}</b>
          <small>{told.how}</small>
        </p>
      )}
    </div>
  );
}

type Sum = { taken: number; goods: number };

export function Promises({ view: { living, indoor, legal }, size }: Pick<Props, "view" | "size">) {
  const title = living ? guaranteeFor(size.parcel.form, indoor) : say.guaranteeGoods;
  return (
    <ul className="zeker">
      <li>
        <Icon name="garantie" />
        <span>
          <b>{title}</b> {living ? say.guaranteeText : say.guaranteeGoodsText}
        </span>
      </li>
      <li>
        <Icon name="retour" />
        <span>
          <b>{legal.withdrawal.title}.</b>
        </span>
      </li>
    </ul>
  );
}
