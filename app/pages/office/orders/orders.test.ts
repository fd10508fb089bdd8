import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { type OrderStatus, statusOf } from "#orders/order.ts";
import { findOrderById, listOrderLines, listShipments } from "#orders/orders.server.ts";
import { placeOrder } from "#orders/placing/place-order.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { orders } from "#orders/tables.server.ts";
import { mails } from "#outside/tables.server.ts";
import { officeOrders as say } from "#texts/office/orders.ts";
import { ADDRESS, aFilledCart, anOrder, aPlant, totalOf } from "../../../../tests/buying.ts";
import { inOffice, outcome, STAFF } from "../../../../tests/office.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { listOrders, STATES } from "#office/orders/list-orders.server.ts";
import { action, loader } from "./order.page.tsx";
import { viewOrder } from "#office/orders/view-order.server.ts";

const send = async (shop: TestShop, number: string, form: Record<string, string>) =>
  outcome(await action(inOffice(shop, `/kantoor/bestellingen/${number}`, { form, params: { number } })));

async function paid(shop: TestShop, lines: { sku: string; quantity: number }[]) {
  for (const { sku } of lines) await aPlant(shop, { sku });
  const order = await anOrder(shop, lines);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" }));
  return order;
}

const TODAY = "2026-11-16";
const ship = { deed: "orders.ship", vervoerder: "PostNL", code: "3SABCD1234567", gezien: "0" };

test("shipping in parts: the same form twice sends once, and the customer can follow it", async () => {
  const shop = await aShop();
  const { id, number } = await paid(shop, [{ sku: "A", quantity: 5 }]);
  const form = { ...ship, "aantal.A": "2" };
  const results = await Promise.all(Array.from({ length: 6 }, () => send(shop, number, form)));
  expect(results.filter((result) => result === "verzonden")).toHaveLength(1);
  expect(results.filter((result) => result === say.problems.changed)).toHaveLength(5);
  expect((await listOrderLines(shop.db, id))[0]?.shipped).toBe(2);
  const [mail] = await shop.db.select().from(mails);
  expect(mail?.text).toContain("https://jouw.postnl.nl/track-and-trace/3SABCD1234567-NL-3817AB");
  expect(await send(shop, number, { ...ship, "aantal.A": "3", gezien: "2" })).toBe("verzonden");
  expect(await listShipments(shop.db, id)).toHaveLength(2);
});

test("a packer's link in the customer's mail leads to the carrier; who answers for orders may send another", async () => {
  const shop = await aShop();
  const { number } = await paid(shop, [{ sku: "A", quantity: 2 }]);
  const sendAs = async (role: string, code: string, gezien: string) => {
    const form = { ...ship, code, "aantal.A": "1", gezien };
    const asked = { form, params: { number }, scope: [role] };
    return outcome(await action(inOffice(shop, `/kantoor/bestellingen/${number}`, asked)));
  };
  expect(await sendAs("pakken", "https://postnl.nl.oplichter.example/volg", "0")).toBe(say.problems.track);
  expect(await sendAs("pakken", "https://jouw.postnl.nl/volg/1", "0")).toBe("verzonden");
  expect(await sendAs("winkel", "https://koerier.example/volg/1", "1")).toBe("verzonden");
});

test("each parcel is marked delivered; the last one makes the order delivered, once", async () => {
  const shop = await aShop();
  const { id, number } = await paid(shop, [{ sku: "A", quantity: 1 }]);
  await send(shop, number, { ...ship, "aantal.A": "1" });
  const [parcel] = await listShipments(shop.db, id);
  for (const _ of [1, 2])
    expect(await send(shop, number, { deed: "orders.arrived", zending: parcel?.id ?? "" })).toBe("bezorgd");
  const view = await viewOrder(shop, number);
  expect(view?.status).toBe("delivered");
  expect(view?.trail.filter(({ what }) => what === say.kinds.delivered)).toEqual([
    expect.objectContaining({ by: STAFF }),
  ]);
});

