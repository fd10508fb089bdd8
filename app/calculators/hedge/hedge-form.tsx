import { calculators } from "#texts/calculators/calculators.ts";
import { hedge as texts } from "#texts/calculators/hedge.ts";
import { Choice, SelectField } from "#ui/form/field.tsx";
import { type HedgeQuery, SHAPES, type Shape } from "./hedge-query.ts";
import { LengthField, PlanForm, type PlanFormProps, Segment, Shapes } from "../plan-form.tsx";

const DRAWN: Record<Shape, string> = { recht: "M4 16h32", hoek: "M4 8h26v22", u: "M6 30V8h28v22" };
const START = { a: "8", b: "4", c: "8" };
const HEIGHTS = [80, 100, 125, 150, 180, 200, 250, 300];
const PACES = { calm: "rustig", normal: "gewoon", quick: "meteen" } as const;
export const ROW_CHOICES = [
  { value: "enkel", label: texts.rowChoices.single },
  { value: "dubbel", label: texts.rowChoices.double },
];

type Props = PlanFormProps & {
  plan: HedgeQuery;
  query: URLSearchParams;
  species: { slug: string; name: string }[];
  chosen: string;
};

export function HedgeForm({ plan, query, species, chosen, ...live }: Props) {
  const says = (name: string) => {
    const problem = plan.problems[name];
    return problem ? [calculators.measure[problem]] : [];
  };
  const sides = SHAPES[plan.shape];
  const gates = sides.some((side) => query.get(`poort-${side}`));
  const start = (side: keyof typeof START) =>
    query.get(side) ?? (side === "a" ? query.get("lengte") : null) ?? START[side];
  return (
    <PlanForm id="haag" label={texts.form} {...live}>
      <Shapes legend={texts.shape} names={texts.shapes} drawn={DRAWN} chosen={plan.shape} look="lijn" />
      <div className="velden">
        {sides.map((side) => (
          <LengthField
            key={side}
            label={texts.sides[side]}
            name={side}
            span={3}
            value={start(side)}
            errors={says(side)}
          />
        ))}
      </div>
      {species.length > 1 && (
        <SelectField label={texts.species} name="soort" defaultValue={chosen}>
          {species.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label={texts.height} name="hoogte" defaultValue={query.get("hoogte") ?? ""}>
        <option value="">{texts.heightAny}</option>
        {HEIGHTS.map((height) => (
          <option key={height} value={height}>
            {height} cm
          </option>
        ))}
      </SelectField>
      <Segment
        legend={texts.pace}
        name="dicht"
        choices={(["calm", "normal", "quick"] as const).map((pace) => ({
          value: PACES[pace],
          label: texts.paces[pace],
        }))}
        chosen={PACES[plan.pace]}
      >
        <p className="klein soft">{texts.paceNote[plan.pace]}</p>
      </Segment>
      <Segment
        legend={texts.rows}
        name="rij"
        choices={ROW_CHOICES}
        chosen={plan.rows === "double" ? "dubbel" : "enkel"}
      >
        {query.get("rij") === "dubbel" && plan.rows === "single" && (
          <p className="klein" role="status">
            {texts.oneRow}
          </p>
        )}
      </Segment>
      <details className="meer-veld" open={gates || plan.reserve || undefined}>
        <summary>{texts.more}</summary>
        <div className="velden">
          {sides.flatMap((side) =>
            (["poort", "vanaf"] as const).map((what) => (
              <LengthField
                key={`${what}-${side}`}
                label={what === "poort" ? texts.gate[side] : texts.gateFrom[side]}
                name={`${what}-${side}`}
                span={3}
                placeholder={what === "vanaf" ? texts.gateMiddle : undefined}
                value={query.get(`${what}-${side}`) ?? ""}
                errors={says(`${what}-${side}`)}
              />
            )),
          )}
          <Choice label={texts.reserve} name="reserve" value="1" defaultChecked={plan.reserve} />
        </div>
      </details>
      <input type="hidden" name="extra" value={plan.extra || ""} />
    </PlanForm>
  );
}
