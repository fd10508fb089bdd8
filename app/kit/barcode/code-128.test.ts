import { expect, test } from "vitest";
import { code128 } from "./code-128.ts";

test("every sign is eleven modules wide, the stop thirteen, and no two signs look alike", () => {
  const seen = new Set<string>();
  for (let code = 32; code < 127; code++) {
    const widths = code128(String.fromCharCode(code));
    expect(widths.reduce((sum, one) => sum + one)).toBe(11 * 3 + 13);
    seen.add(widths.slice(6, 12).join(""));
  }
  expect(seen.size).toBe(95);
});

test("a known text has the check sign of the standard, and what cannot be written is refused", () => {
  // "PJJ123C" is 54 in set A, so 55 in set B, whose bars are 311321.
  expect(code128("PJJ123C").slice(-13, -7).join("")).toBe("311321");
  expect(() => code128("é")).toThrow(/barcode/);
});
