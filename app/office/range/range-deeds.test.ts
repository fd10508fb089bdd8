import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { prices, products, variants } from "#catalogue/tables.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { officeRange } from "#texts/office/range/range.ts";
import { aPlant } from "../../../tests/buying.ts";
import { aShop } from "../../../tests/shop.ts";
import { AN, tryDeed } from "../../../tests/try-deed.ts";
import type { Asked } from "./asked.ts";
import { USUAL } from "./columns.ts";
import { fieldName, money, seenText, toGrid } from "./grid.ts";
import { fillCells } from "./fill-deed.server.ts";
import { listRange } from "./list-range.server.ts";
import { saveRange } from "./range-deeds.server.ts";
import { findLastSave, listSaves, undoRange } from "./undo-deed.server.ts";

const user = AN;

async function aGrid() {
  const shop = await aShop();
  const skus = [await aPlant(shop, { sku: "A", priceCents: 1000 }), await aPlant(shop, { sku: "B", priceCents: 2000 })];
  const sizeOf = async (sku: string) => {
    const [row] = await shop.db.select().from(variants).where(eq(variants.sku, sku));
    if (!row) throw new Error(sku);
    return row;
  };
  const fields = async (sku: string, change: { prijs?: string; actie?: string; voorraad?: string } = {}) => {
    const size = toGrid(await sizeOf(sku));
    return {
      [fieldName("gezien", sku)]: seenText(size),
      [fieldName("prijs", sku)]: change.prijs ?? money(size.priceCents),
      [fieldName("actie", sku)]: change.actie ?? money(size.saleCents),
      [fieldName("voorraad", sku)]: change.voorraad ?? String(size.stock),
    };
  };
  const save = (asked: Record<string, unknown>) => tryDeed(shop, saveRange, asked, { user });
  return { shop, skus, sizeOf, fields, save };
}

test("two prices and a stock are saved together, stand in the log, and are put back with one press", async () => {
  const { shop, sizeOf, fields, save } = await aGrid();
  const asked = { ...(await fields("A", { prijs: "11,45" })), ...(await fields("B", { prijs: "21", voorraad: "7" })) };
  expect(await save(asked)).toMatchObject({ ok: true, shows: { count: 2 } });
  expect([(await sizeOf("A")).priceCents, (await sizeOf("B")).priceCents, (await sizeOf("B")).stock]).toEqual([
    1145, 2100, 7,
  ]);
  const id = await findLastSave(shop.db, user.id);
  await shop.db.update(variants).set({ stock: 5 }).where(eq(variants.sku, "B"));
  const stockBefore = Number((asked[fieldName("gezien", "B")] ?? "").split("|")[2]);
  expect(await tryDeed(shop, undoRange, { id }, { user })).toMatchObject({ ok: true });
  expect([(await sizeOf("A")).priceCents, (await sizeOf("B")).priceCents]).toEqual([1000, 2000]);
  expect((await sizeOf("B")).stock, "what was sold meanwhile stays sold").toBe(stockBefore - 2);
  expect(await tryDeed(shop, undoRange, { id }, { user })).toMatchObject({ ok: false, reason: "gone" });
  const log = await shop.db.select().from(staffLog);
  expect(log.map(({ deed }) => deed)).toEqual(["range.save", "range.undo"]);
});

test("one wrong cell and nothing is saved; the fault stands beside its cell", async () => {
  const { sizeOf, fields, save } = await aGrid();
  const asked = { ...(await fields("A", { prijs: "11,45" })), ...(await fields("B", { actie: "25" })) };
  expect(await save(asked)).toMatchObject({ ok: false, status: 422, errors: { "actie.B": [expect.any(String)] } });
  expect((await sizeOf("A")).priceCents).toBe(1000);
});

test("who is second sees what a colleague made of it", async () => {
  const { sizeOf, fields, save } = await aGrid();
  const [first, second] = [await fields("A", { prijs: "12" }), await fields("A", { prijs: "13" })];
  await save(first);
  const late = await save(second);
  expect(late).toMatchObject({
    ok: false,
    reason: "conflict",
    status: 409,
    errors: { "kies.A": [expect.stringContaining(user.email), expect.stringContaining("12,00")] },
  });
  expect((await sizeOf("A")).priceCents).toBe(1200);
});

