import { expect, test } from "vitest";
import { sampleRange } from "../../../bench/search/judged/sample.ts";
import { TruthService } from "../../../tests/search-contract/truth.ts";
import { OwnSearchEngine } from "../engine/own-engine.ts";
import type { SearchResult } from "../search-engine.ts";
import { HostedEngine } from "./hosted-engine.ts";
import { SpareEngine } from "./spare-engine.ts";

const range = sampleRange();

/** A service that can be pulled out of the wall. */
function aService() {
  const truth = new TruthService();
  const state = { away: false, asked: 0 };
  const reach = async <T>(work: () => Promise<T>): Promise<T> => {
    state.asked++;
    if (state.away) throw new Error("connect ECONNREFUSED");
    return work();
  };
  const service = {
    ask: (queries: Parameters<TruthService["ask"]>[0]) => reach(() => truth.ask(queries)),
    save: (index: string, records: Parameters<TruthService["save"]>[1]) => reach(() => truth.save(index, records)),
    remove: (index: string, ids: string[]) => reach(() => truth.remove(index, ids)),
    replace: (index: string, records: Parameters<TruthService["replace"]>[1]) =>
      reach(() => truth.replace(index, records)),
    count: (index: string) => reach(() => truth.count(index)),
  };
  return { service, state };
}

const count = async (engine: SpareEngine, query = "") =>
  ((await engine.search([{ indexName: "products", params: { query } }])).results[0] as SearchResult).nbHits;

test("a service that is away is not missed: our own engine answers, and the service is not asked each time", async () => {
  const { service, state } = aService();
  let now = 0;
  const own = new OwnSearchEngine({ today: () => "2026-11-15" });
  const engine = new SpareEngine(new HostedEngine(service), own, { now: () => now });
  await engine.replaceAll("products", range);
  const all = await count(engine);
  expect((await engine.health()).ok).toBe(true);
  state.away = true;
  expect(await count(engine)).toBe(all);
  const asked = state.asked;
  expect(await count(engine)).toBe(all);
  expect(state.asked).toBe(asked);
  expect((await engine.health()).ok, "readiness tells that the service is away").toBe(false);
  state.away = false;
  now += 60_000;
  await count(engine);
  expect(state.asked).toBeGreaterThan(asked);
});

test("a service that missed a change answers only when it has been filled again", async () => {
  const { service, state } = aService();
  const missed: string[] = [];
  const own = new OwnSearchEngine({ today: () => "2026-11-15" });
  const engine = new SpareEngine(new HostedEngine(service), own, { missed: ({ message }) => missed.push(message) });
  await engine.replaceAll("products", range);
  const all = await count(engine);
  state.away = true;
  await engine.remove("products", [range[0]?.id ?? ""]);
  expect(missed).toEqual(["connect ECONNREFUSED"]);
  state.away = false;
  expect(await count(engine), "the service still has what was removed").toBe(all - 1);
  expect(engine.isBehind).toBe(true);
  await engine.replaceAll("products", range.slice(1));
  expect([engine.isBehind, await count(engine)]).toEqual([false, all - 1]);
});

test("a service that is away from the start leaves nothing out: every index is there", async () => {
  const { service, state } = aService();
  state.away = true;
  const own = new OwnSearchEngine({ today: () => "2026-11-15" });
  const engine = new SpareEngine(new HostedEngine(service), own);
  for (const index of ["products", "categories", "articles"]) await engine.replaceAll(index, range.slice(0, 5));
  expect(Object.keys((await engine.health()).indices).sort()).toEqual(["articles", "categories", "products"]);
  expect(await count(engine)).toBe(5);
});
