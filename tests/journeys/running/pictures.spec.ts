import { expect, test } from "vitest";
import { DESK, hydrated, shopUrl, visit, WITHOUT_SCRIPTS } from "../browser.ts";

const PICTURE = /\/plaat\/[^?]+\.(avif|webp)$/;

test("R116 a picture that fails is tried again three times, and one that comes back is shown", async () => {
  const page = await visit("/bezorging");
  const asked = new Map<string, number>();
  let [never, later] = ["", ""];
  await page.route(PICTURE, (route) => {
    const url = route.request().url();
    const times = (asked.get(url) ?? 0) + 1;
    asked.set(url, times);
    // The first card is waited for anyway; of the others one stays away and one comes the third time.
    if (!never) never = url;
    else if (!later) later = url;
    if (url === never || (url === later && times < 3)) return route.abort();
    return route.continue();
  });
  await page.goto(shopUrl("/ons-assortiment"));
  await hydrated(page);
  const stateOf = (url: string) =>
    page.evaluate((wanted) => [...document.images].find((one) => one.currentSrc === wanted)?.getAttribute("lazy"), url);
  await expect.poll(() => asked.get(later), { timeout: 20_000 }).toBe(3);
  await expect.poll(() => stateOf(later), { timeout: 20_000 }).toBe("loaded");
  await expect.poll(() => asked.get(never), { timeout: 20_000 }).toBe(4);
  await expect.poll(() => stateOf(never)).toBe("error");
  // Moving on makes every check of the page run; what had its first try and three more is left alone.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator('main img[lazy="loaded"]').last().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => scrollY === 0);
  expect(asked.get(never)).toBe(4);
});

test("R116 without scripts pictures wait by themselves and all of them come", async () => {
  const page = await visit("/haagplanten", { ...WITHOUT_SCRIPTS, viewport: DESK.viewport });
  const pictures = page.locator('main img[loading="lazy"]');
  const count = await pictures.count();
  expect(count).toBeGreaterThan(10);
  for (let at = 0; at < count; at++) {
    const picture = pictures.nth(at);
    if (!(await picture.isVisible())) continue;
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0), {
        timeout: 15_000,
      })
      .toBe(true);
  }
});
