import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { aFilledShop } from "../../../tests/shop.ts";
import { findWithKin, listCategories } from "../product/products.server.ts";
import { categories } from "../tables.server.ts";

test("a shelf shows a plant of its own kind, not one that only stands with it", async () => {
  const shop = await aFilledShop();
  const place = await findWithKin(shop.db, "heesters", 9);
  const shown = Object.fromEntries((place?.kin ?? []).map(({ slug, picture }) => [slug, picture?.key]));
  expect(shown["hibiscus"]).toBe("hibiscus-oiseau-bleu");
  expect(shown["sering"]).toMatch(/sering/);
});

test("the tiles of one row never show the same picture twice", async () => {
  const shop = await aFilledShop();
  const twice: string[] = [];
  for (const { slug } of await listCategories(shop.db)) {
    const keys = (await findWithKin(shop.db, slug, 7))?.kin.map(({ picture }) => picture?.key) ?? [];
    if (new Set(keys).size < keys.length || keys.includes(undefined)) twice.push(`${slug}: ${keys.join()}`);
  }
  expect(twice).toEqual([]);
  const gifts = (await findWithKin(shop.db, "cadeau", 7))?.kin.map(({ slug, picture }) => [slug, picture?.key]);
  expect(Object.fromEntries(gifts ?? [])).toEqual({
    moederdag: "orchidee-in-sierpot-met-kaart",
    cadeaubon: "cadeaubon-per-post-met-zaadkaart",
  });
});

test("what is out of season stands behind what is in season", async () => {
  const shop = await aFilledShop();
  const order = async (most: number) => (await findWithKin(shop.db, "bloembollen", most))?.kin.map(({ slug }) => slug);
  const month = Number(new Intl.DateTimeFormat("nl", { month: "numeric", timeZone: "Europe/Amsterdam" }).format());
  await shop.db.update(categories).set({ season: null });
  const [first = "", second = ""] = (await order(9)) ?? [];
  const give = (season: number[]) => shop.db.update(categories).set({ season }).where(eq(categories.slug, first));
  await give([month]);
  expect((await order(9))?.[0]).toBe(first);
  await give([(month % 12) + 1]);
  expect((await order(9))?.[0]).toBe(second);
  expect((await order(9))?.at(-1)).toBe(first);
  // Where the row is short, it leaves.
  expect(await order(1)).toEqual([second]);
});
