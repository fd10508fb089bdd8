import { expect, test, vi } from "vitest";
import { axe, aVisitor, DESK, hydrated, PHONE, shopUrl, type Visitor } from "../browser.ts";
import { fillAddress, put, TAXUS } from "../buying-steps.ts";
import { aSession, anAddress, db } from "../people.ts";
import { cold } from "../running/cold.ts";

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

test("a town that is found while somebody is about to type it is replaced by what they type", async () => {
  const page = await aVisitor(PHONE);
  const asked = Promise.withResolvers<void>();
  await page.route("**/api/postcode?**", async (route) => {
    await asked.promise;
    await route.fulfill({ json: { street: null, city: "Amersfoort" } });
  });
  await put(page, TAXUS, 2);
  await page.goto(shopUrl("/checkout/delivery"));
  await hydrated(page);
  await page.locator("[name=postcode]").fill("3817 AB");
  await page.locator("[name=number]").fill("12");
  const city = page.locator("[name=city]");
  await city.focus();
  asked.resolve();
  await expect.poll(() => city.inputValue(), within).toBe("Amersfoort");
  await page.keyboard.type("Hooglanderveen");
  expect(await city.inputValue()).toBe("Hooglanderveen");
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

test.for([
  ["warm", true],
  ["before the scripts come", false],
] as const)(
  "%s: two kept addresses, one after the other, take nothing away of what else was typed",
  async ([, warm]) => {
    const { user, cookies } = await aSession(anAddress());
    for (const street of ["Beukenweg", "Elzenlaan"])
      await db.$client.query(
        `insert into addresses (id, "user", first_name, last_name, country, postcode, number, street, city, created_at)
       values ($1, $2, 'Marieke', 'de Wit', 'NL', '3817AB', '7', $3, 'Amersfoort', now())`,
        [`adr_${user}${street}`, user, street],
      );
    const page = await cold("/", PHONE, async (one) => {
      const mine = Object.entries(cookies).map(([name, value]) => ({ name, value, url: shopUrl() }));
      await one.context().addCookies(mine);
      await put(one, TAXUS, 2);
    });
    if (warm) await page.letIn();
    await page.goto(shopUrl("/checkout/delivery"), { waitUntil: "domcontentloaded" });
    if (warm) await hydrated(page);
    const field = (name: string) => page.locator(`main [name=${name}]`);
    await field("email").fill("nieuw@voorbeeld.nl");
    await field("note").fill("Achter het tuinhek");
    for (const [street, other] of [
      ["Beukenweg", "Elzenlaan"],
      ["Elzenlaan", "Beukenweg"],
      ["Elzenlaan", "Beukenweg"],
    ]) {
      await field("street").fill(`${other} 99`);
      await page.getByText(`${street} 7, Amersfoort`).tap();
      await expect.poll(() => field("street").inputValue(), within).toBe(street);
      expect([await field("email").inputValue(), await field("note").inputValue()]).toEqual([
        "nieuw@voorbeeld.nl",
        "Achter het tuinhek",
      ]);
    }
  },
);
