import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { aFilledShop } from "../../../tests/shop.ts";
import { findProduct, listCards, listInCategory, listPriceHistory } from "../product/products.server.ts";
import { checkPrices, putPrices } from "./put-prices.server.ts";
import { type NewPrice, readPriceList } from "./read-price-list.ts";
import { products, variants } from "../tables.server.ts";

const read = (text: string) => Array.fromAsync(readPriceList([Buffer.from(text)]));
const faultsOf = async (text: string) =>
  (await read(text)).flatMap(({ faults }) => faults.map(({ row, fault }) => `${row} ${fault}`));
async function* pricesOf(text: string): AsyncGenerator<NewPrice> {
  for (const { price } of await read(text)) if (price) yield price;
}

test("a short list changes what it says and leaves the rest, with history, card, shelf and notice", async () => {
  const shop = await aFilledShop();
  const before = await findProduct(shop.db, "laurier-novita");
  const heard: string[] = [];
  const ear = await shop.db.$client.connect();
  ear.on("notification", ({ payload }) => heard.push(payload ?? ""));
  await ear.query("listen catalogue");
  shop.at("2026-12-01T09:00:00Z");
  const list = "\uFEFFsku;priceCents;wasCents;stock\r\nHG05-P60;695;795;\r\nHG05-P80;;;0\r\n";
  expect(await putPrices(shop.db, pricesOf(list), shop.now())).toBe(2);
  const after = await findProduct(shop.db, "laurier-novita");
  expect(after?.variants).toEqual(
    before?.variants.map((one) =>
      one.sku === "HG05-P60"
        ? { ...one, priceCents: 695, wasCents: 795 }
        : one.sku === "HG05-P80"
          ? { ...one, stock: 0 }
          : one,
    ),
  );
  const history = (await listPriceHistory(shop.db, "laurier-novita")).filter(({ sku }) => sku === "HG05-P60");
  expect(history.map(({ cents, until }) => [cents, until === null])).toEqual([
    [795, false],
    [695, true],
  ]);
  const [card] = await listCards(shop.db, ["laurier-novita"]);
  expect(card).toMatchObject({ fromCents: 695, reduced: { wasCents: 795 } });
  expect((await listInCategory(shop.db, "sale", 100)).map(({ slug }) => slug)).toContain("laurier-novita");
  const [row] = await shop.db.select().from(products).where(eq(products.slug, "laurier-novita"));
  expect(row).toMatchObject({ edited: true, updatedAt: shop.now() });
  await expect.poll(() => heard).toEqual(['["laurier-novita"]']);
  ear.release();

  await putPrices(shop.db, pricesOf("sku,wasCents\nHG05-P60,0\n"), shop.now());
  expect((await findProduct(shop.db, "laurier-novita"))?.variants[0]).toMatchObject({
    priceCents: 695,
    wasCents: null,
  });
  expect((await listInCategory(shop.db, "sale", 100)).map(({ slug }) => slug)).not.toContain("laurier-novita");
});

test("a struck price in a short list is no higher than the law allows, and falls with the reduction", async () => {
  const shop = await aFilledShop();
  const size = async () => (await findProduct(shop.db, "laurier-novita"))?.variants[0];
  await putPrices(shop.db, pricesOf("sku,priceCents,wasCents\nHG05-P60,695,99900\n"), shop.now());
  expect(await size()).toMatchObject({ priceCents: 695, wasCents: 795 });
  await putPrices(shop.db, pricesOf("sku,priceCents\nHG05-P60,795\n"), shop.now());
  expect(await size()).toMatchObject({ priceCents: 795, wasCents: null });
});

test("what a short list cannot say is refused with its row", async () => {
  expect(await faultsOf("sku;priceCents;stock\nA;7,95;-1\nA;0;3\n;1;1\nB;;\n")).toEqual([
    "2 priceCents moet een heel getal zijn: 7,95",
    "2 stock moet een heel getal zijn: -1",
    "3 sku A staat ook in rij 2",
    "3 priceCents moet meer dan nul zijn",
    "4 sku ontbreekt",
  ]);
  expect(await faultsOf("sku,naam,stock\nA,Beuk,1\n")).toEqual([
    "1 zonder kolom slug is dit een prijslijst, met alleen sku, priceCents, wasCents, stock; niet met naam",
  ]);
  expect(await faultsOf("priceCents,stock\n1,1\n")).toEqual(["1 kolom sku ontbreekt"]);
});

test("an article number that is not there is named with its row", async () => {
  const shop = await aFilledShop();
  async function* list() {
    yield* await read("sku,stock\nHG05-P60,1\nWEG-1,2\nHG05-P80,3\n");
  }
  const checked = await Array.fromAsync(checkPrices(shop.db, list()));
  expect(checked.flatMap(({ faults }) => faults)).toEqual([{ row: 3, fault: "sku WEG-1 bestaat niet" }]);
  const gone = putPrices(shop.db, pricesOf("sku,stock\nHG05-P60,7777\nWEG-1,2\n"), shop.now());
  await expect(gone).rejects.toThrow();
  const [size] = await shop.db
    .select()
    .from(variants)
    .where(inArray(variants.sku, ["HG05-P60"]));
  expect(size?.stock).not.toBe(7777);
});
