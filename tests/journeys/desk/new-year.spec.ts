import fs from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDb } from "../../../app/outside/db.server.ts";
import { Buyer } from "../../kill/buyer.ts";
import { quickFolder } from "../../quick-folder.ts";
import { aVisitor, hydrated, type Visitor } from "../browser.ts";
import { TAXUS } from "../buying-steps.ts";
import { databaseIn } from "../open-shop.ts";
import { aSession, anAddress } from "../people.ts";
import { addressOf, filledShop, ownShop, type Own } from "../running/own-process.ts";

const EVENING = "2026-12-31T20:00:00Z";
const [BEFORE, AFTER, LATER] = ["2026-12-31T22:55:00Z", "2026-12-31T23:00:01Z", "2027-01-02T09:00:00Z"];
const clocks = quickFolder("klok");

/** What a shop is started with to live at a moment that can be moved. */
function withClock(name: string) {
  const file = path.join(clocks, name);
  const set = (moment: string) => fs.writeFileSync(file, moment);
  set(EVENING);
  const settings = {
    CLOCK_FILE: file,
    NODE_OPTIONS: "--import ./tests/kill/moved-clock.ts",
    TRUST_PROXY: "aan",
    OPEN_ORDERS_MOST: "1000",
  };
  const move = ({ child }: Own, moment: string) => {
    set(moment);
    child.kill("SIGUSR2");
  };
  return { settings, move };
}

let people = 0;
/** Two people at each shop buy and pay, all at once. */
async function buyAt(...shops: string[]): Promise<string[]> {
  const buyers = shops.flatMap((shop) => [0, 1].map(() => ({ shop, buyer: new Buyer(`jaar-${people++}`, TAXUS) })));
  await Promise.all(buyers.map(({ shop, buyer }) => buyer.buy(shop)));
  return buyers.map(({ buyer }) => buyer.number ?? "");
}

const numbered = (kind: string, year: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${kind}${year}-${String(at + 1).padStart(6, "0")}`);

/** The numbers in the sales book of the period that is open. */
async function papersIn(page: Visitor): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Verkoopboek" }).click(),
  ]);
  const rows = fs
    .readFileSync(await file.path(), "utf8")
    .trim()
    .split("\r\n")
    .slice(1);
  return [...new Set(rows.map((row) => row.slice(1, row.indexOf('";'))))];
}

test("over New Year two shops number invoices without gaps or doubles, each in its own year; the quarter that is over stays as it was", async () => {
  const [one, two] = [withClock("een"), withClock("twee")];
  const first = filledShop(one.settings);
  const here = await addressOf(first);
  const database = databaseIn(first.folder);
  const second = ownShop({ ...two.settings, DATABASE_URL: database });
  const there = await addressOf(second);
  const on = openDb(database, { max: 1 });
  onTestFinished(async () => {
    await on.$client.end();
    fs.rmSync(clocks, { recursive: true, force: true });
  });
  const page = await aVisitor();
  const enter = async (shop: string, at: string) => {
    const { cookies } = await aSession(anAddress(), ["eigenaar"], { on, at: new Date(at) });
    await page.context().clearCookies();
    await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop })));
  };
  const sees = async (shop: string, day: string) => {
    await page.goto(`${shop}/kantoor`);
    await page.getByRole("heading", { level: 1, name: day }).waitFor();
  };
  await enter(here, BEFORE);

  one.move(first, BEFORE);
  two.move(second, BEFORE);
  await sees(here, "Donderdag 31 december");
  const [old = ""] = await buyAt(here, there);
  // No two clocks are the same: one shop is in the new year while the other still is in the old.
  one.move(first, AFTER);
  two.move(second, BEFORE);
  await sees(here, "Vrijdag 1 januari");
  await sees(there, "Donderdag 31 december");
  await buyAt(here, there);
  two.move(second, AFTER);
  await sees(there, "Vrijdag 1 januari");
  await buyAt(here, there);
  const { rows } = await on.$client.query<{ number: string; year: string }>(
    `select invoice_number as number, to_char(invoiced_at at time zone 'Europe/Amsterdam', 'YYYY') as year
     from orders order by invoice_number`,
  );
  expect(rows.map(({ number }) => number)).toEqual([...numbered("F", 2026, 6), ...numbered("F", 2027, 6)]);
  expect(rows.filter(({ number, year }) => !number.startsWith(`F${year}-`))).toEqual([]);

  for (const [shop, { move }] of [[first, one] as const, [second, two] as const]) move(shop, LATER);
  await enter(here, LATER);
  await sees(here, "Zaterdag 2 januari");
  const readReturn = async (period: string) => {
    await page.goto(`${here}/kantoor/boekhouding?periode=${period}`);
    await page.getByRole("link", { name: "Aangifte", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Aangifte over" }).waitFor();
    return page.locator(".aangifte").innerText();
  };
  const closed = await readReturn("2026-K4");
  expect(closed).toContain("Deze periode is voorbij. Facturen veranderen niet meer");
  expect(await readReturn("2027-K1")).toContain("Deze periode is nog niet voorbij");

  await page.goto(`${here}/kantoor/bestellingen/${old}`);
  await hydrated(page);
  await page.locator("summary", { hasText: "Tegemoetkoming zonder retour" }).click();
  await page.getByLabel("Bedrag in euro’s").fill("1,00");
  await page.getByLabel("Waarom").fill("Een tak gebroken");
  await page.locator("details", { hasText: "Tegemoetkoming" }).getByRole("button", { name: "Leg vast" }).click();
  await page.getByText("De klant krijgt een mail met de creditfactuur.").waitFor();
  expect(await readReturn("2026-K4"), "what comes later counts later").toBe(closed);
  await page.goto(`${here}/kantoor/boekhouding?periode=2026-K4`);
  expect(await papersIn(page)).toEqual(numbered("F", 2026, 6));
  await page.goto(`${here}/kantoor/boekhouding?periode=2027-K1`);
  expect(await papersIn(page)).toEqual([...numbered("F", 2027, 6), "C2027-000001"]);
  expect(page.complaints).toEqual([]);
});
