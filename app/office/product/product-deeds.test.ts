import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findProduct, listPriceHistory } from "#catalogue/product/products.server.ts";
import { listPlanned } from "#catalogue/product/set-listed.server.ts";
import { categories, categoryProducts, products, variants } from "#catalogue/tables.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { aPlant } from "../../../tests/buying.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { AN, tryDeed } from "../../../tests/try-deed.ts";
import { findWhole } from "./find-product.server.ts";
import { emptySize, type Form, toForm } from "./form/product-form.ts";
import { cellName } from "./form/sent-form.ts";
import { createOffice, saveOffice } from "./product-deeds.server.ts";
import { archiveProduct, listVersions, restoreProduct, unarchiveProduct } from "./versions.server.ts";

const user = AN;
const slug = "taxus-a";

async function aProduct() {
  const shop = await aShop();
  await aPlant(shop, { sku: "A", priceCents: 1000, stock: 9 });
  const form = async () => {
    const product = await findWhole(shop.db, slug);
    if (!product) throw new Error("no product");
    return toForm(product);
  };
  return { shop, form };
}

/** What a browser sends of a form. */
function sent(form: Form, seen = form): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...form.own, seen: JSON.stringify(seen) };
  for (const [at, { key, cells }] of form.sizes.entries()) {
    fields[cellName(at, "key")] = key;
    for (const [cell, value] of Object.entries(cells)) fields[cellName(at, cell)] = value;
  }
  return fields;
}

const changed = (form: Form, change: (form: Form) => void): Form => {
  const copy = structuredClone(form);
  change(copy);
  return copy;
};
const sizeOf = (form: Form, at = 0) => {
  const size = form.sizes[at];
  if (!size) throw new Error("no size");
  return size;
};
const save = (shop: TestShop, form: Form, seen: Form, more = {}) =>
  tryDeed(shop, saveOffice, { slug, ...sent(form, seen), ...more }, { user });

test("a product is changed whole: names, prices, a new size, words, and the log knows who", async () => {
  const { shop, form } = await aProduct();
  const seen = await form();
  const mine = changed(seen, ({ own, sizes }) => {
    Object.assign(own, {
      name: "Taxus nieuw",
      title: "Taxus kopen",
      meta: "Een haag",
      searchWords: "venijnboom, haag",
    });
    const [first] = sizes;
    if (first)
      Object.assign(first.cells, { price: "12,50", sale: "9,95", place: "Kas 2, bed 4", ean: "4006381333931" });
    const added = emptySize(first);
    sizes.push({ ...added, cells: { ...added.cells, label: "60 cm", price: "20", weight: "1,8", stock: "3" } });
  });
  shop.at("2026-11-20T09:00:00Z");
  expect(await save(shop, mine, seen)).toMatchObject({ ok: true });
  const product = await findProduct(shop.db, slug);
  expect(product).toMatchObject({
    name: "Taxus nieuw",
    texts: { title: "Taxus kopen", searchWords: ["venijnboom", "haag"] },
  });
  expect(product?.variants).toMatchObject([
    // The law: no struck price above the lowest of the last thirty days.
    { sku: "A", priceCents: 995, wasCents: 1000, place: "Kas 2, bed 4", extra: { ean: "4006381333931" } },
    { sku: "TAXUS-A-1", priceCents: 2000, weightG: 1800, stock: 3 },
  ]);
  expect((await listPriceHistory(shop.db, slug)).filter(({ sku }) => sku === "A").map(({ cents }) => cents)).toEqual([
    1000, 995,
  ]);
  expect(await listVersions(shop.db, slug, ["A"])).toMatchObject([{ who: user.email, deed: "product.save" }]);
});

test("each fault stands beside its field and nothing is lost or saved", async () => {
  const { shop, form } = await aProduct();
  const seen = await form();
  const mine = changed(seen, ({ own, sizes }) => {
    Object.assign(own, { vat: "21", passport: "", belongsWith: "bestaat-niet", name: "Taxus" });
    Object.assign(sizes[0]?.cells ?? {}, { weight: "40", ean: "123", opens: "30-02", closes: "15-04" });
  });
  const told = await save(shop, mine, seen);
  expect(told).toMatchObject({ ok: false, reason: "faults", shows: { form: mine, seen } });
  const { errors } = told as { errors: Record<string, string[]> };
  expect(Object.keys(errors).toSorted()).toEqual(["belongsWith", "m0.ean", "m0.opens", "m0.weight", "passport", "vat"]);
  expect(errors["m0.weight"]).toEqual(["Gewicht 40000 g is te zwaar voor pakket: hoogstens 23000."]);
  const typed = await save(
    shop,
    changed(seen, (one) => Object.assign(sizeOf(one).cells, { price: "veel", stock: "-1" })),
    seen,
  );
  expect(Object.keys((typed as { errors: object }).errors)).toEqual(["m0.price", "m0.stock"]);
  expect(await form()).toEqual(seen);
  expect(await shop.db.select().from(staffLog)).toEqual([]);
});