test("what cannot be is refused in words, and nothing moves", async () => {
  const shop = await aShop();
  const { id, number } = await paid(shop, [{ sku: "A", quantity: 2 }]);
  expect(await send(shop, number, { ...ship, "aantal.A": "3" })).toBe(say.problems["too-many"]);
  expect(await send(shop, number, { ...ship, "aantal.A": "veel" })).toBe(say.problems.count);
  expect(await send(shop, number, { ...ship, "aantal.A": "0" })).toBe(say.problems.nothing);
  expect(await send(shop, number, { ...ship, "aantal.A": "1", code: "een ?" })).toBe(say.problems.track);
  expect(await send(shop, number, { ...ship, "aantal.A": "1", vervoerder: "duif" })).toBe(say.problems.carrier);
  expect(await send(shop, number, { deed: "orders.cancel-pieces", "aantal.A": "1", gezien: "0" })).toBe(
    say.problems.sure,
  );
  expect(await send(shop, number, { deed: "constructor" })).toMatch(/Laad de pagina opnieuw/);
  expect((await listOrderLines(shop.db, id))[0]).toMatchObject({ shipped: 0, cancelled: 0, returned: 0 });
});

test("cancelling the rest of an order whose parcels have arrived makes it delivered", async () => {
  const shop = await aShop();
  const { id, number } = await paid(shop, [{ sku: "A", quantity: 3 }]);
  await send(shop, number, { ...ship, "aantal.A": "2" });
  const [parcel] = await listShipments(shop.db, id);
  await send(shop, number, { deed: "orders.arrived", zending: parcel?.id ?? "" });
  expect((await viewOrder(shop, number))?.status).toBe("part-shipped");
  expect(await send(shop, number, { deed: "orders.cancel-pieces", "aantal.A": "1", zeker: "ja", gezien: "2" })).toBe(
    "geannuleerd",
  );
  expect((await viewOrder(shop, number))?.status).toBe("delivered");
  expect(shop.jobs.sent.filter(({ name }) => name === "refund-order")).toHaveLength(1);
});

test("taking back and paying back: each once, never more than was paid", async () => {
  const shop = await aShop();
  const { id, number } = await paid(shop, [{ sku: "A", quantity: 4 }]);
  await send(shop, number, { ...ship, "aantal.A": "4" });
  const back = { deed: "orders.take-back", "aantal.A": "1", zeker: "ja", gezien: "4" };
  expect(await Promise.all([send(shop, number, back), send(shop, number, back)])).toEqual(
    expect.arrayContaining(["terug", say.problems.changed]),
  );
  expect((await listOrderLines(shop.db, id))[0]?.returned).toBe(1);
  const money = { deed: "orders.compensate", bedrag: "5,00", waarom: "tak gebroken", gezien: "995" };
  expect(await send(shop, number, { ...money, bedrag: "9999" })).toBe(say.problems["too-much"]);
  for (const bedrag of ["vijf", "0", "0,00", "-5"])
    expect([bedrag, await send(shop, number, { ...money, bedrag })]).toEqual([bedrag, say.problems.amount]);
  expect(await Promise.all([send(shop, number, money), send(shop, number, money)])).toEqual(
    expect.arrayContaining(["vergoed", say.problems.changed]),
  );
  const order = await findOrderById(shop.db, id);
  expect(order?.refundedCents).toBe(1495);
  expect((await viewOrder(shop, number))?.creditable).toBe((order?.totalCents ?? 0) - 1495);
});

test("an unpaid order can be cancelled, and an order on account be noted as paid", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const open = await anOrder(shop, [{ sku: "A", quantity: 1 }]);
  expect(await send(shop, open.number, { deed: "orders.cancel-pieces", zeker: "ja", gezien: "0" })).toBe("geannuleerd");
  expect(await send(shop, open.number, { deed: "orders.cancel-pieces", zeker: "ja", gezien: "0" })).toBe(
    say.problems.already,
  );
  const other = await aShop();
  await aPlant(other, { sku: "A" });
  const agreed = await anOrder(other, [{ sku: "A", quantity: 1 }]);
  await other.db.transaction((tx) => settleOrder(other, tx, agreed.id, { paid: false, by: "shop" }));
  expect((await viewOrder(other, agreed.number))?.onAccount).toBe(true);
  expect(await send(other, agreed.number, { deed: "orders.paid" })).toBe("betaald");
  expect((await viewOrder(other, agreed.number))?.onAccount).toBe(false);
});

