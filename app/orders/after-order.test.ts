import { eq } from "drizzle-orm";
import fc from "fast-check";
import { PDFDocument } from "pdf-lib";
import { expect, test } from "vitest";
import { giftCards } from "#cart/tables.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import { mails } from "#outside/tables.server.ts";
import { ADDRESS, anOrder, aPlant } from "../../tests/buying.ts";
import { aShop, type TestShop } from "../../tests/shop.ts";
import { cancelOrder } from "./refunding/cancel-order.server.ts";
import { confirmOrder } from "./papers/confirm-order.server.ts";
import { invoicePdf } from "./papers/invoice.server.ts";
import { partOf, statusOf } from "./order.ts";
import { findOrderById, listEvents } from "./orders.server.ts";
import { remindUnpaid } from "./placing/remind.server.ts";
import { returnOrder } from "./refunding/return-order.server.ts";
import { settleOrder } from "./placing/settle-order.server.ts";
import { markDelivered, shipOrder } from "./shipping/ship-order.server.ts";
import { withdrawals } from "./tables.server.ts";
import { withdrawOrder } from "./withdrawing/withdraw-order.server.ts";

const stockOf = async (shop: TestShop, sku: string) =>
  (await shop.db.select({ stock: variants.stock }).from(variants).where(eq(variants.sku, sku)))[0]?.stock;
const post = { carrier: "PostNL", trackUrl: "https://voorbeeld.nl/volg/1", by: "staff" };

async function paid(lines: { sku: string; quantity: number; priceCents?: number }[]) {
  const shop = await aShop();
  for (const { sku, priceCents = 995 } of lines) await aPlant(shop, { sku, priceCents });
  const order = await anOrder(shop, lines);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" }));
  return { shop, order };
}

test("an order from payment to the door: in parts, with one mail each, never more than was ordered", async () => {
  const { shop, order } = await paid([
    { sku: "A", quantity: 3 },
    { sku: "B", quantity: 1 },
  ]);
  expect(await shipOrder(shop, order.id, [{ sku: "A", quantity: 4 }], post)).toEqual({ ok: false, reason: "too-many" });
  const first = await shipOrder(shop, order.id, [{ sku: "A", quantity: 2 }], post);
  expect(statusOf((await findOrderById(shop.db, order.id))!)).toBe("part-shipped");
  const rest = await Promise.all([shipOrder(shop, order.id, "all", post), shipOrder(shop, order.id, "all", post)]);
  expect(rest.filter(({ ok }) => ok).length, "two hands at once send it once").toBe(1);
  expect(statusOf((await findOrderById(shop.db, order.id))!)).toBe("shipped");
  const second = rest.find(({ ok }) => ok);
  if (!first.ok || !second?.ok) throw new Error("not sent");
  await markDelivered(shop, first.id, "carrier");
  expect(statusOf((await findOrderById(shop.db, order.id))!)).toBe("shipped");
  await Promise.all([markDelivered(shop, second.id, "carrier"), markDelivered(shop, second.id, "carrier")]);
  expect(statusOf((await findOrderById(shop.db, order.id))!)).toBe("delivered");
  const sent = await shop.db.select({ event: mails.event }).from(mails);
  expect(sent.map(({ event }) => event.split(":")[0] ?? "").toSorted((a, b) => a.localeCompare(b))).toEqual([
    "delivered",
    "shipped",
    "shipped",
  ]);
});

test("two parcels that arrive at the same moment make the order delivered", async () => {
  const { shop, order } = await paid([{ sku: "A", quantity: 8 }]);
  const parcels = [];
  for (let at = 0; at < 8; at++) parcels.push(await shipOrder(shop, order.id, [{ sku: "A", quantity: 1 }], post));
  await Promise.all(parcels.map(async (one) => one.ok && markDelivered(shop, one.id, "carrier")));
  expect(statusOf((await findOrderById(shop.db, order.id))!)).toBe("delivered");
});

test("a part that is cancelled goes back to stock and to the buyer; all of it takes the delivery costs along", async () => {
  const { shop, order } = await paid([{ sku: "A", quantity: 3 }]);
  expect(await cancelOrder(shop, order.id, [{ sku: "A", quantity: 1 }], "staff")).toEqual({
    ok: true,
    refundCents: 995,
  });
  expect(await stockOf(shop, "A")).toBe(98);
  expect(await cancelOrder(shop, order.id, [{ sku: "A", quantity: 3 }], "staff")).toEqual({
    ok: false,
    reason: "too-many",
  });
  const all = await cancelOrder(shop, order.id, "all", "shopper");
  expect(all, "the first part is not paid back twice").toEqual({ ok: true, refundCents: order.dueCents - 995 });
  expect((await findOrderById(shop.db, order.id))?.refundedCents).toBe(order.dueCents);
  expect(await stockOf(shop, "A")).toBe(100);
  expect(statusOf((await findOrderById(shop.db, order.id))!)).toBe("cancelled");
  expect(await shipOrder(shop, order.id, "all", post)).toEqual({ ok: false, reason: "not-confirmed" });
});

test("an unpaid order that is cancelled lets its plants go", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const order = await anOrder(shop, [{ sku, quantity: 4 }]);
  expect(await cancelOrder(shop, order.id, "all", "shopper")).toEqual({ ok: true, refundCents: 0 });
  expect(await stockOf(shop, sku)).toBe(100);
});

