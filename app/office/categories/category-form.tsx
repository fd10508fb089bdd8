import { Form } from "react-router";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { officeCategories as say } from "#texts/office/range/categories.ts";
import { officeRange } from "#texts/office/range/range.ts";
import { Button } from "#ui/button.tsx";
import { AreaField, Choice } from "#ui/form/field.tsx";
import { BasisPart } from "./basis-part.tsx";
import type { Choice as Place } from "./categories.server.ts";
import { ConflictPart } from "./category-parts.tsx";
import type { Pick } from "../product/pick.server.ts";
import type { CategoryForm as Fields, Conflict } from "./rule-form.ts";
import { type Fitting, useCount } from "./use-count.ts";

type Props = {
  slug: string;
  form: Fields;
  seen: Fields;
  names: Record<string, string>;
  found: { also?: Pick[]; not?: Pick[] } | undefined;
  conflicts: Conflict[];
  groups: string[];
  parents: Place[];
  faces: Place[];
  given: Fitting;
  errors: Record<string, string[]>;
};

/** What a category is called, where it is and what stands in it; what would come of it stands beside. */
export function CategoryForm(props: Props) {
  const { slug, form, seen, names, found, conflicts, groups, parents, faces, given, errors } = props;
  const path = `/kantoor/categorieen/${slug}`;
  const { ref, changed, fitting } = useCount(`${path}/voorbeeld`, given);
  return (
    <Form method="post" action={path} className="kolom ruim" ref={ref} onInput={changed} preventScrollReset>
      {/* Enter in a field presses the first button of a form: that looks, and keeps nothing. */}
      <button className="vh" type="submit" name="deed" value="categories.preview" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="seen" value={JSON.stringify(seen)} />
      <ConflictPart conflicts={conflicts} />
      <div className="schrijf">
        <div className="kolom ruim">
          <BasisPart {...{ form, errors, parents, faces, names }} />
          <section className="vel stack">
            <h2>{say.rule}</h2>
            <p className="soft klein">{say.ruleText}</p>
            <details className="daden">
              <summary>
                {say.fields.groups}: {say.groupsChosen(form.groups.length)}
              </summary>
              <fieldset className="waarschuwingen">
                <legend className="vh">{say.fields.groups}</legend>
                {groups.map((group) => (
                  <Choice
                    key={group}
                    name="groups"
                    value={group}
                    defaultChecked={form.groups.includes(group)}
                    label={officeRange.groups[group] ?? group}
                  />
                ))}
              </fieldset>
            </details>
            <AreaField
              label={say.fields.where}
              name="where"
              rows={3}
              defaultValue={form.where}
              help={say.whereHelp}
              errors={errors.where}
              maxLength={4000}
            />
            <ByHand field="also" {...{ form, names, found }} />
            <ByHand field="not" {...{ form, names, found }} />
          </section>
        </div>
        <section className="voorbeeld" aria-label={say.preview}>
          <div className="spread vb-balk">
            <h2 className="kop-4">{say.preview}</h2>
            <b role="status">{say.count(fitting.count)}</b>
          </div>
          <ul className="vb-artikel">
            {fitting.cards.length === 0 && <li>{say.nothing}</li>}
            {fitting.cards.map((card) => (
              <li key={card.slug} className="vb-prod">
                <ProductPicture picture={card.picture && { ...card.picture, alt: "" }} sizes="72px" />
                <span>{card.name}</span>
              </li>
            ))}
          </ul>
          <Button kind="lijn" size="s" type="submit" name="deed" value="categories.preview">
            {say.show}
          </Button>
        </section>
      </div>
      <div className="balk-onder">
        <p>
          <b>{say.bar}</b>
        </p>
        <Button kind="actie" size="s" type="submit" name="deed" value="categories.save" aria-keyshortcuts="Control+S">
          {say.save}
        </Button>
      </div>
    </Form>
  );
}

type HandProps = { field: "also" | "not"; form: Fields; names: Props["names"]; found: Props["found"] };

/** Products put in or taken out by hand: ticks that are sent with the form; a search comes back with it. */
function ByHand({ field, form, names, found }: HandProps) {
  const free = found?.[field] ?? [];
  return (
    <fieldset className="kiezer">
      <legend>{say.fields[field]}</legend>
      <ul>
        {form[field].length === 0 && free.length === 0 && <li className="soft klein">{say.noneByHand}</li>}
        {form[field].map((slug) => (
          <li key={slug}>
            <Choice name={field} value={slug} defaultChecked label={names[slug] ?? slug} />
          </li>
        ))}
        {free.map(({ slug, name, more }) => (
          <li key={slug}>
            <Choice name={field} value={slug} label={more ? `${name} (${more})` : name} />
          </li>
        ))}
      </ul>
      <div className="kiezer-zoek">
        <input
          className="inv"
          type="search"
          name={`zoek.${field}`}
          aria-label={say.searchProduct(say.fields[field])}
          placeholder={say.searchProduct(say.fields[field])}
          autoComplete="off"
          maxLength={60}
        />
        <Button kind="lijn" size="s" type="submit" name="deed" value="categories.preview">
          {say.find}
        </Button>
      </div>
    </fieldset>
  );
}