test("a shopper can neither read nor do anything here, and another site's form is refused", async () => {
  const shop = await aShop();
  const { number } = await paid(shop, [{ sku: "A", quantity: 1 }]);
  const at = `/kantoor/bestellingen/${number}`;
  const [params, form] = [{ number }, { ...ship, "aantal.A": "1" }];
  const shopper = inOffice(shop, at, { params, form, scope: [] });
  expect(await action(shopper)).toMatchObject({ init: { status: 403 } });
  await expect(loader(inOffice(shop, at, { params, scope: [] }))).rejects.toMatchObject({ status: 404 });
  const elsewhere = inOffice(shop, at, { params, form, origin: "https://elders.example" });
  await expect(action(elsewhere)).rejects.toMatchObject({ status: 419 });
  expect(await viewOrder(shop, number)).toMatchObject({ seen: 0 });
});

let many: TestShop;
beforeAll(async () => {
  many = await aShop();
  const moment = new Date("2026-11-16T09:00:00Z");
  const names = ["An", "Bo", "Cor", "Dé", "Els", "50%_"];
  const rows = Array.from({ length: 256 }, (_, i) => {
    const set = (bit: number) => (i & (1 << bit) ? moment : null);
    return {
      id: `ord_${i}` as const,
      number: `2026-${String(i + 1).padStart(6, "0")}`,
      attempt: String(i),
      email: `klant${i}@voorbeeld.nl`,
      totalCents: 1000,
      giftCents: 0,
      dueCents: 1000,
      paymentMethod: "ideal",
      snapshot: {
        contact: { ...ADDRESS, firstName: names[i % 6], lastName: "Bos" },
        business: null,
        shipments: [],
      } as never,
      placedAt: new Date(moment.getTime() + i * 1000),
      heldUntil: moment,
      confirmedAt: set(0),
      expiredAt: set(1),
      cancelledAt: set(2),
      shippedAt: set(3),
      deliveredAt: set(4),
      withdrawnAt: set(5),
      paidAt: set(6),
      partShippedAt: set(7),
    };
  });
  await many.db.insert(orders).values(rows);
});

test("filtering by state asks the same questions as the state itself, for every mix of moments", async () => {
  const all = await many.db.select().from(orders);
  for (const state of STATES) {
    const { total, orders: listed } = await listOrders(many.db, { q: "", state, page: 1, today: TODAY });
    expect([state, total]).toEqual([state, all.filter((row) => statusOf(row) === state).length]);
    expect(new Set(listed.map(({ status }) => status))).toEqual(new Set<OrderStatus>([state]));
  }
});

test("orders are found by number, e-mail and name; jokers are plain letters; pages do not overlap", async () => {
  const find = async (q: string) => (await listOrders(many.db, { q, page: 1, today: TODAY })).total;
  expect(await find("2026-000007")).toBe(1);
  expect(await find("KLANT12@voorbeeld.nl")).toBe(1);
  expect(await find("cor bos")).toBe(43);
  expect(await find("50%_")).toBe(42);
  expect(await find("%")).toBe(0);
  expect(await find("' or 1=1 --")).toBe(0);
  const pages = await Promise.all([1, 2, 11, 12].map((page) => listOrders(many.db, { q: "", page, today: TODAY })));
  expect(pages.map(({ orders: listed }) => listed.length)).toEqual([25, 25, 6, 0]);
  expect(pages[0]?.orders[0]?.number).toBe("2026-000256");
  const [row] = await many.db.select().from(orders).where(eq(orders.number, "2026-000231"));
  expect(pages[1]?.orders[0]?.number).toBe(row?.number);
});

test("what must be sent stands in the order of its day, the rest newest first", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const days = ["2026-11-26", "2026-11-19", "2026-11-24"] as const;
  const numbers: string[] = [];
  for (const [at, day] of days.entries()) {
    const cart = await aFilledCart(shop, [{ sku: "A", quantity: 1 }], { ...ADDRESS, day });
    const asked = { expectedTotalCents: await totalOf(shop, cart), paymentMethod: "ideal", attempt: String(at) };
    const placed = await placeOrder(shop, cart, asked);
    if (!placed.ok) throw new Error(placed.reason);
    await shop.db.transaction((tx) => settleOrder(shop, tx, placed.order.id, { paid: true, by: "bank" }));
    numbers.push(placed.order.number);
  }
  const listed = (await listOrders(shop.db, { q: "", state: "confirmed", page: 1, today: TODAY })).orders;
  expect(listed.map(({ wanted }) => wanted)).toEqual(days.toSorted((a, b) => (a < b ? -1 : 1)));
  const all = (await listOrders(shop.db, { q: "", page: 1, today: TODAY })).orders;
  expect(all.map(({ number }) => number)).toEqual(numbers.toReversed());
});
