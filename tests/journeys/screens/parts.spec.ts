import { expect, test } from "vitest";
import { aVisitor, awake, hydrated, shopUrl, type Visitor } from "../browser.ts";

/** Somebody on a page of which a part is refused, the first `times` it is asked for; how often it was asked for. */
async function without(part: string, path: string, times?: number): Promise<[Visitor, () => number]> {
  const page = await aVisitor();
  const asked = await refuse(page, part, times);
  await page.goto(shopUrl(path));
  await hydrated(page);
  return [page, asked];
}

async function refuse(page: Visitor, part: string, times = Number.POSITIVE_INFINITY): Promise<() => number> {
  let asked = 0;
  await page.route(`**/assets/${part}-*.js`, (route) => (asked++ < times ? route.abort() : route.continue()));
  return () => asked;
}

/** The second time comes a moment later. */
const twice = (asked: () => number) => expect.poll(asked, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);

test("R117 a part that fails to load once is asked again, and then works", async () => {
  const [page, asked] = await without("mega-menu", "/bezorging", 1);
  await page.getByRole("button", { name: "Assortiment" }).click();
  await page.locator("#mega").waitFor();
  expect(asked()).toBe(2);
  expect(new URL(page.url()).pathname).toBe("/bezorging");
});

test("a range menu that never comes is the page of the range", async () => {
  const [page] = await without("mega-menu", "/bezorging");
  await page.getByRole("button", { name: "Assortiment" }).click();
  await page.waitForURL(shopUrl("/ons-assortiment"));
});

test("without suggestions the search field is a plain form", async () => {
  const [page, asked] = await without("suggest", "/bezorging");
  await page.getByRole("searchbox").first().fill("taxus");
  await twice(asked);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/search\?q=taxus/);
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test("a cart drawer whose lines never come leads to the cart", async () => {
  const [page, asked] = await without("cart-contents", "/bezorging");
  await page.locator("a.actie[data-opens=wagen]").click();
  await expect.poll(asked, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
  await page.locator("#wagen a[href='/cart']").first().click();
  await page.waitForURL(shopUrl("/cart"));
});

test("adding to the cart without its script sends the plain form", async () => {
  const [page] = await without("add-to-cart", "/p/laurier-novita");
  await page.getByRole("button", { name: "In winkelwagen" }).first().click();
  await page.waitForURL(shopUrl("/cart"));
  await page.locator("main").getByText("Laurierkers").first().waitFor();
});

/** The heights to which a plant grows, without the place of their drawing. */
async function seesHeights(page: Visitor): Promise<void> {
  const words = page.locator("dl.groei-rij");
  await words.getByText("5 jaar").waitFor();
  await expect.poll(() => words.evaluate((one) => one.getBoundingClientRect().height)).toBeLessThan(120);
}

test("where the drawing of how a plant grows never comes its heights stand in words, and no room is kept for it", async () => {
  const [page, asked] = await without("growth-slider", "/p/laurier-novita");
  await page.locator(".groei").scrollIntoViewIfNeeded();
  await twice(asked);
  await seesHeights(page);
});

test("R62 R92 the scripts of a product and of the frame that never come leave the server's page, which sells and leads on", async () => {
  const page = await aVisitor();
  const asked = await Promise.all(["product-more", "around"].map((name) => refuse(page, name)));
  await page.goto(shopUrl("/p/laurier-novita"));
  await awake(page);
  // The footer and the drawers stand in one file, so it is asked for at least twice.
  for (const times of asked) await twice(times);
  await seesHeights(page);
  await page.getByRole("heading", { level: 1, name: /Laurierkers/ }).waitFor();
  await page.getByRole("button", { name: "In winkelwagen" }).first().click();
  await page.getByText("ligt in je winkelwagen").first().waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
});

test("R62 a page opened by a link whose part never comes is asked whole, and sells", async () => {
  const [page] = await without("product-more", "/haagplanten");
  const loaded = page.waitForEvent("load");
  await page.locator(".kaart h3 a").first().click();
  await loaded;
  expect(new URL(page.url()).pathname).toMatch(/^\/p\//);
  await page.locator("main > [data-later] h2").first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: "In winkelwagen" }).first().click();
  await page.getByText("ligt in je winkelwagen").first().waitFor();
});
