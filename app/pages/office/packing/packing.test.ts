import { PDFDocument } from "pdf-lib";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { variants } from "#catalogue/tables.server.ts";
import { readBatch } from "#office/packing/batches.server.ts";
import { forgetLabels } from "#office/packing/forget-labels.server.ts";
import { showBatch } from "#office/packing/show-batch.ts";
import { packingCrates } from "#office/tables.server.ts";
import { statusOf } from "#orders/order.ts";
import { findOrder, listOrderLines, listShipments, type Order } from "#orders/orders.server.ts";
import { orders } from "#orders/tables.server.ts";
import { shipOrder } from "#orders/shipping/ship-order.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { mails } from "#outside/tables.server.ts";
import { packing as say } from "#texts/office/packing.ts";
import { mapLinks } from "#office/packing/route.server.ts";
import { ADDRESS, anOrder, aPlant } from "../../../../tests/buying.ts";
import { inOffice } from "../../../../tests/office.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { loader as trackLoader } from "../../service/track.page.tsx";
import { action, loader } from "./batch.page.tsx";
import { action as begin, loader as days } from "./packing.page.tsx";
import { loader as papers } from "./papers.page.tsx";
import { loader as route } from "./route.page.tsx";

type Lines = { sku: string; quantity: number }[];
const DAY = "2026-11-18";

async function paid(shop: TestShop, lines: Lines, answers = { ...ADDRESS, day: "2026-11-19" as const }) {
  const order = await anOrder(shop, lines, answers);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" }));
  return order;
}

async function aNursery() {
  const shop = await aShop();
  for (const sku of ["A", "B"]) await aPlant(shop, { sku });
  await shop.db.update(variants).set({ place: "Kas 10" }).where(eq(variants.sku, "A"));
  return shop;
}

/** Where the browser goes, or what it is told. */
async function send(shop: TestShop, id: number, form: Record<string, string>): Promise<string> {
  const told = await action(inOffice(shop, `/kantoor/pakken/${id}`, { form, params: { id: String(id) } }));
  if (told instanceof Response) return told.headers.get("location") ?? "";
  const { problem, shows } = (told as unknown as { data: { problem?: string; shows?: { words: string } } }).data;
  return problem ?? shows?.words ?? "";
}
async function start(shop: TestShop, aantal = "20"): Promise<number> {
  const form = { deed: "packing.start", dag: DAY, aantal };
  const told = await begin(inOffice(shop, "/kantoor/pakken", { form }));
  return told instanceof Response ? Number(/pakken\/(\d+)/.exec(told.headers.get("location") ?? "")?.[1]) : 0;
}
const again = async (shop: TestShop, number: string) => (await findOrder(shop.db, number)) as Order;
const show = async (shop: TestShop, id: number) => showBatch((await readBatch(shop.db, id)).orders);

test("a batch takes the first orders of a day, each in its crate, and nobody takes them again", async () => {
  const shop = await aNursery();
  const [one, two, three] = [
    await paid(shop, [{ sku: "A", quantity: 3 }]),
    await paid(shop, [
      { sku: "A", quantity: 4 },
      { sku: "B", quantity: 1 },
    ]),
    await paid(shop, [{ sku: "B", quantity: 2 }]),
  ];
  await paid(shop, [{ sku: "B", quantity: 2 }], { ...ADDRESS, day: "2026-11-26" as never });
  expect((await days(inOffice(shop, "/kantoor/pakken"))).days.map(({ day, orders }) => [day, orders])).toEqual([
    [DAY, 3],
    ["2026-11-25", 1],
  ]);
  const [first, second] = await Promise.all([start(shop, "2"), start(shop, "2")]);
  expect([first, second].filter(Boolean)).toHaveLength(2);
  const all = [...(await show(shop, first)).crates, ...(await show(shop, second)).crates];
  expect(all.map(({ number }) => number).toSorted()).toEqual([one.number, two.number, three.number]);
  expect(await start(shop)).toBe(0);
});

