import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { aFilledShop, aShop } from "../../../tests/shop.ts";
import { marks } from "#outside/tables.server.ts";
import { legalFaults } from "./autopilot.ts";
import { cardOf } from "./card.ts";
import { putRange } from "../range-file/import-range.server.ts";
import { fits, nextTier, type Product, tierPrice } from "./product.ts";
import {
  countPerCategory,
  findProduct,
  listCards,
  listCategories,
  listInCategory,
  listPriceHistory,
} from "./products.server.ts";
import { readRange, seedRange } from "../range-file/range.server.ts";
import { TIERS, tiersOf } from "../rules.ts";
import { saveProduct } from "./save-product.server.ts";
import { prices, products, variants } from "../tables.server.ts";

function aLaurel(changes: Partial<Product> = {}): Product {
  const laurel = readRange().find(({ slug }) => slug === "laurier-novita");
  if (!laurel) throw new Error("no laurel");
  return { ...laurel, ...changes };
}

test("forty hedge plants cost the price from twenty-five, and ten more the next step", () => {
  const tiers = tiersOf("haag");
  expect(tierPrice(1695, tiers, 1)).toBe(1695);
  expect(tierPrice(1695, tiers, 24)).toBe(1695);
  expect(tierPrice(1695, tiers, 40)).toBe(1610);
  expect(nextTier(1695, tiers, 40)).toEqual({ more: 10, cents: 1526 });
  expect(nextTier(1695, tiers, 1000)).toBeUndefined();
});

test("every staircase starts at one piece without a discount and only goes down", () => {
  for (const tiers of Object.values(TIERS)) {
    expect(tiers[0]).toEqual({ from: 1, percent: 0 });
    for (const [at, { from, percent }] of tiers.entries()) {
      expect(from).toBeGreaterThan(tiers[at - 1]?.from ?? 0);
      expect(percent).toBeGreaterThanOrEqual(tiers[at - 1]?.percent ?? 0);
    }
  }
});

test("a rule takes in by group and facts, always what it names, never what it shuts out", () => {
  const laurel = aLaurel();
  expect(fits({ groups: ["haag-groen"] }, laurel)).toBe(true);
  expect(fits({ groups: ["haag-groen"], where: { bladhoudend: "Bladverliezend" } }, laurel)).toBe(false);
  expect(fits({ where: { standplaats: ["Schaduw", "Halfschaduw"] } }, laurel)).toBe(true);
  expect(fits({ groups: ["rozen"], also: ["laurier-novita"] }, laurel)).toBe(true);
  expect(fits({ groups: ["haag-groen"], not: ["laurier-novita"] }, laurel)).toBe(false);
  expect(fits({}, laurel)).toBe(false);
});

const faultsOf = (product: Product) => legalFaults(product).map(({ fault }) => fault);

test("the autopilot refuses what the law refuses", () => {
  expect(faultsOf(aLaurel())).toEqual([]);
  expect(faultsOf(aLaurel({ vat: 0 as never }))).toContain("btw-tarief ontbreekt");
  expect(faultsOf(aLaurel({ withdrawal: "maybe" as never }))).toContain("herroepingsklasse ontbreekt");
  expect(faultsOf(aLaurel({ passport: false }))).toContain("plantenpaspoort ontbreekt");
  expect(faultsOf(aLaurel({ latin: "Fallopia japonica ‘Compacta’" })).join()).toContain("Unielijst");
  expect(faultsOf(aLaurel({ latin: "Pistia stratiotes" })).join()).toContain("Unielijst");
  expect(faultsOf(aLaurel({ variants: [] }))).toContain("geen enkele maat of uitvoering");
  const pot = readRange().find(({ group }) => group === "potten");
  expect(pot && faultsOf({ ...pot, gpsr: null })).toContain("fabrikant (GPSR) ontbreekt");
  expect(pot && faultsOf({ ...pot, gpsr: "niemand" })).toContain("fabrikant (GPSR) ontbreekt");
});

test("all products of the range pass the autopilot, and carry the VAT of their kind", () => {
  const range = readRange();
  expect(range).toHaveLength(658);
  expect(range.flatMap((product) => legalFaults(product))).toEqual([]);
  expect(range.filter(({ group, vat }) => group === "zaden" && vat !== 21)).toEqual([]);
  expect(
    range.filter(({ group, vat }) => /^(haag|bomen|heesters|rozen|kamerplanten)/.test(group) && vat !== 9),
  ).toEqual([]);
  expect(
    range.filter(({ group, vat }) => /^(potten|gereedschap|mest|grond|kunstgras)$/.test(group) && vat !== 21),
  ).toEqual([]);
});

