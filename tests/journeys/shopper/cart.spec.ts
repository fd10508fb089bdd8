import type { Locator } from "playwright-core";
import { expect, test, vi } from "vitest";
import { aVisitor, DESK, hydrated, PHONE, shopUrl } from "../browser.ts";
import { fillAddress, put, TAXUS } from "../buying-steps.ts";
import { db } from "../people.ts";

vi.setConfig({ testTimeout: 120_000 });
const within = { timeout: 20_000 };

const topOf = (part: Locator) => part.first().evaluate((one) => one.getBoundingClientRect().top + scrollY);

test("the cart says what harms a pet and what does not, on its page, in its drawer and in the calculator", async () => {
  const page = await aVisitor(PHONE);
  await put(page, TAXUS);
  await page.goto(shopUrl("/p/taxus"));
  const beside = (await page.locator(".prijs-kop .harm").textContent())?.trim() ?? "";
  expect(beside).toMatch(/giftig/i);
  await page.goto(shopUrl("/cart"));
  expect((await page.locator(".regel .harm").first().textContent())?.trim()).toBe(beside);
  await hydrated(page);
  await page
    .getByRole("link", { name: /^Winkelwagen/ })
    .first()
    .click();
  const drawer = page.getByRole("dialog", { name: /Je winkelwagen/ });
  await expect.poll(() => drawer.locator(".regel .harm").textContent(), within).toContain(beside);
  await page.goto(shopUrl("/haag-berekenen?soort=taxus"));
  const inBasket = page.locator(".rk-mand .harm");
  expect((await inBasket.textContent())?.trim()).toBe(beside);
  expect(await topOf(inBasket)).toBeLessThan(await topOf(page.locator(".rk-mand button[type=submit]")));
});

test("what a cart costs comes before what is offered, and its button stays in sight", async () => {
  for (const size of [PHONE, DESK]) {
    const page = await aVisitor({ ...size, javaScriptEnabled: false });
    await put(page, TAXUS, 3);
    await page.goto(shopUrl("/cart"));
    const lines = page.locator(".wagen-lijst").first();
    expect(await topOf(page.locator(".wagen-som"))).toBeLessThan(await topOf(page.locator(".wagen-meer")));
    expect(await topOf(lines)).toBeLessThanOrEqual((await topOf(page.locator(".wagen-som"))) + 1);
    for (const at of [0, 400]) {
      await page.evaluate((y) => scrollTo(0, y), at);
      const seen = await page.locator('.wagen a[href="/checkout"]').evaluateAll((all) =>
        all.some((link) => {
          const { top, bottom, height } = link.getBoundingClientRect();
          return height > 0 && top >= 0 && bottom <= innerHeight;
        }),
      );
      expect([size.viewport.width, at, seen]).toEqual([size.viewport.width, at, true]);
    }
  }
});

test("what sells out in a cart is told in the cart, the drawer and the checkout, and stands in no total", async () => {
  const page = await aVisitor(PHONE);
  const sku = "HG01-K150";
  const setStock = (stock: number) => db.$client.query("update variants set stock = $1 where sku = $2", [stock, sku]);
  await put(page, TAXUS);
  await page.goto(shopUrl("/cart"));
  const total = async (part: string) => (await page.locator(`${part} .tel-op .tot dd`).first().textContent())?.trim();
  const alone = await total(".wagen-som");
  await put(page, sku);
  await setStock(0);
  try {
    await page.goto(shopUrl("/cart"));
    expect(await total(".wagen-som")).toBe(alone);
    expect((await page.locator(".wagen-balk b").textContent())?.trim()).toBe(alone);
    expect(await page.locator(".regel").first().textContent()).toMatch(/Telt niet mee.*uitverkocht/s);
    await hydrated(page);
    await page
      .getByRole("link", { name: /^Winkelwagen/ })
      .first()
      .click();
    const drawer = page.getByRole("dialog", { name: /Je winkelwagen/ });
    await expect.poll(() => drawer.locator(".regel-let").textContent(), within).toMatch(/uitverkocht/);
    expect(await total("dialog[open]")).toBe(alone);
    await page.goto(shopUrl("/checkout/delivery"));
    expect(await total(".samen")).toBe(alone);
    expect(await page.locator(".samen .bericht").isVisible()).toBe(true);
    await fillAddress(page);
    await page.getByRole("button", { name: "Verder naar betaling" }).click();
    await page.waitForURL("**/checkout/payment");
    expect(await total(".samen")).toBe(alone);
    expect(await page.locator(".samen .bericht").textContent()).toMatch(/niet in deze bestelling: .*Taxus/);
    expect(await page.getByRole("button", { name: /^Bestellen en betalen/ }).textContent()).toContain(alone);
  } finally {
    await setStock(20);
  }
  await page.reload();
  await expect.poll(() => page.locator(".samen .bericht").count(), within).toBe(0);
  expect(await total(".samen")).not.toBe(alone);
});
