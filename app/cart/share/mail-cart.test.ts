import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { variants } from "#catalogue/tables.server.ts";
import { mails } from "#outside/tables.server.ts";
import { aFilledShop } from "../../../tests/shop.ts";
import { addLines, openCart } from "../lines/change-cart.server.ts";
import { mailCart } from "./mail-cart.server.ts";
import { openCartLink } from "./share.server.ts";

test("R13: the mail shows the basket with pictures, and its link restores it; nobody is pestered", async () => {
  const shop = await aFilledShop();
  const [row] = await shop.db.select({ sku: variants.sku }).from(variants).where(sql`${variants.stock} > 60`).limit(1);
  const cart = await openCart(shop);
  expect(await mailCart(shop, cart, "an@voorbeeld.nl", "1.2.3.4"), "an empty basket is not mailed").toBe(false);
  await addLines(shop, cart, [{ sku: row?.sku ?? "", quantity: 3 }]);
  expect(await mailCart(shop, cart, "an@voorbeeld.nl", "1.2.3.4")).toBe(true);
  await mailCart(shop, cart, "An@voorbeeld.nl", "1.2.3.4");
  const sent = await shop.db.select().from(mails);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.html).toMatch(/<img src="http:\/\/localhost:3000\/plaat\/[\w-]+-480\.webp"/);
  const token = /cart\/sync\?c=([\w.-]+)/.exec(sent[0]?.text ?? "")?.[1] ?? "";
  expect(openCartLink(shop, token)).toEqual({ ok: true, lines: [{ sku: row?.sku, quantity: 3 }] });
  for (const name of ["b", "c", "d", "e"]) await mailCart(shop, cart, `${name}@voorbeeld.nl`, "1.2.3.4");
  expect((await shop.db.select().from(mails)).length).toBeLessThanOrEqual(5);
});
