import { acts, does } from "#accounts/door/acts.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { planCampaign, previewCampaign, stopCampaign } from "#office/campaigns/campaign-deeds.server.ts";
import { CampaignPart } from "#office/campaigns/campaign-part.tsx";
import { showCampaign } from "#office/campaigns/show-campaign.server.ts";
import { StateMark } from "#office/campaigns/state-mark.tsx";
import { toldCampaign } from "#office/campaigns/told-campaign.ts";
import { Deed, Folded, Outcome } from "#office/deed.tsx";
import { Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeCampaigns as say } from "#texts/office/range/campaigns.ts";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/campaign.page.ts";

const LIST = "/kantoor/acties";
export const handle = { name: "office-campaign" };
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? say.title, path: LIST, noindex: true });

export async function loader({ url, context, params }: Route.LoaderArgs) {
  requireStaff(context, "range");
  const campaign = /^\d{1,15}$/.test(params.id) && (await showCampaign(shopOf(context).db, Number(params.id)));
  if (!campaign) throw pageNotFound();
  return { ...campaign, done: lookUp(say.done, url.searchParams.get("gedaan")) };
}

export const action = acts(
  does(planCampaign, { to: ({ id }) => `${LIST}/${id}?gedaan=gepland` }),
  does(previewCampaign),
  does(stopCampaign, { to: ({ id, how }) => `${LIST}/${id}?gedaan=${how}` }),
);

export default function OfficeCampaign({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, state, starts, ends, how, scope, left, sizes, form, picks, saved, done } = loaderData;
  const isOpen = state === "planned" || state === "running";
  const told = toldCampaign(form, picks, actionData);
  return (
    <>
      <header className="kop-blad">
        <p>
          <Link className="terug" to={LIST}>
            {say.back}
          </Link>
        </p>
        <h1>{title}</h1>
        <p>
          <StateMark state={state} /> {how}. {starts} – {ends}. {scope}.
        </p>
      </header>
      <Outcome done={actionData ? undefined : done} told={actionData?.problem ? actionData : undefined} />
      {state === "missed" && <Message tone="let">{say.missed}</Message>}
      {left > 0 && <Message tone="let">{say.left(left)}</Message>}
      {isOpen && (
        <Folded title={state === "running" ? say.stop : say.drop}>
          <Deed
            deed="campaigns.stop"
            label={state === "running" ? say.stop : say.drop}
            kind="lijn"
            along={{ id }}
            key={state}
          >
            <p>{state === "running" ? say.stopText : say.dropText}</p>
          </Deed>
        </Folded>
      )}
      {state === "planned" ? (
        <CampaignPart id={id} saved={saved} {...told} />
      ) : (
        <Rows
          label={title}
          head={Object.values(say.did)}
          rows={sizes.map(({ sku, name, before, during, was, state: size }) => ({
            key: sku,
            cells: [name, before, during, was, say.sizeStates[size]],
          }))}
        />
      )}
    </>
  );
}
