import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, shopUrl, WITHOUT_SCRIPTS } from "../browser.ts";
import { anAddress, enterAs } from "../people.ts";

test("Ctrl K finds a plant or a screen by keyboard alone, and without scripts the same words find the same", async () => {
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
