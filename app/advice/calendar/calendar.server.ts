import { desc, eq } from "drizzle-orm";
import { products } from "#catalogue/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { listTasks, type Task } from "../articles.server.ts";
import { TOPICS, topicTitle } from "../topics.ts";

export const KINDS = ["sow", "plant", "prune", "feed", "harvest", "bloom"] as const;
export type Kind = (typeof KINDS)[number];
export type PlantJobs = { kind: Kind; plants: { slug: string; name: string }[]; more: number };

const SHOWN = 12;

/** What the plants of the range ask for in a month, the best known first. */
export async function listPlantJobs(db: Reader, month: number): Promise<PlantJobs[]> {
  const rows = await db
    .select({ slug: products.slug, name: products.name, calendar: products.calendar })
    .from(products)
    .where(eq(products.listed, true))
    .orderBy(desc(products.popularity), products.slug);
  return KINDS.flatMap((kind) => {
    const asking = rows.filter(({ calendar }) => calendar[kind].length < 12 && calendar[kind].includes(month));
    if (asking.length === 0) return [];
    const plants = asking.slice(0, SHOWN).map(({ slug, name }) => ({ slug, name }));
    return [{ kind, plants, more: asking.length - plants.length }];
  });
}

/** The jobs of a month from the articles, topic by topic. */
export function listJobs(month: number): { topic: string; title: string; tasks: Task[] }[] {
  const tasks = listTasks(month);
  return TOPICS.flatMap(({ slug }) => {
    const own = tasks.filter(({ topic }) => topic === slug);
    return own.length ? [{ topic: slug, title: topicTitle(slug), tasks: own }] : [];
  });
}
