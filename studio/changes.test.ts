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
const shrub = (cols: string[]) => ({
  ...hedge,
  habit: "potshrub",
  flowers: [{ n: 9, floret: "five", size: 0.1, cols }],
});

describe("a change of the library", () => {
  it("leaves a picture alone that it does not touch", () => {
    expect(changesOf(hedge)).toEqual([]);
    expect(changesOf(shrub(["#b01f70"]))).toEqual([]);
  });

  it("has what it touches drawn again", () => {
    expect(changesOf({ ...hedge, cols: ["#7aa850"], close: "leaf" })).toHaveLength(1);
    expect(changesOf(shrub(["#ffffff"]))).toEqual(["white petals keep their shade"]);
  });

  it("tells pale blades and purple leaves from others by their colours, and leaves conifers alone", () => {
    const blades = (cols: string[], more = {}) => changesOf({ habit: "grass", cols, ...more });
    expect(blades(["#8aa678", "#a2b892"])).toContain("blades without veins keep their colour");
    expect(blades(["#1c1c1c", "#242424"])).toEqual([]);
    expect(changesOf({ ...shrub([]), leaf: "spray", vein: 0, cols: ["#5a8a3c"] })).toEqual([]);
    expect(changesOf({ ...hedge, cols: ["#4a1230", "#5e1c40"] })).toEqual(["purple leaves are purple on both sides"]);
  });

  it("finds what is woven, what mirrors and what is dark from close by, by material and colour", () => {
    const bench = (material: string) => changesOf({ habit: "assembly", parts: [["box", material, 0, 0, 0, 1, 1, 1]] });
    expect(bench("wicker:#7a6a58")).toEqual(["jute, wicker, baskets and cushions are woven"]);
    expect(bench("steel")).toEqual(["metal mirrors a studio"]);
    expect(bench("teak")).toEqual([]);
    const near = (cols: string[]) => changesOf({ ...hedge, close: "leaf", cols });
    expect(near(["#1f4a24"])).toContain("dark foliage from close by is exposed longer");
    expect(near(["#7aa850"])).not.toContain("dark foliage from close by is exposed longer");
  });

  it("draws the sizes of a tree again with the tree, which has a revision of its own", () => {
    const tree = { habit: "tree", cols: ["#3c661f"] };
    expect(changesOf(tree)).toEqual([]);
    expect(changesOf({ habit: "sizes", members: [{ traits: tree }] })).toHaveLength(1);
  });

  it("finds what it touches in a set of plants too", () => {
    expect(changesOf({ habit: "set", members: [{ traits: shrub(["#ffffff"]) }] })).toHaveLength(1);
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
