import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mayCancel, stateOf } from "#calculators/beech/reservation.ts";
import { variants } from "#catalogue/tables.server.ts";
import type { Id } from "#kit/id.ts";
import { mails } from "#outside/tables.server.ts";
import { payReservation } from "#payments/pay-reservation.server.ts";
import { refundOrder, sendRefund } from "#payments/refund.server.ts";
import { syncByProviderId, syncOrder } from "#payments/sync-payment.server.ts";
import { bankPayments, payments } from "#payments/tables.server.ts";
import { setBankState } from "#payments/bank/test-bank.server.ts";
import { aField, aReservation, askForHedge, BEECH, PERSON, PLAN } from "../../../tests/reserving.ts";
import type { TestShop } from "../../../tests/shop.ts";
import { confirmOrder } from "../papers/confirm-order.server.ts";
import { markDelivered, shipOrder } from "../shipping/ship-order.server.ts";
import { listEvents } from "../orders.server.ts";
import { expireOrders } from "../placing/release-order.server.ts";
import { remindUnpaid } from "../placing/remind.server.ts";
import { tellReservation } from "./reservation-mails.server.ts";
import { findReservation, type Reserved } from "./reservations.server.ts";
import { cancelReservation, liftReservation, shiftForFrost, tendReservations } from "./tend-reservations.server.ts";

const stockOf = async (shop: TestShop) =>
  (await shop.db.select({ stock: variants.stock }).from(variants).where(eq(variants.sku, BEECH)))[0]?.stock ?? 0;
const subjects = async (shop: TestShop) =>
  (await shop.db.select({ subject: mails.subject }).from(mails)).map(({ subject }) => subject);
async function again(shop: TestShop, { reservation }: Reserved): Promise<Reserved> {
  const found = await findReservation(shop.db, reservation.id);
  if (!found) throw new Error("gone");
  return found;
}
const state = ({ reservation, order }: Reserved) =>
  stateOf({ ...order, shiftedAt: reservation.shiftedAt, liftedAt: reservation.liftedAt });
/** Pays whatever is open at the bank, and lets the shop hear of it twice. */
async function pay(shop: TestShop, one: Reserved): Promise<number> {
  const paying = await payReservation(shop, await again(shop, one));
  if (!paying.ok) throw new Error(paying.reason);
  const id = paying.url.split("/").at(-1) ?? "";
  await setBankState(shop, id, "paid");
  await Promise.all([syncByProviderId(shop, id), syncByProviderId(shop, id)]);
  const [row] = await shop.db.select().from(bankPayments).where(eq(bankPayments.id, id));
  return row?.amountCents ?? 0;
}
async function runRefunds(shop: TestShop): Promise<number> {
  for (const { name, data } of shop.jobs.sent) if (name === "refund-order") await refundOrder(shop, data as never);
  for (const { name, data } of shop.jobs.sent) if (name === "send-refund") await sendRefund(shop, data.id as Id<"ref">);
  const rows = await shop.db.select().from(bankPayments);
  return rows.flatMap(({ refunded }) => Object.values(refunded)).reduce((sum, cents) => sum + cents, 0);
}

