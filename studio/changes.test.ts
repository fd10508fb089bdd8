import { describe, expect, it } from "vitest";

type Traits = Record<string, unknown>;
type Planned = { key: string; slug: string; hash: string; traits: Traits; drawable: boolean };
const { changesOf } = (await import("./changes.mjs" as string)) as { changesOf: (traits: Traits) => string[] };
const { drawn, fingerprint, plan } = (await import("./plan.mjs" as string)) as {
  drawn: () => Record<string, { hash: string }>;
  fingerprint: (traits: Traits) => string;
  plan: () => { pictures: Map<string, Planned>; shows: Map<string, string[]>; missing: string[] };
};

const hedge = { habit: "hedge", leaf: "beech", len: 0.1, cols: ["#3f7321", "#4f8a2a"] };
describe("a change of the library", () => {
  it("leaves a picture alone that it does not touch", () => {
    expect(changesOf({ habit: "assembly", parts: [["box", "teak", 0, 0, 0, 1, 1, 1]] })).toEqual([]);
  });

  it("has what it touches drawn again, by material and by kind", () => {
    const bench = (material: string) => changesOf({ habit: "assembly", parts: [["box", material, 0, 0, 0, 1, 1, 1]] });
    expect(bench("wicker:#7a6a58")).toEqual(["jute, wicker, baskets and cushions are woven"]);
    expect(bench("steel")).toEqual(["metal mirrors a studio"]);
  });

  it("finds a plant in a set and on a thing too", () => {
    expect(changesOf(hedge)).toHaveLength(1);
    expect(changesOf({ habit: "set", members: [{ traits: hedge }] })).toEqual(changesOf(hedge));
    expect(changesOf({ habit: "bag", on: { ...hedge } })).toEqual(changesOf(hedge));
  });
});

describe("the mark of a picture", () => {
  it("is the same for the same traits and another for other traits", () => {
    expect(fingerprint({ ...hedge })).toBe(fingerprint(hedge));
    expect(fingerprint({ ...hedge, len: 0.11 })).not.toBe(fingerprint(hedge));
  });

  it("says that every product is drawn from its traits as they are now", () => {
    const { pictures, shows, missing } = plan();
    const done = drawn();
    expect(missing).toEqual([]);
    const mains = [...shows.values()].map(([main = ""]) => main);
    expect(mains.filter((main) => done[main]?.hash !== pictures.get(main)?.hash)).toEqual([]);
  });
});

it("shows a tree that drops its leaves in winter too, and no evergreen", () => {
  const { pictures } = plan();
  expect(pictures.has("zomereik-winter")).toBe(true);
  expect(pictures.has("leisteeneik-winter")).toBe(false);
});

it("lets a view of its own leave out a trait of the main picture", () => {
  const { pictures } = plan();
  expect(pictures.get("zuileik")?.traits).toHaveProperty("boughs");
  expect(pictures.get("zuileik-leaf")?.traits).not.toHaveProperty("boughs");
});

it("can draw every picture that a product shows", () => {
  const { pictures } = plan();
  expect([...pictures.values()].filter(({ drawable }) => !drawable).map(({ key }) => key)).toEqual([]);
});
