import { MAKERS, RATES, TIERS, WARNINGS, WITHDRAWAL } from "#catalogue/rules.ts";
import { officeProduct as say } from "#texts/office/range/product.ts";
import { officeRange } from "#texts/office/range/range.ts";
import { Choice, SelectField, TextField } from "#ui/form/field.tsx";
import { slugsIn } from "../form/picks.ts";
import { ownField, type Shown } from "../form/shown.ts";

const { own } = say;

/** Names, kind, and what the law asks of it. */
export function BasisPart({ shown, slug, isNew }: { shown: Shown; slug: string; isNew: boolean }) {
  const field = (name: Parameters<typeof ownField>[1]) => ownField(shown, name);
  const { key: passportKey, defaultValue: passport, errors: passportErrors } = field("passport");
  return (
    <section className="deel eerst" id="basis">
      <h2>{say.section.basis}</h2>
      <div className="vel velden">
        <TextField label={own.name} span={3} {...field("name")} maxLength={120} required />
        <TextField label={own.latin} span={3} {...field("latin")} maxLength={120} optional />
        <SelectField label={own.group} span={3} {...field("group")}>
          {[...RATES.keys()].map((group) => (
            <option key={group} value={group}>
              {officeRange.groups[group] ?? group}
            </option>
          ))}
        </SelectField>
        <SelectField label={own.vat} span={3} {...field("vat")}>
          <Options words={say.vat} />
        </SelectField>
        {isNew ? (
          <TextField
            label={say.fresh.slug}
            name="slug"
            key={slug}
            defaultValue={slug}
            help={say.help.newSlug}
            errors={shown.errors.slug}
            maxLength={80}
          />
        ) : (
          <p className="klein soft">
            {say.fresh.slug}: <b>/p/{slug}</b>. {say.help.slug}
          </p>
        )}
        <SelectField label={own.tiers} span={2} {...field("tiers")}>
          <option value="">{say.none}</option>
          <Options words={Object.fromEntries(Object.keys(TIERS).map((key) => [key, say.tiers[key] ?? key]))} />
        </SelectField>
        <SelectField label={own.withdrawal} span={2} {...field("withdrawal")}>
          <Options
            words={Object.fromEntries(Object.entries(WITHDRAWAL).map(([key]) => [key, say.withdrawal[key] ?? key]))}
          />
        </SelectField>
        <SelectField label={own.gpsr} span={2} {...field("gpsr")}>
          <option value="">{say.none}</option>
          <Options words={Object.fromEntries(Object.entries(MAKERS).map(([key, { name }]) => [key, name]))} />
        </SelectField>
        <TextField
          label={own.popularity}
          span={2}
          {...field("popularity")}
          inputMode="numeric"
          help={say.help.popularity}
        />
        <TextField label={own.ctgb} span={2} {...field("ctgb")} maxLength={1000} optional />
        <div className="veld sp2">
          <Choice key={passportKey} name="passport" value="ja" defaultChecked={passport !== ""} label={own.passport} />
          <Wrong errors={passportErrors} />
        </div>
        <Warnings shown={shown} />
      </div>
      <State shown={shown} />
    </section>
  );
}

export function Options({ words }: { words: Record<string, string> }) {
  return Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

export function Wrong({ errors = [] }: { errors?: string[] | undefined }) {
  return errors.length > 0 && <p className="melding-fout">{errors.join(" ")}</p>;
}

function Warnings({ shown }: { shown: Shown }) {
  const { key, errors } = ownField(shown, "warnings");
  const chosen = slugsIn(shown.form.own.warnings);
  return (
    <details className="vol-breed" open={errors && true}>
      <summary>
        {own.warnings} ({chosen.length})
      </summary>
      <Wrong errors={errors} />
      <div className="waarschuwingen" key={key}>
        {Object.entries(WARNINGS).map(([one, text]) => (
          <Choice key={one} name="warnings" value={one} defaultChecked={chosen.includes(one)} label={text} />
        ))}
      </div>
    </details>
  );
}

function State({ shown }: { shown: Shown }) {
  const { key, defaultValue } = ownField(shown, "state");
  return (
    <fieldset className="vel staat-keuze" key={key}>
      <legend>{say.state.legend}</legend>
      {(["winkel", "concept", "gepland"] as const).map((state) => (
        <Choice
          key={state}
          type="radio"
          name="state"
          value={state}
          defaultChecked={defaultValue === state}
          label={say.state[state]}
        />
      ))}
      <TextField label={own.from} type="date" {...ownField(shown, "from")} />
    </fieldset>
  );
}