test("two saves in the same instant: one is kept, the other sees it", async () => {
  const { shop, sizeOf, fields, save } = await aGrid();
  const asked = await Promise.all(["12", "13", "14"].map((prijs) => fields("A", { prijs })));
  const outcomes = await Promise.all(asked.map(save));
  const kept = outcomes.filter(({ ok }) => ok);
  expect([kept.length, outcomes.filter((one) => !one.ok && one.reason === "conflict").length]).toEqual([1, 2]);
  expect((await sizeOf("A")).priceCents).toBe([1200, 1300, 1400][outcomes.findIndex(({ ok }) => ok)]);
  expect(await shop.db.$count(staffLog)).toBe(1);
});

test("taken back twice in the same instant, put back once", async () => {
  const { shop, sizeOf, fields, save } = await aGrid();
  const { stock } = await sizeOf("A");
  await save(await fields("A", { voorraad: "7" }));
  const id = await findLastSave(shop.db, user.id);
  const outcomes = await Promise.all([1, 2, 3].map(() => tryDeed(shop, undoRange, { id }, { user })));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await sizeOf("A")).stock).toBe(stock);
});

test("a new price leaves the stock alone, however many were bought since the page was shown", async () => {
  const { shop, sizeOf, fields, save } = await aGrid();
  const asked = await fields("A", { prijs: "12" });
  const { stock } = await sizeOf("A");
  await shop.db
    .update(variants)
    .set({ stock: stock - 3 })
    .where(eq(variants.sku, "A"));
  expect(await save(asked)).toMatchObject({ ok: true });
  expect(await sizeOf("A")).toMatchObject({ priceCents: 1200, stock: stock - 3 });
  const counted = { ...(await fields("A", { voorraad: "50" })) };
  await shop.db.update(variants).set({ stock: 1 }).where(eq(variants.sku, "A"));
  expect(await save(counted), "a count of what is no longer there").toMatchObject({ ok: false, reason: "conflict" });
});

test("a sale strikes the price that was asked before, and ends by emptying the cell", async () => {
  const { sizeOf, fields, save } = await aGrid();
  expect(await save(await fields("A", { actie: "8" }))).toMatchObject({ ok: true });
  expect(await sizeOf("A")).toMatchObject({ priceCents: 800, wasCents: 1000 });
  expect(await save(await fields("A", { actie: "" }))).toMatchObject({ ok: true });
  expect(await sizeOf("A")).toMatchObject({ priceCents: 1000, wasCents: null });
});

test("five percent more on two ticked sizes is filled in, not saved", async () => {
  const { shop, sizeOf } = await aGrid();
  const told = await tryDeed(shop, fillCells, { sku: ["A", "B"], percentage: "5", rond: "95" }, { user });
  expect(told).toMatchObject({ ok: true, shows: { filled: { "prijs.A": "10,95", "prijs.B": "20,95" }, count: 2 } });
  expect((await sizeOf("A")).priceCents).toBe(1000);
  expect(await tryDeed(shop, fillCells, { percentage: "5" }, { user })).toMatchObject({
    message: officeRange.problems.pick,
  });
});

test("a product is taken out of the shop and stands under its view", async () => {
  const { shop, fields, save } = await aGrid();
  const [product] = await shop.db.select().from(products).limit(1);
  const slug = product?.slug ?? "";
  expect(await save({ ...(await fields("A")), [`toon.${slug}`]: "ja" })).toMatchObject({ ok: true });
  const asked = { q: "", view: "verborgen", group: "", season: "", sort: "groep", page: 1 } as const;
  const list = async (more: Partial<Asked>) =>
    (await listRange(shop, { ...asked, ...more }, USUAL)).products.map((one) => one.slug);
  expect(await list({})).toEqual([slug]);
  expect(await list({ view: "alle", q: "100%_" })).toEqual([]);
});

test("sizes are put in order and found by a part of a name, a code, a season", async () => {
  const { shop, fields, save, sizeOf } = await aGrid();
  await save({ ...(await fields("A", { voorraad: "70" })), [fieldName("seizoen", "A")]: "01-01 t/m 31-12" });
  expect((await sizeOf("A")).season).toEqual(["01-01", "12-31"]);
  const all = { q: "", view: "alle", group: "", season: "", sort: "groep", page: 1 } as const;
  const skus = async (more: Partial<Asked>) =>
    (await listRange(shop, { ...all, ...more }, USUAL)).products.flatMap(({ sizes }) => sizes.map(({ sku }) => sku));
  expect([await skus({ sort: "prijs" }), await skus({ sort: "duur" })]).toEqual([
    ["A", "B"],
    ["B", "A"],
  ]);
  const [least, most] = [await skus({ sort: "voorraad" }), await skus({ sort: "veel" })];
  expect(least).toEqual(most.toReversed());
  expect([await skus({ season: "nu" }), await skus({ season: "altijd" }), await skus({ season: "buiten" })]).toEqual([
    ["A"],
    ["B"],
    [],
  ]);
  expect([await skus({ q: "axu" }), await skus({ q: "axu", sort: "duur" }), await skus({ q: "b1" })]).toEqual([
    ["A", "B"],
    ["B", "A"],
    [],
  ]);
});

