import fs from "node:fs";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeAll, expect, test, vi } from "vitest";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { catalogueApi } from "#catalogue/api.server.ts";
import { readRange } from "#catalogue/range-file/range.server.ts";
import { products } from "#catalogue/tables.server.ts";
import { sitemapApi } from "./sitemap.server.ts";

let shop: TestShop;
let get: (path: string, headers?: Record<string, string>) => Promise<Response>;

beforeAll(async () => {
  shop = await aFilledShop();
  const app = new Hono<{ Bindings: { peer: string } }>();
  catalogueApi(app, shop);
  sitemapApi(app, shop);
  get = async (path, headers = {}) => app.request(path, { headers });
});

test("the shop tells others where everything is, and how a page's data is got", async () => {
  const index = await (await get("/sitemap.xml")).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(files).toEqual([
    "/sitemap-paginas-1.xml",
    "/sitemap-categorieen-1.xml",
    "/sitemap-groenhulp-1.xml",
    "/sitemap-producten-1.xml",
  ]);
  const counts = await Promise.all(files.map(async (file) => (await (await get(file)).text()).match(/<url>/g)?.length));
  expect(counts.slice(1)).toEqual([228, fs.readdirSync("content/groenhulp").length, 658]);
  expect((await get("/sitemap-niets-1.xml")).status).toBe(404);
  expect(await (await get("/robots.txt")).text()).toContain("Disallow: /checkout");

  const { routes } = (await (await get("/_payload/manifest.json")).json()) as { routes: string[] };
  for (const path of ["/", "/haagplanten", "/p/laurier-novita", "/groenhulp/haag-planten-stappenplan", "/bezorging"]) {
    expect(routes).toContain(path);
    const response = await get(`/_payload${path === "/" ? "/index" : path}.json`);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.json()).toHaveProperty("data");
  }
  const missing = await get("/_payload/bestaat-niet.json");
  expect(missing.status).toBe(404);
  expect(await missing.json()).toEqual({ statusCode: 404, message: "Route /bestaat-niet is not pre-rendered" });
});

test("the feed has every size once, with a price and whether it can be had", async () => {
  const feed = await (await get("/feed/producten.xml")).text();
  const ids = [...feed.matchAll(/<g:id>([^<]+)<\/g:id>/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(1700);
  expect(feed.match(/<g:price>\d+\.\d\d EUR<\/g:price>/g)?.length).toBe(ids.length * 2);
  expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
});

test("the feed tells of every size where it stands, what it is and how else it looks", async () => {
  const [first] = readRange().find(({ slug }) => slug === "taxus")?.pictures ?? [];
  await shop.db
    .update(products)
    .set({ pictures: first ? [first] : [] })
    .where(eq(products.slug, "taxus"));
  const items = (await (await get("/feed/producten.xml")).text()).split("<item>").slice(1);
  const fieldsOf = (slug: string, field: string) => {
    const item = items.find((one) => one.includes(`<g:item_group_id>${slug}</g:item_group_id>`)) ?? "";
    return [...item.matchAll(new RegExp(`<g:${field}>([^<]+)</g:${field}>`, "g"))].map(([, value]) => value);
  };
  expect(fieldsOf("laurier-novita", "product_type")).toEqual(["Haagplanten &gt; Laurierhaag"]);
  expect(fieldsOf("laurier-novita", "google_product_category")).toEqual(["6762"]);
  expect(fieldsOf("snoeischaar-bypass", "google_product_category")).toEqual(["3841"]);
  // No category of theirs is surely right for it.
  expect(fieldsOf("strooivoer-4-kg", "google_product_category")).toEqual([]);
  expect(items.filter((one) => one.match(/<g:product_type>/g)?.length !== 1)).toEqual([]);

  const shown = readRange().find(({ slug }) => slug === "amaryllis-in-pot")?.pictures ?? [];
  expect(shown.length).toBeGreaterThan(1);
  expect(fieldsOf("amaryllis-in-pot", "additional_image_link")).toEqual(
    shown.slice(1).map(({ key }) => `http://localhost:3000/plaat/${key}-480.webp`),
  );
  expect(fieldsOf("taxus", "image_link")).toHaveLength(1);
  expect(fieldsOf("taxus", "additional_image_link")).toEqual([]);
});

test("however long the feed, the database is asked by the part and not by the size", async () => {
  const queries = vi.spyOn(shop.db.$client, "query");
  const sizes = (await (await get("/feed/producten.xml")).text()).match(/<item>/g)?.length ?? 0;
  expect(queries.mock.calls.length).toBeGreaterThan(sizes / 40);
  expect(queries.mock.calls.length).toBeLessThanOrEqual(Math.ceil(sizes / 40) + 3);
  queries.mockRestore();
});

test("one place takes one feed at a time; read to its end or left halfway, the next may be had", async () => {
  const feed = (peer: string) => get("/feed/producten.xml", { "x-peer": peer });
  const first = await feed("a");
  expect([(await feed("a")).status, (await feed("b")).status]).toEqual([429, 200]);
  await first.body?.cancel();
  await (await feed("a")).text();
  expect((await feed("a")).status).toBe(200);
});

test("a program may ask for the categories and for a product", async () => {
  const { categories } = (await (await get("/api/categories")).json()) as {
    categories: { slug: string; products: number }[];
  };
  expect(categories.find(({ slug }) => slug === "haagplanten")?.products).toBe(51);
  expect(await (await get("/api/products/laurier-novita")).json()).toMatchObject({
    name: "Laurierkers ‘Novita’",
    sizes: expect.arrayContaining([expect.objectContaining({ sku: "HG05-K100", cents: 1695 })]),
  });
  expect((await get("/api/products/bestaat-niet")).status).toBe(404);
});
