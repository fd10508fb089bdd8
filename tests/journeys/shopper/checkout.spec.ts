import { expect, test, vi } from "vitest";
import { axe, aVisitor, DESK, hydrated, PHONE, shopUrl, type Visitor } from "../browser.ts";
import { fillAddress, put, TAXUS } from "../buying-steps.ts";

vi.setConfig({ testTimeout: 180_000 });
const within = { timeout: 20_000 };

/** How many fields of a guest can be seen to type in. */
const typed = (page: Visitor) => page.locator(".kassa-l > section input.inv:visible").count();

/** A service that knows every street, as the one that `ADDRESS_LOOKUP` names does. */
const knowsStreets = (page: Visitor) =>
  page.route("**/api/postcode?**", (route) => {
    const number = new URL(route.request().url()).searchParams.get("number");
    return route.fulfill({ json: { street: number === "99" ? null : "Lindelaan", city: "Amersfoort" } });
  });

test("an address that is found is a card: five fields to type, and it can be changed", async () => {
  const page = await aVisitor(PHONE);
  await knowsStreets(page);
  await put(page, TAXUS, 2);
  await page.goto(shopUrl("/checkout/delivery"));
  await hydrated(page);
  expect(await typed(page)).toBe(7);
  const { postcode, number } = { postcode: page.locator("[name=postcode]"), number: page.locator("[name=number]") };
  await postcode.fill("3817 AB");
  await number.fill("12");
  await number.blur();
  const card = page.locator(".adreskaart");
  await expect.poll(() => card.textContent(), within).toMatch(/Lindelaan 12.*Amersfoort/);
  expect(await typed(page)).toBe(5);
  expect(await axe(page)).toEqual([]);
  // A number that is not known asks for the street, and keeps none of another house.
  await number.fill("99");
  await number.blur();
  await expect.poll(() => typed(page), within).toBe(7);
  expect(await page.locator("[name=street]").inputValue()).toBe("");
  await number.fill("14");
  await number.blur();
  await expect.poll(() => card.textContent(), within).toContain("Lindelaan 14");
  await page.getByRole("button", { name: "Pas aan" }).click();
  await expect.poll(() => page.locator("[name=street]").inputValue(), within).toBe("Lindelaan");
  for (const [name, value] of Object.entries({ email: "an@voorbeeld.nl", firstName: "An", lastName: "Bos" }))
    await page.locator(`[name=${name}]`).fill(value);
  await page.getByRole("button", { name: "Verder naar betaling" }).click();
  await page.waitForURL("**/checkout/payment");
  expect(await page.locator(".recap").textContent()).toContain("Lindelaan 14");
});

test("the total and the button are in sight from the first line to the last, in both steps", async () => {
  for (const size of [PHONE, DESK]) {
    const page = await aVisitor(size);
    await put(page, TAXUS, 2);
    await page.goto(shopUrl("/checkout/delivery"));
    await hydrated(page);
    const inSight = () =>
      page.locator(".kassa-knop").evaluate((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight + 1 && /€/.test(bar.textContent ?? "");
      });
    expect([size.viewport.width, await inSight()]).toEqual([size.viewport.width, true]);
    await fillAddress(page);
    expect(await inSight()).toBe(true);
    await page.getByRole("button", { name: "Verder naar betaling" }).click();
    await page.waitForURL("**/checkout/payment");
    await expect.poll(inSight, within).toBe(true);
    // Every way to pay has its drawing.
    await page.locator("[name=paymentMethod]").first().waitFor({ state: "attached" });
    const ways = await page.locator("[name=paymentMethod]").count();
    expect(await page.locator("svg.merk").count()).toBe(ways);
  }
});
