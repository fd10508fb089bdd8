import { Suspense, useId, useRef, useState } from "react";
import { type Kind, LONGEST, type Words } from "#outside/words/fields.ts";
import { officeEditor } from "#texts/office/editor.ts";
import { officeWords as say } from "#texts/office/words.ts";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { part } from "#ui/loading/part.tsx";
import type { Preview } from "./preview.server.ts";
import { Icon } from "#ui/icon.tsx";
import { WriteBar } from "./write-bar.tsx";

/** Comes only here, when scripts run; without it the field below works by itself. */
const VisualEditor = part(() => import("./editor/visual-editor.tsx"));
const WORDS_A_MINUTE = 200;

type Props = { words: Words; live: Words; kind: Kind; preview: Preview; errors: string[] | undefined };

/** The text itself: as it will look, or as the Markdown that is sent. */
export function BodyField({ words, live, kind, preview, errors = [] }: Props) {
  const cards = kind === "article";
  const area = useRef<HTMLTextAreaElement>(null);
  const [mode, setMode] = useState<"visual" | "marks">();
  const isHere = useInBrowser();
  const id = useId();
  const count = (live.body ?? "").split(/\s+/).filter(Boolean).length;
  const isVisual = mode === "visual";
  return (
    <div className={errors.length ? "veld fout" : "veld"}>
      <div className="spread">
        <label id={`${id}l`} htmlFor={id}>
          {say.fields.body}
        </label>
        {mode && (
          <div className="row" role="group" aria-label={officeEditor.mode}>
            {(["visual", "marks"] as const).map((one) => (
              <button
                key={one}
                type="button"
                className="schrijfwijze"
                aria-pressed={mode === one}
                onClick={() => setMode(one)}
              >
                {officeEditor[one]}
              </button>
            ))}
          </div>
        )}
      </div>
      {isHere && !isVisual && <WriteBar area={area} products={cards} />}
      <textarea
        ref={area}
        id={id}
        name="body"
        className="inv schrijfvel"
        rows={18}
        maxLength={LONGEST.body}
        defaultValue={words.body ?? ""}
        aria-describedby={`${id}h ${id}f`}
        aria-invalid={errors.length > 0 || undefined}
        hidden={isVisual}
      />
      {isHere && (
        <Suspense fallback={null}>
          <VisualEditor
            area={area}
            isShown={isVisual}
            cards={cards}
            facts={kind === "page"}
            labelledBy={`${id}l`}
            describedBy={`${id}h`}
            preview={preview}
            // Who is already typing keeps what is under the hands.
            onReady={() => setMode(document.activeElement === area.current ? "marks" : "visual")}
          />
        </Suspense>
      )}
      <span className="hulp" id={`${id}h`}>
        {isVisual ? officeEditor.help : say.help.body}{" "}
        {say.count(count, Math.max(1, Math.round(count / WORDS_A_MINUTE)))}
      </span>
      <span id={`${id}f`} aria-live="assertive">
        {errors.length > 0 && (
          <span className="melding-fout">
            <Icon name="let" />
            {errors[0]}
          </span>
        )}
      </span>
    </div>
  );
}
