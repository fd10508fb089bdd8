import http from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { customerNotes } from "#accounts/tables.server.ts";
import { packingCrates } from "#office/tables.server.ts";
import { listEvents } from "#orders/orders.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { cancelOrder } from "#orders/refunding/cancel-order.server.ts";
import { mails, staffLog } from "#outside/tables.server.ts";
import { postMail } from "#outside/mail/mail.server.ts";
import { refundOrder } from "#payments/refund.server.ts";
import { refunds } from "#payments/tables.server.ts";
import { ADDRESS, anOrder, aPlant } from "../../../tests/buying.ts";
import { inOffice, outcome } from "../../../tests/office.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { action as onCustomer } from "./customers/customer.page.tsx";
import { action as onOrder } from "./orders/order.page.tsx";
import { action as onBatch } from "./packing/batch.page.tsx";
import { action as begin } from "./packing/packing.page.tsx";
import { action as onPost, loader as post } from "./post.page.tsx";
import { loader as today } from "./today.page.tsx";

async function anOrderOf(shop: TestShop) {
  await aPlant(shop, { sku: "A" });
  const order = await anOrder(shop, [{ sku: "A", quantity: 2 }], { ...ADDRESS, day: "2026-11-19" });
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" }));
  return order;
}

/** A carrier's service that gives its first label only when a second one is asked for, or somebody waits for a turn. */
async function aSlowCarrier(waits: () => Promise<boolean>, faults: number[] = []) {
  let bought = 0;
  const say = (what: unknown) => JSON.stringify({ data: what });
  const server = http.createServer(async (request, response) => {
    if (request.method === "POST") {
      bought++;
      while (bought < 2 && !(await waits()));
      return response.end(say({ ids: [{ id: bought }] }));
    }
    if (request.url?.includes("?reference_identifier=")) return response.end(say({ shipments: [] }));
    const fault = faults.shift();
    if (fault) return response.writeHead(fault).end();
    return response.end(say({ shipments: [{ barcode: "3SMYPA000000001", link_consumer_portal: null }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, count: () => bought };
}

/** A crate that is packed, and its deeds. */
async function aPackedCrate(shop: TestShop) {
  const order = await anOrderOf(shop);
  await begin(inOffice(shop, "/kantoor/pakken", { form: { deed: "packing.start", dag: "2026-11-18", aantal: "5" } }));
  const send = (form: Record<string, string>) =>
    onBatch(inOffice(shop, "/kantoor/pakken/1", { form, params: { id: "1" } }));
  await send({ deed: "packing.pick", sku: "A", cut: "" });
  await send({ deed: "packing.pack", order: order.id });
  return send;
}

test("a label of which the carrier fell silent half-way is not bought again, unless the carrier forgot it", async () => {
  for (const [again, bought] of [
    [[], 1],
    [[500], 1],
    [[404], 2],
  ] as [number[], number][]) {
    const carrier = await aSlowCarrier(async () => true, [500, ...again]);
    const shop = await aShop({ MYPARCEL_API_KEY: "sleutel", MYPARCEL_API_URL: carrier.url });
    const send = await aPackedCrate(shop);
    const form = { deed: "packing.labels", vervoerder: "PostNL" };
    for (let tries = 0; tries < 3; tries++) await send(form);
    expect(carrier.count()).toBe(bought);
    expect((await shop.db.select().from(packingCrates))[0]?.code).toBe("3SMYPA000000001");
  }
});

test("labels asked for twice at the same moment are bought once", async () => {
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const carrier = await aSlowCarrier(async () => (await shop.db.execute(waiting)).rows.length > 0);
  const shop = await aShop({ MYPARCEL_API_KEY: "sleutel", MYPARCEL_API_URL: carrier.url });
  const send = await aPackedCrate(shop);
  const form = { deed: "packing.labels", vervoerder: "PostNL" };
  await Promise.all([send(form), send(form)]);
  expect(carrier.count()).toBe(1);
});

test("a note sent twice is one note, of an order and of a customer; the same words later are a new one", async () => {
  const shop = await aShop();
  const order = await anOrderOf(shop);
  const { number } = order;
  const note = { deed: "orders.note", notitie: "Belt graag" };
  const ofOrder = () => onOrder(inOffice(shop, "/x", { form: note, params: { number } }));
  const form = { deed: "customers.note", notitie: "Belt graag" };
  const ofCustomer = () => onCustomer(inOffice(shop, "/x", { form, params: { key: number } }));
  const count = async () => [
    (await listEvents(shop.db, order.id)).filter(({ kind }) => kind === "note").length,
    await shop.db.$count(customerNotes),
  ];
  await Promise.all([ofOrder(), ofOrder(), ofCustomer(), ofCustomer()]);
  await Promise.all([ofOrder(), ofCustomer()]);
  expect(await count()).toEqual([1, 1]);
  shop.at("2026-11-16T09:30:00Z");
  await Promise.all([ofOrder(), ofCustomer()]);
  expect(await count()).toEqual([2, 2]);
});

test("a transfer stands in the log with the order it belongs to, whatever the form says", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const order = await anOrder(shop, [{ sku, quantity: 3 }]);
  for (const paid of [false, true])
    await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid, by: "staff" }));
  await cancelOrder(shop, order.id, [{ sku, quantity: 1 }], "staff");
  for (const { name, data } of shop.jobs.sent) if (name === "refund-order") await refundOrder(shop, data as never);
  const [{ id = "" } = {}] = await shop.db.select().from(refunds);
  const form = { deed: "orders.transferred", terugbetaling: id };
  expect(outcome(await onOrder(inOffice(shop, "/x", { form, params: { number: "2026-999999" } })))).toBe("overgemaakt");
  const lines = await shop.db.select().from(staffLog);
  expect(lines.map(({ deed, subject }) => [deed, subject])).toEqual([["orders.transferred", order.number]]);
});

test("a mail whose tries ran out stands in the list and on today, and is sent again once", async () => {
  const shop = await aShop({ SMTP_URL: "smtp://127.0.0.1:1" });
  const mail = { to: "an@voorbeeld.nl", subject: "Je bestelling", html: "", text: "" };
  await shop.db.transaction((tx) => postMail(shop, tx, "order-1", mail));
  const list = async () =>
    (await post(inOffice(shop, "/kantoor/post"))).list.map(({ subject, state }) => [subject, state]);
  const waits = async () =>
    (await today(inOffice(shop, "/kantoor"))).waits.filter(({ key }) => key === "post").map(({ to }) => to);
  expect([await list(), await waits()]).toEqual([[], []]);
  shop.at("2026-11-16T12:00:00Z");
  expect([await list(), await waits()]).toEqual([[["Je bestelling", "failed"]], ["/kantoor/post"]]);
  const [{ id = 0 } = {}] = await shop.db.select().from(mails);
  const again = async () =>
    outcome(await onPost(inOffice(shop, "/kantoor/post", { form: { deed: "post.again", mail: String(id) } })));
  const before = shop.jobs.sent.length;
  expect((await Promise.all([again(), again()])).filter((told) => told === "opnieuw")).toHaveLength(1);
  expect(shop.jobs.sent.length - before).toBe(1);
  expect(await list()).toEqual([]);
  shop.at("2026-11-16T15:00:00Z");
  expect(await list()).toEqual([["Je bestelling", "failed"]]);
  await shop.db.update(mails).set({ sentAt: shop.now() });
  expect(await list()).toEqual([]);
});

test("without a mail server no mail has failed: it stays in the shop's own mailbox", async () => {
  const shop = await aShop();
  const mail = { to: "an@voorbeeld.nl", subject: "Je bestelling", html: "", text: "" };
  await shop.db.transaction((tx) => postMail(shop, tx, "order-1", mail));
  shop.at("2026-11-16T12:00:00Z");
  expect((await post(inOffice(shop, "/kantoor/post"))).list).toEqual([]);
});
