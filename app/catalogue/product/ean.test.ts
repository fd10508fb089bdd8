import { expect, test } from "vitest";
import { eanOf, isEan } from "./ean.ts";

test("a barcode has eight or thirteen digits, and the last follows from the others", () => {
  expect(["8718036012340", "4006381333931", "96385074"].map(isEan)).toEqual([false, true, true]);
  expect(["4006381333932", "400638133393", "40063813339311", "", "abc"].filter(isEan)).toEqual([]);
});

test("a size without a barcode has none", () => {
  expect([eanOf({ extra: { ean: "96385074" } }), eanOf({ extra: {} }), eanOf({ extra: { ean: "" } })]).toEqual([
    "96385074",
    null,
    null,
  ]);
});