test("a reservation is an order: deposit, reminder, frost, lifting with invoice, the rest, the door", async () => {
  const shop = await aField();
  const before = await stockOf(shop);
  const one = await aReservation(shop);
  expect(one.order).toMatchObject({ number: "2026-000001", totalCents: 12_400, dueCents: 12_400, cart: null });
  expect(one.order.snapshot).toMatchObject({
    vat: [{ rate: 9, grossCents: 12_400, vatCents: 1024 }],
    deliverTo: { street: "Laan", number: "3", postcode: "1234 AB" },
    shipments: [{ kind: "week", day: "2026-12-07" }],
  });
  expect(state(one)).toBe("requested");
  expect(await stockOf(shop)).toBe(before - 50);
  shop.at("2026-11-16T10:00:00Z");
  await remindUnpaid(shop);
  expect(await subjects(shop), "no hasty reminder of an ordinary order").toEqual(["Je reservering 2026-000001"]);

  expect(await pay(shop, one), "the deposit").toBe(1240);
  await confirmOrder(shop, one.order.id);
  const confirmed = await again(shop, one);
  expect([state(confirmed), confirmed.order.paidAt, confirmed.order.invoiceNumber]).toEqual(["confirmed", null, null]);
  expect(await payReservation(shop, confirmed)).toEqual({ ok: false, reason: "nothing" });

  shop.at("2026-11-30T06:00:00Z");
  await tendReservations(shop, []);
  await tendReservations(shop, []);
  expect((await subjects(shop)).filter((subject) => subject.startsWith("Volgende week"))).toHaveLength(1);
  expect(await shiftForFrost(shop, { from: "2026-12-05", to: "2026-12-12" })).toBe(1);
  expect(await shiftForFrost(shop, { from: "2026-12-05", to: "2026-12-12" })).toBe(0);
  const shifted = await again(shop, one);
  expect([state(shifted), shifted.reservation.week, shifted.reservation.firstWeek]).toEqual([
    "shifted",
    "2026-12-14",
    "2026-12-07",
  ]);

  shop.at("2026-12-11T08:00:00Z");
  expect(await liftReservation(shop, one.order.id, "staff")).toBe(true);
  expect(await liftReservation(shop, one.order.id, "staff")).toBe(false);
  const lifted = await again(shop, one);
  expect([state(lifted), lifted.order.invoiceNumber]).toEqual(["lifted", "F2026-000001"]);
  expect(await cancelReservation(shop, one.reservation.id), "too late to cancel").toBe(false);
  shop.at("2026-12-19T06:30:00Z");
  await tendReservations(shop, []);
  await tendReservations(shop, []);
  expect((await subjects(shop)).filter((subject) => subject.startsWith("Nog te betalen"))).toHaveLength(1);

  expect(await pay(shop, one), "the rest").toBe(11_160);
  await tellReservation(shop, one.order.id, "paid");
  expect((await again(shop, one)).order.paidAt).not.toBeNull();
  const sent = await shipOrder(shop, one.order.id, "all", { carrier: "Eigen vervoer", by: "staff" });
  if (!sent.ok) throw new Error(sent.reason);
  await markDelivered(shop, sent.id, "staff");
  expect(state(await again(shop, one))).toBe("delivered");
  const posted = await shop.db.select({ subject: mails.subject, attachments: mails.attachments }).from(mails);
  const papers = (start: string) =>
    posted.find(({ subject }) => subject.startsWith(start))?.attachments.map(({ filename }) => filename);
  expect(papers("Bevestigd")).toEqual(["modelformulier-herroeping.txt", "algemene-voorwaarden.txt"]);
  expect(papers("Gerooid")).toHaveLength(1);
  expect(papers("Betaald")).toHaveLength(1);
  expect((await listEvents(shop.db, one.order.id)).map(({ kind }) => kind)).toEqual([
    "placed",
    "confirmed",
    "reservation-shifted",
    "reservation-lifted",
    "paid-on-account",
    "shipped",
    "delivered",
  ]);
  expect(await runRefunds(shop), "nothing was paid twice").toBe(0);
});

test("who pays everything at once has an invoice at once and owes nothing at lifting", async () => {
  const shop = await aField();
  const one = await aReservation(shop, { ...PERSON, pay: "alles" });
  expect(await pay(shop, one)).toBe(12_400);
  const paid = await again(shop, one);
  expect([paid.order.invoiceNumber, paid.order.paidAt !== null]).toEqual(["F2026-000001", true]);
  expect(await liftReservation(shop, one.order.id, "staff")).toBe(true);
  expect((await again(shop, one)).order.invoiceNumber).toBe("F2026-000001");
  expect(await payReservation(shop, await again(shop, one))).toEqual({ ok: false, reason: "nothing" });
});

