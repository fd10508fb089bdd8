import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findMove } from "#catalogue/category/move-category.server.ts";
import { findPlace } from "#catalogue/category/place.server.ts";
import { findCategory, findWithKin, listCategorySlugs } from "#catalogue/product/products.server.ts";
import { seedRange } from "#catalogue/range-file/range.server.ts";
import { categories, categoryProducts, products } from "#catalogue/tables.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { categoryDocuments } from "#search/shop-documents.server.ts";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { read } from "../../../tests/sources.ts";
import { AN, tryDeed } from "../../../tests/try-deed.ts";
import { departmentsOf, findRow, listTree, listVersions, toForm } from "./categories.server.ts";
import { addressFault, previewCategory, saveOfficeCategory } from "./category-deeds.server.ts";
import { readWhere, writeWhere } from "./rule-form.ts";
import { deleteCategory, makeCategory, restoreCategory } from "./tree-deeds.server.ts";

const slug = "beukenhaag";

async function typed(shop: TestShop, change: object = {}, of = slug) {
  const row = await findRow(shop.db, of);
  if (!row) throw new Error("no category");
  const form = await toForm(shop.db, row);
  return { slug: of, ...form, seen: JSON.stringify(form), ...change };
}
const doing = (shop: TestShop, deed: unknown, fields: object) =>
  tryDeed(shop, deed, fields as Record<string, unknown>, { user: AN });
const save = async (shop: TestShop, change: object, of = slug) =>
  doing(shop, saveOfficeCategory, await typed(shop, change, of));
const inside = async (shop: TestShop, category = slug) =>
  (await shop.db.select().from(categoryProducts).where(eq(categoryProducts.category, category)))
    .map(({ product }) => product)
    .sort();
const under = async (shop: TestShop, parent: string) =>
  (await listTree(shop.db, ""))
    .map((one) => one.slug)
    .slice((await listTree(shop.db, "")).findIndex((one) => one.slug === parent) + 1);

test("conditions are written and read in the words of the filters", () => {
  const known = new Set(["standplaats", "huisdierveilig", "soort"]);
  const where = { standplaats: ["Zon", "Schaduw"], huisdierveilig: true, soort: "*" };
  expect(readWhere(writeWhere(where), known)).toEqual(where);
  expect(readWhere("Kleurtje: Rood", known)).toEqual({ line: "Kleurtje: Rood" });
});

test("categories stand under the one above them, with how much they show", async () => {
  const shop = await aFilledShop();
  const tree = await listTree(shop.db, "");
  expect(tree).toHaveLength(await shop.db.$count(categories));
  const [above, own] = ["haagplanten", slug].map((one) => tree.findIndex((branch) => branch.slug === one));
  expect(own).toBeGreaterThan(above ?? 0);
  expect(tree[own ?? 0]).toMatchObject({ depth: 1, products: (await inside(shop)).length });
  const departments = departmentsOf(tree);
  expect(departments.flat()).toEqual(tree);
  expect(departments.every(([top, ...under]) => top?.depth === 0 && under.every(({ depth }) => depth > 0))).toBe(true);
  expect(departments.find(([top]) => top?.slug === "haagplanten")?.map((one) => one.slug)).toContain(slug);
});

test("a product put in by hand is in at once, one taken out is out, and a newer range leaves both", async () => {
  const shop = await aFilledShop();
  const before = await inside(shop);
  const [out = ""] = before;
  const preview = await doing(shop, previewCategory, await typed(shop, { also: ["taxus"], not: [out] }));
  expect(preview).toMatchObject({ ok: true, shows: { count: before.length } });
  const mine = await typed(shop, { title: "Anders", where: "wintergroen" });
  expect(await doing(shop, previewCategory, mine), "what was typed comes back").toMatchObject({
    reason: "line",
    shows: { form: { title: "Anders", where: "wintergroen" } },
  });
  expect(await inside(shop), "looking changes nothing").toEqual(before);
  expect(await save(shop, { title: "Beuken", also: ["taxus"], not: [out] })).toMatchObject({ ok: true });
  const after = [...before.filter((one) => one !== out), "taxus"].sort();
  expect(await inside(shop)).toEqual(after);
  await seedRange(shop.db, shop.now());
  expect(await inside(shop)).toEqual(after);
  expect(await findCategory(shop.db, slug)).toMatchObject({ title: "Beuken" });
  const [line] = await shop.db.select().from(staffLog);
  expect(line).toMatchObject({ deed: "categories.save", subject: slug, who: "an@kantoor.nl" });
});

