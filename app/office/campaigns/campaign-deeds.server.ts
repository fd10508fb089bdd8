import { eq } from "drizzle-orm";
import * as v from "valibot";
import {
  findOverlap,
  type Forecast,
  foretell,
  holdCampaign,
  listSizes,
  putCampaign,
} from "#catalogue/campaign/campaigns.server.ts";
import { endCampaign } from "#catalogue/campaign/run-campaigns.server.ts";
import { ROUNDS } from "#catalogue/price/change-by.ts";
import { vatOf } from "#catalogue/product/products.server.ts";
import { tiersOf } from "#catalogue/rules.ts";
import { campaigns } from "#catalogue/campaign/tables.server.ts";
import { count, exact, several, text } from "#kit/form/fields.ts";
import type { Reader } from "#outside/db.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { officeCampaigns } from "#texts/office/range/campaigns.ts";
import { belowCostFrom } from "../product/costs/below-cost.ts";
import { listCosts } from "../product/costs/costs.server.ts";
import { findPicks } from "../product/pick.server.ts";
import { type CampaignForm, keyOf, type Plan, readPlan } from "./campaign-form.ts";
import { picksOf } from "./show-campaign.server.ts";

const say = officeCampaigns.problems;
const MOST_SIZES = 5_000;
const MOST_SHOWN = 300;
const BYTES = 128 * 1024;

const asks = v.strictObject({
  /** Which plan is changed; nothing for a new one. */
  id: v.optional(count(1, 1e15)),
  /** When it was saved last, as the page showed it. */
  saved: v.optional(text(30), ""),
  title: v.optional(text(80), ""),
  startDay: v.optional(text(10), ""),
  startTime: v.optional(text(5), ""),
  endDay: v.optional(text(10), ""),
  endTime: v.optional(text(5), ""),
  kind: v.optional(v.picklist(["percent", "fixed"]), "percent"),
  percent: v.optional(text(6), ""),
  round: v.optional(v.picklist(ROUNDS), "95"),
  fixed: v.optional(text(12), ""),
  categories: several(text(100), 100),
  products: several(text(100), 300),
  /** The form whose prices the page showed. */
  looked: v.optional(exact(60_000), ""),
  "zoek.categories": v.optional(text(60), ""),
  "zoek.products": v.optional(text(60), ""),
});
type Asked = v.InferOutput<typeof asks>;

const unique = (list: string[]): string[] => [...new Set(list.filter(Boolean))];
const readForm = (asked: Asked): CampaignForm => ({
  title: asked.title,
  startDay: asked.startDay,
  startTime: asked.startTime,
  endDay: asked.endDay,
  endTime: asked.endTime,
  kind: asked.kind,
  percent: asked.percent,
  round: asked.round,
  fixed: asked.fixed,
  categories: unique(asked.categories),
  products: unique(asked.products),
});
const picks = v.array(v.object({ slug: v.string(), name: v.string(), more: v.optional(v.string()) }));
const form = v.object({
  title: v.string(),
  startDay: v.string(),
  startTime: v.string(),
  endDay: v.string(),
  endTime: v.string(),
  kind: v.picklist(["percent", "fixed"]),
  percent: v.string(),
  round: v.picklist(ROUNDS),
  fixed: v.string(),
  categories: v.array(v.string()),
  products: v.array(v.string()),
});
const row = v.object({
  sku: v.string(),
  name: v.string(),
  label: v.string(),
  priceCents: v.number(),
  during: v.union([
    v.object({ cents: v.number(), wasCents: v.nullable(v.number()) }),
    v.picklist(["reduced", "not-lower"]),
  ]),
  /** From how many pieces it is sold for less than it costs to buy. */
  below: v.optional(v.number()),
});
const shown = {
  form,
  picks: v.object({ categories: picks, products: picks }),
  found: v.optional(v.object({ categories: v.optional(picks), products: v.optional(picks) })),
  forecast: v.optional(v.object({ rows: v.array(row), goes: v.number(), all: v.number(), below: v.number() })),
};

const isGoing = ({ during }: Forecast): boolean => typeof during !== "string";
type Weighed = Forecast & { below?: number };
const showForecast = (all: Weighed[]) => ({
  rows: all.slice(0, MOST_SHOWN),
  goes: all.filter(isGoing).length,
  all: all.length,
  below: all.filter(({ below }) => below).length,
});

/** What would be sold for less than it costs to buy stands first: somebody should mean it. */
async function withCosts(db: Reader, all: Forecast[]): Promise<Weighed[]> {
  const costs = await listCosts(
    db,
    all.map(({ sku }) => sku),
  );
  const weighed = all.map((size): Weighed => {
    const { sku, vat, tiers, during } = size;
    const below =
      typeof during === "string" ? undefined : belowCostFrom(during.cents, vatOf(vat), tiersOf(tiers), costs.get(sku));
    return { ...size, ...(below && { below }) };
  });
  return weighed.toSorted((one, other) => Number(Boolean(other.below)) - Number(Boolean(one.below)));
}

