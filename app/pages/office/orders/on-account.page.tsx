import { acts, does } from "#accounts/door/acts.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Companies } from "#office/customers/companies.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { listCompanies } from "#orders/on-account/companies.server.ts";
import { approveCompany, endCompany } from "#orders/on-account/company-deeds.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { onAccount as say } from "#texts/office/on-account.ts";
import type { Route } from "./+types/on-account.page.ts";

export const handle = { name: "office-on-account" };
export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/kantoor/op-rekening", noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context, "books");
  return { companies: await listCompanies(shopOf(context).db) };
}

export const action = acts(does(approveCompany), does(endCompany));

export default function OnAccount({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="stack ruim">
      <div>
        <h1>{say.title}</h1>
        <p className="lead soft">{say.lead}</p>
      </div>
      <Companies companies={loaderData.companies} told={actionData} />
    </div>
  );
}
