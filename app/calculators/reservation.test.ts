import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { seedRange } from "#catalogue/range.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import { mails } from "#outside/tables.server.ts";
import { aShop, type TestShop } from "../../tests/shop.ts";
import { startDeposit, syncDeposit, syncDeposits } from "./pay-reservation.server.ts";
import { deliveryWeeks, depositOf, mayCancel, stateOf, weekAfter } from "./reservation.ts";
import { cancelReservation, confirmReservation, findReservation, reserveBeech } from "./reserve-beech.server.ts";
import {
  noteDelivered,
  noteLifted,
  refundReservation,
  shiftForFrost,
  tendReservations,
} from "./tend-reservations.server.ts";

const PLAN = new URLSearchParams("kleur=groen&meters=10&rij=enkel&maat=HB01-BW80&week=2026-12-07");
const PERSON = {
  name: "Jet Veldman",
  email: "jet@voorbeeld.nl",
  phone: "",
  street: "Laan 3",
  postcode: "1234 ab",
  city: "Utrecht",
  agreed: "ja",
  pay: "aanbetaling",
  // 50 plants of € 2,75 less 10 %: above the free delivery threshold.
  expected: String(248 * 50),
};

async function filled(): Promise<TestShop> {
  const shop = await aShop();
  await seedRange(shop.db, shop.now());
  return shop;
}
const stockOf = async (shop: TestShop, sku: string) =>
  (await shop.db.select({ stock: variants.stock }).from(variants).where(eq(variants.sku, sku)))[0]?.stock ?? 0;
const subjects = async (shop: TestShop) =>
  (await shop.db.select({ subject: mails.subject }).from(mails)).map(({ subject }) => subject);
async function reserved(shop: TestShop) {
  const made = await reserveBeech(shop, PLAN, PERSON, "1.2.3.4");
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.reservation;
}

test("weeks run from half November into April, without Christmas", () => {
  const weeks = deliveryWeeks("2026-11-15");
  expect(weeks[0]).toBe("2026-11-23");
  expect(weeks.at(-1)).toBe("2027-04-12");
  expect(weeks).not.toContain("2026-12-21");
  expect(deliveryWeeks("2026-06-01")[0]).toBe("2026-11-16");
  expect(weekAfter("2026-12-18")).toBe("2027-01-04");
  expect(weekAfter("2027-04-14")).toBeUndefined();
  expect(depositOf(12_375)).toBe(1238);
});

test("a reservation from the field to the door", async () => {
  const shop = await filled();
  const before = await stockOf(shop, "HB01-BW80");
  const row = await reserved(shop);
  expect(row).toMatchObject({
    plants: 50,
    goodsCents: 12_400,
    deliveryCents: 0,
    dueNowCents: 1240,
    week: "2026-12-07",
  });
  expect(stateOf(row)).toBe("requested");
  expect(await stockOf(shop, "HB01-BW80")).toBe(before - 50);

  await confirmReservation(shop, row.id);
  await confirmReservation(shop, row.id);
  expect(stateOf((await findReservation(shop, row.id)) as never)).toBe("confirmed");

  shop.at("2026-11-30T06:00:00Z");
  await tendReservations(shop, []);
  await tendReservations(shop, []);
  expect((await subjects(shop)).filter((subject) => subject.startsWith("Volgende week"))).toHaveLength(1);

  expect(await shiftForFrost(shop, { from: "2026-12-05", to: "2026-12-12" })).toBe(1);
  expect(await shiftForFrost(shop, { from: "2026-12-05", to: "2026-12-12" })).toBe(0);
  const shifted = await findReservation(shop, row.id);
  expect([stateOf(shifted as never), shifted?.week, shifted?.firstWeek]).toEqual([
    "shifted",
    "2026-12-14",
    "2026-12-07",
  ]);

  expect(await noteLifted(shop, row.id)).toBe(true);
  expect(await cancelReservation(shop, row.id, "shopper")).toBe(false);
  expect(await noteDelivered(shop, row.id)).toBe(true);
  expect(stateOf((await findReservation(shop, row.id)) as never)).toBe("delivered");
});

