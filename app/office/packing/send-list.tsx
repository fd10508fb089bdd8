import { packing as say } from "#texts/office/packing.ts";
import { SelectField } from "#ui/form/field.tsx";
import { CARRIERS } from "../orders/track.ts";
import { Deed } from "../deed.tsx";
import { Part } from "../office-parts.tsx";
import type { Crate } from "./crate-list.tsx";

/** Labels, papers to print, and then all of it leaves. */
export function SendList({ crates, papers }: { crates: Crate[]; papers: string }) {
  const ready = crates.filter(({ packed, leaves }) => packed && leaves);
  const carriers = (
    <SelectField label={say.carrier} name="vervoerder">
      {CARRIERS.map((carrier) => (
        <option key={carrier}>{carrier}</option>
      ))}
    </SelectField>
  );
  return (
    <Part title={say.steps.weg}>
      <div className="stack">
        {ready.length === 0 && <p className="soft">{say.nothingPacked}</p>}
        <ul className="inhoud">
          {ready.map(({ order, letter, number, label, how, to }) => (
            <li key={order}>
              <b>{letter}</b> {number}, {to}{" "}
              <span className="soft">{how || (label ? say.label(label) : say.noLabel)}</span>
            </li>
          ))}
        </ul>
        {ready.length > 0 && (
          <>
            <Deed deed="packing.labels" label={say.labels} kind="lijn">
              {carriers}
            </Deed>
            <p>
              <a
                className="btn btn-lijn btn-s"
                href={papers}
                target="_blank"
                rel="noopener"
                data-no-prefetch
                aria-keyshortcuts="P"
              >
                {say.papers}
              </a>
            </p>
            <p className="klein soft">{say.papersHelp}</p>
            <Deed deed="packing.send" label={say.away(ready.length)} kind="actie">
              {carriers}
            </Deed>
          </>
        )}
      </div>
    </Part>
  );
}
