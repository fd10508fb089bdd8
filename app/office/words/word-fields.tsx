import { type Field, fieldsOf, isChoice, type Kind, LONGEST, type Words } from "#outside/words/fields.ts";
import { officeWords as say } from "#texts/office/words.ts";
import { AreaField, TextField } from "#ui/form/field.tsx";
import { BodyField } from "./body-field.tsx";
import type { Preview } from "./preview.server.ts";

const LINES: Partial<Record<Field, number>> = { description: 2, short: 5, intro: 4, tip: 2, faq: 12 };
/** What a text should not be longer than; the checks tell it too, this counts along. */
const MOST: Partial<Record<Field, number>> = { description: 160, short: 420, intro: 280 };

type Props = {
  kind: Kind;
  slug: string;
  words: Words;
  live: Words;
  preview: Preview;
  errors: Record<string, string[]>;
};

/** The fields of a text, each as plain text; `live` is what stands in them now. */
export function WordFields({ kind, slug, words, live, preview, errors }: Props) {
  return fieldsOf(kind, slug).map((field) => {
    if (isChoice(field)) return null;
    if (field === "body" && kind === "mail")
      return (
        <AreaField
          key={field}
          label={say.fields.mail}
          name={field}
          defaultValue={words.body ?? ""}
          rows={6}
          help={say.help.mail}
          maxLength={2000}
          errors={errors.body}
        />
      );
    if (field === "body")
      return <BodyField key={field} words={words} live={live} kind={kind} preview={preview} errors={errors.body} />;
    const own = { label: say.fields[field], name: field, defaultValue: words[field] ?? "", errors: errors[field] };
    const props = { ...own, maxLength: LONGEST[field] };
    const most = MOST[field];
    const told = field === "faq" && kind === "page" ? say.help.groups : say.help[field];
    const help = most ? `${told} ${say.size((live[field] ?? "").length, most)}` : told;
    return LINES[field] ? (
      <AreaField key={field} {...props} rows={LINES[field]} help={help} />
    ) : (
      <TextField key={field} {...props} help={help} />
    );
  });
}
