import { expect, test } from "vitest";
import { axe, DESK, PHONE, visit } from "../browser.ts";

// One address per template; both widths, WCAG 2.2 AA and best practice, no violations, nothing wider than the screen.
const TEMPLATES = [
  "/",
  "/haagplanten",
  "/p/laurier-novita",
  "/search?q=hortensia",
  "/cart",
  "/groenhulp",
  "/groenhulp/haag-planten-stappenplan",
  "/haag-berekenen",
  "/login",
  "/contact",
  "/bezorging",
  "/meest-gestelde-vragen",
  "/ons-assortiment",
  "/bestaat/niet",
];

for (const path of TEMPLATES) {
  test(`${path} has nothing that keeps people out`, async () => {
    for (const size of [PHONE, DESK]) {
      const page = await visit(path, { ...size, reducedMotion: "reduce" });
      expect(await axe(page)).toEqual([]);
      // A phone would zoom out to show what is too wide, so the page is asked beside the screen it was opened on.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.viewport.width);
    }
  });
}
