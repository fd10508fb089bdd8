import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { aShop } from "../../tests/shop.ts";
import { catalogueMachines } from "#catalogue/machines.server.ts";
import { seedRange } from "#catalogue/range.server.ts";
import { sitemapMachines } from "./sitemap.server.ts";

let get: (path: string) => Promise<Response>;

beforeAll(async () => {
  const shop = await aShop();
  await seedRange(shop.db, shop.now());
  const app = new Hono<{ Bindings: { peer: string } }>();
  catalogueMachines(app, shop);
  sitemapMachines(app, shop);
  get = async (path) => app.request(path);
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
  expect(counts.slice(1)).toEqual([228, 120, 658]);
  expect((await get("/sitemap-niets-1.xml")).status).toBe(404);
  expect(await (await get("/robots.txt")).text()).toContain("Disallow: /checkout");

  const { routes } = (await (await get("/_payload/manifest.json")).json()) as { routes: string[] };
  for (const path of ["/", "/haagplanten", "/p/laurier-novita", "/groenhulp/haag-planten-stappenplan", "/bezorging"]) {
    expect(routes).toContain(path);
    const answer = await get(`/_payload${path === "/" ? "/index" : path}.json`);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.json()).toHaveProperty("data");
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

test("a machine may ask for the categories and for a product", async () => {
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
