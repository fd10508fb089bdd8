import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { cartLines, carts } from "#cart/tables.server.ts";
import { viewCart } from "#cart/view-cart.server.ts";
import { listCampaignSizes } from "#catalogue/campaign/campaigns.server.ts";
import { runCampaigns } from "#catalogue/campaign/run-campaigns.server.ts";
import { putPrices } from "#catalogue/price/put-prices.server.ts";
import { listCards } from "#catalogue/product/products.server.ts";
import { campaigns } from "#catalogue/campaign/tables.server.ts";
import { categoryProducts, prices, variants } from "#catalogue/tables.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { AN, tryDeed } from "../../../tests/try-deed.ts";
import { planCampaign, previewCampaign, stopCampaign } from "./campaign-deeds.server.ts";
import type { Forecast } from "./forecast-part.tsx";
import { purchasePrices } from "../tables.server.ts";
import { BLANK, type CampaignForm, keyOf, readPlan } from "./campaign-form.ts";

const PRODUCT = "taxus";
const FORM: CampaignForm = {
  ...BLANK,
  title: "Haagweek",
  startDay: "2026-11-20",
  startTime: "09:00",
  endDay: "2026-11-27",
  endTime: "18:00",
  percent: "20",
  products: [PRODUCT],
};
const [BEFORE, BEGIN, HALFWAY, END] = [
  "2026-11-20T07:59:59Z",
  "2026-11-20T08:00:00Z",
  "2026-11-23T12:00:00Z",
  "2026-11-27T17:00:30Z",
] as const;

const doing = (shop: TestShop, deed: unknown, fields: object) =>
  tryDeed(shop, deed, fields as Record<string, unknown>, { user: AN });
const plan = (shop: TestShop, change: Partial<CampaignForm> = {}, more: object = {}) => {
  const form = { ...FORM, ...change };
  return doing(shop, planCampaign, { ...form, looked: keyOf(form), ...more });
};
const sizes = (shop: TestShop, product = PRODUCT) =>
  shop.db
    .select({ sku: variants.sku, price: variants.priceCents, was: variants.wasCents })
    .from(variants)
    .where(eq(variants.product, product))
    .orderBy(variants.position);
const at = async (shop: TestShop, moment: string) => {
  shop.at(moment);
  return runCampaigns(shop);
};
async function* one(sku: string, priceCents: number) {
  yield { row: 1, sku, priceCents, wasCents: null };
}

test("planned, begun and ended by the clock, once, however many look; the cards, the sale and the history follow", async () => {
  const shop = await aFilledShop();
  const before = await sizes(shop);
  expect(before.every(({ was }) => was === null)).toBe(true);
  const looked = await doing(shop, previewCampaign, FORM);
  expect(looked).toMatchObject({ ok: true, shows: { forecast: { goes: before.length, all: before.length } } });
  expect(await plan(shop)).toMatchObject({ ok: true });
  const line = { cart: "c", sku: before[0]?.sku ?? "", quantity: 1, seenCents: before[0]?.price ?? 0 };
  await shop.db.insert(carts).values({ id: "c", createdAt: shop.now(), updatedAt: shop.now() });
  await shop.db.insert(cartLines).values({ ...line, addedAt: shop.now() });
  const inCart = async () => (await viewCart(shop, "c")).lines.map(({ unitCents }) => unitCents);
  expect(await at(shop, BEFORE)).toBe(0);
  expect(await inCart()).toEqual([before[0]?.price]);
  expect(await sizes(shop)).toEqual(before);

  shop.at(BEGIN);
  const done = await Promise.all([runCampaigns(shop), runCampaigns(shop), runCampaigns(shop)]);
  expect(done.reduce((sum, count) => sum + count, 0)).toBe(1);
  const during = await sizes(shop);
  for (const [i, { price, was }] of during.entries()) {
    expect(price % 100).toBe(95);
    expect(price).toBeLessThan(before[i]?.price ?? 0);
    expect(was, "the lowest of thirty days").toBe(before[i]?.price);
  }
  expect(await inCart()).toEqual([during[0]?.price]);
  const forecast = (looked as { shows: { forecast: { rows: { during: { cents: number; wasCents: number } }[] } } })
    .shows.forecast.rows;
  expect(during.map(({ price, was }) => ({ cents: price, wasCents: was }))).toEqual(forecast.map((row) => row.during));
  expect((await listCards(shop.db, [PRODUCT]))[0]?.reduced).not.toBeNull();
  const onSale = async () =>
    (await shop.db.select().from(categoryProducts).where(eq(categoryProducts.category, "sale"))).some(
      ({ product }) => product === PRODUCT,
    );
  expect(await onSale()).toBe(true);

  expect(await at(shop, HALFWAY)).toBe(0);
  expect(await at(shop, END)).toBe(1);
  expect(await inCart()).toEqual([before[0]?.price]);
  expect(await sizes(shop)).toEqual(before);
  expect(await onSale()).toBe(false);
  expect(await at(shop, END), "once").toBe(0);
  const history = await shop.db
    .select()
    .from(prices)
    .where(eq(prices.sku, before[0]?.sku ?? ""));
  expect(history.map(({ cents }) => cents)).toEqual(
    expect.arrayContaining([before[0]?.price ?? 0, during[0]?.price ?? 0]),
  );
  const [logged] = await shop.db.select().from(staffLog);
  expect(logged).toMatchObject({ deed: "campaigns.plan", subject: "Haagweek" });
});

