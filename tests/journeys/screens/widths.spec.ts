import { expect, test } from "vitest";
import { SCREENS } from "../../widths/screens.ts";
import { brokenWords, sticksOut, TEXT_SPACING } from "../../widths/sticks-out.ts";
import { TEMPLATES } from "../../widths/templates.ts";
import { aVisitor, shopUrl, type Visitor, WITHOUT_SCRIPTS } from "../browser.ts";
import { put, TAXUS } from "../buying-steps.ts";
import { isLong as LONG } from "../running/long.ts";

// Products with five tiers, long names or many sizes; `npm run bench widths` looks at every size of all of them.
const TIGHT = ["/p/laurier-novita?sku=HG05-K150", "/p/olijfwilg", "/p/zuiltaxus"];
const LONG_NAMES = [
  "/p/taxus",
  "/p/opgetuigde-kerstboom-200-cm-inclusief-ophalen",
  "/p/moerasvergeet-mij-nietje",
  "/p/lieveheersbeestjeslarven-100-st",
  "/p/borderpakket-bijen-en-vlinders-3-m2-24-planten",
  "/p/grote-nordmann-300-400-cm-zakelijk",
];
const FEW = [
  "/",
  "/haagplanten",
  "/groenhulp",
  "/groenhulp/haag-planten-stappenplan",
  "/cart",
  "/kunstgras",
  "/contact",
];
/** Where words are short: sums, segments, facts and what a calculator came to. */
const SHORT_WORDS = ".tel-op dt, .segment label, .rk-som .groot, .feit dd, .p404 h1";
const NARROW = SCREENS.filter(({ name }) => LONG || ["320", "390", "820", "on its side", "1440"].includes(name));

async function look(page: Visitor, how: string, screens = NARROW): Promise<string[]> {
  const found: string[] = [];
  for (const { name, width, height } of screens) {
    await page.setViewportSize({ width, height });
    const words = await page.evaluate(brokenWords, how ? SHORT_WORDS : undefined);
    for (const what of [...(await page.evaluate(sticksOut)), ...words])
      found.push(`${new URL(page.url()).pathname} ${name}${how}: ${what}`);
  }
  return found;
}

test("nothing sticks out of any screen, also with the space between letters that a reader may ask for", async () => {
  const page = await aVisitor(WITHOUT_SCRIPTS);
  // A picture has its place before it comes.
  await page.route(/\/(plaat|beeld)\//, (route) => route.abort());
  const found: string[] = [];
  for (const path of [...(LONG ? TEMPLATES : FEW), ...TIGHT]) {
    await page.goto(shopUrl(path), { waitUntil: "domcontentloaded" });
    found.push(...(await look(page, "")));
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, TEXT_SPACING);
    found.push(...(await look(page, " spaced", NARROW.slice(0, 1))));
  }
  expect(found).toEqual([]);
});

test("a phone at 200 % shows a product with a long name, its lists and its cart without scrolling sideways", async () => {
  const page = await aVisitor({ ...WITHOUT_SCRIPTS, viewport: { width: 195, height: 422 } });
  await page.route(/\/(plaat|beeld)\//, (route) => route.abort());
  await put(page, TAXUS);
  const found: string[] = [];
  for (const path of [
    ...(LONG ? TEMPLATES.filter((path) => path !== "/stijlgids") : [...FEW, "/login", "/beukenhaag-reserveren"]),
    ...TIGHT,
    ...LONG_NAMES,
  ]) {
    await page.goto(shopUrl(path), { waitUntil: "domcontentloaded" });
    for (const what of await page.evaluate(sticksOut)) found.push(`${path}: ${what}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > 195) found.push(`${path} is ${wide} wide`);
  }
  expect(found).toEqual([]);
});
