import type { ReactNode } from "react";
import { AreaField, Choice, SelectField, TextField } from "#ui/form/field.tsx";
import { Button } from "#ui/button.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gids">
      <h2 className="kop-3">{title}</h2>
      <div className="stack">{children}</div>
    </section>
  );
}

const COLOURS =
  "kalk papier room zand linde salie klei nacht lommer blad mos goud goud-licht pompoen oker terra bast aarde lijn rood roze".split(
    " ",
  );

export function Colours() {
  return (
    <Part title="Kleuren">
      <div className="swatches">
        {COLOURS.map((name) => (
          <span key={name}>
            <i style={{ background: `var(--${name})` }} />
            <b>{name}</b>
          </span>
        ))}
      </div>
    </Part>
  );
}

export function Fonts() {
  return (
    <Part title="Letters">
      <p className="kop-1 kop">Plant vandaag je schaduw</p>
      <p className="kop-2 kop">Alles voor buiten</p>
      <p className="kop-3 kop">Zo kun je betalen</p>
      <p className="lead">Een inleiding zegt in één zin waar de pagina over gaat.</p>
      <p>
        Gewone tekst, met een <a href="#inhoud">link</a> en een <em>Carpinus betulus</em>.
      </p>
      <p className="klein soft">Klein en zacht, voor wat erbij hoort.</p>
    </Part>
  );
}

const KINDS = ["actie", "groen", "lijn"] as const;

/** Hover and focus are shown by going there; the others stand side by side. */
export function Buttons() {
  return (
    <Part title="Knoppen">
      {KINDS.map((kind) => (
        <div className="row" key={kind}>
          <Button kind={kind}>Gewoon</Button>
          <Button kind={kind} size="s">
            Klein
          </Button>
          <Button kind={kind} size="xl">
            Groot
          </Button>
          <Button kind={kind} busy>
            Bezig
          </Button>
          <Button kind={kind} disabled>
            Uit
          </Button>
        </div>
      ))}
      <div className="row">
        <button className="knop-ic" type="button" aria-label="Sluiten">
          <Icon name="sluiten" />
        </button>
        <a className="chip" href="#inhoud">
          Chip
        </a>
        <a className="chip chip-aan" href="#inhoud">
          Gekozen chip
        </a>
        <a className="link-pijl" href="#inhoud">
          Link met pijl <Icon name="verder" />
        </a>
      </div>
    </Part>
  );
}

const WRONG = { errors: ["Dit klopt nog niet."] };

export function Fields() {
  return (
    <Part title="Velden">
      <div className="velden">
        <TextField label="Gewoon" name="gewoon" help="Zoals op de deurbel" span={2} />
        <TextField label="Fout" name="fout" {...WRONG} defaultValue="an@" span={2} />
        <TextField label="Goed" name="goed" good defaultValue="1234 AB" span={2} />
        <TextField label="Uit" name="uit" disabled defaultValue="Nederland" span={2} />
        <TextField label="Met eenheid" name="lengte" unit="meter" defaultValue="4,8" span={2} />
        <TextField label="Niet verplicht" name="extra" optional span={2} />
        <Choices name="keuze" />
        <Choices name="keuze-fout" errors={WRONG.errors} />
        <Choices name="keuze-uit" disabled />
        <AreaField label="Notitie" name="notitie" optional />
        <AreaField label="Notitie met fout" name="notitie-fout" {...WRONG} />
      </div>
      <Choice label="Vinkje" name="vink" />
      <Choice label="Vinkje gezet, met aantal" name="vink-aan" count={128} defaultChecked />
      <Choice label="Vinkje uit" name="vink-uit" disabled />
      <Choice type="radio" label="Rondje" name="hoe" value="a" />
      <Choice type="radio" label="Rondje gekozen" name="hoe" value="b" defaultChecked />
    </Part>
  );
}

function Choices(props: { name: string; errors?: string[]; disabled?: boolean }) {
  return (
    <SelectField label="Land" span={2} {...props}>
      <option>Nederland</option>
      <option>België</option>
    </SelectField>
  );
}

export function Icons({ names }: { names: IconName[] }) {
  return (
    <Part title="Pictogrammen">
      <ul className="icoonrij">
        {names.map((name) => (
          <li key={name}>
            <Icon name={name} duo />
            <span className="klein">{name}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
