import type { Page } from "playwright-core";
import { expect, test, vi } from "vitest";
import { axe, DESK, PHONE, visit, WITHOUT_SCRIPTS } from "./browser.ts";

vi.setConfig({ testTimeout: 240_000 });
const within = { timeout: 20_000 };

const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => part.getBoundingClientRect().top + scrollY);

const CHOSEN = "/haagplanten?hoogte=125-175&bladhoudend=Wintergroen,Bladverliezend&standplaats=Zon";

test("the first product of a list is in sight: within 520 px on a phone, 420 on a desk", async () => {
  const lists = ["/haagplanten", "/rozen", "/bomen", "/kamerplanten", "/search?q=roos"];
  for (const [size, most] of [
    [PHONE, 520],
    [DESK, 420],
  ] as const)
    for (const path of lists) {
      const page = await visit(path, { ...size, javaScriptEnabled: false });
      expect([path, most, (await topOf(page, ".cat-lijst .kaart")) <= most]).toEqual([path, most, true]);
      await page.close();
    }
});

test("on a phone chosen filters leave the first product in sight, and the words of their button whole", async () => {
  const page = await visit(CHOSEN, PHONE);
  expect(await topOf(page, ".cat-lijst .kaart")).toBeLessThanOrEqual(520);
  expect((await page.locator(".werkbalk [commandfor=filters]").boundingBox())?.height).toBeLessThanOrEqual(48);
});

test("name, price, harm and sizes stand in the first screen of a phone, and the bar names the size", async () => {
  const page = await visit("/p/laurier-novita", PHONE);
  const bar = await topOf(page, ".koopbalk");
  for (const part of ["main h1", ".prijs-kop", ".courant .rij"])
    expect([part, (await topOf(page, part)) < bar - 40]).toEqual([part, true]);
  expect(await page.locator(".harm").textContent()).toMatch(/giftig/i);
  await page.locator(".courant .rij", { hasText: "125–150 cm" }).first().click();
  await expect.poll(() => page.locator(".koopbalk").textContent(), within).toContain("125–150 cm");
  expect(await page.locator(".koop .belofte .kosten").textContent()).toMatch(/€|gratis/);
  expect(await axe(page)).toEqual([]);
});

test("on a desk the bar comes when the button has left the screen", async () => {
  const page = await visit("/p/laurier-novita");
  const bar = page.locator(".koopbalk");
  expect(await bar.isVisible()).toBe(false);
  await page.evaluate(() => scrollTo(0, 3_000));
  await expect.poll(() => bar.isVisible(), within).toBe(true);
  expect(await bar.textContent()).toContain("60–80 cm");
});

test("a height that was filtered by travels along: the card, the product, the buy bar", async () => {
  const page = await visit("/laurierhaag?hoogte=125-175", WITHOUT_SCRIPTS);
  const card = page.locator(".kaart", { hasText: "Laurierkers ‘Novita’" });
  expect(await card.textContent()).toMatch(/(125–150|150–175) cm/);
  expect(await card.locator(".vanaf").count()).toBe(0);
  const price = await card.locator(".prijs .nu").textContent();
  await card.locator("h3 a").click();
  await page.waitForURL(/maat=/, { waitUntil: "load" });
  expect(await page.locator(".courant input:checked").count()).toBe(1);
  expect(await page.locator(".prijs-kop .nu").textContent()).toBe(price);
});

test("a range set in the drawer of a phone leaves the drawer open, and its fields follow the list back", async () => {
  const page = await visit("/haagplanten", PHONE);
  await page.locator(".werkbalk .btn").first().tap();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  const form = drawer.locator('[data-range="prijs"]');
  await drawer
    .locator("details", { has: page.locator('[data-range="prijs"]') })
    .evaluate((part) => part.setAttribute("open", ""));
  await form.locator("input[name=prijs_tot]").fill("10");
  await form.getByRole("button", { name: "Toepassen" }).tap();
  await page.waitForURL(/prijs_tot=10/);
  expect(await drawer.isVisible()).toBe(true);
  await page.goBack();
  await page.locator(".chip-aan[rel=nofollow]").waitFor({ state: "detached" });
  expect(await page.locator("input[name=prijs_tot]").inputValue()).toBe("");
});

test("R113 R115 a search says how many in how long, and shows all on asking", async () => {
  const page = await visit("/search?q=roos&sorteer=prijs_op");
  const told = page.locator(".werkbalk [role=status]");
  expect(await told.textContent()).toMatch(/\d+ .*ms/);
  await told.getByRole("link", { name: "Toon alles" }).click();
  await page.waitForURL(/alles=ja/);
  await told.getByRole("link", { name: "Toon wat het best past" }).waitFor();
  expect(await page.locator(".kaart h3 mark").count()).toBeGreaterThan(0);
});
