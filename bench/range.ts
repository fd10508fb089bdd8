import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Product } from "#catalogue/product/product.ts";
import { writeRangeFile } from "#catalogue/range-file/write-range-file.ts";
import { generateProducts } from "./filling/generate-range.ts";
import { type Bench, cpuOf, memoryOf, newFolder, openShop } from "./shop.ts";

// A range of a hundred thousand products: from a file, by the owner's tool, into the shop; then listed and filtered.
const COUNT = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const KIND = process.env.BENCH_FILE === "csv" ? "csv" : "json";
const TURNS = 40;
/** Milliseconds of CPU a page may cost, shop and database together, however large the range is. */
const BUDGET = { page: 10, search: 40, whole: 1000 };

const QUESTIONS = "lavendel,hortensia,rode beuk,klimroos schaduw,laurier,witte tulp,pot,potgrond".split(",");
const OTHERS = "roos,eik,buxus,gras,hark,varen,hosta,narcis,klimop,appelboom,bank,ficus,olijf,cactus".split(",");
/** As browsers ask. */
const headers = { "accept-encoding": "gzip, deflate, br, zstd" };

const folder = newFolder();
const [whole, generated] = [path.join(folder, "range.json"), path.join(folder, `generated.${KIND}`)];

async function tool(...args: string[]): Promise<void> {
  const started = performance.now();
  const child = spawn(process.execPath, ["server/range-tool.ts", ...args], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  let most = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const watch = setInterval(() => {
    try {
      most = Math.max(most, memoryOf(child.pid ?? 0).most);
    } catch {
      // it ended while we looked
    }
  }, 100);
  const code = await new Promise((done) => child.on("exit", done));
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`range ${args.join(" ")} ended with ${String(code)}\n${said.slice(-2000)}`);
  const what = [args[0], ...args.slice(2)].join(" ").padEnd(20);
  console.log(`${what}${seconds.toFixed(1).padStart(7)} s  at most ${most} MB  ${said.trim().split("\n").at(-1)}`);
}

const at = (list: number[], share: number) =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;

type Walk = Map<string, number>;

/** Every query is asked once: nothing of it was kept, by the pages or by search. */
async function measure(shop: Bench, what: string, paths: string[], budget: number, before: Walk): Promise<number> {
  const times: number[] = [];
  const was = { shop: cpuOf(shop.pid), database: shop.databaseCpu() };
  let bytes = 0;
  for (const one of paths) {
    const started = performance.now();
    const response = await fetch(shop.url + one, { headers });
    bytes += (await response.text()).length;
    if (response.status >= 500) throw new Error(`${one} answered ${response.status}`);
    times.push(performance.now() - started);
  }
  const [inShop, inDatabase] = [
    ((cpuOf(shop.pid) - was.shop) * 1000) / paths.length,
    ((shop.databaseCpu() - was.database) * 1000) / paths.length,
  ];
  const small = before.get(what);
  console.log(
    what.padEnd(24) +
      [inShop, inDatabase, at(times, 0.5), at(times, 0.95)].map((ms) => ms.toFixed(1).padStart(9)).join("") +
      (bytes / paths.length / 1000).toFixed(0).padStart(8) +
      (small ? ((inShop + inDatabase) / small).toFixed(2) : "").padStart(8) +
      (inShop + inDatabase > budget ? `  OVER ${budget}` : ""),
  );
  return inShop + inDatabase;
}

