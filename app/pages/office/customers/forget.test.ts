import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { collectPerson } from "#account/person.server.ts";
import { releaseOrder } from "#orders/placing/release-order.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { markDelivered, shipOrder } from "#orders/shipping/ship-order.server.ts";
import { listShipments } from "#orders/orders.server.ts";
import { products, variants } from "#catalogue/tables.server.ts";
import { findPerson } from "#orders/find-person.server.ts";
import { orders } from "#orders/tables.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { refunds } from "#payments/tables.server.ts";
import { reviews } from "#reviews/tables.server.ts";
import { customers as say } from "#texts/office/customers.ts";
import { reviews as somebody } from "#texts/reviews/reviews.ts";
import { anOrder, aPlant } from "../../../../tests/buying.ts";
import { inOffice, outcome } from "../../../../tests/office.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { action } from "./customer.page.tsx";

const send = async (shop: TestShop, key: string, form: Record<string, string>) =>
  outcome(await action(inOffice(shop, `/kantoor/klanten/${key}`, { form, params: { key } })));

async function aBuyer() {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const order = await anOrder(shop, [{ sku: "A", quantity: 2 }]);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" }));
  return { shop, order };
}

test("nobody is forgotten while the shop still owes them a hedge or they owe it money, however old or many the orders", async () => {
  const { shop, order } = await aBuyer();
  const now = shop.now();
  const long = new Date(now.getTime() - 300 * 86_400_000);
  const forget = () => send(shop, order.number, { deed: "customers.forget", zeker: "ja" });
  const become = (more: Partial<typeof orders.$inferInsert>) =>
    shop.db.update(orders).set(more).where(eq(orders.id, order.id));
  const wait = say.problems["under-way"];
  await become({ placedAt: long, confirmedAt: long });
  expect(await forget(), "paid long ago and still to be sent").toBe(wait);
  const [row] = await shop.db.select().from(orders);
  if (!row) throw new Error("the order is gone");
  const done = { ...row, firstDay: undefined, invoiceNumber: null, shippedAt: long, deliveredAt: long, placedAt: now };
  await shop.db.insert(orders).values(
    Array.from({ length: 201 }, (_, i) => ({
      ...done,
      id: `ord_${i}` as const,
      number: `2026-9${1000 + i}`,
      attempt: `m${i}`,
    })),
  );
  expect(await forget(), "behind many newer ones").toBe(wait);
  await become({ shippedAt: long, deliveredAt: long, paidAt: null });
  expect(await forget(), "on account and not paid").toBe(wait);
  await become({ paidAt: now });
  await shop.db.insert(refunds).values({
    id: "ref_hand",
    once: "hand",
    order: order.id,
    amountCents: 500,
    reason: "return",
    createdAt: now,
  });
  expect(await forget(), "money that is to be transferred by hand").toBe(wait);
  await shop.db.update(refunds).set({ sentAt: now });
  expect(await forget()).toBe("vergeten");
});

test("what somebody never paid for is closed when they are forgotten, and a payment that comes late buys nothing", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A", stock: 10 });
  const unpaid = [await anOrder(shop, [{ sku: "A", quantity: 3 }]), await anOrder(shop, [{ sku: "A", quantity: 2 }])];
  const [open, expired] = unpaid;
  if (!open || !expired) throw new Error("nothing was placed");
  await shop.db.transaction((tx) => releaseOrder(shop, tx, expired.id, "expired"));
  expect(await send(shop, open.number, { deed: "customers.forget", zeker: "ja" })).toBe("vergeten");
  for (const { id } of unpaid) await shop.db.transaction((tx) => settleOrder(shop, tx, id, { paid: true, by: "bank" }));
  const after = await shop.db.select({ at: orders.confirmedAt, no: orders.cancelledAt }).from(orders);
  expect(after.map(({ at, no }) => [at, no !== null])).toEqual([
    [null, true],
    [null, true],
  ]);
  expect(await shop.db.select({ stock: variants.stock }).from(variants)).toEqual([{ stock: 10 }]);
});

test("two who forget somebody at once do it once, and once it stands in the log", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const { number } = await anOrder(shop, [{ sku: "A", quantity: 1 }]);
  const forget = () => send(shop, number, { deed: "customers.forget", zeker: "ja" });
  const told = await Promise.all([forget(), forget(), forget(), forget()]);
  expect(told.filter((one) => one === "vergeten")).toHaveLength(1);
  expect(told.filter((one) => one === say.problems.unknown)).toHaveLength(3);
  expect(await shop.db.$count(staffLog, eq(staffLog.deed, "customers.forget"))).toBe(1);
});

test("of the oldest of very many orders too, what somebody wrote about plants no longer says who", async () => {
  const { shop, order } = await aBuyer();
  await shipOrder(shop, order.id, "all", { carrier: "PostNL", by: "test" });
  for (const { id } of await listShipments(shop.db, order.id)) await markDelivered(shop, id, "test");
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, order.id));
  if (!row) throw new Error("the order is gone");
  const more = Array.from({ length: 200 }, (_, i) => ({
    ...row,
    id: `ord_${i}` as const,
    number: `2026-9${1000 + i}`,
    attempt: `meer-${i}`,
    invoiceNumber: null,
    placedAt: new Date(row.placedAt.getTime() + 1000 * (i + 1)),
    firstDay: undefined,
  }));
  await shop.db.insert(orders).values(more);
  const [plant] = await shop.db.select({ slug: products.slug }).from(products);
  await shop.db.insert(reviews).values({
    product: plant?.slug ?? "",
    order: order.number,
    size: "A",
    author: "An de Vries",
    city: "Amersfoort",
    stars: 5,
    title: "Mooi",
    text: "Staat goed",
    deliveredOn: "2026-10-01",
    writtenAt: shop.now(),
    state: "shown",
  });
  const person = await findPerson(shop.db, order.number);
  if (!person) throw new Error("nobody is found");
  const file = await collectPerson(shop, person);
  expect(file.reviews.map(({ author }) => author)).toEqual(["An de Vries"]);
  expect(await send(shop, order.number, { deed: "customers.forget", zeker: "ja" })).toBe("vergeten");
  expect(await shop.db.select({ author: reviews.author, city: reviews.city }).from(reviews)).toEqual([
    { author: somebody.somebody, city: "" },
  ]);
});
