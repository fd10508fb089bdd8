import { drawSteps, lowestIn, type PriceStep } from "#catalogue/price/price-line.ts";
import { euros } from "#kit/money.ts";
import { officeProduct } from "#texts/office/range/product.ts";
import { Deed } from "../../deed.tsx";
import type { Change } from "../form/merge-forms.ts";

const say = officeProduct.history;
const FEW = 4;
const [WIDTH, HEIGHT, YEAR, LAW] = [320, 56, 365, 30];

export type Told = {
  id: number;
  at: string;
  who: string;
  deed: string;
  changes: Change[];
  whole: boolean;
  first: boolean;
  found?: string;
};
export type PriceLine = { label: string; cents: number; steps: PriceStep[] };

/** Who changed what and when, each version one press away; and every price of the last year. */
export function HistoryPart({ slug, versions, lines }: { slug: string; versions: Told[]; lines: PriceLine[] }) {
  const oldest = versions.findLast(({ whole, first }) => whole && first);
  return (
    <section className="deel" id="verloop">
      <h2>{officeProduct.section.verloop}</h2>
      <div className="vel stack">
        <h3>{say.title}</h3>
        {versions.length === 0 && <p className="soft">{say.none}</p>}
        <ol className="versies">
          {versions.map((version, at) => (
            <li key={version.id}>
              <p>
                {version.who} {say.deeds[version.deed] ?? version.deed} {sayChanges(version.changes)}
                {version.found && `: ${version.found}`}
                <br />
                <small>{version.at}</small>
              </p>
              {version.whole && at > 0 && (
                <Deed deed="product.restore" label={say.back} kind="lijn" along={{ slug, id: version.id }} />
              )}
            </li>
          ))}
          {oldest && (
            <li>
              <p>{say.first}</p>
              <Deed
                deed="product.restore"
                label={say.back}
                kind="lijn"
                along={{ slug, id: oldest.id, welke: "voor" }}
              />
            </li>
          )}
        </ol>
      </div>
      <div className="vel stack">
        <h3>{say.prices}</h3>
        <p className="soft klein">{say.pricesText}</p>
        <div className="prijzen">
          {lines.map((line) => (
            <PricePlot key={line.label} {...line} />
          ))}
        </div>
      </div>
    </section>
  );
}

export function sayChanges(changes: Change[]): string {
  const { own, cells } = officeProduct;
  const said = changes.map(({ field, size }) => [own[field] ?? cells[field], size].filter(Boolean).join(" "));
  const more = said.length - FEW;
  return said.slice(0, FEW).join(", ") + (more > 0 ? ` ${say.more(more)}` : "");
}

function PricePlot({ label, cents, steps }: PriceLine) {
  const words = say.lowest(euros(lowestIn(steps, LAW) ?? cents));
  const since = WIDTH - (LAW / YEAR) * WIDTH;
  return (
    <figure className="prijs-plot">
      <figcaption className="spread klein">
        <b>{label}</b> <span>{euros(cents)}</span>
      </figcaption>
      <svg viewBox={`0 -6 ${WIDTH} ${HEIGHT + 12}`} role="img" aria-label={say.picture(label, words)}>
        <rect className="wet" x={since} y={-6} width={WIDTH - since} height={HEIGHT + 12} />
        <path className="vloer" d={`M0 ${HEIGHT + 5}H${WIDTH}`} />
        <path className="lijn" d={drawSteps(steps.length ? steps : [[0, cents]], YEAR, WIDTH, HEIGHT)} />
      </svg>
      <p className="soft mini">{words}</p>
    </figure>
  );
}
