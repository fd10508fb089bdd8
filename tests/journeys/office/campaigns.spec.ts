import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl } from "../browser.ts";
import { db, enterAs } from "../people.ts";

const read = async (path: string) => (await fetch(shopUrl(path))).text();
/** The clock strikes every minute. */
const ofTheClock = { timeout: 90_000 };

test("a sale is looked at, planned, begun by the clock and stopped; the shop's pages follow", async () => {
  const page = await aVisitor(DESK);
  await enterAs(page.context(), "acties@voorbeeld.nl", ["winkel"]);
  await page.goto(shopUrl("/kantoor/acties/nieuw"));
  await hydrated(page);
  await page.getByLabel("Naam", { exact: true }).fill("Haagweek");
  await page.getByLabel("Begint op").fill("2030-12-01");
  await page.getByLabel("Eindigt op").fill("2030-12-08");
  await page.getByLabel("Percentage (%)").fill("20");
  await page.getByRole("searchbox", { name: "Hele rubrieken: zoek op naam" }).fill("beukenhaag");
  await page.getByRole("group", { name: "Hele rubrieken" }).getByRole("button", { name: "Zoek" }).click();
  await page.getByRole("checkbox", { name: "Beukenhaag", exact: true }).check();
  await page.getByRole("button", { name: "Bekijk de prijzen" }).last().click();
  await page.getByRole("heading", { name: "Zo worden de prijzen" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("button", { name: "Plan de actie" }).click();
  await page.getByText("Gepland. De prijzen veranderen vanzelf").waitFor();
  await db.$client.query("update campaigns set starts = now() - interval '1 minute'");
  await expect.poll(() => read("/p/groene-beuk"), ofTheClock).toContain("Laagste prijs 30 dagen");
  await page.reload();
  await page.getByText("Stop de actie nu").first().click();
  await page.getByRole("button", { name: "Stop de actie nu" }).click();
  await page.getByText("Gestopt. De prijzen staan terug.").waitFor();
  await expect.poll(() => read("/p/groene-beuk")).not.toContain("Laagste prijs 30 dagen");
  expect(page.complaints).toEqual([]);
});
