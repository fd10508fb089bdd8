import { expect, test } from "vitest";
import { readRange } from "#catalogue/range-file/range.server.ts";
import type { Product } from "#catalogue/product/product.ts";
import { checksOf } from "./checks.ts";

const laurel = (changes: Partial<Product> = {}): Product => {
  const found = readRange().find(({ slug }) => slug === "laurier-novita");
  if (!found) throw new Error("no laurel");
  return { ...found, ...changes };
};
const titles = (product: Product, tone: string) =>
  checksOf(product, { [product.variants[0]?.sku ?? ""]: 795 }, {})
    .filter((check) => check.tone === tone)
    .map(({ title }) => title);

test("a product that is right has nothing to look at", () => {
  expect([...titles(laurel(), "let"), ...titles(laurel(), "fout")]).toEqual([]);
  expect(titles(laurel(), "goed")).toContain("Btw 9%");
});

test("what the shop refuses is red and in words, what only matters is orange", () => {
  const wrong = laurel({ passport: false, latin: null, pictures: [], facts: {} });
  expect(titles(wrong, "fout")).toEqual(["Plantenpaspoort ontbreekt.", "Botanische naam ontbreekt."]);
  expect(titles(wrong, "let")).toEqual(["Nog geen foto"]);
  const [size] = laurel().variants;
  const heavy = laurel({ variants: size ? [{ ...size, weightG: 30_000, delivery: "pakket" }] : [] });
  expect(titles(heavy, "fout")).toEqual(["Gewicht 30000 g is te zwaar voor pakket: hoogstens 23000."]);
});

test("a price that is, without VAT, below what a size costs to buy is something to look at", () => {
  const [size] = laurel().variants;
  if (!size) throw new Error("no size");
  const sold = laurel({ tiers: null, variants: [{ ...size, priceCents: 1090 }] });
  const said = (cost: number, of = sold) =>
    checksOf(of, { [size.sku]: 1090 }, { [size.sku]: cost }).filter(({ tone }) => tone !== "goed");
  expect(said(1000)).toEqual([]);
  expect(said(1001)).toEqual([
    {
      tone: "let",
      title: "De prijs ligt onder de inkoopprijs",
      text: `${size.label}: inkoop €\u00a010,01 zonder btw`,
    },
  ]);
  // Of a hundred pieces each costs 9.27, without VAT 8.50.
  expect(said(851, { ...sold, tiers: "haag" })).toEqual([
    {
      tone: "let",
      title: "De staffelprijs ligt onder de inkoopprijs",
      text: `${size.label} vanaf 100 stuks: inkoop €\u00a08,51 zonder btw`,
    },
  ]);
});
