import { expect, test } from "vitest";
import { assign, newVisitor, overrideFor, readVisitor, runsOn, settle, writeVisitor } from "./experiments.ts";
import { chiSquare, chiSquareChance } from "./statistics.ts";

const half = {
  key: "mail_cart",
  variants: [
    { key: "A", weight: 1 },
    { key: "B", weight: 1 },
  ],
  pages: [],
};
const uneven = {
  key: "hero",
  variants: [
    { key: "A", weight: 8 },
    { key: "B", weight: 1 },
    { key: "C", weight: 1 },
  ],
  pages: [],
};
const ids = Array.from({ length: 100_000 }, (_, i) => `visitor${i.toString(36)}`);

function count(experiment: typeof half): number[] {
  const seen = new Map<string, number>();
  for (const id of ids) seen.set(assign(experiment, id), (seen.get(assign(experiment, id)) ?? 0) + 1);
  return experiment.variants.map(({ key }) => seen.get(key) ?? 0);
}

test("R19: over 100,000 visitors the split follows the weights (chi-square)", () => {
  for (const experiment of [half, uneven]) {
    const weights = experiment.variants.map(({ weight }) => weight);
    expect(chiSquareChance(chiSquare(count(experiment), weights), weights.length - 1)).toBeGreaterThan(0.01);
  }
});

test("R19: a visitor keeps the same variant, also for random ids", () => {
  for (const id of ids.slice(0, 1000)) expect(assign(half, id)).toBe(assign({ ...half }, id));
});

test("two experiments are thrown apart: being in B of one says nothing of the other", () => {
  const other = { ...half, key: "other" };
  const both = ids.filter((id) => assign(half, id) === "B" && assign(other, id) === "B").length;
  expect(Math.abs(both / ids.length - 0.25)).toBeLessThan(0.006);
});

test("what was decided is kept in the cookie, even when the weights change", () => {
  const visitor = settle(newVisitor(), [half], 1_763_180_000);
  const again = readVisitor(`x=1; ${writeVisitor(visitor, false).split(";")[0]}`);
  expect(again).toEqual(visitor);
  const kept = visitor.assigned.mail_cart?.variant;
  const turned = { ...half, variants: half.variants.map((one) => ({ ...one, weight: one.key === kept ? 0 : 1 })) };
  expect(settle(visitor, [turned], 1_763_190_000).assigned.mail_cart?.variant).toBe(kept);
});

test("the kill switch: what no longer runs is forgotten", () => {
  expect(settle(settle(newVisitor(), [half], 1), [], 2).assigned).toEqual({});
});

test("an override asks for one variant by its letter, anything else is ignored", () => {
  expect(overrideFor("mail_cart", "?exp_mail_cart=B")).toBe("B");
  expect(overrideFor("mail_cart", "?exp_mail_cart=<script>")).toBeUndefined();
  expect(overrideFor("mail_cart", "?exp_other=B")).toBeUndefined();
});

test("an experiment may be bound to some pages", () => {
  expect(runsOn({ ...half, pages: ["/p"] }, "/p/klimop")).toBe(true);
  expect(runsOn({ ...half, pages: ["/p"] }, "/potten")).toBe(false);
  expect(runsOn(half, "/overal")).toBe(true);
});

test("a meddled cookie is no visitor", () => {
  expect(readVisitor("bezoek=../../x")).toBeUndefined();
  expect(readVisitor(`bezoek=${"a".repeat(20)}~drop table.B.1`)?.assigned).toEqual({});
});