/** Why a plan cannot be, with the size that two campaigns would share. */
async function weigh(db: Reader, plan: Plan, id: number | undefined) {
  const sizes = await listSizes(db, plan.scope);
  if (sizes.length > MOST_SIZES) return { reason: "many" as const };
  const forecast = await withCosts(db, await foretell(db, sizes, plan.how, plan.starts));
  const skus = forecast.filter(isGoing).map(({ sku }) => sku);
  if (skus.length === 0) return { reason: "none" as const, forecast };
  const shared = await findOverlap(db, skus, plan.starts, plan.ends, id);
  if (shared)
    return { reason: "overlap" as const, about: `${shared.name}, ${shared.label}, in ‘${shared.title}’`, forecast };
  return { forecast, skus };
}

/** What every price would become; nothing is kept. */
export const previewCampaign = deed({
  name: "campaigns.preview",
  by: "range",
  bytes: BYTES,
  reads: true,
  asks,
  shows: v.object(shown),
  showsRefused: v.object(shown),
  async run({ db, now }, _caller, asked) {
    const typed = readForm(asked);
    const shows = { form: typed, picks: await picksOf(db, typed) };
    const [category, product] = [asked["zoek.categories"], asked["zoek.products"]];
    if (category || product) {
      const found = {
        ...(category && { categories: await findPicks(db, "category", category, typed.categories) }),
        ...(product && { products: await findPicks(db, "product", product, typed.products) }),
      };
      return done({ ...shows, found });
    }
    const plan = readPlan(typed, now());
    if (Array.isArray(plan)) return refused(plan[1], { errors: { [plan[0]]: [say[plan[1]]] }, shows });
    const { reason, about, forecast } = await weigh(db, plan, asked.id);
    const all = { ...shows, ...(forecast && { forecast: showForecast(forecast) }) };
    return reason ? refused(reason, { ...(about && { about }), shows: all }) : done(all);
  },
  says: {
    refused: {
      ...sentences(422, say, "title", "hour", "starts", "ends", "percent", "price", "scope", "many", "none"),
      overlap: [409, say.overlap],
    },
  },
});

export const planCampaign = deed({
  name: "campaigns.plan",
  by: "range",
  bytes: BYTES,
  asks,
  shows: v.object({ id: v.number() }),
  showsRefused: v.object(shown),
  async run(shop, { user }, asked) {
    return shop.db.transaction(async (tx) => {
      const before = await holdCampaign(tx, asked.id);
      const typed = readForm(asked);
      const shows = { form: typed, picks: await picksOf(tx, typed) };
      if (asked.id && (before?.state !== "planned" || before.savedAt.toISOString() !== asked.saved))
        return refused("changed", { shows });
      const plan = readPlan(typed, shop.now());
      if (Array.isArray(plan)) return refused(plan[1], { errors: { [plan[0]]: [say[plan[1]]] }, shows });
      const { reason, about, forecast, skus } = await weigh(tx, plan, asked.id);
      const all = { ...shows, ...(forecast && { forecast: showForecast(forecast) }) };
      if (reason) return refused(reason, { ...(about && { about }), shows: all });
      if (asked.looked !== keyOf(typed)) return refused("look", { shows: all });
      const kept = { ...plan, by: user?.email ?? "", savedAt: shop.now() };
      const id = await putCampaign(tx, asked.id, kept, skus);
      return done({ id }, [], { subject: plan.title, ...(before && { before }), after: { id, ...plan } });
    });
  },
  says: {
    refused: {
      ...sentences(422, say, "title", "hour", "starts", "ends", "percent", "price", "scope", "many", "none", "look"),
      changed: [409, say.changed],
      overlap: [409, say.overlap],
    },
  },
});

/** Ends a campaign that runs, with its prices put back, or takes away one that has not begun. */
export const stopCampaign = deed({
  name: "campaigns.stop",
  by: "range",
  asks: v.strictObject({ id: count(1, 1e15) }),
  shows: v.object({ id: v.number(), how: v.picklist(["gestopt", "weg"]) }),
  async run(shop, _caller, { id }) {
    return shop.db.transaction(async (tx) => {
      const found = await holdCampaign(tx, id);
      if (found?.state === "running") {
        await endCampaign(tx, found, "stopped", shop.now());
        return done({ id, how: "gestopt" }, [], {
          subject: found.title,
          before: { id, state: "running" },
          after: { id, state: "stopped" },
        });
      }
      if (found?.state !== "planned") return refused("gone");
      await tx.update(campaigns).set({ state: "dropped" }).where(eq(campaigns.id, id));
      return done({ id, how: "weg" }, [], {
        subject: found.title,
        before: { id, state: "planned" },
        after: { id, state: "dropped" },
      });
    });
  },
  says: { refused: sentences(409, say, "gone") },
});
