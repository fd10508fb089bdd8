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
  const looking = page.getByRole("searchbox", { name: "Hele rubrieken: zoek op naam" });
  const whole = page.getByRole("group", { name: "Hele rubrieken" });
  await looking.fill("haag");
  await looking.press("Enter");
  await whole.getByRole("status").getByText("8 gevonden.").waitFor();
  expect(await looking.evaluate((box: HTMLInputElement) => [box.value, box === document.activeElement])).toEqual([
    "",
    true,
  ]);
  await looking.fill("beukenhaag");
  await whole.getByRole("button", { name: "Zoek" }).click();
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

test("a sale begins and ends by the clock: the struck price is the lowest of thirty days, a size below its purchase price is told of, and every price comes back", async () => {
  const { rows } = await db.$client.query<{ sku: string; cents: number }>(
    "select sku, price_cents as cents from variants where product = 'taxus' order by position",
  );
  const [first] = rows;
  if (!first) throw new Error("no taxus");
  // A fortnight ago it was a euro cheaper for a day: that is what may be struck.
  const lowest = first.cents - 100;
  await db.$client.query("update prices set since = now() - interval '13 days' where sku = $1 and until is null", [
    first.sku,
  ]);
  await db.$client.query(
    "insert into prices (sku, cents, since, until) values ($1, $2, now() - interval '14 days', now() - interval '13 days')",
    [first.sku, lowest],
  );
  await db.$client.query("insert into purchase_prices (sku, cents) values ($1, $2)", [first.sku, first.cents]);
  const page = await aVisitor(DESK);
  await enterAs(page.context(), "acties2@voorbeeld.nl", ["winkel"]);
  await page.goto(shopUrl("/kantoor/acties/nieuw"));
  await hydrated(page);
  await page.getByLabel("Naam", { exact: true }).fill("Taxusdag");
  await page.getByLabel("Begint op").fill("2030-12-01");
  await page.getByLabel("Eindigt op").fill("2030-12-08");
  await page.getByLabel("Percentage (%)").fill("50");
  await page.getByRole("searchbox", { name: "Producten met de hand: zoek op naam" }).fill("taxus");
  await page.getByRole("group", { name: "Producten met de hand" }).getByRole("button", { name: "Zoek" }).click();
  await page.locator('input[type="checkbox"][value="taxus"]').check();
  await page.getByRole("button", { name: "Bekijk de prijzen" }).last().click();
  await page.getByText("1 prijs komt zonder btw onder de inkoopprijs.").waitFor();
  await page.getByText("onder de inkoopprijs", { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Plan de actie" }).click();
  await page.getByText("Gepland. De prijzen veranderen vanzelf").waitFor();
  const now = async () =>
    (
      await db.$client.query<{ cents: number; was: number | null }>(
        "select price_cents as cents, was_cents as was from variants where product = 'taxus' order by position",
      )
    ).rows;
  await db.$client.query("update campaigns set starts = now() - interval '1 minute' where title = 'Taxusdag'");
  await expect.poll(async () => (await now())[0]?.was, ofTheClock).toBe(lowest);
  await expect.poll(() => read("/p/taxus"), ofTheClock).toContain("Laagste prijs 30 dagen");
  await db.$client.query("update campaigns set ends = now() - interval '1 second' where title = 'Taxusdag'");
  await expect.poll(now, ofTheClock).toEqual(rows.map(({ cents }) => ({ cents, was: null })));
  await expect.poll(() => read("/p/taxus"), ofTheClock).not.toContain("Laagste prijs 30 dagen");
  await page.reload();
  await page.getByText("Afgelopen").first().waitFor();
  expect(page.complaints).toEqual([]);
});
