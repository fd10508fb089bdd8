import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import type { Day } from "#kit/day.ts";
import { forgetCustomer } from "#orders/forget-customer.server.ts";
import { creditUbl } from "#orders/papers/ubl.ts";
import { taxOfCredit, taxOfInvoice } from "#orders/papers/tax.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { cancelOrder } from "#orders/refunding/cancel-order.server.ts";
import { compensateOrder } from "#orders/refunding/compensate-order.server.ts";
import { returnOrder } from "#orders/refunding/return-order.server.ts";
import { shipOrder } from "#orders/shipping/ship-order.server.ts";
import { takenOff } from "#orders/order.ts";
import { findOrderById } from "#orders/orders.server.ts";
import { creditNotes, orders } from "#orders/tables.server.ts";
import { ADDRESS, anOrder, aPlant } from "../../../tests/buying.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { writeFile } from "./files.server.ts";
import { listPeriods, monthsOf, readPeriod } from "./period.ts";
import { addUp, groupRows, returnOf, soldOf } from "./return.ts";
import { showReturn } from "./show-return.server.ts";
import { readIcp, readVat } from "./vat.server.ts";
import { weekOf } from "./weeks.ts";

const BELGIAN: CheckoutAnswers = { ...ADDRESS, country: "BE", postcode: "2000", city: "Antwerpen" };
const COMPANY: CheckoutAnswers = { ...ADDRESS, business: true, company: "Tuin & Co", vatNumber: "NL123456789B01" };
const REVERSED: CheckoutAnswers = {
  ...COMPANY,
  country: "BE",
  postcode: "2000",
  city: "Antwerpen",
  vatNumber: "BE0403019261",
  vatConfirmed: { number: "BE0403019261", by: "vies" },
};
const BUYERS = { consumer: ADDRESS, company: COMPANY, belgian: BELGIAN, reversed: REVERSED };
const PRICES = { A: 1099, B: 2423, C: 333, BON: 2500 };

async function aRange(): Promise<TestShop> {
  const shop = await aShop();
  await aPlant(shop, { sku: "A", stock: 9000, priceCents: PRICES.A, more: { group: "moestuin" } });
  await aPlant(shop, { sku: "B", stock: 9000, priceCents: PRICES.B, more: { vat: 21, group: "moestuin" } });
  await aPlant(shop, { sku: "C", stock: 9000, priceCents: PRICES.C, more: { group: "moestuin" } });
  await aPlant(shop, {
    sku: "BON",
    stock: 9000,
    priceCents: PRICES.BON,
    more: { vat: "voucher", group: "cadeau", latin: null, passport: false },
  });
  return shop;
}

const buying = fc.record({
  buyer: fc.constantFrom(...(Object.keys(BUYERS) as (keyof typeof BUYERS)[])),
  lines: fc.dictionary(fc.constantFrom("A", "B", "C", "BON"), fc.integer({ min: 1, max: 7 }), { minKeys: 1 }),
  paid: fc.boolean(),
  month: fc.integer({ min: 7, max: 11 }),
  after: fc.array(
    fc.record({
      what: fc.constantFrom("cancel", "return", "compensate", "all"),
      sku: fc.constantFrom("A", "B", "C", "BON"),
      cents: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1000, max: 20_000 })),
      month: fc.integer({ min: 7, max: 12 }),
    }),
    { maxLength: 3 },
  ),
});
type Buying = typeof buying extends fc.Arbitrary<infer One> ? One : never;

/** Late on the thirtieth: in Amsterdam the day after, which may be the next month. */
const inMonth = (month: number, day = "30") => `2026-${String(month).padStart(2, "0")}-${day}T22:30:00Z`;

/** Through the shop's own ways: order, settle, ship, cancel, take back, compensate. */
async function live(shop: TestShop, { buyer, lines, paid, month, after }: Buying) {
  shop.at(inMonth(month));
  const goods = Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity }));
  const { id } = await anOrder(shop, goods, BUYERS[buyer]);
  await shop.db.transaction((tx) => settleOrder(shop, tx, id, { paid, by: "bank" }));
  for (const { what, sku, cents, month: later } of after) {
    shop.at(inMonth(Math.max(month, later)));
    const order = await findOrderById(shop.db, id);
    if (what === "cancel") await cancelOrder(shop, id, [{ sku, quantity: 1 }], "staff");
    if (what === "all") await cancelOrder(shop, id, "all", "staff");
    if (what === "return") {
      await shipOrder(shop, id, [{ sku, quantity: 1 }], { carrier: "PostNL", by: "staff" });
      await returnOrder(shop, id, [{ sku, quantity: 1 }], { by: "staff", sellable: true });
    }
    if (what === "compensate" && order)
      await compensateOrder(shop, id, { cents, why: "stuk", seen: takenOff(order), by: "staff" });
  }
}

const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);

