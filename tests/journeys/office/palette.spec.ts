import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, shopUrl, WITHOUT_SCRIPTS } from "../browser.ts";
import { anAddress, enterAs } from "../people.ts";

test("Ctrl K finds a plant or a screen by keyboard alone, single keys go where they say until they are turned off, and without scripts the same words find the same", async () => {
  const page = await aVisitor(DESK);
  await enterAs(page.context(), anAddress(), ["winkel"]);
  await page.goto(shopUrl("/kantoor"));
  await hydrated(page);
  const box = page.getByRole("combobox");
  // The keys are heard once the frame's own scripts are there.
  await expect
    .poll(async () => {
      if (!(await box.isVisible())) await page.keyboard.press("Control+k");
      return box.isVisible();
    })
    .toBe(true);
  await box.fill("taxus");
  await page.getByRole("option", { name: /Taxus/ }).first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await box.waitFor({ state: "detached" });
  await page.keyboard.press("Control+k");
  await box.fill("berich");
  await page.getByRole("option", { name: /Berichten/ }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/kantoor/berichten");
  await box.waitFor({ state: "detached" });

  const help = page.getByRole("dialog", { name: "Sneltoetsen" });
  await page.keyboard.press("?");
  await help.waitFor();
  expect(await axe(page)).toEqual([]);
  await help.getByLabel("Sneltoetsen aan").uncheck();
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "hidden" });
  await page.keyboard.press("?");
  await page.keyboard.press("t");
  expect([await help.isVisible(), new URL(page.url()).pathname]).toEqual([false, "/kantoor/berichten"]);
  await page.getByRole("button", { name: "Sneltoetsen" }).click();
  await help.getByLabel("Sneltoetsen aan").check();
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "hidden" });
  await page.keyboard.type("gb");
  await page.waitForURL("**/kantoor/bestellingen");
  await page.goto(shopUrl("/kantoor/zoek?q=taxus"));
  await hydrated(page);
  const words = page.getByRole("searchbox");
  await expect
    .poll(async () => {
      await page.keyboard.press("/");
      return words.evaluate((field) => field === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.type("gbt?");
  expect(await words.inputValue()).toContain("gbt?");
  await words.blur();
  await page.keyboard.press("j");
  const found = page.locator(".gevonden-lijst a");
  expect(await found.first().evaluate((link) => link === document.activeElement)).toBe(true);
  await page.goto(shopUrl("/kantoor/assortiment"));
  await hydrated(page);
  const boxes = () => page.locator("#inhoud tbody :checked").count();
  const before = await boxes();
  const isInList = () => page.evaluate(() => document.activeElement?.closest("tbody") !== null);
  await expect.poll(async () => (await page.keyboard.press("j"), isInList())).toBe(true);
  await page.keyboard.press("x");
  expect(await boxes(), "X picks a row, and changes nothing of it").toBe(before);
  expect(page.complaints).toEqual([]);

  const plain = await aVisitor(WITHOUT_SCRIPTS);
  await enterAs(plain.context(), anAddress(), ["winkel"]);
  await plain.goto(shopUrl("/kantoor"));
  await plain.getByRole("link", { name: "Zoek of ga naar" }).first().click();
  const main = plain.locator("main");
  await main.getByLabel("Zoek in het kantoor").fill("taxus");
  await main.getByRole("button", { name: "Zoek", exact: true }).click();
  await main.getByRole("link", { name: "Taxus" }).first().waitFor();
});
