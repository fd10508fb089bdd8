import fs from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { checkRange } from "#catalogue/range-file/check-range.server.ts";
import { eachProduct, putRange } from "#catalogue/range-file/import-range.server.ts";
import type { Product } from "#catalogue/product/product.ts";
import { checkPrices, putPrices } from "#catalogue/price/put-prices.server.ts";
import { isPriceList, type NewPrice, readPriceList } from "#catalogue/price/read-price-list.ts";
import { type Fault, type FileKind, readRangeFile } from "#catalogue/range-file/read-range-file.ts";
import { writeRangeFile } from "#catalogue/range-file/write-range-file.ts";
import { type Db, migrateDb, openDb } from "#outside/db.server.ts";
import { startPostgres } from "#outside/postgres/postgres.server.ts";
import { readSettings } from "#outside/settings.server.ts";
import { exportPlants, importPlants } from "./plant-files.ts";

const USE =
  "Gebruik: npm run range -- import bestand.csv|json [--dry-run]\n         npm run range -- export bestand.csv|json\nMet --planten erachter: de planten zelf (hoogte, snoei, giftigheid …), als json.";

type Say = (line: string) => void;
class Refused extends Error {
  override name = "Refused";
}

/** The owner's tool: brings a range in from a file, or writes it out. Gives the number of faults. */
export async function rangeTool(root: string, args: string[], say: Say, env = process.env): Promise<number> {
  const [deed, file] = args;
  const kind = file?.endsWith(".csv") ? "csv" : file?.endsWith(".json") ? "json" : undefined;
  if (!file || !kind || (deed !== "import" && deed !== "export")) {
    say(USE);
    return 1;
  }
  const dry = args.includes("--dry-run");
  if (deed === "import" && !fs.existsSync(file)) {
    say(`${file} is er niet`);
    return 1;
  }
  if (args.includes("--planten") && kind === "json")
    return withDatabase(root, env, (db) =>
      deed === "export" ? exportPlants(db, file, say) : importPlants(db, file, dry, say),
    );
  return withDatabase(root, env, (db) =>
    deed === "export" ? exportTo(db, file, kind, say) : importFrom(db, new OwnersFile(root, file, kind, say), dry, say),
  );
}

type Read = { faults: Fault[] };

/** A file that is read once: faults are told as they come, and after the last of them nothing of it is taken. */
class OwnersFile {
  count = 0;
  faults = 0;
  readonly #root: string;
  readonly #file: string;
  readonly #kind: FileKind;
  readonly #say: Say;

  constructor(root: string, file: string, kind: FileKind, say: Say) {
    this.#root = root;
    this.#file = file;
    this.#kind = kind;
    this.#say = say;
  }

  async isPriceList(): Promise<boolean> {
    return this.#kind === "csv" && isPriceList(this.#bytes());
  }

  async *products(db: Db): AsyncGenerator<Product> {
    const articles = new Set(fs.readdirSync(path.join(this.#root, "content/groenhulp")));
    const read = this.#counted(readRangeFile(this.#bytes(), this.#kind));
    for await (const { product } of this.#good(checkRange(db, read, (slug) => articles.has(`${slug}.md`))))
      if (product) yield product;
  }

  async *prices(db: Db): AsyncGenerator<NewPrice> {
    for await (const { price } of this.#good(checkPrices(db, this.#counted(readPriceList(this.#bytes())))))
      if (price) yield price;
  }

  #bytes(): AsyncIterable<Buffer> {
    return fs.createReadStream(this.#file, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>;
  }

  async *#counted<One>(read: AsyncIterable<One>): AsyncGenerator<One> {
    for await (const one of read) {
      this.count++;
      yield one;
    }
  }

  async *#good<One extends Read>(read: AsyncIterable<One>): AsyncGenerator<One> {
    for await (const one of read) {
      for (const { row, fault } of one.faults) this.#say(`rij ${row}: ${fault}`);
      this.faults += one.faults.length;
      if (this.faults === 0) yield one;
    }
    if (this.faults) throw new Refused();
  }
}

async function importFrom(db: Db, read: OwnersFile, dry: boolean, say: Say): Promise<number> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const short = await read.isPriceList();
  const what = short ? "maten" : "producten";
  try {
    if (dry) for await (const _one of short ? read.prices(db) : read.products(db));
    else if (short) await putPrices(db, read.prices(db), new Date());
    else
      await putRange(db, read.products(db), new Date(), (so) => {
        if (so % 10_000 === 0) say(`${so} producten, ${Math.round(so / seconds())} per seconde`);
      });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
  say(
    dry || read.faults
      ? `${read.count} ${what} gelezen, ${read.faults} fouten\nniets gewijzigd`
      : `${read.count} ${what} ${short ? "bijgewerkt" : "ingelezen"}, klaar in ${seconds().toFixed(1)} s`,
  );
  return read.faults;
}

async function exportTo(db: Db, file: string, kind: FileKind, say: Say): Promise<number> {
  let count = 0;
  async function* counted() {
    for await (const product of eachProduct(db)) {
      count++;
      yield product;
    }
  }
  const started = performance.now();
  await pipeline(Readable.from(writeRangeFile(counted(), kind)), fs.createWriteStream(file));
  say(`${count} producten geschreven naar ${file}, klaar in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return 0;
}

async function withDatabase(root: string, env: NodeJS.ProcessEnv, work: (db: Db) => Promise<number>): Promise<number> {
  const settings = readSettings(env);
  const folder = path.resolve(root, settings.DATA_DIR);
  const wasOpen = fs.existsSync(path.join(folder, "postgres/postmaster.pid"));
  const embedded = settings.DATABASE_URL ? undefined : await startPostgres(folder, { durable: true });
  const db = openDb(settings.DATABASE_URL ?? embedded?.url ?? "", { max: 2 });
  try {
    await migrateDb(db, path.join(root, "db/migrations"));
    return await work(db);
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
