import { Form, useNavigation } from "react-router";
import { ROLES } from "#accounts/door/roles.ts";
import { staff as say } from "#texts/office/people/staff.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Part } from "../office-parts.tsx";
import { Mark } from "../rows.tsx";
import { Initials } from "./initials.tsx";
import type { ShownColleague } from "./show-staff.server.ts";

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
