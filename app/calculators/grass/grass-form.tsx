import { grass as texts } from "#texts/calculators/grass.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import type { GardenShape, GrassQuery } from "./grass-query.ts";
import { LengthField, PlanForm, type PlanFormProps, Segment, Shapes } from "../plan-form.tsx";
import { MOST_POINTS } from "./polygon.ts";

const DRAWN: Record<GardenShape, string> = {
  rechthoek: "M5 8h30v22h-30z",
  l: "M5 6h16v10h14v15h-30z",
  vrij: "M6 10l16-5 13 9-5 16-14-4-10 4z",
};
const SIDES = { rechthoek: ["b", "l"], l: ["b", "l", "ub", "ul"], vrij: [] } as const;
const START: Record<string, string> = { b: "6", l: "5", ub: "2", ul: "2" };
const GROUNDS = { sand: "zand", loam: "leem", clay: "klei", paved: "tegels" } as const;

type Props = PlanFormProps & {
  plan: GrassQuery;
  query: URLSearchParams;
  kinds: { slug: string; name: string }[];
  chosen: string;
  onCorners(typed: GrassQuery["typed"]): void;
  onAdd(): void;
};

export function GrassForm({ plan, query, kinds, chosen, onCorners, onAdd, ...live }: Props) {
  const says = (name: string) => {
    const problem = plan.problems[name];
    return problem ? [texts.problems[problem]] : [];
  };
  return (
    <PlanForm id="gras" label={texts.form} {...live}>
      <Shapes legend={texts.shape} names={texts.shapes} drawn={DRAWN} chosen={plan.shape} look="vlak" />
      {plan.shape === "vrij" ? (
        <Corners plan={plan} says={says} onCorners={onCorners} onAdd={onAdd} />
      ) : (
        <div className="velden">
          {SIDES[plan.shape].map((side) => (
            <LengthField
              key={side}
              label={texts.sides[side]}
              name={side}
              span={3}
              value={query.get(side) ?? START[side] ?? ""}
              errors={says(side)}
            />
          ))}
        </div>
      )}
      <SelectField label={texts.product} name="soort" defaultValue={chosen}>
        {kinds.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.ground}
        name="grond"
        help={texts.groundHelp[plan.ground]}
        defaultValue={GROUNDS[plan.ground]}
      >
        {(["sand", "loam", "clay", "paved"] as const).map((ground) => (
          <option key={ground} value={GROUNDS[ground]}>
            {texts.grounds[ground]}
          </option>
        ))}
      </SelectField>
      <Segment
        legend={texts.wish}
        name="kies"
        choices={[
          { value: "verlies", label: texts.wishes["least-waste"] },
          { value: "naden", label: texts.wishes["fewest-seams"] },
        ]}
        chosen={plan.wish === "least-waste" ? "verlies" : "naden"}
      />
    </PlanForm>
  );
}

type CornerProps = Pick<Props, "plan" | "onCorners" | "onAdd"> & { says(name: string): string[] };

/** Every corner by its distance from the top left: the same as pulling it in the drawing. */
function Corners({ plan: { typed }, says, onCorners, onAdd }: CornerProps) {
  const set = (at: number, name: "x" | "y", value: string) =>
    onCorners(typed.map((corner, place) => (place === at ? { ...corner, [name]: value } : corner)));
  return (
    <fieldset>
      <legend className="kop kop-4">{texts.corners}</legend>
      <p className="klein soft">{texts.cornersHelp}</p>
      <ol className="hoeken">
        {typed.map((corner, at) => (
          // biome-ignore lint: a corner is its place in the line
          <li key={at}>
            {(["x", "y"] as const).map((name) => (
              <TextField
                key={name}
                label={<span className={at ? "vh" : ""}>{texts.corner[name](at + 1)}</span>}
                name={name}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                value={corner[name]}
                onChange={({ target }) => set(at, name, target.value)}
                errors={says(`${name}${at}`)}
              />
            ))}
            <button
              type="submit"
              name="weg"
              value={at}
              className="knop-ic"
              aria-label={texts.removeCorner(at + 1)}
              disabled={typed.length <= 3}
              onClick={(event) => {
                event.preventDefault();
                onCorners(typed.filter((_, place) => place !== at));
              }}
            >
              <Icon name="prullenbak" />
            </button>
          </li>
        ))}
      </ol>
      {typed.length < MOST_POINTS && (
        <Button
          kind="lijn"
          size="s"
          type="submit"
          name="erbij"
          value="1"
          onClick={(event) => {
            event.preventDefault();
            onAdd();
          }}
        >
          <Icon name="plus" small /> {texts.addCorner}
        </Button>
      )}
    </fieldset>
  );
}
