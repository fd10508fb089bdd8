import { expect, test } from "vitest";
import { ADDRESS, anOrder, aPlant } from "../../../tests/buying.ts";
import { inOffice } from "../../../tests/office.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { loader } from "./search.page.tsx";

const find = async (shop: TestShop, q: string, scope = ["eigenaar"]) => {
  const { found, pages } = await loader(inOffice(shop, `/kantoor/zoek?q=${encodeURIComponent(q)}`, { scope }));
  const to = (list: { to: string }[]) => list.map((one) => one.to);
  return {
    orders: to(found.orders),
    customers: to(found.customers),
    products: to(found.products),
    pages: to(pages),
  };
};
const NONE = { orders: [], customers: [], products: [], pages: [] };

test("orders by number and name, customers, products and screens are found together", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const { number } = await anOrder(shop, [{ sku: "A", quantity: 1 }], { ...ADDRESS, lastName: "Taxusman" });
  const [order, person] = [`/kantoor/bestellingen/${number}`, `/kantoor/klanten/${number}`];
  expect(await find(shop, number)).toEqual({ ...NONE, orders: [order], customers: [person] });
  const both = await find(shop, "taxus");
  expect([both.orders, both.customers, both.products.length]).toEqual([[order], [person], 1]);
  expect((await find(shop, "boekh")).pages).toEqual(["/kantoor/boekhouding"]);
  expect(await find(shop, "bestaat niet")).toEqual(NONE);
  for (const q of ["%", "';--", "a:* | b", "\\", "x".repeat(300), "–"])
    expect([q, await find(shop, q)]).toEqual([q, NONE]);
});

test("what is not somebody's work is not found by them", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const { number } = await anOrder(shop, [{ sku: "A", quantity: 1 }], { ...ADDRESS, lastName: "Taxusman" });
  const packer = await find(shop, "taxus", ["pakken"]);
  expect(packer).toEqual({ ...NONE, orders: [`/kantoor/bestellingen/${number}`] });
  const of = async (role: string) => (await find(shop, `taxus ${ADDRESS.email?.slice(0, 3)}`, [role])).orders.length;
  expect([await of("pakken"), await of("winkel")], "no mail address is guessed letter by letter").toEqual([0, 1]);
  expect(await find(shop, "taxus", ["boekhouding"])).toEqual(NONE);
  expect((await find(shop, "mede", ["winkel"])).pages).toEqual([]);
  expect((await find(shop, "", ["boekhouding"])).pages).toEqual(["/kantoor/boekhouding", "/kantoor/op-rekening"]);
  await expect(loader(inOffice(shop, "/kantoor/zoek?q=a", { scope: [] }))).rejects.toMatchObject({ status: 404 });
});
