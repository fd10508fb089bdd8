import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, hydrated, shopUrl, visit, WITHOUT_SCRIPTS } from "./browser.ts";
import { fillAddress, put, TAXUS, toBank } from "./buying-steps.ts";
import { enterAs } from "./people.ts";

async function keepAddress(page: Page, street: string, number: string): Promise<void> {
  await page.goto(shopUrl("/account/addresses"));
  await hydrated(page);
  await page.getByRole("link", { name: "Adres toevoegen" }).click();
  const modal = page.getByRole("dialog", { name: "Adres toevoegen" });
  await modal.getByLabel("Postcode").fill("3817 AB");
  await modal.getByLabel("Huisnummer").fill(number);
  await modal.getByLabel("Straat").fill(street);
  await modal.getByLabel("Plaats").fill("Amersfoort");
  await modal.getByLabel("Plaats").press("Enter");
  await modal.waitFor({ state: "hidden" });
  await page.getByText(`${street} ${number}`).first().waitFor();
}

const valueOf = (page: Page, name: string) => page.locator(`[name=${name}]`).inputValue();

test("a customer buys with a kept address: it stands ready, another is one press away, only the phone is typed once", async () => {
  const page = await visit("/cart");
  await enterAs(page.context(), `kassa-${Date.now()}@voorbeeld.nl`);
  await keepAddress(page, "Beukenlaan", "7");
  await keepAddress(page, "Lindelaan", "12");
  await put(page, TAXUS, 2);
  await page.goto(shopUrl("/checkout/delivery"));
  await hydrated(page);
  expect(
    await Promise.all(["firstName", "postcode", "number", "street", "city"].map((name) => valueOf(page, name))),
  ).toEqual(["Marieke", "3817 AB", "12", "Lindelaan", "Amersfoort"]);
  await page.getByRole("button", { name: "Beukenlaan 7, Amersfoort" }).click();
  await page.locator('[name=street][value="Beukenlaan"]').waitFor();
  await hydrated(page);
  await page.getByText("Telefoonnummer toevoegen").click();
  await page.locator("[name=phone]").fill("06 12345678");
  await toBank(page);
  await page.getByRole("button", { name: "Betaald", exact: true }).click();
  await page.getByRole("heading", { name: /Dank je, Marieke/ }).waitFor();
  await page.goto(shopUrl("/account/bestellingen"));
  await page
    .getByText(/2026-\d{6}/)
    .first()
    .waitFor();

  await put(page, TAXUS, 1);
  await page.goto(shopUrl("/checkout/delivery"));
  expect(await valueOf(page, "phone"), "known from the last order").toBe("06 12345678");
});

/** Presses Tab until the focus is on what is meant, as somebody without a mouse does. */
async function tabTo(page: Page, selector: string, most = 120): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

test("from product to thank-you with the keyboard alone", async () => {
  const page = await visit("/p/taxus");
  await tabTo(page, 'form[action="/cart"] button[type=submit]');
  await page.keyboard.press("Enter");
  const toast = page.locator("div.toast");
  await toast.waitFor();
  await tabTo(page, ".toast .btn", 300);
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: /Je winkelwagen/ });
  await drawer.getByRole("link", { name: "Naar bestellen" }).waitFor();
  await tabTo(page, 'dialog a[href="/checkout"], [role=dialog] a[href="/checkout"]');
  await page.keyboard.press("Enter");
  await page.waitForURL("**/checkout/delivery");
  const typed = {
    email: "marieke@voorbeeld.nl",
    firstName: "Marieke",
    lastName: "van den Berg",
    postcode: "3817AB",
    number: "12",
    street: "Lindelaan",
  };
  for (const [name, value] of Object.entries(typed)) {
    await tabTo(page, `[name=${name}]`);
    await page.keyboard.type(value);
  }
  await tabTo(page, "[name=city]");
  expect(await valueOf(page, "city"), "filled in from the postcode").toBe("Amersfoort");
  await tabTo(page, ".meer-veld summary");
  await page.keyboard.press("Enter");
  await tabTo(page, "[name=phone]");
  await page.keyboard.type("0612345678");
  await tabTo(page, "[name=day]");
  await page.keyboard.press("ArrowRight");
  await tabTo(page, "[name=method]");
  await tabTo(page, ".kassa-knop button");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/checkout/payment");
  await tabTo(page, "#bestellen button");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/testbank/**");
  await tabTo(page, 'button[value="paid"]');
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /Dank je, Marieke/ }).waitFor();
});

test("two tabs: what changes in one is told in the other before anything is ordered", async () => {
  const page = await visit("/cart");
  await put(page, TAXUS, 2);
  await page.goto(shopUrl("/checkout/delivery"));
  await hydrated(page);
  await fillAddress(page);
  await page.getByRole("button", { name: "Verder naar betaling" }).click();
  await page.waitForURL("**/checkout/payment");
  const other = await page.context().newPage();
  await other.goto(shopUrl("/cart"));
  await hydrated(other);
  await other.getByRole("button", { name: "Eén meer" }).first().click();
  await other.locator('.regel [name=quantity][value="3"]').waitFor();
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === "wagen")?.value)
    .toMatch(/^3\./);
  await page.getByRole("button", { name: /^Bestellen en betalen € / }).click();
  await page.getByText("Het totaal is intussen veranderd.").waitFor();
  await page
    .getByText(/^3 × Taxus/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: /^Bestellen en betalen € / }).click();
  await page.waitForURL("**/testbank/**");
});

