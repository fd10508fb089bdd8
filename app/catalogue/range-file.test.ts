import { expect, test } from "vitest";
import { aShop } from "../../tests/shop.ts";
import { eachProduct, putRange } from "./import-range.server.ts";
import type { Product } from "./product.ts";
import { listPriceHistory } from "./products.server.ts";
import { readRange } from "./range.server.ts";
import { readRangeFile, writeRangeFile } from "./range-file.ts";

const some = () =>
  readRange().filter(({ slug }) =>
    ["laurier-novita", "haagmest-10-kg", "gatenplant-60-cm", "appel-elstar"].includes(slug),
  );
const bySlug = (list: Product[]) => [...list].sort((a, b) => (a.slug < b.slug ? -1 : 1));

test("the whole range goes out and comes back the same, as CSV and as JSON", () => {
  const range = readRange();
  for (const kind of ["csv", "json"] as const) {
    const { products, faults } = readRangeFile(writeRangeFile(range, kind), kind);
    expect(faults).toEqual([]);
    expect(JSON.parse(JSON.stringify(bySlug(products)))).toEqual(JSON.parse(JSON.stringify(bySlug(range))));
  }
});

test("what is in the database goes out and comes back the same, and a new price keeps its history", async () => {
  const shop = await aShop();
  await putRange(shop.db, some(), shop.now());
  const out = await Array.fromAsync(eachProduct(shop.db));
  const { products, faults } = readRangeFile(writeRangeFile(out, "csv"), "csv");
  expect(faults).toEqual([]);
  expect(products).toEqual(out);
  shop.at("2026-12-01T09:00:00Z");
  const dearer = products.map((one) => ({
    ...one,
    variants: one.variants.map((size) => ({ ...size, priceCents: size.priceCents + 50 })),
  }));
  await putRange(shop.db, dearer, shop.now());
  await putRange(shop.db, dearer, shop.now());
  const history = (await listPriceHistory(shop.db, "laurier-novita")).filter(({ sku }) => sku === "HG05-P60");
  expect(history.map(({ cents, until }) => [cents, until === null])).toEqual([
    [795, false],
    [845, true],
  ]);
});

test("every fault is named with its row, in a spreadsheet as people make them", () => {
  const [good] = some();
  if (!good) throw new Error("no product");
  const lines = writeRangeFile([good], "csv").trimEnd().split("\n");
  const wrong = lines
    .map((line, at) => (at === 2 ? line.replace(/,(brievenbus|pakket|pakket-xl|pallet),/, ",postduif,") : line))
    .join("\r\n");
  expect(readRangeFile(`\uFEFF${wrong}`, "csv").faults).toEqual([
    { row: 3, fault: "delivery moet brievenbus, pakket, pakket-xl of pallet zijn" },
  ]);
  expect(readRangeFile("{", "json").faults[0]?.fault).toContain("geen leesbare JSON");
  expect(
    readRangeFile('[{"slug":"Fout Slug"}]', "json")
      .faults.map(({ fault }) => fault)
      .join(),
  ).toContain("kleine letters");
});

test("the law is kept at import too, and nothing may be named twice", () => {
  const [good] = some();
  if (!good) throw new Error("no product");
  const banned = {
    ...good,
    slug: "hemelboom",
    latin: "Ailanthus altissima",
    variants: good.variants.map((one) => ({ ...one, sku: `X${one.sku}` })),
  };
  const faults = readRangeFile(writeRangeFile([good, banned, good], "json"), "json").faults.map(
    ({ row, fault }) => `${row} ${fault}`,
  );
  expect(faults).toContainEqual("2 Ailanthus altissima staat op de Unielijst en mag niet worden verkocht");
  expect(faults).toContainEqual(`3 ${good.slug} staat ook in rij 1`);
});
