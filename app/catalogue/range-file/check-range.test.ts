import { expect, test } from "vitest";
import { aShop } from "../../../tests/shop.ts";
import { checkRange } from "./check-range.server.ts";
import { putRange } from "./import-range.server.ts";
import type { Product } from "../product/product.ts";
import { readRange } from "./range.server.ts";
import type { ReadProduct } from "./read-range-file.ts";

const [first, second, third] = readRange().map((one) => ({ ...one, belongsWith: [], alternatives: [], articles: [] }));

async function check(found: Product[], ...list: Product[]) {
  const shop = await aShop();
  await putRange(shop.db, found, shop.now());
  async function* read(): AsyncGenerator<ReadProduct> {
    for (const [at, product] of list.entries()) yield { row: at + 1, slug: product.slug, product, faults: [] };
  }
  const checked = await Array.fromAsync(checkRange(shop.db, read(), (slug) => slug === "beukenhaag-planten"));
  return checked.flatMap(({ faults }) => faults);
}

test("a size of another product in the shop is refused with its owner; one's own is not", async () => {
  if (!first || !second) throw new Error("no product");
  const [size] = first.variants;
  if (!size) throw new Error("no size");
  const thief = { ...second, variants: [...second.variants, size] };
  expect(await check([first, second], first, thief)).toEqual([
    { row: 2, fault: `sku ${size.sku} is van ${first.slug}: een maat hoort bij één product` },
  ]);
});

test("what a product points at is in the file, also further on, or in the shop; or it is refused", async () => {
  if (!first || !second || !third) throw new Error("no product");
  const pointing = {
    ...first,
    belongsWith: [second.slug, third.slug, "weg"],
    articles: ["beukenhaag-planten", "ook-weg"],
  };
  const last = { ...second, alternatives: [first.slug, "weg"] };
  expect(await check([third], pointing, last)).toEqual([
    { row: 1, fault: "articles: ook-weg bestaat niet" },
    { row: 1, fault: "belongsWith: weg bestaat niet" },
    { row: 2, fault: "alternatives: weg bestaat niet" },
  ]);
});

test("a cart knows no least amount, so no product asks for one", () => {
  const asking = readRange().filter((product) =>
    /afname vanaf|minimum van|bestelt er minstens|minimale afname/i.test(JSON.stringify(product)),
  );
  expect(asking.map(({ slug }) => slug)).toEqual([]);
});