/** The same figures from the papers themselves, one by one. */
async function fromPapers(shop: TestShop) {
  const [invoices, notes] = [await shop.db.select().from(orders), await shop.db.select().from(creditNotes)];
  const byId = new Map(invoices.map((order) => [order.id, order]));
  const billed = invoices.filter(({ invoiceNumber }) => invoiceNumber);
  const vatOf = (rate: number) =>
    sum(billed.flatMap(({ snapshot }) => snapshot.vat.filter((v) => v.rate === rate).map((v) => v.vatCents))) -
    sum(notes.flatMap(({ body }) => body.vat.filter((v) => v.rate === rate).map((v) => v.vatCents)));
  const lines = [
    ...billed.flatMap(({ snapshot }) => taxOfInvoice(snapshot)),
    ...notes.flatMap(({ order, body }) =>
      taxOfCredit(byId.get(order)!.snapshot, body).map((one) => ({
        ...one,
        netCents: -one.netCents,
        vatCents: -one.vatCents,
      })),
    ),
  ];
  return {
    // What the notes of an order take off is what it did not have to pay, and never more than its invoice said.
    apart: billed.filter(({ id, waivedCents, refundedCents }) => {
      const off = sum(notes.filter(({ order }) => order === id).map(({ body }) => body.totalCents));
      return off !== waivedCents + refundedCents;
    }),
    total: sum(billed.map(({ totalCents }) => totalCents)) - sum(notes.map(({ body }) => body.totalCents)),
    vat: [6, 9, 21].map(vatOf),
    grouped: groupRows(lines).filter(({ netCents, vatCents }) => netCents || vatCents),
  };
}

const YEAR = { from: "2026-01-01" as Day, to: "2026-12-31" as Day };
const bare = (rows: Parameters<typeof groupRows>[0]) =>
  groupRows(rows)
    .map(({ country, treatment, rate, netCents, vatCents }) => ({ country, treatment, rate, netCents, vatCents }))
    .filter(({ netCents, vatCents }) => netCents || vatCents);

test("whatever is bought, cancelled, returned and compensated: the books equal the papers to the cent", async () => {
  // One shop for all of it: what was there before stays in the sums.
  const open = await aRange();
  await fc.assert(
    fc.asyncProperty(fc.array(buying, { minLength: 1, maxLength: 6 }), async (list) => {
      for (const one of list.toSorted((a, b) => a.month - b.month)) await live(open, one);
      open.at("2027-01-15T09:00:00Z");
      // A process that has added up nothing yet.
      const shop = { ...open };
      const rows = await readVat(shop, YEAR);
      const papers = await fromPapers(shop);
      expect(papers.apart).toEqual([]);
      expect(bare(rows)).toEqual(bare(papers.grouped));
      const { netCents, vatCents } = addUp(rows);
      expect(netCents + vatCents).toBe(papers.total);
      expect([6, 9, 21].map((rate) => addUp(rows.filter((row) => row.rate === rate)).vatCents)).toEqual(papers.vat);
      const months = await Promise.all(monthsOf(YEAR).map((month) => readVat(shop, month)));
      expect(bare(months.flat())).toEqual(bare(rows));
      const box = returnOf(rows);
      expect(sum([box.high, box.low, box.union, box.vouchers, ...box.oss].map((one) => one.netCents))).toBe(netCents);
      expect(sum((await readIcp(shop, YEAR)).map((one) => one.netCents))).toBe(box.union.netCents);
      for (const kind of ["verkoopboek", "factuurregels"] as const) {
        const cells = (await writeFile(shop, kind, YEAR).text()).trim().split("\r\n").slice(1).map(cellsOf);
        const add = (at: number) => sum(cells.map((row) => Math.round(Number(row.at(at)!.replace(",", ".")) * 100)));
        expect([kind, add(-5), add(-4), add(-3)]).toEqual([kind, netCents, vatCents, netCents + vatCents]);
      }
    }),
    { numRuns: process.env.LONG ? 60 : 6 },
  );
}, 300_000);

const cellsOf = (line: string) => line.slice(1, -1).split('";"');

test("a quarter that is over stays as it was, whatever happens later", async () => {
  const shop = await aRange();
  const what = { lines: { A: 3, B: 2 }, paid: true, month: 8, after: [] };
  for (const buyer of ["consumer", "belgian", "reversed"] as const) await live(shop, { ...what, buyer });
  shop.at("2026-11-16T09:00:00Z");
  const quarter = readPeriod("2026-K3", "2026-11-16");
  const before = { rows: await readVat(shop, quarter), icp: await readIcp(shop, quarter) };
  expect(bare(before.rows).map(({ country, rate }) => `${country}${rate}`)).toEqual([
    "NL9",
    "NL21",
    "BE6",
    "BE21",
    "BE0",
  ]);
  for (const order of await shop.db.select().from(orders)) {
    await compensateOrder(shop, order.id, { cents: 100, why: "stuk", seen: 0, by: "staff" });
    await cancelOrder(shop, order.id, "all", "staff");
  }
  const user = { id: "usr_1", email: ADDRESS.email ?? "", confirmed: true };
  await shop.db.transaction((tx) => forgetCustomer(tx, user));
  // Another process has nothing in memory: it asks the papers.
  const fresh = { ...shop };
  expect(await readVat(fresh, quarter)).toEqual(before.rows);
  expect(await readIcp(fresh, quarter), "a company's number is kept for the statement of supplies").toEqual(before.icp);
  const later = await readVat(fresh, readPeriod("2026-K4", "2026-11-16"));
  expect(addUp([...before.rows, ...later])).toEqual({ netCents: 0, vatCents: 0 });
});

