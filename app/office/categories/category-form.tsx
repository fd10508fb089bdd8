import { Form } from "react-router";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { officeCategories as say } from "#texts/office/range/categories.ts";
import { officeRange } from "#texts/office/range/range.ts";
import { Button } from "#ui/button.tsx";
import { AreaField, Choice } from "#ui/form/field.tsx";
import { BasisPart } from "./basis-part.tsx";
import type { Choice as Place } from "./categories.server.ts";
import { ConflictPart } from "./category-parts.tsx";
import { PickList } from "../pick-list.tsx";
import type { Pick } from "../product/pick.server.ts";
import { named } from "../typed/sent-back.ts";
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
  const byHand = (field: "also" | "not") => ({
    field,
    label: say.fields[field],
    picks: named(
      form[field],
      Object.entries(names).map(([slug, name]) => ({ slug, name })),
    ),
    found: found?.[field],
    look: "categories.preview",
    errors: errors[field],
  });
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
            <PickList {...byHand("also")} />
            <PickList {...byHand("not")} />
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
