import { Latin } from "#catalogue/card/latin.tsx";
import { DESCRIPTION_ROOM, TITLE_ROOM } from "#catalogue/product/page-words.ts";
import { officeProduct as say } from "#texts/office/range/product.ts";
import { AreaField, TextField } from "#ui/form/field.tsx";
import type { Form, Own } from "../form/product-form.ts";
import { ownField, type Shown } from "../form/shown.ts";

const SUMMARY_ROOM = 120;

/** What the shop says of it, with how that looks beside it while somebody types. */
export function WordsPart({ shown, live }: { shown: Shown; live: Form }) {
  const area = (name: Own, rows: number, help?: string) => (
    <AreaField label={say.own[name]} rows={rows} help={help} {...ownField(shown, name)} />
  );
  const { own } = live;
  return (
    <section className="deel" id="teksten">
      <h2>{say.section.teksten}</h2>
      <div className="vel twee-helft">
        <div className="stack">
          {area("summary", 3, say.signs(own.summary.length, SUMMARY_ROOM))}
          {area("description", 9)}
          {area("care", 5, say.help.care)}
          {area("goodToKnow", 3)}
        </div>
        <div className="vb" role="group" aria-label={say.preview}>
          <p className="mini soft">{say.preview}</p>
          <h3>{own.name}</h3>
          {own.latin && <Latin name={own.latin} />}
          <p>{own.summary}</p>
          {own.description.split(/\n\n+/).map((part, at) => (
            <p key={at}>{part}</p>
          ))}
          {own.care && (
            <ul>
              {own.care.split("\n").map((tip, at) => (
                <li key={at}>{tip}</li>
              ))}
            </ul>
          )}
          {own.goodToKnow && <p className="bericht bericht-let">{own.goodToKnow}</p>}
        </div>
      </div>
    </section>
  );
}

/** How people find it: in the shop and elsewhere. */
export function FindPart({ shown, live }: { shown: Shown; live: Form }) {
  const { own, help } = say;
  const { title, meta } = live.own;
  const used = (text: string, room: number, words: string) => (text ? say.signs(text.length, room) : words);
  return (
    <section className="deel" id="vinden">
      <h2>{say.section.vinden}</h2>
      <div className="vel velden">
        <TextField
          label={own.searchWords}
          {...ownField(shown, "searchWords")}
          help={help.searchWords}
          maxLength={400}
        />
        <TextField
          label={own.title}
          {...ownField(shown, "title")}
          help={used(title, TITLE_ROOM, help.title)}
          maxLength={120}
        />
        <AreaField
          label={own.meta}
          rows={2}
          {...ownField(shown, "meta")}
          help={used(meta, DESCRIPTION_ROOM, help.meta)}
          maxLength={300}
        />
        <AreaField label={own.facets} rows={6} {...ownField(shown, "facets")} help={help.facets} />
      </div>
    </section>
  );
}
