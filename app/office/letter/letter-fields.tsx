import { Form } from "react-router";
import { LETTER_KINDS, type LetterBlock, MOST_BLOCKS } from "#newsletter/issue.ts";
import type { Told } from "#outside/deed/told.ts";
import { officeArrange } from "#texts/office/shop/arrange.ts";
import { officeLetter as say } from "#texts/office/shop/letter.ts";
import { Button } from "#ui/button.tsx";
import { AreaField, SelectField, TextField } from "#ui/form/field.tsx";
import { SaveBar } from "../form-parts.tsx";
import { MoveButton } from "../front/move-button.tsx";
import { TheirsPart } from "../front/theirs-part.tsx";
import { PickList } from "../pick-list.tsx";
import type { Pick } from "../product/pick.server.ts";
import { type LetterForm, sentLetter } from "./letter-form.ts";
import { useKeptButton } from "../typed/use-kept-button.ts";

type Props = { id: number; revision: number; form: LetterForm; names: Pick[]; told: Told | undefined };
type Back = { form: LetterForm; names: Pick[]; found?: { at: number; picks: Pick[] }[]; theirs?: LetterForm };

/** A letter is written block by block; the buttons beside a block move it and save. */
export function LetterFields({ id, revision, form: given, names: named, told }: Props) {
  const press = useKeptButton();
  const back = told?.shows as Partial<Back> | undefined;
  const form = back?.form ?? sentLetter(told) ?? given;
  const names = new Map((back?.names ?? named).map((one) => [one.slug, one]));
  return (
    <Form
      method="post"
      action={`/kantoor/nieuwsbrief/${id}`}
      className="kolom ruim"
      preventScrollReset
      onSubmit={press}
    >
      <input type="hidden" name="deed" value="letters.save" />
      {/* Enter in a field presses the first button of a form: that saves. */}
      <button className="vh" type="submit" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="revision" value={(!back && told?.values?.revision) || revision} />
      {back?.theirs && <TheirsPart lines={linesOf(back.theirs)} />}
      <section className="vel velden">
        <TextField label={say.subject} name="subject" maxLength={120} defaultValue={form.subject} />
        <SelectField label={say.readers} name="season" defaultValue={form.season}>
          <option value="">{say.monthly}</option>
          <option value="ja">{say.everybody}</option>
        </SelectField>
      </section>
      {form.blocks.map((block, at) => (
        <Block
          key={`${at}${block.kind}${block.picks.join()}`}
          {...{ block, at }}
          isLast={at === form.blocks.length - 1}
          picks={block.picks.map((slug) => names.get(slug) ?? { slug, name: slug })}
          found={back?.found?.find((one) => one.at === at)?.picks}
          errors={told?.errors?.[`picks.${at}`]}
        />
      ))}
      {form.blocks.length < MOST_BLOCKS && (
        <div className="row" role="group" aria-label={say.add}>
          <span>{say.add}:</span>
          {LETTER_KINDS.map((kind) => (
            <Button key={kind} kind="lijn" size="s" type="submit" name="zet" value={`erbij.${kind}`}>
              {say.kinds[kind]}
            </Button>
          ))}
        </div>
      )}
      <SaveBar title={say.bar} save={say.save} />
    </Form>
  );
}

type BlockProps = {
  block: LetterBlock;
  at: number;
  isLast: boolean;
  picks: Pick[];
  found: Pick[] | undefined;
  errors: string[] | undefined;
};

function Block({ block: { kind, text }, at, isLast, picks, found, errors }: BlockProps) {
  const name = say.block(at + 1, say.kinds[kind]);
  return (
    <fieldset className="vel stack">
      <legend className="kop-4">{name}</legend>
      <input type="hidden" name="kind" value={kind} />
      {kind === "text" ? (
        <AreaField label={say.text} name="text" rows={7} maxLength={6000} defaultValue={text} help={say.textHelp} />
      ) : (
        <>
          <TextField
            label={kind === "picture" ? say.caption : say.heading}
            name="text"
            maxLength={200}
            defaultValue={text}
          />
          <PickList
            field={`picks.${at}`}
            label={say.picks[kind]}
            picks={picks}
            found={found}
            look="letters.look"
            errors={errors}
            ordered
          />
        </>
      )}
      <div className="row">
        <MoveButton value={`b.${at}.op`} label={officeArrange.up(name)} up off={at === 0} />
        <MoveButton value={`b.${at}.neer`} label={officeArrange.down(name)} off={isLast} />
        <Button kind="lijn" size="s" type="submit" name="zet" value={`b.${at}.weg`}>
          {say.removeBlock(name)}
        </Button>
      </div>
    </fieldset>
  );
}

const linesOf = ({ subject, blocks }: LetterForm): string[] => [
  subject,
  ...blocks.flatMap(({ text, picks }) => [text, ...picks]),
];
