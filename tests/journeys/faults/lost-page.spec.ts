import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE, shopUrl, visit } from "../browser.ts";
import { AGAIN, SILENT, WAYS } from "./ways.ts";

test.for(WAYS.slice(1))(
  "back over %s never shows another page under an address; it can be asked again",
  async ([way, lose]) => {
    const page = await visit("/p/laurier-novita");
    await page.locator("main .kaart h3 a").first().click();
    await page.waitForURL((url) => url.pathname !== "/p/laurier-novita");
    await page.locator("h1", { hasNotText: "Novita" }).waitFor();
    const back = await lose(page);
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.getByRole("heading", { name: "Hier is iets misgegaan" }).waitFor();
    if (way === "a line that breaks") await page.getByText(SILENT).waitFor();
    expect(page.url()).toBe(shopUrl("/p/laurier-novita"));
    await back();
    await page.getByRole("link", { name: "Probeer opnieuw" }).click();
    await page.locator("h1", { hasText: "Novita" }).waitFor();
  },
);

test.for(WAYS.slice(1))(
  "a filter over %s leaves the list and its drawer, says so, and is tried again",
  async ([, lose]) => {
    const page = await visit("/haagplanten", PHONE);
    await page.locator("[data-opens=filters], [command=show-modal][commandfor=filters]").first().click();
    const back = await lose(page);
    await page.locator("#filters a[href*='soort=Laurier']").first().click();
    await page.getByText(`${SILENT} ${AGAIN}`).waitFor();
    expect(page.url()).toBe(shopUrl("/haagplanten"));
    expect(await page.locator("#filters").evaluate((drawer: HTMLDialogElement) => drawer.open)).toBe(true);
    await back();
    await page.locator("#filters a[href*='soort=Laurier']").first().click();
    await page.waitForURL("**/haagplanten?soort=Laurier");
    await page.goBack();
    await page.waitForURL(shopUrl("/haagplanten"));
  },
);

test("a search over a line that breaks keeps the word, the list and its order; one that hangs shows that it is busy", async () => {
  const page = await visit("/search?q=hortensia");
  const word = page.locator("header [name=q]");
  const broken = (route: Route) => route.abort();
  await page.route("**/search.data*", broken);
  await word.fill("taxus");
  await page.keyboard.press("Enter");
  await page.getByText(`${SILENT} ${AGAIN}`).waitFor();
  expect([page.url(), await word.inputValue()]).toEqual([shopUrl("/search?q=hortensia"), "taxus"]);
  await page.locator(".toast .knop-ic").click();
  await page.locator("#sorteer").selectOption("prijs_op");
  await page.getByText(`${SILENT} ${AGAIN}`).waitFor();
  await expect.poll(() => page.locator("#sorteer").inputValue()).toBe("");
  expect(await word.inputValue()).toBe("taxus");
  await page.unroute("**/search.data*", broken);
  // On this visitor's clock fifteen seconds are none.
  await page.evaluate(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms?: number) =>
      setTimeout(run, ms === 15_000 ? 0 : ms)) as typeof setTimeout;
  });
  await page.route("**/search.data*", async (route) => {
    await page.getByRole("progressbar").waitFor();
    await page.getByRole("alert").getByText("De winkel antwoordt nog niet").waitFor();
    await route.continue();
  });
  await page.locator("#sorteer").focus();
  await page.locator("#sorteer").selectOption("prijs_op");
  await page.waitForURL("**/search?*sorteer=prijs_op*");
  await expect.poll(() => page.locator("#sorteer").inputValue()).toBe("prijs_op");
  expect(await page.getByText("De winkel antwoordt nog niet").count()).toBe(0);
  expect(await page.locator("#sorteer").evaluate((one) => one === document.activeElement)).toBe(true);
});
