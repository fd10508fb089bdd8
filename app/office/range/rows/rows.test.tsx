import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { filled, writeWithStills } from "#kit/page/stills.ts";
import { COLUMNS, type Column, USUAL } from "../columns.ts";
import type { GridProduct, GridSize } from "../list-range.server.ts";
import { ProductRow } from "./product-row.tsx";
import { SizeRow } from "./size-row.tsx";

const size: GridSize = {
  sku: "HG01-P30",
  label: "30 tot 40 cm",
  priceCents: 1249,
  saleCents: null,
  stock: 40,
  season: null,
  lowestCents: null,
  costCents: null,
};
const product: GridProduct = {
  slug: "groene-beuk",
  name: "Groene beuk",
  latin: "Fagus sylvatica ‘Asplenifolia’",
  group: "hagen",
  vat: 9,
  tiers: [],
  listed: true,
  picture: "groene-beuk",
  sizes: [],
};
const PRODUCTS: GridProduct[] = [
  product,
  { ...product, slug: "klimop", name: "Klimop & <co> 'groen' \"groot\"", latin: "Hedera", listed: false },
  { ...product, slug: "bon", name: "Cadeaubon", latin: null, picture: null, vat: "voucher" },
];
const SIZES: GridSize[] = [
  size,
  { ...size, sku: "HG01-P40", label: '40 < 50 & "hoog"', stock: 0, saleCents: 999, lowestCents: 1100 },
  { ...size, sku: "HG01-P50", season: ["10-15", "04-15"], place: "A'1", ean: "8712345678906", weightG: 400, sold: 3 },
  { ...size, sku: "HG01-P60", costCents: 5000 },
];
const RANGE: Record<string, string> = { "prijs.HG01-P30": "9,95", "gezien.HG01-P30": "1249||40|" };

function table(columns: Column[], values: Record<string, string>, errors: Record<string, string[]>) {
  const rest = { columns, values, errors, seen: values["gezien.HG01-P30"] };
  return (
    <table>
      <tbody>
        {PRODUCTS.map((one) => (
          <ProductRow key={one.slug} product={one} columns={columns} isIn={one.listed} />
        ))}
        {SIZES.map((one) => (
          <SizeRow key={one.sku} size={one} product={product} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

test("a row is the same, written from what all rows share or by itself", () => {
  for (const columns of [USUAL, [...COLUMNS]])
    for (const list of [
      table(columns, {}, {}),
      table(columns, RANGE, { "prijs.HG01-P30": ["Vul een bedrag in."], "kies.HG01-P40": ["An", "Nu: € 3,15"] }),
    ])
      for (let turn = 0; turn < 2; turn++) {
        const page = writeWithStills(list, (part) => renderToString(part));
        expect(page.text).not.toContain("Groene beuk");
        // Parts of it, since the whole is too long to read where they differ.
        expect(filled(page).split("<tr")).toEqual(renderToString(list).split("<tr"));
        // The policy of a page is made from what is its own.
        expect(filled(page)).not.toMatch(/<script|<style|<link|style=/);
      }
});

test("the Latin name stands within its line", () => {
  const html = renderToString(<ProductRow product={product} columns={USUAL} isIn />);
  expect(html).toContain("<small><em");
  expect(html).not.toContain("<p>");
});