test("wrong input is told beside its field, and nothing is lost on reload or on the way back", async () => {
  const page = await visit("/cart");
  await put(page, TAXUS, 2);
  await page.goto(shopUrl("/checkout/delivery"));
  await hydrated(page);
  await fillAddress(page);
  await page.locator("[name=postcode]").fill("38 AB");
  await page.getByRole("button", { name: "Verder naar betaling" }).click();
  await page.getByText("Vul een postcode in, zoals 1234 AB.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("postcode");
  await page.locator("[name=postcode]").fill("3817 AB");
  await page.getByRole("button", { name: "Verder naar betaling" }).click();
  await page.waitForURL("**/checkout/payment");
  await page.goBack();
  await page.waitForURL("**/checkout/delivery");
  await page.reload();
  await hydrated(page);
  expect(await Promise.all(["email", "lastName", "street", "number"].map((name) => valueOf(page, name)))).toEqual([
    "marieke@voorbeeld.nl",
    "van den Berg",
    "Lindelaan",
    "12",
  ]);
  await toBank(page);
  await page.goBack();
  await page.waitForURL("**/checkout/payment");
  await page.getByRole("button", { name: /^Bestellen en betalen € / }).click();
  await page.waitForURL("**/testbank/**");
  await page.getByRole("button", { name: "Betaald", exact: true }).click();
  await page.getByRole("heading", { name: /Dank je, Marieke/ }).waitFor();
});

for (const [how, options] of Object.entries({ "with scripts": DESK, "without scripts": WITHOUT_SCRIPTS }))
  test(`a parcel waits at a point of the carrier, ${how}`, async () => {
    const page = await visit("/cart", options);
    await put(page, TAXUS, 2);
    await page.goto(shopUrl("/checkout/delivery"));
    if (options === DESK) await hydrated(page);
    await fillAddress(page);
    await page.getByLabel("Bij een afhaalpunt in de buurt").check();
    if (options === WITHOUT_SCRIPTS) {
      await page.getByRole("button", { name: "Verder naar betaling" }).click();
      await page.getByText("Kies een afhaalpunt, of kies een andere manier.").waitFor();
    }
    const points = page.getByLabel("Welk afhaalpunt?");
    await points.focus();
    await points.locator("option", { hasText: "Proefpunt bij de bakker" }).waitFor({ state: "attached" });
    await points.selectOption({ index: 1 });
    await page.getByRole("button", { name: "Verder naar betaling" }).click();
    await page.waitForURL("**/checkout/payment");
    await page.getByText("Proefpunt bij de bakker, Voorbeeldstraat 1, Amersfoort").waitFor();
    await page.getByRole("button", { name: /^Bestellen en betalen € / }).click();
    await page.waitForURL("**/testbank/**");
    await page.getByRole("button", { name: "Betaald", exact: true }).click();
    await page.getByText(/ligt alles voor je klaar bij Proefpunt bij de bakker/).waitFor();
  });
