import { useEffect, useRef, useState } from "react";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import type { Told } from "#outside/deed/told.ts";
import { counting as say } from "#texts/office/range/counting.ts";
import { SelectField, TextField } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Deed, fieldOf, Folded } from "../deed.tsx";
import { readCount } from "./count.ts";
import type { Shelf } from "./find-shelf.server.ts";

type Props = { shelf: Shelf; last: string | undefined; attempt: string; told: Told | undefined };

/** One size: what should stand there, what does, and why that differs. */
export function CountPart({ shelf, last, attempt, told }: Props) {
  const { sku, name, label, place, picture, expected } = shelf;
  const field = fieldOf(told, "counting.save");
  const [typed, setTyped] = useState(field("geteld").defaultValue ?? "");
  const counted = readCount(typed);
  const difference = counted === undefined ? undefined : counted - expected;
  // Who found a size counts it: the next thing typed is the number.
  const here = useRef<HTMLElement>(null);
  useEffect(() => here.current?.querySelector<HTMLInputElement>("[name=geteld]")?.focus(), []);
  return (
    <section ref={here} className="vel telling" aria-label={`${name}, ${label}`}>
      <div className="tel-kop">
        <span className="plaatje">
          <ProductPicture picture={picture ? { key: picture, alt: "" } : null} sizes="96px" eager />
        </span>
        <div>
          <h2>{name}</h2>
          <p>
            {label} <span className="soft">{sku}</span>
          </p>
          <p className="tel-plek">
            <Icon name="pin" small />
            {place || say.noPlace}
          </p>
        </div>
      </div>
      <Sum shelf={shelf} />
      {last && (
        <p className="soft klein">
          {say.last}: {last}
        </p>
      )}
      <Deed
        deed="counting.save"
        label={say.save}
        kind="actie"
        keys="Control+S Control+Enter"
        along={{ sku, poging: attempt, gezien: expected }}
        key={sku}
      >
        <div className="tel-velden">
          <TextField
            {...field("geteld")}
            label={say.counted}
            help={say.countedHelp}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <p className={difference ? "tel-verschil anders" : "tel-verschil"} aria-live="polite">
            {difference !== undefined && (
              <>
                {say.difference} <b>{say.signed(difference)}</b>
              </>
            )}
          </p>
        </div>
        <div className="tel-waarom" hidden={difference === 0}>
          <SelectField {...field("reden")} label={say.reason} help={say.reasonHelp}>
            <option value="">{say.noReason}</option>
            {Object.entries(say.reasons).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
          <TextField {...field("notitie")} label={say.note} maxLength={200} optional />
        </div>
      </Deed>
      <Folded title={say.newPlace}>
        <Deed deed="counting.place" label={say.placeDo} kind="lijn" along={{ sku }} key={place}>
          <TextField label={say.place} name="plek" defaultValue={place} maxLength={60} />
        </Deed>
      </Folded>
    </section>
  );
}

/** Free to sell, with what orders hold, without what lies in crates: so much should stand there. */
function Sum({ shelf: { stock, held, crates, expected } }: { shelf: Shelf }) {
  return (
    <dl className="tel-som">
      <div>
        <dt>{say.free}</dt>
        <dd>{stock}</dd>
      </div>
      <div>
        <dt>{say.held}</dt>
        <dd>{say.signed(held)}</dd>
      </div>
      {crates > 0 && (
        <div>
          <dt>{say.crates}</dt>
          <dd>{say.signed(-crates)}</dd>
        </div>
      )}
      <div className="tel-uit">
        <dt>{say.shelf}</dt>
        <dd>{expected}</dd>
      </div>
    </dl>
  );
}
