import { expect, test } from "vitest";
import { aVisitor, hydrated, PHONE, shopUrl } from "../browser.ts";
import { anAddress } from "../people.ts";
import { patientVisitor } from "./cold.ts";

const taken = () => Object.keys(document.body).some((key) => key.startsWith("__react"));

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

test("a letter that is typed asks for nothing below; a key that goes there does", async () => {
  const page = await aVisitor(PHONE);
  const held = Promise.withResolvers<void>();
  await page.route(/\/fonts\//, (route) => held.promise.then(() => route.continue()));
  await page.goto(shopUrl("/"), { waitUntil: "domcontentloaded" });
  const waits = () => page.evaluate(() => document.documentElement.classList.contains("wacht"));
  await page.getByRole("searchbox", { name: "Zoeken in de winkel" }).focus();
  await page.keyboard.type("ta");
  expect(await waits()).toBe(true);
  await page.keyboard.press("Tab");
  expect(await waits()).toBe(false);
  held.resolve();
});

test("fonts that would move what somebody reads come with the next page", async () => {
  const page = await patientVisitor(PHONE);
  const stoodIn = Promise.withResolvers<void>();
  await page.route(/figtree/, (route) => stoodIn.promise.then(() => route.continue()));
  await page.goto(shopUrl("/contact"), { waitUntil: "domcontentloaded" });
  // A letter that takes far more room than ours.
  await page.evaluate(async () => {
    const wide = new FontFace("Figtree", "url(/fonts/lommer-kop.woff2)", {
      weight: "400 700",
      sizeAdjust: "150%",
    } as object);
    document.fonts.add(await wide.load());
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
  const heading = page.getByRole("heading", { level: 1 });
  const high = () => heading.evaluate((one) => one.getBoundingClientRect().bottom);
  const before = await high();
  stoodIn.resolve();
  await page.waitForFunction(() => !document.documentElement.matches(".dicht, .wacht"));
  const ours = () =>
    page.evaluate(() => [...document.fonts].filter(({ family }) => /^.?(Figtree|Lommer)/.test(family)).length);
  expect([await high(), await ours()]).toEqual([before, 1]);
  expect(await page.locator("[style*=translate]").count()).toBe(0);
  await page.getByRole("link", { name: "Winkelwagen" }).first().click();
  await expect.poll(ours).toBe(4);
});

test("a page at rest does not work for what is out of sight, and is as long as before", async () => {
  const page = await patientVisitor(PHONE);
  for (const path of ["/p/laurier-novita", "/haagplanten", "/", "/groenhulp/haag-planten-stappenplan"]) {
    await page.goto(shopUrl(path), { waitUntil: "networkidle" });
    await page.waitForFunction(() => document.documentElement.matches(".rust"));
    const [resting, atRest, atWork] = await page.evaluate(() => {
      const long = () => document.documentElement.scrollHeight;
      const parts = [...document.querySelectorAll(".gelegd *")];
      const rests = parts.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length;
      const first = long();
      document.documentElement.classList.remove("rust");
      return [rests, first, long()] as const;
    });
    expect(resting, path).toBeGreaterThan(100);
    expect(atRest, path).toBe(atWork);
  }
});

test("whoever presses End before the page is laid out is brought to its end", async () => {
  const page = await aVisitor(PHONE);
  const held = Promise.withResolvers<void>();
  await page.route(/\/fonts\//, (route) => held.promise.then(() => route.continue()));
  await page.goto(shopUrl("/haagplanten"), { waitUntil: "domcontentloaded" });
  await page.keyboard.press("End");
  held.resolve();
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await page.waitForFunction(() => document.documentElement.matches(".rust"));
  await expect.poll(left).toBeLessThan(2);
});

test("End in a message that is being written goes to the end of its line, not of the page", async () => {
  const page = await aVisitor(PHONE);
  const held = Promise.withResolvers<void>();
  await page.route(/\/fonts\//, (route) => held.promise.then(() => route.continue()));
  await page.goto(shopUrl("/contact"), { waitUntil: "domcontentloaded" });
  const message = page.locator("form textarea").first();
  await message.focus();
  await message.press("End");
  held.resolve();
  await page.waitForFunction(() => document.documentElement.matches(".rust"));
  const left = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  expect(left).toBeGreaterThan(100);
});

test("whoever goes somewhere the moment the page wakes up goes there in the same page, and back", async () => {
  const page = await patientVisitor();
  await page.addInitScript(() => {
    addEventListener("winkel:wakker", () => document.querySelector<HTMLElement>("main a[href='/rozen']")?.click());
    Object.assign(window, { requestIdleCallback: () => 0 });
  });
  await page.goto(shopUrl("/ons-assortiment"));
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.mouse.wheel(0, 10);
  await page.locator("h1", { hasText: "Rozen" }).waitFor();
  await page.goBack();
  await page.locator("h1", { hasText: "assortiment" }).waitFor();
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);
  expect(page.complaints).toEqual([]);
});

test("a form to another page that is sent the moment the page wakes up arrives there", async () => {
  const page = await patientVisitor();
  await page.addInitScript((email) => {
    const values = { firstName: "An", lastName: "de Vries", email, password: "de eik ruist zacht in mei" };
    addEventListener("winkel:wakker", () => {
      const form = document.querySelector<HTMLFormElement>("form[action='/register']");
      for (const [name, value] of Object.entries(values))
        Object.assign(form?.elements.namedItem(name) ?? {}, { value });
      form?.requestSubmit();
    });
    Object.assign(window, { requestIdleCallback: () => 0 });
  }, anAddress());
  await page.goto(shopUrl("/login"));
  await page.mouse.wheel(0, 10);
  await page.getByRole("heading", { name: "Kijk in je mail" }).waitFor();
});

test("whoever goes back before the page wakes up gets the page of that address", async () => {
  const page = await patientVisitor();
  await page.goto(shopUrl("/ons-assortiment"));
  await page.mouse.wheel(0, 10);
  await hydrated(page);
  await page.locator("main a[href='/rozen']").first().click();
  await page.locator("h1", { hasText: "Rozen" }).waitFor();
  await page.reload();
  expect(await page.evaluate(taken)).toBe(false);
  // The page that is asked may be gone before it can answer, so nothing is asked of it.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.locator("h1", { hasText: "assortiment" }).waitFor();
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

test("a page whose fonts never come can be searched and read aloud to its end, also by whoever moves nothing", async () => {
  const page = await aVisitor(PHONE);
  await page.route(/\/fonts\//, () => {});
  await page.goto(shopUrl("/p/laurier-novita"), { waitUntil: "domcontentloaded" });
  const found = () => page.evaluate(() => (window as unknown as { find(text: string): boolean }).find("Zo groeit hij"));
  expect(await found()).toBe(false);
  await expect.poll(found).toBe(true);
});
