import { type CDPSession, chromium, type Page } from "playwright-core";
import { SCREENS } from "../tests/widths/screens.ts";
import { TEMPLATES } from "../tests/widths/templates.ts";
import { brokenWords, sticksOut, stretchWords, TEXT_SPACING } from "../tests/widths/sticks-out.ts";
import { openShop } from "./shop.ts";

// npm run bench widths: every template and every size of every product on every screen; what sticks out is listed.
const own = process.env.SHOP_URL ? undefined : await openShop();
const shop = process.env.SHOP_URL ?? own?.url ?? "";
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
// Another size of a product changes the buy box alone, which is tight on a phone and on a small laptop.
const asked = process.argv[3]?.split(",");
const screens = asked ? SCREENS.filter(({ name }) => asked.includes(name)) : SCREENS;
const narrow = screens.filter(({ name }) => ["320", "390", "1024"].includes(name));
const found = new Map<string, string[]>();
const sessions = new Map<Page, CDPSession>();
let looked = 0;

const note = (what: string, where: string) => found.set(what, [...(found.get(what) ?? []), where]);

async function look(page: Page, path: string, how = "", on = SCREENS): Promise<void> {
  const cdp = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, cdp);
  for (const { name, width, height } of on) {
    await cdp.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
    looked++;
    const words = how ? [] : await page.evaluate(brokenWords, undefined);
    for (const what of [...(await page.evaluate(sticksOut)), ...words])
      note(`${what.replace(/ \(.*?\)/, "")}`, `${path} ${name}${how} ${/\(.*?\)/.exec(what)?.[0] ?? ""}`);
  }
}

/** As it comes, then with the space between letters that a reader may ask for, then with long words. */
async function lookThrice(page: Page, path: string): Promise<void> {
  await page.goto(shop + path);
  await look(page, path);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, TEXT_SPACING);
  await look(page, path, " spaced");
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.evaluate(stretchWords);
  await look(page, path, " long words");
}

const addresses = async (): Promise<string[]> => {
  const map = await (await fetch(`${shop}/sitemap.xml`)).text();
  const lists = [...map.matchAll(/<loc>([^<]+\/sitemap-[^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const pages = await Promise.all(
    (lists.length ? lists : ["/sitemap.xml"]).map(async (list) => (await fetch(shop + list)).text()),
  );
  return [
    ...new Set(
      pages.flatMap((text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname)),
    ),
  ];
};

const only = process.argv[2];
const lane = async (paths: string[], every: (page: Page, path: string) => Promise<void>) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "nl-NL", reducedMotion: "reduce" });
  // A picture has its place before it comes.
  await context.route(/\/(plaat|beeld)\//, (route) => route.abort());
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(120_000);
  for (let path = paths.shift(); path; path = paths.shift()) await every(page, path);
  await context.close();
};
const both = (paths: string[], every: (page: Page, path: string) => Promise<void>) =>
  Promise.all([lane(paths, every), lane(paths, every)]);

if (only !== "products") await both([...TEMPLATES], lookThrice);
if (only !== "templates") {
  const products = (await addresses()).filter((path) => path.startsWith("/p/"));
  await both(products, async (page, path) => {
    await page.goto(shop + path, { waitUntil: "domcontentloaded" });
    await look(page, path, "", screens);
    const others = page.locator("#koop input[name=sku][type=radio]:not(:checked):not(:disabled)");
    const skus = await others.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    for (const sku of skus) {
      await page.goto(`${shop}${path}?sku=${sku}`, { waitUntil: "domcontentloaded" });
      await look(page, `${path}?sku=${sku}`, "", narrow);
    }
  });
}
for (const [what, where] of [...found].sort(([, a], [, b]) => b.length - a.length))
  console.log(`${where.length} × ${what}\n      ${where.slice(0, 4).join("; ")}`);
const places = [...found.values()].flat().length;
console.log(`${looked} looks, ${found.size} things stick out in ${places} places`);
await browser.close();
await own?.close();
process.exitCode = found.size ? 1 : 0;
