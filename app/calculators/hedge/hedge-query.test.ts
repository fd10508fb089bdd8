import { expect, test } from "vitest";
import { layOut } from "./hedge-layout.ts";
import { readHedgeQuery } from "./hedge-query.ts";

const read = (query: string) => readHedgeQuery(new URLSearchParams(query));

test("a gate lies in the middle until somebody says where it begins", () => {
  expect(read("vorm=recht&a=8&poort-a=1").sides[0]?.opening).toEqual({ widthCm: 100, fromCm: 350 });
  expect(read("vorm=recht&a=8&poort-a=1&vanaf-a=1,5").sides[0]?.opening).toEqual({ widthCm: 100, fromCm: 150 });
  expect(read("vorm=recht&a=8&poort-a=1&vanaf-a=0").sides[0]?.opening).toEqual({ widthCm: 100, fromCm: 0 });
  expect(read("vorm=recht&a=8&poort-a=1&vanaf-a=7").sides[0]?.opening).toEqual({ widthCm: 100, fromCm: 700 });
});

test.each([
  ["vanaf-a=7,1", "past-the-end"],
  ["vanaf-a=-1", "too-small"],
  ["vanaf-a=ver", "no-number"],
  ["vanaf-a=10000", "too-long"],
])("%s is answered with %s, and the gate stays in the middle", (query, problem) => {
  const { problems, sides } = read(`vorm=recht&a=8&poort-a=1&${query}`);
  expect(problems["vanaf-a"]).toBe(problem);
  expect(sides[0]?.opening?.fromCm).toBe(350);
});

test("no plant stands in a gate, wherever it begins, and none is lost", () => {
  for (const from of [0, 0.5, 2, 3.3, 7]) {
    const { sides } = read(`vorm=recht&a=8&poort-a=1&vanaf-a=${String(from).replace(".", ",")}`);
    const { plants, openings } = layOut(sides, 35, "single");
    const gate = openings[0];
    expect([gate?.fromCm, gate?.from.x, gate?.to.x]).toEqual([from * 100, from * 100, from * 100 + 100]);
    expect(plants).toHaveLength(35);
    expect(plants.filter(({ x }) => x > from * 100 + 0.1 && x < from * 100 + 99.9)).toEqual([]);
  }
});
