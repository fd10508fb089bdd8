import { expect, test } from "vitest";
import { customerNotes, users } from "#accounts/tables.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { markDelivered, shipOrder } from "#orders/shipping/ship-order.server.ts";
import { findOrder, listShipments } from "#orders/orders.server.ts";
import { mails, messages, staffLog } from "#outside/tables.server.ts";
import { customers as say } from "#texts/office/customers.ts";
import { onAccount } from "#texts/office/on-account.ts";
import { ADDRESS, anOrder, aPlant } from "../../../../tests/buying.ts";
import { inOffice, outcome, STAFF } from "../../../../tests/office.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { action, loader } from "./customer.page.tsx";
import { loader as list } from "./customers.page.tsx";
import { action as merge } from "./merge.page.tsx";
import { loader as file } from "./person-file.page.tsx";

const EMAIL = ADDRESS.email ?? "";
const at = (key: string) => `/kantoor/klanten/${key}`;
const send = async (shop: TestShop, key: string, form: Record<string, string>) =>
  outcome(await action(inOffice(shop, at(key), { form, params: { key } })));
const page = (shop: TestShop, key: string) => loader(inOffice(shop, at(key), { params: { key } }));

async function aBuyer() {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const order = await anOrder(shop, [{ sku: "A", quantity: 2 }]);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" }));
  return { shop, order };
}
const anAccount = (shop: TestShop, more: Partial<typeof users.$inferInsert> = {}) =>
  shop.db.insert(users).values({
    id: "usr_an",
    email: EMAIL,
    firstName: "An",
    lastName: "de Vries",
    confirmedAt: shop.now(),
    createdAt: shop.now(),
    ...more,
  });

test("somebody without an account is found by name and known by an order; no address stands in an address", async () => {
  const { shop, order } = await aBuyer();
  await shop.db
    .insert(messages)
    .values({ name: "An", email: EMAIL, subject: "Vraag", body: "Komt mijn haag?", sentAt: shop.now() });
  const { people } = await list(inOffice(shop, "/kantoor/klanten?q=vries"));
  expect(people).toMatchObject([{ key: order.number, email: EMAIL, city: "Amersfoort", orders: 1 }]);
  const { customer } = await page(shop, order.number);
  expect(customer).toMatchObject({ name: "An de Vries", guest: true, confirmed: false, phone: ADDRESS.phone });
  expect(customer.orders.map(({ number }) => number)).toEqual([order.number]);
  expect(customer.messages).toMatchObject([{ subject: "Vraag", said: "Komt mijn haag?", isDone: false }]);
  expect((await list(inOffice(shop, "/kantoor/klanten?q=bakker"))).people).toEqual([]);
  await expect(page(shop, "2026-999999")).rejects.toMatchObject({ status: 404 });
});

test("an account that never bought is found too, and leads to the same person as its orders", async () => {
  const { shop, order } = await aBuyer();
  await anAccount(shop);
  await anAccount(shop, { id: "usr_bo", email: "bo@voorbeeld.nl", firstName: "Bo", lastName: "Bos" });
  expect((await list(inOffice(shop, "/kantoor/klanten?q=bos"))).people).toMatchObject([{ key: "usr_bo", orders: 0 }]);
  const [byOrder, byAccount] = [await page(shop, order.number), await page(shop, "usr_an")];
  expect([byOrder.customer.confirmed, byAccount.customer.orders.length]).toEqual([true, 1]);
});

test("notes and words are for colleagues, and stand in what somebody may ask for", async () => {
  const { shop, order } = await aBuyer();
  const { number } = order;
  expect(await send(shop, number, { deed: "customers.note", notitie: "" })).toBe(say.problems.empty);
  expect(await send(shop, number, { deed: "customers.note", notitie: "Belt graag" })).toBe("notitie");
  for (const woord of ["Hovenier", "hovenier"])
    expect(await send(shop, number, { deed: "customers.tag", woord })).toBe("woord");
  const { customer } = await page(shop, number);
  expect([customer.notes.map(({ text, by }) => [text, by]), customer.tags]).toEqual([
    [["Belt graag", STAFF]],
    ["hovenier"],
  ]);
  const response = await file(inOffice(shop, at(number), { params: { key: number } }));
  const kept = (await (response as Response).json()) as { notes: unknown[]; orders: unknown[] };
  expect([kept.notes.length, kept.orders.length]).toEqual([2, 1]);
  await send(shop, number, { deed: "customers.tag", woord: "hovenier", weg: "ja" });
  expect((await page(shop, number)).customer.tags).toEqual([]);
});

test("who asks is forgotten: not while something is under way, and the books stay without a name", async () => {
  const { shop, order } = await aBuyer();
  const { number } = order;
  await send(shop, number, { deed: "customers.note", notitie: "Belt graag" });
  const forget = (zeker = "ja") => send(shop, number, { deed: "customers.forget", zeker });
  expect(await forget("")).toBe(say.problems.sure);
  expect(await forget()).toBe(say.problems["under-way"]);
  await shipOrder(shop, order.id, "all", { carrier: "PostNL", by: "test" });
  for (const { id } of await listShipments(shop.db, order.id)) await markDelivered(shop, id, "test");
  expect(await forget()).toBe("vergeten");
  const kept = await findOrder(shop.db, number);
  expect([kept?.email, kept?.totalCents, kept?.snapshot.deliverTo.street]).toEqual([
    "verwijderd",
    order.dueCents,
    "verwijderd",
  ]);
  expect(await shop.db.select().from(customerNotes)).toEqual([]);
  expect((await shop.db.select().from(mails)).filter(({ to }) => to === EMAIL)).toEqual([]);
  expect(await forget()).toBe(say.problems.unknown);
});

