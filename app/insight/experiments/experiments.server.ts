import { createHmac } from "node:crypto";
import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { FeedEvent } from "../visits/events.ts";
import type { BlockChange, Experiment, Visitor } from "./experiments.ts";
import { experiments, exposures } from "../tables.server.ts";

/** R13: the shop's first experiment. A is the drawer as it was, B offers the basket by mail. */
export async function seedExperiments(shop: Shop): Promise<void> {
  const variants = [
    { key: "A", weight: 1 },
    { key: "B", weight: 1 },
  ];
  await shop.db
    .insert(experiments)
    .values({ key: "mail_cart", name: "Mail mijn winkelwagen in de la", variants, startsAt: shop.now() })
    .onConflictDoNothing();
}

export type NewExperiment = {
  key: string;
  name: string;
  weights: number[];
  pages: string[];
  startsAt: Date;
  endsAt: Date | null;
  change?: BlockChange;
};
export type ExperimentMade =
  | { ok: true }
  | { ok: false; reason: "key" | "name" | "weights" | "pages" | "days" | "exists" | "too-many" };

/** The visitor's cookie has room for so many. */
const MOST_RUNNING = 20;

/** A, B and so on, in the order of their weights; A is the shop as it was. */
export async function makeExperiment(shop: Shop, asked: NewExperiment): Promise<ExperimentMade> {
  const { key, name, weights, pages, startsAt, endsAt, change = null } = asked;
  if (!/^[a-z][a-z0-9_]{1,39}$/.test(key)) return { ok: false, reason: "key" };
  if (!name) return { ok: false, reason: "name" };
  const fair = weights.every((weight) => Number.isInteger(weight) && weight >= 1 && weight <= 1000);
  if (weights.length < 2 || weights.length > 6 || !fair) return { ok: false, reason: "weights" };
  if (!pages.every((page) => /^\/(?!\/)[^\s]*$/.test(page))) return { ok: false, reason: "pages" };
  if (endsAt && endsAt <= startsAt) return { ok: false, reason: "days" };
  if ((await listRunning(shop.db, shop.now())).length >= MOST_RUNNING) return { ok: false, reason: "too-many" };
  const variants = weights.map((weight, at) => ({ key: String.fromCharCode(65 + at), weight }));
  const made = await shop.db
    .insert(experiments)
    .values({ key, name, variants, pages, startsAt, endsAt, change })
    .onConflictDoNothing()
    .returning({ key: experiments.key });
  return made.length ? { ok: true } : { ok: false, reason: "exists" };
}

const isRunning = (now: Date) =>
  and(
    eq(experiments.on, true),
    lte(experiments.startsAt, now),
    or(isNull(experiments.endsAt), gt(experiments.endsAt, now)),
  );

export async function listRunning(db: Reader, now: Date): Promise<Experiment[]> {
  return db
    .select({ key: experiments.key, variants: experiments.variants, pages: experiments.pages })
    .from(experiments)
    .where(isRunning(now))
    .orderBy(asc(experiments.key));
}

/** What runs now on the front page. */
export async function listBlockTrials(db: Reader, now: Date): Promise<{ key: string; change: BlockChange }[]> {
  const rows = await db
    .select({ key: experiments.key, change: experiments.change })
    .from(experiments)
    .where(and(isRunning(now), isNotNull(experiments.change)))
    .orderBy(asc(experiments.key));
  return rows.flatMap(({ key, change }) => (change ? [{ key, change }] : []));
}

export async function switchExperiment(shop: Shop, key: string, on: boolean): Promise<void> {
  await shop.db.update(experiments).set({ on }).where(eq(experiments.key, key));
}

const unitOf = (shop: Shop, experiment: string, visitor: string) =>
  createHmac("sha256", shop.secret).update(`${experiment}:${visitor}`).digest("base64url").slice(0, 22);

/** What the feed says about experiments: seen once, acted on, ordered after. */
export async function noteExperiments(shop: Shop, visitor: Visitor, events: FeedEvent[]): Promise<void> {
  const running = await listRunning(shop.db, shop.now());
  for (const event of events) {
    if (event.name === "experiment_exposure") await expose(shop, visitor, event, running);
    if (event.name === "experiment_action") await act(shop, visitor, event.item ?? "");
    if (event.name === "purchase") await order(shop, visitor, event.order);
  }
}

async function expose(shop: Shop, visitor: Visitor, { item = "", variant = "" }: FeedEvent, running: Experiment[]) {
  const experiment = running.find(({ key }) => key === item);
  if (!experiment?.variants.some(({ key }) => key === variant)) return;
  await shop.db
    .insert(exposures)
    .values({ experiment: item, unit: unitOf(shop, item, visitor.id), variant, at: shop.now() })
    .onConflictDoNothing();
}

async function act(shop: Shop, visitor: Visitor, key: string): Promise<void> {
  await shop.db
    .update(exposures)
    .set({ actedAt: sql`coalesce(${exposures.actedAt}, ${shop.now().toISOString()}::timestamptz)` })
    .where(and(eq(exposures.experiment, key), eq(exposures.unit, unitOf(shop, key, visitor.id))));
}

/** The first order after having seen it; a later one changes nothing. */
async function order(shop: Shop, visitor: Visitor, number: string | undefined): Promise<void> {
  for (const key of Object.keys(visitor.assigned)) {
    await shop.db
      .update(exposures)
      .set({ orderedAt: shop.now(), orderNumber: number ?? null })
      .where(
        and(
          eq(exposures.experiment, key),
          eq(exposures.unit, unitOf(shop, key, visitor.id)),
          isNull(exposures.orderedAt),
        ),
      );
  }
}
