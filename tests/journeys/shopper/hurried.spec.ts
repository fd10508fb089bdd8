import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, hydrated, PHONE, shopUrl, visit, WITHOUT_SCRIPTS } from "../browser.ts";
import { fillAddress, put, TAXUS } from "../buying-steps.ts";
import { anAddress, db } from "../people.ts";

const ORDER = /^Bestellen en betalen € /;

async function toPayment(page: Page, email: string): Promise<void> {
  await put(page, TAXUS, 2);
  await page.goto(shopUrl("/checkout/delivery"));
  await fillAddress(page);
  await page.locator("[name=email]").fill(email);
  await page.getByRole("button", { name: "Verder naar betaling" }).click();
  await page.waitForURL("**/checkout/payment");
}

/** What became of each order of somebody: paid, open, or no more. */
async function statesOf(email: string): Promise<string[]> {
  const { rows } = await db.$client.query<{ state: string }>(
    `select case when replaced_at is not null or expired_at is not null or cancelled_at is not null then 'gone'
                 when paid_at is not null then 'paid' else 'open' end as state
     from orders where email = $1 order by placed_at`,
    [email],
  );
  return rows.map(({ state }) => state);
}

test.for([
  ["a desk", DESK],
  ["a phone", PHONE],
  ["a browser without scripts", WITHOUT_SCRIPTS],
] as const)("ordered with a double press on %s there is one order", async ([, screen]) => {
  const email = anAddress();
  const page = await visit("/cart", screen);
  await toPayment(page, email);
  await page.getByRole("button", { name: ORDER }).dblclick();
  await page.waitForURL("**/testbank/**");
  expect(await statesOf(email)).toEqual(["open"]);
});

test("back from the bank and ordered again: one order stands, the other is no more, and it is paid once", async () => {
  const email = anAddress();
  const page = await visit("/cart");
  await toPayment(page, email);
  await toBankFrom(page);
  const first = page.url();
  await page.goBack();
  await page.waitForURL("**/checkout/payment");
  await hydrated(page);
  await toBankFrom(page);
  await page.getByRole("button", { name: "Betaald", exact: true }).click();
  await page.getByRole("heading", { name: /Dank je, Marieke/ }).waitFor();
  expect((await statesOf(email)).filter((state) => state !== "gone")).toEqual(["paid"]);
  // The tab of the first payment was still open somewhere.
  await page.goto(first);
  expect(await page.locator("main").textContent()).not.toMatch(/Er ging iets mis/);
});

async function toBankFrom(page: Page): Promise<void> {
  await page.getByRole("button", { name: ORDER }).click();
  await page.waitForURL("**/testbank/**");
}

test("two tabs order the same cart at once: it is sold once", async () => {
  const email = anAddress();
  const page = await visit("/cart");
  await toPayment(page, email);
  const other = await page.context().newPage();
  await other.goto(shopUrl("/checkout/payment"));
  await Promise.all([page, other].map(hydrated));
  await Promise.all([page, other].map((tab) => tab.getByRole("button", { name: ORDER }).click()));
  await Promise.race([page, other].map((tab) => tab.waitForURL("**/testbank/**")));
  expect((await statesOf(email)).filter((state) => state === "open")).toHaveLength(1);
});

test.for([
  ["that falls away", (route: Route) => route.abort()],
  ["to a shop that is away for a moment", (route: Route) => route.fulfill({ status: 503, body: "even weg" })],
] as const)("what is sent over a line %s stays on the page, told, and goes the next time", async ([, answer]) => {
  const email = anAddress();
  const page = await visit("/cart");
  await put(page, TAXUS, 2);
  await page.goto(shopUrl("/checkout/delivery"));
  await hydrated(page);
  await fillAddress(page);
  await page.locator("[name=email]").fill(email);
  const lost = (route: Route) => (route.request().method() === "POST" ? answer(route) : route.fallback());
  await page.route("**/*.data*", lost);
  await page.getByRole("button", { name: "Verder naar betaling" }).click();
  await page.getByText("Wat je invulde staat er nog").waitFor();
  expect(new URL(page.url()).pathname).toBe("/checkout/delivery");
  expect(await page.locator("[name=email]").inputValue()).toBe(email);
  await page.unroute("**/*.data*", lost);
  await page.getByRole("button", { name: "Verder naar betaling" }).click();
  await page.waitForURL("**/checkout/payment");
  await page.route("**/*.data*", lost);
  await page.getByRole("button", { name: ORDER }).click();
  await page.getByText("Wat je invulde staat er nog").waitFor();
  await page.unroute("**/*.data*", lost);
  await toBankFrom(page);
  expect(await statesOf(email)).toEqual(["open"]);
});

test("a message to the shop survives a line that falls away", async () => {
  const page = await visit("/contact");
  await hydrated(page);
  const words = `Mijn haag is bruin ${crypto.randomUUID()}`;
  const message = page.locator("main [name=message]");
  await message.fill(words);
  await page.locator("main [name=email]").fill(anAddress());
  await page.locator("main [name=name]").fill("Marieke de Wit");
  const send = page.locator("main form", { has: page.locator("[name=message]") }).locator("[type=submit]");
  await page.context().setOffline(true);
  await send.click();
  await page.getByText("Wat je invulde staat er nog").waitFor();
  expect(await message.inputValue()).toBe(words);
  await page.context().setOffline(false);
  await send.click();
  await page.getByText("Je bericht is verstuurd").waitFor();
});

test("a message that is sent when a newer shop is out arrives, and the next page is the newer shop's", async () => {
  const page = await visit("/bezorging");
  await page.route("**/version.json", (route) => route.fulfill({ json: { version: "nieuwer" } }));
  await hydrated(page);
  const asked = page.waitForResponse("**/version.json");
  await page.locator("footer a[href='/contact']").first().click();
  await asked;
  const message = page.locator("main [name=message]");
  await message.fill(`Staat er al een nieuwe winkel? ${crypto.randomUUID()}`);
  await page.locator("main [name=email]").fill(anAddress());
  await page.locator("main [name=name]").fill("Marieke de Wit");
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page
    .locator("main form", { has: page.locator("[name=message]") })
    .locator("[type=submit]")
    .click();
  await page.getByText("Je bericht is verstuurd").waitFor();
  const isSame = () => page.evaluate(() => "same" in window);
  expect(await isSame()).toBe(true);
  await page.locator("footer a[href='/bezorging']").first().click();
  await page.locator("h1", { hasText: /bezorg/i }).waitFor();
  expect(await isSame()).toBe(false);
});
