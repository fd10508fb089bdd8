import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { Buyer } from "../../kill/buyer.ts";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, type Visitor, WITHOUT_SCRIPTS } from "../browser.ts";
import { TAXUS } from "../buying-steps.ts";
import { db, enterAs } from "../people.ts";

const HERE = "/kantoor/assortiment/tellen";
let people = 0;

async function enter(path: string, options: BrowserContextOptions, roles = ["pakken"]): Promise<Visitor> {
  const page = await aVisitor(options);
  await enterAs(page.context(), `tellen${++people}@voorbeeld.nl`, roles);
  await page.goto(shopUrl(path));
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

/** What is on the screen can be read by everybody and fits. */
async function see(page: Visitor, what: string): Promise<void> {
  expect([what, await axe(page)]).toEqual([what, []]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([what, wide <= 0]).toEqual([what, true]);
  const { width = 0 } = page.viewportSize() ?? {};
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${what}-${width}.png`, fullPage: true });
}

const stockOf = async (sku: string): Promise<number> => {
  const { rows } = await db.$client.query<{ stock: number }>("select stock from variants where sku = $1", [sku]);
  return rows[0]?.stock ?? -1;
};
const shelf = async (page: Visitor): Promise<number> => Number(await page.locator(".tel-uit dd").innerText());

test("a size is typed, counted on a phone while somebody buys it, and taken back", async () => {
  const page = await enter(HERE, PHONE);
  await see(page, "tellen");
  await page.getByLabel("EAN, code of etiket").fill(TAXUS.toLowerCase());
  await page.keyboard.press("Enter");
  await page.getByText("Zou er moeten staan").waitFor();
  const [shown, before] = [await shelf(page), await stockOf(TAXUS)];
  await page.getByLabel("Geteld", { exact: true }).fill(String(shown - 2));
  await page.getByText("−2", { exact: true }).waitFor();
  await see(page, "telling");
  await page.getByRole("button", { name: "Bewaar de telling" }).click();
  await page.getByText("Er is verschil. Kies waarom.").first().waitFor();
  expect(await page.getByLabel("Geteld", { exact: true }).inputValue()).toBe(String(shown - 2));
  await page.getByLabel("Reden").selectOption({ label: "Dood of beschadigd" });
  await new Buyer("tellen", TAXUS).buy(shopUrl());
  const sold = before - (await stockOf(TAXUS));
  expect(sold).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Bewaar de telling" }).click();
  await page.getByText(`vrij te verkopen van ${before - sold} naar ${before - sold - 2}.`).waitFor();
  expect(await stockOf(TAXUS)).toBe(before - sold - 2);
  await see(page, "geteld");
  await page.getByRole("button", { name: "Draai terug" }).first().click();
  await page.getByText("De telling is teruggedraaid.").waitFor();
  expect(await stockOf(TAXUS)).toBe(before - sold);
  await page.getByText("Teruggedraaid door").first().waitFor();
  expect(page.complaints.filter((one) => !/status of 4/.test(one))).toEqual([]);
});

test("without scripts a place is counted size by size, and a colleague who was first is seen", async () => {
  await db.$client.query("update variants set place = 'Kas 9, bed 1' where sku = any($1)", [[TAXUS, "BA04-P100"]]);
  const page = await enter(`${HERE}?vak=${encodeURIComponent("Kas 9, bed 1")}`, { ...WITHOUT_SCRIPTS, ...PHONE });
  await page.getByText("Nog 2 van 2 maten te tellen.").waitFor();
  await page.locator(".tel-lijst a").first().click();
  const [shown, sku] = [await shelf(page), await page.locator("input[name=sku]").first().inputValue()];
  // A colleague counts the same size while this page stands open.
  const other = await enter(`${HERE}?code=${sku}`, DESK);
  await other.getByLabel("Geteld", { exact: true }).fill(String(shown + 1));
  await other.getByLabel("Reden").selectOption("gevonden");
  await other.getByRole("button", { name: "Bewaar de telling" }).click();
  await other.getByText("vrij te verkopen van").waitFor();
  await page.getByLabel("Geteld", { exact: true }).fill(String(shown + 1));
  await page.getByLabel("Reden").selectOption("gevonden");
  await page.getByRole("button", { name: "Bewaar de telling" }).click();
  await page.getByText(`er zouden er nu ${shown + 1} moeten staan`, { exact: false }).waitFor();
  expect(await page.getByLabel("Geteld", { exact: true }).inputValue()).toBe(String(shown + 1));
  await page.getByRole("button", { name: "Bewaar de telling" }).click();
  await page.getByText(`${shown + 1} geteld, dat klopt.`).waitFor();
  await page.getByText("Nog 1 van 2 maten te tellen.").waitFor();
  await see(other, "geteld");
});

test("where the browser reads barcodes the camera gives the code; where it does not the page says so", async () => {
  const plain = await enter(HERE, PHONE);
  await plain.getByText("Deze browser leest geen streepjescodes.").waitFor();
  const page = await aVisitor(PHONE);
  // No browser on this kind of machine reads barcodes: this one stands in for a phone's, and its camera is a canvas.
  await page.addInitScript((read) => {
    const seen = { turns: 0 };
    const stand = class {
      static getSupportedFormats = async () => ["ean_13", "code_128"];
      detect = async () => (++seen.turns < 3 ? [] : [{ rawValue: read }]);
    };
    Object.assign(globalThis, { BarcodeDetector: stand });
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d");
    // A camera goes on giving pictures.
    setInterval(() => context?.fillRect(Math.random() * 100, 0, 10, 10), 50);
    Object.defineProperty(navigator, "mediaDevices", {
      value: { getUserMedia: async () => canvas.captureStream(5) },
    });
  }, TAXUS);
  await enterAs(page.context(), "camera@voorbeeld.nl", ["pakken"]);
  const response = await page.goto(shopUrl(HERE));
  expect(response?.headers()["permissions-policy"]).toContain("camera=(self)");
  expect((await fetch(shopUrl("/"))).headers.get("permissions-policy")).toContain("camera=()");
  await hydrated(page);
  await page.getByRole("button", { name: "Scan met de camera" }).click();
  await page.getByText("Zou er moeten staan").waitFor();
  expect(await page.getByLabel("EAN, code of etiket").inputValue()).toBe(TAXUS);
  expect(page.complaints).toEqual([]);
});

test("labels of sizes that were ticked become a file", async () => {
  const page = await enter("/kantoor/assortiment?q=Skimmia", DESK, ["winkel"]);
  const boxes = page.getByRole("checkbox", { name: /^Kies / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole("button", { name: "Etiketten" }).click();
  await page.getByRole("button", { name: "Maak de PDF" }).waitFor();
  const counts = page.getByRole("textbox", { name: /^Aantal etiketten/ });
  expect(await counts.count()).toBe(2);
  await counts.first().fill("3");
  await see(page, "etiketten");
  const query = await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[target="_blank"]');
    return form ? new URLSearchParams([...new FormData(form)].map(([k, v]) => [k, String(v)])).toString() : "";
  });
  const file = await page.request.get(shopUrl(`/kantoor/assortiment/labels.pdf?${query}`));
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  const phone = await enter("/kantoor/assortiment/labels?q=Skimmia", PHONE);
  await see(phone, "etiketten");
});
