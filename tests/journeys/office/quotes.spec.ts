import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, WITHOUT_SCRIPTS } from "../browser.ts";
import { anAddress, db, enterAs } from "../people.ts";

const widthOf = (page: { evaluate<T>(read: () => T): Promise<T> }) =>
  page.evaluate(() => document.documentElement.scrollWidth);

test("a quote is put together by telephone, read on a phone without scripts, taken and paid for", async () => {
  const email = anAddress();
  const page = await aVisitor(DESK);
  await enterAs(page.context(), anAddress(), ["winkel"]);
  await page.goto(shopUrl("/kantoor/bestellingen/nieuw"));
  await hydrated(page);
  await page.getByRole("button", { name: "Begin een bestelling" }).click();
  await page.getByRole("searchbox", { name: "Plant, maat of code" }).fill("laurier novita");
  await page.getByRole("searchbox", { name: "Plant, maat of code" }).press("Enter");
  await page.getByRole("button", { name: "Zet erbij" }).first().click();
  await page.getByText("Het staat erin.").waitFor();
  for (const [label, value] of [
    ["Voornaam", "An"],
    ["Achternaam", "de Vries"],
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
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  expect(await widthOf(page)).toBe(390);
  await page.setViewportSize(DESK.viewport);
  await page.getByRole("link", { name: "Offertes", exact: true }).first().click();
  await page.getByRole("cell", { name: "An de Vries" }).waitFor();
  expect(await axe(page)).toEqual([]);

  const { rows } = await db.$client.query<{ text: string }>(
    `select text from mails where "to" = $1 and event like 'quote:%'`,
    [email],
  );
  const link = shopUrl(/\/offerte\/[\w-]{32}/.exec(rows[0]?.text ?? "")?.[0] ?? "");
  const shopper = await aVisitor({ ...PHONE, javaScriptEnabled: WITHOUT_SCRIPTS.javaScriptEnabled });
  await shopper.goto(link);
  await shopper.getByText("Voor de haag achter, zoals besproken.").waitFor();
  expect(await shopper.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  const paper = await fetch(`${link}/offerte.pdf`);
  expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const seen = await aVisitor(DESK);
  await seen.goto(link);
  await hydrated(seen);
  expect(await axe(seen)).toEqual([]);
  await shopper.getByRole("button", { name: /^Akkoord: bestel en betaal/ }).click();
  await shopper.waitForURL(/\/thank-you\?b=/);
  await shopper.getByRole("button", { name: /Betaal/ }).waitFor();
  await seen.getByRole("button", { name: /^Akkoord: bestel en betaal/ }).click();
  await seen.waitForURL(/\/thank-you\?b=/);
  expect(seen.url()).toBe(shopper.url());
  await page.reload();
  await page.getByRole("link", { name: /^Akkoord/ }).click();
  await page.getByRole("cell", { name: "An de Vries" }).waitFor();
  expect(page.complaints).toEqual([]);
});
