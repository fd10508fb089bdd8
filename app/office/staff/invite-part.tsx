import { ROLES } from "#accounts/door/roles.ts";
import type { Told } from "#outside/deed/told.ts";
import { staff as say } from "#texts/office/people/staff.ts";
import { Choice, TextField } from "#ui/form/field.tsx";
import { Deed, fieldOf } from "../deed.tsx";
import type { Shown } from "./show-staff.server.ts";

export function Invite({ told, sent }: { told: Told | undefined; sent: number }) {
  const mine = told?.deed === "staff.invite" ? told : undefined;
  return (
    <section className="vak" key={sent}>
      <h2>{say.invite}</h2>
      <Deed deed="staff.invite" label={say.send}>
        <TextField label={say.email} {...fieldOf(mine)("email")} type="email" maxLength={254} autoComplete="off" />
        <fieldset className="veld">
          <legend>{say.role}</legend>
          {ROLES.map((role) => (
            <Choice
              key={role}
              type="radio"
              name="role"
              value={role}
              label={say.roles[role]}
              defaultChecked={role === (mine?.values?.role ?? "winkel")}
            />
          ))}
        </fieldset>
      </Deed>
      <p className="klein soft">{say.inviteHelp}</p>
    </section>
  );
}

export function Invitations({ invitations }: Pick<Shown, "invitations">) {
  if (invitations.length === 0) return null;
  return (
    <section className="vak">
      <h2>{say.open}</h2>
      <ul className="taken">
        {invitations.map(({ id, email, role, until }) => (
          <li key={id}>
            <span className="twee">
              {email}
              <small className="soft">{say.until(say.roles[role], until)}</small>
            </span>
            <Deed deed="staff.uninvite" label={say.withdraw} kind="lijn" along={{ id }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
