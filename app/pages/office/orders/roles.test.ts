import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { orderApi } from "#orders/api.server.ts";
import { findOrderById, findOrderFor, listShipments } from "#orders/orders.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { compensateOrder } from "#orders/refunding/compensate-order.server.ts";
import { markDelivered, shipOrder } from "#orders/shipping/ship-order.server.ts";
import { orders } from "#orders/tables.server.ts";
import { anOrder, aPlant } from "../../../../tests/buying.ts";
import { inOffice, outcome } from "../../../../tests/office.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { action, loader } from "./order.page.tsx";

async function paid(shop: TestShop, lines: { sku: string; quantity: number }[]) {
  for (const { sku } of lines) await aPlant(shop, { sku });
  const order = await anOrder(shop, lines);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" }));
  return order;
}

test("who keeps the books opens an order for its money, and nothing else of it", async () => {
  const shop = await aShop();
  const { id, number } = await paid(shop, [{ sku: "A", quantity: 1 }]);
  await shop.db.update(orders).set({ paidAt: null, paymentMethod: "rekening" }).where(eq(orders.id, id));
  const as = (role: string, form?: Record<string, string>) =>
    inOffice(shop, `/kantoor/bestellingen/${number}`, { scope: [role], params: { number }, ...(form && { form }) });
  const { order, may } = await loader(as("boekhouding"));
  expect(may).toEqual({ orders: false, packing: false, books: true });
  expect(order).toMatchObject({ onAccount: true, email: "", shopperLink: "", notes: [], mayMove: false });
  expect(order.contact).toMatchObject({ email: "", phone: "" });
  expect([order.invoice, order.billing.length > 0]).toEqual([expect.anything(), true]);
  const api = new Hono<{ Bindings: { peer: string } }>();
  orderApi(api, shop);
  const seal = new URL(order.invoice ? order.invoice.to : "", shop.url).searchParams.get("t") ?? "";
  const opens = async (path: string) => (await api.request(`/api/orders/${number}${path}?t=${seal}`)).status;
  expect([await opens("/factuur.pdf"), await opens(""), await opens("/agenda.ics")]).toEqual([200, 404, 404]);
  const asShopper = new Request(shop.url);
  expect(await findOrderFor(shop, asShopper, number, seal), "nor the customer's own page").toBeUndefined();
  await compensateOrder(shop, id, { cents: 100, why: "stuk", seen: 0, by: "staff" });
  const packed = (await loader(as("pakken"))).order;
  expect(packed).toMatchObject({ onAccount: false, invoice: null, billing: [], totals: [] });
  expect(JSON.stringify({ ...packed, notes: [] }), "no amount, nor why money went back").not.toMatch(/€|stuk/);
  await expect(loader(as("teksten"))).rejects.toMatchObject({ status: 404 });
  expect(outcome(await action(as("boekhouding", { deed: "orders.paid", number })))).toBe("betaald");
  expect((await findOrderById(shop.db, id))?.paidAt).not.toBeNull();
});

test("thirty days after it came, who only packs no longer sees the door, the telephone or what was said of it", async () => {
  const shop = await aShop();
  const { id, number } = await paid(shop, [{ sku: "A", quantity: 1 }]);
  const said = { ...(await findOrderById(shop.db, id))?.snapshot, note: "Achterom, sleutel onder de pot" };
  await shop.db
    .update(orders)
    .set({ snapshot: said as never })
    .where(eq(orders.id, id));
  await shipOrder(shop, id, "all", { carrier: "PostNL", by: "staff", trackUrl: "https://voorbeeld.nl/3817AB" });
  const form = { deed: "orders.note", notitie: "Belde vanaf 0687654321" };
  await action(inOffice(shop, "/x", { form, params: { number } }));
  const [parcel] = await listShipments(shop.db, id);
  if (parcel) await markDelivered(shop, parcel.id, "staff");
  const seen = async (role: string) =>
    JSON.stringify((await loader(inOffice(shop, "/x", { scope: [role], params: { number } }))).order);
  const where = /Lindelaan|0612345678|Achterom|0687654321|3817/;
  shop.at("2026-12-15T09:00:00Z");
  expect(await seen("pakken")).toMatch(where);
  shop.at("2026-12-17T09:00:00Z");
  expect(await seen("pakken")).not.toMatch(where);
  expect(await seen("pakken"), "what was in it stays").toContain("Taxus");
  for (const role of ["winkel", "eigenaar"]) expect(await seen(role)).toMatch(/Lindelaan.*|0612345678/);
});
