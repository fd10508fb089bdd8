import { insight } from "#texts/insight.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Choice } from "#ui/form/field.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { type Allowed, EVERYTHING, NOTHING } from "./consent.ts";

const say = insight.consent;
const WORDS = {
  analytics: [say.analytics, say.analyticsText],
  marketing: [say.marketing, say.marketingText],
  chat: [say.chat, say.chatText],
} as const;

type Props = {
  choices: (keyof Allowed)[];
  allowed: Allowed;
  choose(allowed: Allowed): void;
  close(): void;
};

/** The second layer: each purpose apart, nothing ticked beforehand; without services it only explains. */
export default function ConsentDialog({ choices, allowed, choose, close }: Props) {
  return (
    <Dialog open title={say.dialog} look="modaal" onClose={close}>
      <PageStyle name="consent" />
      <form
        className="stack koekje-form"
        onSubmit={(event) => {
          event.preventDefault();
          const ticked = new FormData(event.currentTarget);
          choose({ analytics: ticked.has("analytics"), marketing: ticked.has("marketing"), chat: ticked.has("chat") });
        }}
      >
        <p>{choices.length ? say.intro : say.only}</p>
        <div>
          <p className="spread">
            <b>{say.functional}</b> <span className="soft klein">{say.always}</span>
          </p>
          <p className="soft klein">{say.functionalText}</p>
        </div>
        {choices.map((name) => (
          <div key={name}>
            <Choice name={name} label={<b>{WORDS[name][0]}</b>} defaultChecked={allowed[name]} />
            <p className="soft klein">{WORDS[name][1]}</p>
          </div>
        ))}
        {choices.length > 0 && (
          <div className="koekje-knoppen">
            <button type="button" className="btn btn-lijn" onClick={() => choose(NOTHING)}>
              {say.refuse}
            </button>
            <button type="button" className="btn btn-lijn" onClick={() => choose(EVERYTHING)}>
              {say.accept}
            </button>
            <button type="submit" className="btn btn-lijn">
              {say.save}
            </button>
          </div>
        )}
      </form>
    </Dialog>
  );
}
