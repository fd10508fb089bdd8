import { Form, useNavigation } from "react-router";
import { ROLES } from "#accounts/door/roles.ts";
import type { Told } from "#outside/deed/told.ts";
import { officeLog } from "#texts/office/log.ts";
import { staff as say } from "#texts/office/people/staff.ts";
import { Button } from "#ui/button.tsx";
import { Choice, TextField } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Deed, fieldOf } from "../deed.tsx";
import { Part } from "../office-parts.tsx";
import { Mark, Rows } from "../rows.tsx";
import { Initials } from "./initials.tsx";
import type { showStaff, ShownColleague } from "./show-staff.server.ts";

type Shown = Awaited<ReturnType<typeof showStaff>>;

export const HERE = "/kantoor/medewerkers";

export function Second({ second }: { second: ShownColleague["second"] }) {
  return <Mark tone={second ? "goed" : "let"}>{say.second[second ?? "none"]}</Mark>;
}

/** The role with its button; where it stands fast it is a word. */
function RoleForm({ id, name, role, fixed }: ShownColleague) {
  const sent = useNavigation().formData;
  if (fixed) return <b>{say.roles[role]}</b>;
  return (
    <Form method="post" className="paar" preventScrollReset>
      <input type="hidden" name="user" value={id} />
      <select className="inv" name="role" defaultValue={role} key={role} aria-label={say.roleOf(name)}>
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {say.roles[one]}
          </option>
        ))}
      </select>
      <Button
        kind="lijn"
        size="s"
        type="submit"
        name="deed"
        value="staff.role"
        aria-label={say.saveOf(name)}
        busy={sent?.get("user") === id && sent.get("deed") === "staff.role"}
      >
        {say.save}
      </Button>
    </Form>
  );
}

export function Colleagues({ colleagues }: { colleagues: ShownColleague[] }) {
  return (
    <Part title={say.who}>
      <table className="cijfers staf">
        <thead>
          <tr>
            {[say.head.name, say.head.role, say.head.second, say.head.seen].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colleagues.map((one) => (
            <tr key={one.id}>
              <td className="s-n">
                <span className="artikel">
                  <Initials name={one.name} />
                  <span className="twee">
                    <Link to={`${HERE}/${one.id}`} aria-label={say.more(one.name)}>
                      <b>{one.name}</b>
                    </Link>
                    <small>{one.email}</small>
                  </span>
                </span>
              </td>
              <td className="s-r">
                <RoleForm {...one} />
              </td>
              <td className="s-f">
                <Second second={one.second} />
              </td>
              <td className="s-l soft">{one.seen}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

export function RoleTable({ table }: Pick<Shown, "table">) {
  return (
    <Part title={say.may}>
      <div className="schuif" role="group" aria-label={say.may} tabIndex={0}>
        <table className="rollen">
          <thead>
            <tr>
              <th scope="col">{say.mayHead}</th>
              {ROLES.map((role) => (
                <th key={role} scope="col">
                  {say.roles[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.map(({ task, may }) => (
              <tr key={task}>
                <th scope="row">{say.tasks[task]}</th>
                {may.map((yes, i) => (
                  <td key={ROLES[i]}>
                    {yes ? <Icon name="vink" small /> : <span aria-hidden="true">–</span>}
                    <span className="vh">{yes ? say.yes : say.no}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  );
}

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
    </section>
  );
}

export function LastLines({ log }: Pick<Shown, "log">) {
  return (
    <Part title={say.log}>
      <Rows
        label={say.log}
        head={Object.values(officeLog.head)}
        none={officeLog.none}
        rows={log.map(({ id, at, who, what }) => ({ key: id, cells: [at, who, what] }))}
      />
      <p>
        <Link to="/kantoor/logboek">{say.logAll}</Link>
      </p>
    </Part>
  );
}
