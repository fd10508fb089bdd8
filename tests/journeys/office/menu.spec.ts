import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, type Visitor, WITHOUT_SCRIPTS } from "../browser.ts";
import { enterAs } from "../people.ts";

const read = async (path: string) => (await fetch(shopUrl(path))).text();
const SHOTS = process.env.SHOTS;
const shoot = async (page: Visitor, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
};

test("a link is put in the bar, looked at in the shop's own frame, and live within a second", async () => {
  const page = await aVisitor(DESK);
  await enterAs(page.context(), "menu@voorbeeld.nl", ["teksten"]);
  await page.goto(shopUrl("/kantoor/menu"));
  expect(await axe(page)).toEqual([]);
  await shoot(page, "menu-1440");
  await page.getByRole("link", { name: "Balk bovenaan" }).click();
  await hydrated(page);
  await page.getByLabel("Regel 10: leidt naar").fill("/rozen");
  await page.getByLabel("Regel 10: naam").fill("Alle rozen");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Bewaar concept" }).click();
  await page.getByText("Bewaard als concept.").waitFor();
  await shoot(page, "menu-balk-1440");
  expect(await read("/contact")).not.toContain("Alle rozen");
  await page.goto(shopUrl("/kantoor/menu"));
  await page.getByRole("link", { name: "Bekijk het voorbeeld" }).click();
  await page.getByText("Voorbeeld: de voorpagina met het menu").waitFor();
  await hydrated(page);
  await page.locator(".hoofdnav").getByRole("link", { name: "Alle rozen" }).waitFor();
  await page.getByRole("button", { name: "Assortiment" }).click();
  await page.locator(".mega").getByRole("link", { name: "Beukenhaag", exact: true }).waitFor();
  await shoot(page, "menu-voorbeeld-1440");
  await page.goto(shopUrl("/kantoor/menu"));
  await page.getByRole("button", { name: "Zet in de winkel" }).click();
  await page.getByText("Het staat in de winkel.").waitFor();
  await expect.poll(() => read("/contact")).toContain(">Alle rozen</a>");
  await page.getByRole("button", { name: "Draai terug" }).first().click();
  await page.getByText("De eerdere versie staat weer in de winkel.").waitFor();
  await expect.poll(() => read("/contact")).not.toContain("Alle rozen");
  await page.setViewportSize(PHONE.viewport);
  expect(await axe(page, ["target-size", "scrollable-region-focusable"])).toEqual([]);
  expect(page.complaints).toEqual([]);
});

test("without scripts, on a phone: a group goes up and is hidden, a line moves, and a wrong link loses nothing", async () => {
  const page = await aVisitor({ ...WITHOUT_SCRIPTS, ...PHONE });
  await enterAs(page.context(), "menu-390@voorbeeld.nl", ["teksten"]);
  await page.goto(shopUrl("/kantoor/menu"));
  await page.getByRole("button", { name: "Bomen hoger" }).click();
  await expect.poll(() => page.locator(".schik-rij .twee a").first().textContent()).toBe("Bomen");
  await page.locator("#rozen").getByRole("button", { name: "Verberg" }).click();
  await page.locator("#rozen").getByText("Verborgen").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await shoot(page, "menu-390");
  await page.locator("#hortensia").getByRole("link").click();
  await page.getByLabel("Regel 1: naam", { exact: true }).waitFor();
  const second = await page.getByLabel("Regel 2: leidt naar").first().inputValue();
  await page
    .locator("fieldset")
    .first()
    .getByRole("button", { name: /lager$/ })
    .nth(1)
    .click();
  await page.getByText("Bewaard als concept.").waitFor();
  expect(await page.getByLabel("Regel 3: leidt naar").first().inputValue()).toBe(second);
  await page.getByLabel("Regel 2: leidt naar").first().fill("/bestaat-niet");
  await page.getByLabel("Zin ernaast").fill("Een andere zin.");
  await page.getByRole("button", { name: "Bewaar concept" }).click();
  await page.getByText("Deze pagina is er niet.").first().waitFor();
  expect(await page.getByLabel("Zin ernaast").inputValue()).toBe("Een andere zin.");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await shoot(page, "menu-groep-390");
  await page.goto(shopUrl("/kantoor/menu"));
  await page.getByRole("button", { name: "Gooi het concept weg" }).click();
  await page.getByText("Het concept is weg.").waitFor();
});

test("by keyboard alone: the cursor stays with the line that is moved", async () => {
  const page = await aVisitor(DESK);
  await enterAs(page.context(), "menu-toetsen@voorbeeld.nl", ["teksten"]);
  await page.goto(shopUrl("/kantoor/menu/bomen"));
  await hydrated(page);
  const at = () => page.evaluate(() => (document.activeElement as HTMLButtonElement).value);
  await page.locator('button[value="r.1.neer"]').focus();
  for (const place of [2, 3]) {
    await page.keyboard.press("Enter");
    await expect.poll(at).toBe(`r.${place}.neer`);
  }
});
