import { expect, test } from "vitest";
import { aVisitor, hydrated, PHONE, shopUrl, type Visitor } from "../browser.ts";
import { inCart, put, TAXUS } from "../buying-steps.ts";
import { anAddress, db } from "../people.ts";
import { cold } from "../running/cold.ts";
import { AGAIN, LOST, SILENT } from "./ways.ts";

/** This visitor's clock is put forward by the test, for requests that are given up as well. */
async function withClock(page: Visitor): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const control = new AbortController();
      setTimeout(() => control.abort(new DOMException("timed out", "TimeoutError")), ms);
      return control.signal;
    };
  });
}

test("a form over a line that hangs is given up and told of, keeps what was typed, and counts once when it goes again", async () => {
  const page = await aVisitor();
  await withClock(page);
  await page.goto(shopUrl("/contact"));
  await hydrated(page);
  const [email, words] = [anAddress(), "Mijn haag is bruin"];
  const form = page.locator("main form:has([name=message])");
  await form.locator("[name=name]").fill("Marieke");
  await form.locator("[name=email]").fill(email);
  await form.locator("[name=message]").fill(words);
  const arrived = Promise.withResolvers<void>();
  // The shop hears it; its answer never comes.
  await page.route("**/contact.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    arrived.resolve();
  });
  const button = form.locator("button[type=submit]");
  await button.click();
  await arrived.promise;
  await page.clock.fastForward(46_000);
  await page.getByText(`${SILENT} ${LOST}`).waitFor();
  expect([await form.locator("[name=message]").inputValue(), await button.getAttribute("aria-busy")]).toEqual([
    words,
    null,
  ]);
  await page.unroute("**/contact.data*");
  await button.click();
  await page.getByText("Je bericht is verstuurd").waitFor();
  const { rows } = await db.$client.query("select id from messages where email = $1", [email]);
  expect(rows).toHaveLength(1);
});

test("another page that never answers ends in words and a way on", async () => {
  const page = await aVisitor();
  await withClock(page);
  await page.goto(shopUrl("/contact"));
  await hydrated(page);
  const asked = page.waitForRequest("**/bezorging.data*");
  await page.route("**/bezorging.data*", () => {});
  await page.locator("a[data-link][href='/bezorging']").first().click();
  await asked;
  await page.clock.fastForward(46_000);
  await page.getByText(SILENT).waitFor();
});

test("put in the cart over a line that hangs: busy, not heard twice, told, and brought when the line is back", async () => {
  const page = await aVisitor();
  await withClock(page);
  await page.goto(shopUrl("/p/laurier-novita"));
  await hydrated(page);
  const asked = page.waitForRequest("**/api/cart/lines");
  await page.route("**/api/cart/lines", () => {});
  const button = page.getByRole("button", { name: "In winkelwagen" }).first();
  await button.click();
  await page.locator("button[aria-busy=true]").waitFor();
  await asked;
  await button.evaluate((one: HTMLButtonElement) => one.click());
  await page.clock.fastForward(21_000);
  await page.getByText(`${SILENT} We leggen dit in je winkelwagen`).waitFor();
  await page.locator("button[aria-busy=true]").waitFor({ state: "detached" });
  await page.unroute("**/api/cart/lines");
  await page.clock.fastForward(10_000);
  await page.getByText("ligt nu in je winkelwagen").waitFor();
  expect(await inCart(page)).toEqual([1]);
});

test("a press over a line that hangs is given up, and brought once by the scripts; a form can be pressed again", async () => {
  const page = await cold("/p/laurier-novita", PHONE, withClock);
  const heard = Promise.withResolvers<void>();
  await page.route("**/api/cart/lines", (route) => route.fetch().then(() => heard.resolve()));
  const gaveUp = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/cart/lines"));
  await page.locator(".koopbalk").getByRole("button", { name: "In winkelwagen" }).tap();
  await heard.promise;
  await page.clock.fastForward(21_000);
  await gaveUp;
  await page.unroute("**/api/cart/lines");
  // By the scripts, or by the plain form when they are slow: both have the key of the press that hung.
  const again = page.waitForRequest(
    (request) => request.method() === "POST" && /^\/(?:api\/)?cart/.test(new URL(request.url()).pathname),
  );
  await page.letIn();
  await (await again).response();
  expect(await inCart(page)).toEqual([1]);
  const asker = await cold("/wachtwoord-vergeten", PHONE, (one) => one.clock.install());
  // A browser that waits for another page cannot be asked anything, so here it only counts what it would send.
  const sent = await asker.evaluateHandle(() => {
    const count = { times: 0 };
    addEventListener("submit", (event) => {
      event.preventDefault();
      count.times++;
    });
    return count;
  });
  const press = async () => {
    // A busy button lets no finger through, but a key.
    await asker.locator("main form button[type=submit]").evaluate((one: HTMLElement) => one.click());
    return (await sent.jsonValue()).times;
  };
  await asker.locator("main [name=email]").fill("an@voorbeeld.nl");
  expect([await press(), await press()]).toEqual([1, 1]);
  await asker.clock.fastForward(21_000);
  expect(await press()).toBe(2);
});

test("a menu whose part hangs leads to the page that does the same when it is pressed again", async () => {
  const page = await aVisitor();
  await page.route("**/assets/mega-menu-*.js", () => {});
  await page.goto(shopUrl("/contact"));
  await hydrated(page);
  const range = page.locator(".hoofdnav [role=button]");
  await range.click();
  await expect.poll(() => range.getAttribute("aria-expanded")).toBe("true");
  await range.click();
  await page.waitForURL("**/ons-assortiment");
});

test("put in the cart while the part that does it hangs: the plain form goes instead", async () => {
  const page = await aVisitor();
  await page.route("**/assets/add-to-cart-*.js", () => {});
  await page.clock.install();
  await page.goto(shopUrl("/p/laurier-novita"));
  await hydrated(page);
  await page.getByRole("button", { name: "In winkelwagen" }).first().click();
  await page.locator("button[aria-busy=true]").waitFor();
  await page.clock.fastForward(21_000);
  await page.waitForURL("**/cart");
  expect(await inCart(page)).toEqual([1]);
});

test("a number in the cart over a line that hangs: its sum is busy, and it is told that the shop is silent", async () => {
  const page = await aVisitor();
  await put(page, TAXUS, 2);
  await withClock(page);
  await page.goto(shopUrl("/cart"));
  await hydrated(page);
  const asked = page.waitForRequest("**/api/cart/lines/*");
  await page.route("**/api/cart/lines/*", () => {});
  const [busy, number] = [page.locator("main [aria-busy=true]"), page.locator(".teller input")];
  expect(await busy.count()).toBe(0);
  await page.locator(".teller [data-step='1']").click();
  await asked;
  await busy.waitFor();
  expect(await number.inputValue()).toBe("3");
  await page.clock.fastForward(16_000);
  await page.getByRole("alert").getByText("De winkel antwoordt nog niet").waitFor();
  await page.clock.fastForward(5_000);
  await page.getByRole("alert").getByText(`${SILENT} ${AGAIN}`).waitFor();
  await expect.poll(() => number.inputValue()).toBe("2");
  expect(await page.getByText("De winkel antwoordt nog niet").count()).toBe(0);
  await page.unroute("**/api/cart/lines/*");
  await page.locator(".teller [data-step='1']").click();
  await expect.poll(() => inCart(page)).toEqual([3]);
  await busy.waitFor({ state: "detached" });
  expect(await page.getByText(AGAIN).count(), "what is no longer so is no longer said").toBe(0);
});
