import { euros } from "#kit/money.ts";
import { withoutVat } from "#kit/vat.ts";
import { trees as texts } from "#texts/calculators-trees.ts";
import type { priceTrees } from "./tree-order.ts";

/** What it comes to, with or without VAT. */
export function TreeSum({ priced, prices }: { priced: ReturnType<typeof priceTrees>; prices: "ex" | "inc" }) {
  const say = (cents: number, rate: (typeof priced.lines)[number]["rate"]) =>
    euros(prices === "ex" ? withoutVat(cents, rate) : cents);
  return (
    <section className="rk-mand stack" aria-labelledby="samenstelling">
      <div className="spread">
        <h2 className="kop-3" id="samenstelling">
          {texts.sum}
        </h2>
        <fieldset className="segment">
          <legend className="vh">{texts.show}</legend>
          {(["ex", "inc"] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="prijzen" value={one} defaultChecked={prices === one} />
              {texts.shows[one]}
            </label>
          ))}
        </fieldset>
      </div>
      {priced.lines.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <div className="tabel" tabIndex={0} role="group" aria-labelledby="samenstelling">
          <table>
            <thead>
              <tr>
                {Object.values(texts.sumHead).map((head) => (
                  <th scope="col" key={head}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {priced.lines.map(({ row, text, quantity, unitCents, lineCents, rate }) => (
                <tr key={`${row} ${text}`}>
                  <th scope="row">{text}</th>
                  <td>{quantity}</td>
                  <td>{say(unitCents, rate)}</td>
                  <td>{say(lineCents, rate)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <dl className="tel-op" aria-live="polite">
        <div>
          <dt>{texts.ex}</dt>
          <dd>{euros(priced.exCents)}</dd>
        </div>
        {priced.vat.map(({ rate, vatCents }) => (
          <div key={rate}>
            <dt>{texts.vat(rate)}</dt>
            <dd>{euros(vatCents)}</dd>
          </div>
        ))}
        <div className="tot">
          <dt>{texts.inc}</dt>
          <dd>{euros(priced.totalCents)}</dd>
        </div>
      </dl>
    </section>
  );
}
