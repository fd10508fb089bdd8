import { expect, test } from "vitest";
import shelves from "../../../content/season-tips.json" with { type: "json" };
import type { CategoryText } from "../product/product.ts";
import { tipOf } from "./season-tips.server.ts";

const texts: CategoryText = { title: "", description: "", h1: "", intro: "", tip: "Eigen tip", faq: [], body: "" };
const laurel = { slug: "laurierhaag", parent: "haagplanten", group: "hagen", facetSet: "haag" };
const tipsFor = (name: string) => shelves.find((shelf) => shelf.for.includes(name))?.tips ?? [];

test("a tip without months is shown all year", () => {
  expect(tipOf({ ...laurel, texts }, "2026-06-15")).toBe("Eigen tip");
});

test("a tip of a season is shown in its months, and the department's tip in the others", () => {
  const seasonal = { ...laurel, texts: { ...texts, tipMonths: [12, 1] } };
  expect(tipOf(seasonal, "2026-12-01")).toBe("Eigen tip");
  expect(tipOf(seasonal, "2027-01-31")).toBe("Eigen tip");
  expect(tipOf(seasonal, "2026-06-15")).toBe(tipsFor("hagen")[5]);
  expect(tipOf(seasonal, "2026-11-30")).toBe(tipsFor("hagen")[10]);
});

test("the narrowest shelf speaks: the category itself, the one above, its kind of goods, its department", () => {
  const november = { ...texts, tipMonths: [11] };
  const pond = { slug: "vijvers", parent: null, group: "tuin", facetSet: "water" };
  expect(tipOf({ ...pond, texts: november }, "2026-05-01")).toBe(tipsFor("vijvers")[4]);
  const seedling = { slug: "zaai-stek-grond", parent: "potgrond", group: "gazon-grond", facetSet: "grond" };
  expect(tipOf({ ...seedling, texts: november }, "2026-05-01")).toBe(tipsFor("potgrond")[4]);
  const bench = { slug: "tuinbanken", parent: null, group: "tuin", facetSet: "meubel" };
  expect(tipOf({ ...bench, texts: november }, "2026-05-01")).toBe(tipsFor("tuin/meubel")[4]);
  expect(tipOf({ ...laurel, texts: november }, "2026-05-01")).toBe(tipsFor("hagen")[4]);
});
