import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { officeProduct as say } from "#texts/office/range/product.ts";
import { Button } from "#ui/button.tsx";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { Wrong } from "./basis-part.tsx";
import type { Pick } from "../pick.server.ts";
import { PICKED, type Picked, slugsIn } from "../form/picks.ts";
import { ownField, type Shown } from "../form/shown.ts";

type Props = { shown: Shown; field: Picked; slug: string; one?: boolean; changed(): void };

/** Things chosen by name: ticks that are sent with the form. Without scripts a search comes back with the form. */
export function Picker({ shown, field, slug, one = false, changed }: Props) {
  const given = slugsIn(shown.form.own[field]);
  const [added, setAdded] = useState<Pick[]>([]);
  const isHere = useInBrowser();
  const box = useRef<HTMLInputElement>(null);
  const search = useFetcher<{ picks: Pick[] }>();
  const label = say.own[field] ?? field;
  const fromServer = shown.found?.field === field ? shown.found.picks : [];
  const found = search.data?.picks ?? fromServer;
  const listed = [
    ...given.map((key) => ({ slug: key, name: shown.names[key] ?? key })),
    ...added.filter((pick) => !given.includes(pick.slug)),
  ];
  const free = found.filter((pick) => pick.slug !== slug && !listed.some((here) => here.slug === pick.slug));
  const look = (q: string) =>
    void search.load(`/kantoor/assortiment/kies?${new URLSearchParams({ soort: PICKED[field], q })}`);
  const add = (pick: Pick) => {
    setAdded(one ? [pick] : [...added, pick]);
    // The button that was pressed goes with what it added.
    box.current?.focus();
    requestAnimationFrame(changed);
  };
  const shownList = one && added.length ? added : listed;
  return (
    <fieldset className="kiezer" key={ownField(shown, field).key}>
      <legend>{label}</legend>
      <Wrong errors={shown.errors[field]} />
      <ul>
        {shownList.map(({ slug: key, name }) => (
          <li key={key}>
            <label className="kies">
              <input type={one ? "radio" : "checkbox"} name={field} value={key} defaultChecked />
              <span>{name}</span>
            </label>
          </li>
        ))}
        {one && (
          <li>
            <label className="kies">
              <input type="radio" name={field} value="" defaultChecked={shownList.length === 0} />
              <span>{say.none}</span>
            </label>
          </li>
        )}
        {!isHere &&
          free.map(({ slug: key, name, more }) => (
            <li key={key}>
              <label className="kies">
                <input type={one ? "radio" : "checkbox"} name={field} value={key} />
                <span>
                  {name} {more && <i className="soft">{more}</i>}
                </span>
              </label>
            </li>
          ))}
      </ul>
      <div className="kiezer-zoek">
        <input
          className="inv"
          type="search"
          ref={box}
          name={`zoek.${field}`}
          aria-label={say.picker.label(label)}
          placeholder={say.picker.label(label)}
          autoComplete="off"
          maxLength={60}
          onInput={({ currentTarget }) => look(currentTarget.value)}
          onKeyDown={(event) => {
            // Enter looks something up here; it does not save the product.
            if (event.key !== "Enter") return;
            event.preventDefault();
            look(event.currentTarget.value);
          }}
        />
        {!isHere && (
          <Button kind="lijn" size="s" type="submit" name="doe" value={`zoek.${field}`} formNoValidate>
            {say.picker.find}
          </Button>
        )}
      </div>
      {isHere && (
        <ul className="gevonden" aria-label={say.picker.found} aria-live="polite">
          {free.map((pick) => (
            <li key={pick.slug}>
              <button type="button" onClick={() => add(pick)}>
                <b>{pick.name}</b> {pick.more && <i className="soft">{pick.more}</i>}
                <span className="vh">{say.picker.add}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found.length === 0 && (search.data || fromServer !== found) && <p className="soft klein">{say.picker.none}</p>}
    </fieldset>
  );
}
