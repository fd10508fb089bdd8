import { expect, test } from "vitest";
import { brokenWords, sticksOut, TEXT_SPACING } from "../../widths/sticks-out.ts";
import { aVisitor, shopUrl, WITHOUT_SCRIPTS } from "../browser.ts";
import { put, TAXUS } from "../buying-steps.ts";

/** Runs inside a page: amounts that are broken over two lines. */
const brokenAmounts = () =>
  [...document.querySelectorAll(".bedrag, .wagen-balk b, .som, dd")]
    .filter((one) => one.checkVisibility() && /^€[^€]+$/.test(one.textContent ?? ""))
    .filter((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    })
    .map((one) => one.textContent);

test("a cart of more than a hundred, and of thousands of euros, fits the smallest screen, also with wider letters", async () => {
  const page = await aVisitor({ ...WITHOUT_SCRIPTS, viewport: { width: 320, height: 640 } });
  await put(page, TAXUS, 100);
  await put(page, "HG05-K150", 60);
  // What a browser with scripts shows in the header.
  const count = () => {
    for (const tally of document.querySelectorAll(".acties .tel")) tally.textContent = "160";
  };
  for (const path of ["/cart", "/checkout/delivery"]) {
    await page.goto(shopUrl(path), { waitUntil: "domcontentloaded" });
    await page.evaluate(count);
    for (const spacing of ["", TEXT_SPACING]) {
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, spacing);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      const broken = [
        ...(await page.evaluate(brokenAmounts)),
        ...(await page.evaluate(brokenWords, ".tel-op dt, .regel h3 a")),
      ];
      expect([path, spacing, wide, await page.evaluate(sticksOut), broken]).toEqual([path, spacing, 320, [], []]);
    }
  }
});

test("on a phone on its side what belongs to the summary stands in the summary", async () => {
  const page = await aVisitor({ ...WITHOUT_SCRIPTS, viewport: { width: 844, height: 390 } });
  await put(page, TAXUS, 2);
  await page.goto(shopUrl("/checkout/delivery"), { waitUntil: "domcontentloaded" });
  const [summary, link] = await Promise.all([
    page.locator(".samen").boundingBox(),
    page.locator(".samen > .aanpas").boundingBox(),
  ]);
  expect(link?.y).toBeGreaterThanOrEqual(summary?.y ?? Infinity);
});
