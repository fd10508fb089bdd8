import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { aShop } from "../../../tests/shop.ts";
import { eachProduct, putRange } from "./import-range.server.ts";
import type { Product } from "../product/product.ts";
import { variants } from "../tables.server.ts";
import { listPriceHistory } from "../product/products.server.ts";
import { readRange } from "./range.server.ts";
import { type FileKind, readRangeFile } from "./read-range-file.ts";
import { writeRangeFile } from "./write-range-file.ts";

const some = () =>
  readRange().filter(({ slug }) =>
    ["laurier-novita", "haagmest-10-kg", "gatenplant-60-cm", "appel-elstar"].includes(slug),
  );
const write = async (list: Product[], kind: FileKind) => (await Array.fromAsync(writeRangeFile(list, kind))).join("");
/** Files come in pieces that end anywhere: within a word, a quote, a letter with an accent. */
async function read(text: string, kind: FileKind, piece = 997) {
  const bytes = Buffer.from(text);
  const count = Math.ceil(bytes.length / piece);
  const chunks = Array.from({ length: count }, (_, at) => bytes.subarray(at * piece, (at + 1) * piece));
  const all = await Array.fromAsync(readRangeFile(chunks, kind));
  return { products: all.flatMap(({ product }) => product ?? []), faults: all.flatMap(({ faults }) => faults) };
}
const bySlug = (list: Product[]) => [...list].sort((a, b) => (a.slug < b.slug ? -1 : 1));

test("the whole range goes out and comes back the same, as CSV and as JSON", async () => {
  const range = readRange();
  for (const kind of ["csv", "json"] as const) {
    const { products, faults } = await read(await write(range, kind), kind);
    expect(faults).toEqual([]);
    expect(JSON.parse(JSON.stringify(bySlug(products)))).toEqual(JSON.parse(JSON.stringify(bySlug(range))));
  }
});

