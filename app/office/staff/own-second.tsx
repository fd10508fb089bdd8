import { staff as say } from "#texts/office/people/staff.ts";
import { Link } from "#ui/link.tsx";
import type { Shown } from "./show-staff.server.ts";

export function OwnSecond({ own: { passkeys, app, codes } }: Pick<Shown, "own">) {
  return (
    <section className="vak">
      <h2>{say.own}</h2>
      <ul className="taken antwoord">
        {passkeys.map(({ id, name, since }) => (
          <li key={id}>
            <span className="twee">
              {name}
              <small className="soft">{say.ownSince(since)}</small>
            </span>
          </li>
        ))}
        {app && (
          <li>
            <span className="twee">
              {say.ownApp}
              <small className="soft">{say.ownCodes(codes)}</small>
            </span>
          </li>
        )}
      </ul>
      <p>
        <Link to="/account/gegevens">{say.ownAdd}</Link>
      </p>
      <p>
        <Link to="/account/tweede-stap">{say.ownRenew}</Link>
      </p>
    </section>
  );
}
