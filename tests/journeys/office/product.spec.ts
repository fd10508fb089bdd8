import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, type Visitor, WITHOUT_SCRIPTS } from "../browser.ts";
import { enterAs } from "../people.ts";

let staff = 0;
async function enter(path: string, options: BrowserContextOptions = DESK): Promise<Visitor> {
  const page = await aVisitor(options);
  await enterAs(page.context(), `product${++staff}@voorbeeld.nl`, ["staff"]);
  await page.goto(shopUrl(path));
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

const read = async (path: string) => (await fetch(shopUrl(path))).text();
// How fast every process knows is measured elsewhere; a busy machine draws a page more slowly.
const within = { timeout: 10_000 };
const saveButton = (page: Visitor) => page.getByRole("button", { name: "Bewaar", exact: true });
const SHOTS = process.env.SHOTS;
/** Whether somebody sees it without scrolling. */
const isSeen = (page: Visitor, text: RegExp) =>
  page
    .getByRole("alert")
    .filter({ hasText: text })
    .evaluate((alert) => alert.getBoundingClientRect().top >= 0 && alert.getBoundingClientRect().bottom <= innerHeight);

test("a product is changed in its own page, seen in the shop within a second, and put back", async () => {
  const page = await enter("/kantoor/assortiment/bamboe-fargesia-rufa");
  await page.getByLabel("In één zin").fill("Een bamboe die blijft waar je hem plant.");
  const price = page.getByRole("textbox", { name: "Prijs 60–80 cm, pot C5", exact: true });
  const was = await price.inputValue();
  await price.fill("27,45");
  await page.getByText("2 wijzigingen", { exact: true }).waitFor();
  await page.getByRole("group", { name: "Zo staat het in de winkel" }).getByText("blijft waar je hem plant").waitFor();
  await page.reload();
  await hydrated(page);
  await page.getByText("Je wijzigingen van daarnet staan er nog").waitFor();
  expect(await price.inputValue(), "a reload loses nothing").toBe("27,45");
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/product-1440.png`, fullPage: true });
  await saveButton(page).click();
  await page.getByText("Bewaard. Het staat zo in de winkel.").waitFor();
  await expect.poll(() => read("/p/bamboe-fargesia-rufa"), within).toContain("27,45");
  expect(await page.getByText("Je wijzigingen van daarnet").count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Draai terug" }).click();
  await page.getByText("De eerdere versie staat terug.").waitFor();
  expect(await price.inputValue()).toBe(was);
  await expect.poll(() => read("/p/bamboe-fargesia-rufa"), within).not.toContain("27,45");
  expect(page.complaints).toEqual([]);
});

test("without scripts a size is added, a fault stands beside its field, and a product is found to go with it", async () => {
  const page = await enter("/kantoor/assortiment/bamboe-fargesia-rufa", WITHOUT_SCRIPTS);
  await page.getByRole("button", { name: "Maat toevoegen" }).click();
  await page.getByRole("textbox", { name: "Maat nieuwe maat", exact: true }).fill("150–175 cm, pot C30");
  await page.getByRole("textbox", { name: "Prijs nieuwe maat", exact: true }).fill("veel");
  await saveButton(page).click();
  await page.getByText("Niet alles klopt. Er is nog niets bewaard.").waitFor();
  await page.getByText("Vul een bedrag in, zoals 12,95.").waitFor();
  const name = "150–175 cm, pot C30";
  expect(await page.getByRole("textbox", { name: `Maat ${name}`, exact: true }).inputValue()).toBe(name);
  await page.getByRole("textbox", { name: `Prijs ${name}`, exact: true }).fill("129,95");
  await page.getByRole("textbox", { name: `Gewicht ${name}`, exact: true }).fill("18");
  await page.getByRole("searchbox", { name: "Alternatieven: zoek op naam" }).fill("laurierkers");
  await page.getByRole("group", { name: "Alternatieven" }).getByRole("button", { name: "Zoek" }).click();
  await page.getByRole("checkbox", { name: /Laurierkers ‘Novita’/ }).check();
  await saveButton(page).click();
  await page.getByText("Bewaard. Het staat zo in de winkel.").waitFor();
  await expect.poll(() => read("/p/bamboe-fargesia-rufa"), within).toContain("129,95");
  await page.getByRole("button", { name: "Draai terug" }).click();
  await page.getByText("De eerdere versie staat terug.").waitFor();
});

test("two people at one product: the second sees both values and chooses", async () => {
  const [an, bo] = [
    await enter("/kantoor/assortiment/zwarte-bamboe"),
    await enter("/kantoor/assortiment/zwarte-bamboe"),
  ];
  await an.getByLabel("Naam", { exact: true }).fill("Zwarte bamboe van An");
  await bo.getByLabel("Naam", { exact: true }).fill("Zwarte bamboe van Bo");
  await bo.getByLabel("Goed om te weten").fill("Bo schreef dit.");
  const price = bo.getByRole("textbox", { name: /^Prijs / }).first();
  const was = await price.inputValue();
  await price.fill("-5");
  await bo.getByLabel("Zoekwoorden").focus();
  await saveButton(bo).press("Enter");
  await bo.getByText("Vul een bedrag in, zoals 12,95.").waitFor();
  await expect.poll(() => isSeen(bo, /Niet alles klopt/)).toBe(true);
  await price.fill(was);
  await saveButton(an).click();
  await an.getByText("Bewaard. Het staat zo in de winkel.").waitFor();
  await saveButton(bo).click();
  const both = bo.getByRole("group", { name: "Naam" });
  await expect.poll(() => isSeen(bo, /was je voor/)).toBe(true);
  await both.getByText("Zwarte bamboe van An").waitFor();
  expect(await axe(bo)).toEqual([]);
  if (SHOTS) await bo.screenshot({ path: `${SHOTS}/product-conflict-1440.png` });
  await both.getByRole("radio", { name: /Zoals het nu is/ }).check();
  await saveButton(bo).click();
  await bo.getByText("Bewaard. Het staat zo in de winkel.").waitFor();
  const shop = await read("/p/zwarte-bamboe");
  expect([shop.includes("Zwarte bamboe van An"), shop.includes("Bo schreef dit.")]).toEqual([true, true]);
});

test("a new product made of a plant is on sale, found, in the feed and in the sitemap within a second", async () => {
  const page = await enter("/kantoor/assortiment/nieuw?q=haagbeuk");
  await page.getByRole("link", { name: "Begin" }).first().click();
  await page.waitForURL(/plant=/);
  await expect.poll(() => page.getByLabel("Latijnse naam").inputValue(), within).toMatch(/^Carpinus/);
  await page.getByLabel("Naam", { exact: true }).fill("Haagbeuk ‘Kantoorproef’");
  await page.getByLabel("Groep").selectOption("haag-blad");
  await page.getByRole("textbox", { name: "Maat nieuwe maat", exact: true }).fill("80–100 cm, blote wortel");
  await page.getByRole("textbox", { name: "Prijs nieuwe maat", exact: true }).fill("2,45");
  await page.getByRole("textbox", { name: "Voorraad nieuwe maat", exact: true }).fill("500");
  await page.getByRole("textbox", { name: "Gewicht nieuwe maat", exact: true }).fill("0,4");
  await page.getByLabel("In één zin").fill("Een haagbeuk voor de proef.");
  await page.getByLabel("Zoekwoorden").fill("steenbeukje");
  await page.getByRole("radio", { name: "In de winkel", exact: true }).check();
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/product-new-1440.png`, fullPage: true });
  await page.getByRole("button", { name: "Maak product" }).click();
  await page.getByText("Het product is er.").waitFor();
  const slug = "haagbeuk-kantoorproef";
  const sku = "HAAGBEUK-KANTOORPROEF-1";
  await expect.poll(() => read("/search?q=steenbeukje"), within).toContain(slug);
  expect([await read(`/p/${slug}`), await read("/sitemap-producten-1.xml")].map((text) => text.includes(slug))).toEqual(
    [true, true],
  );
  expect(await read("/feed/producten.xml")).toContain(`<g:id>${sku}</g:id>`);
  await page.getByRole("link", { name: "Naar het archief" }).click();
  await page.getByText("Dit product staat nergens anders in de winkel.").waitFor();
  await page.getByRole("button", { name: "Leg in het archief" }).click();
  await page.getByText("Het product ligt in het archief").waitFor();
  // Who has its address comes where it stood.
  await expect.poll(async () => (await fetch(shopUrl(`/p/${slug}`))).redirected, within).toBe(true);
  expect((await fetch(shopUrl(`/p/${slug}`))).status).toBe(200);
});

test("on a phone one section at a time, and nothing runs off the side", async () => {
  const page = await enter("/kantoor/assortiment/laurier-novita", PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await page.getByLabel("In één zin").isVisible()).toBe(false);
  await page.getByRole("navigation", { name: "Onderdelen" }).getByRole("link", { name: "Maten en prijzen" }).click();
  await page.getByRole("button", { name: "Maat toevoegen" }).waitFor();
  expect(await page.getByLabel("Naam", { exact: true }).isVisible()).toBe(false);
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/product-390.png` });
  const parts = page.getByRole("navigation", { name: "Onderdelen" });
  await parts.getByRole("link", { name: "Rubrieken en verwijzingen" }).click();
  const looking = page.getByRole("searchbox", { name: "Alternatieven: zoek op naam" });
  const found = page.getByRole("group", { name: "Alternatieven" }).getByRole("list", { name: "Gevonden" });
  await looking.fill("hulst");
  await found.getByRole("button").first().press("Enter");
  await page.getByText("1 wijziging", { exact: true }).waitFor();
  expect(await looking.evaluate((box) => box === document.activeElement), "the next one can be typed").toBe(true);
});
