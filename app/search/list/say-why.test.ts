import { expect, test } from "vitest";
import facetFile from "../../../range/facets.json" with { type: "json" };
import { sayWhy } from "./say-why.ts";

const met = (facet: string, matched: string) => ({ word: matched, kind: "facet" as const, facet, matched });

test("why something was found is said in words, and never as yes", () => {
  expect(sayWhy([met("huisdierveilig", "Ja"), met("bloeimaand", "Februari"), met("standplaats", "Schaduw")])).toBe(
    "veilig voor huisdieren, bloeit in februari, kan in de schaduw",
  );
  expect(sayWhy([{ word: "tot 30 euro", kind: "size", matched: "tot 30 euro" }])).toBe("tot 30 euro");
  const toggles = Object.entries(facetFile.facets).filter(([, { widget }]) => widget === "toggle");
  expect(toggles.length).toBeGreaterThan(3);
  for (const [name] of toggles) expect([name, sayWhy([met(name, "Ja")])]).not.toEqual([name, "ja"]);
});
