import fs from "node:fs";
import path from "node:path";
import { eachProduct, putRange } from "#catalogue/import-range.server.ts";
import type { Product } from "#catalogue/product.ts";
import { readRangeFile, writeRangeFile } from "#catalogue/range-file.ts";
import { migrateDb, openDb } from "#outside/db.server.ts";
import { startPostgres } from "#outside/postgres.server.ts";
import { readSettings } from "#outside/settings.server.ts";

const USE =
  "Gebruik: npm run range -- import bestand.csv|json [--dry-run]\n         npm run range -- export bestand.csv|json";

/** The owner's tool: brings a range in from a file, or writes it out. Gives the number of faults. */
export async function rangeTool(root: string, args: string[], say: (line: string) => void): Promise<number> {
  const [deed, file] = args;
  const kind = file?.endsWith(".csv") ? "csv" : file?.endsWith(".json") ? "json" : undefined;
  if (!file || !kind || (deed !== "import" && deed !== "export")) {
    say(USE);
    return 1;
  }
  const read = deed === "import" ? readRangeFile(fs.readFileSync(file, "utf8"), kind) : undefined;
  if (read) {
    for (const { row, fault } of read.faults) say(`rij ${row}: ${fault}`);
    say(`${read.products.length} producten gelezen, ${read.faults.length} fouten`);
    if (read.faults.length || args.includes("--dry-run")) {
      say("niets gewijzigd");
      return read.faults.length;
    }
  }
  const settings = readSettings(process.env);
  const folder = path.resolve(root, settings.DATA_DIR);
  const wasOpen = fs.existsSync(path.join(folder, "postgres/postmaster.pid"));
  const embedded = settings.DATABASE_URL ? undefined : await startPostgres(folder, { durable: true });
  const db = openDb(settings.DATABASE_URL ?? embedded?.url ?? "", { max: 2 });
  try {
    await migrateDb(db, path.join(root, "db/migrations"));
    const started = performance.now();
    if (read) await putRange(db, read.products, new Date());
    else {
      const all: Product[] = [];
      for await (const product of eachProduct(db)) all.push(product);
      fs.writeFileSync(file, writeRangeFile(all, kind));
      say(`${all.length} producten geschreven naar ${file}`);
    }
    say(`klaar in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return 0;
  } finally {
    await db.$client.end();
    if (embedded && !wasOpen) await embedded.stop();
  }
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = (await rangeTool(path.resolve(import.meta.dirname, ".."), process.argv.slice(2), console.log))
    ? 1
    : 0;
}
