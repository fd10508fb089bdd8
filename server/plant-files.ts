import fs from "node:fs";
import * as v from "valibot";
import { plantShape } from "#catalogue/plants/plant.ts";
import { listPlants } from "#catalogue/plants/plants.server.ts";
import { putPlants } from "#catalogue/plants/put-plants.server.ts";
import type { Db } from "#outside/db.server.ts";

type Say = (line: string) => void;

/** The records as a file: what reading it gives is the same records. */
export async function exportPlants(db: Db, file: string, say: Say): Promise<number> {
  const records = await listPlants(db);
  fs.writeFileSync(file, `${JSON.stringify(records, null, 1)}\n`);
  say(`${records.length} planten geschreven naar ${file}`);
  return 0;
}

/** All of the file or nothing; only the records that it holds are changed. Gives the number of faults. */
export async function importPlants(db: Db, file: string, dry: boolean, say: Say): Promise<number> {
  const list = readList(file);
  const read = list.map((one) => v.safeParse(plantShape, one));
  const faults = read.flatMap(({ success, issues = [] }, at) =>
    success ? [] : issues.map((issue) => `plant ${at + 1}: ${v.getDotPath(issue) ?? "de plant"} klopt niet`),
  );
  if (list.length === 0) faults.push(`${file} is geen lijst met planten`);
  for (const fault of faults) say(fault);
  if (faults.length || dry) {
    say(`${list.length} planten gelezen, ${faults.length} fouten\nniets gewijzigd`);
    return faults.length;
  }
  const records = read.flatMap(({ success, output }) => (success ? [output] : []));
  const changed = await db.transaction((tx) => putPlants(tx, records, new Date()));
  say(`${records.length} planten ingelezen, ${changed} producten bijgewerkt`);
  return 0;
}

function readList(file: string): unknown[] {
  try {
    const list: unknown = JSON.parse(fs.readFileSync(file, "utf8"));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