test("another address keeps what stands in it and its children; the old one leads on, and no range brings it back", async () => {
  const shop = await aFilledShop();
  const before = await inside(shop);
  expect(await save(shop, { address: "beuken-voor-de-haag" })).toMatchObject({ ok: true });
  expect(await inside(shop, "beuken-voor-de-haag")).toEqual(before);
  expect(await findMove(shop.db, slug)).toBe("beuken-voor-de-haag");
  await seedRange(shop.db, shop.now());
  expect(await findRow(shop.db, slug)).toBeUndefined();
  expect(await inside(shop, "beuken-voor-de-haag")).toEqual(before);
});

test("what its own page put in by hand stays in, whatever the addresses are called", async () => {
  const shop = await aFilledShop();
  const taxus = eq(products.slug, "taxus");
  await shop.db
    .update(products)
    .set({ shelves: { also: [slug], not: ["haag-per-meter"] } })
    .where(taxus);
  await save(shop, { address: "also" });
  expect(await save(shop, { address: "not" }, "also")).toMatchObject({ ok: true });
  const [row] = await shop.db.select().from(products).where(taxus);
  expect(row?.shelves).toEqual({ also: ["not"], not: ["haag-per-meter"] });
});

test("addresses that change again, back or with each other never lead in a circle, and each in one step", async () => {
  const shop = await aFilledShop();
  const rename = async (from: string, to: string) =>
    expect(await save(shop, { address: to }, from)).toMatchObject({ ok: true });
  await rename(slug, "beuken");
  await rename("beuken", "beukjes");
  expect(await Promise.all([slug, "beuken"].map((one) => findMove(shop.db, one)))).toEqual(["beukjes", "beukjes"]);
  await rename("beukjes", slug);
  expect(await findMove(shop.db, slug), "an address in use leads nowhere").toBeUndefined();
  expect(await Promise.all(["beuken", "beukjes"].map((one) => findMove(shop.db, one)))).toEqual([slug, slug]);
  // Two that change places.
  await rename(slug, "even");
  await rename("laurierhaag", slug);
  await rename("even", "laurierhaag");
  expect((await findRow(shop.db, slug))?.title).toMatch(/aurier/);
  expect(await Promise.all([slug, "laurierhaag"].map((one) => findMove(shop.db, one)))).toEqual([undefined, undefined]);
  expect(await findMove(shop.db, "even")).toBe("laurierhaag");
  expect(await findMove(shop.db, "beuken")).toBe("laurierhaag");
});

test("a category moves under another and to another place; a circle is refused beside the field", async () => {
  const shop = await aFilledShop();
  expect(await save(shop, { parent: "bomen", place: "1" })).toMatchObject({ ok: true });
  expect((await under(shop, "bomen"))[0]).toBe(slug);
  expect(await findRow(shop.db, slug)).toMatchObject({ parent: "bomen", group: "bomen" });
  expect((await findWithKin(shop.db, "bomen", 50))?.kin.map((one) => one.slug)).toContain(slug);
  expect(await save(shop, { place: "2" })).toMatchObject({ ok: true });
  expect((await under(shop, "bomen"))[1]).toBe(slug);
  expect(await save(shop, { parent: slug }, "bomen")).toMatchObject({
    ok: false,
    reason: "circle",
    errors: { parent: [expect.stringContaining("onder zichzelf")] },
  });
  expect(await save(shop, { parent: slug })).toMatchObject({ ok: false, reason: "circle" });
  const positions = await shop.db.select({ at: categories.position }).from(categories);
  expect(new Set(positions.map(({ at }) => at)).size).toBe(positions.length);
});

test("what is hidden leaves lists, search, the sitemap and the crumbs, and comes back whole", async () => {
  const shop = await aFilledShop();
  const seen = async () => [
    (await listCategorySlugs(shop.db)).some((one) => one.slug === slug),
    (await categoryDocuments(shop)).some((one) => one.slug === slug),
    (await findWithKin(shop.db, "haagplanten", 50))?.kin.some((one) => one.slug === slug),
    (await findPlace(shop.db, { slug: (await inside(shop))[0] ?? "", group: "haag-blad" })).some(
      (one) => one.slug === slug,
    ),
  ];
  const before = await seen();
  expect(before.slice(0, 3)).toEqual([true, true, true]);
  expect(await save(shop, { hidden: "ja" })).toMatchObject({ ok: true });
  expect(await seen()).toEqual([false, false, false, false]);
  expect(await save(shop, { hidden: "" })).toMatchObject({ ok: true });
  expect(await seen()).toEqual(before);
});