test.each([
  ["aanbetaling", 1240],
  ["alles", 12_400],
])("cancelling before lifting gives the plants and the money back, once: %s", async (how, cents) => {
  const shop = await aField();
  const before = await stockOf(shop);
  const one = await aReservation(shop, { ...PERSON, pay: how });
  await pay(shop, one);
  const moments = await again(shop, one);
  expect(mayCancel({ ...moments.order, shiftedAt: null, liftedAt: null })).toBe(true);
  expect(await cancelReservation(shop, one.reservation.id)).toBe(true);
  expect(await cancelReservation(shop, one.reservation.id)).toBe(false);
  expect(await stockOf(shop)).toBe(before);
  expect(await runRefunds(shop)).toBe(cents);
  expect(await runRefunds(shop)).toBe(cents);
  expect(state(await again(shop, one))).toBe("cancelled");
  expect(await liftReservation(shop, one.order.id, "staff")).toBe(false);
});

test("who never pays lets go after three days and hears it once; paying after all takes the plants again", async () => {
  const shop = await aField();
  const before = await stockOf(shop);
  const one = await aReservation(shop);
  shop.at("2026-11-19T08:59:00Z");
  expect(await expireOrders(shop)).toBe(0);
  shop.at("2026-11-20T09:00:00Z");
  expect(await expireOrders(shop)).toBe(1);
  await tendReservations(shop, []);
  await tendReservations(shop, []);
  expect((await subjects(shop)).filter((subject) => subject.startsWith("Vervallen"))).toHaveLength(1);
  expect([state(await again(shop, one)), await stockOf(shop)]).toEqual(["expired", before]);
  expect(await pay(shop, one)).toBe(1240);
  expect([state(await again(shop, one)), await stockOf(shop)]).toEqual(["confirmed", before - 50]);
});

test("a deposit that is paid twice, or after cancelling, goes back by itself", async () => {
  const shop = await aField();
  const one = await aReservation(shop);
  const first = await payReservation(shop, one);
  const key = first.ok ? (first.url.split("/").at(-1) ?? "") : "";
  await setBankState(shop, key, "expired");
  await syncOrder(shop, one.order.id);
  await pay(shop, one);
  await setBankState(shop, key, "paid");
  await syncByProviderId(shop, key);
  expect(await runRefunds(shop)).toBe(1240);
  const rows = await shop.db.select().from(payments).where(eq(payments.order, one.order.id));
  expect(rows).toHaveLength(2);
  await liftReservation(shop, one.order.id, "staff");
  expect(await pay(shop, one), "the rest is still its own payment").toBe(11_160);
});

test("a double click is one reservation; after cancelling the same plan is a new one", async () => {
  const shop = await aField();
  const [one, two] = [await aReservation(shop), await aReservation(shop)];
  expect(two.order.id).toBe(one.order.id);
  const bo = { ...PERSON, email: "bo@voorbeeld.nl" };
  const clicks = await Promise.all(Array.from({ length: 3 }, () => aReservation(shop, bo)));
  expect(new Set(clicks.map(({ order }) => order.id)).size, "also when they come at the same moment").toBe(1);
  await cancelReservation(shop, one.reservation.id);
  expect((await aReservation(shop)).order.id).not.toBe(one.order.id);
  expect(await subjects(shop)).toContain("Geannuleerd: reservering 2026-000001");
});

test("what cannot be is refused, and nothing is set aside", async () => {
  const shop = await aField();
  const before = await stockOf(shop);
  expect(await askForHedge(shop, PLAN, { ...PERSON, email: "niets" })).toMatchObject({ reason: "wrong" });
  expect(await askForHedge(shop, PLAN, { ...PERSON, expected: "1" })).toMatchObject({ reason: "price" });
  expect(await askForHedge(shop, "meters=0&week=2026-12-07")).toMatchObject({ reason: "plan" });
  expect(await askForHedge(shop, "meters=10&maat=HB01-BW80&week=2026-07-06")).toMatchObject({ reason: "plan" });
  expect(await stockOf(shop)).toBe(before);
});
