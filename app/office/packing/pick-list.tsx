import { Form } from "react-router";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import type { Told } from "#outside/deed/told.ts";
import { packing as say } from "#texts/office/packing.ts";
import { TextField } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Deed, fieldOf } from "../deed.tsx";
import type { PickRow } from "./show-batch.ts";

type Place = { place: string; done: number; rows: PickRow[] };
type Props = { places: Place[]; lines: { all: number; done: number }; told: Told | undefined; next: string };

/** Made for one hand between the plants: a large tick, a large number, the letters of the crates. */
export function PickList({ places, lines, told, next }: Props) {
  return (
    <>
      <Form method="post" className="scan" key={lines.done}>
        <input type="hidden" name="deed" value="packing.scan" />
        <TextField {...fieldOf(told, "packing.scan")("code")} label={say.scan} autoComplete="off" maxLength={60} />
        <button className="btn btn-s" type="submit">
          {say.scanDo}
        </button>
      </Form>
      <p>
        <b>{say.linesDone(lines.done, lines.all)}</b>
        <progress value={lines.done} max={Math.max(1, lines.all)} aria-label={say.linesDone(lines.done, lines.all)} />
      </p>
      {places.map(({ place, done, rows }) => (
        <section key={place} className="plek">
          <h2>
            <Icon name="pin" />
            {place}
            <span>
              {done}/{rows.length}
            </span>
          </h2>
          <ul>
            {rows.map((row) => (
              <PickLine key={row.sku + row.cut} row={row} told={told} />
            ))}
          </ul>
        </section>
      ))}
      <div className="balk-onder">
        <p>{say.toPack(lines.all - lines.done)}</p>
        <Link className="btn btn-actie btn-s" to={next}>
          {say.goPack}
        </Link>
      </div>
    </>
  );
}

function PickLine({ row, told }: { row: PickRow; told: Told | undefined }) {
  const { sku, cut, name, label, picture, place, needed, found, crates } = row;
  const { values } = told ?? {};
  const mine = values?.sku === sku && (values.cut ?? cut) === cut ? told : undefined;
  const { errors, defaultValue = found ?? "" } = fieldOf(mine, "packing.short")("gevonden");
  const where = fieldOf(mine, "packing.place")("plek");
  const done = found !== undefined;
  return (
    <li id={sku} className={done ? "is-klaar" : undefined}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="deed" value="packing.pick" />
        <input type="hidden" name="sku" value={sku} />
        <input type="hidden" name="cut" value={cut} />
        {done && <input type="hidden" name="weg" value="ja" />}
        <button
          className="vinkvak"
          type="submit"
          aria-pressed={done}
          aria-label={done ? say.untick(name) : say.tick(name)}
        >
          {done && <Icon name="vink" />}
        </button>
      </Form>
      <span className="plaatje">
        <ProductPicture picture={picture} sizes="48px" />
      </span>
      <span className="wat">
        <b>{name}</b>
        <small>{label}</small>
        <small className="kratten">{crates.join(", ")}</small>
        {done && found < needed && <small className="rood">{say.shortNow(found, needed)}</small>}
      </span>
      <span className="getal">{needed}</span>
      <details className="weinig-er" key={`${found}${place}`} open={errors.length + where.errors.length > 0}>
        <summary aria-label={say.few(name)}>…</summary>
        <Deed deed="packing.short" label={say.foundDo} kind="lijn" along={{ sku, cut }}>
          <TextField
            label={say.found}
            name="gevonden"
            type="number"
            inputMode="numeric"
            min={0}
            max={needed}
            defaultValue={defaultValue}
            errors={errors}
            required
          />
        </Deed>
        <Deed deed="packing.place" label={say.placeDo} kind="lijn" along={{ sku }}>
          <TextField {...where} label={say.place} defaultValue={where.defaultValue ?? place} maxLength={60} />
        </Deed>
      </details>
    </li>
  );
}