test("cancelling before lifting gives the plants and the money back, once", async () => {
  const shop = await filled();
  const before = await stockOf(shop, "HB01-BW80");
  const row = await reserved(shop);
  const paid: string[] = [];
  const bank = {
    name: "testbank",
    create: async ({ key }: { key: string }) => ({ providerId: key, checkoutUrl: `/bank/${key}` }),
    find: async () => ({ state: "paid", amountCents: row.dueNowCents }),
    refund: async (_id: string, { key }: { key: string }) => {
      paid.push(key);
      return key;
    },
  };
  expect(await startDeposit(shop, bank, row)).toBe(`/bank/${row.id}-1`);
  const opened = await findReservation(shop, row.id);
  expect(stateOf(opened as never)).toBe("deposit-due");
  await syncDeposit(shop, bank, opened as never);
  expect(mayCancel((await findReservation(shop, row.id)) as never)).toBe(true);

  expect(await cancelReservation(shop, row.id, "shopper")).toBe(true);
  expect(await cancelReservation(shop, row.id, "shopper")).toBe(false);
  expect(await stockOf(shop, "HB01-BW80")).toBe(before);
  expect(shop.jobs.sent).toContainEqual(expect.objectContaining({ name: "refund-reservation", data: { id: row.id } }));
  await refundReservation(shop, bank, row.id);
  await refundReservation(shop, bank, row.id);
  expect(paid).toEqual([`terug-${row.id}`]);
});

test("a failed payment opens a new turn, and who never pays lets go after three days", async () => {
  const shop = await filled();
  const row = await reserved(shop);
  const bank = {
    name: "testbank",
    create: async ({ key }: { key: string }) => ({ providerId: key, checkoutUrl: `/bank/${key}` }),
    find: async () => ({ state: "failed", amountCents: row.dueNowCents }),
  };
  await startDeposit(shop, bank, row);
  await syncDeposit(shop, bank, (await findReservation(shop, row.id)) as never);
  expect(await startDeposit(shop, bank, (await findReservation(shop, row.id)) as never)).toBe(`/bank/${row.id}-2`);
  shop.at("2026-11-20T09:00:00Z");
  await tendReservations(shop, []);
  expect(stateOf((await findReservation(shop, row.id)) as never)).toBe("cancelled");
  expect(await subjects(shop)).toContain(`Vervallen: reservering B-${row.number}`);
});

test("who pays after letting go gets the money back, also without coming back to the page", async () => {
  const shop = await filled();
  const row = await reserved(shop);
  const bank = {
    name: "testbank",
    create: async ({ key }: { key: string }) => ({ providerId: key, checkoutUrl: `/bank/${key}` }),
    find: async () => ({ state: "paid", amountCents: row.dueNowCents }),
  };
  await startDeposit(shop, bank, row);
  await cancelReservation(shop, row.id, "shopper");
  expect(shop.jobs.sent.filter(({ name }) => name === "refund-reservation")).toEqual([]);
  await syncDeposits(shop, bank);
  await syncDeposits(shop, bank);
  expect(shop.jobs.sent.filter(({ name }) => name === "refund-reservation")).toHaveLength(1);
  expect(stateOf((await findReservation(shop, row.id)) as never)).toBe("cancelled");
});

test("what cannot be is refused, and nothing is set aside", async () => {
  const shop = await filled();
  const before = await stockOf(shop, "HB01-BW80");
  const ask = (plan: string, values = PERSON) => reserveBeech(shop, new URLSearchParams(plan), values, "1.2.3.4");
  expect(await ask(PLAN.toString(), { ...PERSON, email: "niets" })).toMatchObject({ reason: "wrong" });
  expect(await ask(PLAN.toString(), { ...PERSON, expected: "1" })).toMatchObject({ reason: "price" });
  expect(await ask("meters=0&week=2026-12-07")).toMatchObject({ reason: "plan" });
  expect(await ask("meters=10&maat=HB01-BW80&week=2026-07-06")).toMatchObject({ reason: "plan" });
  expect(await stockOf(shop, "HB01-BW80")).toBe(before);
});
