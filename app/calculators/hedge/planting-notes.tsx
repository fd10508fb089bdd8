import type { Paw } from "#catalogue/plants/harm.ts";
import { hedgeChoice as texts } from "#texts/calculators/hedge-choice.ts";
import { Message } from "#ui/message.tsx";
import { sayNumber } from "../measure.ts";
import { hedgeLength, hedgeNeeds } from "./hedge.ts";
import type { HedgeQuery } from "./hedge-query.ts";

export function PlantingNotes({ plan, spacing, paw }: { plan: HedgeQuery; spacing: number; paw: Paw | null }) {
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
      {paw && (paw.level === "mild" || paw.level === "severe") && <Message tone="let">{paw.lines.join(" ")}</Message>}
    </section>
  );
}
