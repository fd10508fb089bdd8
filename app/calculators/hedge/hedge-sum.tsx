import { calculators } from "#texts/calculators/calculators.ts";
import { Message } from "#ui/message.tsx";
import { hedgeLength, hedgeNeeds } from "./hedge.ts";
import type { SizeOffer } from "./hedge-offer.ts";
import type { HedgeQuery } from "./hedge-query.ts";
import { sayMetres, sayNumber } from "../measure.ts";

const texts = calculators.hedge;

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

export function PlantingNotes({ plan, spacing, toxic }: { plan: HedgeQuery; spacing: number; toxic: boolean }) {
  const { trenchLitres } = hedgeNeeds(hedgeLength(plan.sides));
  return (
    <section className="stack plant-zo">
      <h2 className="kop-3">{texts.plantTitle}</h2>
      <ol>
        {texts.plant(sayNumber(trenchLitres), spacing).map((step) => (
          <li key={step.slice(0, 20)}>{step}</li>
        ))}
      </ol>
      <p className="klein soft">{texts.neighbour}</p>
      {toxic && <Message tone="let">{texts.toxic}</Message>}
    </section>
  );
}
