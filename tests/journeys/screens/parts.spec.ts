import { expect, test } from "vitest";
import { aVisitor, hydrated, shopUrl, type Visitor, visit } from "../browser.ts";

/** The file of this part is refused: the first `times` it is asked for. */
async function refuse(page: Visitor, name: string, times = Number.POSITIVE_INFINITY): Promise<() => number> {
  let asked = 0;
  await page.route(`**/assets/${name}-*.js`, (route) => (asked++ < times ? route.abort() : route.continue()));
  return () => asked;
}

/** The second time comes a moment later. */
const twice = (asked: () => number) => expect.poll(asked, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);

test("R117 a part that fails to load once is asked again, and then works", async () => {
  const page = await visit("/bezorging");
  const asked = await refuse(page, "mega-menu", 1);
  await page.getByRole("button", { name: "Assortiment" }).click();
  await page.locator("#mega").waitFor();
  expect(asked()).toBe(2);
  expect(new URL(page.url()).pathname).toBe("/bezorging");
});

test("a range menu that never comes is the page of the range", async () => {
  const page = await visit("/bezorging");
  await refuse(page, "mega-menu");
  await page.getByRole("button", { name: "Assortiment" }).click();
  await page.waitForURL(shopUrl("/ons-assortiment"));
});

test("without suggestions the search field is a plain form", async () => {
  const page = await visit("/bezorging");
  const asked = await refuse(page, "suggest");
  await page.getByRole("searchbox").first().fill("taxus");
  await twice(asked);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/search\?q=taxus/);
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test("a cart drawer whose lines never come leads to the cart", async () => {
  const page = await aVisitor();
  const asked = await refuse(page, "cart-contents");
  await page.goto(shopUrl("/bezorging"));
  await hydrated(page);
  await page.locator("a.actie[data-opens=wagen]").click();
  await expect.poll(asked, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
  await page.locator("#wagen a[href='/cart']").first().click();
  await page.waitForURL(shopUrl("/cart"));
});

test("adding to the cart without its script sends the plain form", async () => {
  const page = await visit("/p/laurier-novita");
  await refuse(page, "add-to-cart");
  await page.getByRole("button", { name: "In winkelwagen" }).first().click();
  await page.waitForURL(shopUrl("/cart"));
  await page.locator("main").getByText("Laurierkers").first().waitFor();
});

test("R62 R92 the scripts of a product and of the frame that never come leave the server's page, which sells and leads on", async () => {
  const page = await aVisitor();
  const asked = await Promise.all(["product-more", "around"].map((name) => refuse(page, name)));
  await page.goto(shopUrl("/p/laurier-novita"));
  await hydrated(page);
  // The footer and the drawers stand in one file, so it is asked for at least twice.
  for (const times of asked) await twice(times);
  await page.getByRole("heading", { level: 1, name: /Laurierkers/ }).waitFor();
  await page.getByRole("button", { name: "In winkelwagen" }).first().click();
  await page.getByText("ligt in je winkelwagen").first().waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
});

test("R62 a page opened by a link whose part never comes is asked whole, and sells", async () => {
  const page = await aVisitor();
  await refuse(page, "product-more");
  await page.goto(shopUrl("/haagplanten"));
  await hydrated(page);
  const loaded = page.waitForEvent("load");
  await page.locator(".kaart h3 a").first().click();
  await loaded;
  expect(new URL(page.url()).pathname).toMatch(/^\/p\//);
  await page.locator("main > [data-later] h2").first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: "In winkelwagen" }).first().click();
  await page.getByText("ligt in je winkelwagen").first().waitFor();
});