test("the struck price is the lowest of the thirty days before, and there is none when it was lower still", async () => {
  const shop = await aFilledShop();
  const [first, second] = await sizes(shop);
  if (!first || !second) throw new Error("two sizes");
  // Cheaper for a week, not long ago: one a little, one below the price of the campaign.
  shop.at("2026-11-17T09:00:00Z");
  await putPrices(shop.db, one(first.sku, first.price - 5), shop.now());
  await putPrices(shop.db, one(second.sku, 100), shop.now());
  shop.at("2026-11-18T09:00:00Z");
  await putPrices(shop.db, one(first.sku, first.price), shop.now());
  await putPrices(shop.db, one(second.sku, second.price), shop.now());
  expect(await plan(shop)).toMatchObject({ ok: true });
  await at(shop, BEGIN);
  const [a, b] = await sizes(shop);
  expect(a?.was).toBe(first.price - 5);
  expect(b).toMatchObject({ was: null });
  expect(b?.price).toBeLessThan(second.price);
  await at(shop, END);
  expect(await sizes(shop)).toEqual(expect.arrayContaining([first, second]));
});

test("a price that somebody changed meanwhile is left alone, and the page says so", async () => {
  const shop = await aFilledShop();
  const before = await sizes(shop);
  await plan(shop);
  await at(shop, BEGIN);
  const [mine] = before;
  shop.at(HALFWAY);
  await putPrices(shop.db, one(mine?.sku ?? "", 777), shop.now());
  await at(shop, END);
  const after = await sizes(shop);
  expect(after[0]?.price).toBe(777);
  expect(after.slice(1)).toEqual(before.slice(1));
  const [row] = await shop.db.select().from(campaigns);
  const states = (await listCampaignSizes(shop.db, row?.id ?? 0)).map(({ state }) => state);
  expect(states).toEqual(["left", ...before.slice(1).map(() => "back")]);
});

test("a shop that was closed begins late and ends late; one that was closed throughout changes nothing", async () => {
  const shop = await aFilledShop();
  const before = await sizes(shop);
  await plan(shop);
  await plan(shop, { title: "Kort", startDay: "2026-11-17", endDay: "2026-11-18" });
  expect(await at(shop, HALFWAY)).toBe(2);
  const state = async () => (await shop.db.select().from(campaigns).orderBy(campaigns.id)).map((row) => row.state);
  expect(await state()).toEqual(["running", "missed"]);
  await at(shop, "2026-12-10T00:00:00Z");
  expect(await state()).toEqual(["ended", "missed"]);
  expect(await sizes(shop)).toEqual(before);
});

test("two campaigns on one size at once are refused with a sentence; one after the other is fine", async () => {
  const shop = await aFilledShop();
  expect(await plan(shop)).toMatchObject({ ok: true });
  const again = await plan(shop, { title: "Nog een", products: [], categories: ["haagplanten"] });
  expect(again).toMatchObject({ ok: false, reason: "overlap", message: expect.stringContaining("‘Haagweek’") });
  const next = { title: "Erna", startDay: "2026-11-27", startTime: "18:00", endDay: "2026-11-30" };
  expect(await plan(shop, next)).toMatchObject({ ok: true });
  await at(shop, BEGIN);
  const cheap = await sizes(shop);
  expect(await at(shop, END)).toBe(2);
  const after = await sizes(shop);
  expect(after.map(({ price }) => price)).toEqual(cheap.map(({ price }) => price));
  expect(
    after.map(({ was }) => was),
    "it was as cheap the day before",
  ).toEqual(after.map(() => null));
});

