import { PDFDocument } from "pdf-lib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { brokenWords } from "../widths/sticks-out.ts";
import { axe, DESK, PHONE, shopUrl, visit, WITHOUT_SCRIPTS } from "./browser.ts";

const result = (page: Page) => page.locator(".rk-som .groot");
const says = async (page: Page, text: string) => page.locator(".rk-som", { hasText: text }).waitFor();

test("R15 a hedge is counted while you type, with the keyboard alone, and the plan is its address", async () => {
  const page = await visit("/haag-berekenen?soort=haagbeuk&vorm=recht&a=8");
  await says(page, "40 planten");
  await page.getByRole("textbox", { name: "Eerste zijde", exact: true }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("9,6");
  await says(page, "48 planten");
  expect(page.url()).toContain("a=9%2C6");
  await page.getByRole("link", { name: "Neem er 2 meer" }).click();
  await says(page, "50 planten");
  await page.reload();
  await says(page, "50 planten");
  expect(page.complaints).toEqual([]);
});

test("R15 another species, a double row and a gate change the sum", async () => {
  const page = await visit("/haag-berekenen?soort=haagbeuk&vorm=recht&a=10", PHONE);
  await page.getByText("Dubbele rij").tap();
  await says(page, "70 planten");
  await page.getByText("Poort en reserve").tap();
  await page.getByLabel("Poort in de eerste zijde").fill("1");
  await says(page, "63 planten");
  await page.getByLabel("Soort haag").selectOption("haagliguster");
  await page.getByRole("link", { name: "Alles over Haagliguster" }).waitFor();
  await page.getByLabel("Soort haag").selectOption("taxus");
  await page.getByText("Deze soort groeit al dicht in één rij").waitFor();
  await says(page, "planten");
  expect(page.complaints).toEqual([]);
});

test("R17 the privet page knows only privet, and says what the category says", async () => {
  const page = await visit("/ligusterhaag", WITHOUT_SCRIPTS);
  expect(await page.getByLabel("Soort haag").locator("option").allTextContents()).toEqual([
    "Gele liguster",
    "Haagliguster",
    "Wilde liguster",
  ]);
  await page.getByRole("heading", { name: "Maten en aantallen" }).waitFor();
});

test("without scripts a hedge is counted by a button and everything goes into the cart", async () => {
  const page = await visit("/haag-berekenen?soort=haagbeuk", WITHOUT_SCRIPTS);
  await page.getByText("Recht", { exact: true }).click();
  await page.getByRole("button", { name: "Bereken", exact: true }).click();
  await page.getByRole("textbox", { name: "Eerste zijde", exact: true }).fill("12");
  await page.getByRole("button", { name: "Bereken", exact: true }).click();
  await says(page, "60 planten");
  // What goes with it is offered, not ticked.
  await page.getByRole("checkbox", { name: /Bodemverbeteraar/ }).check();
  await page.getByRole("button", { name: "Alles in winkelwagen" }).click();
  await page.waitForURL(shopUrl("/cart"));
  await page.getByRole("main").getByText("Haagbeuk").first().waitFor();
  await page.getByRole("main").getByText("Bodemverbeteraar").first().waitFor();
});

test("with scripts everything goes into the cart in one press, and the page stays", async () => {
  const page = await visit("/haag-berekenen?soort=haagbeuk&vorm=recht&a=8");
  await page.getByRole("button", { name: "Alles in winkelwagen" }).click();
  await page
    .getByRole("status")
    .filter({ hasText: /winkelwagen|toegevoegd/i })
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe("/haag-berekenen");
});

test("zero, less than zero and ten kilometres of hedge are answered kindly", async () => {
  for (const [a, said] of [
    ["0", "groter dan nul"],
    ["-4", "groter dan nul"],
    ["10000", "maken we graag een offerte"],
    ["veel", "Vul meters in"],
  ]) {
    const response = await fetch(shopUrl(`/haag-berekenen?vorm=recht&a=${a}`));
    expect([a, response.status]).toEqual([a, 200]);
    expect(await response.text()).toContain(said);
  }
});

test("the hedge plan prints on one A4", async () => {
  const page = await visit("/haag-berekenen?soort=haagbeuk&vorm=u&a=8&b=6&c=5&poort-b=1");
  const paper = await PDFDocument.load(await page.pdf({ format: "A4", preferCSSPageSize: true }));
  expect(paper.getPageCount()).toBe(1);
});

test("R16 artificial grass: measures, an L, and a plan that says what is wasted", async () => {
  const page = await visit("/kunstgras?b=5,9&l=3&soort=kunstgras-natuur-35-mm");
  await says(page, "18,6 m²");
  await page.getByLabel("Minste naden").check();
  await says(page, "Geen naden");
  await page.getByText("L-vorm", { exact: true }).click();
  await page.getByLabel("Breedte uitsparing").fill("9");
  await says(page, "De uitsparing is groter dan de tuin");
  expect(page.complaints).toEqual([]);
});

test("R16 a free garden is pulled into shape, typed into shape, and crossing lines are told", async () => {
  const page = await visit("/kunstgras?vorm=vrij&x=0&y=0&x=6&y=0&x=6&y=5&x=0&y=5", DESK);
  const before = await result(page).textContent();
  const corner = page.locator(".hoek .greep").nth(2);
  const box = await corner.boundingBox();
  if (!box) throw new Error("no corner");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 120, box.y + box.height / 2 - 60, { steps: 5 });
  await page.mouse.up();
  await page.waitForFunction((was) => document.querySelector(".rk-som .groot")?.textContent !== was, before);
  await page.getByRole("button", { name: "Hoek erbij" }).click();
  await page.getByLabel("Hoek 5, naar rechts").fill("9");
  await says(page, "De lijnen kruisen elkaar");
});

