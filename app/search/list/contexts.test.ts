import { expect, test } from "vitest";
import { sampleRange } from "../../../bench/search/judged/sample.ts";
import { OwnSearchEngine } from "../engine/own-engine.ts";
import { emptyState } from "../parts/url.ts";
import { askList } from "./ask-list.ts";

test("R110 a rule that waits for a place or a chosen value acts on the page that has it", async () => {
  const engine = new OwnSearchEngine({ remember: 0 });
  await engine.replaceAll("products", sampleRange());
  const plain = await askList(engine, emptyState());
  const last = plain.main.hits.at(-1)!.slug;
  const pin = [{ id: last, position: 0 }];
  const state = { ...emptyState(), refinements: { standplaats: ["Zon"] } };
  const sunny = (await askList(engine, state)).main.hits.at(-1)!.slug;
  engine.configure("products", {
    rules: [
      { id: "place", when: { context: "zoeken" }, do: { pin } },
      { id: "value", when: { context: "ais-standplaats-Zon" }, do: { pin: [{ id: sunny, position: 0 }] } },
    ],
    synonyms: [],
  });
  expect((await askList(engine, emptyState())).main.hits[0]!.slug).toBe(last);
  expect((await askList(engine, state)).main.hits[0]!.slug).toBe(sunny);
});

test("R115 by price, what fits less well is left out until it is asked for", async () => {
  const engine = new OwnSearchEngine({ remember: 0 });
  await engine.replaceAll("products", sampleRange());
  const state = { ...emptyState(), query: "roos", sort: "prijs_op" };
  const relevant = await askList(engine, state);
  const all = await askList(engine, { ...state, everything: true });
  expect(relevant.main.appliedRelevancyStrictness).toBeGreaterThan(0);
  expect(all.total).toBe(relevant.main.nbHits);
  expect(all.total).toBeGreaterThanOrEqual(relevant.total);
});
