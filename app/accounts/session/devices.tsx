import { Suspense } from "react";
import { Form } from "react-router";
import type { Told } from "#outside/deed/told.ts";
import { details as say } from "#texts/account/details.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { part } from "#ui/loading/part.tsx";
import { AddPasskey } from "../passkeys/add-passkey.tsx";
import { CurrentPassword, Part } from "../details/details-forms.tsx";

const ProvePasskey = part(() => import("../passkeys/prove-passkey.tsx"));
type Device = { id: number; agent: string; seen: string; until: string; isThis: boolean };

export function Sessions({ sessions, told }: { sessions: Device[]; told: Told | undefined }) {
  const deed = told?.deed === "account.end-session" ? "account.end-session" : "account.end-others";
  return (
    <Part title={say.sessions} deed={deed} told={told}>
      <ul className="apparaten">
        {sessions.map(({ id, agent, seen, until, isThis }) => (
          <li key={id}>
            <Icon name="slot" />
            <span>
              <b>{agent}</b>
              <br />
              <span className="klein soft">
                {isThis ? say.thisOne : say.lastSeen(seen)}, {say.until(until)}
              </span>
            </span>
            {!isThis && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" kind="lijn" size="s" name="deed" value="account.end-session">
                  {say.endSession}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <Button type="submit" kind="lijn" name="deed" value="account.end-others">
            {say.endOthers}
          </Button>
        </Form>
      )}
    </Part>
  );
}

type Keys = {
  passkeys: { id: string; name: string; since: string }[];
  told: Told | undefined;
  proved: boolean;
};

/** One form: the password below serves for adding and for taking away. */
export function Passkeys({ passkeys, told, proved }: Keys) {
  const ready = useInBrowser() && typeof PublicKeyCredential !== "undefined";
  const deed = "account.remove-passkey";
  const errors = told?.deed === deed ? told.errors?.current : undefined;
  return (
    <Part title={say.passkeys} deed={deed} told={told}>
      <p>{say.passkeysText}</p>
      {passkeys.length === 0 && <p className="soft">{say.noPasskeys}</p>}
      <Form method="post" className="stack" noValidate>
        <input type="hidden" name="deed" value={deed} />
        <ul className="apparaten">
          {passkeys.map(({ id, name, since }) => (
            <li key={id}>
              <Icon name="slot" />
              <span>
                <b>{name}</b>
                <br />
                <span className="klein soft">{say.since(since)}</span>
              </span>
              <button className="knop-ic" type="submit" name="id" value={id} aria-label={say.removePasskey(name)}>
                <Icon name="prullenbak" />
              </button>
            </li>
          ))}
        </ul>
        {(ready || passkeys.length > 0) && <CurrentPassword proved={proved} errors={errors} />}
        {ready && (
          <div className="row">
            <AddPasskey />
            <Suspense>{passkeys.length > 0 && !proved && <ProvePasskey label={say.prove} />}</Suspense>
          </div>
        )}
      </Form>
    </Part>
  );
}
