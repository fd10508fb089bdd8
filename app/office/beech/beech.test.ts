import { expect, test } from "vitest";
import { seedRange } from "#catalogue/range.server.ts";
import { reserveHedge } from "#orders/reserve-hedge.server.ts";
import { settleOrder } from "#orders/settle-order.server.ts";
import { officeBeech as say } from "#texts/office-field.ts";
import { officeOrders } from "#texts/office-orders.ts";
import { inOffice, outcome, STAFF } from "../../../tests/office.ts";
import { aShop } from "../../../tests/shop.ts";
import { action as orderAction } from "../orders/order.page.tsx";
import { viewOrder } from "../orders/view-order.server.ts";
import { action, loader } from "./beech.page.tsx";

const PERSON = {
  name: "Jet Veldman",
  email: "jet@voorbeeld.nl",
  phone: "",
  street: "Laan 3",
  postcode: "1234 ab",
  city: "Utrecht",
  agreed: "ja",
  pay: "aanbetaling",
  expected: String(248 * 50),
};

async function reserved() {
  const shop = await aShop();
  await seedRange(shop.db, shop.now());
  const plan = new URLSearchParams("kleur=groen&meters=10&rij=enkel&maat=HB01-BW80&week=2026-12-07");
  const made = await reserveHedge(shop, plan, PERSON, { peer: "1.2.3.4", userId: null });
  if (!made.ok) throw new Error(JSON.stringify(made));
  const { id, number } = made.order;
  const field = async (query = "") => (await loader(inOffice(shop, `/kantoor/beukenhagen${query}`))).weeks;
  const lift = async () =>
    outcome(await action(inOffice(shop, "/kantoor/beukenhagen", { form: { daad: "gerooid", bestelling: id } })));
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
  const order = await viewOrder(shop, number);
  expect(order?.trail.at(-1)).toMatchObject({ what: officeOrders.kinds["reservation-lifted"], by: STAFF });
  expect(order).toMatchObject({ onAccount: true, open: "€\u00a0111,60" });
});

test("a reservation with only a deposit is cancelled whole, and no more goes back than was paid", async () => {
  const { shop, number, deposit } = await reserved();
  await deposit();
  expect(await viewOrder(shop, number)).toMatchObject({ wholeOnly: true, refundable: 1240 });
  const form = { daad: "annuleer", zeker: "ja", gezien: "0", "aantal.HB01-BW80": "1" };
  const path = `/kantoor/bestellingen/${number}`;
  expect(outcome(await orderAction(inOffice(shop, path, { form, params: { number } })))).toBe("geannuleerd");
  expect(await viewOrder(shop, number)).toMatchObject({ status: "cancelled", refundedCents: 1240, refundable: 0 });
});
