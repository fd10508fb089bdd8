import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, type Visitor, WITHOUT_SCRIPTS } from "../browser.ts";
import { enterAs } from "../people.ts";

const read = async (path: string) => (await fetch(shopUrl(path))).text();
const SHOTS = process.env.SHOTS;
const shoot = async (page: Visitor, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
};

test("a category is changed with its count beside it; its old address leads to the new one", async () => {
  const page = await aVisitor(DESK);
  await enterAs(page.context(), "rubrieken@voorbeeld.nl", ["winkel"]);
  await page.goto(shopUrl("/kantoor/categorieen?q=allium"));
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "Sierui (Allium)", exact: true }).click();
  await hydrated(page);
  const count = page.getByRole("region", { name: "Zo wordt het" }).getByRole("status");
  const was = Number.parseInt((await count.textContent()) ?? "", 10);
  await page.getByRole("searchbox", { name: "Ook in deze rubriek: zoek op naam" }).fill("taxus");
  await page.getByRole("group", { name: "Ook in deze rubriek" }).getByRole("button", { name: "Zoek" }).click();
  await page
    .getByRole("checkbox", { name: /^Taxus/ })
    .first()
    .check();
  await expect.poll(() => count.textContent()).toBe(`${was + 1} producten`);
  await page.getByLabel("Adres", { exact: true }).fill("sieruien-proef");
  expect(await axe(page)).toEqual([]);
  await shoot(page, "rubriek-1440");
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await page.getByText("Bewaard. De winkel laat het zo zien.").waitFor();
  const ask = async () => fetch(shopUrl("/allium?pagina=1"), { redirect: "manual" });
  await expect.poll(async () => (await ask()).status).toBe(301);
  expect((await ask()).headers.get("location")).toBe("/sieruien-proef?pagina=1");
  await expect.poll(() => read("/sieruien-proef")).toContain("Taxus");
  await page.setViewportSize(PHONE.viewport);
  expect(await axe(page, ["target-size", "scrollable-region-focusable"])).toEqual([]);
  expect(page.complaints).toEqual([]);
});

test("without scripts, on a phone: a category is made, filled, shown, and taken away again", async () => {
  const page = await aVisitor({ ...WITHOUT_SCRIPTS, ...PHONE });
  await enterAs(page.context(), "rubrieken-390@voorbeeld.nl", ["winkel"]);
  await page.goto(shopUrl("/kantoor/categorieen"));
  await shoot(page, "rubrieken-390");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
  await page.locator("summary", { hasText: "Haagplanten" }).click();
  await page.getByRole("link", { name: "Beukenhaag", exact: true }).click();
  await page
    .getByLabel("Naam", { exact: true })
    .evaluate((field: HTMLInputElement) => field.removeAttribute("maxlength"));
  await page.getByLabel("Naam", { exact: true }).fill("Beukenhaag ".repeat(9));
  await page.getByLabel("Regels").fill("Standplaats: Zon");
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await page.getByText("Niet alle gegevens kloppen.").waitFor();
  expect(await page.getByLabel("Regels").inputValue(), "what was typed is not lost").toBe("Standplaats: Zon");
  await page.getByRole("link", { name: "Alle rubrieken" }).click();
  await page.getByRole("link", { name: "Beukenhaag", exact: true }).waitFor();
  await page.getByRole("link", { name: "Nieuwe rubriek" }).click();
  await page.getByRole("button", { name: "Maak de rubriek" }).click();
  await page.getByText("Geef de rubriek een naam").first().waitFor();
  await page.getByLabel("Naam", { exact: true }).fill("Proefrubriek");
  await page.getByLabel("Staat onder").selectOption("bomen");
  await page.getByRole("button", { name: "Maak de rubriek" }).click();
  await page.getByText("Gemaakt, en nog verborgen.").waitFor();
  const ask = async () => fetch(shopUrl("/proefrubriek"), { redirect: "manual" });
  expect((await ask()).headers.get("location")).toBe("/bomen");
  await page.getByRole("searchbox", { name: "Ook in deze rubriek: zoek op naam" }).fill("taxus");
  await page.getByRole("group", { name: "Ook in deze rubriek" }).getByRole("button", { name: "Zoek" }).click();
  await page
    .getByRole("checkbox", { name: /^Taxus/ })
    .first()
    .check();
  await page.getByLabel("Zichtbaar").selectOption("In de winkel");
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await page.getByText("Bewaard. De winkel laat het zo zien.").waitFor();
  await expect.poll(async () => (await ask()).status).toBe(200);
  await expect.poll(() => read("/proefrubriek")).toContain("Taxus");
  await expect.poll(() => read("/sitemap-categorieen-1.xml")).toContain("/proefrubriek<");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await shoot(page, "rubriek-390");
  await page
    .getByRole("checkbox", { name: /^Taxus/ })
    .first()
    .uncheck();
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await page.getByText("Rubriek verwijderen").click();
  await page.getByRole("button", { name: "Verwijder", exact: true }).click();
  await page.getByText("Verwijderd. Wie het adres opent").waitFor();
  await expect.poll(async () => (await ask()).status).toBe(301);
  expect((await ask()).headers.get("location")).toBe("/bomen");
  await page.getByRole("button", { name: "Draai terug" }).click();
  await page.getByRole("heading", { name: "Proefrubriek" }).waitFor();
});
