import { expect, test } from "vitest";
import { loseListener } from "../../tests/lose-listener.ts";
import { aShop } from "../../tests/shop.ts";
import { readRange } from "#catalogue/range-file/range.server.ts";
import { saveProduct } from "#catalogue/product/save-product.server.ts";
import { categories } from "#catalogue/tables.server.ts";
import { hear, keepFresh } from "./keep-fresh.ts";

async function withPages() {
  const shop = await aShop();
  const found = readRange().find(({ slug }) => slug === "laurier-novita");
  if (!found) throw new Error("no laurel");
  const laurel = { ...found, belongsWith: [], alternatives: [] };
  await shop.db.insert(categories).values({
    slug: "laurierhaag",
    title: "Laurierhaag",
    group: "hagen",
    kind: "category",
    facetSet: "haag",
    rule: { groups: ["haag-groen"] },
    priority: 1,
    position: 1,
    texts: { title: "", description: "", h1: "", intro: "", tip: "", faq: [], body: "" },
  });
  await saveProduct(shop, laurel);
  const keep = (key: string, ...tags: string[]) => shop.pages.store(key, Buffer.from(key), {}, tags);
  keep("/p/laurier-novita", "product:laurier-novita", "today");
  keep("/laurierhaag", "category:laurierhaag");
  keep("/rozen", "category:rozen");
  return { shop, laurel };
}

test("a changed product drops its own page and its shelves, and nothing else", async () => {
  const { shop } = await withPages();
  await hear(shop, JSON.stringify(["laurier-novita"]));
  expect(shop.pages.size).toBe(1);
  await hear(shop, JSON.stringify(["*"]));
  expect(shop.pages.size).toBe(0);
});

test("another process hears of a saved product by way of the database", async () => {
  const { shop, laurel } = await withPages();
  const fresh = await keepFresh(shop);
  await saveProduct(shop, { ...laurel, name: "Nieuwe naam" });
  await expect.poll(() => shop.pages.size).toBe(1);
  await fresh.close();
});

test("a listener that is cut off comes back, once, and hears again", async () => {
  const { shop, laurel } = await withPages();
  const fresh = await keepFresh(shop);
  await loseListener(shop, "lommerrijk-pages");
  await expect.poll(() => shop.pages.size).toBe(0);
  shop.pages.store("/p/laurier-novita", Buffer.from("x"), {}, ["product:laurier-novita"]);
  await saveProduct(shop, { ...laurel, name: "Nieuwe naam" });
  await expect.poll(() => shop.pages.size).toBe(0);
  await fresh.close();
});