test("what is too long or late is said beside its field, and all the rest is still there", async () => {
  const { shop, form } = await aProduct();
  const seen = await form();
  const late = changed(seen, ({ own }) => void Object.assign(own, { state: "gepland", from: "2020-01-01" }));
  expect(await save(shop, late, seen)).toMatchObject({ errors: { from: [expect.any(String)] } });
  const long = changed(seen, ({ own }) => void (own.description = "x".repeat(30_000)));
  const errors = { description: ["Beschrijving is te lang: hoogstens 10000 tekens."] };
  expect(await save(shop, long, seen)).toMatchObject({ errors, shows: { form: long } });
});

test("a form without anything new, with a strange name or without what it showed is refused", async () => {
  const { shop, form } = await aProduct();
  const seen = await form();
  expect(await save(shop, seen, seen)).toMatchObject({ ok: false, reason: "nothing" });
  expect(await save(shop, seen, seen, { "m0.stolen": "1" })).toMatchObject({ ok: false, reason: "wrong" });
  expect(await save(shop, seen, seen, { seen: "{}" })).toMatchObject({ ok: false, reason: "wrong" });
  expect(await tryDeed(shop, saveOffice, { ...sent(seen), slug: "weg" }, { user })).toMatchObject({ reason: "gone" });
});

test("a button adds a size or finds a product to go with it, and what was typed comes back", async () => {
  const { shop, form } = await aProduct();
  await aPlant(shop, { sku: "B" });
  const seen = await form();
  const mine = changed(seen, ({ own }) => void (own.name = "Nog niet bewaard"));
  const more = await save(shop, mine, seen, { doe: "maat" });
  expect(more).toMatchObject({
    reason: "more",
    shows: { form: { own: { name: "Nog niet bewaard" }, sizes: [{}, { key: "" }] } },
  });
  const found = await save(shop, mine, seen, { doe: "zoek.belongsWith", "zoek.belongsWith": "taxus" });
  expect(found).toMatchObject({
    shows: { found: { field: "belongsWith", picks: [{ slug: "taxus-b", name: "Taxus B" }] } },
  });
  expect(await form()).toEqual(seen);
  const full = changed(seen, ({ sizes }) => void sizes.push(...Array.from({ length: 39 }, () => emptySize(sizes[0]))));
  const none = await save(shop, full, seen, { doe: "maat" });
  expect(none, "forty are the most").toMatchObject({ reason: "sizes", shows: { form: full } });
});

test("two people at one product: what differs is asked, the second chooses, the rest is both's", async () => {
  const { shop, form } = await aProduct();
  const seen = await form();
  const first = changed(seen, (one) => {
    one.own.summary = "Van An";
    sizeOf(one).cells.price = "11";
  });
  expect(await save(shop, first, seen)).toMatchObject({ ok: true });
  const second = changed(seen, (one) => {
    one.own.goodToKnow = "Van Bo";
    sizeOf(one).cells.price = "12";
  });
  const late = (await save(shop, second, seen)) as { shows: { form: Form; seen: Form; conflicts: unknown[] } };
  expect(late).toMatchObject({ ok: false, status: 409, reason: "conflict" });
  expect(late.shows.conflicts).toEqual([expect.objectContaining({ name: "m0.price", theirs: "11,00", mine: "12" })]);
  const { form: back, seen: now } = late.shows;
  expect(await save(shop, back, now, { "kies.m0.price": "hun" })).toMatchObject({ ok: true });
  expect(await form()).toMatchObject({
    own: { summary: "Van An", goodToKnow: "Van Bo" },
    sizes: [{ cells: { price: "11,00" } }],
  });
  const again = changed(await form(), (one) => void (sizeOf(one).cells.price = "12"));
  expect(await save(shop, again, await form(), { "kies.m0.price": "mijn" })).toMatchObject({ ok: true });
  expect((await form()).sizes[0]?.cells.price).toBe("12,00");
});

test("what is bought while somebody types stays bought", async () => {
  const { shop, form } = await aProduct();
  const seen = await form();
  await shop.db.update(variants).set({ stock: 4 }).where(eq(variants.sku, "A"));
  const mine = changed(seen, ({ own }) => void (own.name = "Anders"));
  expect(await save(shop, mine, seen)).toMatchObject({ ok: true });
  expect((await form()).sizes[0]?.cells.stock).toBe("4");
});

