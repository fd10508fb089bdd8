import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OwnSearchEngine } from "../engine/own-engine.ts";
import { sampleRange } from "../../../bench/search/judged/sample.ts";
import { SearchAway } from "../search-away.ts";
import type { SearchEngine } from "../search-engine.ts";
import { ThreadEngine } from "../thread-engine.server.ts";
import { ask } from "../../../tests/search-contract/case.ts";
import { contract } from "../../../tests/search-contract/cases.ts";
import { Recorder } from "../../../tests/search-contract/recorder.ts";
import { TruthService } from "../../../tests/search-contract/truth.ts";
import { type Vendor, vendors } from "../../../tests/search-contract/vendors.ts";
import { HostedEngine } from "./hosted-engine.ts";
import type { SearchService } from "./hosted-service.ts";

const range = sampleRange();

function keepsContract(open: () => Promise<SearchEngine>): void {
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = await open();
    await engine.replaceAll("products", range);
  });
  test.each(contract)("$name", ({ run }) => run(engine, range));
}

describe("our own engine", () => keepsContract(async () => new OwnSearchEngine({ today: () => "2026-11-15" })));

describe("our own engine in a thread", () => {
  const engine = new ThreadEngine({ today: () => "2026-11-15", lost: () => {} });
  afterAll(() => engine.close());
  keepsContract(async () => engine);
});

describe("a service that looks through everything", () =>
  keepsContract(async () => new HostedEngine(new TruthService())));

/** The official client talks to our recording server, which results from the truth in the vendor's shape. */
function recorded(vendor: Vendor, recorder: Recorder, url: string): SearchService {
  const truth = new TruthService();
  const client = vendor.open(url);
  return {
    async ask(queries) {
      const results = await truth.ask(queries);
      recorder.reply = (call) =>
        vendor.searches.test(call.path) ? { body: vendor.shape(results) } : vendor.other(call, 0);
      return client.ask(queries);
    },
    async save(index, records) {
      await truth.save(index, records);
      await client.save(index, records);
    },
    async remove(index, ids) {
      await truth.remove(index, ids);
      await client.remove(index, ids);
    },
    async replace(index, records) {
      await truth.replace(index, records);
      recorder.reply = (call) => vendor.other(call, records.length);
      await client.replace(index, records);
    },
    async count(index) {
      const count = await truth.count(index);
      if (index !== "products") return count;
      const body = vendor.shape([{ records: [], total: count, counts: {} }]);
      recorder.reply = (call) => (vendor.searches.test(call.path) ? { body } : vendor.other(call, count));
      return client.count(index);
    },
  };
}

describe.each(Object.entries(vendors))("%s through its own client", (_, vendor) => {
  const recorder = new Recorder();
  afterAll(() => recorder.close());
  keepsContract(async () => new HostedEngine(recorded(vendor, recorder, await recorder.open())));
});

describe.each(Object.entries(vendors))("%s in trouble", (_, vendor) => {
  const recorder = new Recorder();
  let engine: HostedEngine;
  beforeAll(async () => {
    const url = await recorder.open();
    const client = vendor.open(url, 300);
    engine = new HostedEngine({ ...recorded(vendor, recorder, url), ask: (queries) => client.ask(queries) });
    await engine.replaceAll("products", range);
  });
  afterAll(() => recorder.close());

  test.each([
    ["too many questions", { status: 429, body: { message: "slow down" }, headers: { "retry-after": "1" } }],
    ["a broken service", { status: 500, body: { message: "oops" } }],
    ["a wrong key", { status: 401, body: { message: "no" } }],
    ["a response that is no JSON", { status: 502, body: "<html>" }],
    ["no response at all", { never: true }],
  ])("%s: search is away, the shop is not", async (_name, reply) => {
    recorder.reply = () => reply;
    await expect(ask(engine, { query: "roos" })).rejects.toBeInstanceOf(SearchAway);
  });
});

// With a real server at SEARCH_TEST_URL (and SEARCH_TEST_ENGINE, SEARCH_TEST_KEY) the same cases run live.
const live = process.env.SEARCH_TEST_URL;
if (live) {
  const vendor = vendors[process.env.SEARCH_TEST_ENGINE ?? "meilisearch"];
  describe(`live at ${new URL(live).host}`, () =>
    keepsContract(async () => new HostedEngine(vendor!.open(live, 10_000))));
}