test("what comes back is paid back, once, and sellable goods are in stock again", async () => {
  const { shop, order } = await paid([
    { sku: "A", quantity: 2 },
    { sku: "B", quantity: 1 },
  ]);
  expect(
    await returnOrder(shop, order.id, [{ sku: "A", quantity: 1 }], { by: "staff", sellable: true }),
    "not sent yet",
  ).toEqual({ ok: false, reason: "too-many" });
  await shipOrder(shop, order.id, "all", post);
  expect(await returnOrder(shop, order.id, [{ sku: "A", quantity: 1 }], { by: "staff", sellable: true })).toEqual({
    ok: true,
    refundCents: 995,
  });
  expect(await stockOf(shop, "A")).toBe(99);
  expect(await returnOrder(shop, order.id, [{ sku: "A", quantity: 2 }], { by: "staff", sellable: true })).toEqual({
    ok: false,
    reason: "too-many",
  });
  expect(shop.jobs.sent.filter(({ name }) => name === "refund-order").length).toBe(1);
});

test("what was bought on account and never paid comes back without money or a mail about it", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const { id } = await anOrder(shop, [{ sku, quantity: 2 }]);
  await shop.db.transaction((tx) => settleOrder(shop, tx, id, { paid: false, by: "shop" }));
  await shipOrder(shop, id, "all", post);
  expect(await returnOrder(shop, id, [{ sku, quantity: 2 }], { by: "staff", sellable: true })).toEqual({
    ok: true,
    refundCents: 0,
  });
  expect((await findOrderById(shop.db, id))?.refundedCents).toBe(0);
  expect(shop.jobs.sent.filter(({ name }) => name.startsWith("refund"))).toEqual([]);
});

test("parts of a line always add up to the line", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100000 }), fc.integer({ min: 1, max: 60 }), (cents, quantity) => {
      let sum = 0;
      for (let at = 0; at < quantity; at++) sum += partOf(cents, quantity, at, 1);
      expect(sum).toBe(cents);
    }),
  );
});

test("withdrawing needs no login and no known number; the receipt has date and time", async () => {
  const { shop, order } = await paid([{ sku: "A", quantity: 1 }]);
  shop.at("2026-11-20T13:03:00Z");
  await withdrawOrder(shop, { name: "An de Vries", number: order.number, email: "An@Voorbeeld.nl", which: "" });
  await withdrawOrder(shop, { name: "Bo", number: "onbekend", email: "bo@voorbeeld.nl", which: "1 × taxus" });
  expect((await findOrderById(shop.db, order.id))?.withdrawnAt).not.toBeNull();
  expect((await shop.db.select().from(withdrawals)).map((row) => row.order)).toEqual([order.id, null]);
  const again = {
    name: "An de Vries",
    number: `${order.number.replace("-", "\u2011")} `,
    email: "an@voorbeeld.nl",
    which: "",
  };
  const [first, second] = await Promise.all([withdrawOrder(shop, again), withdrawOrder(shop, again)]);
  expect(second.id, "two clicks are one notice").toBe(first.id);
  expect((await shop.db.select().from(withdrawals)).at(-1)?.order, "a number as the page prints it").toBe(order.id);
  const [receipt] = await shop.db.select().from(mails);
  expect(receipt?.text).toContain("20 november 2026 om 14.03 uur");
  expect(receipt?.text).toContain(order.number);
});

test("one friendly reminder while the plants are set aside", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  await anOrder(shop, [{ sku, quantity: 1 }]);
  await remindUnpaid(shop);
  expect((await shop.db.select().from(mails)).length).toBe(0);
  shop.at("2026-11-16T09:16:00Z");
  await Promise.all([remindUnpaid(shop), remindUnpaid(shop)]);
  expect((await shop.db.select().from(mails)).map(({ event }) => event.split(":")[0])).toEqual(["reminder"]);
});

test("the confirmation carries the order, the VAT, the withdrawal form and an invoice with a number of its own", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { sku: "A", priceCents: 1299 });
  const order = await anOrder(shop, [{ sku, quantity: 3 }], {
    ...ADDRESS,
    firstName: "Zoë",
    lastName: "Şahin <b>",
    business: true,
    company: "Tuin & Co",
    vatNumber: "NL123456789B01",
    reference: "PO-7",
  });
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" }));
  await confirmOrder(shop, order.id);
  const [mail] = await shop.db.select().from(mails);
  expect(mail?.text).toContain("3 × Taxus A");
  expect(mail?.text).toContain("btw 9%");
  expect(mail?.html).not.toContain("<b>\u0020");
  expect(mail?.html).toContain("&lt;b&gt;");
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
    "factuur-F2026-000001.pdf",
    "F2026-000001.xml",
    "modelformulier-herroeping.txt",
    "algemene-voorwaarden.txt",
  ]);
  const row = await findOrderById(shop.db, order.id);
  if (!row) throw new Error("gone");
  expect((await PDFDocument.load(await invoicePdf(shop, row))).getPageCount()).toBe(1);
  expect((await listEvents(shop.db, order.id)).map(({ kind }) => kind)).toEqual(["placed", "confirmed"]);
});

test("a gift card that is bought exists after payment, once per piece", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, {
    sku: "BON-25",
    priceCents: 2500,
    more: { vat: "voucher", passport: false, latin: null, group: "cadeau" },
  });
  const order = await anOrder(shop, [{ sku, quantity: 2 }]);
  expect(await shop.db.select().from(giftCards)).toEqual([]);
  await Promise.all(
    Array.from({ length: 5 }, () =>
      shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" })),
    ),
  );
  expect((await shop.db.select().from(giftCards)).map(({ balanceCents }) => balanceCents)).toEqual([2500, 2500]);
});