/** Prints what every kind of page costs, beside what it cost in the walk before. */
async function walk(shop: Bench, slugs: string[], before: Walk = new Map()): Promise<Walk> {
  const { categories } = (await (await fetch(`${shop.url}/api/categories`)).json()) as {
    categories: { slug: string; products: number }[];
  };
  const big = categories.sort((a, b) => b.products - a.products).slice(0, TURNS);
  const turn = (tail: (slug: string, at: number) => string) =>
    big.map(({ slug }, place) => `/${slug}?${tail(slug, place)}`);
  // A shop that was just opened is warmed up first.
  for (let round = 1; round <= 8; round++)
    for (const warm of [
      ...turn(() => `prijs=${round}-`),
      ...slugs.map((slug) => `/p/${slug}?warm=${round}`),
      ...OTHERS.map((q) => `/search?q=${q}&prijs=${round}-`),
    ])
      await (await fetch(shop.url + warm, { headers })).text();
  // As far as the smallest of them goes.
  const far = Math.max(1, Math.min(50, Math.floor((big.at(-1)?.products ?? 1) / 24)));
  // An unknown list to look in makes a page that is not kept, and shows what the plain address shows.
  const kinds: [what: string, paths: string[], budget: number][] = [
    ["category", turn(() => "zoek_x=1"), BUDGET.page],
    [
      "two refinements",
      turn((_, n) => `standplaats=Zon&bladhoudend=Wintergroen,Bladverliezend&prijs=${n}-`),
      BUDGET.page,
    ],
    ["a far page", turn(() => `zoek_x=1&pagina=${far}`), BUDGET.page],
    ["by price", turn(() => "zoek_x=1&sorteer=prijs_op"), BUDGET.page],
    ["by price, a far page", turn(() => `zoek_x=1&sorteer=prijs_af&pagina=${far}`), BUDGET.page],
    ["product", slugs.map((slug) => `/p/${slug}?x=1`), BUDGET.page],
    ["a slip in an address", slugs.slice(0, 10).map((slug) => `/p/${slug}z`), BUDGET.search],
    ["search", QUESTIONS.map((q) => `/search?q=${q}`), BUDGET.search],
    ["/ons-assortiment", ["/ons-assortiment?x=1"], BUDGET.whole],
    ["/sitemap.xml", ["/sitemap.xml"], BUDGET.whole],
    ["sitemap, last part", [`/sitemap-producten-${Math.max(1, Math.floor(COUNT / 10_000))}.xml`], BUDGET.whole],
  ];
  console.log("not kept, ms            CPU shop CPU data      p50      p95      kB   ratio");
  const costs: Walk = new Map();
  for (const [what, paths, budget] of kinds) costs.set(what, await measure(shop, what, paths, budget, before));
  const started = performance.now();
  let bytes = 0;
  for await (const chunk of (await fetch(`${shop.url}/feed/producten.xml`)).body ?? []) bytes += chunk.length;
  console.log(`feed: ${(bytes / 1e6).toFixed(0)} MB in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const { now, most } = memoryOf(shop.pid);
  console.log(`memory of the shop: ${now} MB, at most ${most} MB\n`);
  return costs;
}

try {
  const small = await openShop({ DATA_DIR: folder });
  console.log(`the starting range: open in ${small.opened.toFixed(1)} s`);
  await tool("export", whole);
  const base = JSON.parse(fs.readFileSync(whole, "utf8")) as Product[];
  const before = await walk(
    small,
    base.slice(0, TURNS).map(({ slug }) => slug),
  );
  await small.close();
  await pipeline(Readable.from(writeRangeFile(generateProducts(base, COUNT), KIND)), fs.createWriteStream(generated));
  console.log(`${COUNT} products, a file of ${(fs.statSync(generated).size / 1e6).toFixed(0)} MB`);
  await tool("import", generated, "--dry-run");
  await tool("import", generated);
  const slugs = [...generateProducts(base, TURNS)].map(({ slug }) => slug);
  const first = await openShop({ DATA_DIR: folder });
  console.log(`${COUNT} products: open in ${first.opened.toFixed(1)} s, ${memoryOf(first.pid).most} MB at most`);
  await first.close();
  const second = await openShop({ DATA_DIR: folder });
  console.log(`a second time: open in ${second.opened.toFixed(1)} s, ${memoryOf(second.pid).most} MB at most`);
  await walk(second, slugs, before);
  await second.close();
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
