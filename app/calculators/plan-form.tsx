import type { ReactNode, RefObject } from "react";
import { calculators } from "#texts/calculators/calculators.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { countFirstText } from "./count-first.ts";

/** With scripts everything is counted already; Enter has nothing left to do. */
const stay = (event: { preventDefault(): void }) => event.preventDefault();

/** `of`: the plan that is counted on the page. */
export type PlanFormProps = { form: RefObject<HTMLFormElement | null>; of: string; onChange(): void };

/** By its id, fields elsewhere on the page belong to it too. */
type Named = { id: string; label: string; children: ReactNode };

/** What somebody measured; a GET form, so that the plan is a link and works without scripts. */
export function PlanForm({ id, label, form, of, onChange, children }: PlanFormProps & Named) {
  return (
    <form
      className="rk-form stack"
      id={id}
      ref={form}
      data-of={of}
      onChange={onChange}
      onSubmit={stay}
      aria-label={label}
    >
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? countFirstText() : "" }}
      />
      {/* Enter presses the first button: without scripts that must not be one that takes a corner away. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
      {children}
      <noscript>
        <Button kind="actie" wide type="submit">
          {calculators.submit}
        </Button>
      </noscript>
    </form>
  );
}

type ShapeProps<Shape extends string> = {
  legend: string;
  names: Record<Shape, string>;
  drawn: Record<Shape, string>;
  chosen: Shape;
  /** Lines for a hedge, filled for a garden. */
  look: "lijn" | "vlak";
};

/** Little drawings to choose from. */
export function Shapes<Shape extends string>({ legend, names, drawn, chosen, look }: ShapeProps<Shape>) {
  return (
    <fieldset>
      <legend className="kop kop-4">{legend}</legend>
      <div className={look === "vlak" ? "vormen vlak" : "vormen"}>
        {(Object.keys(names) as Shape[]).map((shape) => (
          <label key={shape}>
            <input className="vh" type="radio" name="vorm" value={shape} defaultChecked={chosen === shape} />
            <svg viewBox="0 0 40 36" className={look === "lijn" ? "lijn" : undefined} aria-hidden="true">
              <path d={drawn[shape]} />
            </svg>
            <span>{names[shape]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SegmentProps = {
  legend: string;
  name: string;
  choices: { value: string; label: string }[];
  chosen: string;
  children?: ReactNode;
};

/** A few words beside each other, one of them chosen. */
export function Segment({ legend, name, choices, chosen, children }: SegmentProps) {
  return (
    <fieldset>
      <legend className="kop kop-4">{legend}</legend>
      <div className={`segment ${choices.length === 3 ? "drie" : "twee"}`}>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

type LengthProps = {
  name: string;
  label: string;
  value: string;
  errors: string[];
  span?: 3;
  placeholder?: string | undefined;
};

/** A length as people type it. */
export function LengthField({ value, ...rest }: LengthProps) {
  return (
    <TextField
      {...rest}
      defaultValue={value}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      unit={calculators.measure.metre}
    />
  );
}
