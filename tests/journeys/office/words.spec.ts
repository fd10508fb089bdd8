import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, type Visitor, WITHOUT_SCRIPTS } from "../browser.ts";
import { db, enterAs } from "../people.ts";

let staff = 0;
async function enter(path: string, options: BrowserContextOptions = DESK): Promise<Visitor> {
  const page = await aVisitor(options);
  await enterAs(page.context(), `teksten${++staff}@voorbeeld.nl`, ["teksten"]);
  await page.goto(shopUrl(path));
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

const read = async (path: string) => (await fetch(shopUrl(path))).text();
// How fast every process knows is measured elsewhere; a busy machine draws a page more slowly.
const within = { timeout: 10_000 };
/** The text as the marks that are sent. */
async function marksOf(page: Visitor) {
  await page.getByRole("button", { name: "Markdown" }).click();
  return page.getByRole("textbox", { name: "Tekst", exact: true });
}
const publish = (page: Visitor) => page.getByRole("button", { name: "Zet in de winkel" }).click();
const SHOTS = process.env.SHOTS;
const shoot = async (page: Visitor, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
};

test("an article is found, written with the example beside it, live on its page and in search, and put back", async () => {
  const page = await enter("/kantoor/teksten");
  await page.getByLabel("Zoek op titel of adres").fill("beste tijd om een haag");
  await page.getByRole("button", { name: "Zoek", exact: true }).click();
  await page.getByRole("link", { name: "De beste tijd om een haag te planten" }).click();
  await hydrated(page);
  const path = "/groenhulp/beste-tijd-om-een-haag-te-planten";
  await read(path);
  await page.getByLabel("Titel", { exact: true }).fill("De beste tijd voor een haag: novemberhaagproef");
  const example = page.getByRole("group", { name: "Voorbeeld" });
  await example.getByText("novemberhaagproef").waitFor();
  const area = await marksOf(page);
  const was = await area.inputValue();
  await area.fill(`${was}\n\nZie [niets](/geen-rubriek).`);
  await page.getByText("Deze koppeling komt nergens uit").waitFor();
  await shoot(page, "teksten-1440");
  await publish(page);
  await page.getByText("Er is nog iets fout.").waitFor();
  expect(await read(path)).not.toContain("novemberhaagproef");
  await area.fill(was);
  await area.selectText();
  await page.getByRole("button", { name: "Vet" }).click();
  expect(await area.inputValue()).toBe(`**${was}**`);
  await area.fill(was);
  expect(await axe(page)).toEqual([]);
  await publish(page);
  await page.getByText("De tekst staat in de winkel.").waitFor();
  await expect.poll(() => read(path), within).toContain("novemberhaagproef");
  await expect.poll(() => read("/search?q=novemberhaagproef"), within).toContain(path);
  await page.getByRole("button", { name: "Draai terug" }).click();
  await page.getByText("De eerdere versie staat terug.").waitFor();
  await expect.poll(() => read(path), within).not.toContain("novemberhaagproef");
  const refused = "the server responded with a status of 422";
  expect(page.complaints.filter((one) => !one.includes(refused))).toEqual([]);
});

test("a new article is begun, gets its product by name, stands in the shop, in search and in the sitemap, and goes again", async () => {
  const page = await enter("/kantoor/teksten");
  await page.getByRole("link", { name: "Nieuw artikel" }).click();
  await page.getByRole("textbox", { name: "Titel" }).fill("Een vijgenboomproef op het balkon");
  await page.getByLabel("Onderwerp").selectOption("moestuin");
  await page.getByRole("button", { name: "Begin te schrijven" }).click();
  await page.getByText("Het artikel is begonnen.").waitFor();
  await hydrated(page);
  const path = "/groenhulp/een-vijgenboomproef-op-het-balkon";
  expect((await fetch(shopUrl(path))).status).toBe(404);
  await page.getByLabel("Omschrijving").fill("Een vijg in een pot: welke maat, hoeveel water en wanneer je plukt.");
  await page.getByLabel("In het kort").fill("Kies een pot van minstens 40 cm en zet hem tegen een warme muur.");
  await (await marksOf(page)).fill("## De pot\n\nNeem een ruime pot.");
  await page.getByRole("checkbox", { name: "mei" }).check();
  await page.getByRole("searchbox", { name: /Producten/ }).fill("taxus");
  await page.getByRole("group", { name: "Producten" }).getByRole("button", { name: "Zoek" }).click();
  await page.getByRole("group", { name: "Producten" }).getByRole("checkbox").first().check();
  // What was typed is still there after the search.
  expect(await page.getByLabel("In het kort").inputValue()).toContain("warme muur");
  expect(await page.getByRole("checkbox", { name: "mei" }).isChecked()).toBe(true);
  expect(await axe(page)).toEqual([]);
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/artikel-1440.png`, fullPage: true });
  await publish(page);
  await page.getByText("De tekst staat in de winkel.").waitFor();
  await expect.poll(() => read(path), within).toContain("Neem een ruime pot");
  expect(await read(path)).toContain("/p/");
  await expect.poll(() => read("/search?q=vijgenboomproef"), within).toContain(path);
  const maps = [...(await read("/sitemap.xml")).matchAll(/<loc>([^<]*)</g)].map(
    ([, map = ""]) => new URL(map).pathname,
  );
  const all = await Promise.all(maps.map(read));
  expect(all.join("")).toContain(path);
  await page.getByRole("button", { name: "Haal uit de winkel" }).click();
  await page.getByText("Het artikel is uit de winkel.").waitFor();
  await expect.poll(async () => (await fetch(shopUrl(path))).status, within).toBe(404);
  await page.getByRole("button", { name: "Gooi concept weg" }).click();
  await page.getByText("Het concept is weg.").waitFor();
  expect(page.complaints).toEqual([]);
});

test("without scripts, on a phone: a category's text is previewed, planned, put in the shop at once, and put back", async () => {
  const page = await enter("/kantoor/teksten/rubriek/beukenhaag", { ...WITHOUT_SCRIPTS, ...PHONE });
  await page.getByLabel("Kop", { exact: true }).fill("Beukenhaagproef");
  await page.getByRole("button", { name: "Bekijk voorbeeld" }).click();
  await page.getByRole("group", { name: "Voorbeeld" }).getByText("Beukenhaagproef").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByLabel("Dag").fill("2030-01-02");
  await page.getByRole("button", { name: "Plan in" }).click();
  await page.getByText("De tekst is ingepland.").waitFor();
  await page.getByText("In de winkel op 2 jan 2030, 07.00 uur").waitFor();
  expect(await read("/beukenhaag")).not.toContain("Beukenhaagproef");
  await publish(page);
  await page.getByText("De tekst staat in de winkel.").waitFor();
  await expect.poll(() => read("/beukenhaag"), within).toContain("Beukenhaagproef");
  await page.getByRole("button", { name: "Draai terug" }).click();
  await page.getByText("De eerdere versie staat terug.").waitFor();
});

test("on a phone everything can be read and reached", async () => {
  const page = await enter("/kantoor/teksten/pagina/bezorging", PHONE);
  await page.getByRole("toolbar", { name: "Opmaak" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axe(page)).toEqual([]);
  await shoot(page, "teksten-390");
});

test("a drawing and a figure are found by name: of a plant in an article, of the shop on its own pages", async () => {
  const page = await enter("/kantoor/teksten/artikel/taxus-verzorgen");
  const editor = (of: Visitor) => of.locator("[contenteditable=true][role=textbox]");
  const sent = (of: Visitor) => of.locator("textarea[name=body]").inputValue();
  await editor(page).click();
  await page.keyboard.press("Control+End");
  await page.getByRole("button", { name: "Tekening", exact: true }).click();
  const drawings = page.getByRole("list", { name: "Tekeningen" });
  await expect.poll(() => drawings.getByRole("button").count()).toBeGreaterThan(3);
  await page.getByLabel("Zoek op wat er te zien is").fill("hortensia");
  await expect.poll(() => drawings.getByRole("button").count()).toBeLessThan(5);
  expect(await axe(page)).toEqual([]);
  await shoot(page, "tekening-1440");
  await drawings.getByRole("button", { name: /^Links bloeit de struik/ }).click();
  await expect.poll(() => sent(page)).toMatch(/\[\[plaat: hortensia-snoei\]\]$/);
  await page.keyboard.type("Hoog: ");
  await page.getByRole("button", { name: "Gegeven", exact: true }).click();
  await page.getByLabel("Zoek een plant op naam").fill("taxus");
  await page.getByRole("list", { name: "Planten" }).getByRole("button").first().click();
  await page
    .getByRole("list", { name: /^Van / })
    .getByRole("button", { name: /^Hoogte/ })
    .click();
  await expect.poll(() => sent(page)).toMatch(/Hoog: \{\{[a-z0-9-]+\.height\}\}$/);
  expect(page.complaints).toEqual([]);

  const own = await enter("/kantoor/teksten/pagina/bezorging");
  await editor(own).click();
  await own.keyboard.press("Control+End");
  await own.getByRole("button", { name: "Gegeven", exact: true }).click();
  expect(await axe(own)).toEqual([]);
  await own.getByRole("list", { name: "Van de winkel" }).getByRole("button", { name: "Telefoon" }).click();
  await expect.poll(() => sent(own)).toMatch(/\{\{COMPANY_PHONE\}\}$/);
  expect(await own.getByRole("button", { name: "Tekening", exact: true }).count()).toBe(0);
});

test("what is too long is told beside its field, which gets the cursor; what was typed stays, also without scripts", async () => {
  for (const options of [PHONE, WITHOUT_SCRIPTS]) {
    const page = await enter("/kantoor/teksten/rubriek/beukenhaag", options);
    const intro = page.getByLabel("Inleiding");
    expect(await intro.getAttribute("maxlength")).toBe("1500");
    const long = "Beuk houdt zijn blad.\n".repeat(80).trim();
    await intro.evaluate((field) => field.removeAttribute("maxlength"));
    await intro.fill(long);
    await page.getByRole("button", { name: "Bewaar concept" }).last().click();
    await page.getByText("Dit is te lang: gebruik hooguit 1.500 tekens.").waitFor();
    expect(await intro.inputValue()).toBe(long);
    expect(await intro.getAttribute("aria-invalid")).toBe("true");
    if (options === PHONE)
      await expect.poll(() => intro.evaluate((field) => field === document.activeElement)).toBe(true);
    await intro.fill("Beuk houdt zijn blad.\n".repeat(68).trim());
    await page.getByRole("button", { name: "Bewaar concept" }).last().click();
    await page.getByText("Het concept is bewaard.").waitFor();
  }
});

test.for([
  ["with scripts", DESK],
  ["without scripts", WITHOUT_SCRIPTS],
] as const)("an article, begun twice over a slow line %s, is one, and leads there", async ([how, options]) => {
  const page = await enter("/kantoor/teksten/nieuw", options);
  const begin = page.getByRole("button", { name: "Begin te schrijven" });
  const title = page.getByLabel("Titel", { exact: true });
  const slug = `haast-${how.replace(" ", "-")}`;
  await title.fill(`Haast ${how}`);
  const { x, y } = await begin.evaluate((button) => {
    const { left, top } = button.getBoundingClientRect();
    return { x: left + 9, y: top + 9 };
  });
  let isSlow = true;
  await page.route("**/teksten/nieuw*", async (route) => {
    if (route.request().method() !== "POST" || !isSlow) return route.continue();
    isSlow = false;
    const response = await route.fetch({ maxRedirects: 0 });
    await page.mouse.click(x, y);
    // With scripts the second press waits for the first; without them the first is given up.
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.mouse.click(x, y);
  await expect.poll(() => page.url()).toContain(`/artikel/${slug}?gedaan=nieuw`);
  const { rowCount } = await db.$client.query("select from words where slug like $1 || '%'", [slug]);
  expect(rowCount).toBe(1);
  if (options === DESK) await hydrated(page);
  const short = page.locator("[name=short]");
  await short.fill("Kort en goed.");
  await page.getByRole("button", { name: "Bewaar concept" }).dblclick();
  await page.getByText("Het concept is bewaard.").waitFor();
  await page.goBack();
  await expect.poll(() => short.inputValue()).toBe("Kort en goed.");
});
