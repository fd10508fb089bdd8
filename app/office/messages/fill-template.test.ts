import { expect, test } from "vitest";
import { fillTemplate, isUnfilled } from "./fill-template.ts";

const facts = { naam: "An", bestelling: undefined, ik: "Bo" };

test("what is known is filled in, what is not stays to be seen", () => {
  const text = "Dag {naam}, {naam}! Over {bestelling} en {iets}. Groet, {ik}";
  expect(fillTemplate(text, facts)).toBe("Dag An, An! Over {bestelling} en {iets}. Groet, Bo");
  expect(fillTemplate(text, { ...facts, bestelling: "2026-004217" })).toContain("Over 2026-004217");
  expect([isUnfilled(text), isUnfilled(fillTemplate(text, facts)), isUnfilled("Prijs {5}")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("a name with signs of its own is put in as it is", () => {
  expect(fillTemplate("Dag {naam}", { ...facts, naam: "$& {ik}" })).toBe("Dag $& {ik}");
});
