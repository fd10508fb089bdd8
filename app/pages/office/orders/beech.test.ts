import { expect, test } from "vitest";
import { orders } from "#orders/tables.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { officeBeech as say } from "#texts/office/field.ts";
import { officeOrders } from "#texts/office/orders.ts";
import { inOffice, outcome, STAFF } from "../../../../tests/office.ts";
import { aField, aReservation } from "../../../../tests/reserving.ts";
import { action as orderAction } from "./order.page.tsx";
import { viewOrder } from "#office/orders/view-order.server.ts";
import { action, loader } from "./beech.page.tsx";

async function reserved() {
  const shop = await aField();
  const { id, number } = (await aReservation(shop)).order;
  const field = async (query = "") => (await loader(inOffice(shop, `/kantoor/beukenhagen${query}`))).weeks;
  const lift = async () =>
    outcome(await action(inOffice(shop, "/kantoor/beukenhagen", { form: { deed: "beech.lift", bestelling: id } })));
  const deposit = () => shop.db.transaction((tx) => settleOrder(shop, tx, id, { paid: false, by: "bank" }));
  return { shop, id, number, field, lift, deposit };
}

test("what is paid for stands in its week, is lifted once, and then asks for the rest", async () => {
  const { shop, number, field, lift, deposit } = await reserved();
  expect(await field()).toEqual([]);
  expect(await lift(), "not before the deposit").toBe(say.problems.already);
  await deposit();
  expect(await field()).toMatchObject([{ week: "2026-12-07", plants: 50, rows: [{ number, mayLift: true }] }]);
  expect(await Promise.all([lift(), lift()])).toEqual(expect.arrayContaining(["gerooid", say.problems.already]));
  expect(await field()).toEqual([]);
  expect(await field("?welke=alle")).toMatchObject([{ rows: [{ state: "lifted", open: "€\u00a0111,60" }] }]);
  const packer = await loader(inOffice(shop, "/kantoor/beukenhagen?welke=alle", { scope: ["pakken"] }));
  expect(JSON.stringify(packer), "who lifts it sees no amounts").not.toContain("€");
  const seen = async (role: string) =>
    JSON.stringify(await loader(inOffice(shop, "/kantoor/beukenhagen?welke=alle", { scope: [role] })));
  await shop.db.update(orders).set({ shippedAt: shop.now() });
  expect(await seen("pakken")).toMatch(/1234 ?AB/i);
  const lifted = shop.now();
  shop.at(new Date(lifted.getTime() + 31 * 86_400_000).toISOString());
  expect(await seen("pakken"), "where it came long ago is no work any more").not.toMatch(/1234 ?AB/i);
  expect(await seen("pakken")).toContain("Utrecht");
  expect(await seen("winkel")).toMatch(/1234 ?AB/i);
  shop.at(lifted.toISOString());
  await shop.db.update(orders).set({ shippedAt: null });
  const order = await viewOrder(shop, number);
  expect(order?.trail.at(-1)).toMatchObject({ what: officeOrders.kinds["reservation-lifted"], by: STAFF });
  expect(order).toMatchObject({ onAccount: true, open: "€\u00a0111,60" });
});

test("a reservation with only a deposit is cancelled whole, and no more goes back than was paid", async () => {
  const { shop, number, deposit } = await reserved();
  await deposit();
  expect(await viewOrder(shop, number)).toMatchObject({ wholeOnly: true, creditable: 0 });
  const form = { deed: "orders.cancel-pieces", zeker: "ja", gezien: "0", "aantal.HB01-BW80": "1" };
  const path = `/kantoor/bestellingen/${number}`;
  expect(outcome(await orderAction(inOffice(shop, path, { form, params: { number } })))).toBe("geannuleerd");
  expect(await viewOrder(shop, number)).toMatchObject({ status: "cancelled", takenOff: 12_400 });
});
