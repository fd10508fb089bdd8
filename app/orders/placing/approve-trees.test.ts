import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emptyTreeForm, type TreeForm } from "#calculators/trees/tree-form.ts";
import { declineTreeOrder, findTreeOrder, listTrees, sendTreeOrder } from "#calculators/trees/tree-orders.server.ts";
import { quotePdf } from "#calculators/trees/quote-pdf.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import { mails } from "#outside/tables.server.ts";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { approveTreeOrder } from "./approve-trees.server.ts";
import { cancelOrder } from "../refunding/cancel-order.server.ts";
import { confirmOrder } from "../papers/confirm-order.server.ts";
import { findOrderById, listOrderLines } from "../orders.server.ts";
import { shipOrder } from "../shipping/ship-order.server.ts";

const stockOf = async (shop: TestShop, sku: string) =>
  (await shop.db.select({ stock: variants.stock }).from(variants).where(eq(variants.sku, sku)))[0]?.stock ?? 0;

async function asked(about: Partial<TreeForm["about"]> = {}, postcodes = ["3511 AB", "1234 CD"]) {
  const shop = await aFilledShop();
  const { kinds } = await listTrees(shop.db);
  expect(kinds.length).toBeGreaterThan(12);
  const tree = kinds.find(({ stock, complete }) => stock > 20 && !complete)?.sku ?? "";
  const empty = emptyTreeForm("2026-11-16");
  const row = { sku: tree, extra: "voet-licht" as const, collect: true };
  const form: TreeForm = {
    ...empty,
    rows: [
      { ...row, quantity: "3", address: "1", day: "2026-12-01" },
      { ...row, quantity: "2", address: "2", day: "2026-12-03", extra: "geen", collect: false },
    ],
    addresses: [
      { street: "Kade 12", postcode: postcodes[0] ?? "", city: "Utrecht" },
      { street: "Dorpsweg 1a", postcode: postcodes[1] ?? "", city: "Hilversum" },
    ],
    about: {
      ...empty.about,
      company: "Bakker & Zn.",
      vatNumber: "nl123456789b01",
      name: "Jan Bakker",
      email: "jan@voorbeeld.nl",
      ...about,
    },
  };
  expect(await sendTreeOrder(shop, "quote", empty, "1.2.3.4")).toMatchObject({ ok: false, reason: "wrong" });
  const sent = await sendTreeOrder(shop, "order", form, "1.2.3.4");
  if (!sent.ok) throw new Error(JSON.stringify(sent));
  return { shop, id: sent.order.id, tree, form };
}

test("a request is stored and mailed with its paper to both sides", async () => {
  const { shop, id } = await asked();
  const posted = await shop.db.select().from(mails);
  expect(posted.map(({ to, attachments }) => [to, attachments.length])).toEqual([
    ["jan@voorbeeld.nl", 1],
    [shop.settings.COMPANY_EMAIL, 1],
  ]);
  const stored = await findTreeOrder(shop.db, id);
  const paper = Buffer.from(await quotePdf(shop, stored as never));
  expect(paper.subarray(0, 5).toString()).toBe("%PDF-");
});

test("approval makes it an order on account: stock, invoice and confirmation, once", async () => {
  const { shop, id, tree } = await asked();
  const before = await stockOf(shop, tree);
  const approved = await approveTreeOrder(shop, id, "staff");
  if (!approved.ok) throw new Error(approved.reason);
  expect(await approveTreeOrder(shop, id, "staff")).toEqual({ ok: false, reason: "already" });
  expect(await declineTreeOrder(shop, id)).toBe(false);
  expect(await stockOf(shop, tree)).toBe(before - 5);
  const order = await findOrderById(shop.db, approved.order);
  expect(order).toMatchObject({
    number: "2026-000001",
    invoiceNumber: "F2026-000001",
    paymentMethod: "rekening",
    paidAt: null,
    snapshot: { business: { company: "Bakker & Zn.", vatNumber: "NL123456789B01" } },
  });
  const stored = await findTreeOrder(shop.db, id);
  expect([order?.totalCents, stored?.order]).toEqual([stored?.totalCents, approved.order]);
  const { lines = [], vat = [], goodsCents, deliveryCents } = order?.snapshot ?? {};
  expect(lines.map(({ note }) => note)).toContain("adres 2, donderdag 3 december");
  expect((goodsCents ?? 0) + (deliveryCents ?? 0)).toBe(vat.reduce((sum, { grossCents }) => sum + grossCents, 0));
  await confirmOrder(shop, approved.order);
  const confirmation = (await shop.db.select().from(mails)).at(-1);
  expect([confirmation?.to, confirmation?.attachments.length]).toEqual(["jan@voorbeeld.nl", 4]);
});

