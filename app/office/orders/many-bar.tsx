import type { Told } from "#outside/deed/told.ts";
import { desk, templates } from "#texts/office/desk.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { CARRIERS } from "./track.ts";

const say = desk.many;

/** What can be done with all that is ticked. Styles show it with the first tick; a browser that cannot shows it always. */
export function ManyBar({ attempt, picked, mayMail }: { attempt: string; picked: number; mayMail: boolean }) {
  const count = picked > 0 ? ` ${picked}` : "";
  return (
    <div className="balk-onder bij-vink" role="group" aria-label={say.title}>
      <input type="hidden" name="poging" value={attempt} />
      {/* Enter on a tick presses the first button of a form, so that is the one that changes nothing. */}
      <button
        className="btn btn-lijn btn-s"
        type="submit"
        formMethod="get"
        formAction="/kantoor/pakken/bonnen.pdf"
        formTarget="_blank"
        aria-keyshortcuts="P"
      >
        {say.slips}
      </button>
      {mayMail && (
        <span className="paar">
          <select className="inv" name="sjabloon" aria-label={say.template}>
            {Object.entries(templates("", "")).map(([key, { label }]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
          <Button kind="lijn" size="s" type="submit" name="deed" value="orders.mail-many">
            {say.mail}
          </Button>
        </span>
      )}
      <span className="paar">
        <select className="inv" name="vervoerder" aria-label={say.carrier}>
          {CARRIERS.map((carrier) => (
            <option key={carrier}>{carrier}</option>
          ))}
        </select>
        <Button kind="actie" size="s" type="submit" name="deed" value="orders.ship-many">
          {say.ship}
          {count}
        </Button>
      </span>
    </div>
  );
}

type Reported = { words: string; failed: { number: string; why: string }[] };

/** What became of each of them. */
export function Report({ told }: { told: Told | undefined }) {
  const shown = told?.shows as Reported | undefined;
  if (!shown?.words) return null;
  return (
    <>
      <div role="status" className="antwoord">
        <Message>{shown.words}</Message>
      </div>
      <div role="status">
        {shown.failed.length > 0 && (
          <Message tone="let">
            {say.failed(shown.failed.length)}
            <ul>
              {shown.failed.map(({ number, why }) => (
                <li key={number}>
                  <Link to={`/kantoor/bestellingen/${number}`}>{number}</Link>: {why}
                </li>
              ))}
            </ul>
          </Message>
        )}
      </div>
    </>
  );
}
