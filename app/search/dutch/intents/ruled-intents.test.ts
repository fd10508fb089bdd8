import { expect, test } from "vitest";
import { findColour } from "../colours.ts";
import { findAbsent, findIntent, findIntentBegun } from "./intents.ts";
import { dutchSynonyms, synonymBegun } from "../synonyms.ts";
import { tokenize } from "../tokenize.ts";

const wish = (text: string) => findIntent(tokenize(text).map((token) => token.text));
const first = (text: string) => wish(text)?.alternatives[0]?.[0];

test("the words of a wish may stand in any order, but not turned round or for somebody else", () => {
  expect(wish("water in de vijver is groen")).toEqual(wish("groen water vijver"));
  expect(wish("bladeren van het gazon halen")).toEqual(wish("bladeren opruimen"));
  expect(wish("plantje voor zieke")).not.toEqual(wish("zieke plant"));
});

test.each([
  "niet giftig voor paarden",
  "niet giftig is voor kippen",
  "veilig voor mijn kat",
  "ongiftig voor kinderen",
  "geen gif voor honden",
])("%s asks for what is safe", (text) => {
  expect(first(text)).toEqual({ facet: "huisdierveilig", values: ["Ja"] });
});

test("a month beside a deed says when to do it, alone when it blooms", () => {
  expect(first("in maart zaaien")).toEqual({ facet: "zaaitijd", values: ["Mrt-apr"] });
  expect(first("oogsten in september")).toEqual({ facet: "oogsttijd", values: ["Sep-okt"] });
  expect(first("november planten")).toEqual({ facet: "planttijd", values: ["Najaar"] });
  expect(first("november")).toEqual({ facet: "bloeimaand", values: ["November"] });
  expect(wish("planten in november")).toBeUndefined();
});

test.each([
  ["zachtgele", "Geel"],
  ["abrikooskleurige", "Oranje"],
  ["blauwgrijs", "Grijs"],
  ["roestkleurig", "Cortenstaal"],
  ["zonnebloem", undefined],
])("%s is %s", (word, colour) => {
  expect(findColour(word)).toBe(colour);
});

test("a spot in the shade is in the shade", () => {
  expect(first("schaduwplekje")).toEqual(first("schaduw"));
  expect(first("zonnekant")).toEqual(first("zon"));
});

test("an unfinished word is finished, no word is added", () => {
  expect(findIntentBegun(["kamerpl"])?.alternatives[0]?.[0]?.values).toEqual(["kamerplanten"]);
  expect(findIntentBegun(["horten"])).toBeUndefined();
  expect(synonymBegun(dutchSynonyms(), ["japanse", "an"])?.[0]?.words).toEqual(["herfstanemoon"]);
  expect(synonymBegun(dutchSynonyms(), ["japan"])).toBeUndefined();
});

test("what nobody sells has a place to look", () => {
  expect(findAbsent(["agapanthus"])?.alternatives[0]?.[0]?.values).toEqual(["vaste-planten"]);
  expect(findAbsent(["lavendel"])).toBeUndefined();
});
