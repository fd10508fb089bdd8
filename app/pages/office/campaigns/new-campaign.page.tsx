import { acts, does } from "#accounts/door/acts.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { planCampaign, previewCampaign } from "#office/campaigns/campaign-deeds.server.ts";
import { BLANK } from "#office/campaigns/campaign-form.ts";
import { CampaignPart } from "#office/campaigns/campaign-part.tsx";
import { toldCampaign } from "#office/campaigns/told-campaign.ts";
import { Head, Outcome } from "#office/deed.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { officeCampaigns as say } from "#texts/office/range/campaigns.ts";
import type { Route } from "./+types/new-campaign.page.ts";

const LIST = "/kantoor/acties";
export const handle = { name: "office-new-campaign" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.make, path: `${LIST}/nieuw`, noindex: true });

export function loader({ context }: Route.LoaderArgs) {
  requireStaff(context, "range");
  return null;
}

export const action = acts(
  does(planCampaign, { to: ({ id }) => `${LIST}/${id}?gedaan=gepland` }),
  does(previewCampaign),
);

export default function NewCampaign({ actionData }: Route.ComponentProps) {
  return (
    <>
      <Head title={say.make} lead={say.lead} back={{ to: LIST, label: say.back }} />
      <Outcome told={actionData?.problem ? actionData : undefined} />
      <CampaignPart {...toldCampaign(BLANK, { categories: [], products: [] }, actionData)} />
    </>
  );
}
