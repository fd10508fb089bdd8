import { expect, test } from "vitest";
import { cleanText, fold } from "./fold.ts";
import { tokenize } from "./tokenize.ts";

const words = (text: string): string[] => tokenize(text).map((token) => token.text);

test("case and accents fall away", () => {
  expect(fold("Volièregaas ÜBER Aloë Königin")).toBe("volieregaas uber aloe konigin");
  expect(words("Tête-à-tête")).toEqual(["tete", "a", "tete"]);
});

test("an apostrophe belongs to its word", () => {
  expect(words("Hortensia's en ‘Wim’s Red’")).toEqual(["hortensias", "en", "wims", "red"]);
});

test("a size stuck to its unit is two words, a pot code is one", () => {
  expect(words("taxus 80cm C3 1,5 L 40x40x40")).toEqual(["taxus", "80", "cm", "c3", "1.5", "l", "40", "40", "40"]);
});

test("cultivars in quotes are literal, with apostrophes inside", () => {
  const tokens = tokenize("Rododendron wit 'Cunningham's White' 40 cm");
  expect(tokens.filter((token) => token.literal).map((token) => token.text)).toEqual(["cunninghams", "white"]);
});

test("places point into the original text", () => {
  const text = "Mooie ‘Café au Lait’, 1 st";
  for (const token of tokenize(text)) expect(fold(text.slice(token.start, token.end))).toBe(token.text);
});

test("a hanging hyphen marks half a compound", () => {
  expect(tokenize("Hortensia- en rododendrongrond").map((token) => token.dangling)).toEqual([true, false, false]);
});

test("control characters become spaces", () => {
  expect(words(cleanText("roos\u0000\u0007wit\u200bblauw\n"))).toEqual(["roos", "wit", "blauw"]);
});
