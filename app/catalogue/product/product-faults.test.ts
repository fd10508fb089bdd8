import { expect, test } from "vitest";
import { tiersOf } from "../rules.ts";
import type { Product, Variant } from "./product.ts";
import { productFaults } from "./product-faults.ts";
import { readRange } from "../range-file/range.server.ts";

function faultsWith(size: Partial<Variant>, more: Partial<Product> = {}): string[] {
  const laurel = readRange().find(({ slug }) => slug === "laurier-novita");
  if (!laurel) throw new Error("no laurel");
  const variants = laurel.variants.map((one, at) => (at === 1 ? { ...one, ...size } : one));
  return productFaults({ ...laurel, variants, ...more }).map(({ size: at, fault }) => `${at ?? "-"} ${fault}`);
}

test("the whole starting range can be offered as it is", () => {
  expect(readRange().flatMap(productFaults)).toEqual([]);
});

test("a parcel holds no more than its class takes", () => {
  expect(faultsWith({ delivery: "pakket", weightG: 23_000, heightMax: 175 })).toEqual([]);
  expect(faultsWith({ delivery: "pakket", weightG: 23_001, heightMax: 176 })).toEqual([
    "1 weightG 23001 is te zwaar voor pakket: hoogstens 23000",
    "1 heightMax 176 is te lang voor pakket: hoogstens 175",
  ]);
  expect(faultsWith({ delivery: "pallet", weightG: 900_000, heightMax: 600 })).toEqual([]);
  expect(faultsWith({ delivery: "postduif" as never })).toEqual([
    "1 delivery moet brievenbus, pakket, pakket-xl of pallet zijn",
  ]);
});

test("a season is two days that every year has", () => {
  expect(faultsWith({ season: ["10-15", "04-15"] })).toEqual([]);
  for (const day of ["13-01", "02-30", "02-29", "1-5", "10-15x", ""])
    expect(faultsWith({ season: ["10-15", day] }), day).toEqual([
      `1 season 10-15 tot ${day} klopt niet: schrijf twee dagen als MM-DD, zoals 10-15`,
    ]);
});

test("a staircase or a warning that nobody wrote is no staircase and no warning", () => {
  expect(faultsWith({}, { tiers: "hagen" })).toEqual([
    "- tiers hagen bestaat niet: kies haag, vaste-planten, struiken, bollen of kerst-zakelijk",
  ]);
  expect(faultsWith({}, { warnings: ["giftig", "gevaar"] })).toEqual(["- warnings: gevaar bestaat niet"]);
  expect(faultsWith({ sku: "HG05-P60" })).toEqual(["1 sku HG05-P60 staat twee keer in dit product"]);
});

test("nothing is divided by zero, no height is upside down, and what was pasted by mistake is too long", () => {
  expect(faultsWith({ unit: { amount: 0, of: "l" }, perMetre: { single: 0, double: null } })).toEqual([
    "1 unit moet meer dan nul zijn",
    "1 perMetre moet meer dan nul zijn",
  ]);
  expect(faultsWith({ heightMin: 90, heightMax: 80 })).toEqual(["1 heightMin 90 is meer dan heightMax 80"]);
  const long = "x".repeat(10_001);
  expect(faultsWith({ label: long, pot: long, place: long }, { name: long })).toEqual([
    "- name is te lang: hoogstens 120 tekens",
    "1 label is te lang: hoogstens 120 tekens",
    "1 pot is te lang: hoogstens 40 tekens",
    "1 place is te lang: hoogstens 60 tekens",
  ]);
  const texts = { summary: "", description: long, care: [long], goodToKnow: "", searchWords: Array(101).fill("haag") };
  expect(faultsWith({}, { texts })).toEqual([
    "- description is te lang: hoogstens 10000 tekens",
    "- care is te lang: hoogstens 500 tekens",
    "- searchWords is te veel: hoogstens 100",
  ]);
});

test("a staircase that only every object knows is no staircase", () => {
  expect(tiersOf("constructor")).toEqual([]);
});
