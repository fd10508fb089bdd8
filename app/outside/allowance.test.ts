import { expect, test } from "vitest";
import { aShop } from "../../tests/shop.ts";
import { allow, sweepAllowances } from "./allowance.server.ts";
import { allowances } from "./tables.server.ts";

const limit = { times: 3, perSeconds: 60 };

test("after the allowed number the result says how long to wait", async () => {
  const shop = await aShop();
  for (let n = 0; n < 3; n++) expect(await allow(shop, "contact", "1.2.3.4", limit)).toEqual({ ok: true });
  expect(await allow(shop, "contact", "1.2.3.4", limit)).toEqual({ ok: false, retryAfterSeconds: 60 });
  expect(await allow(shop, "contact", "5.6.7.8", limit)).toEqual({ ok: true });
});

test("a new window starts when the old one has passed", async () => {
  const shop = await aShop();
  for (let n = 0; n < 5; n++) await allow(shop, "contact", "1.2.3.4", limit);
  shop.at("2026-11-16T09:02:00Z");
  expect(await allow(shop, "contact", "1.2.3.4", limit)).toEqual({ ok: true });
});

test("fifty at once are counted one by one", async () => {
  const shop = await aShop();
  const answers = await Promise.all(Array.from({ length: 50 }, () => allow(shop, "x", "y", limit)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
});

test("windows that have passed are swept, others stay", async () => {
  const shop = await aShop();
  await allow(shop, "contact", "1.2.3.4", limit);
  shop.at("2026-11-16T09:02:00Z");
  await allow(shop, "contact", "5.6.7.8", limit);
  await sweepAllowances(shop);
  expect(await shop.db.select().from(allowances)).toHaveLength(1);
});

test("the table holds no address", async () => {
  const shop = await aShop();
  await allow(shop, "contact", "1.2.3.4", limit);
  expect(JSON.stringify(await shop.db.select().from(allowances))).not.toContain("1.2.3.4");
});
