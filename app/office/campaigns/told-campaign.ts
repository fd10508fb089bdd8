import type { Told } from "#outside/deed/told.ts";
import type { Pick } from "../product/pick.server.ts";
import type { CampaignForm } from "./campaign-form.ts";
import type { Forecast } from "./forecast-part.tsx";

type Back = {
  form: CampaignForm;
  names: Record<string, string>;
  found?: { categories: Pick[]; products: Pick[] };
  forecast?: Forecast;
};

/** What the form shows: what was loaded, or what the last deed sent back of what somebody typed. */
export function toldCampaign(form: CampaignForm, names: Record<string, string>, told: Told | undefined) {
  const back = told?.shows as Partial<Back> | undefined;
  return {
    form: back?.form ?? form,
    names: { ...names, ...back?.names },
    found: back?.found,
    forecast: back?.forecast,
    /** Refused for another reason than that the prices were not looked at. */
    isWrong: Boolean(told?.problem) && told?.reason !== "look",
    errors: told?.errors ?? {},
  };
}