test("a ceiling that is no sum is told beside its field, in words", async () => {
  const { shop, order } = await aBuyer();
  await anAccount(shop);
  for (const ceilingEuros of ["", "veel", "500,50", "0", "2000000"]) {
    const form = { deed: "orders.approve-company", email: EMAIL, company: "An BV", ceilingEuros };
    const told = await action(inOffice(shop, at(order.number), { form, params: { key: order.number } }));
    expect(told).toMatchObject({ data: { errors: { ceilingEuros: [onAccount.wrongCeiling] } } });
  }
});

test("staff are not forgotten by this way, a packer sees no customers, and only the books approve a company", async () => {
  const { shop, order } = await aBuyer();
  await anAccount(shop, { scope: ["winkel"] });
  expect(await send(shop, order.number, { deed: "customers.forget", zeker: "ja" })).toBe(say.problems.staff);
  const packer = inOffice(shop, "/kantoor/klanten", { scope: ["pakken"] });
  await expect(list(packer)).rejects.toMatchObject({ status: 404 });
  const shopKeeper = await loader(
    inOffice(shop, at(order.number), { params: { key: order.number }, scope: ["winkel"] }),
  );
  expect(shopKeeper.books).toBe(false);
  const form = { deed: "orders.approve-company", email: EMAIL, company: "An BV", ceilingEuros: "500" };
  const denied = await action(
    inOffice(shop, at(order.number), { form, params: { key: order.number }, scope: ["winkel"] }),
  );
  expect(denied).toMatchObject({ init: { status: 403 } });
  await action(inOffice(shop, at(order.number), { form, params: { key: order.number } }));
  expect((await page(shop, order.number)).customer.company).toMatchObject({ name: "An BV" });
  const higher = { ...form, ceilingEuros: "900" };
  await action(inOffice(shop, at(order.number), { form: higher, params: { key: order.number } }));
  expect((await shop.db.select().from(staffLog)).at(-1)).toMatchObject({
    subject: "An BV",
    before: { ceilingCents: 50_000 },
    after: { ceilingCents: 90_000 },
  });
});

test("whoever has a customer open that was joined with another is led to who it became, with what was typed kept", async () => {
  const shop = await aShop();
  await anAccount(shop, { id: "usr_een", email: "een@voorbeeld.nl" });
  await anAccount(shop, { id: "usr_twee", email: "twee@voorbeeld.nl" });
  await anAccount(shop);
  const join = async (key: string, met: string) => {
    const form = { deed: "customers.merge", met, zeker: "ja" };
    return outcome(await merge(inOffice(shop, `${at(key)}/samenvoegen`, { form, params: { key } })));
  };
  expect(await join("usr_twee", "usr_een")).toBe("samengevoegd");
  expect(await join("usr_an", "usr_twee")).toBe("samengevoegd");
  const led = async (path: string) => {
    const came = (await loader(inOffice(shop, path, { params: { key: "usr_een" } })).catch(
      (it: unknown) => it,
    )) as Response;
    return [came.status, came.headers.get("location")];
  };
  expect(await led(at("usr_een"))).toEqual([302, `${at("usr_an")}?gedaan=samengevoegd`]);
  expect(await send(shop, "usr_een", { deed: "customers.note", notitie: "Belt liever." })).toBe("notitie");
  expect(await led(`${at("usr_een")}?gedaan=notitie`)).toEqual([302, `${at("usr_an")}?gedaan=notitie`]);
  expect((await page(shop, "usr_an")).customer.notes).toMatchObject([{ text: "Belt liever." }]);
  expect(await send(shop, "usr_een", { deed: "customers.tag", woord: "hovenier" })).toBe("woord");
  expect((await page(shop, "usr_an")).customer.tags).toEqual(["hovenier"]);
  await expect(page(shop, "usr_nooit")).rejects.toMatchObject({ status: 404 });
  const data = (key: string, scope?: string[]) =>
    file(inOffice(shop, `${at(key)}/gegevens.json`, { params: { key }, ...(scope && { scope }) })) as Promise<Response>;
  const [old, own] = [await data("usr_een", ["winkel"]), await data("usr_an", ["winkel"])];
  expect(await old.json()).toEqual(await own.json());
  expect((await shop.db.select().from(staffLog)).at(-2), "whose it is").toMatchObject({
    deed: "file.person",
    subject: "usr_an",
  });
  expect(await send(shop, "usr_een", { deed: "customers.forget", zeker: "ja" })).toBe(say.problems.unknown);
  await shop.db.update(users).set({ scope: ["winkel"] });
  await expect(data("usr_een", ["winkel"]), "a colleague's").rejects.toMatchObject({ status: 404 });
  await expect(data("usr_nooit")).rejects.toMatchObject({ status: 404 });
});
