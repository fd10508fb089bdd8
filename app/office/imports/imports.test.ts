import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { putPrices } from "#catalogue/price/put-prices.server.ts";
import { prices } from "#catalogue/tables.server.ts";
import { sendList } from "../../../tests/lists/send-list.ts";
import { back, checked, doing, seen, size, start, whole } from "../../../tests/lists/with-lists.ts";
import { aPlant } from "../../../tests/buying.ts";
import { aShop } from "../../../tests/shop.ts";
import { imports, purchasePrices } from "../tables.server.ts";
import { checkColumns, dropImport, skipFaults, uploadImport } from "./import-deeds.server.ts";
import { startImport } from "./run-deeds.server.ts";
import { runImport } from "./running/run-import.server.ts";
import { sweepImports } from "./running/sweep-imports.server.ts";

vi.setConfig({ testTimeout: 240_000 });

async function* one(sku: string, more: { priceCents?: number; stock?: number }) {
  yield { row: 1, sku, ...more };
}

test("two people: who was first between checking and doing, and between doing and taking back, is left alone", async () => {
  const shop = await aShop();
  for (const sku of ["A", "B", "C", "D"]) await aPlant(shop, { sku, stock: 100, priceCents: 995 });
  const id = await checked(shop, "sku;prijs;voorraad;plek\nA;5,00;10;\nB;5,00;10;Kas 1\nC;5,00;;\nD;9,95;100;\n");
  expect((await seen(shop, id)).counts).toEqual({ change: 3, same: 1 });
  const { seen: gezien } = await seen(shop, id);
  expect(await doing(shop, skipFaults, { id, gezien: "oud" })).toMatchObject({ ok: false, reason: "changed" });
  expect(await doing(shop, startImport, { id, gezien: "oud" })).toMatchObject({ ok: false, reason: "changed" });
  shop.at("2026-11-16T10:00:00Z");
  await putPrices(shop.db, one("C", { priceCents: 777 }), shop.now());
  await putPrices(shop.db, one("A", { stock: 90 }), shop.now());
  expect(await doing(shop, startImport, { id, gezien })).toMatchObject({ ok: true });
  await runImport(shop, id);
  expect(await seen(shop, id)).toMatchObject({ counts: { done: 2, late: 1, same: 1 } });
  expect(await size(shop, "A")).toMatchObject({ priceCents: 500, stock: 10 });
  expect(await size(shop, "B")).toMatchObject({ priceCents: 500, stock: 10, place: "Kas 1" });
  expect(await size(shop, "C")).toMatchObject({ priceCents: 777 });

  // Three of A are sold, and B gets another price.
  shop.at("2026-11-16T11:00:00Z");
  await putPrices(shop.db, one("A", { stock: 7 }), shop.now());
  await putPrices(shop.db, one("B", { priceCents: 600 }), shop.now());
  await back(shop, id);
  expect(await seen(shop, id, "gelaten")).toMatchObject({
    state: "undone",
    counts: { back: 1, left: 1, late: 1, same: 1 },
    rows: [
      { key: "B", outcome: "Niet teruggezet: iemand veranderde dit later" },
      { key: "C", outcome: "Niet gedaan: iemand veranderde dit na het nakijken" },
    ],
  });
  expect(await size(shop, "A")).toMatchObject({ priceCents: 995, stock: 87 });
  expect(await size(shop, "B")).toMatchObject({ priceCents: 600, stock: 10, place: "Kas 1" });
});

test("two lists: the first is taken back after the second; what the second said of it stays", async () => {
  const shop = await aShop();
  for (const sku of ["A", "B", "C"]) await aPlant(shop, { sku, stock: 10, priceCents: 995 });
  const first = await checked(shop, "sku;prijs;voorraad\nA;5,00;20\nB;5,00;20\nC;5,00;10\n");
  await whole(shop, first);
  shop.at("2026-11-16T10:00:00Z");
  const second = await checked(shop, "sku;prijs;voorraad\nA;5,00;50\nB;6,00;20\nC;5,00;40\n");
  await whole(shop, second);
  shop.at("2026-11-16T11:00:00Z");
  await back(shop, first);
  // Of A the second list counted the pieces, of B it says the price; of C the first said only the price.
  expect((await seen(shop, first)).counts).toEqual({ left: 2, back: 1 });
  expect(await size(shop, "A")).toMatchObject({ priceCents: 500, stock: 50 });
  expect(await size(shop, "B")).toMatchObject({ priceCents: 600, stock: 20 });
  expect(await size(shop, "C")).toMatchObject({ priceCents: 995, stock: 40 });
  await back(shop, second);
  expect(await size(shop, "A")).toMatchObject({ priceCents: 500, stock: 20 });
  expect(await size(shop, "B")).toMatchObject({ priceCents: 500, stock: 20 });
});

test("the law looks along: a struck price is no higher than the lowest of thirty days, going in and coming back", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A", priceCents: 995 });
  shop.at("2026-12-20T09:00:00Z");
  const id = await checked(shop, "sku;prijs;van-prijs\nA;7,95;12,95\n");
  expect((await seen(shop, id)).rows[0]?.changes).toEqual([
    { what: "Prijs", from: expect.stringContaining("9,95"), to: expect.stringContaining("7,95") },
    { what: "Van-prijs", from: "geen", to: expect.stringContaining("9,95") },
  ]);
  await whole(shop, id);
  expect(await size(shop, "A")).toMatchObject({ priceCents: 795, wasCents: 995 });
  shop.at("2026-12-21T09:00:00Z");
  const next = await checked(shop, "sku;prijs;van-prijs\nA;6,95;0\n");
  await whole(shop, next);
  expect(await size(shop, "A")).toMatchObject({ priceCents: 695, wasCents: null });
  await back(shop, next);
  // It was 6.95 yesterday: 7.95 is no reduction any more, and the page says so.
  expect(await size(shop, "A")).toMatchObject({ priceCents: 795, wasCents: null });
  expect((await seen(shop, next)).counts).toEqual({ law: 1 });
  expect(await shop.db.$count(prices, eq(prices.sku, "A"))).toBe(4);
});

