import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import type { Product } from "../product/product.ts";
import { withSizes } from "../range-file/import-range.server.ts";
import { plants, products } from "../tables.server.ts";
import { madeFrom } from "./made-from.ts";
import type { Plant } from "./plant.ts";
import { listPlants } from "./plants.server.ts";

/** Brings the records of a newer range, but for those that the owner wrote; gives all that the shop has. */
export async function bringPlants(tx: Tx, list: Plant[], now: Date): Promise<Plant[]> {
  const [known] = await tx.select({ slug: plants.slug }).from(plants).limit(1);
  const rows = list.map((record) => ({ slug: record.slug, record, edited: false, updatedAt: now }));
  const set = { record: sql`excluded.record`, updatedAt: now };
  for (let at = 0; at < rows.length; at += 100)
    await tx
      .insert(plants)
      .values(rows.slice(at, at + 100))
      .onConflictDoUpdate({ target: plants.slug, set, setWhere: eq(plants.edited, false) });
  if (!known) await keepOwnWords(tx, list);
  return listPlants(tx);
}

/** A shop from before there were records: where its owner said something else of a plant, the product lets its record go. */
async function keepOwnWords(tx: Tx, list: Plant[]): Promise<void> {
  const records = new Map(list.map((record) => [record.slug, record]));
  const pointing = and(eq(products.edited, true), sql`${products.facts} ? 'plant'`);
  for (const product of await withSizes(tx, await tx.select().from(products).where(pointing))) {
    const { plant = "", grownAs: _shape, ...facts } = product.facts;
    const record = records.get(plant);
    if (record && saysOtherwise(product, madeFrom(product, record), record))
      await tx.update(products).set({ facts }).where(eq(products.slug, product.slug));
  }
}

const SAID = ["finalHeightCm", "finalWidthCm", "hardinessC", "minTempC", "water"] as const;
const WHO = ["human", "cat", "dog", "horse"] as const;
const YEAR = ["plant", "bloom", "prune", "feed", "sow", "harvest"] as const;

/** What the product does not speak of, the record may add. */
function saysOtherwise(own: Product, made: Product, { growthCmPerYear: growth }: Plant): boolean {
  const pace = own.facts.growthCmPerYear;
  return (
    SAID.some((key) => own.facts[key] != null && own.facts[key] !== made.facts[key]) ||
    WHO.some((who) => own.facts.toxicity && own.facts.toxicity[who] !== made.facts.toxicity?.[who]) ||
    YEAR.some((kind) => own.calendar[kind].length && own.calendar[kind].join() !== made.calendar[kind].join()) ||
    Boolean(pace && growth && (pace < growth[0] || pace > growth[1]))
  );
}
