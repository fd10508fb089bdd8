import fc from "fast-check";
import { expect, test } from "vitest";
import { countPath, plainCode, readCount, worthOf } from "./count.ts";

test("a difference moves what is free to sell, and what is missing beyond that is missing for orders", () => {
  expect(worthOf({ counted: 8, expected: 10, stock: 6 })).toEqual({ by: -2, short: 0 });
  expect(worthOf({ counted: 12, expected: 10, stock: 6 })).toEqual({ by: 2, short: 0 });
  expect(worthOf({ counted: 3, expected: 10, stock: 6 })).toEqual({ by: -6, short: 1 });
  expect(worthOf({ counted: 10, expected: 10, stock: 0 })).toEqual({ by: 0, short: 0 });
});

test("stock never falls below nothing, and difference and shortage add up", () => {
  const it = fc.record({ counted: fc.nat(999), expected: fc.nat(999), stock: fc.nat(999) });
  fc.assert(
    fc.property(it, (one) => {
      const { by, short } = worthOf(one);
      expect(one.stock + by).toBeGreaterThanOrEqual(0);
      expect(short).toBeGreaterThanOrEqual(0);
      expect(by - short).toBe(one.counted - one.expected);
    }),
  );
});

test("a count is a whole number, and a code is read as scanners give it", () => {
  expect(["8", " 12 ", "0", "-1", "2,5", "", "acht"].map(readCount)).toEqual([8, 12, 0, ...Array(4)]);
  expect([plainCode(" ba04-p100 "), plainCode("036000291452"), plainCode("96385074")]).toEqual([
    "BA04-P100",
    "0036000291452",
    "96385074",
  ]);
  expect(countPath({ vak: "Kas 2, bed 4", code: "", gedaan: 3 })).toBe(
    "/kantoor/assortiment/tellen?vak=Kas+2%2C+bed+4&gedaan=3",
  );
});
