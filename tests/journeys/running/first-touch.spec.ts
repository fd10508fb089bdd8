import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { aVisitor, axe, PHONE, shopUrl } from "../browser.ts";
import { inCart, put, TAXUS } from "../buying-steps.ts";
import { cold } from "./cold.ts";

const PRODUCT = "/p/laurier-novita";
const isOpen = (drawer: Locator) => drawer.evaluate((one: HTMLDialogElement) => one.open);
/** Marks an element, to see later that it is still the same one. */
const name = (one: Locator) => one.evaluate((element) => Object.assign(element, { mine: true }));
const isSame = (one: Locator) => one.evaluate((element) => "mine" in element);
test("put in the cart as the first deed: busy at once, done without the scripts, told, and not done twice", async () => {
  const page = await cold(PRODUCT);
  const button = page.locator(".koopbalk").getByRole("button", { name: "In winkelwagen" });
  // The press itself shows that it was heard; a second one is not heard while the first is on its way.
  const heard = await button.evaluate((one: HTMLElement) => {
    one.click();
    const busy = one.getAttribute("aria-busy");
    one.click();
    return [busy, document.getElementById("melding")?.textContent];
  });
  expect(heard).toEqual(["true", expect.stringContaining("Een ogenblik")]);
  await page.getByRole("status").getByText("ligt in je winkelwagen").waitFor();
  expect(await page.locator(".acties .tel").textContent()).toBe("1");
  await page.letIn();
  expect(await inCart(page)).toEqual([1]);
  await expect.poll(() => page.locator(".acties .tel").textContent()).toBe("1");
  expect(await button.getAttribute("aria-busy")).toBe(null);
  expect(page.complaints).toEqual([]);
});

test("what a press will need is asked for when the finger lands, once", async () => {
  const asked: string[] = [];
  const page = await cold(PRODUCT, PHONE, async (one) => {
    one.on("request", (request) => asked.push(new URL(request.url()).pathname));
  });
  const tokens = () => asked.filter((path) => path === "/auth/csrf-cookie").length;
  const button = page.locator(".koopbalk").getByRole("button", { name: "In winkelwagen" });
  await button.dispatchEvent("pointerdown");
  await expect.poll(tokens).toBe(1);
  await button.tap();
  await page.getByRole("status").getByText("ligt in je winkelwagen").waitFor();
  expect(tokens()).toBe(1);
});

test("a press whose response is lost goes again with its own key, and counts once", async () => {
  const page = await cold(PRODUCT);
  await page.route("**/api/cart/lines", async (route) => {
    await route.fetch();
    await page.unroute("**/api/cart/lines");
    await route.abort();
  });
  await page.locator(".koopbalk").getByRole("button", { name: "In winkelwagen" }).tap();
  await page.waitForFunction(() => document.cookie.includes("wagen="));
  await page.letIn();
  await page.getByText("ligt in je winkelwagen").first().waitFor();
  expect(await inCart(page)).toEqual([1]);
});

test("the filters open at the first tap, stay open when the scripts come, and while one is chosen", async () => {
  const page = await cold("/haagplanten");
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await page.getByRole("button", { name: /^Filters/ }).tap();
  await expect.poll(() => isOpen(drawer)).toBe(true);
  await name(drawer);
  await page.letIn();
  const beech = drawer.getByRole("link", { name: /^Beuk/ });
  await beech.tap();
  await page.waitForURL(/soort=Beuk/);
  expect([await isOpen(drawer), await isSame(drawer)]).toEqual([true, true]);
  expect(await axe(page)).toEqual([]);
  await drawer.getByRole("button", { name: /^Toon/ }).tap();
  expect(await isOpen(page.locator("#filters"))).toBe(false);
});

test("the menu opens at the first tap, gives focus back, and its links lead somewhere", async () => {
  const page = await cold("/");
  const menu = page.getByRole("dialog", { name: "Assortiment" });
  const button = page.getByRole("button", { name: "Menu openen" });
  await button.tap();
  const trees = menu.locator("summary", { hasText: "Bomen" });
  await trees.waitFor();
  await name(menu);
  await page.letIn();
  expect([await isOpen(menu), await isSame(menu)]).toEqual([true, true]);
  // It is out of sight with the key, before the page below it is put back; while React takes it over, keys are React's.
  await expect.poll(() => menu.evaluate((one) => Object.keys(one).some((key) => key.startsWith("__react")))).toBe(true);
  const shown = await menu.evaluate((one) => {
    one.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    return getComputedStyle(one).opacity;
  });
  expect(shown).toBe("0");
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  await button.tap();
  await trees.waitFor();
  expect(await menu.evaluate((one) => getComputedStyle(one).opacity)).toBe("1");
  await trees.tap();
  await menu.getByRole("link", { name: "Alles in bomen" }).tap();
  await page.waitForURL(shopUrl("/bomen"));
  await menu.waitFor({ state: "hidden" });
});

