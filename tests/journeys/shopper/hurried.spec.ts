import type { Page } from "playwright-core";
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
