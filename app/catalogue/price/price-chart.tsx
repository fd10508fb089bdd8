import { euros } from "#kit/money.ts";
import { productMore as say } from "#texts/catalogue/product-more.ts";
import { drawSteps, lowestIn } from "./price-line.ts";
import type { Size } from "../product/product-view.server.ts";

const [WIDTH, HEIGHT] = [320, 72];

/** Every price of the chosen size in the last 30 days and the last year. */
export function PriceChart({ size }: { size: Size }) {
  return (
    <div className="stack prijslijn">
      <h2>{say.priceLine.heading}</h2>
      <p className="soft">{say.priceLine.text}</p>
      {[30, 365].map((days) => (
        <Chart key={days} size={size} days={days} />
      ))}
    </div>
  );
}

function Chart({ size: { steps, cents }, days }: { size: Size; days: number }) {
  const lowest = lowestIn(steps, days) ?? cents;
  const moved = steps.some(([ago], at) => at > 0 && ago < days);
  const words = moved ? say.priceLine.lowest(euros(lowest)) : say.priceLine.steady(euros(cents));
  return (
    <figure>
      <figcaption className="spread klein">
        <b>{say.priceLine.days(days)}</b>
        <span>{words}</span>
      </figcaption>
      <svg
        viewBox={`0 -6 ${WIDTH} ${HEIGHT + 12}`}
        role="img"
        aria-label={say.priceLine.picture(say.priceLine.days(days), words, euros(cents))}
      >
        <path className="vloer" d={`M0 ${HEIGHT + 5}H${WIDTH}`} />
        <path className="lijn" d={drawSteps(steps, days, WIDTH, HEIGHT)} />
      </svg>
    </figure>
  );
}
