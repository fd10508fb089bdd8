import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { aVisitor, hydrated, shopUrl, visit } from "../browser.ts";
import { inCart, put, TAXUS } from "../buying-steps.ts";

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

test("on a wide screen the bar that buys covers neither what has focus nor the end of the page", async () => {
  const page = await visit("/p/laurier-novita");
  const bar = page.locator(".koopbalk.los");
  const under = (what: "focus" | "end") =>
    page.evaluate((asked) => {
      const one = asked === "focus" ? document.activeElement : document.querySelector(".voet-bodem > :last-child");
      const top = document.querySelector(".koopbalk.los")?.getBoundingClientRect().top ?? Number.NaN;
      return (one?.getBoundingClientRect().bottom ?? Number.NaN) - top;
    }, what);
  await page.locator("button.in-wagen").first().focus();
  await bar.waitFor();
  const depths: number[] = [];
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press("Tab");
    depths.push(await under("focus"));
  }
  expect(Math.max(...depths)).toBeLessThanOrEqual(0);
  // Until all is laid out nobody knows how long the page is.
  await page.waitForFunction(() => document.documentElement.matches(".rust"));
  await page.keyboard.press("End");
  await expect.poll(() => under("end")).toBeLessThanOrEqual(0);
});

test("a number that is emptied and typed anew is that number, on a product and in the cart, where it has a name", async () => {
  const page = await visit("/p/laurier-novita");
  const type = async (field: Locator) => {
    await field.press("End");
    await field.press("Backspace");
    await page.keyboard.type("5");
    expect(await field.inputValue()).toBe("5");
  };
  const count = page.getByRole("textbox", { name: "Aantal", exact: true });
  await type(count);
  await count.press("Backspace");
  await count.blur();
  await expect.poll(() => count.inputValue()).toBe("5");
  await put(page, TAXUS, 2);
  await page.goto(shopUrl("/cart"));
  await hydrated(page);
  await type(page.getByRole("main").getByRole("textbox", { name: "Aantal van Taxus", exact: true }));
  await expect.poll(() => inCart(page)).toEqual([5]);
});

test("the two fields of a filter say what they are from and to", async () => {
  const page = await visit("/haagplanten");
  for (const name of ["Hoogte bij levering Van (cm)", "Hoogte bij levering Tot (cm)"])
    expect(await page.getByRole("textbox", { name, exact: true }).count()).toBe(1);
});

test("at 400 % the bar that buys leaves the page to read", async () => {
  const page = await visit("/p/laurier-novita", { viewport: { width: 320, height: 256 } });
  const high = () =>
    page.locator(".koopbalk").evaluate((bar) => (bar.checkVisibility() ? bar.getBoundingClientRect().height : 0));
  await expect.poll(high).toBeLessThan(64);
});

test.for(["/cart", "/haagplanten"])(
  "on %s what leaves the cart by keyboard is told, and the focus goes to what is next",
  async (path) => {
    const page = await aVisitor();
    await put(page, TAXUS, 2);
    await put(page, "HG05-K150", 3);
    await page.goto(shopUrl(path));
    await hydrated(page);
    if (path !== "/cart") await page.locator(".acties [data-opens=wagen]").press("Enter");
    const cart = page.locator(path === "/cart" ? "main" : "#wagen");
    const total = cart.locator(".tot[aria-live=polite]");
    const before = await total.textContent();
    await cart.locator("[data-step='1']").first().press("Enter");
    await expect.poll(() => total.textContent()).not.toBe(before);
    const setAside = cart.locator("button[value='cart.later']").first();
    if (path === "/cart") {
      await setAside.press("Enter");
      await page.getByRole("status").getByText("Taxus is bewaard voor later.").waitFor();
      expect(await focused(page)).toBe("Laurierkers ‘Novita’");
      await setAside.press("Enter");
      await page.getByRole("status").getByText("Laurierkers ‘Novita’ is bewaard voor later.").waitFor();
      expect(await focused(page)).toBe("Je winkelwagen");
      await setAside.press("Enter");
      await page.getByRole("status").getByText("Taxus ligt weer in je winkelwagen.").waitFor();
      expect(await focused(page)).toBe("Laurierkers ‘Novita’");
      return;
    }
    const remove = cart.locator("button[value='cart.remove']");
    await remove.first().press("Enter");
    await page.getByRole("status").getByText("Taxus is uit je winkelwagen.").waitFor();
    expect(await focused(page)).toBe("Laurierkers ‘Novita’");
    await remove.press("Enter");
    await page.getByRole("status").getByText("‘Novita’ is uit je winkelwagen.").waitFor();
    expect(
      await cart
        .getByRole("button", { name: "Sluiten" })
        .first()
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
  },
);

test("who writes the most first sees the fields of a range as they are read", async () => {
  const page = await visit("/haagplanten");
  const [from, to] = [page.locator("[name=hoogte_van]").first(), page.locator("[name=hoogte_tot]").first()];
  const ask = async (one: string, other: string) => {
    await from.fill(one);
    await to.fill(other);
    await to.press("Enter");
  };
  await ask("60", "150");
  await page
    .getByRole("status")
    .getByText(/^\d+ van \d+ artikelen/)
    .waitFor();
  await ask("200", "60");
  await page.waitForURL(/hoogte_van=60&hoogte_tot=200/);
  expect([await from.inputValue(), await to.inputValue()]).toEqual(["60", "200"]);
});
