import fs from "node:fs";
import { afterAll, expect, test } from "vitest";
import { databaseUrl } from "../here.ts";
import { openDb } from "../../../app/outside/db.server.ts";
import range from "../../../range/categories.json" with { type: "json" };
import { DESK, hydrated, shopUrl, visit } from "../browser.ts";

const db = openDb(databaseUrl, { max: 2 });
afterAll(() => db.$client.end());

const get = (path: string) => fetch(shopUrl(path), { redirect: "manual" });
const titleOf = (html: string) => /<title>([^<]+)/.exec(html)?.[1] ?? "";

test("R2 every title ends with the name of the shop", async () => {
  for (const path of ["/", "/haagplanten", "/p/laurier-novita", "/groenhulp", "/bezorging", "/cart", "/login"])
    expect(titleOf(await (await get(path)).text()), path).toMatch(/(^|· )Lommerrijk$/);
});

test("a page is shared under its address in small letters, as what it is, with a picture of what it shows", async () => {
  const shared = async (path: string) => {
    const html = await (await get(path)).text();
    const said = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
    return [
      new URL(said("url")).pathname,
      said("type"),
      said("image").replace(/^.*\/(plaat|beeld)\/.*?(\.\w+)$/, "$1$2"),
    ];
  };
  expect(await shared("/Haagplanten")).toEqual(["/haagplanten", "website", "plaat.webp"]);
  expect(await shared("/P/laurier-novita")).toEqual(["/p/laurier-novita", "product", "plaat.webp"]);
  expect(await shared("/Groenhulp/Haag-planten-stappenplan")).toEqual([
    "/groenhulp/haag-planten-stappenplan",
    "article",
    "plaat.webp",
  ]);
  expect(await shared("/Bezorging")).toEqual(["/bezorging", "website", "beeld.png"]);
});

// Hedges, trees, shrubs, houseplants, bulbs, seeds, lawn, artificial grass, fencing, pots, soil and fertiliser, tools,
// furniture, Christmas and its business variant, gifts
const AREAS =
  "haagplanten bomen heesters kamerplanten bloembollen zaden gazon tuinhout windschermen plantenbakken potgrond meststoffen tuingereedschap tuinmeubelen kerst cadeau".split(
    " ",
  );

test("R3 every area of the range has a page with products", async () => {
  for (const area of AREAS) {
    const html = await (await get(`/${area}`)).text();
    expect([area, (html.match(/href="\/p\/[a-z0-9-]+"/g) ?? []).length > 2]).toEqual([area, true]);
  }
  for (const special of ["/kunstgras", "/zakelijk-kerstbomen-bestellen"]) expect((await get(special)).status).toBe(200);
});

test("R21 greens, orange and brown, and a heading font of our own", async () => {
  const page = await visit("/", DESK);
  const look = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const tokens = ["--lommer", "--blad", "--goud", "--bast", "--aarde"].map((name) =>
      root.getPropertyValue(name).trim(),
    );
    const heading = document.querySelector("h1");
    return { tokens, heading: heading && getComputedStyle(heading).fontFamily };
  });
  expect(look.tokens.map((token) => token.toLowerCase())).toEqual([
    "#174030",
    "#2c6a3c",
    "#f59120",
    "#6a4d35",
    "#35251a",
  ]);
  expect(look.heading).toMatch(/^"?Lommer Kop"?,/);
  await page.waitForFunction(() => document.fonts.check('40px "Lommer Kop"'));
});

test("R22 addresses are plain paths from the root, and going on and back keeps them so", async () => {
  const page = await visit("/");
  const hashes = await page.locator('a[href*="#/"], a[href^="#!"]').count();
  expect(hashes).toBe(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Betalen" }).click();
  await page.waitForURL(shopUrl("/betalen"));
  expect(await page.evaluate(() => [location.pathname, location.hash])).toEqual(["/betalen", ""]);
  await page.goBack();
  await page.waitForURL(shopUrl("/"));
});

test("R24 every page is a part of its own, fetched when it is asked for", async () => {
  const parts = fs.readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
  const pages = fs.globSync("app/**/*.page.tsx").map((file) => file.replace(/^.*\/(.+)\.tsx$/, "$1"));
  for (const page of pages) expect([page, parts.some((part) => part.startsWith(`${page}-`))]).toEqual([page, true]);
  const page = await visit("/bezorging");
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect((await loaded()).filter((name) => /checkout|login\.page|product\.page|hedge\.page/.test(name))).toEqual([]);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Contact" })
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(shopUrl("/contact"));
  await expect.poll(async () => (await loaded()).some((name) => name.includes("/assets/contact.page-"))).toBe(true);
});

const TOPICS =
  "hagen coniferen hortensia lavendel gazon bamboe klimplanten olijfboom sedumdak kunstgras kamerplanten tuintrends plagen-en-ziekten".split(
    " ",
  );

test("R14 R31 at least one hundred and twenty articles, each at its own address, on every topic", async () => {
  const slugs = fs.readdirSync("content/groenhulp").map((name) => name.replace(/\.md$/, ""));
  expect(slugs.length).toBeGreaterThanOrEqual(120);
  const topics = new Set<string>();
  for (const slug of slugs) {
    const response = await get(`/groenhulp/${slug}`);
    expect([slug, response.status]).toEqual([slug, 200]);
    topics.add(/^topic: (.+)$/m.exec(fs.readFileSync(`content/groenhulp/${slug}.md`, "utf8"))?.[1] ?? "");
  }
  for (const topic of TOPICS) expect([topic, topics.has(topic)]).toEqual([topic, true]);
});

test("R32 the sixty-nine landing pages each have one flat address", async () => {
  const special = new Set(["ligusterhaag", "kunstgras", "beukenhaag-reserveren"]);
  const landing = range.filter(({ inSpec, slug }) => inSpec && !special.has(slug));
  expect(landing).toHaveLength(69);
  for (const { slug, path } of landing) {
    expect(path).toBe(`/${slug}`);
    expect([slug, (await get(path)).status]).toEqual([slug, 200]);
  }
});

test("R33 a new category is a row: it has its page, and it leaves when the row does", async () => {
  const path = "/klimop-voor-de-proef";
  expect((await get(path)).status).toBe(404);
  await db.$client.query(
    `insert into categories (slug, title, "group", parent, kind, facet_set, rule, priority, position, texts)
     select $1, 'Klimop voor de proef', "group", slug, kind, facet_set, rule, 3, 999,
       texts || '{"h1": "Klimop voor de proef", "title": "Klimop voor de proef"}'
     from categories where slug = 'haagplanten'`,
    [path.slice(1)],
  );
  try {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(titleOf(await response.text())).toContain("Klimop voor de proef");
    const page = await visit(path);
    await hydrated(page);
    await page.getByRole("heading", { level: 1, name: "Klimop voor de proef" }).waitFor();
  } finally {
    await db.$client.query("delete from categories where slug = $1", [path.slice(1)]);
  }
});
