import path from "node:path";
import { PDFDocument } from "pdf-lib";
import type { Page } from "playwright-core";
import { build } from "vite";
import { expect, test } from "vitest";
import { fillAddress } from "./buying-steps.ts";
import { DESK, PHONE, shopUrl, visit, WITHOUT_SCRIPTS } from "./browser.ts";

const says = async (page: Page, text: string) => page.locator(".rk-som", { hasText: text }).waitFor();

test("cut lengths go along: two plans of one roll, from the page to the thanks, without scripts", async () => {
  const page = await visit("/kunstgras?b=4&l=6&soort=kunstgras-premium-40-mm", WITHOUT_SCRIPTS);
  await page.getByText("Op maat gesneden, geen bedenktijd").waitFor();
  await page.getByRole("button", { name: "Alles in winkelwagen" }).click();
  await page.waitForURL(shopUrl("/cart"));
  const first = page.getByText(/^op maat: .*, rol 4 m/);
  await first.waitFor();
  await page.getByText("Dit snijden we voor jou af.").first().waitFor();
  await page.goto(shopUrl("/kunstgras?b=3&l=4&soort=kunstgras-premium-40-mm"));
  await page.getByRole("button", { name: "Alles in winkelwagen" }).click();
  await page.waitForURL(shopUrl("/cart"));
  expect(await first.count(), "two cuts of one roll lie side by side").toBe(2);
  const notes = await first.allTextContents();
  await page.getByRole("link", { name: "Naar bestellen" }).click();
  await fillAddress(page);
  await page.getByRole("button", { name: "Verder naar betaling" }).click();
  await page.waitForURL("**/checkout/payment");
  await page.getByText(/Zonder bedenktijd, omdat het op maat of vers is: .*Kunstgras premium/).waitFor();
  await page.getByRole("button", { name: /Bestellen/ }).click();
  await page.waitForURL(/\/testbank\//);
  await page.locator('button[value="paid"]').click();
  await page.waitForURL(/\/thank-you/);
  const order = page.getByRole("complementary").filter({ hasText: "Kunstgras premium" });
  for (const note of notes) await order.getByText(note.split("Dit snijden")[0]?.trim() ?? "").waitFor();
});

test("with a finger: a sample of three kinds, never four, and they cost nothing", async () => {
  const page = await visit("/kunstgras", PHONE);
  const boxes = page.locator(".rk-stalen input[type=checkbox]");
  for (const at of [0, 1, 2]) await boxes.nth(at).tap();
  await page.getByText("Drie stalen gekozen, dat is het maximum.").waitFor();
  expect(await boxes.nth(3).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Leg de stalen in de winkelwagen" }).tap();
  await page.getByText(/liggen in je winkelwagen/).waitFor();
  await page.goto(shopUrl("/cart"));
  expect(await page.getByText("gratis staal van 10 × 15 cm").count()).toBe(3);
  await page.locator(".wagen-som", { hasText: "€ 0,00" }).waitFor();
  expect(page.complaints).toEqual([]);
});

test("without scripts a fourth sample is refused in words", async () => {
  const page = await visit("/kunstgras", WITHOUT_SCRIPTS);
  for (const at of [0, 1, 2, 3]) await page.locator(".rk-stalen input[type=checkbox]").nth(at).check();
  await page.getByRole("button", { name: "Leg de stalen in de winkelwagen" }).click();
  await page.getByText("Je kunt drie gratis stalen kiezen.").waitFor();
});

test("artificial grass with the keyboard alone: shape, measures, seams and the cart", async () => {
  const page = await visit("/kunstgras?b=6&l=5");
  await page.getByRole("textbox", { name: "Breedte" }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("5,9");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("3");
  await says(page, "Je tuin is 17,7 m²");
  await page.getByLabel("Minste verlies").focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(/kies=naden/);
  await page.getByRole("button", { name: "Alles in winkelwagen" }).focus();
  await page.keyboard.press("Enter");
  await page
    .getByText(/in je winkelwagen/)
    .first()
    .waitFor();
  expect(page.complaints).toEqual([]);
});

test("a free garden is pulled by a finger, and typed by keyboard", async () => {
  const page = await visit("/kunstgras?vorm=vrij&x=0&y=0&x=6&y=0&x=6&y=5&x=0&y=5", PHONE);
  const before = await page.locator(".rk-som .groot").textContent();
  const corner = page.locator(".hoek .greep").nth(2);
  await corner.scrollIntoViewIfNeeded();
  const box = await corner.boundingBox();
  if (!box) throw new Error("no corner");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [{ x, y }]);
  await touch("touchMove", [{ x: x - 30, y: y - 20 }]);
  await touch("touchMove", [{ x: x - 50, y: y - 40 }]);
  await touch("touchEnd", []);
  await page.waitForFunction((was) => document.querySelector(".rk-som .groot")?.textContent !== was, before);
  await page.getByLabel("Hoek 3, naar rechts").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("6");
  await page.getByLabel("Hoek 3, naar beneden").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("5");
  await page.waitForFunction((was) => document.querySelector(".rk-som .groot")?.textContent === was, before);
});

test("a gate begins where you say, on the drawing as well", async () => {
  const page = await visit("/haag-berekenen?soort=haagbeuk&vorm=recht&a=8&poort-a=1");
  await page.locator(".doorgang", { hasText: "op 3,5 m" }).waitFor();
  await page.getByLabel("Begint op, eerste zijde").fill("1,5");
  await page.locator(".doorgang", { hasText: "op 1,5 m" }).waitFor();
  await page.getByLabel("Begint op, eerste zijde").fill("7,5");
  await page.getByText("Zo steekt de poort voorbij het einde van de zijde.").waitFor();
  expect(page.complaints).toEqual([]);
});

test("beech is planned with the keyboard and a finger", async () => {
  const page = await visit("/beukenhaag-reserveren");
  await page.getByLabel("Groene beuk").focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(/kleur=rood/);
  await page.getByLabel("Lengte van de haag").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("20");
  await says(page, "100 planten");
  const phone = await visit("/beukenhaag-reserveren?meters=10", PHONE);
  await phone.locator("#beuk").getByText("Dubbele rij").tap();
  await says(phone, "70 planten");
  expect([...page.complaints, ...phone.complaints]).toEqual([]);
});

test("a reservation is paid, seen and cancelled with scripts, its order has a number, a bank that is away is said", async () => {
  const page = await visit("/beukenhaag-reserveren?meters=11", PHONE);
  const main = page.getByRole("main");
  await main.getByLabel("Naam").fill("Jet Veldman");
  await main.getByLabel("E-mailadres").fill("jet@voorbeeld.nl");
  await main.getByLabel("Straat en huisnummer").fill("Laan 3");
  await main.getByLabel("Postcode").fill("3511 AB");
  await main.getByLabel("Plaats").fill("Utrecht");
  await main.getByLabel(/betalingsverplichting/).check();
  await page.getByRole("button", { name: "Reserveren en betalen" }).tap();
  await page.waitForURL(/\/testbank\//);
  await page.locator('button[value="failed"]').tap();
  await page.getByText("Aangevraagd, nog niet betaald").waitFor();
  await page.goto(`${page.url()}&bank=weg`);
  await page.getByText("De bank is even niet bereikbaar.").waitFor();
  await page.getByRole("button", { name: /^Betaal € / }).tap();
  await page.waitForURL(/\/testbank\//);
  await page.locator('button[value="paid"]').tap();
  await page.getByText("Bevestigd, de planten staan voor je apart").waitFor();
  await page.getByText(/Reservering 20\d\d-\d{6}/).waitFor();
  await page.getByRole("button", { name: "Reservering annuleren" }).tap();
  await page.getByText("Geannuleerd", { exact: true }).waitFor();
});

test("a company orders with scripts, by keyboard and on a phone, and sees the price as it types", async () => {
  const page = await visit("/zakelijk-kerstbomen-bestellen", PHONE);
  await page.getByLabel("Regel 1, boom").selectOption("KE04-METHOUTE");
  await page.getByLabel("Regel 1, aantal").focus();
  await page.keyboard.type("6");
  await page
    .getByRole("table")
    .getByText(/^6 × €/)
    .first()
    .waitFor();
  await page.getByText("inclusief btw", { exact: true }).tap();
  await page.getByRole("button", { name: "Adres erbij" }).focus();
  await page.keyboard.press("Enter");
  await page.locator("legend", { hasText: "Adres 2" }).waitFor();
  expect(await page.getByLabel("Regel 1, aantal").inputValue(), "nothing typed is lost").toBe("6");
  expect(page.complaints).toEqual([]);
  // The button is far below the message: who presses it is brought there, and each field says its own.
  await page.getByRole("button", { name: "Vraag offerte aan" }).tap();
  const faults = page.getByRole("alert");
  await faults.filter({ hasText: "Vul de bedrijfsnaam in." }).waitFor();
  await page.waitForFunction(() => {
    const { top = -1 } = document.querySelector("main [role=alert]")?.getBoundingClientRect() ?? {};
    return top > 0 && top < innerHeight;
  });
  expect(await page.locator("main [aria-invalid=true]").count()).toBe(4);
});

test.each([
  ["/kunstgras?b=0&l=5", "groter dan nul"],
  ["/kunstgras?b=-3&l=5", "groter dan nul"],
  ["/kunstgras?b=10000&l=5", "maken we graag een offerte"],
  ["/kunstgras?b=breed&l=5", "lezen we niet als maat"],
  ["/kunstgras?vorm=vrij&x=0&y=0&x=5&y=5&x=5&y=0&x=0&y=5", "De lijnen kruisen elkaar"],
  ["/kunstgras?vorm=vrij&x=0&y=0&x=0,1&y=0&x=0,1&y=0,1", "kleiner dan een halve meter"],
  ["/beukenhaag-reserveren?meters=0", "groter dan nul"],
  ["/beukenhaag-reserveren?meters=-8", "groter dan nul"],
  ["/beukenhaag-reserveren?meters=10000", "maken we graag een offerte"],
  ["/ligusterhaag?a=0", "groter dan nul"],
  ["/haag-berekenen?vorm=recht&a=5&poort-a=9", "breder dan de zijde"],
])("%s is answered kindly", async (path, said) => {
  const response = await fetch(shopUrl(path));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(said);
});

test("the grass plan prints on one A4, free gardens too", async () => {
  for (const path of [
    "/kunstgras?vorm=l&b=8&l=6&ub=3&ul=2&soort=kunstgras-comfort-30-mm",
    "/kunstgras?vorm=vrij&x=0&y=0&x=6&y=0&x=7&y=4&x=3&y=7&x=0&y=5",
  ]) {
    const page = await visit(path, DESK);
    const paper = await PDFDocument.load(await page.pdf({ format: "A4", preferCSSPageSize: true }));
    expect([path, paper.getPageCount()]).toEqual([path, 1]);
  }
});

test("a free garden of twelve corners is planned within 50 ms in the browser", async () => {
  const corners = [
    0, 0, 4, 0.4, 9, 0, 12.3, 2.1, 11, 5.2, 13, 8.4, 9.5, 11, 6, 9.6, 4.2, 12, 1, 10.5, 1.8, 6.3, 0.2, 3.7,
  ].map((metres) => Math.round(metres * 100));
  // The search itself, put together as for the shop, on an empty page: what others do meanwhile is left out.
  const made = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: { entry: path.resolve("app/calculators/grass/cutting-plan.ts"), formats: ["iife"], name: "snijplan" },
    },
  });
  const [bundle] = [made].flat();
  const chunk = bundle && "output" in bundle ? bundle.output[0] : undefined;
  const page = await visit("/kunstgras");
  await page.goto("about:blank");
  await page.addScriptTag({ content: chunk?.code ?? "" });
  const spent = await page.evaluate((cm) => {
    const { cuttingPlan } = (window as unknown as { snijplan: { cuttingPlan: (...given: unknown[]) => unknown } })
      .snijplan;
    return Array.from({ length: 40 }, (_, turn) => {
      const points = Array.from({ length: 12 }, (_one, at) => ({
        x: (cm[at * 2] ?? 0) + (at === 3 ? turn * 10 : 0),
        y: cm[at * 2 + 1] ?? 0,
      }));
      const from = performance.now();
      cuttingPlan(points, [2, 4], "least-waste");
      return performance.now() - from;
    });
  }, corners);
  // The quickest: what it takes when nothing else runs beside it.
  const least = Math.min(...spent);
  console.info(`twelve corners: ${least.toFixed(1)} ms at least, ${Math.max(...spent).toFixed(1)} ms at most`);
  expect(least).toBeLessThanOrEqual(50);
});
