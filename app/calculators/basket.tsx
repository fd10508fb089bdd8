import { useState } from "react";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { euros } from "#kit/money.ts";
import { calculators } from "#texts/calculators/calculators.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { BasketLine } from "./goods.ts";

/** Everything the plan takes, ticked or not, in the cart with one press; a plain form without scripts. */
export function Basket({ title, lines, children }: { title: string; lines: BasketLine[]; children?: React.ReactNode }) {
  const [changed, setChanged] = useState<Record<string, boolean>>({});
  const isTicked = (line: BasketLine) => changed[line.sku] ?? line.ticked;
  const total = lines.filter(isTicked).reduce((sum, { cents }) => sum + cents, 0);
  return (
    <form className="stack rk-mand" method="post" action="/cart">
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
              <span className="n">{euros(line.cents)}</span>
            </label>
          </li>
        ))}
      </ul>
      <dl className="tel-op" aria-live="polite">
        <div className="tot">
          <dt>{calculators.together}</dt>
          <dd>{euros(total)}</dd>
        </div>
      </dl>
      <p className="klein soft">{calculators.carriage}</p>
      {children}
      <Button kind="actie" size="xl" wide type="submit" disabled={total === 0}>
        <Icon name="kruiwagen" /> {calculators.addAll}
      </Button>
    </form>
  );
}
