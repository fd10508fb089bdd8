import fs from "node:fs";
import pg from "pg";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Server, startServer } from "../../kill/server.ts";
import { databaseUrl } from "../here.ts";
import { axe, DESK, hydrated, pressUntil, shopUrl, visit, WITHOUT_SCRIPTS } from "../browser.ts";
import { enterAs } from "../people.ts";

const PERSON = {
  ...DESK,
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};
const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
let tagged: Server | undefined;

/** The same shop with a tag manager and a chat set, on another port. */
beforeAll(async () => {
  tagged = await startServer({
    DATABASE_URL: databaseUrl,
    GTM_ID: "GTM-ABC1234",
    CHAT_SCRIPT_URL: "https://chat.voorbeeld.example/laden.js",
  });
});
afterAll(async () => {
  tagged?.kill();
  await pool.end();
});

/** Every host but our own that the page asks for; others answer with nothing. */
async function strangers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    ({ hostname }) => hostname !== "localhost" && hostname !== "127.0.0.1",
    (route) => {
      asked.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  return asked;
}

test("R85, R86 nothing of others is asked for before a yes, nor after a no, and a no may become a yes in the footer", async () => {
  const page = await visit(`${tagged?.url}/privacy`, PERSON);
  const asked = await strangers(page);
  await page.reload();
  await hydrated(page);
  const banner = page.getByRole("region", { name: "Cookies" });
  const buttons = ["Alles weigeren", "Alles accepteren", "Instellingen"].map((name) =>
    banner.getByRole("button", { name }),
  );
  const sizes = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(new Set(sizes.map((box) => `${box?.width.toFixed()}×${box?.height.toFixed()}`)).size).toBe(1);
  expect(await axe(page)).toEqual([]);
  expect(asked).toEqual([]);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => !["bezoek", "XSRF-TOKEN"].includes(name))).toEqual([]);

  await buttons[0]?.click();
  await banner.waitFor({ state: "detached" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await page.waitForURL(/\/contact$/);
  expect(asked).toEqual([]);

  await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
  const settings = page.getByRole("dialog", { name: "Cookies" });
  expect(await settings.getByRole("checkbox", { checked: true }).count()).toBe(0);
  await settings.getByRole("button", { name: "Alles accepteren" }).click();
  await expect.poll(() => asked.toSorted()).toEqual(["chat.voorbeeld.example", "www.googletagmanager.com"]);
  const proofs = async () => (await pool.query("select analytics from consents order by id")).rows;
  await expect.poll(proofs).toEqual([{ analytics: false }, { analytics: true }]);

  // A yes that is taken back starts the page anew, as often as somebody wants: what runs cannot be called back.
  for (const again of ["Alles weigeren", "Alles accepteren", "Alles weigeren"]) {
    await pressUntil(page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }), settings);
    const anew = again === "Alles weigeren" ? page.waitForEvent("load") : undefined;
    await settings.getByRole("button", { name: again }).click();
    await anew;
    await hydrated(page);
  }
});

test("without services there is nothing to ask, and the footer still explains", async () => {
  const page = await visit("/privacy", PERSON);
  const settings = page.getByRole("dialog", { name: "Cookies" });
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookies" });
  await pressUntil(link, settings.getByText("Er is niets om te weigeren"));
  expect(await page.getByRole("region", { name: "Cookies" }).count()).toBe(0);
  expect(page.complaints).toEqual([]);
});

test("without scripts the footer leads to the words about cookies", async () => {
  const page = await visit("/contact", WITHOUT_SCRIPTS);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
  await page.waitForURL(shopUrl("/privacy#cookies"));
});

test("R20 a visit reaches the shop's own feed, with its vitals, and robots do not", async () => {
  await pool.query("truncate page_events");
  const events = [{ name: "page_view", route: "home", path: "/" }];
  const robot = { "content-type": "application/json", "user-agent": "Googlebot/2.1" };
  const body = JSON.stringify({ visit: "robot0000000001", device: "desk", events });
  await fetch(shopUrl("/api/events"), { method: "POST", headers: robot, body });
  const page = await visit("/", PERSON);
  await page.getByRole("link", { name: "Haagplanten" }).first().click();
  await page.waitForURL(shopUrl("/haagplanten"));
  await page.waitForFunction(() => document.cookie.includes("bezoek="));
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const names = async () =>
    (await pool.query("select distinct name from page_events order by name")).rows.map(({ name }) => name as string);
  await expect
    .poll(names, { timeout: 15_000 })
    .toEqual(expect.arrayContaining(["page_view", "session_start", "web_vital"]));
  const { rows } = await pool.query("select count(distinct visit)::int as visits from page_events");
  expect(rows[0]).toEqual({ visits: 1 });
});

