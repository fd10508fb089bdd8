import { euros, eurosEach } from "#kit/money.ts";
import { trees as texts } from "#texts/calculators/trees.ts";
import type { priceTrees } from "./tree-order.ts";

/** What it comes to, with or without VAT. */
export function TreeSum({ priced, prices }: { priced: ReturnType<typeof priceTrees>; prices: "ex" | "inc" }) {
  const shown = priced.lines.map((line, at) => ({
    ...line,
    cents: prices === "ex" ? (priced.exLines[at] ?? 0) : line.lineCents,
  }));
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
        <table className="boomsom" aria-labelledby="samenstelling">
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
            {shown.map(({ row, text, quantity, cents }) => (
              <tr key={`${row} ${text}`}>
                <th scope="row">
                  {text}
                  <span className="soft">{texts.times(quantity, eurosEach(cents, quantity))}</span>
                </th>
                <td>{quantity}</td>
                <td>{eurosEach(cents, quantity)}</td>
                <td>{euros(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
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
        {priced.reversedCents > 0 && (
          <div>
            <dt>{texts.reversed}</dt>
            <dd>{euros(0)}</dd>
          </div>
        )}
        <div className="tot">
          <dt>{priced.vat.length ? texts.inc : texts.toPay}</dt>
          <dd>{euros(priced.totalCents)}</dd>
        </div>
      </dl>
    </section>
  );
}
