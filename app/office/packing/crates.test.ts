import { expect, test } from "vitest";
import { fillCrates, letterOf } from "./crates.ts";

test("crates are lettered on past the end of the alphabet", () => {
  expect([0, 3, 25, 26, 51, 52].map(letterOf)).toEqual(["A", "D", "Z", "AA", "AZ", "BA"]);
});

test("too few fill the first crates, and what is left over is nothing", () => {
  const needs = [
    { order: "a", needed: 3 },
    { order: "b", needed: 4 },
    { order: "c", needed: 1 },
  ];
  expect(fillCrates(needs, 5).map(({ collected }) => collected)).toEqual([3, 2, 0]);
  expect(fillCrates(needs, 99).map(({ collected }) => collected)).toEqual([3, 4, 1]);
});
