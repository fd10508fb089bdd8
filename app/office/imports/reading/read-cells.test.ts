import fc from "fast-check";
import { expect, test } from "vitest";
import { importFaults as say } from "#texts/office/range/imports.ts";
import { guessMapping, headKey, isFull, mappingFault } from "../columns.ts";
import { readAmount } from "./read-amount.ts";
import { readRow } from "./read-cells.ts";

test("the names suppliers give their columns are known, and a list in cents says so", () => {
  expect(guessMapping(["Artikelnummer", "Omschrijving", "EAN-code", "Adviesprijs", "Voorraad"])).toEqual({
    columns: { sku: 0, ean: 2, price: 3, stock: 4 },
    unit: "euro",
  });
  expect(guessMapping(["sku", "priceCents", "wasCents", "stock"]).unit).toBe("cent");
  expect(mappingFault(guessMapping(["Naam", "Kleur"]))).toBe("key");
  expect(mappingFault(guessMapping(["EAN", "Kleur"]))).toBe("values");
  expect(mappingFault({ columns: { sku: 0, price: 1, was: 1 }, unit: "euro" })).toBe("twice");
  expect(headKey(["EAN-code ", "Prijs"])).toBe(headKey(["ean code", "PRIJS"]));
  expect([isFull(["slug", "name", "sku", "stock"]), isFull(["sku", "name"])]).toEqual([true, false]);
});

test("an amount is read as people and programs write it, and what could be two amounts is asked", () => {
  const euros = [
    "6,95",
    "€ 6.95",
    "EUR 6,95",
    "6,95 €",
    "7",
    "7,-",
    "1.234,50",
    "1,234.50",
    "1 234,5",
    "6.9583",
    "0,125",
  ];
  expect(euros.map((text) => readAmount(text, "euro"))).toEqual([
    695, 695, 695, 695, 700, 700, 123450, 123450, 123450, 696, 13,
  ]);
  expect(["1.234", "6,950"].map((text) => readAmount(text, "euro"))).toEqual(["unsure", "unsure"]);
  expect(["", "-1", "6,9,5", "gratis", "1e3", "0x10"].map((text) => readAmount(text, "euro"))).toEqual(
    Array.from({ length: 6 }, () => "amount"),
  );
  expect(["695", "695.0", "6,95"].map((text) => readAmount(text, "cent"))).toEqual([695, 695, "cents"]);
  expect(readAmount("99999999999", "euro")).toBe("much");
});

test("every amount a shop writes comes back as the same cents, with a comma, a dot and thousands", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
      const [whole, rest] = [String(Math.trunc(cents / 100)), String(cents % 100).padStart(2, "0")];
      const dotted = whole.replaceAll(/\B(?=(\d{3})+$)/g, ".");
      for (const text of [`${whole},${rest}`, `€ ${whole}.${rest}`, `${dotted},${rest}`])
        expect(readAmount(text, "euro")).toBe(cents);
      expect(readAmount(String(cents), "cent")).toBe(cents);
    }),
  );
});

test("a row says what it wants; what is empty stays as it is, and each fault is named", () => {
  const mapping = { columns: { sku: 0, ean: 1, price: 2, was: 3, stock: 4, place: 5 }, unit: "euro" } as const;
  const read = (...cells: string[]) => readRow(cells, mapping, say);
  expect(read(" A-1 ", "", "6,95", "0", "12,00", "'=Kas 2")).toEqual({
    sku: "A-1",
    ean: "",
    wanted: { priceCents: 695, wasCents: null, stock: 12, place: "=Kas 2" },
    faults: [],
  });
  expect(read("A-1")).toMatchObject({ wanted: {}, faults: [] });
  expect(read("", "871 0000 000017")).toMatchObject({ ean: "8710000000017" });
  expect(read("", "", "0", "veel", "1.000", "x".repeat(61)).faults).toEqual([
    say.key,
    say.zero,
    say.amount(say.fields.was, "veel"),
    say.pieces("1.000"),
    say.place,
  ]);
});
