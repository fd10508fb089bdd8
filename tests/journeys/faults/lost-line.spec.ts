import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { aVisitor, hydrated, PHONE, shopUrl, visit } from "../browser.ts";
import { put, TAXUS } from "../buying-steps.ts";
import { anAddress } from "../people.ts";

const LOST = "Wat je invulde staat er nog";
const SILENT = "je verbinding lijkt weg. Probeer het zo nog eens.";

/** The line goes, comes back by what this gives. */
const WAYS: [string, (page: Page) => Promise<() => Promise<void>>][] = [
  [
    "no line",
    async (page) => {
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
  ],
  [
    "a shop that is away",
    async (page) => {
      const away = (route: Route) => route.fulfill({ status: 503, body: "even weg" });
      await page.route("**/*.data*", away);
      return () => page.unroute("**/*.data*", away);
    },
  ],
];

test.for(WAYS)("a form to another page, over %s: this page stays with all that was typed", async ([, lose]) => {
  const page = await visit("/contact");
  const words = "Mijn haag is bruin";
  await page.locator("main [name=message]").fill(words);
  await page.locator("#nieuwsbrief-email").fill(anAddress());
  const back = await lose(page);
  await page.locator(".nieuws-f button").click();
  await page.getByText(LOST).waitFor();
  expect(page.url()).toBe(shopUrl("/contact"));
  expect(await page.locator("main [name=message]").inputValue()).toBe(words);
  await back();
  await page.locator(".nieuws-f button").click();
  await page.waitForURL("**/nieuwsbrief");
  await page.getByRole("heading", { name: "Kijk even in je mail" }).waitFor();
});

test.for(WAYS)("the last step of a withdrawal, over %s, is not lost and not begun anew", async ([, lose]) => {
  const page = await visit("/annuleren-retouren");
  const form = page.locator("#herroepen");
  await form.locator("[name=name]").fill("Marieke");
  await form.locator("[name=number]").fill("2026-000999");
  await form.locator("[name=email]").fill(anAddress());
  await form.getByRole("button", { name: "Overeenkomst hier herroepen" }).click();
  const confirm = form.getByRole("button", { name: "Herroeping bevestigen" });
  await confirm.waitFor();
  const back = await lose(page);
  await confirm.click();
  await page.getByText(LOST).waitFor();
  await back();
  await confirm.click();
  await page.getByText("Je herroeping is ontvangen.").waitFor();
  expect(await page.getByText(LOST).count(), "what is no longer so is no longer said").toBe(0);
});

test("in the cart nothing is shown as done that was not; a link says why it leads nowhere", async () => {
  const page = await visit("/cart");
  await put(page, TAXUS, 2);
  await page.goto(shopUrl("/cart"));
  await hydrated(page);
  await page.context().setOffline(true);
  await page.locator(".teller [data-step='1']").click();
  await page.getByText(SILENT).waitFor();
  expect(await page.locator(".teller input").inputValue()).toBe("2");
  await page.locator(".toast .knop-ic").click();
  await page.locator("button[value='cart.remove']").click();
  await page.getByText(SILENT).waitFor();
  expect(await page.getByText("is uit je winkelwagen").count()).toBe(0);
  await page.locator("aside a[href='/checkout']").click();
  await page.getByText("die pagina kan niet open").waitFor();
  expect(page.url()).toBe(shopUrl("/cart"));
});

test("a heart whose answer was lost is pressed again and stays", async () => {
  const page = await visit("/haagplanten");
  let lost = false;
  await page.route("**/api/saved", async (route) => {
    if (lost) return route.continue();
    lost = true;
    const request = route.request();
    const sent = await fetch(request.url(), {
      method: "POST",
      headers: await request.allHeaders(),
      body: request.postData(),
    });
    expect(sent.ok).toBe(true);
    return route.abort();
  });
  const heart = page.locator("[data-save]").first();
  await heart.click();
  await page.getByText("Dat lukte niet").waitFor();
  await heart.click();
  await page.locator("[data-save][aria-pressed=true]").first().waitFor();
});

test("before the scripts come: a press whose token was lost does not keep the next one from going", async () => {
  const page = await aVisitor(PHONE);
  // Held for as long as this test looks.
  await page.route(/\/assets\/.*\.js$/, () => {});
  let asked = 0;
  await page.route("**/auth/csrf-cookie", (route) => (++asked === 1 ? route.abort() : route.continue()));
  await page.goto(shopUrl("/haagplanten"), { waitUntil: "domcontentloaded" });
  const hearts = page.locator("[data-save]");
  await hearts.nth(0).tap();
  await expect.poll(() => asked).toBe(1);
  await hearts.nth(1).tap();
  await page.locator("[data-save][aria-pressed=true]").waitFor();
  expect(asked).toBe(2);
});

test("what is said while a drawer is open can be seen and pressed in it", async () => {
  const page = await visit("/haagplanten", PHONE);
  await put(page, TAXUS, 2);
  await page.reload();
  await hydrated(page);
  await page.locator(".acties [data-opens=wagen]").click();
  const line = page.locator("#wagen li.regel");
  await page.locator("#wagen button[value='cart.remove']").click();
  await line.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Zet terug" }).click();
  await line.waitFor();
  expect(page.complaints).toEqual([]);
});
