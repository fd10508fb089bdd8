import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESK } from "../browser.ts";
import { inCart } from "../buying-steps.ts";
import { bePatient, cold } from "../running/cold.ts";

test("two hearts and two products pressed at once by who has none yet are all kept, before the scripts come and after", async () => {
  const page = await cold("/haagplanten", DESK);
  const press = () =>
    page.evaluate(() => {
      for (const all of [".kaart .in-wagen", ".kaart [data-save]"])
        for (const one of [...document.querySelectorAll<HTMLElement>(all)].slice(0, 2)) one.click();
    });
  const saved = async () => {
    const cookies = await page.context().cookies();
    return cookies.find(({ name }) => name === "bewaard")?.value.split(".").length;
  };
  const kept = async () => [await inCart(page), await saved()];
  await press();
  await expect.poll(kept).toEqual([[1, 1], 2]);
  await page.letIn();
  await page.context().clearCookies();
  await press();
  await expect.poll(kept).toEqual([[1, 1], 2]);
});

const add = (page: Page) => page.getByRole("button", { name: "Alles in winkelwagen" });

test("lines of a plan that was changed before the scripts came are those of the plan", async () => {
  const page = await cold("/kunstgras", DESK, bePatient);
  await page.locator("[name=b]").fill("9");
  await page.locator("[name=l]").fill("7");
  await add(page).click();
  await page.letIn();
  await page.locator(".rk-som", { hasText: "63 m²" }).waitFor();
  const lines = page.locator(".rk-mand [name=line]:checked");
  const amounts = (all: Element[]) => all.map((one) => Number((one as HTMLInputElement).value.split(":")[1]));
  const wanted = await lines.evaluateAll(amounts);
  await expect.poll(() => inCart(page)).toEqual(wanted);
});

test("a plan that was changed and is ordered by where no script comes is counted by the shop first", async () => {
  const page = await cold("/kunstgras", DESK);
  await page.locator("[name=b]").fill("9");
  await add(page).click();
  await page.waitForURL(/[?&]b=9/);
  expect(await inCart(page)).toEqual([]);
});

test("a hedge reserved by a length that was typed before the scripts came is that long, for an amount that was seen", async () => {
  const page = await cold("/beukenhaag-reserveren", DESK);
  await page.locator("[name=meters]").fill("25");
  const form = page.locator("form:has([name=agreed])");
  const values = {
    name: "An Bos",
    email: "an@voorbeeld.nl",
    street: "Lindelaan 12",
    postcode: "3817 AB",
    city: "Amersfoort",
  };
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator("[name=agreed]").check();
  const reserve = form.getByRole("button", { name: "Reserveren en betalen" });
  await reserve.click();
  await form.getByText("De prijs is intussen veranderd.").waitFor();
  expect(await page.locator("[name=meters]").inputValue()).toBe("25");
  for (const [name, value] of Object.entries(values))
    expect(await form.locator(`[name=${name}]`).inputValue()).toBe(value);
  await reserve.click();
  await page.waitForURL(/testbank/);
});