test("what came after a change stays: the rest of it is put back, and the page names what is left", async () => {
  const { shop, sizeOf, fields, save } = await aGrid();
  await save({ ...(await fields("A", { prijs: "11" })), ...(await fields("B", { prijs: "21" })) });
  const [first] = await listSaves(shop.db);
  expect(first).toMatchObject({ who: user.email, count: 2, isOpen: true });
  await save(await fields("B", { prijs: "22" }));
  expect(await tryDeed(shop, undoRange, { id: first?.id }, { user })).toMatchObject({
    ok: true,
    shows: { count: 1, left: ["B"] },
  });
  expect([(await sizeOf("A")).priceCents, (await sizeOf("B")).priceCents]).toEqual([1000, 2200]);
  expect((await listSaves(shop.db)).map(({ isOpen }) => isOpen)).toEqual([true, false]);
});

test("a product put in the shop before its day goes back to that day; one that a colleague archived stays away", async () => {
  const { shop, save } = await aGrid();
  const listed = async (set: object) => {
    await shop.db.update(products).set(set);
    const [one] = await shop.db.select().from(products).limit(1);
    return one?.slug ?? "";
  };
  const undoLast = async () => tryDeed(shop, undoRange, { id: await findLastSave(shop.db, user.id) }, { user });
  const slug = await listed({ listed: false, listedFrom: "2030-12-01" });
  await save({ [`toon.${slug}`]: "nee", [`winkel.${slug}`]: "ja" });
  expect(await undoLast()).toMatchObject({ ok: true });
  const [planned] = await shop.db.select().from(products).where(eq(products.slug, slug));
  expect(planned).toMatchObject({ listed: false, listedFrom: "2030-12-01" });
  await listed({ listed: true, listedFrom: null });
  await save({ [`toon.${slug}`]: "ja" });
  await listed({ listed: false, archived: true });
  expect(await undoLast()).toMatchObject({ ok: false, reason: "gone" });
  const [gone] = await shop.db.select().from(products).where(eq(products.slug, slug));
  expect(gone).toMatchObject({ listed: false, archived: true });
});

test("a struck price that the law lowered is put back as well", async () => {
  const { shop, sizeOf, fields, save } = await aGrid();
  await save(await fields("A", { actie: "8" }));
  await shop.db.update(prices).set({ since: new Date(shop.now().getTime() - 86_400_000) });
  expect(await save(await fields("A", { prijs: "12", actie: "7" }))).toMatchObject({ ok: true });
  expect(await sizeOf("A")).toMatchObject({ priceCents: 700, wasCents: 800 });
  const id = await findLastSave(shop.db, user.id);
  expect(await tryDeed(shop, undoRange, { id }, { user })).toMatchObject({ ok: true, shows: { left: [] } });
  expect((await sizeOf("A")).priceCents).toBe(800);
});

test.each([
  [
    { wat: "prijs", hoe: "eraf", percentage: "1,50", rond: "1" },
    { "prijs.A": "8,50", "prijs.B": "18,50" },
  ],
  [
    { wat: "prijs", hoe: "zet", percentage: "12,95" },
    { "prijs.A": "12,95", "prijs.B": "12,95" },
  ],
  [
    { wat: "actie", hoe: "minder", percentage: "20", rond: "95" },
    { "actie.A": "7,95", "actie.B": "15,95" },
  ],
  [
    { wat: "voorraad", hoe: "zet", percentage: "40" },
    { "voorraad.A": "40", "voorraad.B": "40" },
  ],
  [{ wat: "seizoen", hoe: "zet", percentage: "15/10 tot 15/4" }, { "seizoen.A": "15-10 t/m 15-04" }],
  [{ wat: "uit" }, {}],
])("many at once: %o fills cells and keeps what was typed elsewhere", async (wish, expected) => {
  const { shop, fields } = await aGrid();
  const typed = { ...(await fields("A", { voorraad: "3" })), ...(await fields("B")), "winkel.x": "ja" };
  const told = await tryDeed(shop, fillCells, { ...typed, welke: "blad", ...wish }, { user });
  const kept = "wat" in wish && wish.wat === "voorraad" ? {} : { "voorraad.A": "3" };
  expect(told).toMatchObject({ ok: true, shows: { filled: { ...kept, ...expected, "winkel.x": "ja" }, count: 2 } });
});
