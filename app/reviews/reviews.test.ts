import { expect, test } from "vitest";
import { aShop } from "../../tests/shop.ts";
import { readRange } from "#catalogue/range-file/range.server.ts";
import { saveProduct } from "#catalogue/product/save-product.server.ts";
import { listReviews, listWaiting } from "./reviews.server.ts";
import { judgeReview, type Proof, writeReview } from "./write-review.server.ts";

const proof: Proof = {
  order: "2026-000001",
  product: "laurier-novita",
  size: "80–100 cm",
  deliveredOn: "2026-11-02",
  firstName: "Kees",
  city: "Ermelo",
};
const said = { stars: 4, title: "Vol tot onderaan", text: "Even hoog en gezond." };

async function aShopWithLaurel() {
  const shop = await aShop();
  const laurel = readRange().find(({ slug }) => slug === "laurier-novita");
  if (laurel) await saveProduct(shop, { ...laurel, belongsWith: [], alternatives: [] });
  return shop;
}

test("only what was delivered can be reviewed, once per order", async () => {
  const shop = await aShopWithLaurel();
  expect(await writeReview(shop, { ...proof, deliveredOn: null }, said)).toEqual({
    ok: false,
    reason: "not-delivered",
  });
  expect(await writeReview(shop, { ...proof, deliveredOn: "2026-12-24" }, said)).toEqual({
    ok: false,
    reason: "not-delivered",
  });
  expect(await writeReview(shop, proof, { ...said, stars: 6 })).toEqual({ ok: false, reason: "wrong-stars" });
  expect(await writeReview(shop, proof, { ...said, text: " " })).toEqual({ ok: false, reason: "no-words" });
  expect(await writeReview(shop, proof, said)).toEqual({ ok: true });
  expect(await writeReview(shop, proof, said), "sent again because no answer came").toEqual({ ok: true });
  expect(await writeReview(shop, proof, { ...said, stars: 1 })).toEqual({ ok: false, reason: "already" });
});

test("a review waits until somebody has looked at it, and then counts", async () => {
  const shop = await aShopWithLaurel();
  await writeReview(shop, proof, said);
  await writeReview(shop, { ...proof, order: "2026-000002" }, { ...said, stars: 1 });
  expect((await listReviews(shop.db, "laurier-novita")).count).toBe(0);
  for (const { id } of await listWaiting(shop.db)) expect(await judgeReview(shop, id, { state: "shown" })).toBe(true);
  const shown = await listReviews(shop.db, "laurier-novita");
  expect(shown).toMatchObject({ count: 2, average: 2.5, shares: [0, 50, 0, 0, 50] });
  expect(shown.latest[0]?.by).toBe("Kees, Ermelo · 80–100 cm · 16 november 2026");
});

test("refusing takes a reason, and a judgement is final", async () => {
  const shop = await aShopWithLaurel();
  await writeReview(shop, proof, said);
  const [{ id = 0 } = {}] = await listWaiting(shop.db);
  expect(await judgeReview(shop, id, { state: "refused", why: " " })).toBe(false);
  expect(await judgeReview(shop, id, { state: "refused", why: "noemt een persoon" })).toBe(true);
  expect(await judgeReview(shop, id, { state: "shown" })).toBe(false);
});
