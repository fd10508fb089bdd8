import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { putPrices } from "#catalogue/price/put-prices.server.ts";
import { productsNow } from "./checking/check-full.server.ts";
import { products, variants } from "#catalogue/tables.server.ts";
import { sendList } from "../../../tests/lists/send-list.ts";
import { doing, seen } from "../../../tests/lists/with-lists.ts";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { saveCount } from "../counting/count-deeds.server.ts";
import { skipFaults } from "./import-deeds.server.ts";
import { openSheet } from "./reading/read-sheet.server.ts";
import { startImport } from "./run-deeds.server.ts";
import { undoImport } from "./undo-deed.server.ts";
import { runImport } from "./running/run-import.server.ts";
import { writeRangeList } from "./write-list.server.ts";

vi.setConfig({ testTimeout: 240_000 });

type File = Parameters<typeof writeRangeList>[1];
const written = async (shop: TestShop, file: File) => Buffer.from(await writeRangeList(shop, file).arrayBuffer());
const nameOf = (file: File) => `mijn-${file}`;

test("each of our own lists comes back without a difference, as CSV and as a workbook", async () => {
  const shop = await aFilledShop();
  const [sizes, goods] = [await shop.db.$count(variants), await shop.db.$count(products)];
  await shop.db.update(variants).set({ place: '-Kas; "2"' }).where(eq(variants.sku, "HG05-P60"));
  for (const file of ["kort.xlsx", "kort.csv", "volledig.xlsx", "volledig.csv"] as const) {
    const bytes = await written(shop, file);
    const { id, told } = await sendList(shop, nameOf(file), bytes);
    expect([file, told]).toEqual([file, {}]);
    const { seen: gezien, state, mapping, kind } = await seen(shop, id);
    expect([file, kind]).toEqual([file, file.startsWith("kort") ? "short" : "full"]);
    if (state === "new") {
      const { checkColumns } = await import("./import-deeds.server.ts");
      expect(Object.keys(mapping.columns).length).toBe(6);
      expect(await doing(shop, checkColumns, { id, gezien, ...mapping.columns })).toMatchObject({ ok: true });
    }
    const { counts } = await seen(shop, id);
    const full = { same: goods, part: sizes - goods };
    expect([file, counts]).toEqual([file, kind === "short" ? { same: sizes } : full]);
  }
});

