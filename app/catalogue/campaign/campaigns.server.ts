import { and, asc, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { type Reader, takeTurn, type Tx } from "#outside/db.server.ts";
import { lawfulSizes } from "../price/reductions.server.ts";
import { categoryProducts, products, variants } from "../tables.server.ts";
import { campaigns, campaignSizes } from "./tables.server.ts";
import { type How, priceDuring, type Scope, type Skipped } from "./campaign.ts";

export type Campaign = typeof campaigns.$inferSelect;

const SIZE = {
  sku: variants.sku,
  product: variants.product,
  name: products.name,
  label: variants.label,
  vat: products.vat,
  tiers: products.tiers,
  priceCents: variants.priceCents,
  wasCents: variants.wasCents,
};

/** The sizes of what a campaign is about, product by product. */
export async function listSizes(db: Reader, { categories, products: byHand }: Scope) {
  if (categories.length + byHand.length === 0) return [];
  const placed = db
    .select({ slug: categoryProducts.product })
    .from(categoryProducts)
    .where(inArray(categoryProducts.category, categories));
  return db
    .select(SIZE)
    .from(variants)
    .innerJoin(products, eq(products.slug, variants.product))
    .where(
      and(
        // What a gift card costs is what it is worth.
        ne(products.vat, "voucher"),
        or(
          byHand.length ? inArray(variants.product, byHand) : undefined,
          categories.length ? inArray(variants.product, placed) : undefined,
        ),
      ),
    )
    .orderBy(asc(products.name), asc(variants.position));
}

export type Forecast = Awaited<ReturnType<typeof listSizes>>[number] & {
  /** The price during the campaign, with the struck price the law allows beside it. */
  during: { cents: number; wasCents: number | null } | Skipped;
};

/** What the campaign would make of these sizes if it began at this moment. */
export async function foretell(
  db: Reader,
  sizes: Awaited<ReturnType<typeof listSizes>>,
  how: How,
  starts: Date,
): Promise<Forecast[]> {
  const told = sizes.map((size) => ({ size, cents: priceDuring(size, how) }));
  const reduced = told.flatMap(({ size, cents }) =>
    typeof cents === "number" ? [{ sku: size.sku, priceCents: cents, wasCents: size.priceCents }] : [],
  );
  const lawful = new Map((await lawfulSizes(db, reduced, starts)).map((one) => [one.sku, one.wasCents]));
  return told.map(({ size, cents }) => ({
    ...size,
    during: typeof cents === "number" ? { cents, wasCents: lawful.get(size.sku) ?? null } : cents,
  }));
}

/** Another campaign that has one of these sizes at the same time. */
export async function findOverlap(db: Reader, skus: string[], from: Date, until: Date, not?: number) {
  if (skus.length === 0) return undefined;
  const [found] = await db
    .select({ title: campaigns.title, name: products.name, label: variants.label })
    .from(campaignSizes)
    .innerJoin(campaigns, eq(campaigns.id, campaignSizes.campaign))
    .innerJoin(variants, eq(variants.sku, campaignSizes.sku))
    .innerJoin(products, eq(products.slug, variants.product))
    .where(
      and(
        sql`${campaignSizes.sku} = any(${sql.param(skus)}::text[])`,
        inArray(campaignSizes.state, ["planned", "running"]),
        inArray(campaigns.state, ["planned", "running"]),
        sql`${campaigns.starts} < ${until.toISOString()}::timestamptz`,
        sql`${campaigns.ends} > ${from.toISOString()}::timestamptz`,
        not === undefined ? undefined : ne(campaigns.id, not),
      ),
    )
    .limit(1);
  return found;
}

export async function findCampaign(db: Reader, id: number): Promise<Campaign | undefined> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  return row;
}

/** Campaigns are planned and changed by one at a time: two that overlap cannot slip in together. */
export async function holdCampaign(tx: Tx, id: number | undefined): Promise<Campaign | undefined> {
  await takeTurn(tx, "campaigns");
  if (id === undefined) return undefined;
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for("update");
  return row;
}

/** All campaigns, the newest first, with how many sizes each has. */
export async function listCampaigns(db: Reader) {
  return db
    .select({
      id: campaigns.id,
      title: campaigns.title,
      starts: campaigns.starts,
      ends: campaigns.ends,
      how: campaigns.how,
      state: campaigns.state,
      sizes: sql<number>`(select count(*)::int from campaign_sizes s where s.campaign = ${campaigns.id})`,
    })
    .from(campaigns)
    .orderBy(desc(campaigns.starts), desc(campaigns.id))
    .limit(200);
}

/** The sizes of a campaign with what it did to them. */
export async function listCampaignSizes(db: Reader, campaign: number) {
  return db
    .select({
      ...SIZE,
      state: campaignSizes.state,
      beforeCents: campaignSizes.beforeCents,
      duringCents: campaignSizes.duringCents,
      duringWasCents: campaignSizes.duringWasCents,
    })
    .from(campaignSizes)
    .innerJoin(variants, eq(variants.sku, campaignSizes.sku))
    .innerJoin(products, eq(products.slug, variants.product))
    .where(eq(campaignSizes.campaign, campaign))
    .orderBy(asc(products.name), asc(variants.position));
}

type Planned = Omit<Campaign, "id" | "state">;

/** Keeps a plan with its sizes; what stood in it before is replaced. */
export async function putCampaign(tx: Tx, id: number | undefined, plan: Planned, skus: string[]): Promise<number> {
  const row = { ...plan, state: "planned" as const };
  const [kept] = id
    ? await tx.update(campaigns).set(row).where(eq(campaigns.id, id)).returning({ id: campaigns.id })
    : await tx.insert(campaigns).values(row).returning({ id: campaigns.id });
  if (!kept) throw new Error(`campaign ${id} is gone`);
  await tx.delete(campaignSizes).where(eq(campaignSizes.campaign, kept.id));
  await tx.execute(sql`insert into campaign_sizes (campaign, sku, state)
    select ${kept.id}::bigint, sku, 'planned' from unnest(${sql.param(skus)}::text[]) as given(sku)`);
  return kept.id;
}
