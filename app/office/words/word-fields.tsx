import { useId, useRef } from "react";
import { type Field, fieldsOf, isChoice, type Kind, type Words } from "#outside/words/fields.ts";
import { officeWords as say } from "#texts/office/words.ts";
import { AreaField, TextField } from "#ui/form/field.tsx";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { WriteBar } from "./write-bar.tsx";

const LINES: Partial<Record<Field, number>> = { description: 2, short: 5, intro: 4, tip: 2, faq: 12 };
/** What a text should not be longer than; the checks tell it too, this counts along. */
const MOST: Partial<Record<Field, number>> = { description: 160, short: 420, intro: 280 };
const WORDS_A_MINUTE = 200;

/** The fields of a text, each as plain text; `live` is what stands in them now. */
export function WordFields({ kind, slug, words, live }: { kind: Kind; slug: string; words: Words; live: Words }) {
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
        />
      );
    if (field === "body") return <Body key={field} words={words} live={live} products={kind === "article"} />;
    const props = { label: say.fields[field], name: field, defaultValue: words[field] ?? "" };
    const most = MOST[field];
    const told = field === "faq" && kind === "page" ? say.help.groups : say.help[field];
    const help = most ? `${told} ${say.size((live[field] ?? "").length, most)}` : told;
    return LINES[field] ? (
      <AreaField key={field} {...props} rows={LINES[field]} help={help} maxLength={60_000} />
    ) : (
      <TextField key={field} {...props} help={help} maxLength={200} />
    );
  });
}

function Body({ words, live, products }: { words: Words; live: Words; products: boolean }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isHere = useInBrowser();
  const id = useId();
  const count = (live.body ?? "").split(/\s+/).filter(Boolean).length;
  return (
    <div className="veld">
      <label htmlFor={id}>{say.fields.body}</label>
      {isHere && <WriteBar area={area} products={products} />}
      <textarea
        ref={area}
        id={id}
        name="body"
        className="inv schrijfvel"
        rows={18}
        maxLength={60_000}
        defaultValue={words.body ?? ""}
        aria-describedby={`${id}h`}
      />
      <span className="hulp" id={`${id}h`}>
        {say.help.body} {say.count(count, Math.max(1, Math.round(count / WORDS_A_MINUTE)))}
      </span>
    </div>
  );
}
