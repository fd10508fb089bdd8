import type { Page } from "playwright-core";
import { hydrated, shopUrl } from "../browser.ts";
import { db } from "../people.ts";

/** Puts a quote together by telephone for An with this name and address, and mails it. */
export async function makeQuote(page: Page, email: string, lastName: string): Promise<void> {
  await page.goto(shopUrl("/kantoor/bestellingen/nieuw"));
  await hydrated(page);
  await page.getByRole("button", { name: "Begin een bestelling" }).click();
  await page.getByRole("searchbox", { name: "Plant, maat of code" }).fill("laurier novita");
  await page.getByRole("searchbox", { name: "Plant, maat of code" }).press("Enter");
  await page.getByRole("button", { name: "Zet erbij" }).first().click();
  await page.getByText("Het staat erin.").waitFor();
  for (const [label, value] of [
    ["Voornaam", "An"],
    ["Achternaam", lastName],
    ["E-mail", email],
    ["Postcode", "3817 AB"],
    ["Nummer", "12"],
    ["Straat", "Lindelaan"],
    ["Plaats", "Amersfoort"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await page.getByText("Bewaard.", { exact: true }).waitFor();
  await page.locator("summary", { hasText: "Bewaar als offerte" }).click();
  await page.getByLabel("Regel op de offerte").fill("Voor de haag achter, zoals besproken.");
  await page.getByRole("button", { name: "Bewaar en mail offerte" }).click();
  await page.getByText("De offerte is bewaard en naar de klant gemaild.").waitFor();
}

/** The address in the mail with the quote. */
export async function quoteFor(email: string): Promise<string> {
  const asked = `select text from mails where "to" = $1 and event like 'quote:%'`;
  const { rows } = await db.$client.query<{ text: string }>(asked, [email]);
  return shopUrl(/\/offerte\/[\w-]{32}/.exec(rows[0]?.text ?? "")?.[0] ?? "");
}