test("a word that a spreadsheet would run goes out as plain text, and comes back to the letter", async () => {
  const [one] = some();
  if (!one) throw new Error("no product");
  const names = ["=HYPERLINK(0)", "+1", "-1+1", "@SUM(A1)", "\t=1", "'=1", "''=1", "'t Kroos", "＝1+1", "-12,50"];
  const range = names.map((name, at) => ({ ...one, slug: `x-${at}`, name, variants: [] as Product["variants"] }));
  for (const [at, it] of range.entries())
    it.variants = one.variants.slice(0, 1).map((size) => ({ ...size, sku: `X${at}`, product: it.slug }));
  const text = await write(range, "csv");
  expect(text).not.toMatch(/(?:^|,"?)(?:[=+@\t＝]|-1\+)/m);
  const { products } = await read(text, "csv");
  expect(products.map(({ name }) => name)).toEqual(names);
});

test("what is in the database goes out and comes back the same, and a new price keeps its history", async () => {
  const shop = await aShop();
  await putRange(shop.db, some(), shop.now());
  const out = await Array.fromAsync(eachProduct(shop.db));
  const { products, faults } = await read(await write(out, "csv"), "csv", 3);
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

test("every fault is named with its row, in a spreadsheet as people make them", async () => {
  const [good, other] = some();
  if (!good || !other) throw new Error("no product");
  const lines = (await write([good], "csv")).trimEnd().split("\n");
  const wrong = lines
    .map((line, at) => (at === 2 ? line.replace(/,(brievenbus|pakket|pakket-xl|pallet),/, ",postduif,") : line))
    .join("\r\n");
  expect((await read(`\uFEFF${wrong}`, "csv")).faults).toEqual([
    { row: 3, fault: "delivery moet brievenbus, pakket, pakket-xl of pallet zijn" },
  ]);
  const scattered = (await write([good, other], "csv")).trimEnd().split("\n");
  const moved = [...scattered.slice(0, 2), scattered.at(-1), "", ...scattered.slice(2, -1)].join("\n");
  const { faults } = await read(moved, "csv");
  expect(faults).toContainEqual({ row: 5, fault: `${good.slug} staat ook in rij 2` });
});

test("a size belongs to one product of the file, and the other is named", async () => {
  const [good, other] = some();
  if (!good || !other) throw new Error("no product");
  const sku = good.variants[1]?.sku ?? "";
  const thief = { ...other, variants: other.variants.map((one, at) => (at === 1 ? { ...one, sku } : one)) };
  const fault = `sku ${sku} staat ook bij ${good.slug} (rij 2): een maat hoort bij één product`;
  expect((await read(await write([good, thief], "csv"), "csv")).faults).toEqual([
    { row: 3 + good.variants.length, fault },
  ]);
  expect((await read(await write([good, thief], "json"), "json")).faults).toEqual([
    { row: 2, fault: fault.replace("rij 2", "rij 1") },
  ]);
});

test("what cannot be offered is refused with the row of the size, or with its article number", async () => {
  const [good] = some();
  if (!good) throw new Error("no product");
  const variants = good.variants.map((one, at) => (at === 1 ? { ...one, season: ["13-01", "04-15"] } : one));
  const wrong = { ...good, tiers: "hagen", variants } as Product;
  const tiers = "tiers hagen bestaat niet: kies haag, vaste-planten, struiken, bollen of kerst-zakelijk";
  const season = "season 13-01 tot 04-15 klopt niet: schrijf twee dagen als MM-DD, zoals 10-15";
  expect((await read(await write([wrong], "csv"), "csv")).faults).toEqual([
    { row: 2, fault: tiers },
    { row: 3, fault: season },
  ]);
  expect((await read(await write([wrong], "json"), "json")).faults).toEqual([
    { row: 1, fault: tiers },
    { row: 1, fault: `${good.variants[1]?.sku}: ${season}` },
  ]);
});

test("a product is on sale unless the file says otherwise, also in the words of a Dutch spreadsheet", async () => {
  const shop = await aShop();
  const [good, other] = some();
  if (!good || !other) throw new Error("no product");
  await putRange(shop.db, [{ ...good, listed: false }, other], shop.now());
  const out = await Array.fromAsync(eachProduct(shop.db));
  expect(new Map(out.map(({ slug, listed }) => [slug, listed]))).toEqual(
    new Map([
      [good.slug, false],
      [other.slug, true],
    ]),
  );
  for (const kind of ["csv", "json"] as const)
    expect((await read(await write(out, kind), kind)).products, kind).toEqual(out);
  const { listed: _listed, ...silent } = good;
  expect((await read(await write([silent as Product], "json"), "json")).products[0]?.listed).toBe(true);
  const csv = await write([{ ...good, listed: false }], "csv");
  expect(csv).toContain(",false,");
  expect((await read(csv.replaceAll(",false,", ",ONWAAR,"), "csv")).products[0]?.listed).toBe(false);
  await putRange(shop.db, [good], shop.now());
  expect((await Array.fromAsync(eachProduct(shop.db))).every(({ listed }) => listed)).toBe(true);
});

test("a file that is no list, stops halfway or holds nonsense says so", async () => {
  const said = async (text: string) => (await read(text, "json", 2)).faults.map(({ row, fault }) => `${row} ${fault}`);
  expect(await said('{"slug":"x"}')).toEqual(["1 het bestand moet een lijst van producten zijn"]);
  expect(await said("")).toEqual(["1 het bestand moet een lijst van producten zijn"]);
  expect(await said("[]")).toEqual([]);
  const half = await said('[{"slug":"a, \\"[b]"}, {"slug"');
  expect(half[0]).toBe("1 slug mag alleen kleine letters, cijfers en streepjes bevatten");
  expect(half).toContain("1 variants ontbreekt");
  expect(half.at(-1)).toBe("2 het bestand houdt te vroeg op");
  expect((await said("[{slug}]")).join()).toContain("1 geen leesbare JSON");
  expect(await said('[{"slug":"a","name":7}]')).toContain("1 name klopt niet: 7");
});

test("the law is kept at import too, and nothing may be named twice", async () => {
  const [good] = some();
  if (!good) throw new Error("no product");
  const banned = {
    ...good,
    slug: "hemelboom",
    latin: "Ailanthus altissima",
    variants: good.variants.map((one) => ({ ...one, sku: `X${one.sku}` })),
  };
  const faults = (await read(await write([good, banned, good], "json"), "json")).faults.map(
    ({ row, fault }) => `${row} ${fault}`,
  );
  expect(faults).toContainEqual("2 Ailanthus altissima staat op de Unielijst en mag niet worden verkocht");
  expect(faults).toContainEqual(`3 ${good.slug} staat ook in rij 1`);
});

test("a place in the nursery goes out and comes back; a list without places, or a newer range, leaves it", async () => {
  const shop = await aShop();
  const [first] = some();
  const sku = first?.variants[0]?.sku ?? "";
  const where = async () =>
    (await shop.db.select().from(variants).where(eq(variants.sku, sku))).map(({ place }) => place);
  await putRange(shop.db, some(), shop.now());
  await shop.db.update(variants).set({ place: "12" }).where(eq(variants.sku, sku));
  const out = await Array.fromAsync(eachProduct(shop.db));
  const { products } = await read(await write(out, "csv"), "csv", 3);
  expect(products).toEqual(out);
  await putRange(shop.db, some(), shop.now());
  expect(await where()).toEqual(["12"]);
});
