import { officeCategories as say } from "#texts/office/range/categories.ts";
import { SelectField, TextField } from "#ui/form/field.tsx";
import type { Choice } from "./categories.server.ts";
import type { CategoryForm } from "./rule-form.ts";

type Props = {
  form: CategoryForm;
  errors: Record<string, string[]>;
  parents: Choice[];
  faces: Choice[];
  names: Record<string, string>;
};

/** What a category is called, where it is, and whether the shop shows it. */
export function BasisPart({ form, errors, parents, faces, names }: Props) {
  const isGone = form.face && !faces.some(({ slug }) => slug === form.face);
  return (
    <section className="vel">
      <h2>{say.basis}</h2>
      <div className="velden">
        <TextField
          label={say.fields.title}
          name="title"
          span={3}
          defaultValue={form.title}
          help={say.nameHelp}
          errors={errors.title}
          maxLength={80}
        />
        <TextField
          label={say.fields.address}
          name="address"
          span={3}
          defaultValue={form.address}
          help={say.addressHelp}
          errors={errors.address}
          maxLength={80}
        />
        <SelectField label={say.fields.parent} name="parent" span={3} defaultValue={form.parent} errors={errors.parent}>
          <option value="">{say.top}</option>
          {parents.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField
          label={say.fields.place}
          name="place"
          span={3}
          inputMode="numeric"
          defaultValue={form.place}
          help={say.placeHelp}
          errors={errors.place}
          maxLength={3}
        />
        <SelectField label={say.fields.hidden} name="hidden" span={3} defaultValue={form.hidden} help={say.hiddenHelp}>
          <option value="">{say.shown}</option>
          <option value="ja">{say.hidden}</option>
        </SelectField>
        <SelectField label={say.fields.face} name="face" span={3} defaultValue={form.face} help={say.faceHelp}>
          <option value="">{say.faceAuto}</option>
          {isGone && <option value={form.face}>{names[form.face] ?? form.face}</option>}
          {faces.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
    </section>
  );
}
