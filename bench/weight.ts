import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright-core";
import { weighScripts } from "../tests/weight/weigh-scripts.ts";
import { TEMPLATES } from "../tests/widths/templates.ts";
import { openShop } from "./shop.ts";

// What a phone loads the first time it opens each template; budgets beside the figures.
const BUDGET = { js: 112, html: 60, fonts: 45 };
const ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const shop = await openShop();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: ARGS });
const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
console.log("kB brotli at first load               html    css     js  fonts   pictures  CLS");
for (const path of TEMPLATES) {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const sums = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0 };
  const reading: Promise<void>[] = [];
  page.on("response", (response) => {
    reading.push(
      response.body().then(
        (body) => {
          const type = response.headers()["content-type"] ?? "";
          if (/html/.test(type)) {
            const styles = [...body.toString().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
              .map(([, css = ""]) => css)
              .join("");
            sums.css += brotliCompressSync(styles).length;
            sums.html += brotliCompressSync(body).length;
          } else if (/javascript/.test(type)) sums.js += brotliCompressSync(body).length;
          else if (/css/.test(type)) sums.css += brotliCompressSync(body).length;
          else if (/font/.test(type)) sums.fonts += body.length;
          else if (/image/.test(type)) sums.pictures += body.length;
        },
        () => {},
      ),
    );
  });
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(shop.url + path, { waitUntil: "networkidle" });
  // Scripts are fetched when the fonts are there, which may be after a moment of silence.
  await page.waitForFunction(() => {
    const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    return ahead.length > 0 && ahead.every(({ href }) => performance.getEntriesByName(href).length > 0);
  });
  await Promise.all(reading);
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  const over = sums.js / 1000 > BUDGET.js ? "  OVER" : "";
  console.log(
    `${path.padEnd(36)}${kb(sums.html)}${kb(sums.css)}${kb(sums.js)}${kb(sums.fonts)}${kb(sums.pictures).padStart(11)}  ${shift.toFixed(3)}${over}`,
  );
  await page.close();
}
await browser.close();
await shop.close();
const pages = weighScripts();
console.log(`\nscripts of all ${pages.length} pages of the build, also behind a login; the heaviest ten`);
for (const { page, kB } of pages.slice(0, 10))
  console.log(`${page.padEnd(40)}${kB.toFixed(1).padStart(7)}${kB > BUDGET.js ? "  OVER" : ""}`);
