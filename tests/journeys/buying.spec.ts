import { expect, test } from "vitest";
import { axe, DESK, hydrated, PHONE, shopUrl, visit, WITHOUT_SCRIPTS } from "./browser.ts";
import { fillAddress, put, TAXUS, toBank } from "./buying-steps.ts";
import { enterAs } from "./people.ts";

test("R5 a guest buys on a phone: seven fields, a day, paid, thanked", async () => {
  const page = await visit("/cart", PHONE);
  await put(page, TAXUS, 30);
  await page.goto(shopUrl("/checkout"));
  await hydrated(page);
  expect(page.url()).toBe(shopUrl("/checkout/delivery"));
  const asked = page.locator(".kassa-l > section input.inv:visible");
  expect(await asked.count(), "typed fields of a guest").toBeLessThan(8);
  await page.getByRole("button", { name: "Verder naar betaling" }).click();
  await page.getByText("Vul je voornaam in.").waitFor();
  await fillAddress(page);
  await toBank(page);
  await page.getByRole("button", { name: "Betaald", exact: true }).click();
  await page.getByRole("heading", { name: /Dank je, Marieke/ }).waitFor();
  await page.getByText(/Bestelling 2026-\d{6} is betaald/).waitFor();
  expect(page.complaints).toEqual([]);
  await page.goto(shopUrl("/checkout/payment"));
  expect(page.url(), "nonEmptyCart: what was bought is out of the cart").toBe(shopUrl("/cart"));
});

test("pay, fail, pay again: the thank-you page tells the truth each time", async () => {
  const page = await visit("/cart");
  await put(page, TAXUS, 2);
  await page.goto(shopUrl("/checkout/payment"));
  expect(page.url(), "addressIsFilled sends back").toBe(shopUrl("/checkout/delivery"));
  await hydrated(page);
  await fillAddress(page);
  await toBank(page);
  await page.getByRole("button", { name: "Mislukt" }).click();
  await page.getByRole("heading", { name: "De betaling is niet gelukt." }).waitFor();
  await page.getByRole("button", { name: /Betaal opnieuw/ }).click();
  await page.waitForURL("**/testbank/**");
  await page.getByRole("button", { name: "In behandeling" }).click();
  await page.getByRole("heading", { name: "Je betaling is nog in behandeling." }).waitFor();
  await page.goBack();
  await page.waitForURL("**/testbank/**");
  await page.getByRole("button", { name: "Betaald", exact: true }).click();
  await page.getByRole("heading", { name: /Dank je, Marieke/ }).waitFor();
});

test("without scripts: put in the cart, change, order and pay", async () => {
  const page = await visit("/p/taxus", WITHOUT_SCRIPTS);
  await page.locator('form[action="/cart"] button[type=submit]').first().click();
  await page.waitForURL(shopUrl("/cart"));
  await page.locator(".regel [name=quantity]").first().fill("4");
  await page.getByRole("button", { name: "Bijwerken" }).first().click();
  await page.waitForURL(shopUrl("/cart"));
  expect(await page.locator(".regel [name=quantity]").first().inputValue()).toBe("4");
  await page.getByRole("link", { name: "Naar bestellen" }).click();
  await fillAddress(page);
  await toBank(page);
  await page.getByRole("button", { name: "Betaald", exact: true }).click();
  await page.getByText(/is betaald/).waitFor();
});

test("without scripts the plus and the heart of a card do their work as well", async () => {
  const page = await visit("/haagplanten", WITHOUT_SCRIPTS);
  await page.getByRole("button", { name: "Taxus in winkelwagen", exact: true }).click();
  await page.waitForURL(shopUrl("/cart"));
  expect(await page.locator(".regel").count()).toBe(1);
  await page.goto(shopUrl("/haagplanten"));
  await page.getByRole("button", { name: "Bewaar Taxus", exact: true }).click();
  await page.waitForURL(shopUrl("/bewaard"));
  await page.getByRole("link", { name: "Taxus", exact: true }).waitFor();
});

test("R4 the drawer opens over any page, closes on Escape, and two tabs stay equal", async () => {
  const page = await visit("/bezorging", DESK);
  await put(page, TAXUS, 2);
  const other = await page.context().newPage();
  await other.goto(shopUrl("/cart"));
  await hydrated(other);
  await page
    .getByRole("link", { name: /Winkelwagen/ })
    .first()
    .click();
  const drawer = page.getByRole("dialog", { name: /Je winkelwagen/ });
  await drawer.getByRole("button", { name: "Eén meer" }).first().click();
  await other.locator('.regel [name=quantity][value="3"]:not([type=hidden])').waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
});

// The part that adds is fetched at the first touch: the line may go before that, or after.
for (const touched of [true, false])
  test(`without a connection a plant waits, and goes along when the connection is back, ${touched ? "touched" : "untouched"} before`, async () => {
    const page = await visit("/haagplanten");
    const plus = page.locator(".in-wagen").first();
    if (touched) {
      await plus.hover();
      await page.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("/add-to-cart")),
      );
    }
    await page.context().setOffline(true);
    await plus.click();
    await page.getByText("Je bent nu niet verbonden. We leggen dit in je winkelwagen").waitFor();
    await page.context().setOffline(false);
    await page.getByText("Wat nog wachtte, ligt nu in je winkelwagen.").waitFor();
  });

test("withdrawing: no login, two steps, a receipt with date and time", async () => {
  const page = await visit("/annuleren-retouren?b=2026-000001#herroepen");
  await page.getByLabel("Je naam").fill("Marieke van den Berg");
  await page.getByLabel("E-mailadres voor de bevestiging").fill("marieke@voorbeeld.nl");
  await page.getByRole("button", { name: "Overeenkomst hier herroepen" }).click();
  await page.getByRole("button", { name: "Herroeping bevestigen" }).click();
  await page.getByText("Je herroeping is ontvangen.").waitFor();
  await page.getByText(/Ontvangen op \d+ \w+ \d{4} om \d{2}\.\d{2} uur/).waitFor();
});

test("the checkout can be read by everybody", async () => {
  const page = await visit("/cart");
  await put(page, TAXUS, 2);
  const faults: string[] = [];
  for (const path of ["/cart", "/checkout/delivery"]) {
    await page.goto(shopUrl(path));
    await hydrated(page);
    faults.push(...(await axe(page)).map((fault) => `${path} ${fault}`));
  }
  await fillAddress(page);
  await page.getByRole("button", { name: "Verder naar betaling" }).click();
  // The address is there before the page is: its button is waited for, or the page before it is judged.
  await page.getByRole("button", { name: /^Bestellen en betalen € / }).waitFor();
  faults.push(...(await axe(page)).map((fault) => `payment ${fault}`));
  expect(faults).toEqual([]);
});

for (const [name, size] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`an order stands on /account/bestellingen, which keeps nobody out, ${name}`, async () => {
    const page = await visit("/cart", { ...size, reducedMotion: "reduce" });
    await enterAs(page.context(), `koper-${name}@voorbeeld.nl`);
    await put(page, TAXUS, 2);
    await page.goto(shopUrl("/checkout/delivery"));
    await hydrated(page);
    await fillAddress(page);
    await toBank(page);
    await page.getByRole("button", { name: "Betaald", exact: true }).click();
    await page.getByText(/is betaald/).waitFor();
    await page.goto(shopUrl("/account/bestellingen"));
    await hydrated(page);
    await page.getByRole("article", { name: /2026-\d{6}/ }).waitFor();
    expect(await axe(page)).toEqual([]);
  });
}
