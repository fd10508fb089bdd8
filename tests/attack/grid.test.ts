import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { variants } from "#catalogue/tables.server.ts";
import { fillCells } from "#office/range/fill-deed.server.ts";
import { fieldName, seenText, toGrid } from "#office/range/grid.ts";
import { saveRange } from "#office/range/range-deeds.server.ts";
import { findLastSave, undoRange } from "#office/range/undo-deed.server.ts";
import { stockCounts } from "#office/tables.server.ts";
import { officeRange } from "#texts/office/range/range.ts";
import { aPlant } from "../buying.ts";
import { aShop } from "../shop.ts";
import { AN as user, tryDeed } from "../try-deed.ts";

async function aGrid() {
  const shop = await aShop();
  await aPlant(shop, { sku: "A", priceCents: 1000 });
  await aPlant(shop, { sku: "B", priceCents: 2000 });
  const sizeOf = async (sku: string) => {
    const [row] = await shop.db.select().from(variants).where(eq(variants.sku, sku));
    if (!row) throw new Error(sku);
    return row;
  };
  const fields = async (sku: string, change: { prijs?: string; voorraad?: string }) => ({
    [fieldName("gezien", sku)]: seenText(toGrid(await sizeOf(sku))),
    ...Object.fromEntries(Object.entries(change).map(([name, text]) => [`${name}.${sku}`, text])),
  });
  const save = (asked: Record<string, unknown>) => tryDeed(shop, saveRange, asked, { user });
  return { shop, sizeOf, fields, save };
}

test("a size that a colleague took away meanwhile is told, and the rest of the page is not lost", async () => {
  const { shop, sizeOf, fields, save } = await aGrid();
  const asked = { ...(await fields("A", { prijs: "11" })), ...(await fields("B", { prijs: "21" })) };
  await shop.db.delete(variants).where(eq(variants.sku, "B"));
  expect(await save(asked)).toMatchObject({
    ok: false,
    reason: "conflict",
    errors: { "kies.B": [officeRange.conflict.gone] },
  });
  expect(await save({ ...asked, "kies.B": "hun" })).toMatchObject({ ok: true, shows: { count: 1 } });
  expect((await sizeOf("A")).priceCents).toBe(1100);
});

test("a stock that somebody typed or counted after a change stays; what they took back themselves does not count", async () => {
  const { shop, sizeOf, fields, save } = await aGrid();
  const stocks = async () => [(await sizeOf("A")).stock, (await sizeOf("B")).stock];
  const undo = (id: number | undefined) => tryDeed(shop, undoRange, { id }, { user });
  const [, stock] = await stocks();
  const both = { ...(await fields("A", { voorraad: "50" })), ...(await fields("B", { voorraad: "50" })) };
  await save(both);
  const id = await findLastSave(shop.db, user.id);
  const count = { place: "", expected: 50, stockFrom: 50, stockTo: 80, counted: 80, by: "", at: shop.now() };
  await save(await fields("B", { voorraad: "70" }));
  expect(await undo(await findLastSave(shop.db, user.id))).toMatchObject({ ok: true });
  await shop.db.insert(stockCounts).values({ ...count, attempt: "1", sku: "B", undoneAt: shop.now() });
  await shop.db.insert(stockCounts).values({ ...count, attempt: "2", sku: "A" });
  await shop.db.update(variants).set({ stock: 80 }).where(eq(variants.sku, "A"));
  expect(await undo(id)).toMatchObject({ ok: true, shows: { count: 1, left: ["A"] } });
  expect(await stocks()).toEqual([80, stock]);
  await save(await fields("A", { voorraad: "60" }));
  const next = await findLastSave(shop.db, user.id);
  await shop.db.delete(stockCounts);
  await save(await fields("A", { voorraad: "90" }));
  expect(await undo(next)).toMatchObject({ ok: false, reason: "gone" });
  expect((await sizeOf("A")).stock).toBe(90);
});

test("more is taken off than something costs: nothing is filled in", async () => {
  const { shop } = await aGrid();
  const wish = { sku: ["A", "B"], hoe: "eraf", percentage: "15" };
  expect(await tryDeed(shop, fillCells, wish, { user })).toMatchObject({ ok: false, reason: "amount" });
});