test("a reduced card shows its lowest price of the thirty days before; an ordinary one shows none", () => {
  const [size] = aLaurel().variants;
  if (!size) throw new Error("no size");
  const card = cardOf(aLaurel({ variants: [{ ...size, priceCents: 595, wasCents: 795 }] }));
  expect(card.reduced).toEqual({ wasCents: 795, lowest30Cents: 795 });
  expect(cardOf(aLaurel()).reduced).toBeNull();
  expect(cardOf(aLaurel()).byArea).toBeUndefined();
  expect(cardOf(aLaurel({ variants: [{ ...size, unit: { amount: 1, of: "m2" } }] })).byArea).toBe(true);
  expect(cardOf(aLaurel({ variants: aLaurel().variants.map((one) => ({ ...one, stock: 0 })) }))).toMatchObject({
    soldOut: true,
    sku: null,
  });
});

test("every one of the 228 addresses has products and words of its own", async () => {
  const shop = await aFilledShop();
  const [all, counts] = [await listCategories(shop.db), await countPerCategory(shop.db)];
  expect(all).toHaveLength(228);
  const special = new Set(["calculator", "reservation", "business"]);
  const thin = all
    .filter(({ slug, kind }) => !special.has(kind) && (counts.get(slug) ?? 0) < 3)
    .map(({ slug }) => slug);
  expect(thin).toEqual([]);
  const silent = all.filter(({ texts }) => texts.intro.length < 40 || texts.body.length < 200).map(({ slug }) => slug);
  expect(silent).toEqual([]);
  expect(new Set(all.map(({ texts }) => texts.intro)).size).toBe(all.length);
});

test("a saved product is on its shelves at once, and a changed price keeps the old one", async () => {
  const shop = await aFilledShop();
  const laurel = aLaurel({ slug: "laurier-proef", name: "Proeflaurier", popularity: 9999 });
  const own = {
    ...laurel,
    variants: laurel.variants.map((one) => ({ ...one, sku: `P-${one.sku}`, product: laurel.slug })),
  };
  expect(await saveProduct(shop, own)).toMatchObject({ ok: true });
  expect((await listInCategory(shop.db, "laurierhaag", 1))[0]?.slug).toBe("laurier-proef");
  shop.at("2026-12-01T09:00:00Z");
  const cheaper = {
    ...own,
    variants: own.variants
      .map((one) => ({ ...one, priceCents: one.priceCents - 100, wasCents: one.priceCents }))
      .slice(0, 2),
  };
  expect(await saveProduct(shop, cheaper)).toMatchObject({ ok: true });
  const history = await listPriceHistory(shop.db, "laurier-proef");
  expect(history.filter(({ sku }) => sku === "P-HG05-P60").map(({ cents }) => cents)).toEqual([795, 695]);
  expect((await findProduct(shop.db, "laurier-proef"))?.variants).toHaveLength(2);
});

test("a struck price that never was is brought down to what it was, at save and on the card", async () => {
  const shop = await aFilledShop();
  const laurel = (await findProduct(shop.db, "laurier-novita")) as Product;
  const cheaper = laurel.variants.map((one) => ({ ...one, priceCents: one.priceCents - 100, wasCents: 99_900 }));
  await saveProduct(shop, { ...laurel, variants: cheaper });
  const after = await findProduct(shop.db, "laurier-novita");
  expect(after?.variants.map(({ wasCents }) => wasCents)).toEqual(laurel.variants.map(({ priceCents }) => priceCents));
  const [card] = await listCards(shop.db, ["laurier-novita"]);
  expect(card?.reduced).toEqual({ wasCents: 795, lowest30Cents: 795 });
});

test("a product that breaks the law is not saved", async () => {
  const shop = await aShop();
  const saved = await saveProduct(shop, aLaurel({ latin: "Ailanthus altissima" }));
  expect(saved).toMatchObject({ ok: false });
  expect(await shop.db.select().from(products)).toEqual([]);
});

