import { expect, test } from "vitest";
import { emptyTreeForm } from "#calculators/trees/tree-form.ts";
import { listTrees, sendTreeOrder } from "#calculators/trees/tree-orders.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import { mails } from "#outside/tables.server.ts";
import { officeTrees as say } from "#texts/office/field.ts";
import { inOffice, outcome } from "../../../../tests/office.ts";
import { aFilledShop, aShop, type TestShop } from "../../../../tests/shop.ts";
import { viewOrder } from "#office/orders/view-order.server.ts";
import { countWaiting } from "#office/waiting.server.ts";
import { action, loader } from "./tree.page.tsx";
import { loader as list } from "./trees.page.tsx";

async function asked(kind: "quote" | "order" = "order") {
  const shop = await aFilledShop();
  const { kinds } = await listTrees(shop.db);
  const tree = kinds.find(({ stock, complete }) => stock > 20 && !complete)?.sku ?? "";
  const empty = emptyTreeForm("2026-11-16");
  const about = { ...empty.about, company: "Bakker & Zn.", name: "Jan Bakker", email: "jan@voorbeeld.nl" };
  const row = { sku: tree, extra: "geen" as const, collect: false, quantity: "3", address: "1", day: "2026-12-01" };
  const addresses = [{ street: "Kade 12", postcode: "3511 AB", city: "Utrecht" }];
  const form = { ...empty, about: { ...about, vatNumber: "NL123456789B01" }, rows: [row], addresses };
  const sent = await sendTreeOrder(shop, kind, form as never, "1.2.3.4");
  if (!sent.ok) throw new Error(JSON.stringify(sent));
  return { shop, id: sent.order.id };
}
const at = (id: string) => ({ path: `/kantoor/kerstbomen/${id}`, params: { id } });
const send = async (shop: TestShop, id: string, form: Record<string, string>) =>
  outcome(await action(inOffice(shop, at(id).path, { params: { id }, form })));
const numbers = async (shop: TestShop, query = "") =>
  (await list(inOffice(shop, `/kantoor/kerstbomen${query}`))).requests.map(({ number }) => number);

test.each(["order", "quote"] as const)("a yes makes the %s an order that can be sent, once", async (kind) => {
  const { shop, id } = await asked(kind);
  expect([await numbers(shop), (await countWaiting(shop, ["trees"])).trees]).toEqual([["K-501"], 1]);
  const twice = await Promise.all([
    send(shop, id, { deed: "trees.approve" }),
    send(shop, id, { deed: "trees.approve" }),
  ]);
  expect(twice).toEqual(expect.arrayContaining(["akkoord", say.problems.already]));
  expect(await send(shop, id, { deed: "trees.decline", zeker: "ja" })).toBe(say.problems.already);
  const page = await loader(inOffice(shop, at(id).path, { params: { id } }));
  expect(page).toMatchObject({ open: false, state: say.states.approved, order: "2026-000001" });
  expect(await viewOrder(shop, "2026-000001")).toMatchObject({ status: "confirmed", onAccount: true, seen: 0 });
  expect([await numbers(shop), await numbers(shop, "?welke=alle")]).toEqual([[], ["K-501"]]);
});

test("a no takes a tick, is mailed once, and too few trees are told", async () => {
  const { shop, id } = await asked();
  await shop.db.update(variants).set({ stock: 0 });
  expect(await send(shop, id, { deed: "trees.approve" })).toBe(say.problems.stock);
  expect(await send(shop, id, { deed: "trees.decline" })).toBe(say.problems.sure);
  expect(await send(shop, id, { deed: "trees.decline", zeker: "ja" })).toBe("afgewezen");
  expect(await send(shop, id, { deed: "trees.decline", zeker: "ja" })).toBe(say.problems.already);
  const posted = (await shop.db.select().from(mails)).filter(({ event }) => event.startsWith("trees-declined"));
  expect(posted).toHaveLength(1);
});

test("an unknown request is answered already", async () => {
  const shop = await aShop();
  expect(await send(shop, "kbo_x", { deed: "trees.approve" })).toBe(say.problems.already);
});
