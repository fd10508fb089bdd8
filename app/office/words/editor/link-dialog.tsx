import { useState } from "react";
import { isPlainLink } from "#outside/words/plain-link.ts";
import { officeEditor } from "#texts/office/editor.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DialogField } from "./dialog-field.tsx";

const say = officeEditor.link;

type Props = {
  /** Where the words lead now; nothing where no words are chosen. */
  href: string | undefined;
  set(href: string): void;
  onClose(): void;
};

/** Where a link leads. */
export function LinkDialog({ href, set, onClose }: Props) {
  const [typed, setTyped] = useState(href ?? "");
  const [isWrong, setWrong] = useState(false);
  const save = () => (isPlainLink(typed.trim()) ? set(typed.trim()) : setWrong(true));
  return (
    <Dialog open title={say.title} onClose={onClose} look="modaal">
      {href === undefined ? (
        <p>{say.none}</p>
      ) : (
        <div className="kolom">
          <DialogField
            label={say.address}
            help={say.help}
            errors={isWrong ? [say.wrong] : []}
            type="text"
            inputMode="url"
            value={typed}
            maxLength={500}
            onType={setTyped}
            onEnter={save}
          />
          <div className="row">
            <Button kind="actie" size="s" type="button" onClick={save}>
              {say.set}
            </Button>
            {href && (
              <Button kind="lijn" size="s" type="button" onClick={() => set("")}>
                {say.unset}
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
