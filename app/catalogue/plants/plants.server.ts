import { asc, sql } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import { plants } from "../tables.server.ts";
import { madeFrom } from "./made-from.ts";
import type { Plant } from "./plant.ts";
import { recordsIn, sayRecords } from "./say-record.ts";
import type { Sold } from "./sold.ts";

/** The records with these names, of those that there are. */
export async function findPlants(db: Reader, slugs: string[]): Promise<Map<string, Plant>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ slug: plants.slug, record: plants.record })
    .from(plants)
    .where(sql`${plants.slug} = any(${sql.param(slugs)}::text[])`);
  return new Map(rows.map(({ slug, record }) => [slug, record]));
}

export async function listPlants(db: Reader): Promise<Plant[]> {
  const rows = await db.select({ record: plants.record }).from(plants).orderBy(asc(plants.slug));
  return rows.map(({ record }) => record);
}

/** Anything with texts in it, with the figures of the records that they print. */
export async function withFigures<Told>(db: Reader, told: Told): Promise<Told> {
  const text = JSON.stringify(told);
  const slugs = recordsIn(text);
  return slugs.length ? (JSON.parse(sayRecords(text, await findPlants(db, slugs))) as Told) : told;
}

/** The products as their records make them; asked of the database once for all. */
export async function withRecords<One extends Sold>(db: Reader, list: One[]): Promise<One[]> {
  const records = await findPlants(db, [...new Set(list.flatMap(({ facts }) => facts.plant ?? []))]);
  return list.map((product) => {
    const record = records.get(product.facts.plant ?? "");
    return record ? madeFrom(product, record) : product;
  });
}

/** A record that the shop does not have is a fault, unless the product brings its facts itself. */
export async function plantFaults(db: Reader, list: Pick<Sold, "facts">[]): Promise<Map<string, string>> {
  const asked = list.flatMap(({ facts: { plant, toxicity } }) => (plant && !toxicity ? [plant] : []));
  const known = await findPlants(db, [...new Set(asked)]);
  const unknown = asked.filter((slug) => !known.has(slug));
  return new Map(unknown.map((slug) => [slug, `facts.plant: ${slug} is geen plant van deze winkel`]));
}