test("columns are remembered for a list with the same names; an EAN finds its size, and a sale keeps its price", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  await aPlant(shop, { sku: "B" });
  await shop.db.execute(sql`update variants set extra = '{"ean":"8710000000017"}' where sku = 'A'`);
  const csv = "Barcode\tWat het kost\tMagazijn\n8710000000017\t450\t3\n8710000000024\t450\t3\n";
  const { id } = await sendList(shop, "een.txt", csv);
  const { seen: gezien, head, mapping } = await seen(shop, id);
  expect([head, mapping.columns]).toEqual([["Barcode", "Wat het kost", "Magazijn"], { ean: 0 }]);
  for (const [wrong, reason] of [
    [{}, "key"],
    [{ ean: 0 }, "values"],
    [{ ean: 0, price: 1, stock: 1 }, "twice"],
  ] as const)
    expect(await doing(shop, checkColumns, { id, gezien, ...wrong })).toMatchObject({ ok: false, reason });
  const told = { id, gezien, ean: 0, price: 1, stock: 2, unit: "cent" };
  expect(await doing(shop, checkColumns, told)).toMatchObject({ ok: true });
  expect(await seen(shop, id)).toMatchObject({
    counts: { change: 1, fault: 1 },
    rows: [{ faults: ["Geen maat heeft EAN 8710000000024."] }],
  });
  const now = await seen(shop, id);
  expect(await doing(shop, skipFaults, { id, gezien: now.seen })).toMatchObject({ ok: true });
  expect((await seen(shop, id)).counts).toEqual({ change: 1, skipped: 1 });
  await whole(shop, id);
  expect(await size(shop, "A")).toMatchObject({ priceCents: 450, stock: 3 });

  const again = await sendList(shop, "twee.txt", "BARCODE\tWat het kost\tMagazijn\n8710000000017\t460\t3\n");
  expect(await seen(shop, again.id)).toMatchObject({
    state: "checked",
    mapping: { unit: "cent" },
    counts: { change: 1 },
  });
  await shop.db.execute(sql`insert into campaigns (title, starts, ends, how, scope, state, by, saved_at)
    values ('Haagweek', now(), now(), '{}', '{}', 'running', '', now())`);
  await shop.db.execute(
    sql`insert into campaign_sizes (campaign, sku, state) select id, 'A', 'running' from campaigns`,
  );
  const sale = await checked(shop, "sku;prijs;voorraad\nA;3,00;5\nB;3,00;5\n");
  expect((await seen(shop, sale)).rows).toMatchObject([{ key: "A", faults: [expect.stringContaining("‘Haagweek’")] }]);
  const stock = await checked(shop, "sku;voorraad\nA;5\n");
  expect((await seen(shop, stock)).counts).toEqual({ change: 1 });
  expect(await doing(shop, dropImport, { id: stock })).toMatchObject({ ok: true });
  expect(await start(shop, stock)).toMatchObject({ ok: false, reason: "busy" });
});

test("euros that are cents are noticed, nothing new is said to be so, and rows go after two months", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A", priceCents: 995 });
  const id = await checked(shop, "sku;prijs\nA;995\n");
  expect(await seen(shop, id)).toMatchObject({ tenfold: 1 });
  const same = await checked(shop, "sku;prijs\nA;9,95\n");
  expect(await start(shop, same)).toMatchObject({ ok: false, reason: "nothing" });
  await sweepImports(shop);
  expect((await seen(shop, id)).total).toBe(1);
  shop.at("2027-02-01T09:00:00Z");
  await sweepImports(shop);
  expect((await seen(shop, id)).total).toBe(0);
  expect(await shop.db.$count(imports)).toBe(2);
});

test("a price below what its size costs to buy is told of before it goes in, also where only its tiers are", async () => {
  const shop = await aShop();
  for (const sku of ["A", "B", "C", "D"]) await aPlant(shop, { sku, priceCents: 1090, more: { tiers: "haag" } });
  await shop.db.insert(purchasePrices).values([
    { sku: "A", cents: 500 },
    { sku: "B", cents: 500 },
    { sku: "C", cents: 2000 },
  ]);
  const id = await checked(shop, "sku;prijs;voorraad\nA;5,40;\nB;5,60;\nC;10,90;7\nD;0,10;\n");
  const { below, rows } = await seen(shop, id);
  expect([below, rows.map(({ changes }) => changes.slice(1).map(({ what }) => what))]).toEqual([
    2,
    [["Onder de inkoopprijs"], ["Vanaf 25 stuks onder de inkoopprijs"], [], []],
  ]);
  await whole(shop, id);
  expect((await seen(shop, id)).below).toBe(0);
});

test("a list that is no field of a form is not taken from one", async () => {
  const shop = await aShop();
  expect(await doing(shop, uploadImport, { bestand: "sku;prijs" })).toMatchObject({ ok: false, reason: "wrong" });
  expect(await doing(shop, uploadImport, {})).toMatchObject({ ok: false, reason: "empty" });
});
