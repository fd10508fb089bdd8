import { useEffect, useEffectEvent } from "react";
import { Form, useNavigation } from "react-router";
import type { Kind, Words } from "#outside/words/fields.ts";
import { officeWords as say } from "#texts/office/words.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { ArticleFields } from "./article/article-fields.tsx";
import type { ArticlePicks } from "./article/article-picks.server.ts";
import { useKeptWords } from "./editor/use-kept-words.ts";
import type { Conflict } from "./merge-words.ts";
import { PreviewPart } from "./preview-part.tsx";
import { type Seen, usePreview } from "./use-preview.ts";
import { WordFields } from "./word-fields.tsx";
import { CheckPart, ConflictPart } from "./word-parts.tsx";
import { KeptMessage } from "../form-parts.tsx";

type Props = {
  kind: Kind;
  slug: string;
  /** What stands in the fields, and what the text is to be compared with when it is saved. */
  words: Words;
  base: Words;
  picks: ArticlePicks;
  given: Seen;
  conflicts: Conflict[];
  errors: Record<string, string[]>;
  /** Who saved it last, for who comes second. */
  who: string;
  /** Day and time on which the draft comes in the shop, if that was planned. */
  due: { day: string; time: string };
  bar: { title: string; text?: string };
  /** The server sent back what was typed. */
  isTold: boolean;
};

/** Write left, the shop's look right; draft, publish or plan with one press. */
export function WordForm({ kind, slug, picks, given, conflicts, errors, who, due, bar, isTold, ...loaded }: Props) {
  const path = `/kantoor/teksten/${say.kinds[kind].path}/${slug}`;
  const { words, base, isKept, keepTyped, send, forget } = useKeptWords(path, loaded, isTold);
  const { ref, changed, live, seen } = usePreview(`${path}/voorbeeld`, given, words, keepTyped);
  const showKept = useEffectEvent(changed);
  useEffect(() => {
    if (isKept) showKept();
  }, [isKept]);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>("[aria-invalid=true]:not([hidden])")?.focus();
  }, [errors, ref]);
  const isHere = useInBrowser();
  const sent = useNavigation().formData?.get("deed");
  return (
    <Form
      method="post"
      action={path}
      className="kolom ruim"
      data-keeps
      ref={ref}
      onInput={changed}
      onSubmit={send}
      preventScrollReset
    >
      {/* Enter in a field presses the first button of a form: that is keeping a draft. */}
      <button className="vh" type="submit" name="deed" value="words.draft" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="seen" value={JSON.stringify(base)} />
      {isKept && <KeptMessage say={say} forget={forget} />}
      <ConflictPart conflicts={conflicts} who={who} />
      <div className="schrijf">
        <div className="kolom" key={String(isKept)}>
          <WordFields kind={kind} slug={slug} words={words} live={live} preview={seen.preview} errors={errors} />
          {kind === "article" && <ArticleFields words={words} picks={picks} errors={errors} />}
        </div>
        <section className="voorbeeld" aria-label={say.preview.title}>
          <div className="spread vb-balk">
            <h2 className="kop-4">{say.preview.title}</h2>
            {isHere ? (
              <span className="soft mini">{say.preview.live}</span>
            ) : (
              <button className="btn btn-lijn btn-s" type="submit" name="deed" value="words.preview">
                {say.preview.show}
              </button>
            )}
          </div>
          <PreviewPart preview={seen.preview} />
        </section>
      </div>
      <div className="twee-vel">
        <section className="vel">
          <h2>{say.place.title}</h2>
          <p className="soft klein">{say.place.text}</p>
          <div className="velden">
            <TextField
              label={say.place.day}
              name="day"
              type="date"
              span={3}
              defaultValue={due.day}
              errors={errors.day}
            />
            <TextField
              label={say.place.time}
              name="time"
              type="time"
              span={3}
              defaultValue={due.time}
              errors={errors.time}
            />
          </div>
          <p>
            <Button kind="lijn" size="s" type="submit" name="deed" value="words.plan" busy={sent === "words.plan"}>
              {say.plan}
            </Button>
          </p>
        </section>
        <CheckPart checks={seen.checks} />
      </div>
      <div className="balk-onder balk-tekst">
        <p>
          <b>{bar.title}</b>
          {bar.text && <small>{bar.text}</small>}
        </p>
        <button
          className="btn btn-lijn btn-s"
          type="submit"
          name="deed"
          value="words.draft"
          aria-keyshortcuts="Control+S"
        >
          {say.draft}
        </button>
        <Button
          kind="actie"
          size="s"
          type="submit"
          name="deed"
          value="words.publish"
          busy={sent === "words.publish"}
          aria-keyshortcuts="Control+Enter"
        >
          {say.publish}
        </Button>
      </div>
    </Form>
  );
}
