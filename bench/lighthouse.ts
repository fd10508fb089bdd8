import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { openShop } from "./shop.ts";

// Lighthouse's own mobile test on every template: points, and which audits cost them.
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
console.log(`${"".padEnd(38)}perf  a11y  best   seo   LCP ms  TBT ms    CLS`);
const only = process.argv[2];
for (const path of TEMPLATES.filter((one) => !only || one === only)) {
  await (await fetch(shop.url + path)).text(); // the second visitor is measured
  const run = await lighthouse(shop.url + path, { port: PORT, logLevel: "silent", output: "json" });
  if (!run) throw new Error(`no result for ${path}`);
  const { categories, audits } = run.lhr;
  const points = Object.fromEntries(
    Object.keys(LEAST).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  );
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  console.log(
    path.padEnd(36) +
      Object.values(points)
        .map((point) => String(point).padStart(6))
        .join("") +
      value("largest-contentful-paint").toFixed(0).padStart(9) +
      value("total-blocking-time").toFixed(0).padStart(8) +
      value("cumulative-layout-shift").toFixed(3).padStart(7),
  );
  for (const [name, least] of Object.entries(LEAST)) {
    if ((points[name] ?? 0) >= least || (name === "seo" && UNLISTED.has(path))) continue;
    process.exitCode = 1;
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
        console.log(`    ${name}: ${id} ${audit?.displayValue ?? audit?.title ?? ""}`);
    }
  }
}
await browser.close();
await shop.close();
