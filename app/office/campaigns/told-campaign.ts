import type { Told } from "#outside/deed/told.ts";
import type { Pick } from "../product/pick.server.ts";
import { named, sentBack } from "../typed/sent-back.ts";
import type { CampaignForm } from "./campaign-form.ts";
import type { Forecast } from "./forecast-part.tsx";

/** What a campaign is of, by name. */
export type Picks = { categories: Pick[]; products: Pick[] };
type Back = {
  form: CampaignForm;
  picks: Picks;
  found?: Partial<Picks>;
  forecast?: Forecast;
};

/** What the form shows: what was loaded, or what the last deed sent back of what somebody typed. */
export function toldCampaign(form: CampaignForm, picks: Picks, told: Told | undefined) {
  const back = told?.shows as Partial<Back> | undefined;
  const sent = sentBack(form, told);
  const sentPicks = sent && {
    categories: named(sent.categories, picks.categories),
    products: named(sent.products, picks.products),
  };
  return {
    form: back?.form ?? sent ?? form,
    picks: back?.picks ?? sentPicks ?? picks,
    /** A plan that was changed meanwhile is not saved over unseen. */
    ...(!back && sent && told?.values?.saved && { saved: told.values.saved }),
    found: back?.found,
    forecast: back?.forecast,
    /** Refused for another reason than that the prices were not looked at. */
    isWrong: Boolean(told?.problem) && told?.reason !== "look",
    errors: told?.errors ?? {},
  };
}
