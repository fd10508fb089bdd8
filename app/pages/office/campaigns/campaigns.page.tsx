import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { showCampaigns } from "#office/campaigns/show-campaign.server.ts";
import { StateMark } from "#office/campaigns/state-mark.tsx";
import { Outcome } from "#office/deed.tsx";
import { Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeCampaigns as say } from "#texts/office/range/campaigns.ts";
import { buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/campaigns.page.ts";

const HERE = "/kantoor/acties";
export const handle = { name: "office-campaigns" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "range");
  const done = lookUp(say.done, url.searchParams.get("gedaan"));
  return { campaigns: await showCampaigns(shopOf(context).db), done };
}

export default function Campaigns({ loaderData: { campaigns, done } }: Route.ComponentProps) {
  return (
    <>
      <header className="kop-blad spread">
        <div>
          <h1>{say.title}</h1>
          <p>{say.lead}</p>
        </div>
        <Link className={buttonClass({ kind: "actie", size: "s" })} to={`${HERE}/nieuw`}>
          {say.make}
        </Link>
      </header>
      <Outcome done={done} />
      <Rows
        label={say.title}
        head={Object.values(say.head)}
        none={say.none}
        rows={campaigns.map(({ id, title, starts, ends, how, sizes, state }) => ({
          key: id,
          cells: [
            <Link key="title" to={`${HERE}/${id}`}>
              {title}
            </Link>,
            starts,
            ends,
            how,
            sizes,
            <StateMark key="state" state={state} />,
          ],
        }))}
      />
    </>
  );
}
