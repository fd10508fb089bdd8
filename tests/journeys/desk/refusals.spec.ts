import { expect, test } from "vitest";
import { Buyer } from "../../kill/buyer.ts";
import type { Locator } from "playwright-core";
import { aVisitor, hydrated, PHONE, shopUrl, WITHOUT_SCRIPTS } from "../browser.ts";
import { TAXUS } from "../buying-steps.ts";
import { enterAs } from "../people.ts";

const isSeen = (told: Locator) => () =>
  told.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    const above = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && above !== null && (it.contains(above) || above.contains(it));
  });

test("what an order refuses is read where one stands, not above the screen", async () => {
  const buyer = new Buyer("kantoor-weigering", TAXUS);
  await buyer.buy(shopUrl());
  const page = await aVisitor(PHONE);
  await enterAs(page.context(), "kantoor-weigering@voorbeeld.nl", ["staff"]);
  await page.goto(shopUrl(`/kantoor/bestellingen/${buyer.number}`));
  await hydrated(page);
  await page.getByText("Tegemoetkoming zonder retour").click();
  await page.getByLabel("Bedrag in euro’s").fill("9999");
  await page.getByLabel("Waarom", { exact: true }).last().fill("Een pot brak onderweg.");
  await page.getByRole("button", { name: "Leg vast" }).click();
  const refusal = page.getByText("Dat is meer dan er nog terug kan.").first();
  await refusal.waitFor();
  await expect.poll(isSeen(refusal)).toBe(true);
  await page.getByLabel("Bedrag in euro’s").fill("1,50");
  await page.getByRole("button", { name: "Leg vast" }).click();
  await page.getByText("Vastgelegd. De klant krijgt een mail").waitFor();
  expect(await page.getByLabel("Bedrag in euro’s").inputValue(), "not given twice by a second press").toBe("");
});

test("what went well is read where one stands, and said again when it is done again", async () => {
  const buyer = new Buyer("kantoor-gelukt", TAXUS);
  await buyer.buy(shopUrl());
  const page = await aVisitor(PHONE);
  await enterAs(page.context(), "kantoor-gelukt@voorbeeld.nl", ["staff"]);
  await page.goto(shopUrl(`/kantoor/bestellingen/${buyer.number}`));
  await hydrated(page);
  const said = page.getByRole("status").locator(".bericht");
  for (const words of ["Gebeld.", "Nog eens gebeld."]) {
    const [before] = await said.elementHandles();
    await page.getByLabel("Schrijf een notitie").fill(words);
    await page.getByRole("button", { name: "Bewaar notitie" }).click();
    await page.locator("#notities").getByText(words, { exact: true }).waitFor();
    await expect.poll(isSeen(said)).toBe(true);
    expect(await before?.evaluate((it) => it.isConnected)).not.toBe(true);
  }
  expect(await page.evaluate(() => scrollY), "the page stays where it was").toBeGreaterThan(300);
});

test("without scripts: one line of an order is cancelled by one press, and a yes", async () => {
  const buyer = new Buyer("kantoor-regel", TAXUS, ["BO01-10ST"]);
  await buyer.buy(shopUrl());
  const page = await aVisitor({ ...PHONE, javaScriptEnabled: WITHOUT_SCRIPTS.javaScriptEnabled });
  await enterAs(page.context(), "kantoor-regel@voorbeeld.nl", ["winkel"]);
  await page.goto(shopUrl(`/kantoor/bestellingen/${buyer.number}`));
  await page.locator("summary", { hasText: "Annuleren" }).click();
  const [line] = await page.locator("summary", { hasText: "Alleen 2 ×" }).all();
  await line?.click();
  await page.getByRole("button", { name: "Ja, annuleer 2 ×" }).first().click();
  const said = page.getByText("Geannuleerd. Betaald geld gaat vanzelf terug");
  await expect.poll(isSeen(said)).toBe(true);
  await page.locator("h1 + p").getByText("Te verzenden").waitFor();
  await page.getByText("Teruggegeven", { exact: true }).waitFor();
  expect(await page.locator("summary", { hasText: "Alleen 2 ×" }).count(), "one line is left").toBe(0);
  await page.goto(shopUrl(`/kantoor/bestellingen?q=${buyer.number}`));
  const tick = page.getByLabel(`Kies bestelling ${buyer.number}`);
  await tick.check();
  await tick.press("Enter");
  await page.goto(shopUrl(`/kantoor/bestellingen/${buyer.number}`));
  expect(await page.getByText("Een vraag over je bestelling").count(), "Enter on a tick mails nobody").toBe(0);
});
