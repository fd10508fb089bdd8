import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products, variants } from "#catalogue/tables.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { shipOrder } from "#orders/shipping/ship-order.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { anOrder, aPlant } from "../../../tests/buying.ts";
import { aShop } from "../../../tests/shop.ts";
import { AN, tryDeed } from "../../../tests/try-deed.ts";
import { listVersions } from "../product/versions.server.ts";
import { packingBatches, packingCrates, packingPicks, stockCounts } from "../tables.server.ts";
import { placeCounted, saveCount, undoCount } from "./count-deeds.server.ts";
import { findLastCount, listCounts, listInPlace, listPlaces } from "./counts.server.ts";
import { findByCode, findByName, findShelf } from "./find-shelf.server.ts";

const user = AN;

async function aNursery(stock = 20) {
  const shop = await aShop();
  const sku = await aPlant(shop, { sku: "A-1", stock });
  let tries = 0;
  const shelf = async (of = sku) => {
    const found = await findShelf(shop.db, of);
    if (!found) throw new Error(of);
    return found;
  };
  /** As the page does it: what was shown travels along. */
  const count = async (geteld: number | string, more: Record<string, unknown> = {}) => {
    const gezien = (await shelf(String(more.sku ?? sku))).expected;
    const asked = { sku, gezien, geteld: String(geteld), poging: `p${++tries}`, reden: "telfout", ...more };
    return tryDeed(shop, saveCount, asked, { user });
  };
  const undo = (id: number) => tryDeed(shop, undoCount, { id }, { user });
  const sell = (quantity: number) => anOrder(shop, [{ sku, quantity }]);
  const stockNow = async () => (await shelf()).stock;
  return { shop, sku, shelf, count, undo, sell, stockNow };
}

const idOf = (outcome: Awaited<ReturnType<typeof tryDeed>>): number =>
  outcome.ok ? (outcome.shows as { id: number }).id : 0;

test("what should stand there is what is free, with what orders hold and without what lies in crates", async () => {
  const { shop, shelf, sell } = await aNursery(20);
  expect(await shelf()).toMatchObject({ stock: 20, held: 0, crates: 0, expected: 20 });
  const order = await sell(5);
  expect(await shelf(), "not paid yet, and held all the same").toMatchObject({ stock: 15, held: 5, expected: 20 });
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" }));
  const at = shop.now();
  const [batch] = await shop.db
    .insert(packingBatches)
    .values({ day: "2026-11-18", startedAt: at, by: "an" })
    .returning({ id: packingBatches.id });
  const crate = { batch: batch?.id ?? 0, order: order.id };
  await shop.db.insert(packingCrates).values({ ...crate, crate: 0 });
  await shop.db.insert(packingPicks).values({ ...crate, sku: "A-1", collected: 3, by: "an", at });
  expect(await shelf()).toMatchObject({ stock: 15, held: 5, crates: 3, expected: 17 });
  await shipOrder(shop, order.id, "all", { carrier: "PostNL", by: "an" });
  expect(await shelf(), "sent").toMatchObject({ stock: 15, held: 0, crates: 0, expected: 15 });
});

test("a count moves the stock by its difference; a sale between looking and saving is not lost", async () => {
  const { shop, shelf, count, sell, stockNow } = await aNursery(20);
  const shown = (await shelf()).expected;
  await sell(3);
  const told = await count(18, { gezien: shown, reden: "dood" });
  expect(told).toMatchObject({ ok: true });
  expect(await stockNow(), "twenty, less three that were sold and two that died").toBe(15);
  const [row] = await shop.db.select().from(stockCounts);
  expect(row).toMatchObject({
    sku: "A-1",
    expected: 20,
    counted: 18,
    stockFrom: 17,
    stockTo: 15,
    reason: "dood",
    by: user.email,
  });
  const [line] = await shop.db.select().from(staffLog);
  expect(line).toMatchObject({ deed: "counting.save", subject: "A-1", before: { stock: 17 }, after: { stock: 15 } });
});

test("sent three times in the same instant, counted once", async () => {
  const { shop, count, stockNow } = await aNursery(20);
  const outcomes = await Promise.all([1, 2, 3].map(() => count(25, { poging: "zelfde", gezien: 20 })));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const again = outcomes.filter((one) => !one.ok);
  expect(again.map((one) => !one.ok && [one.reason, one.shows])).toEqual(
    Array(2).fill(["again", { id: idOf(outcomes.find(({ ok }) => ok) ?? outcomes[0]!) }]),
  );
  expect(await stockNow()).toBe(25);
  expect([await shop.db.$count(stockCounts), await shop.db.$count(staffLog)]).toEqual([1, 1]);
});

test("two who count the same shelf: the second sees that it changed, and nothing is counted twice", async () => {
  const { count, stockNow } = await aNursery(20);
  const outcomes = await Promise.all([count(18, { gezien: 20 }), count(18, { gezien: 20 })]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find((one) => !one.ok)).toMatchObject({
    reason: "changed",
    status: 409,
    message: expect.stringContaining("18"),
  });
  expect(await stockNow()).toBe(18);
  expect(await count(18), "looked again: it is right").toMatchObject({ ok: true });
  expect(await stockNow()).toBe(18);
});

test("many who buy while somebody counts: every sale and the whole difference are in the end", async () => {
  const { shop, count, stockNow, shelf } = await aNursery(40);
  const shown = (await shelf()).expected;
  const sales = [1, 2, 3, 4].map((quantity) => anOrder(shop, [{ sku: "A-1", quantity }]).catch(() => undefined));
  const [told, ...sold] = await Promise.all([count(37, { gezien: shown }), ...sales]);
  expect(told).toMatchObject({ ok: true });
  const held = (await shelf()).held;
  expect(sold.some(Boolean)).toBe(true);
  expect(await stockNow()).toBe(40 - 3 - held);
});

