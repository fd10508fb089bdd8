import { packing as say } from "#texts/office/packing.ts";
import { Choice } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { Deed } from "../deed.tsx";
import { Mark } from "../rows.tsx";
import type { showBatch } from "./show-batch.ts";

export type Crate = ReturnType<typeof showBatch>["crates"][number];

/** Each order with what lies in its crate; who was short says what becomes of the rest. */
export function CrateList({ crates, next }: { crates: Crate[]; next: string }) {
  const packed = crates.filter((one) => one.packed).length;
  return (
    <>
      <ul className="kratlijst">
        {crates.map((crate) => (
          <CrateCard key={crate.order} crate={crate} />
        ))}
      </ul>
      <div className="balk-onder">
        <p>{say.progress(packed, crates.length)}</p>
        <Link className="btn btn-actie btn-s" to={next}>
          {say.goAway}
        </Link>
      </div>
    </>
  );
}

function CrateCard({ crate }: { crate: Crate }) {
  const { order, letter, number, to, note, packed, how, weight, short, picked, lines } = crate;
  return (
    <li id={order} className="vak">
      <h2>
        <span className="letter">{letter}</span>
        <Link to={`/kantoor/bestellingen/${number}`}>{number}</Link>
      </h2>
      <p className="soft">{[to, weight, how].filter(Boolean).join(" · ")}</p>
      {note && <p className="notitie">{note}</p>}
      <ul className="inhoud">
        {lines.map(({ sku, cut, name, label, needed, collected }) => (
          <li key={sku + cut}>
            <b className={collected !== undefined && collected < needed ? "rood" : undefined}>
              {collected === undefined || collected === needed ? needed : `${collected}/${needed}`}
            </b>{" "}
            {name}, {label}
          </li>
        ))}
      </ul>
      {packed ? (
        <div className="paar">
          <Mark tone="goed">{say.packed}</Mark>
          <Deed deed="packing.pack" label={say.unpack} kind="lijn" along={{ order, weg: "ja" }} />
        </div>
      ) : (
        <>
          {!picked && <p className="klein soft">{say.notPicked}</p>}
          <Deed deed="packing.pack" label={say.pack} along={{ order }}>
            {short && (
              <fieldset>
                <legend>{say.rest}</legend>
                <Choice type="radio" name="rest" value="na" label={say.restNa} defaultChecked />
                <Choice type="radio" name="rest" value="terug" label={say.restTerug} />
              </fieldset>
            )}
          </Deed>
          <Deed deed="packing.take-out" label={say.takeOut} kind="lijn" along={{ order }} />
        </>
      )}
    </li>
  );
}