test("what came back of a Belgian sale of an earlier quarter is a correction of that quarter, and not less sale", async () => {
  const shop = await aRange();
  const what = { paid: true, after: [] };
  // A: 6% in Belgium, 10,99; invoiced in the third quarter.
  await live(shop, { ...what, buyer: "belgian", month: 8, lines: { A: 2 } });
  await live(shop, { ...what, buyer: "belgian", month: 10, lines: { A: 1 } });
  shop.at("2026-11-16T09:00:00Z");
  const year = await showReturn(shop, readPeriod("2026", "2026-11-16"));
  const sold = await showReturn(shop, readPeriod("2026-K4", "2026-11-16"));
  expect([sold.back, year.back]).toEqual([[], []]);
  const [old] = await shop.db.select().from(orders).orderBy(orders.placedAt);
  await cancelOrder(shop, old!.id, [{ sku: "A", quantity: 1 }], "staff");
  // 10,99 with 6% is 10,37 and 0,62.
  const shown = await showReturn({ ...shop }, readPeriod("2026-K4", "2026-11-16"));
  expect(shown.oss).toEqual(sold.oss);
  expect(shown.back).toEqual([["3e kwartaal 2026", "€\u00a0−10,37", "€\u00a0−0,62"]]);
  const [note] = await shop.db.select().from(creditNotes);
  const paid = await findOrderById(shop.db, old!.id);
  const said = creditUbl(shop.settings, paid!, note!).matchAll(/(?:IssueDate|able\w*Amount|TaxAmount)[^>]*>([\d.-]+)/g);
  expect([...said].map(([, one]) => one)).toEqual(["2026-11-16", "2026-08-31", "0.62", "10.37", "0.62", "10.99"]);
  // Of a sale of the same quarter nothing is corrected: it is less sale.
  const [, late] = await shop.db.select().from(orders).orderBy(orders.placedAt);
  await cancelOrder(shop, late!.id, "all", "staff");
  const after = await showReturn({ ...shop }, readPeriod("2026-K4", "2026-11-16"));
  expect([after.oss, after.back]).toEqual([[], shown.back]);
});

test("a paper counts in the month it has in Amsterdam", async () => {
  const shop = await aRange();
  shop.at("2026-09-30T22:30:00Z");
  const { id } = await anOrder(shop, [{ sku: "A", quantity: 1 }]);
  await shop.db.transaction((tx) => settleOrder(shop, tx, id, { paid: true, by: "bank" }));
  shop.at("2026-10-01T09:00:00Z");
  expect(await readVat(shop, readPeriod("2026-09", "2026-10-01"))).toEqual([]);
  expect((await readVat(shop, readPeriod("2026-10", "2026-10-01"))).map(({ day }) => day)).toEqual(["2026-10-01"]);
  await shop.db
    .update(orders)
    .set({ invoicedAt: new Date("2026-09-30T21:30:00Z") })
    .where(eq(orders.id, id));
  expect((await readVat({ ...shop }, readPeriod("2026-09", "2026-10-01"))).map(({ day }) => day)).toEqual([
    "2026-09-30",
  ]);
});

test("periods: quarters, months and years are read from an address, anything else is this quarter", () => {
  expect(readPeriod("2026-K1", "2026-11-16")).toMatchObject({ from: "2026-01-01", to: "2026-03-31" });
  expect(readPeriod("2024-02", "2026-11-16")).toMatchObject({ from: "2024-02-01", to: "2024-02-29" });
  expect(readPeriod("2026", "2026-11-16")).toMatchObject({ from: "2026-01-01", to: "2026-12-31" });
  for (const odd of [null, "", "2026-K5", "2026-13", "constructor"])
    expect(readPeriod(odd, "2026-11-16").key).toBe("2026-K4");
  expect(listPeriods("2026-02-01").map(({ key }) => key)).toEqual(["2026-K1", "2025-K4", "2025-K3", "2025-K2", "2026"]);
  expect([weekOf("2026-01-01"), weekOf("2026-11-16"), weekOf("2027-01-01")]).toEqual([1, 47, 53]);
  expect(soldOf([])).toEqual([]);
});
