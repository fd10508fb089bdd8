import { euros } from "#kit/money.ts";
import { productMore as say } from "#texts/catalogue/product-more.ts";
import { type Tier, tierPrice } from "../product/product.ts";
import type { Size } from "../product/product-view.server.ts";

/** Every size at every number, for who wants to compare, and for browsers without scripts. */
export default function PriceTable({ sizes, tiers }: { sizes: Size[]; tiers: Tier[] }) {
  return (
    <details className="prijstabel">
      <summary className="klein">{say.allPrices}</summary>
      <div className="tabel x-ok" role="group" aria-label={say.allPrices} tabIndex={0}>
        <table className="simpel">
          <thead>
            <tr>
              <th scope="col">{say.size}</th>
              {tiers.map(({ from }) => (
                <th scope="col" key={from}>
                  {say.andMore(from)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ sku, size, form, cents }) => (
              <tr key={sku}>
                <th scope="row">{form ? `${size}, ${form.toLowerCase()}` : size}</th>
                {tiers.map((tier) => (
                  <td key={tier.from}>{euros(tierPrice(cents, [tier], tier.from))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
