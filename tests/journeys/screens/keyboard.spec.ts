import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit } from "../browser.ts";

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

test("the range menu goes by arrows, Home, End and Escape, and gives the focus back", async () => {
  const page = await visit("/bezorging");
  await page.getByRole("button", { name: "Assortiment" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.locator("#mega").waitFor();
  await expect.poll(() => focused(page)).toBe("Haagplanten");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focused(page)).toBe("Bomen");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.locator("#mega .uitgelicht h3").textContent()).toBe("Bomen");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".kolommen") !== null)).toBe(true);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => focused(page)).toBe("Bomen");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focused(page)).toBe("Haagplanten");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await expect.poll(() => focused(page)).toBe("Haagplanten");
  await page.keyboard.press("Escape");
  await page.locator("#mega").waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toContain("Assortiment");
});
