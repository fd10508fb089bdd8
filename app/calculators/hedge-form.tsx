import type { FormEventHandler, RefObject } from "react";
import { calculators } from "#texts/calculators.ts";
import { Button } from "#ui/button.tsx";
import { Choice, SelectField, TextField } from "#ui/field.tsx";
import { type HedgeQuery, SHAPES, type Shape } from "./hedge-query.ts";

const texts = calculators.hedge;
const DRAWN: Record<Shape, string> = { recht: "M4 16h32", hoek: "M4 8h26v22", u: "M6 30V8h28v22" };
const HEIGHTS = [80, 100, 125, 150, 180, 200, 250, 300];

/** With scripts everything is counted already; Enter has nothing left to do. */
const stay = (event: { preventDefault(): void }) => event.preventDefault();

type Props = {
  plan: HedgeQuery;
  query: URLSearchParams;
  species: { slug: string; name: string }[];
  chosen: string;
  form: RefObject<HTMLFormElement | null>;
  onChange: FormEventHandler<HTMLFormElement>;
};

/** What somebody measured; a GET form, so that the plan is a link and works without scripts. */
export function HedgeForm({ plan, query, species, chosen, form, onChange }: Props) {
  const says = (name: string) => {
    const problem = plan.problems[name];
    return problem ? [calculators.measure[problem]] : [];
  };
  const sides = SHAPES[plan.shape];
  const gates = sides.some((side) => query.get(`poort-${side}`));
  return (
    <form className="rk-form stack" id="haag" ref={form} onChange={onChange} onSubmit={stay} aria-label={texts.form}>
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
      <fieldset>
        <legend className="kop kop-4">{texts.shape}</legend>
        <div className="vormen">
          {(["recht", "hoek", "u"] as const).map((shape) => (
            <label key={shape}>
              <input className="vh" type="radio" name="vorm" value={shape} defaultChecked={plan.shape === shape} />
              <svg viewBox="0 0 40 36" className="lijn" aria-hidden="true">
                <path d={DRAWN[shape]} />
              </svg>
              <span>{texts.shapes[shape]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="velden">
        {sides.map((side) => (
          <TextField
            key={side}
            label={texts.sides[side]}
            name={side}
            span={3}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            unit={calculators.measure.metre}
            defaultValue={
              query.get(side) ?? (side === "a" ? query.get("lengte") : null) ?? { a: "8", b: "4", c: "8" }[side]
            }
            errors={says(side)}
          />
        ))}
      </div>
      {species.length > 1 ? (
        <SelectField label={texts.species} name="soort" defaultValue={chosen}>
          {species.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <fieldset>
        <legend className="kop kop-4">{texts.pace}</legend>
        <div className="segment drie">
          {(["calm", "normal", "quick"] as const).map((pace) => (
            <label key={pace}>
              <input type="radio" name="dicht" value={PACES[pace]} defaultChecked={plan.pace === pace} />
              {texts.paces[pace]}
            </label>
          ))}
        </div>
        <p className="klein soft">{texts.paceNote[plan.pace]}</p>
      </fieldset>
      <fieldset>
        <legend className="kop kop-4">{texts.rows}</legend>
        <div className="segment twee">
          {(["single", "double"] as const).map((rows) => (
            <label key={rows}>
              <input
                type="radio"
                name="rij"
                value={rows === "double" ? "dubbel" : "enkel"}
                defaultChecked={plan.rows === rows}
              />
              {texts.rowChoices[rows]}
            </label>
          ))}
        </div>
      </fieldset>
      <details className="meer-veld" open={gates || plan.wantedCm !== null || plan.reserve || undefined}>
        <summary>{texts.more}</summary>
        <div className="velden">
          {sides.flatMap((side) =>
            (["poort", "vanaf"] as const).map((what) => (
              <TextField
                key={`${what}-${side}`}
                label={what === "poort" ? texts.gate[side] : texts.gateFrom[side]}
                name={`${what}-${side}`}
                span={3}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                unit={calculators.measure.metre}
                placeholder={what === "vanaf" ? texts.gateMiddle : undefined}
                defaultValue={query.get(`${what}-${side}`) ?? ""}
                errors={says(`${what}-${side}`)}
              />
            )),
          )}
          <SelectField label={texts.height} name="hoogte" defaultValue={query.get("hoogte") ?? ""}>
            <option value="">{texts.heightAny}</option>
            {HEIGHTS.map((height) => (
              <option key={height} value={height}>
                {height} cm
              </option>
            ))}
          </SelectField>
          <Choice label={texts.reserve} name="reserve" value="1" defaultChecked={plan.reserve} />
        </div>
      </details>
      <input type="hidden" name="extra" value={plan.extra || ""} />
      <noscript>
        <Button kind="actie" wide type="submit">
          {calculators.submit}
        </Button>
      </noscript>
    </form>
  );
}

const PACES = { calm: "rustig", normal: "gewoon", quick: "meteen" } as const;
