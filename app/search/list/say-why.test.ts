import { expect, test } from "vitest";
import facetFile from "../../../range/facets.json" with { type: "json" };
import type { Reason } from "../search-engine.ts";
import { sayFilter, sayWhy, whyAll } from "./say-why.ts";

const hit = (name: string, reason: Omit<Reason, "word">) => ({
  objectID: name,
  slug: name,
  name,
  _highlightResult: {},
  _snippetResult: {},
  _why: [{ word: "x", ...reason }],
});
const met = (facet: string, matched: string) => ({ word: matched, kind: "facet" as const, facet, matched });

test("why something was found is said in words, and never as yes", () => {
  expect(sayWhy([met("huisdierveilig", "Ja"), met("bloeimaand", "Februari"), met("standplaats", "Schaduw")])).toBe(
    "veilig voor huisdieren, bloeit in februari, kan in de schaduw",
  );
  expect(sayWhy([{ word: "tot 30 euro", kind: "size", matched: "tot 30 euro" }])).toBe("tot 30 euro");
  const toggles = Object.entries(facetFile.facets).filter(([, { widget }]) => widget === "toggle");
  expect(toggles.length).toBeGreaterThan(3);
  for (const [name] of [...toggles, ["nieuw"]] as const)
    expect([name, sayWhy([met(name!, "Ja")])]).not.toEqual([name, ""]);
  expect(sayWhy([met("onbekend", "Ja")])).toBe("");
});

test("every value of a list is said in words: no short months, no hyphen between numbers, no brackets", () => {
  const said = Object.entries(facetFile.facets).flatMap(([name, { widget, values }]) =>
    widget === "list" && Array.isArray(values) ? values.map((value) => sayWhy([met(name, String(value))])) : [],
  );
  expect(said.filter((words) => /\d-\d|\b(jan|feb|mrt|apr|jun|jul|aug|sep|okt|nov)\b|[()]/.test(words))).toEqual([]);
  expect(sayWhy([met("zaaitijd", "Mrt-apr"), met("oogsttijd", "Nov-mrt"), met("planttijd", "Voorjaar")])).toBe(
    "te zaaien in maart of april, te oogsten in november tot maart, te planten in het voorjaar",
  );
});

test("a filter to press says what it is about, and a word of ours that a hit does not show is no reason", () => {
  expect(sayFilter("huisdierveilig", "Ja")).toBe("Veilig voor huisdieren");
  expect(sayFilter("nieuw", "Ja")).toBe("Nieuw in de winkel");
  expect(sayFilter("bloemkleur", "Wit")).toBe("Wit");
  expect(
    whyAll({
      hits: [
        hit("Hortensia ‘Annabelle’", { kind: "synonym", matched: "hortensia" }),
        hit("Bats met lange steel", { kind: "synonym", matched: "spade" }),
      ],
    }),
  ).toEqual({
    "Hortensia ‘Annabelle’": "Past bij: hortensia",
  });
  expect(
    whyAll({
      hits: [
        hit("Japanse hulst", { kind: "size", matched: "max 1 meter hoog" }),
        hit("Taxus", { kind: "facet", facet: "eindhoogte", matched: "2-4 m" }),
      ],
    }),
  ).toEqual({ "Japanse hulst": "Past bij: max 1 meter hoog" });
  expect(sayWhy([{ word: "2 meter hoge", kind: "size", matched: "2 meter hoge" }])).toBe("2 meter hoog");
});
