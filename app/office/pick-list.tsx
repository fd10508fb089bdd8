import { useEffect, useRef } from "react";
import { officePicks as say } from "#texts/office/shop/picks.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Pick } from "./product/pick.server.ts";

type Props = {
  /** The field the ticks are sent in; a search is sent in `zoek.` and its name. */
  field: string;
  label: string;
  help?: string;
  picks: Pick[];
  found: Pick[] | undefined;
  /** The deed that looks something up and keeps nothing. */
  look: string;
  errors?: string[] | undefined;
  /** The place of each counts: buttons beside it send `field.2.op` in `zet`. */
  ordered?: boolean;
};

/** Things chosen by name: ticks that are sent with the form. A search comes back with it, with scripts and without. */
export function PickList({ field, label, help, picks, found, look, errors = [], ordered }: Props) {
  const box = useRef<HTMLInputElement>(null);
  // What was looked up is done with: the next button that is pressed asks something else.
  useEffect(() => {
    if (found && box.current) box.current.value = "";
  }, [found]);
  const free = (found ?? []).filter(({ slug }) => !picks.some((pick) => pick.slug === slug));
  return (
    <fieldset className="kiezer">
      <legend>{label}</legend>
      {help && <p className="soft klein">{help}</p>}
      {errors.length > 0 && <p className="melding-fout">{errors[0]}</p>}
      <ul>
        {picks.length === 0 && free.length === 0 && <li className="soft klein">{say.none}</li>}
        {picks.map(({ slug, name }, at) => (
          <li key={slug} className={ordered ? "spread" : undefined}>
            <Choice name={field} value={slug} defaultChecked label={name} />
            {ordered && (
              <button
                type="submit"
                className="knop-ic"
                name="zet"
                value={`${field}.${at}.op`}
                aria-label={say.up(name)}
                disabled={at === 0}
              >
                <span className="ic-op">
                  <Icon name="pijl-omlaag" small />
                </span>
              </button>
            )}
          </li>
        ))}
        {free.map(({ slug, name, more }) => (
          <li key={slug}>
            <Choice name={field} value={slug} label={more ? `${name} (${more})` : name} />
          </li>
        ))}
      </ul>
      <p className={found && free.length === 0 ? "soft klein" : "vh"} role="status">
        {found && (free.length ? say.found(free.length) : say.nothing)}
      </p>
      <div className="kiezer-zoek">
        <input
          className="inv"
          type="search"
          ref={box}
          name={`zoek.${field}`}
          aria-label={say.search(label)}
          placeholder={say.short}
          autoComplete="off"
          maxLength={60}
        />
        <Button kind="lijn" size="s" type="submit" name="deed" value={look} formNoValidate>
          {say.find}
        </Button>
      </div>
    </fieldset>
  );
}