test("stopped early: back at once; a plan is taken away or changed, and not by two at a time", async () => {
  const shop = await aFilledShop();
  const before = await sizes(shop);
  const planned = await plan(shop);
  const { id } = (planned as { shows: { id: number } }).shows;
  const [row] = await shop.db.select().from(campaigns);
  const saved = row?.savedAt.toISOString();
  shop.at("2026-11-16T10:00:00Z");
  expect(await plan(shop, { percent: "30" }, { id, saved })).toMatchObject({ ok: true, shows: { id } });
  expect(await plan(shop, { percent: "40" }, { id, saved })).toMatchObject({ ok: false, reason: "changed" });
  await at(shop, BEGIN);
  expect(await plan(shop, {}, { id, saved })).toMatchObject({ ok: false });
  shop.at(HALFWAY);
  expect(await doing(shop, stopCampaign, { id })).toMatchObject({ ok: true, shows: { how: "gestopt" } });
  expect(await sizes(shop)).toEqual(before);
  expect(await doing(shop, stopCampaign, { id })).toMatchObject({ ok: false, reason: "gone" });
  expect(await at(shop, END)).toBe(0);
});

test("nothing is planned before somebody saw its prices, and what is wrong is said beside its field", async () => {
  const shop = await aFilledShop();
  expect(await doing(shop, planCampaign, FORM)).toMatchObject({ ok: false, reason: "look", shows: { forecast: {} } });
  for (const [change, field] of [
    [{ title: "" }, "title"],
    [{ startDay: "2026-11-01" }, "startDay"],
    [{ startDay: "" }, "startDay"],
    [{ endDay: "2026-11-20", endTime: "08:00" }, "endDay"],
    [{ percent: "0" }, "percent"],
    [{ percent: "95" }, "percent"],
    [{ kind: "fixed", fixed: "gratis" }, "fixed"],
    [{ products: [] }, "categories"],
  ] as const)
    expect(await plan(shop, change as Partial<CampaignForm>)).toMatchObject({
      ok: false,
      errors: { [field]: [expect.any(String)] },
    });
  expect(await plan(shop, { kind: "fixed", fixed: "9999" })).toMatchObject({ ok: false, reason: "none" });
  expect(await plan(shop, { products: ["is-er-niet"] })).toMatchObject({ ok: false, reason: "none" });
  expect(await shop.db.$count(campaigns)).toBe(0);
});

test("hours are of the clock in Amsterdam, in winter and in summer; an hour that is skipped is no moment", () => {
  const moments = (change: Partial<CampaignForm>) => {
    const read = readPlan({ ...FORM, ...change }, new Date("2026-11-16T09:00:00Z"));
    return Array.isArray(read) ? read : [read.starts.toISOString(), read.ends.toISOString()];
  };
  expect(moments({ startDay: "2027-03-27", startTime: "12:00", endDay: "2027-03-29", endTime: "12:00" })).toEqual([
    "2027-03-27T11:00:00.000Z",
    "2027-03-29T10:00:00.000Z",
  ]);
  expect(moments({ startDay: "2027-03-28", startTime: "02:30", endDay: "2027-03-29" })).toEqual(["startTime", "hour"]);
  const { startTime, endTime } = BLANK;
  const days = { startDay: "2026-11-20", startTime, endDay: "2026-11-20", endTime };
  expect(moments(days), "who chooses days alone means the last one too").toEqual([
    "2026-11-19T23:00:00.000Z",
    "2026-11-20T22:59:00.000Z",
  ]);
});

test("a sale below the purchase price is told of before it is planned, also where only the tiers go below it", async () => {
  const shop = await aFilledShop();
  const [first, second] = await sizes(shop);
  if (!first || !second) throw new Error("no sizes");
  const without = (cents: number) => Math.round(cents / 1.09);
  await shop.db.insert(purchasePrices).values([
    { sku: second.sku, cents: without(second.price) },
    { sku: first.sku, cents: Math.round(without(first.price) * 0.7) },
  ]);
  const { shows } = (await doing(shop, previewCampaign, FORM)) as { shows: { forecast: Forecast } };
  const { below, rows } = shows.forecast;
  expect([below, rows[0]?.below, rows[1]?.below]).toEqual([2, 100, 1]);
  expect(await plan(shop)).toMatchObject({ ok: true });
});