test("rows of one tree to two addresses are sent apart", async () => {
  const { shop, id, tree } = await asked();
  const approved = await approveTreeOrder(shop, id, "staff");
  if (!approved.ok) throw new Error(approved.reason);
  const rows = (await listOrderLines(shop.db, approved.order)).filter(({ sku }) => sku === tree);
  expect(rows.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([2, 3]);
  const second = rows.find(({ quantity }) => quantity === 2);
  const piece = { sku: tree, quantity: 2, cut: second?.cut ?? "" };
  const how = { carrier: "Eigen vervoer", by: "staff" };
  expect(await shipOrder(shop, approved.order, [piece], how)).toMatchObject({ ok: true });
  expect(await shipOrder(shop, approved.order, [piece], how)).toMatchObject({ ok: false });
});

test("a Belgian company pays without VAT, on the quote and on the invoice, and gets no more back than that", async () => {
  const { shop, id } = await asked({ vatNumber: "be 0403.019.261" }, ["2000", "9000"]);
  const approved = await approveTreeOrder(shop, id, "staff");
  if (!approved.ok) throw new Error(approved.reason);
  const order = await findOrderById(shop.db, approved.order);
  const { vat, reversedCents = 0, totalCents, goodsCents = 0, deliveryCents = 0, business } = order?.snapshot ?? {};
  expect([vat, business?.vatNumber]).toEqual([[], "BE0403019261"]);
  expect(totalCents).toBe(goodsCents + deliveryCents - reversedCents);
  expect((await findTreeOrder(shop.db, id))?.totalCents).toBe(totalCents);
  expect(await cancelOrder(shop, approved.order, "all", "staff")).toEqual({ ok: true, refundCents: 0 });
  expect((await findOrderById(shop.db, approved.order))?.waivedCents).toBe(totalCents);
});

test("too few trees left: nothing is approved and nothing is taken", async () => {
  const { shop, id, tree } = await asked();
  await shop.db.update(variants).set({ stock: 4 }).where(eq(variants.sku, tree));
  expect(await approveTreeOrder(shop, id, "staff")).toEqual({ ok: false, reason: "stock" });
  expect((await findTreeOrder(shop.db, id))?.approvedAt).toBeNull();
  expect(await stockOf(shop, tree)).toBe(4);
});

test("a request that is declined is told once and stays declined", async () => {
  const { shop, id } = await asked();
  expect(await declineTreeOrder(shop, id)).toBe(true);
  expect(await declineTreeOrder(shop, id)).toBe(false);
  expect(await approveTreeOrder(shop, id, "staff")).toEqual({ ok: false, reason: "already" });
  expect((await shop.db.select().from(mails)).at(-1)?.subject).toBe("Over je aanvraag K-501 voor kerstbomen");
});

test("pressed twice, or the page sent once more, it is one request; a changed one is another", async () => {
  const { shop, id, form } = await asked();
  const send = (one: TreeForm) => sendTreeOrder(shop, "order", one, "1.2.3.4");
  for (const again of await Promise.all([send(form), send(form)])) expect(again).toMatchObject({ order: { id } });
  expect(await shop.db.$count(mails)).toBe(2);
  const other = await send({ ...form, about: { ...form.about, note: "Graag voor tienen" } });
  expect(other.ok && other.order.id).not.toBe(id);
});