/** The cells of our full list, changed by hand and written as a CSV again. */
async function changed(shop: TestShop, change: (row: Record<string, string>) => Record<string, string>[]) {
  const { writeFileSync, rmSync } = await import("node:fs");
  const file = `/tmp/lommerrijk-full-${process.pid}.csv`;
  writeFileSync(file, await written(shop, "volledig.csv"));
  const { head, rows } = await openSheet(file);
  const line = (cells: string[]) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\n`;
  let csv = line(head);
  for await (const { cells } of rows)
    for (const row of change(Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ""]))))
      csv += line(head.map((name) => row[name] ?? ""));
  rmSync(file);
  return csv;
}

test("a full list renames, adds and lowers; what a colleague changed meanwhile stays; all of it goes back", async () => {
  const shop = await aFilledShop();
  const before = await productsNow(shop.db, ["taxus", "hulst", "groene-beuk"]);
  const csv = await changed(shop, (row) => {
    if (row.slug === "taxus") return [{ ...row, name: "Taxus van hier", stock: "5", place: '"Kas 9"' }];
    if (row.slug === "groene-beuk") return [{ ...row, priceCents: "1234", wasCents: "" }];
    const fresh = { ...row, slug: "hulst-nieuw", name: "Hulst nieuw", sku: `N-${row.sku}` };
    return row.slug === "hulst" ? [{ ...row, name: "Hulst anders" }, fresh] : [];
  });
  // Rows of one product stand together.
  const [head = "", ...lines] = csv.trimEnd().split(/\n(?=")/);
  const sorted = [head, ...lines.toSorted((a, b) => (a.slice(0, 20) < b.slice(0, 20) ? -1 : 1))].join("\n");
  const { id, told } = await sendList(shop, "alles.csv", `${sorted}\n`);
  expect(told).toEqual({});
  const shown = await seen(shop, id);
  expect([shown.state, shown.counts.fault, shown.counts.change]).toEqual(["checked", undefined, 4]);
  const lines4 = shown.rows.map(({ key, changes }) => [key, changes[0]?.what, changes[0]?.to]);
  expect(lines4).toEqual(
    expect.arrayContaining([
      ["taxus", "name", "Taxus van hier"],
      ["hulst-nieuw", "Nieuw product", undefined],
    ]),
  );
  await shop.db.update(products).set({ name: "Hulst van An" }).where(eq(products.slug, "hulst"));
  expect(await doing(shop, startImport, { id, gezien: shown.seen })).toMatchObject({ ok: true });
  await runImport(shop, id);
  expect((await seen(shop, id)).counts).toMatchObject({ done: 3, late: 1 });
  const during = await productsNow(shop.db, ["taxus", "hulst", "groene-beuk", "hulst-nieuw"]);
  expect(during.get("taxus")?.name).toBe("Taxus van hier");
  expect(during.get("taxus")?.variants[0]?.place).toBe("Kas 9");
  expect(during.get("hulst")?.name).toBe("Hulst van An");
  expect(during.get("hulst-nieuw")?.listed).toBe(true);
  expect(during.get("groene-beuk")?.variants.every(({ priceCents }) => priceCents === 1234)).toBe(true);

  const sku = during.get("taxus")?.variants[0]?.sku ?? "";
  async function* sold() {
    yield { row: 1, sku, stock: 3 };
  }
  await putPrices(shop.db, sold(), shop.now());
  expect(await doing(shop, undoImport, { id })).toMatchObject({ ok: true });
  await runImport(shop, id);
  expect((await seen(shop, id)).counts).toMatchObject({ back: 3, late: 1 });
  const after = await productsNow(shop.db, ["taxus", "groene-beuk", "hulst-nieuw"]);
  expect(after.get("groene-beuk")).toEqual(before.get("groene-beuk"));
  const [was, is] = [before.get("taxus"), after.get("taxus")];
  expect(is?.variants[0]?.stock, "two were sold").toBe((was?.variants[0]?.stock ?? 0) - 2);
  expect({ ...is, variants: is?.variants.slice(1) }).toEqual({ ...was, variants: was?.variants.slice(1) });
  expect(after.get("hulst-nieuw")).toMatchObject({ listed: false, archived: true });
});

test("faults of a full list stand by their row; a product with one is passed over whole", async () => {
  const shop = await aFilledShop();
  const csv = await changed(shop, (row) => {
    if (row.slug === "taxus") return [{ ...row, stock: row.sku?.endsWith("P60") ? "veel" : "1" }];
    return row.slug === "hulst"
      ? [{ ...row, belongsWith: '["is-er-niet"]' }]
      : row.slug === "klimop"
        ? [{ ...row, stock: "1" }]
        : [];
  });
  const { id } = await sendList(shop, "fout.csv", csv);
  const shown = await seen(shop, id);
  const faults = shown.rows.flatMap((row) => row.faults);
  expect(faults.some((fault) => fault.includes("is-er-niet bestaat niet"))).toBe(true);
  expect(await doing(shop, skipFaults, { id, gezien: shown.seen })).toMatchObject({ ok: true });
  const left = await seen(shop, id, "verschillen");
  expect(left.counts.fault).toBeUndefined();
  expect(left.rows.map(({ key }) => key)).not.toContain("hulst");
});

test("pieces that a colleague counted after a full list was looked at stay: that product is left alone and named", async () => {
  const shop = await aFilledShop();
  const csv = await changed(shop, (row) =>
    row.slug === "klimop" ? [{ ...row, stock: "1" }] : row.slug === "hulst" ? [{ ...row, name: "Hulst anders" }] : [],
  );
  const { id } = await sendList(shop, "alles.csv", csv);
  const { seen: gezien, rows } = await seen(shop, id);
  expect(rows.map(({ key }) => key).toSorted()).toEqual(["hulst", "klimop"]);
  shop.at("2026-11-16T10:00:00Z");
  for (const slug of ["klimop", "hulst"]) {
    const [size] = (await productsNow(shop.db, [slug])).get(slug)?.variants ?? [];
    if (!size) throw new Error(slug);
    const asked = { sku: size.sku, gezien: size.stock, geteld: String(size.stock + 3), poging: slug, reden: "telfout" };
    expect(await doing(shop, saveCount, asked)).toMatchObject({ ok: true });
  }
  expect(await doing(shop, startImport, { id, gezien })).toMatchObject({ ok: true });
  await runImport(shop, id);
  const told = await seen(shop, id, "gelaten");
  expect(told.counts).toMatchObject({ done: 1, late: 1 });
  expect(told.rows).toMatchObject([
    { key: "klimop", outcome: expect.stringContaining("an@kantoor.nl veranderde dit na het nakijken") },
  ]);
  expect((await productsNow(shop.db, ["hulst"])).get("hulst")?.name).toBe("Hulst anders");
});
