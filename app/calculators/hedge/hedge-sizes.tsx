import type { CarriagePrices } from "#catalogue/price/carriage.ts";
import { sayDate } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { hedge } from "#texts/calculators/hedge.ts";
import { hedgeChoice as texts } from "#texts/calculators/hedge-choice.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { growth } from "./hedge.ts";
import { cheaperWithDelivery, type HedgeKind, type SizeOffer } from "./hedge-offer.ts";
import { sayNumber } from "../measure.ts";

const ICONS = { "blote-wortel": "kale-wortel", kluit: "kluit", pot: "pot" } as const;
const sizeOf = ({ heightCm }: SizeOffer) => `${heightCm[0]}–${heightCm[1]} cm`;
const formOf = ({ form, pot }: SizeOffer) => (form === "pot" && pot ? texts.pot(pot) : texts.forms[form]);

function stateOf(offer: SizeOffer): string | undefined {
  if (offer.state === "no-double") return texts.noDouble;
  if (offer.state === "too-few") return hedge.tooFew(offer.stock);
  return offer.from ? texts.later(sayDate(offer.from)) : undefined;
}

/** The sizes as a price list: one line each, with the number, the price and what stands in the way. */
export function HedgeSizes({ offers, chosen, onChoose }: { offers: SizeOffer[]; chosen: string; onChoose(): void }) {
  return (
    <fieldset className="courant">
      <legend className="vh">{texts.sizes}</legend>
      {offers.map((offer) => {
        const closed = offer.state === "no-double" || offer.state === "too-few";
        return (
          <label className={closed ? "rij uit" : "rij"} key={offer.sku}>
            <input
              type="radio"
              name="maat"
              form="haag"
              value={offer.sku}
              checked={offer.sku === chosen}
              disabled={closed}
              onChange={onChoose}
            />
            <span className="maat">{sizeOf(offer)}</span>
            <span className="vorm">
              <Icon name={ICONS[offer.form]} />
              <span>
                {formOf(offer)}
                <br />
                {stateOf(offer) ?? texts.perSize(hedge.plants(offer.plants), sayNumber(offer.perMetreNow))}
              </span>
            </span>
            <span className="som">
              {euros(offer.totalCents)}
              <small>{hedge.each(euros(offer.unitCents))}</small>
            </span>
          </label>
        );
      })}
      <noscript>
        <Button form="haag" type="submit">
          {texts.showSize}
        </Button>
      </noscript>
    </fieldset>
  );
}

/** The next step of the price list, when taking more costs less. */
export function Cheaper({ offer, to, prices }: { offer: SizeOffer; to: string; prices: CarriagePrices }) {
  const cheaper = cheaperWithDelivery(offer, prices);
  if (!cheaper) return null;
  const { more, nowCents, thenCents } = cheaper;
  return (
    <p className="bericht">
      <Icon name="info" />
      <span>
        {texts.cheaper(more, euros(thenCents), euros(nowCents))}{" "}
        <Link to={to} replace>
          {texts.takeMore(more)}
        </Link>
      </span>
    </p>
  );
}

export function Growth({ kind, chosen, wantedCm }: { kind: HedgeKind; chosen: SizeOffer; wantedCm: number | null }) {
  const years = growth(chosen.heightCm, kind.growthCm, kind.finalCm, 5);
  const highest = years.at(-1)?.to ?? 1;
  const tall = (height: number) => Math.round((height / highest) * 120);
  return (
    <section className="stack">
      <h3 className="kop-4">{texts.growth}</h3>
      <ol className="groei">
        {years.map(({ year, from, to }) => (
          <li key={year}>
            <svg viewBox="0 0 40 120" aria-hidden="true">
              <rect x="4" y={120 - tall(to)} width="32" height={tall(to)} rx="6" />
              <rect x="4" y={120 - tall(from)} width="32" height={tall(from)} rx="6" className="vast" />
            </svg>
            <b>{from === to ? `${to} cm` : texts.growthSays(from, to)}</b>
            <span className="mini soft">{year === 0 ? texts.growthNow : texts.growthYear(year)}</span>
          </li>
        ))}
      </ol>
      {wantedCm !== null && (
        <p className="klein">{chosen.years == null ? texts.never(wantedCm) : texts.reach(wantedCm, chosen.years)}</p>
      )}
    </section>
  );
}

export function FormsCompared({ offers, chosen }: { offers: SizeOffer[]; chosen: string }) {
  const { compareHead } = texts;
  if (offers.length < 2) return null;
  return (
    <section className="stack">
      <h3 className="kop-4" id="vormen">
        {texts.compare}
      </h3>
      <div className="tabel" tabIndex={0} role="group" aria-labelledby="vormen">
        <table>
          <thead>
            <tr>
              {Object.values(compareHead).map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {offers.map((offer) => (
              <tr key={offer.sku} aria-current={offer.sku === chosen || undefined}>
                <th scope="row">{texts.forms[offer.form]}</th>
                <td>{sizeOf(offer)}</td>
                <td>{offer.plants}</td>
                <td>{euros(offer.totalCents)}</td>
                <td>{texts.compareNote[offer.form]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
