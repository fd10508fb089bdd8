import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { aVisitor, hydrated, PHONE, shopUrl, visit } from "../browser.ts";
import { inCart, put, TAXUS } from "../buying-steps.ts";
import { anAddress } from "../people.ts";
import { AGAIN, BROKEN, FALLEN, LOST, OFFLINE, SILENT, WAYS } from "./ways.ts";

test.for([...WAYS, FALLEN])(
  "a form to another page, over %s: this page stays with all that was typed, and says why",
  async ([way, lose]) => {
    const page = await visit("/contact");
    const words = "Mijn haag is bruin";
    await page.locator("main [name=message]").fill(words);
    await page.locator("#nieuwsbrief-email").fill(anAddress());
    const back = await lose(page);
    await page.locator(".nieuws-f button").click();
    const why = way === "no line" ? OFFLINE : way === FALLEN[0] ? BROKEN : SILENT;
    await page.getByText(`${why} ${LOST}`).waitFor();
    expect(page.url()).toBe(shopUrl("/contact"));
    expect(await page.locator("main [name=message]").inputValue()).toBe(words);
    await back();
    await page.locator(".nieuws-f button").click();
    await page.waitForURL("**/nieuwsbrief");
    await page.getByRole("heading", { name: "Kijk even in je mail" }).waitFor();
  },
);

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

test("a table of trees that did not arrive still says what it costs, and what was put in says no more that it was not", async () => {
  const page = await visit("/zakelijk-kerstbomen-bestellen");
  await page.locator(".bomen [name=sku]").first().selectOption({ index: 1 });
  await page.locator("[name=aantal]").first().fill("7");
  const total = page.locator(".bomen .tot dd").last();
  await expect.poll(() => total.textContent()).not.toContain(" 0,00");
  const before = await total.textContent();
  const away = (route: Route) => route.fulfill({ status: 503, body: "even weg" });
  await page.route("**/*.data*", away);
  await page.locator("[value='trees.order']").click();
  await page.getByText(LOST).waitFor();
  expect(await total.textContent()).toBe(before);
  await page.unroute("**/*.data*", away);
  await page.locator("[value='trees.row']").click();
  await expect.poll(() => page.locator("[name=aantal]").count()).toBe(3);
  expect(await total.textContent()).toBe(before);

  await page.goto(shopUrl("/p/laurier-novita"));
  await hydrated(page);
  await page.route("**/api/cart/lines", away, { times: 1 });
  const button = page.getByRole("button", { name: "In winkelwagen" }).first();
  await button.click();
  await page.getByText("Dat lukte niet").waitFor();
  await button.click();
  await page.getByText("ligt in je winkelwagen").first().waitFor();
  expect(await page.getByText("Dat lukte niet").count()).toBe(0);
});

test("in the cart nothing is shown as done that was not; a link says why it leads nowhere", async () => {
  const page = await visit("/cart");
  await put(page, TAXUS, 2);
  await page.goto(shopUrl("/cart?exp_mail_cart=B"));
  await hydrated(page);
  const mail = page.locator("main .wagen-mee");
  await mail.locator("[name=email]").fill(anAddress());
  await page.context().setOffline(true);
  await mail.locator("[value='cart.mail']").click();
  await mail.getByText(`${OFFLINE} ${AGAIN}`).waitFor();
  await page.locator(".teller [data-step='1']").click();
  await page.locator(".toast").getByText(`${OFFLINE} ${AGAIN}`).waitFor();
  expect(await page.locator(".teller input").inputValue()).toBe("2");
  await page.locator(".toast .knop-ic").click();
  await page.locator("button[value='cart.remove']").click();
  await page.locator(".toast").getByText(`${OFFLINE} ${AGAIN}`).waitFor();
  expect(await page.getByText("is uit je winkelwagen").count()).toBe(0);
  await page.locator("aside a[href='/checkout']").click();
  await page.getByText("die pagina kan niet open").waitFor();
  expect(new URL(page.url()).pathname).toBe("/cart");
});

test("a login over a line that breaks says that the shop did not answer, and keeps the address", async () => {
  const page = await visit("/login");
  await page.route("**/login", (route) => route.abort());
  const email = anAddress();
  const panel = page.locator("section[aria-labelledby=inloggen]");
  await panel.locator("[name=email]").fill(email);
  await panel.locator("[name=password]").fill("de eik ruist zacht in mei");
  await panel.locator("[value='account.login']").click();
  await panel.getByRole("alert").getByText(SILENT).waitFor();
  expect(await panel.locator("[name=email]").inputValue()).toBe(email);
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
  await expect.poll(() => asked).toBeGreaterThan(0);
  await hearts.nth(1).tap();
  await hearts.nth(1).and(page.locator("[aria-pressed=true]")).waitFor();
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

test("what was taken from the cart can still be put back when that failed the first time", async () => {
  const page = await visit("/haagplanten");
  await put(page, TAXUS, 2);
  await page.goto(shopUrl("/cart"));
  await hydrated(page);
  await page.getByRole("main").locator("button[value='cart.remove']").click();
  const undo = page.getByRole("button", { name: "Zet terug" });
  await undo.waitFor();
  await page.route("**/api/cart/**", (route) => route.fulfill({ status: 503, body: "even weg" }), { times: 1 });
  await undo.click();
  await page.locator(".toast-fout").getByText("Dat lukte niet").waitFor();
  await undo.click({ timeout: 10_000 });
  await expect.poll(() => inCart(page)).toEqual([2]);
});

test("what waits for a line is not lost when the shop is away, and goes when it is back", async () => {
  const page = await visit("/p/laurier-novita");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "In winkelwagen" }).first().click();
  await page.getByText(`${OFFLINE} We leggen dit in je winkelwagen`).waitFor();
  let away = 0;
  await page.route("**/api/cart/lines", (route) =>
    ++away === 1 ? route.fulfill({ status: 503, body: "even weg" }) : route.continue(),
  );
  await page.context().setOffline(false);
  await page.getByText("ligt nu in je winkelwagen").waitFor();
  expect(away).toBe(2);
  expect(await inCart(page)).toEqual([1]);
});

test("a form that is pressed twice, before it can show that it is busy, is sent once", async () => {
  const page = await visit("/contact");
  await page.locator("main [name=name]").fill("Marieke");
  await page.locator("main [name=email]").fill(anAddress());
  await page.locator("main [name=message]").fill("Mijn haag is bruin");
  let sent = 0;
  const held = Promise.withResolvers<void>();
  await page.route("**/contact.data*", async (route) => {
    if (route.request().method() === "POST") sent++;
    await held.promise;
    return route.continue();
  });
  const button = page.locator("main form:has([name=message]) button[type=submit]");
  await button.evaluate((one: HTMLButtonElement) => {
    const real = window.fetch;
    window.fetch = (...asked) => {
      window.fetch = real;
      const answer = real(...asked);
      // On a slow phone the finger is faster than the page.
      queueMicrotask(() => one.click());
      return answer;
    };
    one.click();
  });
  await expect.poll(() => sent).toBeGreaterThan(0);
  held.resolve();
  await page.getByText("Je bericht is verstuurd").waitFor();
  expect(sent).toBe(1);
});
