import http from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { PDFDocument } from "pdf-lib";
import { expect, onTestFinished, test } from "vitest";
import { listSlips } from "#office/packing/list-slips.server.ts";
import { readBatch } from "#office/packing/batches.server.ts";
import { packingCrates } from "#office/tables.server.ts";
import { orderLines, orders } from "#orders/tables.server.ts";
import { findOrderById, listOrderLines } from "#orders/orders.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { statusOf } from "#orders/order.ts";
import { officeOrders } from "#texts/office/orders.ts";
import { packing as say } from "#texts/office/packing.ts";
import { ADDRESS, anOrder, aPlant } from "../../../../tests/buying.ts";
import { inOffice, outcome } from "../../../../tests/office.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { action as change } from "../orders/order.page.tsx";
import { action } from "./batch.page.tsx";
import { action as begin } from "./packing.page.tsx";
import { loader as papers } from "./papers.page.tsx";

type Report = { problem?: string; shows?: { words: string; failed: { why: string }[] } };

/** An order of two sizes in a batch of its own, with all that its page and its batch can be told. */
async function inACrate(settings: Record<string, string> = {}) {
  const shop = await aShop(settings);
  for (const sku of ["A", "B"]) await aPlant(shop, { sku });
  const lines = [
    { sku: "A", quantity: 3 },
    { sku: "B", quantity: 2 },
  ];
  const { id, number } = await anOrder(shop, lines, { ...ADDRESS, day: "2026-11-19" });
  await shop.db.transaction((tx) => settleOrder(shop, tx, id, { paid: true, by: "bank" }));
  const form = { deed: "packing.start", dag: "2026-11-18", aantal: "9" };
  const went = (await begin(inOffice(shop, "/kantoor/pakken", { form }))) as Response;
  const batch = Number(/pakken\/(\d+)/.exec(went.headers.get("location") ?? "")?.[1]);
  const path = `/kantoor/pakken/${batch}`;
  const tell = async (told: Record<string, string>): Promise<Report> => {
    const came = await action(inOffice(shop, path, { form: told, params: { id: String(batch) } }));
    return came instanceof Response ? {} : (came as unknown as { data: Report }).data;
  };
  const alter = async (told: Record<string, string>) =>
    outcome(await change(inOffice(shop, `/kantoor/bestellingen/${number}`, { form: told, params: { number } })));
  const pack = async () => {
    for (const sku of ["A", "B"]) await tell({ deed: "packing.pick", sku, cut: "" });
    return tell({ deed: "packing.pack", order: id });
  };
  return { shop, id, number, batch, tell, alter, pack };
}

const crateOf = async (shop: TestShop) => (await shop.db.select().from(packingCrates))[0];
const SEND = { deed: "packing.send", vervoerder: "PostNL" };

const ELSEWHERE = {
  deed: "orders.address",
  naam: "An",
  postcode: "3811 AA",
  huisnummer: "1",
  straat: "Langestraat",
  plaats: "Amersfoort",
};

test("an order that goes to another address gets another label", async () => {
  const { shop, tell, alter, pack } = await inACrate();
  await pack();
  await tell({ deed: "packing.labels", vervoerder: "PostNL" });
  const first = (await crateOf(shop))?.code;
  expect(first).toBeTruthy();
  expect(await alter(ELSEWHERE)).toBe("adres");
  expect(await crateOf(shop)).toMatchObject({ code: null, reference: null, trackUrl: null });
  expect((await tell({ deed: "packing.labels", vervoerder: "PostNL" })).shows?.words).toBe(say.made(1));
});