test("a product cannot be saved with a size of another, nor point at what is not there", async () => {
  const shop = await aFilledShop();
  const thief = aLaurel({
    slug: "dief",
    belongsWith: ["laurier-novita", "bestaat-niet"],
    articles: ["ook-niet"],
  });
  expect(await saveProduct(shop, { ...thief, variants: thief.variants.slice(0, 1) })).toEqual({
    ok: false,
    faults: [
      { size: 0, field: "sku", fault: "sku HG05-P60 is van laurier-novita: een maat hoort bij één product" },
      { field: "belongsWith", fault: "belongsWith: bestaat-niet bestaat niet" },
      { field: "articles", fault: "articles: ook-niet bestaat niet" },
    ],
  });
  expect(await findProduct(shop.db, "dief")).toBeUndefined();
  expect((await findProduct(shop.db, "laurier-novita"))?.variants).toHaveLength(aLaurel().variants.length);
  const stolen = { ...thief, belongsWith: [], articles: [] };
  await expect(putRange(shop.db, [stolen], shop.now())).rejects.toThrow("another product's");
  expect((await findProduct(shop.db, "laurier-novita"))?.variants).toHaveLength(aLaurel().variants.length);
});

test("what is taken off sale keeps its place, and is nowhere to be found until it is back", async () => {
  const shop = await aFilledShop();
  const before = (await countPerCategory(shop.db)).get("laurierhaag") ?? 0;
  for (const listed of [false, true]) {
    await saveProduct(shop, aLaurel({ listed }));
    expect((await findProduct(shop.db, "laurier-novita")) !== undefined).toBe(listed);
    expect((await countPerCategory(shop.db)).get("laurierhaag")).toBe(listed ? before : before - 1);
  }
});

test("a new version of the range leaves the owner's own products on their shelves", async () => {
  const shop = await aFilledShop();
  const laurel = aLaurel({ slug: "laurier-eigen", name: "Eigen laurier", popularity: 9999 });
  const own = {
    ...laurel,
    variants: laurel.variants.map((one) => ({ ...one, sku: `E-${one.sku}`, product: laurel.slug })),
  };
  await saveProduct(shop, own);
  await shop.db.delete(marks);
  expect(await seedRange(shop.db, shop.now())).toBe(true);
  expect((await listInCategory(shop.db, "laurierhaag", 1))[0]?.slug).toBe("laurier-eigen");
});

test("what the owner brought before the shop was ever opened stands on its shelves from the first day", async () => {
  const shop = await aShop();
  const laurel = aLaurel({ slug: "laurier-eigen", popularity: 9999 });
  const sizes = laurel.variants.map((one) => ({ ...one, sku: `E-${one.sku}`, product: laurel.slug }));
  await putRange(shop.db, [{ ...laurel, variants: sizes }], shop.now());
  await seedRange(shop.db, shop.now());
  expect((await listInCategory(shop.db, "laurierhaag", 1))[0]?.slug).toBe("laurier-eigen");
});

test("a newer range leaves what the owner edited and what is left to sell, and remembers the prices it changes", async () => {
  const shop = await aFilledShop();
  const beech = (await findProduct(shop.db, "groene-beuk")) as Product;
  const dearer = beech.variants.map((one) => ({ ...one, priceCents: one.priceCents + 100, stock: 7 }));
  await saveProduct(shop, { ...beech, name: "Beuk van de baas", variants: dearer });
  const yew = (await findProduct(shop.db, "taxus")) as Product;
  const [size] = yew.variants;
  await shop.db
    .update(variants)
    .set({ stock: 3, priceCents: 1 })
    .where(eq(variants.sku, size?.sku ?? ""));
  await shop.db
    .update(prices)
    .set({ cents: 1 })
    .where(eq(prices.sku, size?.sku ?? ""));
  await shop.db.delete(marks);
  await seedRange(shop.db, shop.now());
  expect(await findProduct(shop.db, "groene-beuk")).toMatchObject({ name: "Beuk van de baas", variants: dearer });
  const after = (await findProduct(shop.db, "taxus"))?.variants[0];
  expect(after).toMatchObject({ stock: 3, priceCents: size?.priceCents });
  const history = (await listPriceHistory(shop.db, "taxus")).filter(({ sku }) => sku === size?.sku);
  expect(history.map(({ cents, until }) => [cents, until === null])).toEqual([
    [1, false],
    [size?.priceCents, true],
  ]);
});
