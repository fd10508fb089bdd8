import { TOPICS, topicTitle } from "#advice/topics.ts";
import { MONTHS } from "#kit/day.ts";
import { listIn, type Words } from "#outside/words/fields.ts";
import { officeWords } from "#texts/office/words.ts";
import { Choice, SelectField } from "#ui/form/field.tsx";
import { PickList } from "../../pick-list.tsx";
import type { ArticlePicks } from "./article-picks.server.ts";

const { about: say, fields, help } = officeWords;

type Props = { words: Words; picks: ArticlePicks; errors: Record<string, string[]> };

/** What an article is about, when it is for, and what goes with it. */
export function ArticleFields({ words, picks, errors }: Props) {
  const months = listIn(words.inMonths ?? "");
  return (
    <section className="vel kolom">
      <h2>{say.title}</h2>
      <SelectField
        label={fields.subject}
        name="subject"
        help={help.subject}
        defaultValue={words.subject ?? ""}
        errors={errors.subject}
      >
        {TOPICS.map(({ slug }) => (
          <option key={slug} value={slug}>
            {topicTitle(slug)}
          </option>
        ))}
      </SelectField>
      <fieldset className="kiezer">
        <legend>{fields.inMonths}</legend>
        <p className="soft klein">{say.monthsHelp}</p>
        {errors.inMonths && <p className="melding-fout">{errors.inMonths[0]}</p>}
        <div className="maanden-kies">
          {MONTHS.map((name, at) => (
            <Choice
              key={name}
              name="inMonths"
              value={at + 1}
              label={name}
              defaultChecked={months.includes(String(at + 1))}
            />
          ))}
        </div>
      </fieldset>
      <PickList
        field="ofProducts"
        label={fields.ofProducts}
        help={say.productsHelp}
        look="words.preview"
        picks={picks.ofProducts.picks}
        found={picks.ofProducts.found}
        errors={errors.ofProducts}
      />
      <PickList
        field="ofCategories"
        label={fields.ofCategories}
        help={say.categoriesHelp}
        look="words.preview"
        picks={picks.ofCategories.picks}
        found={picks.ofCategories.found}
        errors={errors.ofCategories}
      />
    </section>
  );
}
