import { expect, test } from "vitest";
import { aVisitor, hydrated, PHONE, shopUrl, visit, WITHOUT_SCRIPTS } from "./browser.ts";

type Layer = { dataLayer?: { event?: string; pageUrl?: string; pageType?: string; pageTitle?: string }[] };

test("R1 every page is in Dutch and stands without complaints", async () => {
  const page = await visit("/");
  expect(await page.locator("html").getAttribute("lang")).toBe("nl-NL");
  expect(page.complaints).toEqual([]);
});

test("the icons of a tab and of a home screen are there, also for whoever asks without looking", async () => {
  const page = await visit("/bezorging");
  const links = page.locator("link[rel=icon], link[rel=apple-touch-icon]");
  const named = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(named).toHaveLength(2);
  for (const path of [...named, "/favicon.ico"]) {
    const answer = await page.request.get(shopUrl(path));
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([
      path,
      200,
      expect.stringMatching(/^image/),
    ]);
  }
});

test("the range menu opens on Enter, shows a group on Enter and not on focus, and closes on Escape", async () => {
  const page = await visit("/bezorging");
  await page.getByRole("button", { name: "Assortiment" }).focus();
  await page.keyboard.press("Enter");
  await page.locator("#mega").waitFor();
  const shown = () => page.locator("#mega .uitgelicht h3").textContent();
  await page.locator("#mega .gebied a", { hasText: "Rozen" }).focus();
  expect(await shown()).toBe("Haagplanten");
  await page.keyboard.press("Enter");
  await expect.poll(shown).toBe("Rozen");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".kolommen") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await page.locator("#mega").waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Assortiment");
});

test("on a phone the menu is a drawer that closes on Escape", async () => {
  const page = await visit("/bezorging", PHONE);
  await page.getByRole("button", { name: "Menu openen" }).click();
  const menu = page.getByRole("dialog", { name: "Assortiment" });
  await menu.locator("summary", { hasText: "Haagplanten" }).waitFor();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
});

test("without scripts the menu leads to the whole range", async () => {
  const page = await visit("/bezorging", WITHOUT_SCRIPTS);
  await page.getByRole("button", { name: "Assortiment" }).click();
  await page.waitForURL(shopUrl("/ons-assortiment"));
});

test("R66 the offline banner follows the browser", async () => {
  const page = await visit("/bezorging");
  await page.context().setOffline(true);
  await page.getByText("Je bent nu niet verbonden").waitFor();
  await page.context().setOffline(false);
  await page.getByText("Je bent nu niet verbonden").waitFor({ state: "detached" });
});

test("R34 R35 a new page starts at the top, and going back restores the place", async () => {
  const page = await visit("/algemene-voorwaarden", PHONE);
  await page.evaluate(() => scrollTo(0, 600));
  await page.waitForFunction(() => scrollY === 600);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Contact" })
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(shopUrl("/contact"));
  await page.waitForFunction(() => scrollY === 0);
  await page.goBack();
  await page.waitForURL(shopUrl("/algemene-voorwaarden"));
  await page.waitForFunction(() => Math.abs(scrollY - 600) < 2);
});

test("R37 the browser's own scroll restoration is manual", async () => {
  const page = await visit("/bezorging");
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");
});

test("R47 a page view is pushed after the route changed", async () => {
  const page = await visit("/bezorging");
  const seen = (url: string) =>
    page.waitForFunction(
      (wanted) => (window as unknown as Layer).dataLayer?.some((one) => one.pageUrl === wanted),
      url,
    );
  await seen("/bezorging");
  await page.getByRole("contentinfo").getByRole("link", { name: "Betalen" }).click();
  await seen("/betalen");
  const views = await page.evaluate(() =>
    (window as unknown as Layer).dataLayer?.filter((one) => one.event === "pageView"),
  );
  expect(views?.at(-1)).toMatchObject({ pageType: "PageView", pageTitle: await page.title() });
});

test("R43 a slow page shows the 2 px bar", async () => {
  const page = await visit("/bezorging");
  await page.route("**/betalen.data*", async (route) => {
    await page.locator(".laadbalk.aan").waitFor();
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Betalen" }).click();
  await page.waitForURL(shopUrl("/betalen"));
  expect(await page.locator(".laadbalk").evaluate((bar) => getComputedStyle(bar).height)).toBe("2px");
  await hydrated(page);
});

test("R62 R63 a page part that cannot be loaded reloads once, and not again within a minute", async () => {
  const page = await aVisitor();
  let refused = 0;
  await page.route("**/assets/contact.page-*.js", async (route) => {
    await route.abort();
    refused++;
  });
  await page.goto(shopUrl("/bezorging"));
  await hydrated(page);
  let loads = 0;
  page.on("domcontentloaded", () => loads++);
  // Fetched ahead in vain, it leaves the visitor in peace.
  await page.locator('main a[href="/contact"]').first().scrollIntoViewIfNeeded();
  await expect.poll(() => refused).toBeGreaterThan(0);
  expect(await page.evaluate(() => sessionStorage.getItem("lommerrijk-herladen"))).toBeNull();
  expect(loads).toBe(0);
  const contact = () =>
    page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Contact" })
      .evaluate((link: HTMLElement) => link.click());
  const reloaded = page.waitForEvent("load");
  await contact();
  await reloaded;
  await hydrated(page);
  await contact();
  await page.getByText("kon niet worden geladen").waitFor();
  await contact();
  expect(await page.getByText("kon niet worden geladen").count()).toBe(1);
  expect(loads).toBe(1);
});

test("R44 links in view are fetched ahead, but not on a 2g line", async () => {
  const page = await visit("/bezorging");
  await page.waitForSelector('link[rel="prefetch"]', { state: "attached" });
  const poor = await visit("/");
  await poor.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "2g", saveData: false } }),
  );
  await poor.goto(shopUrl("/bezorging"));
  await hydrated(poor);
  await poor.waitForFunction(() => (window as unknown as Layer).dataLayer?.some((one) => one.pageUrl === "/bezorging"));
  expect(await poor.locator('link[rel="prefetch"]').count()).toBe(0);
});

test("R24 a page whose own part comes late waits for it, and then works", async () => {
  const page = await visit("/bezorging");
  let late = 0;
  const frame = page.waitForResponse("**/assets/frame-*.js");
  await page.route("**/assets/contact.page-*.js", async (route) => {
    late++;
    // The frame is here and the browser had its turn to draw before the page's own part arrives.
    await (await frame).finished();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await route.continue();
  });
  await page.goto(shopUrl("/contact"));
  await hydrated(page);
  expect(late).toBeGreaterThan(0);
  await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
  expect(page.complaints).toEqual([]);
});

test("R38 a link to another site is left to the browser, though it is written as one of ours", async () => {
  const page = await visit("/bezorging");
  await page.route("https://elders.example/**", (route) => route.fulfill({ body: "elders" }));
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), {
      href: "https://elders.example/ver",
      textContent: "Ver weg",
    });
    link.dataset.link = "";
    document.querySelector("main")?.prepend(link);
  });
  await page.getByRole("link", { name: "Ver weg" }).click();
  await page.waitForURL("https://elders.example/ver");
});
