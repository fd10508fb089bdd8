import { ProductPicture } from "#catalogue/card/picture.tsx";
import { MONTHS } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { productPath } from "#kit/path.ts";
import { cart as texts } from "#texts/cart.ts";
import { Link } from "#ui/link.tsx";
import type { CartHints } from "./cart.ts";

const sayList = (months: number[]) => {
  const names = months.map((month) => MONTHS[month - 1] ?? "");
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} en ${names.at(-1)}`;
};

/** One thing that goes with it, and one plant for the months without flowers. */
export function Hints({ hints }: { hints: CartHints }) {
  const { addOn, bloom } = hints;
  return (
    <>
      {addOn && (
        <>
          <h3 className="kop-4 kop-tussen">{texts.often}</h3>
          <form className="extra" method="post" action="/cart">
            <ProductPicture picture={addOn.picture && { ...addOn.picture, alt: "" }} sizes="72px" />
            <div>
              <Link to={productPath(addOn.slug)}>
                <b>{addOn.name}</b>
              </Link>
              <br />
              <span className="klein soft">{euros(addOn.fromCents)}</span>
            </div>
            <input type="hidden" name="sku" value={addOn.sku} />
            <button className="btn btn-lijn btn-s" type="submit" name="deed" value="cart.add">
              {texts.add}
            </button>
          </form>
        </>
      )}
      {bloom && (
        <p className="bloei-gat">
          {texts.bloom(sayList(bloom.months))} {texts.bloomWith}{" "}
          <Link to={productPath(bloom.card.slug)}>{bloom.card.name}</Link>.
        </p>
      )}
    </>
  );
}