test("a label that was made while the address changed is not its label; the next one is", async () => {
  const doors: string[] = [];
  let meanwhile = () => Promise.resolve("");
  const service = http.createServer(async (request, response) => {
    const say = (data: unknown) => response.end(JSON.stringify({ data }));
    if (request.url?.includes("?reference_identifier=")) return say({ shipments: [] });
    if (request.method !== "POST") return say({ shipments: [{ barcode: `3S${doors.length}` }] });
    let body = "";
    for await (const part of request) body += String(part);
    doors.push(JSON.parse(body).data.shipments[0].recipient.street);
    await meanwhile();
    return say({ ids: [{ id: doors.length }] });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void service.close());
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const { shop, tell, alter, pack } = await inACrate({ MYPARCEL_API_KEY: "sleutel", MYPARCEL_API_URL: url });
  await pack();
  meanwhile = () => alter(ELSEWHERE);
  const labels = { deed: "packing.labels", vervoerder: "PostNL" };
  expect((await tell(labels)).shows).toMatchObject({ words: say.made(0), failed: [{ why: say.problems.moved }] });
  expect(await crateOf(shop)).toMatchObject({ code: null, reference: null });
  meanwhile = () => Promise.resolve("");
  expect((await tell(labels)).shows?.words).toBe(say.made(1));
  expect(doors).toEqual(["Lindelaan", "Langestraat"]);
});

test("an order that is to come on a later day does not leave with the batch of today", async () => {
  const { shop, id, batch, tell, alter, pack } = await inACrate();
  await pack();
  expect(await alter({ deed: "orders.day", dag: "2026-11-24" })).toBe("dag");
  expect((await readBatch(shop.db, batch)).orders).toEqual([]);
  expect((await tell(SEND)).problem).toBe(say.problems.nothingPacked);
  expect(statusOf((await findOrderById(shop.db, id))!)).toBe("confirmed");
});

test("what was cancelled after the crate was packed is taken out first", async () => {
  const { shop, id, tell, alter, pack } = await inACrate();
  await pack();
  const off = { deed: "orders.cancel-pieces", zeker: "ja", gezien: "0", "aantal.A": "1", "aantal.B": "2" };
  expect(await alter(off)).toBe("geannuleerd");
  expect((await tell(SEND)).shows?.failed.map(({ why }) => why)).toEqual([say.problems.changed]);
  await tell({ deed: "packing.pack", order: id, weg: "ja" });
  expect((await tell({ deed: "packing.pack", order: id })).problem).toBeUndefined();
  expect((await tell(SEND)).shows).toEqual({ words: say.sent(1), failed: [] });
  expect((await listOrderLines(shop.db, id)).map(({ shipped, cancelled }) => [shipped, cancelled])).toEqual([
    [2, 1],
    [0, 2],
  ]);
});

test("a code that stands for two cuts ticks the one that is still open", async () => {
  const { shop, id, batch, tell } = await inACrate();
  await shop.db.update(orderLines).set({ sku: "A", cut: "200x300" }).where(eq(orderLines.sku, "B"));
  for (const _ of [1, 2]) await tell({ deed: "packing.scan", code: "a" });
  const [crate] = (await readBatch(shop.db, batch)).orders;
  expect(crate?.lines.map(({ collected }) => collected)).toEqual([3, 2]);
  expect(crate?.order).toBe(id);
});

test("what was withdrawn after its crate was packed prints with no batch, and gets no label", async () => {
  const { shop, batch, tell, pack } = await inACrate();
  const printed = async () => {
    const of = { params: { id: String(batch) } };
    const came = (await papers(inOffice(shop, `/kantoor/pakken/${batch}/bonnen.pdf`, of))) as Response;
    return (await PDFDocument.load(await came.arrayBuffer())).getPages().map((page) => Math.round(page.getHeight()));
  };
  const [A4, A6] = [842, 420];
  const labels = { deed: "packing.labels", vervoerder: "PostNL" };
  const withdrawn = (withdrawnAt: Date | null) => shop.db.update(orders).set({ withdrawnAt });
  await pack();
  await withdrawn(shop.now());
  expect((await tell(labels)).shows).toMatchObject({ words: say.made(0), failed: [{ why: officeOrders.isWithdrawn }] });
  expect(await crateOf(shop)).toMatchObject({ code: null, reference: null });
  await withdrawn(null);
  expect((await tell(labels)).shows?.words).toBe(say.made(1));
  expect(await printed()).toEqual([A4, A6]);
  await withdrawn(shop.now());
  expect(await printed(), "a paper that says that nothing is left").toEqual([A4]);
  expect((await tell(SEND)).shows?.failed).toMatchObject([{ why: officeOrders.isWithdrawn }]);
});

test("what was never paid or was withdrawn has no slip: nobody who packs reads there where it would have gone", async () => {
  const { shop, number } = await inACrate();
  const slips = async () => (await listSlips(shop.db, [number])).length;
  expect(await slips()).toBe(1);
  const moments = [{ withdrawnAt: shop.now() }, { withdrawnAt: null, confirmedAt: null, expiredAt: shop.now() }];
  for (const moment of moments) {
    await shop.db.update(orders).set(moment);
    expect(await slips(), Object.keys(moment).join(" ")).toBe(0);
  }
});
