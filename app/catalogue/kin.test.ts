import { expect, test } from "vitest";
import { aShop } from "../../tests/shop.ts";
import { findWithKin } from "./products.server.ts";
import { seedRange } from "./range.server.ts";

test("a shelf shows a plant of its own kind, not one that only stands with it", async () => {
  const shop = await aShop();
  await seedRange(shop.db, shop.now());
  const place = await findWithKin(shop.db, "heesters", 9);
  const shown = Object.fromEntries((place?.kin ?? []).map(({ slug, picture }) => [slug, picture?.key]));
  expect(shown["hibiscus"]).toBe("hibiscus-oiseau-bleu");
  expect(shown["sering"]).toMatch(/sering/);
});
