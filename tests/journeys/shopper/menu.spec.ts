import type { Page } from "playwright-core";
import { expect, test, vi } from "vitest";
import { readCategories } from "../../../app/catalogue/range-file/range.server.ts";
import { axe, PHONE, visit } from "../browser.ts";

vi.setConfig({ testTimeout: 120_000 });
const within = { timeout: 20_000 };
const OPEN = { name: "Menu openen" } as const;

/** How many taps each address is away: the menu, what can be seen then, and what each group opens. */
async function walk(page: Page): Promise<Map<string, number>> {
  const taps = new Map<string, number>();
  const look = async (tapped: number) => {
    const seen = await page
      .locator("#menu a")
      .evaluateAll((all) =>
        all.filter((link) => link.checkVisibility()).map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    for (const path of seen) if (!taps.has(path)) taps.set(path, tapped + 1);
  };
  await page.getByRole("button", OPEN).tap();
  await look(1);
  for (const group of await page.locator("#menu summary").all()) {
    await group.tap();
    await look(2);
  }
  return taps;
}

test("on a phone every category is three taps away, before scripts run and without them", async () => {
  const page = await visit("/contact", { ...PHONE, javaScriptEnabled: false });
  const taps = await walk(page);
  expect(await page.locator("#menu summary").count()).toBe(14);
  const far = readCategories().filter(({ slug }) => (taps.get(`/${slug}`) ?? 99) > 3);
  expect(far.map(({ slug }) => slug)).toEqual([]);
  expect([taps.get("/bewaard"), taps.get("/login"), taps.get("/account/bestellingen")]).toEqual([2, 2, 2]);
  // What is in season stands at the top, without opening a group.
  expect(
    [...taps].filter(([path, count]) => count === 2 && readCategories().some((one) => `/${one.slug}` === path)).length,
  ).toBeGreaterThanOrEqual(2);
});

test("the menu by the keyboard: a group opens under the finger that opened it, its links lead on, and it stays whole", async () => {
  const page = await visit("/contact", PHONE);
  await page.getByRole("button", OPEN).tap();
  await page.waitForLoadState("networkidle");
  const [first, group] = [page.locator("#menu summary").nth(1), page.locator("#menu summary", { hasText: "Bollen" })];
  await group.tap();
  expect(await axe(page)).toEqual([]);
  await group.tap();
  await first.tap();
  await group.focus();
  const before = await group.boundingBox();
  await page.keyboard.press("Enter");
  const bulbs = page.locator("#menu").getByRole("link", { name: "Tulpenbollen" });
  await expect.poll(() => bulbs.isVisible(), within).toBe(true);
  expect((await group.boundingBox())?.y).toBeCloseTo(before?.y ?? -1, 0);
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent?.trim()), within)
    .toMatch(/^Alles in bollen/);
  await bulbs.press("Enter");
  await page.waitForURL("**/tulpenbollen");
  await expect.poll(() => page.locator("#menu").isVisible(), within).toBe(false);
  await page.getByRole("button", OPEN).tap();
  await expect.poll(() => page.locator("#menu summary").count(), within).toBe(14);
  expect(page.complaints).toEqual([]);
});
