import { and, asc, eq, inArray, lte, or, sql } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { putPricesIn } from "../price/put-prices.server.ts";
import { variants } from "../tables.server.ts";
import { campaigns, campaignSizes } from "./tables.server.ts";
import { priceDuring } from "./campaign.ts";
import type { Campaign } from "./campaigns.server.ts";

/** Ends and starts what is due; each once, whoever looks. Gives how many were done. */
export async function runCampaigns(shop: Shop): Promise<number> {
  for (let count = 0; ; count++) if (!(await runNext(shop))) return count;
}

/** One campaign to a transaction. */
async function runNext(shop: Shop): Promise<boolean> {
  const now = shop.now();
  return shop.db.transaction(async (tx) => {
    // What ends goes first: the next one begins with the price that comes back.
    const [due] = await tx
      .select()
      .from(campaigns)
      .where(
        or(
          and(eq(campaigns.state, "running"), lte(campaigns.ends, now)),
          and(eq(campaigns.state, "planned"), lte(campaigns.starts, now)),
        ),
      )
      .orderBy(sql`${campaigns.state} = 'running' desc`, asc(campaigns.starts), asc(campaigns.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return false;
    if (due.state === "running") await endCampaign(tx, due, "ended", now);
    else if (due.ends <= now) await tx.update(campaigns).set({ state: "missed" }).where(eq(campaigns.id, due.id));
    else await startCampaign(tx, due, now);
    return true;
  });
}

/** The sizes of a campaign as they are in the shop, kept still until the transaction ends. */
async function holdSizes(tx: Tx, campaign: number, state: "planned" | "running") {
  const rows = await tx
    .select()
    .from(campaignSizes)
    .where(and(eq(campaignSizes.campaign, campaign), eq(campaignSizes.state, state)));
  const held = await tx
    .select({ sku: variants.sku, priceCents: variants.priceCents, wasCents: variants.wasCents })
    .from(variants)
    .where(
      inArray(
        variants.sku,
        rows.map(({ sku }) => sku),
      ),
    )
    .orderBy(asc(variants.sku))
    .for("update");
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  return held.flatMap((size) => {
    const row = bySku.get(size.sku);
    return row ? [{ ...size, row }] : [];
  });
}

async function startCampaign(tx: Tx, { id, how }: Campaign, now: Date): Promise<void> {
  const sizes = await holdSizes(tx, id, "planned");
  const told = sizes.map((size) => ({ ...size, during: priceDuring(size, how) }));
  const goes = told.flatMap(({ sku, priceCents, during }, row) =>
    typeof during === "number" ? [{ row, sku, priceCents: during, wasCents: priceCents }] : [],
  );
  await putPricesIn(tx, goes, now);
  for (const state of ["reduced", "not-lower"] as const)
    await mark(
      tx,
      id,
      told.filter(({ during }) => during === state).map(({ sku }) => sku),
      state,
    );
  // The struck price is what the law made of it, so it is read back.
  await tx.execute(sql`update campaign_sizes s set state = 'running', before_cents = n.before,
      during_cents = v.price_cents, during_was_cents = v.was_cents
    from unnest(${sql.param(goes.map(({ sku }) => sku))}::text[], ${sql.param(goes.map(({ wasCents }) => wasCents))}::int[]) as n(sku, before)
    join variants v on v.sku = n.sku where s.campaign = ${id} and s.sku = n.sku`);
  await tx.update(campaigns).set({ state: "running" }).where(eq(campaigns.id, id));
}

/** Every price goes back to what it was, but for those that somebody changed meanwhile. */
export async function endCampaign(tx: Tx, { id }: Campaign, state: "ended" | "stopped", now: Date): Promise<void> {
  const sizes = await holdSizes(tx, id, "running");
  const isOurs = ({ priceCents, wasCents, row }: (typeof sizes)[number]) =>
    priceCents === row.duringCents && wasCents === row.duringWasCents;
  const back = sizes.filter(isOurs);
  await putPricesIn(
    tx,
    back.map(({ sku, row }, at) => ({ row: at, sku, priceCents: row.beforeCents ?? 0, wasCents: null })),
    now,
  );
  const left = sizes.filter((size) => !isOurs(size));
  await mark(
    tx,
    id,
    back.map(({ sku }) => sku),
    "back",
  );
  await mark(
    tx,
    id,
    left.map(({ sku }) => sku),
    "left",
  );
  await tx.update(campaigns).set({ state }).where(eq(campaigns.id, id));
}

type State = typeof campaignSizes.$inferSelect.state;
async function mark(tx: Tx, campaign: number, skus: string[], state: State): Promise<void> {
  await tx.execute(sql`update campaign_sizes set state = ${state}
    where campaign = ${campaign} and sku = any(${sql.param(skus)}::text[])`);
}
