import { Form } from "react-router";
import { counting } from "#texts/office/range/counting.ts";
import { SelectField, TextField } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import type { InPlace } from "./counts.server.ts";
import { type Session, Sizes } from "./scan-part.tsx";

const say = counting.session;
/** How the address says that a size has no place. */
export const NO_PLACE = "-";

type Props = { places: string[]; session: Session; since: string; here: InPlace | undefined };

/** One place of the nursery, with what is still to count there: the address is the session, for as many people as like. */
export function SessionPart({ places, session, since, here }: Props) {
  return (
    <section className="deel" aria-labelledby="vak-tellen">
      <h2 id="vak-tellen">{say.title}</h2>
      {places.length === 0 && !here && <p className="soft">{say.noPlaces}</p>}
      <Form className="tel-vak" key={`${session.vak}${since}`}>
        <SelectField label={say.place} name="vak" defaultValue={session.vak}>
          <option value="">{say.choose}</option>
          {places.map((place) => (
            <option key={place} value={place}>
              {place}
            </option>
          ))}
          <option value={NO_PLACE}>{say.none}</option>
        </SelectField>
        <TextField label={say.since} name="sinds" type="date" defaultValue={since} />
        <button className="btn btn-lijn btn-s" type="submit">
          {say.show}
        </button>
      </Form>
      {here && <Left here={here} session={session} />}
    </section>
  );
}

function Left({ here: { all, left, rows }, session }: { here: InPlace; session: Session }) {
  if (all === 0) return <p className="soft">{say.empty}</p>;
  return (
    <>
      <p>
        <b>{say.left(left, all)}</b>
        <progress value={all - left} max={all} aria-label={say.left(left, all)} />
      </p>
      {rows.length < left && <p className="soft klein">{say.more(rows.length)}</p>}
      <Sizes label={say.list} sizes={rows} session={session} />
      {session.vak !== NO_PLACE && (
        <p>
          <Link to={`/kantoor/assortiment/labels?${new URLSearchParams({ vak: session.vak })}`}>{say.labels}</Link>
        </p>
      )}
    </>
  );
}
