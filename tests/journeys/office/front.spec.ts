import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, type Visitor, WITHOUT_SCRIPTS } from "../browser.ts";
import { enterAs } from "../people.ts";

const read = async (path: string) => (await fetch(shopUrl(path))).text();
const SHOTS = process.env.SHOTS;
const shoot = async (page: Visitor, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
};

test("a row of products is made, chosen, looked at and live within a second, and turned back", async () => {
  const page = await aVisitor(DESK);
  await enterAs(page.context(), "voorpagina@voorbeeld.nl", ["teksten"]);
  await page.goto(shopUrl("/kantoor/voorpagina"));
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("Soort blok").selectOption("Rij producten");
  await page.getByRole("button", { name: "Voeg toe" }).click();
  await page.getByText("Toegevoegd, en nog verborgen.").waitFor();
  await hydrated(page);
  await page.getByLabel("Kop", { exact: true }).fill("Voor de winter");
  await page.getByLabel("Welke producten").selectOption("Zelf gekozen");
  await page.getByRole("searchbox", { name: "Producten: zoek op naam" }).fill("taxus");
  await page.getByRole("button", { name: "Zoek", exact: true }).click();
  await page
    .getByRole("checkbox", { name: /^Taxus/ })
    .first()
    .check();
  expect(await page.getByLabel("Kop", { exact: true }).inputValue()).toBe("Voor de winter");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Bewaar concept" }).click();
  await page.getByText("Bewaard als concept.").waitFor();
  await shoot(page, "blok-1440");
  await page.goto(shopUrl("/kantoor/voorpagina"));
  await page.locator("#products-1").getByRole("button", { name: "Toon" }).click();
  await page.locator("#products-1").getByText("In beeld").waitFor();
  const place = async () => (await page.locator(".schik-rij .twee a").allTextContents()).indexOf("Voor de winter");
  for (let at = 7; at > 0; at--) {
    await page.getByRole("button", { name: "Voor de winter hoger" }).click();
    await expect.poll(place).toBe(at);
  }
  await shoot(page, "voorpagina-1440");
  await page.getByRole("link", { name: "Bekijk het voorbeeld" }).click();
  await page.waitForURL("**/voorbeeld");
  await hydrated(page);
  await page.getByRole("heading", { name: "Voor de winter" }).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await read("/")).not.toContain("Voor de winter");
  await page.goto(shopUrl("/kantoor/voorpagina"));
  await page.getByRole("button", { name: "Zet in de winkel" }).click();
  await page.getByText("Het staat in de winkel.").waitFor();
  await expect.poll(() => read("/")).toContain("Voor de winter");
  await page.getByRole("button", { name: "Draai terug" }).first().click();
  await page.getByText("De eerdere versie staat weer in de winkel.").waitFor();
  await expect.poll(() => read("/")).not.toContain("Voor de winter");
  expect(page.complaints).toEqual([]);
});

test("without scripts, on a phone: blocks of every kind, filled in and shown on the real page", async () => {
  const page = await aVisitor({ ...WITHOUT_SCRIPTS, ...PHONE });
  await enterAs(page.context(), "voorpagina-390@voorbeeld.nl", ["teksten"]);
  const make = async (kind: string, fields: Record<string, string>) => {
    await page.goto(shopUrl("/kantoor/voorpagina"));
    await page.getByLabel("Soort blok").selectOption(kind);
    await page.getByRole("button", { name: "Voeg toe" }).click();
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole("button", { name: "Bewaar concept" }).click();
    await page.getByText("Bewaard als concept.").waitFor();
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.goto(shopUrl("/kantoor/voorpagina"));
    await page.locator(`#${id}`).getByRole("button", { name: "Toon" }).click();
  };
  await make("Tekst", { Kop: "Over ons", Tekst: "Wij **kweken** zelf. Zie [de rozen](/rozen)." });
  await make("Aanmelden voor de nieuwsbrief", { Kop: "Elke maand een brief", Tekst: "Eén brief per maand." });
  await make("Actie of seizoen, donker", { Kop: "Rozentijd", Tekst: "Nu de grond in.", "Foto van product": "Taxus" });
  await make("Opening met foto en knop", {
    Kop: "Tweede opening",
    Tekst: "Met een foto.",
    "Foto van product": "Taxus",
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await shoot(page, "voorpagina-390");
  await page.goto(shopUrl("/kantoor/voorpagina/voorbeeld"));
  await page.getByRole("heading", { name: "Rozentijd" }).waitFor();
  expect(await page.locator("h1").count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await shoot(page, "voorbeeld-390");
  await page.setViewportSize(DESK.viewport);
  await shoot(page, "voorbeeld-1440");
});
