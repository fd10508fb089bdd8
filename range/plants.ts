/** The records of the starting range (plants/), read for the tests and tools here. */
import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { inShape, type Plant, plantShape } from "../app/catalogue/plants/plant.ts";

const here = (name: string) => new URL(`plants/${name}`, import.meta.url);
const json = (name: string): unknown => JSON.parse(readFileSync(here(name), "utf8"));
const files = readdirSync(here("")).filter((name) => name !== "sources.json");

export const sources = v.parse(
  v.record(v.string(), v.strictObject({ title: v.string(), year: v.number(), read: v.boolean() })),
  json("sources.json"),
);
export const plants = files.flatMap((name) => v.parse(v.array(plantShape), json(name)));
const bySlug = new Map(plants.map((plant) => [plant.slug, plant]));

/** The record of a product, in the shape in which it is sold. */
export function plantOf({ facts }: { facts: { plant?: string; grownAs?: string } }): Plant | undefined {
  const plant = facts.plant === undefined ? undefined : bySlug.get(facts.plant);
  return plant && inShape(plant, facts.grownAs);
}
