import { officeLog } from "#texts/office/log.ts";
import { staff as say } from "#texts/office/people/staff.ts";
import { Link } from "#ui/link.tsx";
import { Part } from "../office-parts.tsx";
import { Rows } from "../rows.tsx";
import type { Shown } from "./show-staff.server.ts";

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
