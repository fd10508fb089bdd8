import { useEffect, useRef, useState } from "react";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { carriage, type CarriagePrices } from "#catalogue/price/carriage.ts";
import { euros } from "#kit/money.ts";
import { calculators } from "#texts/calculators/calculators.ts";
import { offer as words } from "#texts/catalogue/offer.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { BasketLine } from "./goods.ts";
import { isTouched } from "#ui/form/touched.ts";

type Props = { title: string; lines: BasketLine[]; prices: CarriagePrices; children?: React.ReactNode };

/** Everything the plan takes, ticked or not, in the cart with one press; a plain form without scripts. */
export function Basket({ title, lines, prices, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [changed, setChanged] = useState<Record<string, boolean>>({});
  // What was ticked before the scripts came counts too.
  useEffect(() => {
    if (isTouched(form.current)) setChanged(ticksIn(form.current));
  }, []);
  const isTicked = (line: BasketLine) => changed[line.sku] ?? line.ticked;
  const taken = lines.filter(isTicked);
  const total = taken.reduce((sum, { cents }) => sum + cents, 0);
  // The same sum as the cart makes of it.
  const delivery = carriage(
    taken.flatMap(({ parcel, quantity }) => (parcel ? [{ ...parcel, quantity }] : [])),
    total,
    prices,
  );
  return (
    <form className="stack rk-mand" method="post" action="/cart" ref={form}>
      <h2 className="kop-3">{title}</h2>
      <input type="hidden" name="deed" value="cart.add" />
      <ul className="korte-lijst">
        {lines.map((line) => (
          <li key={line.sku}>
            <label className="kies">
              <input
                type="checkbox"
                name="line"
                value={[line.sku, line.quantity, ...(line.cut ? [line.cut] : [])].join(":")}
                checked={isTicked(line)}
                onChange={({ target: { checked } }) => setChanged((before) => ({ ...before, [line.sku]: checked }))}
              />
              <span className="pic">
                <ProductPicture picture={line.picture && { ...line.picture, alt: "" }} sizes="56px" />
              </span>
              <span>
                <b>
                  {line.quantity} {line.byArea ? "m²" : "×"} {line.name}
                </b>
                <br />
                <span className="klein soft">{line.note}</span>
              </span>
              <span className="hoeveel">{euros(line.cents)}</span>
            </label>
          </li>
        ))}
      </ul>
      <dl className="tel-op" aria-live="polite">
        <div>
          <dt>{calculators.together}</dt>
          <dd>{euros(total)}</dd>
        </div>
        <div>
          <dt>{calculators.delivery(delivery.class ? words.kinds[delivery.class] : "")}</dt>
          <dd>{delivery.cents ? euros(delivery.cents) : words.free}</dd>
        </div>
        <div className="tot">
          <dt>{calculators.total}</dt>
          <dd>{euros(total + delivery.cents)}</dd>
        </div>
      </dl>
      {children}
      <Button kind="actie" size="xl" wide type="submit" disabled={total === 0}>
        <Icon name="kruiwagen" /> {calculators.addAll}
      </Button>
    </form>
  );
}

const ticksIn = (form: HTMLFormElement | null): Record<string, boolean> =>
  Object.fromEntries(
    [...(form?.querySelectorAll<HTMLInputElement>("[name=line]") ?? [])].map(({ value, checked }) => [
      value.split(":")[0],
      checked,
    ]),
  );
