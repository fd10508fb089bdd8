import { hedge as texts } from "#texts/calculators/hedge.ts";
import { hedgeLength } from "./hedge.ts";
import type { SizeOffer } from "./hedge-offer.ts";
import type { HedgeQuery } from "./hedge-query.ts";
import { sayMetres, sayNumber } from "../measure.ts";

/** The result in one large number, and how it came about. */
export function HedgeSum({ plan, chosen, spacing }: { plan: HedgeQuery; chosen: SizeOffer; spacing: number }) {
  const gates = plan.sides.filter(({ opening }) => opening).length;
  return (
    <div className="rk-som" role="status">
      <div>
        <p className="kop groot">{chosen.plants > 0 ? texts.plants(chosen.plants) : texts.none}</p>
        <p className="klein soft">
          {[
            texts.sum(sayMetres(hedgeLength(plan.sides)), sayNumber(chosen.perMetreNow), spacing),
            plan.rows === "double" && texts.sumDouble,
            gates > 0 && texts.sumGate(gates),
            plan.reserve ? texts.reserved : texts.guarantee,
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
    </div>
  );
}