test("an earlier version comes back with one press, without the stock of then", async () => {
  const { shop, form } = await aProduct();
  const seen = await form();
  await save(
    shop,
    changed(seen, (one) => void Object.assign(sizeOf(one).cells, { price: "15", place: "Kas 3" })),
    seen,
  );
  await shop.db.update(variants).set({ stock: 2 }).where(eq(variants.sku, "A"));
  const [version] = await listVersions(shop.db, slug, ["A"]);
  const back = { slug, id: version?.id, welke: "voor" };
  expect(await tryDeed(shop, restoreProduct, back, { user })).toMatchObject({ ok: true });
  expect((await form()).sizes[0]?.cells).toMatchObject({ price: "10,00", stock: "2", place: "" });
  expect(await listVersions(shop.db, slug, ["A"])).toMatchObject([
    { deed: "product.restore", changes: [{ field: "price" }, { field: "place" }] },
    { deed: "product.save", changes: [{ field: "price" }, { field: "place" }] },
  ]);
  expect(await tryDeed(shop, restoreProduct, { ...back, id: 9999 }, { user })).toMatchObject({ reason: "version" });
});

test("a new product is made once, under its own address, and stands in the shop", async () => {
  const { shop, form } = await aProduct();
  const fresh = changed(await form(), ({ own, sizes }) => {
    own.name = "Bamboe ‘Rufa’";
    for (const size of sizes) Object.assign(size, { key: "" }, { cells: { ...size.cells, sku: "" } });
  });
  const make = (more = {}) => tryDeed(shop, createOffice, { ...sent(fresh), ...more }, { user });
  expect(await make()).toMatchObject({ ok: true, shows: { slug: "bamboe-rufa" } });
  expect(await findProduct(shop.db, "bamboe-rufa")).toMatchObject({ variants: [{ sku: "BAMBOE-RUFA-1" }] });
  expect(await make()).toMatchObject({ ok: false, reason: "taken" });
  expect(await make({ slug: "nieuw" })).toMatchObject({ ok: false, reason: "address" });
  expect(await make({ slug: "Met Hoofdletter" })).toMatchObject({ ok: false, reason: "address" });
  const both = await Promise.all([make({ slug: "een" }), make({ slug: "een" })]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

test("planned for a day it comes by itself; archived it is gone from the shop and can come back", async () => {
  const { shop, form } = await aProduct();
  const seen = await form();
  const planned = changed(seen, ({ own }) => Object.assign(own, { state: "gepland", from: "2026-12-01" }));
  expect(await save(shop, planned, seen)).toMatchObject({ ok: true });
  expect([await findProduct(shop.db, slug), await listPlanned(shop)]).toEqual([undefined, []]);
  shop.at("2026-12-01T00:05:00Z");
  expect(await listPlanned(shop)).toEqual([slug]);
  expect(await findProduct(shop.db, slug)).toBeDefined();
  expect(await tryDeed(shop, archiveProduct, { slug }, { user })).toMatchObject({ ok: true });
  expect(await findProduct(shop.db, slug)).toBeUndefined();
  expect(await tryDeed(shop, unarchiveProduct, { slug }, { user })).toMatchObject({ ok: true });
  const [row] = await shop.db.select().from(products).where(eq(products.slug, slug));
  expect(row).toMatchObject({ listed: false, archived: false });
  await shop.db.update(products).set({ listed: true }).where(eq(products.slug, slug));
  const late = await tryDeed(shop, unarchiveProduct, { slug }, { user });
  expect(late, "a page of before takes nothing out of the shop").toMatchObject({ ok: false, reason: "shelved" });
});

test("put on a shelf by hand it stands there, taken off one it does not", async () => {
  const { shop, form } = await aProduct();
  const shelf = { kind: "category" as const, facetSet: "", priority: 1, position: 1, texts: {} as never, parent: null };
  await shop.db.insert(categories).values([
    { ...shelf, slug: "rozen", title: "Rozen", group: "tuin", rule: { groups: ["rozen"] } },
    { ...shelf, slug: "hagen", title: "Hagen", group: "tuin", rule: { groups: ["haag-groen"] } },
  ]);
  const seen = await form();
  const moved = changed(seen, ({ own }) => Object.assign(own, { also: "rozen", not: "hagen" }));
  expect(await save(shop, moved, seen)).toMatchObject({ ok: true });
  const placed = await shop.db.select({ category: categoryProducts.category }).from(categoryProducts);
  expect(placed).toEqual([{ category: "rozen" }]);
});
