import { expect, test } from "vitest";
import { aVisitor, hydrated, PHONE, shopUrl } from "../browser.ts";

const taken = () => Object.keys(document.body).some((key) => key.startsWith("__react"));

/** On this visitor's clock the seconds of waking up and of holding a press never pass, however slow the machine is. */
async function patientVisitor(options?: Parameters<typeof aVisitor>[0]) {
  const page = await aVisitor(options);
  await page.addInitScript(() => {
    const wait = setTimeout;
    const patient = (run: () => void, after?: number) => (after === 4_000 || after === 3_000 ? 0 : wait(run, after));
    window.setTimeout = patient as typeof setTimeout;
  });
  return page;
}

test("a page that nobody touches stays as it came: fetched, laid out, in its own fonts, but asleep", async () => {
  const page = await patientVisitor(PHONE);
  await page.goto(shopUrl("/haagplanten"), { waitUntil: "networkidle" });
  await page.waitForFunction(() => !document.documentElement.matches(".dicht, .wacht"));
  expect(await page.locator(".straks").count()).toBe(0);
  const fonts = () =>
    [...document.fonts].filter(({ family }) => !family.includes("fallback")).map(({ status }) => status);
  expect(await page.evaluate(fonts)).toEqual(["loaded", "loaded", "loaded"]);
  expect(await page.evaluate(taken)).toBe(false);
  await page.locator(".kaart h3").last().scrollIntoViewIfNeeded();
  await hydrated(page);
  expect(page.complaints).toEqual([]);
});

test("nothing jumps while fonts come and what lies below is laid out", async () => {
  const page = await patientVisitor(PHONE);
  await page.addInitScript(() => {
    const jumped = Object.assign(window, { jumped: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) jumped.jumped += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["/p/laurier-novita", "/haagplanten", "/", "/groenhulp/haag-planten-stappenplan"]) {
    await page.goto(shopUrl(path), { waitUntil: "networkidle" });
    await page.waitForFunction(() => !document.documentElement.matches(".dicht, .wacht"));
    const jumped = await page.evaluate(
      () =>
        new Promise<number>((done) =>
          requestAnimationFrame(() => setTimeout(() => done((window as unknown as { jumped: number }).jumped))),
        ),
    );
    expect(jumped, path).toBeLessThan(0.005);
  }
});

test("what is put in the cart before the scripts run is put in at once, and the page stays", async () => {
  const page = await patientVisitor();
  await page.goto(shopUrl("/p/laurier-novita"));
  expect(await page.evaluate(taken)).toBe(false);
  await page.getByRole("button", { name: "In winkelwagen" }).first().click();
  await page.getByText("ligt in je winkelwagen").waitFor();
  expect(new URL(page.url()).pathname).toBe("/p/laurier-novita");
});

test("a button whose scripts never come does what it does without them", async () => {
  const page = await aVisitor();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(shopUrl("/p/laurier-novita"));
  await page.getByRole("button", { name: "Assortiment" }).click();
  await page.waitForURL(/\/ons-assortiment/);
});

test("whoever has a cart sees it without touching anything", async () => {
  const page = await aVisitor();
  await page.context().addCookies([{ name: "wagen", value: "3.1500", url: shopUrl() }]);
  await page.goto(shopUrl("/haagplanten"));
  await page.locator(".acties .tel", { hasText: "3" }).waitFor();
});

test("whoever only looks gets the scripts after a while", async () => {
  const page = await aVisitor();
  await page.goto(shopUrl("/contact"));
  await page.waitForFunction(taken);
});
