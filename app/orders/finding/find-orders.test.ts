import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { forgetCustomer } from "../forget-customer.server.ts";
import { ADDRESS, anOrder, aPlant } from "../../../tests/buying.ts";
import { aShop } from "../../../tests/shop.ts";
import { findOrders } from "./find-orders.server.ts";

test("a word of many orders finds the newest of them, a rare one is found however old", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const first = await anOrder(shop, [{ sku, quantity: 1 }], { ...ADDRESS, email: "oud@voorbeeld.nl" });
  await shop.db.execute(sql`
    insert into orders (id, number, attempt, email, total_cents, gift_cents, due_cents, payment_method, snapshot, placed_at, held_until)
    select 'ord_' || n, '2027-' || lpad(n::text, 6, '0'), 'poging-' || n, 'nieuw@voorbeeld.nl', total_cents, gift_cents,
      due_cents, payment_method, snapshot, placed_at + n * interval '1 minute', held_until
    from orders, generate_series(1, 2100) n`);
  const common = await findOrders(shop.db, { q: "vri", most: 3, skip: 3 });
  expect(common).toEqual({ ids: ["ord_2097", "ord_2096", "ord_2095"], total: 2000, more: true });
  const far = await findOrders(shop.db, { q: "vries", most: 3, skip: 2098 });
  expect(far).toEqual({ ids: ["ord_2", "ord_1", first.id], total: 2101, more: false });
  expect(await findOrders(shop.db, { q: "oud@ vries", most: 3 })).toEqual({ ids: [first.id], total: 1, more: false });
  expect((await findOrders(shop.db, { q: "2027-000007", most: 3 })).ids).toEqual(["ord_7"]);
});

test("what an order is found by changes with the order, and goes when somebody is forgotten", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const order = await anOrder(shop, [{ sku, quantity: 1 }]);
  const total = async (q: string, known = false) => (await findOrders(shop.db, { q, most: 3, known })).total;
  await shop.db.execute(sql`update orders set snapshot = jsonb_set(snapshot, '{deliverTo,city}', '"Zwolle"')`);
  expect([await total("zwolle"), await total("vries")]).toEqual([1, 1]);
  const person = {
    id: "usr_x" as const,
    email: ADDRESS.email ?? "",
    firstName: "",
    lastName: "",
    scope: [],
    confirmed: true,
  };
  await shop.db.transaction((tx) => forgetCustomer(tx, person));
  expect([await total("vries"), await total("zwolle"), await total(order.number, true)]).toEqual([0, 0, 0]);
  expect(await total(order.number)).toBe(1);
});

test("who does not see the mail address and the bill finds nobody by them, nor by a letter of them beside a number", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const order = await anOrder(shop, [{ sku, quantity: 1 }], { ...ADDRESS, email: "geheim@voorbeeld.nl" });
  await shop.db.execute(sql`update orders set snapshot = jsonb_set(snapshot, '{billing,postcode}', '"9711 ZZ"')`);
  const total = async (q: string, asGoods: boolean) =>
    (await findOrders(shop.db, { q, most: 3, ...(asGoods && { goodsAt: shop.now() }) })).total;
  for (const q of ["geheim", `${order.number} g`, "9711zz", "vries 97"])
    expect([q, await total(q, false), await total(q, true)]).toEqual([q, 1, 0]);
  for (const q of [order.number, "vries", "amersfoort", ADDRESS.postcode ?? ""])
    expect([q, await total(q, true)]).toEqual([q, 1]);
  await shop.db.execute(
    sql`update orders set snapshot = jsonb_set(snapshot, '{billing,postcode}', snapshot->'deliverTo'->'postcode')`,
  );
  expect(await total((ADDRESS.postcode ?? "").replace(" ", ""), true)).toBe(1);
});

test("who only packs finds no door by telephone or postcode once the order is long gone, but still its number and name", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const { id, number } = await anOrder(shop, [{ sku, quantity: 1 }]);
  const total = async (q: string) => (await findOrders(shop.db, { q, most: 3, goodsAt: shop.now() })).total;
  const door = ["0612345678", "06 1234 5678", "3817ab", "3817 AB", "vries 38", "vries 0612"];
  const stays = [number, "vries", "amersfoort"];
  const found = async (words: string[]) => Promise.all(words.map(total));
  const now = shop.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  for (const moment of ["delivered_at", "shipped_at", "cancelled_at", "withdrawn_at", "expired_at"]) {
    const put = (at: string | null) =>
      shop.db.execute(sql`update orders set ${sql.identifier(moment)} = ${at} where id = ${id}`);
    await put(daysAgo(29));
    expect(await found(door), moment).toEqual(door.map(() => 1));
    await put(daysAgo(31));
    expect(await found([...door, ...stays]), moment).toEqual([...door.map(() => 0), ...stays.map(() => 1)]);
    expect((await findOrders(shop.db, { q: "3817ab", most: 3 })).total, "who sees every order").toBe(1);
    await put(null);
  }
});

test("a telephone number is found however it was written, with the country or without", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  for (const [at, phone] of ["06 12345678", "+31 6 12345679", "+31(0)6.12345670", "+32 470 12 34 56"].entries())
    await anOrder(shop, [{ sku, quantity: 1 }], { ...ADDRESS, phone, email: `${at}@voorbeeld.nl` });
  for (const [at, end] of ["78", "79", "70"].entries())
    for (const typed of [
      `06123456${end}`,
      `+31 6 123456${end}`,
      `0031 6123456${end}`,
      `06-123456${end}`,
      `+31 (0)6 123456${end}`,
      `06.123456${end}`,
      `06/123.456.${end}`,
      `06\u2013123456${end}`,
    ])
      expect((await findOrders(shop.db, { q: typed, most: 3 })).ids, `${at} ${typed}`).toHaveLength(1);
  for (const typed of ["+32 470123456", "0470 12 34 56", "+32 (0)470 12.34.56", "0032470123456"])
    expect((await findOrders(shop.db, { q: typed, most: 3 })).ids, typed).toHaveLength(1);
  expect((await findOrders(shop.db, { q: "+31 470123456", most: 3 })).ids, "another country").toEqual([]);
  expect((await findOrders(shop.db, { q: "06123456", most: 9 })).ids, "the beginning of all three").toHaveLength(3);
});