test("R84 source maps are not public", () => {
  expect(fs.readdirSync("build/client/assets").filter((name) => name.endsWith(".map"))).toEqual([]);
});

test("R13, R19 variant B offers the basket by mail in the drawer, variant A does not", async () => {
  for (const [variant, offers] of [
    ["A", 0],
    ["B", 1],
  ] as const) {
    const page = await visit(`/bezorging?exp_mail_cart=${variant}`, PERSON);
    const form = { deed: "cart.add", sku: "HG01-P30", quantity: "2" };
    await page.context().request.post(shopUrl("/cart"), { form, headers: { origin: shopUrl() } });
    await page
      .getByRole("link", { name: /Winkelwagen/ })
      .first()
      .click();
    const drawer = page.getByRole("dialog", { name: /Je winkelwagen/ });
    await drawer.locator(".regel").first().waitFor();
    const offer = drawer.locator("summary", { hasText: "Mail mijn winkelwagen" });
    if (offers) await offer.waitFor();
    expect(await offer.count()).toBe(offers);
  }
  expect((await pool.query("select 1 from exposures")).rowCount, "a look by override is not counted").toBe(0);
});

async function subscribe(page: Page, email: string): Promise<string> {
  await page.locator("main").getByLabel("E-mailadres").fill(email);
  await page.locator("main").getByRole("button", { name: "Aanmelden" }).click();
  await page.getByRole("heading", { name: "Kijk even in je mail" }).waitFor();
  const { rows } = await pool.query('select text from mails where "to" = $1 order by id desc limit 1', [email]);
  return /\/nieuwsbrief\/bevestigen\?k=[\w-]+/.exec((rows[0] as { text: string }).text)?.[0] ?? "";
}
const stateOf = async (email: string) =>
  (await pool.query("select state from subscribers where email = $1", [email])).rows[0] as { state: string };

test.each([
  ["with scripts", PERSON],
  ["without scripts", WITHOUT_SCRIPTS],
] as const)("R10 %s: on the list only after the second yes, and off it with one click", async (name, options) => {
  const email = `lezer-${name.replaceAll(" ", "-")}@voorbeeld.nl`;
  const page = await visit("/nieuwsbrief", options);
  const link = await subscribe(page, email);
  await page.goto(shopUrl(link));
  expect(await stateOf(email)).toEqual({ state: "pending" });
  await page.getByRole("button", { name: "Bevestig mijn aanmelding" }).click();
  await page.getByRole("heading", { name: "Je staat op de lijst" }).waitFor();
  await page.getByRole("link", { name: "Wat er deze maand te doen is" }).waitFor();
  expect(await stateOf(email)).toEqual({ state: "confirmed" });
  const { rows } = await pool.query('select headers from mails where "to" = $1 order by id desc limit 1', [email]);
  const leave = /<([^>]+)>/.exec(
    (rows[0] as { headers: Record<string, string> }).headers["List-Unsubscribe"] ?? "",
  )?.[1];
  const { pathname, search } = new URL(leave ?? "");
  const response = await fetch(shopUrl(pathname + search), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(response.status).toBe(200);
  expect(await stateOf(email)).toEqual({ state: "left" });
});

test("the office is closed: visitors are sent to the login, shoppers find nothing", async () => {
  const page = await visit("/kantoor", PERSON);
  expect(new URL(page.url()).pathname).toBe("/login");
  await enterAs(page.context(), "klant@voorbeeld.nl");
  for (const closed of ["/kantoor", "/kantoor/nieuwsbrief"])
    expect((await page.goto(shopUrl(closed)))?.status()).toBe(404);
  expect((await page.request.get(shopUrl("/api/newsletter/export"))).status()).toBe(403);
  await pool.query(`update users set scope = '["staff"]' where email = 'klant@voorbeeld.nl'`);
  expect((await page.goto(shopUrl("/kantoor/cijfers")))?.status()).toBe(200);
  await page.getByRole("heading", { name: "Van kijken naar bestellen" }).waitFor();
  expect(await axe(page)).toEqual([]);
});
