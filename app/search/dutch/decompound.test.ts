import { expect, test } from "vitest";
import { Decompounder } from "./decompound.ts";

const decompounder = new Decompounder(["hortensia", "magnolia", "sansevieria"]);
const parts = (word: string): string[] => decompounder.split(word).map((part) => part.text);
const head = (word: string): string | undefined => decompounder.split(word).find((part) => part.head)?.text;

test.each([
  ["haagplant", ["haag", "plant"]],
  ["beukenhaag", ["beuken", "haag"]],
  ["tuinslang", ["tuin", "slang"]],
  ["rozenmest", ["rozen", "mest"]],
  ["kamerplantengrond", ["kamerplanten", "grond"]],
  ["klimhortensia", ["klim", "hortensia"]],
  ["winterheide", ["winter", "heide"]],
])("%s falls apart", (word, expected) => {
  expect(parts(word)).toEqual(expected);
});

test("the last part says what it is", () => {
  expect(head("tuinslang")).toBe("slang");
  expect(head("slanghaspel")).not.toBe("slang");
});

test("an unknown first half does not hide what it is", () => {
  expect(head("boerenhortensia")).toBe("hortensia");
});

test("a misleading compound has no head: a kerstroos is no roos", () => {
  for (const word of ["kerstroos", "maagdenpalm", "haagbeuk", "olijfwilg"]) expect(head(word)).toBeUndefined();
});

test("parts know their place in the word", () => {
  for (const part of decompounder.split("vlinderstruik"))
    expect("vlinderstruik".slice(part.start).startsWith(part.text)).toBe(true);
});

test("words with digits and short words are never split", () => {
  expect(parts("c10plant")).toEqual([]);
  expect(parts("roos")).toEqual([]);
});
