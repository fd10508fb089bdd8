import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { eachProduct, putRange } from "#catalogue/range-file/import-range.server.ts";
import { tellOthers } from "#catalogue/tell-others.server.ts";
import { products } from "#catalogue/tables.server.ts";
import { loseListener } from "../../tests/lose-listener.ts";
import { aFilledShop, type TestShop } from "../../tests/shop.ts";
import { OwnSearchEngine } from "./engine/own-engine.ts";
import { sampleRange } from "../../bench/search/judged/sample.ts";
import { SearchAway } from "./search-away.ts";
import type { SearchResult } from "./search-engine.ts";
import { productDocuments, rangeKey } from "./shop-documents.server.ts";
import { openSearch, searchOf } from "./shop-search.server.ts";
import { ThreadEngine } from "./thread-engine.server.ts";

let shop: TestShop;
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "lommerrijk-search-"));
  shop = await aFilledShop({ DATA_DIR: folder });
  return () => rm(folder, { recursive: true });
});

const open = async (large?: number): Promise<void> => {
  const search = await openSearch(shop, large);
  onTestFinished(() => search.close());
};
const first = async (query: string): Promise<string | undefined> =>
  ((await searchOf(shop).search([{ indexName: "products", params: { query } }])).results[0] as SearchResult).hits[0]
    ?.name;

test("read by itself a product is the same to search as among all, with the names of its categories and those above", async () => {
  const some = (await productDocuments(shop)).filter((_, at) => at % 60 === 0);
  expect(some.length).toBeGreaterThan(5);
  for (const one of some) expect(await productDocuments(shop, [one.id])).toEqual([one]);
  const slugs = some.map(({ id }) => id);
  expect(await productDocuments(shop, slugs)).toEqual(some);
});

test("a large range is searched in a thread, and a change is found within a second", async () => {
  await open(600);
  expect(searchOf(shop)).toBeInstanceOf(ThreadEngine);
  expect(await first("klimhortensia")).toMatch(/klimhortensia/i);
  await shop.db.transaction(async (tx) => {
    const [row] = await tx.select({ slug: products.slug }).from(products).limit(1);
    await tx
      .update(products)
      .set({ name: "Zwiepelkruid" })
      .where(eq(products.slug, row?.slug ?? ""));
    await tellOthers(tx, [row?.slug ?? ""]);
  });
  await expect.poll(() => first("zwiepelkruid"), { timeout: 1000 }).toBe("Zwiepelkruid");
});

test("a range that comes in while the shop is open is found, and gets its thread when it is large", async () => {
  await open(700);
  expect(searchOf(shop)).toBeInstanceOf(OwnSearchEngine);
  const base = (await Array.fromAsync(eachProduct(shop.db))).slice(0, 250);
  const fresh = base.map((product, at) => ({
    ...product,
    slug: `vers-${at}`,
    name: at === 7 ? "Wiebelkruid" : product.name,
    variants: product.variants.map((size, place) => ({ ...size, sku: `V${at}-${place}` })),
  }));
  await putRange(shop.db, fresh, shop.now());
  await expect.poll(() => first("wiebelkruid"), { timeout: 25_000 }).toBe("Wiebelkruid");
  expect(searchOf(shop)).toBeInstanceOf(ThreadEngine);
});

test("a small range is searched in the process, from the kept index when that is of this range", async () => {
  const sample = new OwnSearchEngine();
  await sample.replaceAll("products", [{ ...sampleRange()[0]!, id: "wonder", slug: "wonder", name: "Wonderstruik" }]);
  await sample.store("products", path.join(folder, "search/products.index"), await rangeKey(shop));
  await open(2_000);
  expect(searchOf(shop)).toBeInstanceOf(OwnSearchEngine);
  expect(await first("wonderstruik")).toBe("Wonderstruik");
});

test("a large range opens from its kept index: who asks at once waits for it", async () => {
  const sample = new OwnSearchEngine();
  await sample.replaceAll("products", [{ ...sampleRange()[0]!, id: "wonder", slug: "wonder", name: "Wonderstruik" }]);
  await sample.store("products", path.join(folder, "search/products.index"), await rangeKey(shop));
  await open(600);
  expect(searchOf(shop)).toBeInstanceOf(ThreadEngine);
  expect(await first("wonderstruik")).toBe("Wonderstruik");
});

test("a kept index of another range, or of another day, is not used but replaced", async () => {
  await shop.db.update(products).set({ popularity: 9_999 }).where(eq(products.slug, "klimhortensia"));
  await open();
  expect(await first("wonderstruik")).not.toBe("Wonderstruik");
  expect(await first("klimhortensia")).toMatch(/klimhortensia/i);
  const kept = new OwnSearchEngine();
  expect(await kept.load("products", path.join(folder, "search/products.index"), await rangeKey(shop))).toBe(true);
  expect((await kept.health()).indices.products?.documents).toBeGreaterThan(600);
  shop.at("2026-11-20T09:00:00Z");
  expect(await kept.load("products", path.join(folder, "search/products.index"), await rangeKey(shop))).toBe(false);
});

test("a thread that breaks fails what was asked, starts again and asks to be filled", async () => {
  const lost = Promise.withResolvers<void>();
  const engine = new ThreadEngine({ today: () => "2026-11-15", lost: () => lost.resolve() });
  onTestFinished(() => engine.close());
  await engine.replaceAll("products", sampleRange());
  const asked = engine.search([{ indexName: "products", params: { query: "roos" } }]);
  engine.break();
  await expect(asked).rejects.toBeInstanceOf(SearchAway);
  await lost.promise;
  await engine.replaceAll("products", sampleRange());
  expect((await engine.health()).ok).toBe(true);
});

test("what changed while nobody listened is put in when we hear again, without making the whole index anew", async () => {
  await open();
  const index = () => (searchOf(shop) as OwnSearchEngine).index("products");
  const { main } = index();
  const [changed, gone] = await shop.db.select({ slug: products.slug }).from(products).limit(2);
  await shop.db
    .update(products)
    .set({ name: "Stilkruid" })
    .where(eq(products.slug, changed?.slug ?? ""));
  await shop.db
    .update(products)
    .set({ listed: false })
    .where(eq(products.slug, gone?.slug ?? ""));
  expect(index().find(gone?.slug ?? "")).toBeDefined();
  await loseListener(shop, "lommerrijk-search");
  await expect.poll(() => first("stilkruid"), { timeout: 5000 }).toBe("Stilkruid");
  await expect.poll(() => index().find(gone?.slug ?? "")).toBeUndefined();
  expect(index().main).toBe(main);
});

test("a listener that is cut off comes back, once, and a change is found again", async () => {
  await open();
  await loseListener(shop, "lommerrijk-search");
  const [row] = await shop.db.select({ slug: products.slug }).from(products).limit(1);
  const slug = row?.slug ?? "";
  await shop.db.transaction(async (tx) => {
    await tx.update(products).set({ name: "Wiebelgras" }).where(eq(products.slug, slug));
    await tellOthers(tx, [slug]);
  });
  await expect.poll(() => first("wiebelgras"), { timeout: 5000 }).toBe("Wiebelgras");
});
