import { expect, test } from "vitest";
import { findColour } from "../colours.ts";
import { findIntent } from "./intents.ts";
import { phoneticKey } from "../phonetic.ts";
import { findSizes } from "../sizes.ts";
import { addSynonymLine, dutchSynonyms, phraseKey, readSynonyms } from "../synonyms.ts";
import { tokenize } from "../tokenize.ts";

const means = (text: string): string | undefined => {
  const first = findIntent(tokenize(text).map((token) => token.text))?.alternatives[0]?.[0];
  return first && `${first.facet}:${first.values.join("|")}`;
};
const sizes = (text: string) =>
  findSizes(tokenize(text), text).map(({ unit, min, max, bound }) => [unit, min, max, bound]);

test.each([
  ["buksus", "buxus"],
  ["rododendron", "rhododendron"],
  ["taksus", "taxus"],
  ["klematis", "clematis"],
  ["fotinia", "photinia"],
  ["buddleia", "buddleja"],
])("%s sounds like %s", (one, other) => {
  expect(phoneticKey(one)).toBe(phoneticKey(other));
});

test.each([
  ["schaduw", "standplaats:Schaduw"],
  ["schaduwrijke plek", "standplaats:Schaduw"],
  ["wintergroene", "bladhoudend:Wintergroen"],
  ["hond veilig", "huisdierveilig:Ja"],
  ["niet giftig voor katten", "huisdierveilig:Ja"],
  ["snelgroeiende", "groeisnelheid:Zeer snel (60+ cm)|Snel (40-60 cm)"],
  ["bijen", "eigenschap:Bijvriendelijk"],
  ["inheemse", "eigenschap:Inheems"],
  ["in pot", "wortelvorm:In pot"],
  ["bloeit in mei", "bloeimaand:Mei"],
  ["lichtroze", "bloemkleur:Roze"],
  ["niet winterhard", "winterhardheid:Niet winterhard|Beschutten (-5 °C)"],
])("%s means %s", (text, meaning) => {
  expect(means(text)).toBe(meaning);
});

test("a plant name is no intent", () => {
  expect(means("monstera")).toBeUndefined();
});

test("every colour word leads to a facet value", () => {
  expect(findColour("witte")).toBe("Wit");
  expect(findColour("bordeaux")).toBe("Rood");
  expect(findColour("roos")).toBeUndefined();
});

test("sizes are read in all the ways people write them", () => {
  expect(sizes("taxus 80 cm")).toEqual([["cm", 80, 80, "near"]]);
  expect(sizes("taxus 80cm")).toEqual([["cm", 80, 80, "near"]]);
  expect(sizes("beuk 60-80")).toEqual([["", 60, 80, "near"]]);
  expect(sizes("beuk 60 tot 80 cm")).toEqual([["cm", 60, 80, "near"]]);
  expect(sizes("haag 2 meter")).toEqual([["cm", 200, 200, "near"]]);
  expect(sizes("haag tot 1,5 m")).toEqual([["cm", 150, 150, "most"]]);
  expect(sizes("potgrond 40L")).toEqual([["l", 40, 40, "near"]]);
  expect(sizes("kamerplant onder € 10")).toEqual([["eur", 10, 10, "most"]]);
  expect(sizes("roos")).toEqual([]);
});

test("synonyms with an equals sign work both ways, with an arrow one way", () => {
  const synonyms = readSynonyms("heg = haag\nbuxus > japanse hulst | buxusvervanger");
  expect(synonyms.get("heg")?.[0]?.words).toEqual(["haag"]);
  expect(synonyms.has(phraseKey(["haag"]))).toBe(true);
  expect(synonyms.get(phraseKey(["buxus"]))?.map((target) => target.words)).toEqual([
    ["japanse", "hulst"],
    ["buxusvervanger"],
  ]);
  expect(synonyms.has(phraseKey(["japanse", "hulst"]))).toBe(false);
});

test("an empty or broken synonym line does nothing", () => {
  const synonyms = readSynonyms("");
  for (const line of ["=", " > ", "a =", "> b", "x"]) addSynonymLine(synonyms, line);
  expect(synonyms.size).toBe(0);
});

test("the list of the house says nothing twice of itself", () => {
  for (const [key, targets] of dutchSynonyms())
    expect(targets.every((target) => phraseKey(target.words) !== key)).toBe(true);
});

test("word order, kinds of garden and the side of a wall do not matter", () => {
  const meaning = (...words: string[]): string => JSON.stringify(findIntent(words));
  expect(meaning("groen", "blijft")).toBe(meaning("blijft", "groen"));
  expect(meaning("kleine", "achtertuin")).toBe(meaning("kleine", "tuin"));
  expect(meaning("noordkant")).toBe(meaning("noorden"));
  expect(findIntent(["noordmuur"])?.alternatives[0]).toEqual([
    { facet: "groep", values: ["klimplanten"] },
    { facet: "standplaats", values: ["Schaduw"] },
  ]);
  expect(meaning("zon", "zonder")).not.toBe(meaning("zonder", "zon"));
});

test.each([
  ["haag niet hoger dan 1 meter", "most"],
  ["boom die niet hoger wordt dan 4 meter", "most"],
  ["haag hoger dan 2 meter", "least"],
  ["niet duurder dan 20 euro", "most"],
  ["niet kleiner dan 30 cm", "least"],
  ["tot 2 meter", "most"],
  ["hortensia wordt 1 meter", "near"],
])("%s is a limit: %s", (text, bound) => {
  expect(findSizes(tokenize(text), text)[0]?.bound).toBe(bound);
});

test("a colour beside leaf or flower speaks of that part, and under a tree it is dark", () => {
  const first = (...words: string[]) => findIntent(words)?.alternatives[0];
  expect(first("rode", "bladeren")).toEqual([{ facet: "bladkleur", values: ["Rood"] }]);
  expect(first("witbloeiend")).toEqual([{ facet: "bloemkleur", values: ["Wit"] }]);
  const [shade, low] = first("onder", "een", "grote", "boom") ?? [];
  expect(shade).toEqual({ facet: "standplaats", values: ["Schaduw"] });
  expect(low?.facet).toBe("eindhoogte");
  expect(first("op", "zure", "grond")).toEqual([{ facet: "grondsoort", values: ["Zure grond"] }]);
  expect(first("voor", "arme", "grond")).toBeUndefined();
  expect(first("snelst")).toEqual(first("snel"));
});