test("R16 without scripts corners are added by a button", async () => {
  const page = await visit("/kunstgras?vorm=vrij&x=0&y=0&x=6&y=0&x=6&y=5&x=0&y=5", WITHOUT_SCRIPTS);
  await page.getByRole("button", { name: "Hoek erbij" }).click();
  await page.getByLabel("Hoek 5, naar rechts").waitFor();
  await page.getByRole("button", { name: "Hoek 5 weghalen" }).click();
  await page.getByLabel("Hoek 5, naar rechts").waitFor({ state: "detached" });
});

test("R30 a beech hedge is reserved, paid and cancelled, without scripts", async () => {
  const page = await visit("/beukenhaag-reserveren?meters=10", WITHOUT_SCRIPTS);
  await page.getByLabel("Naam").fill("Jet Veldman");
  await page.getByRole("main").getByLabel("E-mailadres").fill("jet@voorbeeld.nl");
  await page.getByLabel("Straat en huisnummer").fill("Laan 3");
  await page.getByLabel("Postcode").fill("3511 AB");
  await page.getByLabel("Plaats").fill("Utrecht");
  await page.getByLabel(/betalingsverplichting/).check();
  await page.getByRole("button", { name: "Reserveren en betalen" }).click();
  await page.waitForURL(/\/testbank\//);
  await page.locator('button[value="paid"]').click();
  await page.getByText("Bevestigd, de planten staan voor je apart").waitFor();
  await page.getByRole("button", { name: "Reservering annuleren" }).click();
  await page.getByText("Geannuleerd", { exact: true }).waitFor();
});

test("R30 a company orders trees by table, and gets its paper", async () => {
  const page = await visit("/zakelijk-kerstbomen-bestellen", WITHOUT_SCRIPTS);
  await page.getByRole("button", { name: "Bestel op rekening" }).click();
  await page.getByText("Kies minstens één boom en een aantal.").waitFor();
  await page.getByRole("button", { name: "Regel erbij" }).click();
  await page.getByLabel("Regel 3, boom").selectOption("KE04-METHOUTE");
  await page.getByLabel("Regel 3, aantal").fill("6");
  await page.getByLabel("Regel 3, erbij").selectOption("voet-licht");
  await page.getByLabel("Straat en huisnummer").fill("Kade 12");
  await page.getByLabel("Postcode").fill("3511 AB");
  await page.getByLabel("Plaats").fill("Utrecht");
  await page.getByLabel("Bedrijfsnaam").fill("Bakker en Zonen");
  await page.getByLabel("Btw-nummer").fill("NL123456789B01");
  await page.getByLabel("Contactpersoon").fill("Jan Bakker");
  await page.getByRole("main").getByLabel("E-mailadres").fill("jan@voorbeeld.nl");
  await page.getByRole("button", { name: "Vraag offerte aan" }).click();
  await page.getByText("Je offerte staat klaar").waitFor();
  const address = await page.getByRole("link", { name: "Download de pdf" }).getAttribute("href");
  const paper = await fetch(shopUrl(address ?? ""));
  expect(paper.headers.get("content-type")).toBe("application/pdf");
  expect((await PDFDocument.load(await paper.arrayBuffer())).getPageCount()).toBe(1);
});

test("what the trees of a company come to fits the narrowest phone", async () => {
  const page = await visit("/zakelijk-kerstbomen-bestellen", PHONE);
  await page.getByLabel("Regel 1, boom").selectOption("KE04-METHOUTE");
  await page.getByLabel("Regel 1, aantal").fill("120");
  await page.getByLabel("Regel 1, erbij").selectOption("voet-licht");
  const sum = page.getByRole("table", { name: "Samenstelling" });
  await sum.getByText("120 × €").first().waitFor();
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect([width, await sum.getByRole("columnheader").allInnerTexts()]).toEqual([width, ["Wat", "Bedrag"]]);
    const over = await sum.evaluate((table) => {
      const panel = table.closest("section")!;
      const room = panel.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(panel).paddingRight);
      return Math.round(table.getBoundingClientRect().right - room);
    });
    expect([width, over]).toEqual([width, 0]);
    const total = page.locator("section:has(> .boomsom) .tot :is(dt, dd)");
    const lines = await total.evaluateAll((all) =>
      all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
    );
    expect([width, ...lines.map(Math.round)]).toEqual([width, 1, 1]);
  }
  await page.setViewportSize({ width: 820, height: 1180 });
  expect(await sum.getByRole("columnheader").allInnerTexts()).toEqual(["Wat", "Aantal", "Per stuk", "Bedrag"]);
  expect(await sum.getByText("120 × €").first().isVisible()).toBe(false);
});

