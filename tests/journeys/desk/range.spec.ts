import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, type Visitor, WITHOUT_SCRIPTS } from "../browser.ts";
import { db, enterAs } from "../people.ts";

let staff = 0;
async function enter(path: string, options: BrowserContextOptions = DESK): Promise<Visitor> {
  const page = await aVisitor(options);
  await enterAs(page.context(), `assortiment${++staff}@voorbeeld.nl`, ["staff"]);
  await page.goto(shopUrl(path));
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

const priceInShop = async (slug: string) =>
  (await (await fetch(shopUrl(`/p/${slug}`))).text()).match(/"price":\s*"?([\d.]+)/)?.[1];

test("a price or sale below the purchase price is warned of while it is typed, and can be saved", async () => {
  const page = await enter("/kantoor/assortiment?q=laurier-novita");
  const price = page.getByRole("textbox", { name: /^Prijs / }).first();
  const sku = (await price.getAttribute("name"))?.replace("prijs.", "") ?? "";
  await db.$client.query("insert into purchase_prices (sku, cents) values ($1, 500)", [sku]);
  await page.reload();
  await hydrated(page);
  const warning = page.getByText("Zonder btw is dit minder dan de inkoopprijs van € 5,00.");
  expect(await warning.count()).toBe(0);
  const was = await price.inputValue();
  await price.fill("5,40");
  await warning.waitFor();
  await price.fill(was);
  await warning.waitFor({ state: "detached" });
  await page
    .getByRole("textbox", { name: /^Actieprijs / })
    .first()
    .fill("4,95");
  await warning.waitFor();
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await page.getByText("1 wijziging staat in de winkel.").waitFor();
  const plain = await enter("/kantoor/assortiment/laurier-novita", WITHOUT_SCRIPTS);
  await plain.getByText("De prijs ligt onder de inkoopprijs").waitFor();
  await page.getByRole("button", { name: "Draai terug" }).click();
  await page.getByText("Alles staat weer zoals het was.").waitFor();
  await db.$client.query("delete from purchase_prices where sku = $1", [sku]);
});

test("the owner changes two prices, sees them in the shop within a second, and takes them back", async () => {
  const page = await enter("/kantoor/assortiment?q=laurier-novita");
  const before = await priceInShop("laurier-novita");
  const cells = page.getByRole("textbox", { name: /^Prijs / });
  const [first, second] = [cells.nth(0), cells.nth(1)];
  const was = [await first.inputValue(), await second.inputValue()];
  await first.fill("9,25");
  await second.fill("19,25");
  await page.getByText("2 wijzigingen", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await page.getByText("2 wijzigingen staan in de winkel.").waitFor();
  await expect.poll(() => priceInShop("laurier-novita")).toBe("9.25");
  await page.getByRole("button", { name: "Draai terug" }).click();
  await page.getByText("Alles staat weer zoals het was.").waitFor();
  await expect.poll(() => priceInShop("laurier-novita")).toBe(before);
  await page.goto(shopUrl("/kantoor/assortiment?q=laurier-novita"));
  expect([await cells.nth(0).inputValue(), await cells.nth(1).inputValue()]).toEqual(was);
  await page.goto(shopUrl("/kantoor/logboek"));
  await page
    .getByText(/van het assortiment teruggedraaid/)
    .first()
    .waitFor();
});

test("without scripts five percent is filled in first and saved after a look; a wrong amount loses nothing", async () => {
  const page = await enter("/kantoor/assortiment?q=Skimmia", WITHOUT_SCRIPTS);
  const boxes = page.getByRole("checkbox", { name: /^Kies / });
  await boxes.nth(0).check();
  await page.getByRole("textbox", { name: "Percentage" }).fill("10");
  await page.getByRole("button", { name: "Vul in" }).click();
  await page.getByText("1 prijs ingevuld. Kijk hem na en bewaar.").waitFor();
  const price = page.getByRole("textbox", { name: /^Prijs / }).nth(0);
  const filled = await price.inputValue();
  await price.fill("veel");
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await page.getByText("Vul een bedrag in, zoals 12,95.").waitFor();
  expect(await price.inputValue()).toBe("veel");
  await price.fill(filled);
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await page.getByText("1 wijziging staat in de winkel.").waitFor();
  await page.getByRole("button", { name: "Draai terug" }).click();
  await page.getByText("Alles staat weer zoals het was.").waitFor();
});

test("forty prices are raised at once, looked at, saved, and put back later from the list of what was saved", async () => {
  const page = await enter("/kantoor/assortiment?groep=haag-groen");
  const cells = page.getByRole("textbox", { name: /^Prijs / });
  const before = await cells.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(before.length).toBeGreaterThanOrEqual(40);
  await page.getByLabel("Welke maten").selectOption("blad");
  await page.getByRole("textbox", { name: "Percentage" }).fill("5");
  await page.getByLabel("Rond af").selectOption("95");
  await page.getByRole("button", { name: "Vul in" }).click();
  await page.getByText(`${before.length} prijzen ingevuld. Kijk ze na en bewaar.`).waitFor();
  const changed = await page.locator(".cel.nieuw s").allTextContents();
  expect(changed.length, "each new price has the old one beside it").toBeGreaterThanOrEqual(40);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.locator(".cel.nieuw s").count()).toBe(changed.length);
  await cells.nth(0).fill("1249,95");
  await cells.nth(1).fill("249,95");
  for (const width of [1440, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page
      .locator(".cel.nieuw input")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(cut, `amounts that are cut off at ${width}`).toBe(0);
  }
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await page.getByText(/wijzigingen staan in de winkel/).waitFor();
  expect(await cells.first().inputValue()).toMatch(/,95$/);
  await page.goto(shopUrl("/kantoor/assortiment?groep=haag-groen"));
  await hydrated(page);
  await page.getByText("Laatst bewaard").click();
  await page.getByRole("button", { name: "Draai terug" }).first().click();
  await page.getByText("Alles staat weer zoals het was.").waitFor();
  await expect
    .poll(() => cells.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
    .toEqual(before);
});

test("two people at one size: the second sees who made what of it, and chooses", async () => {
  const asked = "/kantoor/assortiment?q=liguster";
  const [first, second] = [await enter(asked), await enter(asked)];
  const price = (page: Visitor) => page.getByRole("textbox", { name: /^Prijs / }).nth(0);
  const save = (page: Visitor) => page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await price(first).fill("3,15");
  await save(first);
  await first.getByText("1 wijziging staat in de winkel.").waitFor();
  await price(second).fill("3,25");
  await save(second);
  const choice = second.getByRole("group", { name: /assortiment\d+@voorbeeld\.nl veranderde dit op .* Nu: € 3,15/ });
  await choice.waitFor();
  expect(await axe(second)).toEqual([]);
  expect(await price(second).inputValue()).toBe("3,25");
  await choice.getByLabel("Zet die van mij").check();
  await save(second);
  await second.getByText("1 wijziging staat in de winkel.").waitFor();
  expect(await price(second).inputValue()).toBe("3,25");
});

test("what is typed survives a reload; Enter goes down the column, Escape puts a cell back; columns stay chosen", async () => {
  const page = await enter("/kantoor/assortiment?q=Skimmia");
  const cells = page.getByRole("textbox", { name: /^Prijs / });
  const was = await cells.nth(0).inputValue();
  await cells.nth(0).fill("8,15");
  await cells.nth(0).press("Enter");
  await expect.poll(() => cells.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
  await cells.nth(1).fill("9");
  await cells.nth(1).press("Escape");
  await page.getByText("1 wijziging", { exact: true }).waitFor();
  await page.reload();
  await hydrated(page);
  await page.getByText("Wat je eerder typte en niet bewaarde staat er weer.").waitFor();
  expect(await cells.nth(0).inputValue()).toBe("8,15");
  await page.getByRole("button", { name: "Gooi het weg" }).click();
  await expect.poll(() => cells.nth(0).inputValue()).toBe(was);
  await page.locator("summary", { hasText: "Kolommen" }).click();
  await page.getByRole("checkbox", { name: "Seizoen" }).check();
  await page.getByRole("button", { name: "Toon deze kolommen" }).click();
  await page
    .getByRole("textbox", { name: /^Seizoen / })
    .first()
    .waitFor();
  await page.reload();
  await page
    .getByRole("textbox", { name: /^Seizoen / })
    .first()
    .waitFor();
  expect(await axe(page)).toEqual([]);
});

test("the grid is for everybody and fits a phone", async () => {
  const page = await enter("/kantoor/assortiment?q=laurier", PHONE);
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("button", { name: "Meer" }).click();
  await page.getByRole("link", { name: "Logboek" }).click();
  await page.getByRole("heading", { name: "Logboek" }).waitFor();
  if (process.env.SHOTS) {
    for (const [name, path] of [
      ["today", "/kantoor"],
      ["range", "/kantoor/assortiment"],
    ] as const) {
      await page.goto(shopUrl(path));
      await page.screenshot({ path: `${process.env.SHOTS}/${name}-390.png` });
      const desk = await enter(path);
      await desk.screenshot({ path: `${process.env.SHOTS}/${name}-1440.png` });
      await desk.setViewportSize({ width: 820, height: 1180 });
      await desk.screenshot({ path: `${process.env.SHOTS}/${name}-820.png` });
    }
  }
});

test("on a phone what can be chosen of the list lies behind one button, which tells how much is; also without scripts", async () => {
  for (const scripts of [true, false]) {
    const page = await enter("/kantoor/assortiment", { ...PHONE, javaScriptEnabled: scripts });
    const choice = (name: string) => page.getByRole("combobox", { name, exact: true });
    expect(await choice("Groep").isVisible()).toBe(false);
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await choice("Groep").selectOption("Hagen, groenblijvend");
    await choice("Volgorde").selectOption("Prijs, hoog eerst");
    if (scripts) expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Toon", exact: true }).click();
    await page.getByRole("button", { name: "Filter (2)" }).waitFor();
    expect(new URL(page.url()).search).toContain("groep=haag-groen");
    expect(await choice("Groep").isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize(DESK.viewport);
    expect(await choice("Groep").isVisible()).toBe(true);
  }
});
