import { officeCategories as say } from "#texts/office/range/categories.ts";
import { SelectField } from "#ui/form/field.tsx";
import { Deed, Folded } from "../deed.tsx";
import type { Choice, Version } from "./categories.server.ts";
import type { Conflict } from "./rule-form.ts";

/** Who changed what and when, each version one press away. */
export function VersionPart({ slug, versions }: { slug: string; versions: Version[] }) {
  const oldest = versions.at(-1);
  return (
    <section className="vel">
      <h2>{say.versions}</h2>
      {versions.length === 0 && <p className="soft">{say.noVersions}</p>}
      <ol className="versies">
        {versions.map(({ id, at, who, changed }, i) => (
          <li key={id}>
            <p>
              <b>{who}</b>
              <br />
              <small>
                {at}. {changed.length ? say.changed(changed.map((one) => say.fields[one]).join(", ")) : say.same}
              </small>
            </p>
            {i > 0 && <Deed deed="categories.restore" label={say.putBack} kind="lijn" along={{ slug, id }} />}
          </li>
        ))}
        {oldest && (
          <li>
            <p>{say.first}</p>
            <Deed
              deed="categories.restore"
              label={say.putBack}
              kind="lijn"
              along={{ slug, id: oldest.id, welke: "voor" }}
            />
          </li>
        )}
      </ol>
    </section>
  );
}

type Removing = {
  slug: string;
  inside: { products: number; below: number };
  parents: Choice[];
  parent: string;
  errors: string[] | undefined;
};

/** Only what is empty can go, and its address leads on. */
export function RemovePart({ slug, inside, parents, parent, errors }: Removing) {
  const isFull = inside.products + inside.below > 0;
  return (
    <section className="vel">
      <Folded title={say.remove.title} open={Boolean(errors?.length)}>
        <p className="soft klein">
          {say.remove.text} {isFull && say.remove.full(inside.products, inside.below)}
        </p>
        {!isFull && (
          <Deed deed="categories.delete" label={say.remove.button} kind="lijn" along={{ slug }}>
            <SelectField label={say.remove.to} name="to" defaultValue={parent} errors={errors}>
              <option value="">{say.pick}</option>
              {parents.map((one) => (
                <option key={one.slug} value={one.slug}>
                  {one.title}
                </option>
              ))}
            </SelectField>
          </Deed>
        )}
      </Folded>
    </section>
  );
}

/** Two people changed one part: both values beside each other. */
export function ConflictPart({ conflicts }: { conflicts: Conflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <dl className="verschil gegevens">
      {conflicts.map(({ field, theirs, mine }) => (
        <div key={field}>
          <dt>{say.fields[field]}</dt>
          <dd>
            {say.conflict.theirs}: <b className="als-getypt">{theirs || say.conflict.empty}</b>
            {say.conflict.mine}: <b className="als-getypt">{mine || say.conflict.empty}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