test("a new category is made hidden and empty, filled by its rule, and goes only when it is empty, with a way on", async () => {
  const shop = await aFilledShop();
  const make = (fields: object) => doing(shop, makeCategory, fields);
  expect(await make({ title: "", parent: "bomen" })).toMatchObject({
    ok: false,
    errors: { title: [expect.any(String)] },
  });
  expect(await make({ title: "’’", parent: "bomen" }), "no address can be made of it").toMatchObject({
    reason: "title",
    errors: { title: [expect.stringContaining("twee letters")] },
  });
  expect(await make({ title: "Knotbomen" })).toMatchObject({ ok: false, errors: { parent: [expect.any(String)] } });
  expect(await make({ title: "Contact", parent: "bomen" })).toMatchObject({ ok: false, reason: "taken" });
  expect(await make({ title: "Knotbomen én zo", parent: "bomen" })).toMatchObject({
    ok: true,
    shows: { slug: "knotbomen-en-zo" },
  });
  const own = "knotbomen-en-zo";
  expect(await findRow(shop.db, own)).toMatchObject({ hidden: true, parent: "bomen", group: "bomen" });
  expect(await inside(shop, own)).toEqual([]);
  expect(await save(shop, { also: ["taxus"], hidden: "" }, own)).toMatchObject({ ok: true });
  const drop = (to: string) => doing(shop, deleteCategory, { slug: own, to });
  expect(await drop("bomen")).toMatchObject({ ok: false, reason: "full" });
  expect(await doing(shop, deleteCategory, { slug: "haagplanten", to: "bomen" })).toMatchObject({ ok: false });
  expect(await save(shop, { also: [] }, own)).toMatchObject({ ok: true });
  expect(await drop("")).toMatchObject({ ok: false, reason: "to" });
  expect(await drop("bomen")).toMatchObject({ ok: true });
  expect(await findMove(shop.db, own)).toBe("bomen");
  const [line] = await shop.db.select().from(staffLog).where(eq(staffLog.deed, "categories.delete"));
  const back = () => doing(shop, restoreCategory, { slug: own, id: line?.id });
  expect(await back()).toMatchObject({ ok: true });
  expect(await findRow(shop.db, own)).toMatchObject({ title: "Knotbomen én zo", hidden: true });
  expect(await findMove(shop.db, own)).toBeUndefined();
  expect(await back(), "once is enough").toMatchObject({ ok: false, reason: "version" });
});

test("an address that is taken or fixed and a rule nobody understands are refused", async () => {
  const shop = await aFilledShop();
  for (const [change, reason] of [
    [{ address: "haagplanten" }, "taken"],
    [{ address: "contact" }, "taken"],
    [{ address: "Geen Adres" }, "address"],
    [{ title: " " }, "title"],
    [{ place: "eerste" }, "place"],
    [{ where: "Kleurtje: Rood" }, "line"],
  ] as const)
    expect(await save(shop, change)).toMatchObject({ ok: false, reason });
  expect(await save(shop, { address: "gras" }, "kunstgras")).toMatchObject({ ok: false, reason: "fixed" });
  expect(await shop.db.$count(staffLog)).toBe(0);
});

test("no category takes the address of a page or of a door for programs", async () => {
  const shop = await aFilledShop();
  const pages = [...read("app/routes.ts").matchAll(/\broute\("([a-z0-9-]+)/g)].map(([, first = ""]) => first);
  const doors = [...read("server/api.ts").matchAll(/"\/([a-z0-9-]+)[/"]/g)].map(([, first = ""]) => first);
  expect([pages.length > 90, doors.includes("healthz")]).toEqual([true, true]);
  const free = [];
  for (const to of new Set([...pages, ...doors, "metrics", "_payload"]))
    if (!(await addressFault(shop.db, to))) free.push(to);
  expect(free).toEqual([]);
});

test("two people at one category: other parts come together, the same part is shown to the second", async () => {
  const shop = await aFilledShop();
  const first = await typed(shop);
  expect(await save(shop, { title: "Beuken van An" })).toMatchObject({ ok: true });
  expect(await doing(shop, saveOfficeCategory, { ...first, also: ["taxus"] })).toMatchObject({ ok: true });
  expect(await findRow(shop.db, slug)).toMatchObject({ title: "Beuken van An", rule: { also: ["taxus"] } });
  expect(await doing(shop, saveOfficeCategory, { ...first, title: "Beuken van Bo" })).toMatchObject({
    ok: false,
    reason: "changed",
    shows: { conflicts: [{ field: "title", theirs: "Beuken van An", mine: "Beuken van Bo" }] },
  });
});

test("an earlier version comes back with its rule and its address; another's version does not", async () => {
  const shop = await aFilledShop();
  const before = await inside(shop);
  await save(shop, { title: "Beuken", address: "beuken", also: ["taxus"] });
  const [version] = await listVersions(shop.db, "beuken");
  expect(version?.changed).toEqual(["title", "address", "also"]);
  const back = (of: string) => doing(shop, restoreCategory, { slug: of, id: version?.id, welke: "voor" });
  expect(await back("bomen")).toMatchObject({ ok: false, reason: "version" });
  expect(await back("beuken")).toMatchObject({ ok: true, shows: { slug } });
  expect(await inside(shop)).toEqual(before);
  expect(await findMove(shop.db, "beuken")).toBe(slug);
});
