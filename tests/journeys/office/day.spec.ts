import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { Buyer } from "../../kill/buyer.ts";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, type Visitor } from "../browser.ts";
import { TAXUS } from "../buying-steps.ts";
import { enterAs } from "../people.ts";

let people = 0;
/** Somebody of the shop at work. */
async function enter(path: string, options: BrowserContextOptions): Promise<Visitor> {
  const page = await aVisitor(options);
  await enterAs(page.context(), `dag${++people}@voorbeeld.nl`, ["staff"]);
  await page.goto(shopUrl(path));
  await hydrated(page);
  return page;
}

async function buy(key: string): Promise<string> {
  const buyer = new Buyer(`dag-${key}`, TAXUS);
  await buyer.buy(shopUrl());
  return buyer.number ?? "";
}

/** What is on the screen can be read by everybody and fits. */
async function see(page: Page, what: string): Promise<void> {
  expect([what, await axe(page)]).toEqual([what, []]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([what, wide <= 0]).toEqual([what, true]);
}

test("a day at the desk: one order changed, a batch packed on a phone with one plant short, one order by telephone", async () => {
  const numbers = [await buy("een"), await buy("twee"), await buy("drie")];
  const desk = await enter(`/kantoor/bestellingen/${numbers[0]}`, DESK);
  await see(desk, "order");
  await desk.getByText("Wijzig adres").click();
  await desk.getByLabel("Nummer", { exact: true }).fill("14");
  await desk.getByRole("button", { name: "Bewaar adres" }).click();
  await desk.getByText("Het adres is veranderd. De klant krijgt een mail.").waitFor();
  await desk.getByText("Lindelaan 14", { exact: false }).first().waitFor();

  const phone = await enter("/kantoor/pakken", PHONE);
  await see(phone, "packing");
  await phone.getByLabel("Hoeveel tegelijk").first().fill("60");
  await phone.getByRole("button", { name: "Begin met pakken" }).first().click();
  await phone.getByText("De ronde is begonnen.", { exact: false }).waitFor();
  const row = phone.locator("li", { hasText: "Taxus" }).filter({ hasText: "krat" }).first();
  const needed = Number(await row.locator(".getal").innerText());
  await row.locator("summary").click();
  await row.getByLabel("Hoeveel zijn er?").fill(String(needed - 1));
  await row.getByRole("button", { name: "Leg vast" }).click();
  await phone.getByText(`${needed - 1} van ${needed} gevonden`).waitFor();
  await see(phone, "collecting");
  await phone.getByRole("link", { name: "Naar inpakken" }).click();
  for (const number of numbers) {
    const crate = phone.locator(".kratlijst > li", { hasText: number });
    await crate.getByRole("button", { name: "Ingepakt", exact: true }).click();
    await crate.getByRole("button", { name: "Toch niet ingepakt" }).waitFor();
  }
  await see(phone, "packing crates");
  await phone.getByRole("link", { name: "Naar bonnen en weg" }).click();
  await phone.getByRole("button", { name: "Maak etiketten" }).click();
  await phone.getByText("3 etiketten gemaakt.").waitFor();
  await see(phone, "papers");
  const papers = await phone.getByRole("link", { name: "Print bonnen en etiketten" }).getAttribute("href");
  const file = await phone.request.get(shopUrl(papers ?? ""));
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await phone.getByRole("button", { name: "Verzend 3" }).click();
  await phone.getByText("3 bestellingen zijn weg.").waitFor();

  await desk.goto(shopUrl("/kantoor/bestellingen?weergave=deels"));
  await hydrated(desk);
  await desk.getByRole("link", { name: numbers[2] ?? "" }).waitFor();
  await see(desk, "list");

  await desk.goto(shopUrl("/kantoor/bestellingen/nieuw"));
  await hydrated(desk);
  await desk.getByRole("button", { name: "Begin een bestelling" }).click();
  await desk.getByRole("searchbox", { name: "Plant, maat of code, bijvoorbeeld taxus 80" }).fill("taxus");
  await desk.locator(".scan", { hasText: "Plant" }).getByRole("button", { name: "Zoek" }).click();
  const size = desk.locator("li", { hasText: TAXUS });
  await size.getByLabel(/^Aantal/).fill("3");
  await size.getByRole("button", { name: "Zet erbij" }).click();
  await desk.getByText("Het staat erin.").waitFor();
  await desk.getByRole("searchbox", { name: "Zoek klant op naam, mail, telefoon of postcode" }).fill("vries");
  await desk.locator(".scan", { hasText: "klant" }).getByRole("button", { name: "Zoek" }).click();
  await desk.getByRole("button", { name: "Kies", exact: true }).first().click();
  await desk.getByText("De klant staat erin.").waitFor();
  await see(desk, "telephone");
  await desk.getByRole("button", { name: /^Plaats bestelling van/ }).click();
  await desk.getByText("De bestelling is geplaatst.").waitFor();
  await desk.locator("h1 + p").getByText("Wacht op betaling").waitFor();
  expect([desk.complaints, phone.complaints]).toEqual([[], []]);
}, 240_000);
