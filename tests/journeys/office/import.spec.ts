import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, type Visitor, WITHOUT_SCRIPTS } from "../browser.ts";
import { db, enterAs } from "../people.ts";

const HERE = "/kantoor/assortiment/import";
let staff = 0;
async function enter(options: BrowserContextOptions = DESK): Promise<Visitor> {
  const page = await aVisitor(options);
  await enterAs(page.context(), `lijst${++staff}@voorbeeld.nl`, ["winkel"]);
  await page.goto(shopUrl(HERE));
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}
const read = async (path: string) => (await fetch(shopUrl(path))).text();
const aList = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
/** A job is taken within a second or so; a busy machine gets time. */
const ofTheJob = { timeout: 90_000 };

test("a supplier's list of the whole range with twelve faults: columns told, mended, brought in, seen in the shop, and put back", async () => {
  const { rows } = await db.$client.query<{ sku: string; cents: number }>(
    "select sku, price_cents as cents from variants where was_cents is null order by sku",
  );
  const euros = (cents: number) => `€ ${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, "0")}`;
  // Four codes that nobody has, four amounts that are none, three that are empty or below nothing, one that is read in two ways.
  const wrongCodes = [5, 25, 45, 65];
  const wrongPrices = new Map([
    ...[9, 29, 49, 69].map((at) => [at, "gratis"] as const),
    [13, "0"],
    [33, "-3"],
    [53, "12,345"],
    [11, "1.234"],
  ] as [number, string][]);
  const lines = rows.map(
    ({ sku, cents }, at) => `${sku}${wrongCodes.includes(at) ? "x" : ""};${wrongPrices.get(at) ?? euros(cents + 100)}`,
  );
  const page = await enter();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("Kies een lijst").setInputFiles(aList("kwekerij.csv", `Onze code;Kost\n${lines.join("\n")}\n`));
  await page.getByRole("button", { name: "Lees in" }).click();
  await page.getByRole("heading", { name: "Wat staat in welke kolom?" }).waitFor();
  await hydrated(page);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Kijk na" }).click();
  await page.getByText("Kies de kolom met het artikelnummer of de EAN.").first().waitFor();
  await page.getByLabel("Artikelnummer").selectOption({ index: 1 });
  await page.getByLabel("Prijs", { exact: true }).selectOption({ index: 2 });
  await page.getByRole("button", { name: "Kijk na" }).click();
  await page.getByText(`${rows.length.toLocaleString("nl-NL")} rijen gelezen`).waitFor();
  await page.getByText("12 hebben een fout").waitFor();
  await page.getByText("De prijs kan op twee manieren gelezen worden: 1.234.").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(DESK.viewport);
  for (const at of wrongCodes)
    await page.getByLabel(`Artikelnummer, rij ${at + 2}`, { exact: true }).fill(rows[at]?.sku ?? "");
  for (const at of wrongPrices.keys())
    if (at !== 11)
      await page.getByLabel(`Prijs, rij ${at + 2}`, { exact: true }).fill(euros((rows[at]?.cents ?? 0) + 100));
  await page.getByLabel("Rij 13 overslaan").check();
  await page.getByRole("button", { name: "Bewaar en kijk opnieuw na" }).click();
  const run = page.getByRole("button", { name: `Voer ${(rows.length - 1).toLocaleString("nl-NL")} rijen in` });
  await run.waitFor();
  expect(await axe(page)).toEqual([]);

  const { rows: product } = await db.$client.query<{ slug: string; cents: number }>(
    "select p.slug, v.price_cents as cents from variants v join products p on p.slug = v.product where v.sku = $1",
    [rows[40]?.sku],
  );
  const [{ slug = "", cents = 0 } = {}] = product;
  const shown = (amount: number) => `"price":${(amount / 100).toFixed(2)}`;
  const has = async (amount: number) =>
    (await read(`/p/${slug}`)).replaceAll(/"price":"([\d.]+)"/g, '"price":$1').includes(shown(amount));
  await run.click();
  await page.getByText(/Klaar\. .* staan in de winkel\./).waitFor(ofTheJob);
  await expect.poll(() => has(cents + 100), ofTheJob).toBe(true);
  await page.getByText("Draai terug").first().click();
  await page.getByRole("button", { name: "Draai terug" }).click();
  await page.getByText(/Teruggedraaid\. .* weer zoals het was\./).waitFor(ofTheJob);
  await expect.poll(() => has(cents), ofTheJob).toBe(true);
  expect(await axe(page)).toEqual([]);
  expect(page.complaints.filter((text) => !text.includes("422"))).toEqual([]);
});

test("without scripts a workbook of our own goes out and in, a wrong file is told, and a list is thrown away", async () => {
  const page = await enter(WITHOUT_SCRIPTS);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Korte lijst (Excel)" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^assortiment-kort-.*\.xlsx$/);
  await page.getByLabel("Kies een lijst").setInputFiles(aList("brief.csv", "%PDF-1.7"));
  await page.getByRole("button", { name: "Lees in" }).click();
  await page.getByRole("alert").getByText("brief.csv: dit is geen lijst die we kunnen lezen.").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("bestand");
  await page.getByLabel("Kies een lijst").setInputFiles(await download.path());
  await page.getByRole("button", { name: "Lees in" }).click();
  await page.getByRole("button", { name: "Kijk na" }).click();
  await page.getByText("Er is niets te veranderen").waitFor();
  await page.getByText("Gooi weg").first().click();
  await page.getByRole("button", { name: "Gooi weg" }).click();
  await page.getByText("Weggegooid. In de winkel is niets veranderd.").waitFor();
});
