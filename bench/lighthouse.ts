import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { openShop } from "./shop.ts";

// Lighthouse's own mobile test on every template, medians: points, and which audits cost them.
// node bench/lighthouse.ts [times] [path]
const TEMPLATES = [
  "/",
  "/haagplanten",
  "/p/laurier-novita",
  "/groenhulp",
  "/groenhulp/haag-planten-stappenplan",
  "/search?query=hortensia",
  "/cart",
  "/haag-berekenen",
  "/ons-assortiment",
  "/contact",
  "/login",
];
const LEAST = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
// Pages that nobody should find by a search engine are kept out of one, and Lighthouse counts that as a fault.
const UNLISTED = new Set(["/search?query=hortensia", "/cart", "/login"]);
const PORT = 9333;

const shop = await openShop();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", `--remote-debugging-port=${PORT}`],
});
const [times = "5", only] = process.argv.slice(2);
const TOLD = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"] as const;
console.log(`${"".padEnd(38)}perf  a11y  best   seo   LCP ms  TBT ms    CLS`);
for (const path of TEMPLATES.filter((one) => !only || one === only)) {
  const results: Result[] = [];
  for (let at = 0; at < Number(times); at++) {
    await (await fetch(shop.url + path)).text(); // the second visitor is measured
    const run = await lighthouse(shop.url + path, { port: PORT, logLevel: "silent", output: "json" });
    if (!run) throw new Error(`no result for ${path}`);
    results.push(run.lhr);
  }
  const points = Object.keys(LEAST).map((name) =>
    median(results, ({ categories }) => (categories[name]?.score ?? 0) * 100),
  );
  const [lcp = 0, tbt = 0, cls = 0] = TOLD.map((name) =>
    median(results, ({ audits }) => audits[name]?.numericValue ?? 0),
  );
  console.log(
    path.padEnd(36) +
      points.map((point) => point.toFixed(0).padStart(6)).join("") +
      lcp.toFixed(0).padStart(9) +
      tbt.toFixed(0).padStart(8) +
      cls.toFixed(3).padStart(7),
  );
  for (const [at, [name, least]] of Object.entries(LEAST).entries()) {
    if (Math.round(points[at] ?? 0) >= least || (name === "seo" && UNLISTED.has(path))) continue;
    process.exitCode = 1;
    for (const lost of new Set(results.flatMap((result) => lostOn(result, name)))) console.log(`    ${name}: ${lost}`);
  }
}
await browser.close();
await shop.close();

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function median(results: Result[], read: (result: Result) => number): number {
  return results.map(read).toSorted((one, other) => one - other)[results.length >> 1] ?? 0;
}

/** The audits that cost points. */
function lostOn({ categories, audits }: Result, name: string): string[] {
  return (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? audits[id]?.title ?? ""}`);
}
