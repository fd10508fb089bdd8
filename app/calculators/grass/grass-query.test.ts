import fc from "fast-check";
import { expect, test } from "vitest";
import { aFilledShop } from "../../../tests/shop.ts";
import { cuttingPlan } from "./cutting-plan.ts";
import { findGrassGoods, listGrass } from "./goods-grass.server.ts";
import { grassBasket } from "./grass-basket.ts";
import { grassAddress, readGrassQuery } from "./grass-query.ts";
import { areaOf } from "./polygon.ts";

const read = (query: string) => readGrassQuery(new URLSearchParams(query));

test("a rectangle, an L and a free shape become a garden", () => {
  expect(areaOf(read("b=6&l=5").points)).toBe(300_000);
  expect(areaOf(read("vorm=l&b=9&l=8&ub=4&ul=3").points)).toBe(600_000);
  expect(read("vorm=vrij&x=0&y=0&x=5&y=0&x=2,5&y=4").points).toHaveLength(3);
});

test.each([
  ["b=0&l=5", { b: "too-small" }],
  ["b=-1&l=5", { b: "too-small" }],
  ["b=10000&l=5", { b: "too-long" }],
  ["b=&l=vijf", { b: "empty", l: "no-number" }],
  ["vorm=l&b=4&l=4&ub=5&ul=2", { ub: "cut-too-large" }],
  ["vorm=vrij&x=0&y=0&x=4&y=&x=3&y=3", { y1: "empty" }],
])("%s is answered kindly", (query, problems) => {
  expect(read(query).problems).toEqual(problems);
});

test("crossing lines, too few corners and a postage stamp are faults", () => {
  expect(read("vorm=vrij&x=0&y=0&x=4&y=4&x=4&y=0&x=0&y=4").fault).toBe("crossing");
  expect(read("vorm=vrij&x=0&y=0&x=4&y=4").fault).toBe("too-few");
  expect(read("vorm=vrij&x=0&y=0&x=0,3&y=0&x=0&y=0,3").fault).toBe("too-small");
});

test("without scripts a button adds a corner and another takes one away", () => {
  const square = "vorm=vrij&x=0&y=0&x=4&y=0&x=4&y=4&x=0&y=4";
  expect(read(`${square}&erbij=1`).typed.at(-1)).toEqual({ x: "0", y: "2" });
  expect(read(`${square}&weg=1`).typed).toHaveLength(3);
  expect(read("vorm=vrij&x=0&y=0&x=4&y=0&x=4&y=4&weg=1").typed).toHaveLength(3);
});

test("the address gives the same garden again", () => {
  const query = new URLSearchParams("vorm=vrij&x=0&y=0&x=4&y=0&x=4&y=4&x=0&y=4&grond=klei&erbij=1");
  const first = readGrassQuery(query);
  const again = readGrassQuery(new URLSearchParams(grassAddress(query, first.typed)));
  expect(again).toEqual(first);
});

test("whatever is typed, nothing breaks", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom("x", "y", "b", "l", "vorm", "ub"), fc.string())), (pairs) => {
      const query = new URLSearchParams([["vorm", "vrij"], ...pairs]);
      const { points, fault, problems } = readGrassQuery(query);
      if (!fault && Object.keys(problems).length === 0) cuttingPlan(points, [2, 4]);
    }),
  );
});

test("every grass of the range can be ordered by plan", async () => {
  const shop = await aFilledShop();
  const goods = await findGrassGoods(shop.db);
  const { points } = read("b=3,5&l=5");
  for (const kind of await listGrass(shop.db)) {
    const plan = cuttingPlan(points, [...new Set(kind.rolls.map(({ width }) => width))]);
    const lines = grassBasket(kind, points, plan, "sand", goods, 4995);
    expect(lines[0]?.byArea, kind.slug).toBe(true);
    expect(lines.length, kind.slug).toBeGreaterThanOrEqual(4);
  }
});
