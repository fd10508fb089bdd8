import fs from "node:fs";
import { expect, test } from "vitest";
import { isKnown, wordsOf } from "./spelling.ts";
import { listTexts } from "./texts.ts";

const known = new Set(fs.readFileSync(new URL("./woordenlijst.txt", import.meta.url), "utf8").split("\n"));

test("every word of our prose is spelled as it should be", () => {
  const wrong = new Map<string, string>();
  for (const { name, words } of listTexts())
    for (const word of wordsOf(words)) if (!isKnown(word, known)) wrong.set(word, name);
  expect([...wrong].map(([word, name]) => `${word} in ${name}`)).toEqual([]);
});

test("a slip of the pen is seen, a new compound of known words is not one", () => {
  expect(isKnown("haagplant", known)).toBe(true);
  expect(isKnown("tuinslang", new Set(["tuin", "slang"]))).toBe(true);
  expect(isKnown("krijgne", known)).toBe(false);
  expect(isKnown("hortesnia", known)).toBe(false);
  expect(isKnown("snoiekalender", known)).toBe(false);
});

test("links, settings and addresses are not words", () => {
  expect(wordsOf("Zie [de haag](/haagplanten) voor {{X_CENTS}}: ’s winters, kom-op.")).toEqual([
    "zie",
    "de",
    "haag",
    "voor",
    "s",
    "winters",
    "kom-op",
  ]);
});
