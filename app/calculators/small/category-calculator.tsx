import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { small } from "#texts/calculators/small.ts";
import { calculators } from "#texts/calculators/calculators.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { calculateSmall, choicesOf, fieldsOf, isSmall, type SmallKey } from "./small-calculators.ts";
import { isTouched } from "#ui/form/touched.ts";

/** The small calculator of a category, by its key; nothing for keys that have a page of their own. */
export function CategoryCalculator({ calculator }: { calculator: string | null }) {
  return isSmall(calculator) ? <SmallCalculator id={calculator} /> : null;
}

/** Counts while you type; without scripts the same page comes back with the result. */
function SmallCalculator({ id }: { id: SmallKey }) {
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const query = new URLSearchParams(typed ?? search);
  const { what, problems, result } = calculateSmall(id, query);
  const texts = small[id];
  const choices = choicesOf(id);
  const change = () => {
    if (!form.current) return;
    const filled = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    setTyped(new URLSearchParams(filled).toString());
  };
  // biome-ignore lint: once, when the scripts take over
  useEffect(() => {
    if (isTouched(form.current)) change();
  }, []);
  return (
    <section className="kleine-rekenhulp" aria-labelledby="rekenhulp">
      <PageStyle name="forms" />
      <PageStyle name="small-calculator" />
      <form ref={form} onChange={change} onSubmit={(event) => event.preventDefault()} className="stack">
        <h2 className="kop-3" id="rekenhulp">
          <Icon name="rekenhulp" duo /> {texts.title}
        </h2>
        <div className="velden">
          {choices.length > 0 && "what" in texts && (
            <SelectField label={texts.what} name="wat" defaultValue={what} span={2}>
              {choices.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
          {fieldsOf(id, what).map(({ name, label, unit, start }) => (
            <TextField
              key={`${what} ${name}`}
              label={label}
              name={name}
              unit={unit}
              span={2}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              defaultValue={query.get(name) ?? start}
              errors={problems[name] ? [problems[name]] : []}
            />
          ))}
        </div>
        <noscript>
          <Button type="submit">{calculators.submit}</Button>
        </noscript>
      </form>
      <div role="status" className="uitkomst">
        {result && (
          <>
            <p className="kop">{result.said}</p>
            {result.notes.map((note) => (
              <p className="klein" key={note}>
                {note}
              </p>
            ))}
          </>
        )}
      </div>
    </section>
  );
}