test("categories count along: soil by the litre, without scripts too", async () => {
  const page = await visit("/potgrond?wat=bed&m2=12&diep=10", WITHOUT_SCRIPTS);
  await page.getByText("1.260 liter").waitFor();
  const live = await visit("/gazon", PHONE);
  await live.getByLabel("Oppervlak").fill("40");
  await live.getByText("1,2 kg graszaad").waitFor();
});

test.each(["/kunstgras?vorm=vrij", "/beukenhaag-reserveren", "/zakelijk-kerstbomen-bestellen", "/ligusterhaag?a=0"])(
  "nothing on %s is in the way of anyone",
  async (path) => {
    expect(await axe(await visit(path, PHONE))).toEqual([]);
  },
);

test("on the smallest phone words stay whole, a comparison is not a tower, and a button stands beside its fields", async () => {
  const small = { ...PHONE, viewport: { width: 320, height: 640 } };
  const grass = await visit("/kunstgras?b=5,9&l=3&soort=kunstgras-natuur-35-mm", small);
  expect(await grass.evaluate(brokenWords, ".kies b")).toEqual([]);
  const hedge = await visit("/haag-berekenen?soort=haagbeuk&vorm=recht&a=8", small);
  const heights = await hedge.locator(".tabel tbody tr").evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect([heights.length, Math.max(...heights) < 120]).toEqual([3, true]);
  const free = await visit("/kunstgras?vorm=vrij", small);
  const middles = await free.locator(".hoeken li:first-child :is(input, button)").evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.round(top + bottom);
    }),
  );
  expect([middles.length, Math.max(...middles) - Math.min(...middles) < 3]).toEqual([3, true]);
});

test("the calculators tell search engines their trail, their questions and what they list", async () => {
  const told = async (path: string) => {
    const html = await (await fetch(shopUrl(path))).text();
    const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = ""]) => text,
    );
    return texts.flatMap((text) => JSON.parse(text) as { "@type": string }[]).map((one) => one["@type"]);
  };
  for (const path of ["/ligusterhaag", "/beukenhaag-reserveren", "/zakelijk-kerstbomen-bestellen"])
    expect([path, ...(await told(path))]).toEqual([path, "BreadcrumbList", "FAQPage"]);
  expect(await told("/kunstgras")).toEqual(["BreadcrumbList", "FAQPage", "ItemList"]);
});
