import { officeProduct as say } from "#texts/office/range/product.ts";
import { Message } from "#ui/message.tsx";
import { useSeen } from "../../typed/use-seen.ts";
import type { Conflict } from "../form/merge-forms.ts";

/** Two people changed one field: both values, and whoever came second chooses. */
export function ConflictPart({ conflicts, who }: { conflicts: Conflict[]; who: string }) {
  const seen = useSeen(conflicts.length > 0 && conflicts);
  if (conflicts.length === 0) return null;
  const words = (text: string) => text.replaceAll("\n", ", ").slice(0, 300) || say.conflict.empty;
  return (
    <div className="kolom">
      <div role="alert" ref={seen}>
        <Message tone="let">
          <b>{say.conflict.title(who)}</b> {say.conflict.text}
        </Message>
      </div>
      {conflicts.map(({ name, field, size, theirs, mine }) => (
        <fieldset key={name} className="verschil">
          <legend>{[say.own[field] ?? say.cells[field], size].filter(Boolean).join(" ")}</legend>
          <label className="kies">
            <input type="radio" name={`kies.${name}`} value="hun" required />
            <span>
              <small className="soft">{say.conflict.theirs}</small> <b>{words(theirs)}</b>
            </span>
          </label>
          <label className="kies">
            <input type="radio" name={`kies.${name}`} value="mijn" />
            <span>
              <small className="soft">{say.conflict.mine}</small> <b>{words(mine)}</b>
            </span>
          </label>
        </fieldset>
      ))}
    </div>
  );
}