test("what is collected stands by place with its crates; two phones tick the same rows", async () => {
  const shop = await aNursery();
  await paid(shop, [{ sku: "A", quantity: 3 }]);
  await paid(shop, [
    { sku: "A", quantity: 4 },
    { sku: "B", quantity: 1 },
  ]);
  const id = await start(shop);
  const { places, lines } = await show(shop, id);
  expect(lines).toEqual({ all: 2, done: 0 });
  expect(places.map(({ place, rows }) => [place, rows.map(({ needed, crates }) => [needed, crates])])).toEqual([
    ["Kas 10", [[7, [say.crate(3, "A"), say.crate(4, "B")]]]],
    [say.noPlace, [[1, [say.crate(1, "B")]]]],
  ]);
  const tick = { deed: "packing.pick", sku: "A", cut: "" };
  await Promise.all([send(shop, id, tick), send(shop, id, tick)]);
  expect((await show(shop, id)).lines.done).toBe(1);
  await send(shop, id, { ...tick, weg: "ja" });
  expect((await show(shop, id)).lines.done).toBe(0);
  expect(await send(shop, id, { deed: "packing.scan", code: "b" })).toContain(`/kantoor/pakken/${id}`);
  expect(await send(shop, id, { deed: "packing.scan", code: "X-99" })).toBe(say.problems.code);
  await shop.db
    .update(variants)
    .set({ extra: { ean: "4006381333931" } })
    .where(eq(variants.sku, "A"));
  expect(await send(shop, id, { deed: "packing.scan", code: "4006381333931" })).toContain(`/kantoor/pakken/${id}`);
  expect((await show(shop, id)).lines.done, "by our code, and by that of the grower").toBe(2);
  expect(await send(shop, id, { ...tick, sku: "nergens" })).toBe(say.problems.gone);
  await send(shop, id, { deed: "packing.place", sku: "B", plek: "Kas 2" });
  expect((await show(shop, id)).places.map(({ place }) => place)).toEqual(["Kas 2", "Kas 10"]);
});

test("too few: one is sent after, one is paid back with its mail, and lost plants do not come back into stock", async () => {
  const shop = await aNursery();
  const [one, two, three] = [
    await paid(shop, [{ sku: "A", quantity: 3 }]),
    await paid(shop, [{ sku: "A", quantity: 4 }]),
    await paid(shop, [{ sku: "A", quantity: 2 }]),
  ];
  const stock = async () => (await shop.db.select().from(variants).where(eq(variants.sku, "A")))[0]?.stock;
  const before = await stock();
  const id = await start(shop);
  const pack = (order: { id: string }, rest = "") => send(shop, id, { deed: "packing.pack", order: order.id, rest });
  expect(await pack(one)).toBe(say.problems.notPicked);
  for (const gevonden of ["veel", "10"]) {
    const typed = { sku: "A", gevonden };
    const form = { deed: "packing.short", cut: "", ...typed };
    const wrong = await action(inOffice(shop, `/kantoor/pakken/${id}`, { form, params: { id: String(id) } }));
    expect(wrong).toMatchObject({ data: { errors: { gevonden: [say.problems.count] }, values: typed } });
    expect((await show(shop, id)).lines.done).toBe(0);
  }
  await send(shop, id, { deed: "packing.short", sku: "A", cut: "", gevonden: "6" });
  expect((await show(shop, id)).crates.map(({ lines }) => lines[0]?.collected)).toEqual([3, 3, 0]);
  expect(await pack(two)).toBe(say.problems.rest);
  expect(await pack(three, "na")).toBe(say.problems.empty);
  await pack(one);
  await pack(two, "na");
  await pack(three, "terug");
  expect(await send(shop, id, { deed: "packing.send", vervoerder: "duif" })).toBe(say.problems.carrier);
  expect(await send(shop, id, { deed: "packing.send", vervoerder: "PostNL" })).toBe(say.sent(3));
  expect(await send(shop, id, { deed: "packing.send", vervoerder: "PostNL" })).toBe(say.problems.nothingPacked);
  const states = await Promise.all([one, two, three].map(async ({ number }) => statusOf(await again(shop, number))));
  expect(states).toEqual(["shipped", "part-shipped", "cancelled"]);
  expect((await again(shop, three.number)).refundedCents).toBe((await again(shop, three.number)).totalCents);
  expect(shop.jobs.sent.filter(({ name }) => name === "refund-mail")).toHaveLength(1);
  const [mail] = (await shop.db.select().from(mails)).filter(({ text }) => text.includes("De rest volgt"));
  expect(mail?.subject).toContain(two.number);
  expect(await stock(), "what nobody found is not for sale").toBe(before);
  expect((await days(inOffice(shop, "/kantoor/pakken"))).total, "the rest waits again").toBe(1);
  const later = await start(shop);
  expect((await show(shop, later)).crates.map(({ lines }) => lines[0]?.needed)).toEqual([1]);
});

test("pressed twice at once a crate leaves once, though more of it could be sent after", async () => {
  const shop = await aNursery();
  const order = await paid(shop, [{ sku: "A", quantity: 4 }]);
  const id = await start(shop);
  await send(shop, id, { deed: "packing.short", sku: "A", cut: "", gevonden: "1" });
  await send(shop, id, { deed: "packing.pack", order: order.id, rest: "na" });
  const press = () => send(shop, id, { deed: "packing.send", vervoerder: "PostNL" });
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  // Somebody at the desk has the order in hand, so that both come before either is done.
  const pressed = await shop.db.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, order.id)).for("update");
    const both = [press(), press()];
    await expect.poll(async () => (await shop.db.execute(waiting)).rowCount).toBe(2);
    return both;
  });
  expect((await Promise.all(pressed)).toSorted()).toEqual([say.problems.nothingPacked, say.sent(1)].toSorted());
  expect(await listShipments(shop.db, order.id)).toHaveLength(1);
});

