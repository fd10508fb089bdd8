import { expect, test } from "vitest";
import { eanBars } from "./ean-bars.ts";

/** Bars as ones and gaps as noughts, as the standard draws them. */
const modules = (code: string): string =>
  eanBars(code)
    .map((width, at) => (at % 2 === 0 ? "1" : "0").repeat(width))
    .join("");

test("thirteen digits are ninety-five modules, as the standard writes each digit", () => {
  // 4006381333931: a four in front writes the left half in the sets A B A A B B.
  const left = "0001101 0100111 0101111 0111101 0001001 0110011".split(" ");
  const right = "1000010 1000010 1000010 1110100 1000010 1100110".split(" ");
  expect(modules("4006381333931")).toBe(["101", ...left, "01010", ...right, "101"].join(""));
  expect(modules("4006381333931")).toHaveLength(95);
});

test("eight digits are sixty-seven modules, all of the left half in set A", () => {
  const left = "0001011 0101111 0111101 0110111".split(" ");
  const right = "1001110 1110010 1000100 1011100".split(" ");
  expect(modules("96385074")).toBe(["101", ...left, "01010", ...right, "101"].join(""));
  expect(modules("96385074")).toHaveLength(67);
});

test("what is no EAN has no bars", () => {
  for (const wrong of ["", "123", "40063813339311", "400638133393x"]) expect(() => eanBars(wrong)).toThrow(/EAN/);
});
