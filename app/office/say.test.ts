import { expect, test } from "vitest";
import {
  gradeOf,
  readEuros,
  sayCount,
  sayEuros,
  sayMoment,
  sayPoints,
  sayShare,
  sayShortDay,
  sayVital,
} from "./say.ts";

test("figures read as Dutch", () => {
  expect(sayShare(0.1254)).toBe("12,5%");
  expect([sayPoints(0.012), sayPoints(-0.004)]).toEqual(["+1,2", "−0,4"]);
  expect(sayEuros(1_234_567)).toBe("€\u00a012.346");
  expect(sayShortDay("2026-11-05")).toBe("5-11");
  expect(sayMoment(new Date("2026-03-29T22:30:00Z"))).toBe("30 mrt 2026, 00.30 uur");
  expect([sayVital("LCP", 1_840_000), sayVital("INP", 96_000), sayVital("CLS", 20)]).toEqual([
    "1,8 s",
    "96 ms",
    "0,02",
  ]);
  expect([sayCount(2.5), sayCount(1500)]).toEqual(["2,5", "1.500"]);
});

test("a vital is good, fair or slow", () => {
  expect([2_400_000, 3_000_000, 5_000_000].map((value) => gradeOf(value, [2_500_000, 4_000_000]))).toEqual([
    "good",
    "fair",
    "poor",
  ]);
});

test("amounts as people type them", () => {
  expect(["12,50", "€ 12.5", "12", " 0,05 "].map(readEuros)).toEqual([1250, 1250, 1200, 5]);
  expect(["1.295,00", "€ 1.295,-", "12,–", "999.999,99"].map(readEuros)).toEqual([129_500, 129_500, 1200, 99_999_999]);
  expect(["", "twaalf", "12,505", "-3", "1e3", "1.000", "1.00,00"].map(readEuros)).toEqual(Array(7).fill(undefined));
});
