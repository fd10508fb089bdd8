import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { stopDelivery } from "#delivery/stops.server.ts";
import type { Day } from "#kit/day.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { orders } from "#orders/tables.server.ts";
import { withdrawOrder } from "#orders/withdrawing/withdraw-order.server.ts";
import { mails } from "#outside/tables.server.ts";
import { ADDRESS, anOrder, aPlant } from "../../../tests/buying.ts";
import { inOffice } from "../../../tests/office.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { loader } from "./today.page.tsx";

const today = (shop: TestShop, scope = ["eigenaar"]) => loader(inOffice(shop, "/kantoor", { scope }));

async function confirmed(shop: TestShop, sku: string, day: Day, quantity = 1) {
  const order = await anOrder(shop, [{ sku, quantity }], { ...ADDRESS, day });
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" }));
  return order;
}

test("orders stand by the day they leave; what should have left before is for today and says so", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  await confirmed(shop, sku, "2026-11-19");
  await confirmed(shop, sku, "2026-11-19");
  await confirmed(shop, sku, "2026-11-20");
  const days = async () =>
    (await today(shop)).leaving?.days.map(({ name, count, late, to }) => [name, count, late, to]);
  const list = "/kantoor/bestellingen?weergave=te-verzenden";
  expect(await days()).toEqual([
    ["Woensdag", 2, 0, list],
    ["Donderdag", 1, 0, list],
  ]);
  shop.at("2026-11-18T09:00:00Z");
  expect(await days()).toEqual([
    ["Vandaag", 2, 0, "/kantoor/pakken"],
    ["Morgen", 1, 0, list],
  ]);
  shop.at("2026-11-19T09:00:00Z");
  expect(await days()).toEqual([["Vandaag", 3, 2, "/kantoor/pakken"]]);
  expect((await today(shop)).title).toBe("Donderdag 19 november");
});

test("money goes back before its day: what is due first stands first, in red", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const order = await anOrder(shop, [{ sku, quantity: 1 }]);
  await withdrawOrder(shop, { name: "An", number: order.number, email: ADDRESS.email ?? "", which: "" });
  const first = async () => (await today(shop)).waits.map(({ title, when, tone, to }) => [title, when, tone, to]);
  const title = `Herroeping ${order.number}, An`;
  expect(await first()).toEqual([[title, "uiterlijk maandag 30 november", "", "/kantoor/herroepingen"]]);
  shop.at("2026-11-29T09:00:00Z");
  await shop.db.insert(mails).values({
    event: "x",
    to: "an@voorbeeld.nl",
    subject: "",
    html: "",
    text: "",
    createdAt: shop.now(),
    claimedAt: new Date("2026-11-29T08:00:00Z"),
  });
  expect(await first()).toEqual([
    [title, "uiterlijk morgen", "rood", "/kantoor/herroepingen"],
    ["1 mail kwam misschien niet aan", "sinds 09.00 uur", "rood", "/kantoor/post"],
  ]);
  shop.at("2026-12-01T09:00:00Z");
  expect((await first())[0]?.[1]).toBe("te laat");
});

test("a stop for frost says how many orders with living plants it would harm", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  await confirmed(shop, sku, "2026-11-20");
  await stopDelivery(shop, { kind: "vorst", from: "2026-11-19", to: "2026-11-20" });
  const { stops, leaving } = await today(shop);
  expect(stops.map(({ harmed, frost }) => [harmed, frost])).toEqual([[1, true]]);
  expect(leaving?.days.map(({ cold }) => cold)).toEqual([true]);
});

test("what sells and is nearly gone is told with the days it lasts; what does not sell is not", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 30 });
  await aPlant(shop, { sku: "STIL", stock: 2 });
  await confirmed(shop, sku, "2026-11-20", 25);
  expect((await today(shop)).low).toMatchObject([{ name: "Taxus TX-30", stock: 5, days: 6 }]);
});

test("the figures of the day and the week are those of confirmed orders", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  await confirmed(shop, sku, "2026-11-20");
  const [{ totalCents } = { totalCents: 0 }] = await shop.db.select().from(orders);
  expect(totalCents).toBeGreaterThan(0);
  await anOrder(shop, [{ sku, quantity: 1 }]);
  const { figures } = await today(shop);
  expect(figures).toMatchObject({ today: totalCents, orders: 1, week: totalCents, before: 0 });
  expect(figures?.hours.filter(({ value }) => value > 0)).toEqual([{ label: "10", value: totalCents }]);
  shop.at("2026-11-24T09:00:00Z");
  expect((await today(shop)).figures).toMatchObject({ today: 0, week: 0, before: totalCents });
});

test("everybody sees their own work: a packer no money, the bookkeeper no orders", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const order = await confirmed(shop, sku, "2026-11-19");
  await withdrawOrder(shop, { name: "An", number: order.number, email: ADDRESS.email ?? "", which: "" });
  expect(await today(shop, ["pakken"])).toMatchObject({
    waits: [],
    figures: undefined,
    stops: [],
    phone: false,
    low: [],
  });
  expect(await today(shop, ["boekhouding"])).toMatchObject({ leaving: undefined, waits: [], packing: false });
  expect((await today(shop, ["winkel"])).waits).toHaveLength(1);
});

test("the counts of the first page use indexes", async () => {
  const shop = await aShop();
  const plan = async (query: string) => {
    const rows = await shop.db.transaction(async (tx) => {
      // An empty table is quickest read whole; what matters is that the index fits.
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<Record<string, string>>(sql.raw(`explain ${query}`));
    });
    return rows.rows.map((row) => Object.values(row)[0]).join("\n");
  };
  const wanted: [string, string][] = [
    ["mails_unsure", "select count(*) from mails where sent_at is null and claimed_at < now()"],
    ["tree_orders_open", "select count(*) from tree_orders where approved_at is null and declined_at is null"],
    ["reviews_waiting", "select count(*) from reviews where state = 'waiting'"],
    ["variants_low", "select * from variants where stock <= 10"],
    ["users_with_scope", "select * from users where scope <> '[]'::jsonb"],
  ];
  for (const [index, query] of wanted) expect(await plan(query)).toContain(index);
});
