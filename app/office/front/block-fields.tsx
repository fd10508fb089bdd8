import { Form } from "react-router";
import { ADDRESSES, type BlockKind, type Field, FIELDS_OF, longestOf, picksOf, RULES } from "#front/page/block.ts";
import type { Told } from "#outside/deed/told.ts";
import { officeFront as say } from "#texts/office/shop/front.ts";
import { AreaField, SelectField, TextField } from "#ui/form/field.tsx";
import { AddressChoices, SaveBar } from "../form-parts.tsx";
import { PickList } from "../pick-list.tsx";
import type { Pick } from "../product/pick.server.ts";
import { type BlockForm, PICTURES, sentBlock } from "./block-form.ts";
import { TheirsPart } from "./theirs-part.tsx";
import { useKeptButton } from "../typed/use-kept-button.ts";

type Props = {
  id: string;
  kind: BlockKind;
  seen: string;
  form: BlockForm;
  names: Pick[];
  addresses: { to: string; label: string }[];
  told: Told | undefined;
};
type Back = { form: BlockForm; names: Pick[]; found?: Pick[]; theirs?: BlockForm };

const CHOICES = "adressen";
const LINES: Partial<Record<Field, number>> = { text: 3, text2: 3, body: 10, facts: 5 };

/** One block of the front page: its words, its choices and its days. */
export function BlockFields({ id, kind, seen, form: given, names: named, addresses, told }: Props) {
  const press = useKeptButton();
  const back = told?.shows as Partial<Back> | undefined;
  const form = back?.form ?? sentBlock(kind, told) ?? given;
  const errors = told?.errors ?? {};
  const picked = picksOf(kind);
  return (
    <Form method="post" action={`/kantoor/voorpagina/${id}`} className="kolom ruim" preventScrollReset onSubmit={press}>
      <input type="hidden" name="deed" value="front.save" />
      {/* Enter in a field presses the first button of a form: that saves. */}
      <button className="vh" type="submit" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="seen" value={(!back && told?.values?.seen) || seen} />
      {back?.theirs && <TheirsPart lines={linesOf(back.theirs)} />}
      <AddressChoices id={CHOICES} addresses={addresses} />
      <section className="vel velden">
        {kind === "month" && <p className="soft">{say.monthHelp}</p>}
        {(FIELDS_OF[kind] as readonly Field[]).map((field) => (
          <OneField key={field} {...{ kind, field }} value={form.words[field] ?? ""} errors={errors[field]} />
        ))}
        {picked && (
          <PickList
            field="picks"
            label={say.picks[picked]}
            help={say.picksHelp[picked]}
            picks={
              back?.names ?? form.picks.map((slug) => named.find((one) => one.slug === slug) ?? { slug, name: slug })
            }
            found={back?.found}
            look="front.look"
            errors={errors.picks}
            ordered
          />
        )}
      </section>
      <section className="vel velden">
        <TextField label={say.fromDay} name="from" type="date" span={3} defaultValue={form.from} errors={errors.from} />
        <TextField
          label={say.untilDay}
          name="until"
          type="date"
          span={3}
          defaultValue={form.until}
          errors={errors.until}
        />
        <TextField
          label={say.yearFrom}
          name="yearFrom"
          span={3}
          defaultValue={form.yearFrom}
          errors={errors.yearFrom}
          maxLength={5}
        />
        <TextField
          label={say.yearUntil}
          name="yearUntil"
          span={3}
          defaultValue={form.yearUntil}
          errors={errors.yearUntil}
          maxLength={5}
        />
        <p className="soft klein">{say.daysHelp}</p>
      </section>
      <SaveBar title={say.bar} save={say.save} />
    </Form>
  );
}

type FieldProps = { kind: BlockKind; field: Field; value: string; errors: string[] | undefined };

function OneField({ kind, field, value, errors }: FieldProps) {
  const own = { label: say.fields[field], name: field, defaultValue: value, errors };
  if (field === "rule")
    return (
      <SelectField {...own} defaultValue={value || "hand"}>
        {RULES.map((rule) => (
          <option key={rule} value={rule}>
            {say.rules[rule]}
          </option>
        ))}
      </SelectField>
    );
  if (LINES[field])
    return <AreaField {...own} rows={LINES[field]} maxLength={longestOf(field)} help={say.help[field as "text"]} />;
  const isAddress = ADDRESSES.includes(field);
  const help = PICTURES.includes(field) ? say.pictureHelp[kind as "hero"] : isAddress ? say.addressHelp : undefined;
  const half = ["action", "actionTo", "second", "secondTo", "action2", "actionTo2"].includes(field);
  return (
    <TextField
      {...own}
      {...(half && { span: 3 as const })}
      {...(isAddress && { list: CHOICES })}
      help={help}
      maxLength={longestOf(field)}
      autoComplete="off"
    />
  );
}

const linesOf = ({ words, picks, from, until, yearFrom, yearUntil }: BlockForm): string[] => [
  ...Object.values(words),
  ...picks,
  from,
  until,
  yearFrom,
  yearUntil,
];
