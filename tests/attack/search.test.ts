import { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { loader } from "#pages/shop/search.page.tsx";
import { shopContext, tagsContext } from "#outside/shop.server.ts";
import { OwnSearchEngine } from "#search/engine/own-engine.ts";
import type { SearchResult } from "#search/search-engine.ts";
import { fill, setEngine } from "#search/shop-search.server.ts";
import { apiOf } from "../../server/api.ts";
import { readRange } from "../../bench/search/range.ts";
import { aPlant } from "../buying.ts";
import { aShop, type TestShop } from "../shop.ts";

const LETTERS = "bdaegholtrinsumk";
/** Words like ours that are none of ours; each one different. */
const nonsense = (count: number, seed: number, length = 12) =>
  Array.from({ length: count }, (_, word) =>
    Array.from({ length }, (__, at) => LETTERS[(seed * 7 + word * 5 + at * (3 + (seed % 5))) % LETTERS.length]).join(
      "",
    ),
  ).join(" ");

function anEngine(): OwnSearchEngine {
  const engine = new OwnSearchEngine({ today: () => "2026-11-15", remember: 0 });
  engine.index("products").replaceAll(readRange());
  return engine;
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test("a question has a budget of work: however long its words, it costs little more than a plain one", async () => {
  const engine = anEngine();
  const ask = async (query: string) =>
    (await engine.search([{ indexName: "products", params: { query, facets: ["*"] } }])).results[0] as SearchResult;
  const costOf = async (questions: string[]) => {
    const all: number[] = [];
    for (const query of questions) all.push(await milliseconds(() => ask(query)));
    return all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  };
  const times = Array.from({ length: 20 }, (_, at) => at);
  await costOf(times.map((at) => nonsense(10, at)));
  const plain = await costOf(times.map(() => "witte hortensia in de schaduw"));
  for (const [what, questions] of Object.entries({
    words: times.map((at) => nonsense(10, at)),
    long: times.map((at) => nonsense(10, at, 50)),
    endless: times.map((at) => nonsense(1, at, 510)),
    compound: times.map((at) => `tuin${at}`.repeat(100)),
  }))
    expect([what, (await costOf(questions)) < 6 * plain + 10]).toEqual([what, true]);
  expect((await ask(nonsense(10, 3, 14))).cutShort).toBe(true);
  expect((await ask("rodondendron klimplent hortenzia")).cutShort).toBeUndefined();
});

/** The search page as a visitor of that network gets it: its status. */
async function visit(shop: TestShop, query: string, peer: string): Promise<number> {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(tagsContext, new Set());
  const url = new URL(`/search?q=${encodeURIComponent(query)}`, shop.url);
  const request = new Request(url, { headers: { "x-peer": peer } });
  const shown = await loader({ context, url, request, params: {} } as never).catch((thrown: unknown) => thrown);
  if (shown instanceof Error) throw shown;
  return shown instanceof Response ? shown.status : 200;
}

async function aShopThatSearches(): Promise<TestShop> {
  const shop = await aShop();
  await aPlant(shop);
  const engine = new OwnSearchEngine();
  setEngine(shop, engine);
  await fill(shop, engine);
  return shop;
}

test("one visitor has one allowance for pages, suggestions and programs together; others have their own", async () => {
  const shop = await aShopThatSearches();
  const app = apiOf(shop);
  // The count is per stretch of time: on a slow machine that would pass meanwhile.
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const statuses: number[] = [];
  for (let at = 0; at < 60; at++) statuses.push(await visit(shop, nonsense(10, at), "203.0.113.9"));
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(40);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const suggest = (peer: string) => app.request("/api/search/suggest?q=taxus", { headers: { "x-peer": peer } });
  const refused = await suggest("203.0.113.9");
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await suggest("198.51.100.1")).status).toBe(200);
  expect(await visit(shop, "taxus", "198.51.100.1")).toBe(200);
});

test("a search whose counter cannot be written is a page all the same", async () => {
  const shop = await aShopThatSearches();
  await shop.db.$client.query(
    `create function full_disk() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
  );
  for (const table of ["allowances", "searches"])
    await shop.db.$client.query(
      `create trigger full_disk before insert or update on ${table} for each row execute function full_disk()`,
    );
  expect(await visit(shop, "taxus", "203.0.113.9")).toBe(200);
});
