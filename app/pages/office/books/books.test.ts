import { crc32, inflateRawSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { products, variants } from "#catalogue/tables.server.ts";
import { dayOf, timeOf } from "#kit/day.ts";
import { listOpenInvoices } from "#office/books/open-invoices.server.ts";
import { openCents } from "#orders/order.ts";
import { compensateOrder } from "#orders/refunding/compensate-order.server.ts";
import { orders } from "#orders/tables.server.ts";
import { markDelivered, shipOrder } from "#orders/shipping/ship-order.server.ts";
import { listEvents, listShipments } from "#orders/orders.server.ts";
import { returnOrder } from "#orders/refunding/return-order.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { mails, staffLog } from "#outside/tables.server.ts";
import { books as say } from "#texts/office/books.ts";
import { ADDRESS, anOrder, aPlant } from "../../../../tests/buying.ts";
import { inOffice } from "../../../../tests/office.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { action, loader } from "./books.page.tsx";
import { loader as file } from "./file.page.tsx";
import { loader as taxReturn } from "./return.page.tsx";

const HERE = "/kantoor/boekhouding";
const COMPANY: CheckoutAnswers = { ...ADDRESS, business: true, company: "Tuin & Co", vatNumber: "NL123456789B01" };

/** An order on account that was sent and came. */
async function onAccount() {
  const shop = await aShop();
  await aPlant(shop, { sku: "A", priceCents: 1090 });
  const order = await anOrder(shop, [{ sku: "A", quantity: 10 }], COMPANY);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: false, by: "shop" }));
  await shipOrder(shop, order.id, "all", { carrier: "PostNL", by: "staff" });
  for (const { id } of await listShipments(shop.db, order.id)) await markDelivered(shop, id, "staff");
  return { shop, order };
}
const remind = async (shop: TestShop, number: string, keer: number) => {
  const told = await action(inOffice(shop, HERE, { form: { deed: "books.remind", number, keer: String(keer) } }));
  const { done, problem } = (told as { data: { done?: string; problem?: string } }).data;
  return done || problem;
};
const reminders = async (shop: TestShop) =>
  (await shop.db.select().from(mails)).filter(({ event }) => event.startsWith("invoice-reminder"));

test("an invoice that is late is reminded once per stage, with the invoice, and it stands in the log", async () => {
  const { shop, order } = await onAccount();
  const { number } = order;
  expect((await loader(inOffice(shop, HERE))).open.invoices).toMatchObject([{ name: "Tuin & Co", late: false }]);
  expect(await remind(shop, number, 1)).toBe(say.problems.early);
  shop.at("2026-12-02T09:00:00Z");
  expect((await loader(inOffice(shop, HERE))).open.invoices).toMatchObject([
    { late: true, about: say.open.late("F2026-000001", 2), next: 1 },
  ]);
  const twice = await Promise.all([remind(shop, number, 1), remind(shop, number, 1)]);
  expect(twice.toSorted()).toEqual([say.problems.sent, say.reminded].toSorted());
  const [mail] = await reminders(shop);
  expect(mail).toMatchObject({ to: ADDRESS.email, subject: "Herinnering: factuur F2026-000001" });
  expect(mail?.attachments.map(({ filename }) => filename)).toContain("factuur-F2026-000001.pdf");
  expect(mail?.text).toContain("30 november 2026");
  expect((await loader(inOffice(shop, HERE))).open.invoices).toMatchObject([{ next: undefined }]);
  expect(await remind(shop, number, 2)).toBe(say.problems.early);
  shop.at("2026-12-15T09:00:00Z");
  expect(await remind(shop, number, 2)).toBe(say.reminded);
  expect((await reminders(shop)).length).toBe(2);
  const log = (await shop.db.select().from(staffLog)).filter(({ deed }) => deed === "books.remind");
  expect(log.map(({ subject }) => subject)).toEqual(["F2026-000001", "F2026-000001"]);
  expect((await listEvents(shop.db, order.id)).filter(({ kind }) => kind === "invoice-reminded").length).toBe(2);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "staff" }));
  shop.at("2027-02-01T09:00:00Z");
  expect(await remind(shop, number, 3)).toBe(say.problems.paid);
  expect((await loader(inOffice(shop, HERE))).open.invoices).toEqual([]);
});

test("of many open invoices the first stand beside the books, and the rest is one link away", async () => {
  const { shop } = await onAccount();
  for (let more = 0; more < 8; more++) {
    const { id } = await anOrder(shop, [{ sku: "A", quantity: 1 }], COMPANY);
    await shop.db.transaction((tx) => settleOrder(shop, tx, id, { paid: false, by: "shop" }));
  }
  const { open } = await loader(inOffice(shop, HERE));
  expect([open.invoices.length, open.more]).toEqual([8, 1]);
  const all = (await loader(inOffice(shop, `${HERE}?open=alle`))).open;
  expect([all.invoices.length, all.more, all.sum]).toEqual([9, 0, open.sum]);
  // A hedge with a deposit, of which the term runs from its invoice, and one that was partly made good.
  const [first, hedge, good] = await shop.db.select().from(orders).orderBy(orders.placedAt, orders.number);
  const held = { ...hedge!.snapshot, reservation: { depositCents: 300 } as never };
  await shop.db.update(orders).set({ snapshot: held }).where(eq(orders.id, hedge!.id));
  await compensateOrder(shop, good!.id, { cents: 250, why: "stuk", seen: 0, by: "staff" });
  const { first: rows, cents } = await listOpenInvoices(shop.db, "2026-11-18");
  const each = (await shop.db.select().from(orders)).map((order) => openCents(order));
  expect(cents).toBe(each.reduce((sum, one) => sum + one, 0));
  expect(rows.reduce((sum, row) => sum + row.openCents, 0)).toBe(cents);
  expect(rows.filter(({ due }) => due).map(({ number }) => number)).toEqual(
    rows.slice(0, 2).map(({ number }) => number),
  );
  expect(new Set(rows.slice(0, 2).map(({ id }) => id))).toEqual(new Set([first!.id, hedge!.id]));
});

