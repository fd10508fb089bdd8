import { type Day, sayDate } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { beech as texts } from "#texts/calculators/beech.ts";
import { calculators } from "#texts/calculators/calculators.ts";
import { hedge } from "#texts/calculators/hedge.ts";
import { SelectField } from "#ui/form/field.tsx";
import type { BeechQuery, beechOffer } from "./beech-offer.ts";
import { ROW_CHOICES } from "../hedge/hedge-form.tsx";
import { LengthField, PlanForm, type PlanFormProps, Segment } from "../plan-form.tsx";

type Offer = ReturnType<typeof beechOffer>;

type PlanProps = PlanFormProps & { query: BeechQuery; offer: Offer; weeks: Day[]; week: Day | undefined };

/** Colour, size, length and week. */
export function BeechPlan({ query, offer, weeks, week, ...live }: PlanProps) {
  return (
    <PlanForm id="beuk" label={texts.form} {...live}>
      <Segment
        legend={texts.colour}
        name="kleur"
        choices={(["groen", "rood"] as const).map((colour) => ({ value: colour, label: texts.colours[colour] }))}
        chosen={query.slug === "rode-beuk" ? "rood" : "groen"}
      />
      <LengthField
        label={texts.length}
        name="meters"
        value={query.text}
        errors={query.problem ? [calculators.measure[query.problem]] : []}
      />
      <Segment
        legend={hedge.rows}
        name="rij"
        choices={ROW_CHOICES}
        chosen={query.rows === "double" ? "dubbel" : "enkel"}
      />
      <SelectField label={texts.size} name="maat" key={query.slug} defaultValue={offer.chosen?.sku}>
        {offer.offers.map((size) => (
          <option key={size.sku} value={size.sku} disabled={size.state === "too-few" || size.state === "no-double"}>
            {`${size.heightCm[0]}–${size.heightCm[1]} cm, ${hedge.each(euros(size.unitCents))}`}
            {size.state === "too-few" ? `, ${hedge.tooFew(size.stock).toLowerCase()}` : ""}
          </option>
        ))}
      </SelectField>
      <SelectField label={texts.week} name="week" help={texts.weekHelp} defaultValue={week}>
        {weeks.map((one) => (
          <option key={one} value={one}>
            {texts.weekOf(sayDate(one))}
          </option>
        ))}
      </SelectField>
    </PlanForm>
  );
}
