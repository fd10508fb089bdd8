import { acts, does } from "#accounts/door/acts.server.ts";
import { changeRole, inviteColleague, withdrawInvitation } from "#accounts/staff/staff-deeds.server.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Head, Outcome } from "#office/deed.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { showStaff } from "#office/staff/show-staff.server.ts";
import { Colleagues, HERE } from "#office/staff/colleagues.tsx";
import { Invitations, Invite } from "#office/staff/invite-part.tsx";
import { LastLines } from "#office/staff/last-lines.tsx";
import { OwnSecond } from "#office/staff/own-second.tsx";
import { RoleTable } from "#office/staff/role-table.tsx";
import { shopOf } from "#outside/shop.server.ts";
import { staff as say } from "#texts/office/people/staff.ts";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/staff.page.ts";

export const handle = { name: "office-staff" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const me = requireStaff(context, "staff");
  return { ...(await showStaff(shopOf(context), me)), done: lookUp(say.done, url.searchParams.get("gedaan")) };
}

const back = (did: string) => ({ to: `${HERE}?gedaan=${did}` });

export const action = acts(
  does(inviteColleague, back("uitgenodigd")),
  does(withdrawInvitation, back("ingetrokken")),
  does(changeRole, back("rol")),
);

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const { colleagues, invitations, table, own, log, done } = loaderData;
  const waiting = colleagues.filter(({ second }) => !second).map(({ name }) => name);
  return (
    <>
      <Head title={say.title} lead={say.lead(colleagues.length)} />
      <Outcome done={done} told={actionData} />
      {waiting.length > 0 && <Message tone="let">{say.waits(waiting)}</Message>}
      <div className="kantoor-twee kantoor-breed">
        <div className="stack ruim">
          <Colleagues colleagues={colleagues} />
          <RoleTable table={table} />
        </div>
        <div className="stack ruim">
          <Invite told={actionData} sent={invitations.length} />
          <Invitations invitations={invitations} />
          <OwnSecond own={own} />
        </div>
      </div>
      <LastLines log={log} />
    </>
  );
}
