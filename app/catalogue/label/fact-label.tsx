import { MONTHS } from "#kit/day.ts";
import { productMore as say } from "#texts/catalogue/product-more.ts";
import { type MonthRow, MonthStrip } from "#ui/months.tsx";
import { Glyph } from "./glyph.tsx";
import type { Fact } from "./label-facts.ts";

type Props = { facts: Fact[]; months: MonthRow[]; month: number; living: boolean };

/** The grower's label: facts with their figures, and the year in twelve boxes. */
export function FactLabel({ facts, months, month, living }: Props) {
  if (facts.length === 0 && months.length === 0) return null;
  const now = MONTHS[month - 1] ?? "";
  const plant = months.find(({ kind }) => kind === "plant")?.months ?? [];
  return (
    <section className="section paspoort" id="etiket">
      <div className="wrap">
        <div className={months.length ? "pas" : "pas pas-een"}>
          <div className="pas-kop">
            <h2>{say.label}</h2>
            <p className="soft">{living ? say.labelText : say.labelGoods}</p>
          </div>
          <div className="straks">
            <dl className="feiten">
              {facts.map(({ glyph, title, value, level }) => (
                <div className="feit" key={title}>
                  <dt>
                    <span className="feit-beeld">
                      <Glyph glyph={glyph} {...(level !== undefined && { level })} />
                    </span>
                    <span className="feit-naam">{title}</span>
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          {months.length > 0 && (
            <div className="straks">
              <div className="stack">
                <h3>{say.year}</h3>
                <MonthStrip rows={months} now={month} />
                <p className="mini soft">
                  {say.monthNow(now.charAt(0).toUpperCase() + now.slice(1), plant.includes(month))}
                </p>
              </div>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