test("a menu that is asked for while the page still comes in opens when it is there", async () => {
  const whole = await fetch(shopUrl("/")).then((response) => response.text());
  const middle = whole.indexOf("</main>");
  const rest = Promise.withResolvers<void>();
  const slow = http.createServer(async (request, response) => {
    if (request.url !== "/") return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write(whole.slice(0, middle));
    await rest.promise;
    response.end(whole.slice(middle));
  });
  await once(slow.listen(0), "listening");
  const page = await aVisitor(PHONE);
  await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}/`, { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Menu openen" });
  await button.tap();
  await expect.poll(() => button.getAttribute("class")).toContain("ingedrukt");
  rest.resolve();
  await page.getByRole("dialog", { name: "Assortiment" }).waitFor();
  expect(await button.getAttribute("class")).not.toContain("ingedrukt");
  await page.close();
  slow.close();
});

test("the cart opens at the first tap with a way on, and shows what is in it when the scripts come", async () => {
  const page = await cold("/haagplanten", PHONE, (one) => put(one, TAXUS, 2));
  await expect.poll(() => page.locator(".acties .tel").textContent()).toBe("2");
  await page.locator(".acties").getByRole("link", { name: "Winkelwagen" }).tap();
  const drawer = page.getByRole("dialog", { name: /^Je winkelwagen/ });
  await drawer.getByRole("link", { name: "Naar de winkelwagen" }).waitFor();
  await page.letIn();
  await drawer.locator(".regel").first().waitFor();
});

test("what is typed in the search field before the scripts come is suggested on, kept, and suggested better after", async () => {
  const page = await cold("/");
  const field = page.getByRole("searchbox", { name: "Zoeken in de winkel" });
  await field.tap();
  await page.keyboard.type("taxus");
  await page.locator("#voorstellen").getByRole("link", { name: "Taxushaag" }).waitFor();
  await page.letIn();
  const panel = page.getByRole("listbox");
  await panel.getByRole("option").first().waitFor();
  const box = page.getByRole("combobox", { name: "Zoeken in de winkel" });
  expect(await box.inputValue()).toBe("taxus");
  expect(await box.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.locator("#voorstellen").isVisible()).toBe(false);
});

test("hearts, numbers and the code of a cart do not wait for the scripts", async () => {
  const page = await cold("/haagplanten");
  const heart = page.getByRole("button", { name: /^Bewaar / }).first();
  await heart.tap();
  await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
  const buyer = await cold("/cart", PHONE, (one) => put(one, TAXUS, 2));
  await buyer.getByRole("button", { name: "Eén meer" }).first().tap();
  await expect.poll(() => buyer.locator("main [name=quantity]").first().inputValue()).toBe("3");
  await buyer.letIn();
  await expect.poll(() => inCart(buyer)).toEqual([3]);
  const coder = await cold("/cart", PHONE, (one) => put(one, TAXUS, 2));
  await coder.getByText("Cadeaubon of kortingscode").first().tap();
  await coder.locator("#code [name=code]").last().fill("BESTAAT-NIET");
  await coder.locator("#code button.btn").tap();
  await coder.locator("#code .melding-fout").waitFor();
});

test("without any script, and in a browser without commands, drawers open as well", async () => {
  const bare = await cold("/haagplanten", { ...PHONE, javaScriptEnabled: false });
  await bare.getByRole("button", { name: /^Filters/ }).tap();
  await bare.getByRole("dialog", { name: "Filters" }).getByRole("link", { name: /^Beuk/ }).waitFor();
  const older = await cold("/", PHONE, (one) =>
    one.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
      addEventListener("click", (event) => {
        if (event.target instanceof Element && event.target.closest("[commandfor]")) event.preventDefault();
      });
    }),
  );
  const menu = older.locator("#menu");
  await older.getByRole("button", { name: "Menu openen" }).tap();
  await expect.poll(() => isOpen(menu)).toBe(true);
  await menu.getByRole("button", { name: "Sluiten" }).tap();
  expect(await isOpen(menu)).toBe(false);
});

test("a page that is come back to keeps what was typed, and is not busy with what was pressed", async () => {
  const page = await cold("/contact");
  const message = page.locator("[name=message]");
  await message.fill("Hoe diep plant ik deze haag?");
  await page.getByRole("contentinfo").getByRole("link", { name: "Haagplanten" }).first().click();
  await page.waitForURL(shopUrl("/haagplanten"));
  await page.goBack({ waitUntil: "domcontentloaded" });
  await expect.poll(() => message.inputValue()).toBe("Hoe diep plant ik deze haag?");
  expect(await page.locator("a[aria-busy], button[aria-busy]").count()).toBe(0);
  await page.letIn();
  expect(await message.inputValue()).toBe("Hoe diep plant ik deze haag?");
});

test("what is ticked beside a hedge before the scripts come is counted when they do", async () => {
  const page = await cold("/haag-berekenen");
  const extra = page.locator(".rk-mand input[type=checkbox]:not(:checked)").first();
  const value = (await extra.getAttribute("value")) ?? "";
  const total = page.locator(".rk-mand .tot dd");
  const before = await total.textContent();
  await extra.tap();
  await page.letIn();
  await expect.poll(() => total.textContent()).not.toBe(before);
  expect(await page.locator(`.rk-mand input[value="${value}"]`).isChecked()).toBe(true);
});
