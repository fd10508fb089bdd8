import fc from "fast-check";
import { expect, test } from "vitest";
import { changeBy } from "#catalogue/price/change-by.ts";
import { readSeason, saySeason } from "./season.ts";
import { fieldName, fromGrid, money, readGrid, seenText, toGrid } from "./grid.ts";

const say = { price: "prijs?", stock: "heel getal?", season: "seizoen?", sale: (price: string) => `onder ${price}` };
const seen = { sku: "A-1", priceCents: 1095, saleCents: null, stock: 4, season: null };
const row = (prijs: string, actie: string, voorraad: string, sku = "A-1") => ({
  [fieldName("gezien", sku)]: seenText({ ...seen, sku }),
  [fieldName("prijs", sku)]: prijs,
  [fieldName("actie", sku)]: actie,
  [fieldName("voorraad", sku)]: voorraad,
});

test("only what differs from what the page showed is a change, in two rows too", () => {
  expect(readGrid(row("10,95", "", "4"), say)).toEqual({ changes: [], errors: {} });
  const two = readGrid({ ...row("11,45", "", "4"), ...row("10.95", "9,95", "27", "B.2") }, say);
  expect(two.errors).toEqual({});
  expect(two.changes.map(({ wanted }) => wanted)).toEqual([
    { sku: "A-1", priceCents: 1145, saleCents: null, stock: 4, season: null },
    { sku: "B.2", priceCents: 1095, saleCents: 995, stock: 27, season: null },
  ]);
});

test("a sale is below the price, an amount is an amount and stock is whole", () => {
  expect(readGrid(row("10,95", "10,95", "4"), say).errors).toEqual({ "actie.A-1": ["onder € 10,95"] });
  expect(readGrid(row("tien", "", "2,5"), say).errors).toEqual({
    "prijs.A-1": ["prijs?"],
    "voorraad.A-1": ["heel getal?"],
  });
  expect(readGrid(row("0", "", "4"), say).errors).toEqual({ "prijs.A-1": ["prijs?"] });
});

test("a grid's size and a stored size are the same thing said twice", () => {
  const stored = fc.record({
    sku: fc.constant("A"),
    priceCents: fc.integer({ min: 1, max: 99_999 }),
    wasCents: fc.option(fc.integer({ min: 1, max: 99_999 })),
    stock: fc.nat(),
  });
  fc.assert(
    fc.property(stored, (size) => {
      expect(fromGrid(toGrid(size))).toEqual({ ...size });
    }),
  );
});

test("percentages round as shops write prices", () => {
  expect([changeBy(1095, 5, "5"), changeBy(1095, 5, "95"), changeBy(1095, -10, "1"), changeBy(60, -50, "95")]).toEqual([
    1150, 1195, 986, 30,
  ]);
  expect([changeBy(60, 10, "95"), changeBy(3, -10, "5"), changeBy(120, 10, "95"), changeBy(1, -90, "1")]).toEqual([
    95, 3, 132, 1,
  ]);
  expect([money(1095), money(5), money(null)]).toEqual(["10,95", "0,05", ""]);
});

test("a season is read as people write it, and is two days that every year has", () => {
  for (const text of ["15-10 t/m 15-04", "15/10 tot 15/4", "15-10 – 15-4"])
    expect(readSeason(text)).toEqual(["10-15", "04-15"]);
  expect([readSeason(""), readSeason("29-02 t/m 01-05"), readSeason("winter")]).toEqual([null, undefined, undefined]);
  expect(saySeason(["10-15", "04-15"])).toBe("15-10 t/m 15-04");
  const typed = { ...row("10,95", "", "4"), [fieldName("seizoen", "A-1")]: "winter" };
  expect(readGrid(typed, say).errors).toEqual({ "seizoen.A-1": ["seizoen?"] });
});

test("a column that was not shown is as it was, and a size left to a colleague is left alone", () => {
  const { "voorraad.A-1": _stock, ...two } = row("11,45", "", "4");
  expect(readGrid(two, say).changes.map(({ wanted }) => wanted)).toEqual([{ ...seen, priceCents: 1145 }]);
  expect(readGrid({ ...two, "kies.A-1": "hun" }, say)).toEqual({ changes: [], errors: {} });
});
