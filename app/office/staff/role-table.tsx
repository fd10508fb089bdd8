import { ROLES } from "#accounts/door/roles.ts";
import { staff as say } from "#texts/office/people/staff.ts";
import { Icon } from "#ui/icon.tsx";
import { Part } from "../office-parts.tsx";
import type { Shown } from "./show-staff.server.ts";

export function RoleTable({ table }: Pick<Shown, "table">) {
  return (
    <Part title={say.may}>
      <div className="rolvenster" role="group" aria-label={say.may} tabIndex={0}>
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
