import { expect, test } from "vitest";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { findProduct } from "#catalogue/product/products.server.ts";
import { aPlant, anOrder } from "../../../../tests/buying.ts";
import { aShop } from "../../../../tests/shop.ts";
import { AN, tryDeed } from "../../../../tests/try-deed.ts";
import { showFigures } from "../../books/sales/show-figures.server.ts";
import { listCosts, saveCosts } from "./costs.server.ts";

test("a purchase price stays in the office, makes the margin known, and a wrong one keeps all as it was", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { priceCents: 1090, stock: 12 });
  const slug = `taxus-${sku.toLowerCase()}`;
  const save = (fields: object) => tryDeed(shop, saveCosts, { slug, ...fields }, { user: AN });
  expect(await save({ sku, inkoop: "4,00" })).toMatchObject({ ok: true });
  expect(await save({ sku, inkoop: "vier" })).toMatchObject({
    reason: "amount",
    errors: { [`inkoop.${sku}`]: [expect.any(String)] },
    shows: { typed: { [sku]: "vier" } },
  });
  expect(await save({ sku: "VAN-IEMAND", inkoop: "1" })).toMatchObject({ ok: false, reason: "gone" });
  expect(await listCosts(shop.db, [sku])).toEqual(new Map([[sku, 400]]));
  expect(JSON.stringify(await findProduct(shop.db, slug))).not.toMatch(/cost|inkoop|purchase/i);

  const order = await anOrder(shop, [{ sku, quantity: 2 }]);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "shopper" }));
  const span = { from: "2026-11-01", to: "2026-11-30" } as const;
  const { sellers, stock } = await showFigures(shop, span, [], true);
  expect(sellers.rows[0]?.about).toBe("2 stuks, marge €\u00a012 (60%)");
  expect(stock.about).toContain("ingekocht voor €\u00a040 (van 1 maat bekend)");

  expect(await save({ sku, inkoop: "" })).toMatchObject({ ok: true });
  expect((await showFigures(shop, span, [], true)).sellers.rows[0]?.about).toBe("2 stuks");
});
