import { expect, test } from "vitest";
import { barcodeOf, readAsked } from "./label.ts";

test("a right EAN becomes bars, a wrong one does not; our own code stands in", () => {
  expect(barcodeOf({ sku: "A-1", ean: "4006381333931" })).toMatchObject({ kind: "ean", text: "4006381333931" });
  expect(barcodeOf({ sku: "A-1", ean: "96385074" })).toMatchObject({ kind: "ean", quiet: [7, 7] });
  expect(barcodeOf({ sku: "A-1", ean: "4006381333932" })).toMatchObject({ kind: "sku", text: "A-1" });
  expect(barcodeOf({ sku: "Ilex–é", ean: null })).toBeUndefined();
});

test("a form is read with its slips: no more than a hundred sheets, and a place that is on the sheet", () => {
  const read = (text: string) => readAsked(new URLSearchParams(text));
  expect(read("n.A-1=3&n.B.2=0&n.C=x&papier=rol&vanaf=9&prijs=ja")).toEqual({
    counts: new Map([["A-1", 3]]),
    paper: "rol",
    from: 1,
    price: true,
  });
  expect(read("n.A=999&n.B=999&n.C=999&vanaf=30")).toEqual({
    counts: new Map([
      ["A", 999],
      ["B", 999],
      ["C", 402],
    ]),
    paper: "vel",
    from: 24,
    price: false,
  });
});