test("fewer than were sold: nothing is free, and what is missing for orders is known", async () => {
  const { count, sell, stockNow, shop } = await aNursery(10);
  await sell(8);
  expect(await count(6, { reden: "verloren" })).toMatchObject({ ok: true });
  expect(await stockNow()).toBe(0);
  const last = await findLastCount(shop.db, "A-1");
  expect(last).toMatchObject({ expected: 10, counted: 6, from: 2, to: 0 });
  const [row] = await shop.db.select({ card: products.card }).from(products);
  expect(row?.card.soldOut, "the shop's lists say so").toBe(true);
});

test("a difference wants a reason, and 'anders' wants words; what is right wants nothing", async () => {
  const { count, stockNow } = await aNursery(20);
  expect(await count(19, { reden: "" })).toMatchObject({ reason: "reason", errors: { reden: [expect.any(String)] } });
  expect(await count(19, { reden: "zomaar" })).toMatchObject({ reason: "reason" });
  expect(await count(19, { reden: "anders" })).toMatchObject({ errors: { notitie: [expect.any(String)] } });
  for (const wrong of ["", "-1", "2,5", "veel"])
    expect(await count(wrong)).toMatchObject({ errors: { geteld: [expect.any(String)] } });
  expect(await count(20, { reden: "" })).toMatchObject({ ok: true });
  expect(await count(19, { reden: "anders", notitie: "door de hond" })).toMatchObject({ ok: true });
  expect(await stockNow()).toBe(19);
});

test("taken back twice in the same instant, put back once; what was sold meanwhile stays sold", async () => {
  const { shop, count, undo, sell, stockNow } = await aNursery(20);
  const id = idOf(await count(15));
  await sell(4);
  const outcomes = await Promise.all([undo(id), undo(id)]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find((one) => !one.ok)).toMatchObject({ reason: "gone" });
  expect(await stockNow()).toBe(16);
  expect((await listCounts(shop.db, new Date(0)))[0]).toMatchObject({ undoneBy: user.email, isLast: false });
});

test("what was found and sold is not taken back, nor a count after which somebody counted again", async () => {
  const { count, undo, sell, stockNow } = await aNursery(2);
  const found = idOf(await count(5, { reden: "gevonden" }));
  await sell(4);
  expect(await undo(found)).toMatchObject({ ok: false, reason: "sold" });
  expect(await stockNow()).toBe(1);
  const later = idOf(await count(4));
  expect(await undo(found)).toMatchObject({ ok: false, reason: "gone" });
  expect(await undo(later)).toMatchObject({ ok: true });
  expect(await undo(99_999)).toMatchObject({ ok: false, reason: "gone" });
});

test("a size is found by its code however it is typed, by its EAN, and by its name; two with one EAN are both shown", async () => {
  const { shop } = await aNursery();
  await aPlant(shop, { sku: "B-2" });
  const ean = (sku: string) =>
    shop.db
      .update(variants)
      .set({ extra: { ean: "4006381333931" } })
      .where(eq(variants.sku, sku));
  await ean("A-1");
  const skus = async (text: string) => (await findByCode(shop.db, text)).map(({ sku }) => sku);
  expect([await skus(" a-1 "), await skus("4006381333931"), await skus("A")]).toEqual([["A-1"], ["A-1"], []]);
  await ean("B-2");
  expect(await skus("4006381333931")).toEqual(["A-1", "B-2"]);
  expect((await findByName(shop.db, "taxus a")).map(({ sku }) => sku)).toEqual(["A-1"]);
  expect(await findByName(shop.db, "%%%")).toEqual([]);
});

test("a place is counted size by size, over more days when one asks so", async () => {
  const { shop, count, undo } = await aNursery();
  for (const sku of ["B-2", "C-3"]) await aPlant(shop, { sku });
  for (const [sku, plek] of [
    ["A-1", "Kas 2"],
    ["B-2", "Kas 2"],
    ["C-3", "Kas 10"],
  ])
    expect(await tryDeed(shop, placeCounted, { sku, plek }, { user })).toMatchObject({ ok: true });
  expect(await listPlaces(shop.db)).toEqual(["Kas 2", "Kas 10"]);
  const left = async (place: string, since = new Date(0)) => {
    const { all, left: open, rows } = await listInPlace(shop.db, place, since);
    return [all, open, rows.map(({ sku }) => sku)];
  };
  expect(await left("Kas 2")).toEqual([2, 2, ["A-1", "B-2"]]);
  const id = idOf(await count(20));
  expect(await left("Kas 2")).toEqual([2, 1, ["B-2"]]);
  expect(await left("Kas 2", new Date(shop.now().getTime() + 1000)), "not since then").toEqual([2, 2, ["A-1", "B-2"]]);
  await undo(id);
  expect(await left("Kas 2")).toEqual([2, 2, ["A-1", "B-2"]]);
  expect(await left("")).toEqual([0, 0, []]);
  expect(await tryDeed(shop, placeCounted, { sku: "nee", plek: "x" }, { user })).toMatchObject({ reason: "unknown" });
});

test("a count stands in the history of its product, with what was found and why", async () => {
  const { shop, count, undo } = await aNursery();
  const id = idOf(await count(17, { reden: "dood", notitie: "vorst" }));
  await undo(id);
  const versions = await listVersions(shop.db, "taxus-a-1", ["A-1"]);
  expect(versions.map(({ deed, found }) => [deed, found])).toEqual([
    ["counting.undo", ""],
    ["counting.save", "17 geteld van 20 (Dood of beschadigd: vorst)"],
  ]);
});
