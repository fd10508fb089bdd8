import { Form } from "react-router";
import { GROUP_ICONS } from "#front/menu/group-icons.ts";
import type { Told } from "#outside/deed/told.ts";
import { officeMenu as say } from "#texts/office/shop/menu.ts";
import { AreaField, SelectField, TextField } from "#ui/form/field.tsx";
import { AddressChoices, SaveBar } from "../form-parts.tsx";
import { EntryRows } from "./entry-rows.tsx";
import { TheirsPart } from "./theirs-part.tsx";
import { type MenuForm, type Row, sentMenu } from "./menu-form.ts";
import { useKeptButton } from "../typed/use-kept-button.ts";

type Props = {
  id: string;
  kind: "group" | "season" | "bar" | "foot";
  seen: string;
  form: MenuForm;
  addresses: { to: string; label: string }[];
  benches: string[];
  told: Told | undefined;
};

const CHOICES = "adressen";

/** One part of the menu: what it says, and its links in their order. */
export function MenuPartForm({ id, kind, seen, form: given, addresses, benches, told }: Props) {
  const press = useKeptButton();
  const back = told?.shows as { form: MenuForm; theirs?: MenuForm } | undefined;
  const form = back?.form ?? sentMenu(given, told) ?? given;
  const errors = told?.errors ?? {};
  const labels = new Map(addresses.map(({ to, label }) => [to, label]));
  const labelOf = (to: string) => labels.get(to);
  return (
    <Form method="post" action={`/kantoor/menu/${id}`} className="kolom ruim" preventScrollReset onSubmit={press}>
      {/* Enter in a field presses the first button of a form: that saves. */}
      <button className="vh" type="submit" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="deed" value="menu.save" />
      <input type="hidden" name="seen" value={(!back && told?.values?.seen) || seen} />
      {back?.theirs && <TheirsPart lines={linesOf(back.theirs)} />}
      <AddressChoices id={CHOICES} addresses={addresses} />
      {kind === "group" && <GroupFields fields={form.fields} errors={errors} benches={benches} />}
      {kind === "season" && <SeasonFields fields={form.fields} errors={errors} />}
      <EntryRows
        of="r"
        label={say.list}
        help={kind === "group" ? say.listHelp : say.plainListHelp}
        rows={form.rows}
        choices={CHOICES}
        labelOf={labelOf}
        errors={errors}
      />
      {kind === "group" && (
        <EntryRows
          of="g"
          label={say.guides}
          help={say.guidesHelp}
          rows={form.guides}
          choices={CHOICES}
          labelOf={labelOf}
          errors={errors}
        />
      )}
      <SaveBar title={say.bar} save={say.save} />
    </Form>
  );
}

type Fields = { fields: Record<string, string>; errors: Record<string, string[]> };

function GroupFields({ fields, errors, benches }: Fields & { benches: string[] }) {
  const field = (name: "to" | "name" | "text" | "plant") => ({
    label: say.fields[name],
    name,
    defaultValue: fields[name] ?? "",
    errors: errors[name],
  });
  return (
    <section className="vel velden">
      <TextField {...field("to")} span={3} list={CHOICES} help={say.help.to} maxLength={200} autoComplete="off" />
      <TextField {...field("name")} span={3} help={say.help.name} maxLength={60} />
      <AreaField {...field("text")} rows={2} maxLength={300} />
      <SelectField label={say.fields.icon} name="icon" span={3} defaultValue={fields.icon}>
        {GROUP_ICONS.map((icon) => (
          <option key={icon}>{icon}</option>
        ))}
      </SelectField>
      <SelectField label={say.fields.bench} name="bench" span={3} defaultValue={fields.bench}>
        {benches.map((bench) => (
          <option key={bench}>{bench}</option>
        ))}
      </SelectField>
      <TextField {...field("plant")} help={say.help.plant} maxLength={120} />
    </section>
  );
}

function SeasonFields({ fields, errors }: Fields) {
  const field = (name: "title" | "text" | "from" | "until") => ({
    label: say.fields[name],
    name,
    defaultValue: fields[name] ?? "",
    errors: errors[name],
  });
  return (
    <section className="vel velden">
      <TextField {...field("title")} maxLength={60} />
      <AreaField {...field("text")} rows={2} maxLength={300} />
      <TextField {...field("from")} span={3} help={say.help.yearDay} maxLength={5} />
      <TextField {...field("until")} span={3} maxLength={5} />
    </section>
  );
}

const linesOf = ({ fields, rows, guides }: MenuForm): string[] => [
  ...Object.values(fields),
  ...[...rows, ...guides].map(({ to, name }: Row) => (to ? `${name || to} (${to})` : name)),
];
