import fc from "fast-check";
import { expect, test } from "vitest";
import { cutArea, readCut, sayCut, writeCut } from "./cut.ts";

test("a plan is written one way, longest first, and said in words", () => {
  expect(writeCut(4, [310, 420, 420])).toBe("4.420x2.310");
  expect(sayCut("4.420x2.310")).toBe("op maat: 2 × 4,20 m en 3,10 m, rol 4 m");
  expect(sayCut("2.500")).toBe("op maat: 5,00 m, rol 2 m");
  expect(sayCut("")).toBe("");
});

test.each([
  ["3.420", "no such roll"],
  ["4.425", "not a step of 10 cm"],
  ["4.2510", "longer than the roll"],
  ["4.310.420", "another way of writing the same"],
  ["4.420.420", "a length twice"],
  ["4", "nothing to cut"],
  ["4.420x0", "none of them"],
  ["4.2500x999.2490x999", "more than a shop has"],
  ["4.420<b>", "no cut at all"],
])("%s is refused: %s", (written) => {
  expect(readCut(written)).toBeUndefined();
});

test("the m² that are paid always cover what is cut", () => {
  const lengths = fc.array(fc.integer({ min: 2, max: 250 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.constantFrom(2 as const, 4 as const), lengths, (width, tens) => {
      const cm = tens.map((ten) => ten * 10);
      const cut = readCut(writeCut(width, cm));
      expect(cut).toBeDefined();
      const exact = (cm.reduce((sum, one) => sum + one, 0) * width) / 100;
      const paid = cut ? cutArea(cut) : 0;
      expect(paid).toBeGreaterThanOrEqual(exact - 1e-6);
      expect(paid).toBeLessThan(exact + 1);
    }),
  );
});
