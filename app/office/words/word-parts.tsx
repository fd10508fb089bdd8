import type { Kind } from "#outside/words/fields.ts";
import { officeWords } from "#texts/office/words.ts";
import { Icon } from "#ui/icon.tsx";
import { Message } from "#ui/message.tsx";
import { Deed } from "../deed.tsx";
import type { Check } from "./check-words.server.ts";
import type { Conflict } from "./merge-words.ts";
import type { Version } from "./versions.server.ts";

/** "Klopt het?": red keeps a text out of the shop, orange is a hint. */
export function CheckPart({ checks }: { checks: Check[] }) {
  const say = officeWords.checks;
  return (
    <section className="vel" id="klopt-het">
      <h2>{say.title}</h2>
      <ul className="check" aria-live="polite">
        {checks.length === 0 && (
          <li className="goed">
            <Icon name="vink" small />
            <span className="twee">{say.good}</span>
          </li>
        )}
        {checks.map(({ tone, title, text }) => (
          <li key={`${title}${text ?? ""}`} className={tone}>
            <Icon name={tone === "goed" ? "vink" : "let"} small />
            <span className="twee">
              {title}
              {text && <small>{text}</small>}
            </span>
          </li>
        ))}
      </ul>
      <p className="mini soft">{say.hint}</p>
    </section>
  );
}

/** Who wrote what and when, each version one press away. */
export function VersionPart({ kind, slug, versions }: { kind: Kind; slug: string; versions: Version[] }) {
  const say = officeWords.versions;
  const oldest = versions.at(-1);
  return (
    <section className="vel">
      <h2>{say.title}</h2>
      {versions.length === 0 && <p className="soft">{say.none}</p>}
      <ol className="versies">
        {versions.map(({ id, at, who, deed, changed, due }, i) => (
          <li key={id}>
            <p>
              <b>{who}</b> {say.deeds[deed] ?? deed} {due && say.due(due)}
              <br />
              <small>
                {at}.{" "}
                {changed.length ? say.changed(changed.map((one) => officeWords.fields[one]).join(", ")) : say.same}
              </small>
            </p>
            {i > 0 && <Deed deed="words.restore" label={say.back} kind="lijn" along={{ kind, slug, id }} />}
          </li>
        ))}
        {oldest && oldest.deed !== "words.new" && (
          <li>
            <p>{say.first}</p>
            <Deed
              deed="words.restore"
              label={say.back}
              kind="lijn"
              along={{ kind, slug, id: oldest.id, welke: "voor" }}
            />
          </li>
        )}
      </ol>
    </section>
  );
}

/** Two people changed one part: both texts, and whoever came second chooses. */
export function ConflictPart({ conflicts, who }: { conflicts: Conflict[]; who: string }) {
  const say = officeWords.conflict;
  if (conflicts.length === 0) return null;
  const shown = (text: string) => text.slice(0, 600) || say.empty;
  return (
    <div className="kolom">
      <Message tone="let">
        <b>{say.title(who)}</b> {say.text}
      </Message>
      {conflicts.map(({ field, theirs, mine }) => (
        <fieldset key={field} className="verschil">
          <legend>{officeWords.fields[field]}</legend>
          <label className="kies">
            <input type="radio" name={`kies.${field}`} value="hun" required />
            <span>
              <small className="soft">{say.theirs}</small> <b className="als-getypt">{shown(theirs)}</b>
            </span>
          </label>
          <label className="kies">
            <input type="radio" name={`kies.${field}`} value="mijn" />
            <span>
              <small className="soft">{say.mine}</small> <b className="als-getypt">{shown(mine)}</b>
            </span>
          </label>
        </fieldset>
      ))}
    </div>
  );
}
