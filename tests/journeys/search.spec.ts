import { expect, test } from "vitest";
import { PHONE, pressUntil, shopUrl, visit, WITHOUT_SCRIPTS } from "./browser.ts";

test("a misspelled wish is understood, refined, opened, and found again on the way back", async () => {
  const page = await visit("/");
  const box = page.getByRole("banner").getByRole("searchbox");
  await box.fill("hortesia wit schaduw");
  await box.press("Enter");
  await page.waitForURL(/\/search\?q=hortesia/);
  await page.getByText("Gezocht op ‘hortensia’").waitFor();
  await page
    .getByRole("complementary", { name: "Filters" })
    .getByRole("link", { name: /^Halfschaduw/ })
    .first()
    .click();
  await page.waitForURL(/standplaats=Halfschaduw/);
  const refined = page.url();
  await page.locator(".kaart h3 a").first().click();
  await page.waitForURL(/\/p\//);
  await page.goBack();
  await page.waitForURL(refined);
  await page.getByRole("list", { name: "Actieve filters" }).getByText("Halfschaduw").waitFor();
});

test("R18 on a phone the filters are a drawer with a live count on its button", async () => {
  const page = await visit("/haagplanten", PHONE);
  const drawer = page.getByRole("dialog", { name: "Filters" });
  const beech = drawer.getByRole("link", { name: /^Beuk/ });
  await pressUntil(page.locator(".werkbalk a.mob"), beech);
  await beech.click();
  await page.waitForURL(/soort=Beuk/);
  const button = drawer.getByRole("button", { name: /^Toon \d+ artikel/ });
  const cards = page.locator(".cat-lijst .kaart");
  const counted = async () => Number(/\d+/.exec((await button.textContent()) ?? "")?.[0]);
  await expect.poll(async () => (await counted()) === (await cards.count())).toBe(true);
  const count = await counted();
  await button.click();
  await drawer.waitFor({ state: "hidden" });
  expect(await cards.count()).toBe(count);
});

test("without scripts a filter is a link, a range is a form, and the order is chosen by a button", async () => {
  const page = await visit("/haagplanten", WITHOUT_SCRIPTS);
  await page
    .getByRole("complementary", { name: "Filters" })
    .getByRole("link", { name: /^Met kluit/ })
    .click();
  await page.waitForURL(/wortelvorm=Met\+kluit/);
  expect(await page.locator(".cat-lijst .kaart").count()).toBeGreaterThan(2);
  await page.getByLabel("Sorteer op").last().selectOption("prijs_op");
  await page.locator(".sorteer").getByRole("button", { name: "Toepassen" }).click();
  await page.waitForURL(/sorteer=prijs_op/);
});

test("suggestions are walked by keyboard", async () => {
  const page = await visit("/bezorging");
  const box = page.getByRole("banner").locator("input[name=q]");
  await box.fill("lavend");
  await page.getByRole("listbox", { name: "Suggesties" }).getByRole("option").first().waitFor();
  await box.press("ArrowDown");
  expect(await page.locator("[role=option][aria-selected=true]").count()).toBe(1);
  await box.press("Enter");
  await page.waitForURL((url) => url.pathname !== "/bezorging");
});

test("odd questions get an answer, never a failure", async () => {
  for (const query of ["%00%01", "'; drop table products;--", "(((", "a".repeat(600), "%F0%9F%8C%B2", "-".repeat(50)]) {
    expect((await fetch(shopUrl(`/search?q=${encodeURIComponent(query)}`))).status).toBe(200);
  }
  const many = Array.from({ length: 1200 }, (_, at) => `f${at}=x`).join("&");
  expect((await fetch(shopUrl(`/search?${many}`))).status).toBe(200);
  expect((await fetch(shopUrl("/haagplanten?pagina=-3&onbekend=x&__proto__=y&prijs=abc"))).status).toBe(200);
});
