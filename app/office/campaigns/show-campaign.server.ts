import { findCampaign, listCampaigns, listCampaignSizes } from "#catalogue/campaign/campaigns.server.ts";
import type { How, Scope } from "#catalogue/campaign/campaign.ts";
import { euros } from "#kit/money.ts";
import type { Reader } from "#outside/db.server.ts";
import { officeCampaigns as say } from "#texts/office/range/campaigns.ts";
import { namesOf } from "../product/pick.server.ts";
import { sayMoment } from "../say.ts";
import { toForm } from "./campaign-form.ts";
import type { Picks } from "./told-campaign.ts";

export const sayHow = (how: How): string =>
  how.kind === "percent" ? say.percent(how.percent) : say.fixed(euros(how.cents));

export async function showCampaigns(db: Reader) {
  return (await listCampaigns(db)).map(({ starts, ends, how, ...row }) => ({
    ...row,
    starts: sayMoment(starts),
    ends: sayMoment(ends),
    how: sayHow(how),
  }));
}

/** What a campaign is of, by name. */
export const picksOf = async (db: Reader, { categories, products }: Scope): Promise<Picks> => ({
  categories: await namesOf(db, "category", categories),
  products: await namesOf(db, "product", products),
});

/** A campaign as its page shows it; nothing when it is not there. */
export async function showCampaign(db: Reader, id: number) {
  const row = await findCampaign(db, id);
  if (!row) return undefined;
  const { title, starts, ends, how, scope, state, by, savedAt } = row;
  const picks = await picksOf(db, scope);
  const sizes = await listCampaignSizes(db, id);
  return {
    id,
    title,
    state,
    by,
    form: toForm(row),
    saved: savedAt.toISOString(),
    starts: sayMoment(starts),
    ends: sayMoment(ends),
    how: sayHow(how),
    picks,
    scope: [...picks.categories, ...picks.products].map(({ name }) => name).join(", "),
    left: sizes.filter((size) => size.state === "left").length,
    sizes: sizes.map((size) => ({
      sku: size.sku,
      name: `${size.name}, ${size.label}`,
      state: size.state,
      before: size.beforeCents === null ? "" : euros(size.beforeCents),
      during: size.duringCents === null ? "" : euros(size.duringCents),
      was: size.duringCents === null ? "" : size.duringWasCents === null ? say.noWas : euros(size.duringWasCents),
    })),
  };
}
