import { expect, test } from "vitest";
import { axe, axeAgain, DESK, PHONE, visit } from "../browser.ts";

// One address per template that no other journey judges; both widths, WCAG 2.2 AA and best practice, no violations,
// nothing wider than the screen.
const TEMPLATES = [
  "/",
  "/haagplanten",
  "/p/laurier-novita",
  "/search?q=hortensia",
  "/cart",
  "/haag-berekenen",
  "/login",
  "/contact",
  "/bezorging",
  "/meest-gestelde-vragen",
  "/ons-assortiment",
  "/bestaat/niet",
];

test.each(TEMPLATES)("%s has nothing that keeps people out", async (path) => {
  const page = await visit(path, PHONE);
  // The same page in both widths: loading it again for the second would prove nothing more.
  for (const [viewport, judge] of [
    [DESK.viewport, axe],
    [PHONE.viewport, axeAgain],
  ] as const) {
    await page.setViewportSize(viewport);
    expect(await judge(page)).toEqual([]);
    // A phone would zoom out to show what is too wide, so the page is asked beside the screen it was opened on.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
});
