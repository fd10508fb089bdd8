import { expect, test } from "vitest";
import { MOST_METRES, plantsAlong, readMetres } from "./metres.ts";

test("a length is read as people write it, and only a length", () => {
  expect(readMetres("12")).toEqual({ ok: true, metres: 12 });
  expect(readMetres(" 12,5 ")).toEqual({ ok: true, metres: 12.5 });
  expect(readMetres("12,")).toEqual({ ok: true, metres: 12 });
  expect(readMetres("")).toEqual({ ok: false, reason: "empty" });
  for (const wrong of ["-4", "0", "0,0", "4-5", "tien", "1.000,5", "1e3", "."])
    expect([wrong, readMetres(wrong)]).toEqual([wrong, { ok: false, reason: "wrong" }]);
});

test("no hedge here is longer than half a kilometre", () => {
  expect(readMetres(String(MOST_METRES))).toEqual({ ok: true, metres: 500 });
  for (const long of ["500,1", "99999", "9".repeat(400)])
    expect(readMetres(long)).toEqual({ ok: false, reason: "too-long" });
});

test("plants are rounded up, without the dust of decimals", () => {
  expect(plantsAlong(12, 2.5)).toBe(30);
  expect(plantsAlong(1.1, 3)).toBe(4);
  expect(plantsAlong(1.4, 5)).toBe(7);
});
