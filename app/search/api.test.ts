import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { aFilledShop, type TestShop } from "../../tests/shop.ts";
import { Effort, effortFor } from "./engine/query/effort.ts";
import { countSearch } from "./learn.server.ts";
import { searches } from "./tables.server.ts";
import { searchHealth, searchApi } from "./api.server.ts";
import type { FacetValuesResult, SearchResult } from "./search-engine.ts";
import { openSearch } from "./shop-search.server.ts";
import type { Suggested } from "./suggest.server.ts";

let shop: TestShop;
let app: Hono<{ Bindings: { peer: string } }>;

beforeAll(async () => {
  shop = await aFilledShop();
  const search = await openSearch(shop);
  app = new Hono();
  app.onError((error, c) => c.body(null, ((error as unknown as { statusCode?: number }).statusCode ?? 500) as 500));
  searchApi(app, shop);
  return () => search.close();
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  Promise.resolve(
    app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
const results = async (...requests: unknown[]): Promise<SearchResult[]> =>
  ((await (await post("/api/search", { requests })).json()) as { results: SearchResult[] }).results;

test("several queries in one call get their results in order", async () => {
  const [first, second] = await results(
    { indexName: "products", params: { query: "hortensia wit", hitsPerPage: 5, facets: ["soort"] } },
    { indexName: "articles", params: { query: "snoeien", hitsPerPage: 2 } },
  );
  expect(first?.hits).toHaveLength(5);
  expect(first?.hits[0]?.name).toMatch(/hortensia/i);
  expect(Object.keys(first?.facets.soort ?? {}).length).toBeGreaterThan(1);
  expect(second?.index).toBe("articles");
});

test("the bare list of a client is understood too", async () => {
  const response = await post("/api/search", [{ indexName: "products", params: { query: "taxus" } }]);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["geen json", "{", /geen geldige JSON/],
  ["geen lijst", { requests: "x" }, /klopt niet/],
  ["null", "null", /klopt niet/],
  ["een vraag zonder index", { requests: [{ params: {} }] }, /klopt niet/],
  ["te veel vragen", { requests: Array.from({ length: 21 }, () => ({ indexName: "products" })) }, /hooguit 20/],
  ["te groot", JSON.stringify({ requests: [], x: "y".repeat(70_000) }), /te groot/],
])("%s gets a clear 400 in Dutch", async (_, body, message) => {
  const response = await post("/api/search", body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ statusCode: 400, message: expect.stringMatching(message) });
});

test("values of a facet are searched", async () => {
  const response = await post("/api/search/facet-values", {
    requests: [{ indexName: "products", params: { facetName: "soort", facetQuery: "hort", maxFacetHits: 500 } }],
  });
  const [values] = (await response.json()) as FacetValuesResult[];
  expect(values?.facetHits.map(({ value }) => value)).toContain("Boerenhortensia");
});

test("suggestions carry picture, price and address", async () => {
  const response = await app.request("/api/search/suggest?q=horten");
  expect(response.headers.get("cache-control")).toBe("public, max-age=20");
  const found = (await response.json()) as Suggested;
  expect(found.products.length).toBeGreaterThan(3);
  expect(found.products[0]).toMatchObject({ url: expect.stringMatching(/^\/p\//), fromCents: expect.any(Number) });
  expect(found.products.some(({ picture }) => picture?.key)).toBe(true);
  expect(found.categories.map(({ url }) => url)).toContain("/hortensia");
  expect(found.articles.every(({ url }) => url.startsWith("/groenhulp/"))).toBe(true);
  expect(found.queries.length).toBeGreaterThan(0);
});

test("nothing typed suggests nothing, and odd input is no error", async () => {
  for (const q of ["", "%20%20", "%00", "x".repeat(2000), "%F0%9F%8C%B9", "(((a%2B)%2B"]) {
    const response = await app.request(`/api/search/suggest?q=${q}`);
    expect(response.status).toBe(200);
  }
});

test("what many asked comes back as a suggestion, what one person asked does not", async () => {
  shop.at("2026-11-17T09:00:00Z");
  const ad = "hortensia gratis bij plantenpiraat.example";
  for (let times = 0; times < 5; times++) {
    await countSearch(shop, "Hortensia voor op het noorden", 12, `198.51.100.${times}`);
    await countSearch(shop, ad, 3, `198.51.100.${times}`);
    await countSearch(shop, "hortensia in de tuin", 3, "198.51.100.1");
  }
  await countSearch(shop, "hortensia van oma", 3, "198.51.100.1");
  shop.at("2026-11-17T09:05:00Z");
  const { queries } = (await (await app.request("/api/search/suggest?q=hortensia+v")).json()) as Suggested;
  expect(queries.map(({ text }) => text)).toContain("hortensia voor op het noorden");
  expect(queries.map(({ text }) => text)).not.toContain("hortensia van oma");
  const { queries: more } = (await (await app.request("/api/search/suggest?q=hortensia")).json()) as Suggested;
  expect(more.map(({ text }) => text)).not.toContain(ad);
  expect(more.map(({ text }) => text)).not.toContain("hortensia in de tuin");
});

test("a search that cannot be counted is found all the same", async () => {
  const full = Object.create(shop.db) as typeof shop.db;
  full.insert = () => {
    throw Object.assign(new Error("could not extend file"), { code: "53100" });
  };
  await expect(countSearch({ ...shop, db: full }, "lavendel", 4, "198.51.100.2")).resolves.toBeUndefined();
});

test("many different queries in one call are refused, one query with many filters is not", async () => {
  const ask = (texts: string[]) =>
    post(
      "/api/search",
      texts.map((query) => ({ indexName: "products", params: { query } })),
    );
  expect((await ask(Array.from({ length: 20 }, (_, at) => `qzxw${at} vbnm${at}`))).status).toBe(400);
  expect((await ask(Array.from({ length: 20 }, () => "beuk"))).status).toBe(200);
});

test("one visitor with nonsense without end has to wait, and others do not", () => {
  const effort = new Effort();
  const nonsense = effortFor(Array.from({ length: 10 }, (_, word) => `qzxw${word}`).join(" "));
  const waits = Array.from({ length: 200 }, (_, at) => effort.take("203.0.113.50", nonsense, 1000 + at));
  expect(waits.filter((wait) => wait === 0).length).toBeLessThan(40);
  expect(waits.at(-1)).toBe(10);
  expect(effort.take("203.0.113.51", nonsense, 1300)).toBe(0);
  expect(effort.take("203.0.113.50", nonsense, 11_300)).toBe(0);
});

test("a click is counted, not from elsewhere and not without end", async () => {
  await countSearch(shop, "lavendel", 4, "198.51.100.1");
  expect((await post("/api/search/click", { query: "Lavendel" })).status).toBe(204);
  const [counted] = await shop.db.select().from(searches).where(eq(searches.query, "lavendel"));
  expect(counted).toMatchObject({ asked: 1, found: 4, clicks: 1 });
  expect((await post("/api/search/click", { query: "x" }, { "sec-fetch-site": "cross-site" })).status).toBe(419);
  let status = 0;
  for (let times = 0; times < 61 && status !== 429; times++)
    status = (await post("/api/search/click", { query: "lavendel" })).status;
  expect(status).toBe(429);
});

test("who filters and types quickly is never stopped, and clicks do not count against it", async () => {
  for (let times = 0; times < 70; times++) await post("/api/search/click", { query: "lavendel" });
  expect((await post("/api/search/click", { query: "lavendel" })).status).toBe(429);
  const word = "groenblijvende klimplant voor schaduw";
  const typed = Array.from({ length: word.length * 4 }, (_, at) => word.slice(0, 1 + (at % word.length)));
  const statuses = new Set<number>();
  for (const [at, text] of typed.entries()) {
    statuses.add((await app.request(`/api/search/suggest?q=${encodeURIComponent(text)}`)).status);
    const facetName = { indexName: "products", params: { facetName: "soort", facetQuery: text.slice(-3) } };
    statuses.add((await post("/api/search/facet-values", [facetName])).status);
    if (at % 3 === 0)
      statuses.add((await post("/api/search", [{ indexName: "products", params: { query: text } }])).status);
  }
  expect([...statuses]).toEqual([200]);
});

test("readiness knows how many products can be found", async () => {
  const { ok, indices } = await searchHealth(shop);
  expect(ok).toBe(true);
  expect(indices.products?.documents).toBeGreaterThan(600);
});

test("lists in lists in lists are refused, wherever they stand: nothing that reads them runs out of room", async () => {
  const deep = "[".repeat(20_000) + "]".repeat(20_000);
  const names = ["query", "facets", "filters", "facetFilters", "numericFilters", "ruleContexts", "x"];
  for (const name of names)
    for (const [value, status] of [
      [deep, 400],
      [JSON.stringify(deep), 200],
    ] as const) {
      const { status: got } = await post(
        "/api/search",
        `{"requests":[{"indexName":"products","params":{"${name}":${value}}}]}`,
      );
      expect([name, value.slice(0, 2), got]).toEqual([name, value.slice(0, 2), status]);
    }
  expect((await post("/api/search/facet-values", `[{"facet":${deep}}]`)).status).toBe(400);
});