test("labels are true A6 with the slips in one file, and the link in the mail follows the parcel", async () => {
  const shop = await aNursery();
  const order = await paid(shop, [{ sku: "A", quantity: 1 }]);
  const id = await start(shop);
  expect(await send(shop, id, { deed: "packing.labels", vervoerder: "PostNL" })).toBe(say.problems.nothingPacked);
  await send(shop, id, { deed: "packing.pick", sku: "A", cut: "" });
  await send(shop, id, { deed: "packing.pack", order: order.id });
  expect(await send(shop, id, { deed: "packing.labels", vervoerder: "PostNL" })).toBe(say.made(1));
  const response = await papers(inOffice(shop, `/kantoor/pakken/${id}/bonnen.pdf`, { params: { id: String(id) } }));
  const pdf = await PDFDocument.load(await (response as Response).arrayBuffer());
  const sizes = pdf.getPages().map((page) => page.getSize());
  expect(sizes.map(({ width, height }) => [Math.round(width / 2.8346), Math.round(height / 2.8346)])).toEqual([
    [210, 297],
    [105, 148],
  ]);
  await send(shop, id, { deed: "packing.send", vervoerder: "PostNL" });
  const [parcel] = await listShipments(shop.db, order.id);
  const link = new URL(parcel?.trackUrl ?? "");
  const params = { code: link.pathname.split("/").at(-1) ?? "" };
  const followed = await trackLoader(inOffice(shop, link.pathname + link.search, { params }));
  expect(followed.steps.map(({ at }) => at !== "")).toEqual([true, true, false]);
  await shop.db.update(orders).set({ email: "verwijderd" });
  await forgetLabels(shop);
  expect(JSON.stringify(await shop.db.select().from(packingCrates))).not.toContain(params.code);
  await expect(trackLoader(inOffice(shop, `${link.pathname}?t=x`, { params }))).rejects.toMatchObject({ status: 404 });
  const [mail] = (await shop.db.select().from(mails)).filter(({ event }) => event.startsWith("shipped:"));
  expect(mail?.text).toContain(link.pathname);
});

test("an order that was taken out or cancelled meanwhile leaves the batch; what cannot leave is named", async () => {
  const shop = await aNursery();
  const [one, two] = [await paid(shop, [{ sku: "A", quantity: 1 }]), await paid(shop, [{ sku: "B", quantity: 1 }])];
  const id = await start(shop);
  await send(shop, id, { deed: "packing.take-out", order: one.id });
  expect(await send(shop, id, { deed: "packing.take-out", order: one.id })).toBe(say.problems.gone);
  expect((await show(shop, id)).crates.map(({ number }) => number)).toEqual([two.number]);
  expect((await days(inOffice(shop, "/kantoor/pakken"))).total).toBe(1);
  await expect(loader(inOffice(shop, "/kantoor/pakken/99", { params: { id: "99" } }))).rejects.toMatchObject({
    status: 404,
  });
});

test("many root balls go by our own van, with a map of the stops; slips of ticked orders are one file", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const [size] = await shop.db.select().from(variants).where(eq(variants.sku, "A"));
  await shop.db
    .update(variants)
    .set({ ...size, form: "kluit", delivery: "pallet" })
    .where(eq(variants.sku, "A"));
  const order = await paid(shop, [{ sku: "A", quantity: 25 }]);
  shop.at("2026-11-18T08:00:00Z");
  const { stops, maps } = await route(inOffice(shop, "/kantoor/pakken/rit"));
  expect(stops).toMatchObject([{ number: order.number, address: "Lindelaan 12, 3817 AB Amersfoort" }]);
  expect([maps.length, maps[0]]).toEqual([1, expect.stringContaining(encodeURIComponent("Lindelaan 12, 3817 AB"))]);
  // No map takes more than ten places: the next begins where the last ended.
  const long = mapLinks(
    "huis",
    Array.from({ length: 20 }, (_, i) => ({ address: `stop ${i + 1}` })),
  ).map((link) => link.split("/dir/")[1]?.split("/").map(decodeURIComponent));
  expect(long.map((some) => [some?.length, some?.[0], some?.at(-1)])).toEqual([
    [10, "huis", "stop 9"],
    [10, "stop 9", "stop 18"],
    [4, "stop 18", "huis"],
  ]);
  const at = `/kantoor/pakken/bonnen.pdf?nummers=${order.number}&nummers=2026-999999`;
  const pdf = await PDFDocument.load(await ((await papers(inOffice(shop, at))) as Response).arrayBuffer());
  expect(pdf.getPageCount()).toBe(1);
  expect((await listOrderLines(shop.db, order.id))[0]?.shipped).toBe(0);
  await shipOrder(shop, order.id, "all", { carrier: "PostNL", by: "test" });
  const none = await PDFDocument.load(await ((await papers(inOffice(shop, at))) as Response).arrayBuffer());
  expect(none.getPageCount(), "a paper that says that nothing is left, and no page that is not there").toBe(1);
});
