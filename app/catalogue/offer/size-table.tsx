import { euros } from "#kit/money.ts";
import { product as say } from "#texts/catalogue/product.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { isForSale } from "./chosen.ts";
import type { Size } from "../product/product-view.server.ts";

type Props = { sizes: Size[]; chosen: string; living: boolean; onChoose(sku: string): void };

/** The list of sizes as radio rows: it posts by itself, and shows every price without a click. */
export function SizeTable({ sizes, chosen, living, onChoose }: Props) {
  const forms = new Set(sizes.map(({ icon }) => icon));
  return (
    <fieldset>
      <legend className="spread kies-kop">
        <span className="kop kop-4">{sizes.some(({ height }) => height) ? say.chooseSize : say.chooseKind}</span>
        {living && forms.size > 1 && (
          <Link className="klein" to="/groenhulp/blote-wortel-kluit-of-pot">
            {say.difference}
          </Link>
        )}
      </legend>
      <div className="courant">
        {sizes.map((size) => (
          <label key={size.sku} className={isForSale(size) ? "rij" : "rij uit"}>
            <input
              type="radio"
              name="sku"
              value={size.sku}
              required
              checked={size.sku === chosen}
              disabled={!isForSale(size)}
              onChange={() => onChoose(size.sku)}
            />
            <span className="maat">{size.size}</span>
            <span className="vorm">
              {size.form && <Icon name={size.icon} />}
              {size.form}
            </span>
            <span className="som">
              {isForSale(size) && (
                <>
                  {euros(size.cents)}
                  {size.wasCents && (
                    <s className="was">
                      <span className="vh">{say.was} </span>
                      {euros(size.wasCents)}
                    </s>
                  )}
                </>
              )}
              <small>{note(size)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function note(size: Size): string | undefined {
  if (size.state === "sold-out") return say.soldOut;
  // No struck price without the lowest of the thirty days before it, whatever else there is to say.
  const lowest = size.wasCents ? say.lowest30(euros(size.wasCents)) : "";
  if (size.state !== "now") return [lowest, size.arrival.title.toLowerCase()].filter(Boolean).join(" · ");
  if (lowest) return lowest;
  return size.unit;
}