test("what the stock is worth says when that was, and is a minute old at most", async () => {
  const { shop } = await onAccount();
  const look = async () => (await loader(inOffice(shop, HERE))).sales.stock.about;
  const then = await look();
  expect(then).toContain(`om ${timeOf(shop.now())} uur`);
  await shop.db.update(variants).set({ stock: 7 });
  expect(await look()).toBe(then);
  shop.at(new Date(shop.now().getTime() + 60_000).toISOString());
  expect(await look()).toMatch(/^€\u00a070 zonder btw, om /);
});

test("the page, the return and the files say the same; only who keeps the books sees them", async () => {
  const { shop, order } = await onAccount();
  const page = await loader(inOffice(shop, HERE));
  expect(page.vat).toMatchObject([{ country: "NL", rate: 9 }]);
  const { netCents = 0, vatCents = 0 } = page.vat[0] ?? {};
  expect(netCents + vatCents).toBe(order.dueCents);
  expect(page.money.rows).toEqual([]);
  const shown = await taxReturn(inOffice(shop, `${HERE}/aangifte?periode=2026-K4`));
  expect(shown.boxes[1]?.[0]).toBe("1b");
  const book = await file(inOffice(shop, `${HERE}/bestand?wat=verkoopboek`));
  expect(book.headers.get("content-disposition")).toContain("verkoopboek-2026-10-01-2026-12-31.csv");
  expect(await book.text()).toContain('"F2026-000001";"factuur"');
  // Days the wrong way round are the same days; the stock is always of now.
  const named = async (asked: string) =>
    (await file(inOffice(shop, `${HERE}/bestand?${asked}`))).headers.get("content-disposition");
  expect(await named("wat=verkoopboek&van=2026-12-01&tot=2026-11-01")).toContain(
    "verkoopboek-2026-11-01-2026-12-01.csv",
  );
  expect(await named("wat=voorraad&van=2026-11-01&tot=2026-11-02")).toContain(`"voorraad-${dayOf(shop.now())}.csv"`);
  await expect(file(inOffice(shop, `${HERE}/bestand?wat=constructor`))).rejects.toThrow();
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "staff" }));
  expect((await loader(inOffice(shop, HERE))).money.rows).toMatchObject([{ key: "hand:ideal", count: "1" }]);
  for (const scope of [["pakken"], ["winkel"]]) {
    await expect(loader(inOffice(shop, HERE, { scope }))).rejects.toMatchObject({ status: 404 });
    await expect(file(inOffice(shop, `${HERE}/bestand?wat=verkoopboek`, { scope }))).rejects.toThrow();
  }
});

test("a product that was sold and became a gift card later does not take the books along", async () => {
  const { shop } = await onAccount();
  shop.at("2027-02-01T09:00:00Z");
  const past = `${HERE}?periode=2026-K4`;
  expect((await loader(inOffice(shop, past))).sales.sellers.rows).toHaveLength(1);
  await shop.db.update(products).set({ vat: "voucher" });
  expect((await loader(inOffice(shop, past))).sales.sellers.rows).toHaveLength(1);
});

test("what sells, lies and came back stands in lists and files; the papers of a period come as one ZIP", async () => {
  const { shop, order } = await onAccount();
  await aPlant(shop, { sku: "STIL", stock: 4, priceCents: 1090 });
  const { sales } = await loader(inOffice(shop, HERE));
  expect(sales.sellers.rows).toMatchObject([{ name: "Taxus A", about: "10 stuks", share: 1 }]);
  expect(sales.slow.rows).toMatchObject([{ name: "Taxus STIL, 30–40 cm, pot C1,5", amount: "€\u00a040" }]);
  expect(sales.credited.rows).toEqual([]);
  await returnOrder(shop, order.id, [{ sku: "A", quantity: 2 }], { by: "staff", sellable: false });
  const later = (await loader(inOffice(shop, HERE))).sales.credited.rows;
  expect(later).toMatchObject([{ name: "Retour ontvangen", about: "1 creditfactuur" }]);
  const get = (wat: string) => file(inOffice(shop, `${HERE}/bestand?wat=${wat}`));
  expect(await (await get("traag")).text()).toContain('"STIL";"Taxus STIL"');
  expect(await (await get("voorraad")).text()).toContain('"A";"Taxus A"');
  expect(await (await get("verkocht")).text()).toContain('"Taxus A";"10"');
  expect(await (await get("gecrediteerd")).text()).toContain('"Retour ontvangen";"1";"21,80"');
  const bytes = Buffer.from(await (await get("ubl")).arrayBuffer());
  const entries = listZip(bytes);
  expect(entries.map(({ name }) => name)).toEqual(["F2026-000001.xml", "C2026-000001.xml"]);
  expect(entries.every(({ text, crc }) => text.startsWith("<?xml") && crc === crc32(text))).toBe(true);
});

/** Read from the list at its end, as programs do. */
function listZip(bytes: Buffer) {
  const end = bytes.lastIndexOf("PK\u0005\u0006");
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const [packed, length, start] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString("utf8", at + 46, at + 46 + length);
    const crc = bytes.readUInt32LE(at + 16);
    at += 46 + length;
    const from = start + 30 + bytes.readUInt16LE(start + 26);
    return { name, crc, text: inflateRawSync(bytes.subarray(from, from + packed)).toString() };
  });
}
