import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Product } from "#catalogue/product.ts";
import { writeRangeFile } from "#catalogue/write-range-file.ts";
import { generateProducts } from "./generate-range.ts";
import { type Bench, cpuOf, memoryOf, newFolder, openShop } from "./shop.ts";

// A range of a hundred thousand products: from a file, by the owner's tool, into the shop; then listed and filtered.
const COUNT = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const KIND = process.env.BENCH_FILE === "csv" ? "csv" : "json";
const BUDGET = { small: 10, large: 25 };
const TURNS = 40;

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

/** Every question is asked once: nothing of it was kept, by the pages or by search. */
async function measure(shop: Bench, what: string, paths: string[], budget: number): Promise<void> {
  const times: number[] = [];
  const before = { shop: cpuOf(shop.pid), database: shop.databaseCpu() };
  let bytes = 0;
  for (const one of paths) {
    const started = performance.now();
    const answer = await fetch(shop.url + one, { headers: { "accept-encoding": "br" } });
    bytes += (await answer.text()).length;
    if (answer.status >= 500) throw new Error(`${one} answered ${answer.status}`);
    times.push(performance.now() - started);
  }
  const each = (now: number, was: number) => (((now - was) * 1000) / paths.length).toFixed(1).padStart(8);
  const over = at(times, 0.95) > budget ? "  OVER" : "";
  console.log(
    `${what.padEnd(24)}${each(cpuOf(shop.pid), before.shop)}${each(shop.databaseCpu(), before.database)}` +
      `${at(times, 0.5).toFixed(1).padStart(9)}${at(times, 0.95).toFixed(1).padStart(9)}` +
      `${(bytes / paths.length / 1000).toFixed(0).padStart(8)}${over}`,
  );
}

async function walk(shop: Bench, slugs: string[], budget: number): Promise<void> {
  const { categories } = (await (await fetch(`${shop.url}/api/categories`)).json()) as {
    categories: { slug: string; products: number }[];
  };
  const big = categories.sort((a, b) => b.products - a.products).slice(0, TURNS);
  const turn = (tail: (slug: string, at: number) => string) =>
    big.map(({ slug }, place) => `/${slug}?${tail(slug, place)}`);
  for (let from = 1; from <= 8; from++)
    for (const { slug } of big) await (await fetch(`${shop.url}/${slug}?prijs=${from}-`)).text();
  // As far as the smallest of them goes.
  const far = Math.max(1, Math.min(50, Math.floor((big.at(-1)?.products ?? 1) / 24)));
  console.log(`not kept, ms            CPU shop CPU data      p50      p95      kB`);
  // An unknown list to look in makes a page that is not kept, and shows what the plain address shows.
  await measure(
    shop,
    "category",
    turn(() => "zoek_x=1"),
    budget,
  );
  await measure(
    shop,
    "two refinements",
    turn((_, n) => `standplaats=Zon&bladhoudend=Wintergroen,Bladverliezend&prijs=${n}-`),
    budget,
  );
  await measure(
    shop,
    `page ${far}`,
    turn(() => `zoek_x=1&pagina=${far}`),
    budget,
  );
  await measure(
    shop,
    "by price",
    turn(() => "zoek_x=1&sorteer=prijs_op"),
    budget,
  );
  await measure(
    shop,
    `by price, page ${far}`,
    turn(() => `zoek_x=1&sorteer=prijs_af&pagina=${far}`),
    budget,
  );
  await measure(
    shop,
    "product",
    slugs.map((slug) => `/p/${slug}?x=1`),
    budget,
  );
  await measure(
    shop,
    "a slip in an address",
    slugs.slice(0, 10).map((slug) => `/p/${slug}z`),
    budget * 4,
  );
  await measure(
    shop,
    "search",
    ["lavendel", "hortensia", "rode beuk", "klimroos schaduw"].map((q) => `/search?q=${q}`),
    budget * 4,
  );
  await measure(shop, "/ons-assortiment", ["/ons-assortiment?x=1"], 1000);
  await measure(shop, "/sitemap.xml", ["/sitemap.xml"], 1000);
  await measure(
    shop,
    "sitemap, last part",
    [`/sitemap-producten-${Math.max(1, Math.floor(slugs.length ? COUNT / 10_000 : 1))}.xml`],
    1000,
  );
  const started = performance.now();
  let bytes = 0;
  for await (const chunk of (await fetch(`${shop.url}/feed/producten.xml`)).body ?? []) bytes += chunk.length;
  console.log(`feed: ${(bytes / 1e6).toFixed(0)} MB in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const { now, most } = memoryOf(shop.pid);
  console.log(`memory of the shop: ${now} MB, at most ${most} MB\n`);
}

try {
  const small = await openShop({ DATA_DIR: folder });
  console.log(`the starting range: open in ${small.opened.toFixed(1)} s`);
  await tool("export", whole);
  const base = JSON.parse(fs.readFileSync(whole, "utf8")) as Product[];
  await walk(
    small,
    base.slice(0, TURNS).map(({ slug }) => slug),
    BUDGET.small,
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
  await walk(second, slugs, BUDGET.large);
  await second.close();
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
