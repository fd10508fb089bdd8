import { lazy, Suspense } from "react";
import { Form } from "react-router";
import { account } from "#texts/account/account.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useInBrowser } from "#ui/loading/in-browser.ts";

const AddPasskey = lazy(() => import("../passkeys/add-passkey.tsx"));
const say = account.details;

type Device = { id: number; agent: string; seen: string; isThis: boolean };

export function Sessions({ sessions }: { sessions: Device[] }) {
  return (
    <section className="paneel stack">
      <h2 className="kop-3">{say.sessions}</h2>
      <ul className="apparaten">
        {sessions.map(({ id, agent, seen, isThis }) => (
          <li key={id}>
            <Icon name="slot" />
            <span>
              <b>{agent}</b>
              <br />
              <span className="klein soft">{isThis ? say.thisOne : say.lastSeen(seen)}</span>
            </span>
            {!isThis && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" kind="lijn" size="s" name="intent" value="end">
                  {say.endSession}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <Button type="submit" kind="lijn" name="intent" value="end-others">
            {say.endOthers}
          </Button>
        </Form>
      )}
    </section>
  );
}

export function Passkeys({ passkeys }: { passkeys: { id: string; name: string; since: string }[] }) {
  const ready = useInBrowser() && typeof PublicKeyCredential !== "undefined";
  return (
    <section className="paneel stack">
      <h2 className="kop-3">{say.passkeys}</h2>
      <p>{say.passkeysText}</p>
      {passkeys.length === 0 && <p className="soft">{say.noPasskeys}</p>}
      <ul className="apparaten">
        {passkeys.map(({ id, name, since }) => (
          <li key={id}>
            <Icon name="slot" />
            <span>
              <b>{name}</b>
              <br />
              <span className="klein soft">{say.since(since)}</span>
            </span>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <button
                className="knop-ic"
                type="submit"
                name="intent"
                value="remove-passkey"
                aria-label={say.removePasskey(name)}
              >
                <Icon name="prullenbak" />
              </button>
            </Form>
          </li>
        ))}
      </ul>
      {ready && (
        <Suspense>
          <AddPasskey />
        </Suspense>
      )}
    </section>
  );
}
