import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#accounts/tables.server.ts";
import { discountCodes } from "#cart/tables.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import { openCart } from "#cart/lines/change-cart.server.ts";
import { viewOrder } from "#office/orders/view-order.server.ts";
import { accountCompanies } from "#orders/on-account/tables.server.ts";
import { orders } from "#orders/tables.server.ts";
import { findOrder } from "#orders/orders.server.ts";
import { expireOrders } from "#orders/placing/release-order.server.ts";
import { mails, staffLog } from "#outside/tables.server.ts";
import { phone as say } from "#texts/office/phone.ts";
import { ADDRESS, anOrder, aPlant } from "../../../../tests/buying.ts";
import { inOffice, STAFF } from "../../../../tests/office.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { action, loader } from "./phone.page.tsx";

const HERE = "/kantoor/bestellingen/nieuw";
async function send(shop: TestShop, form: Record<string, string>): Promise<string> {
  const told = await action(inOffice(shop, HERE, { form }));
  if (told instanceof Response) return told.headers.get("location") ?? "";
  return (told as unknown as { data: { problem: string } }).data.problem;
}
const begin = async (shop: TestShop, email = "") =>
  new URL(await send(shop, { deed: "phone.begin", email }), shop.url).searchParams.get("mand") ?? "";
const { method: _method, ...WHO } = ADDRESS;
const page = (shop: TestShop, query: string) => loader(inOffice(shop, `${HERE}?${query}`));

/** Somebody called, and wants this. */
async function called(shop: TestShop, quantity = 5) {
  await aPlant(shop, { sku: "A" });
  const mand = await begin(shop);
  await send(shop, { deed: "phone.address", mand, ...(WHO as Record<string, string>) });
  await send(shop, { deed: "phone.line", mand, sku: "A", "aantal.A": String(quantity) });
  const { draft } = await page(shop, `mand=${mand}`);
  return { mand, total: draft?.sums.totalCents ?? 0 };
}
const place = (shop: TestShop, mand: string, totaal: number, betaling: string, poging = "p1") =>
  send(shop, { deed: "phone.place", mand, totaal: String(totaal), betaling, poging });
const numberOf = (location: string) => /\d{4}-\d{6}/.exec(location)?.[0] ?? "";

test("a call becomes an order as the shop makes it, with a link to pay by mail, once", async () => {
  const shop = await aShop();
  const { mand, total } = await called(shop);
  const [first, second] = [await place(shop, mand, total, "link"), await place(shop, mand, total, "link")];
  expect(second).toBe(first);
  const number = numberOf(first);
  const view = await viewOrder(shop, number);
  expect(view).toMatchObject({ status: "awaiting-payment" });
  expect(view?.trail.map(({ by }) => by).slice(0, 2)).toEqual([STAFF, STAFF]);
  const posted = (await shop.db.select().from(mails)).filter(({ event }) => event.startsWith("pay-link:"));
  expect(posted.map(({ to, text }) => [to, text.includes(`/thank-you?b=${number}`)])).toEqual([[WHO.email, true]]);
  shop.at("2026-11-17T08:00:00Z");
  expect(await expireOrders(shop), "held for a day").toBe(0);
  shop.at("2026-11-17T09:30:00Z");
  expect(await expireOrders(shop)).toBe(1);
});

test("what is typed beside the button counts: an address that was not saved first is where it goes", async () => {
  const shop = await aShop();
  const { mand, total } = await called(shop);
  const typed = { adres: "ja", ...(WHO as Record<string, string>), number: "99" };
  const form = { mand, totaal: String(total), betaling: "balie", poging: "p9", ...typed };
  const number = numberOf(await send(shop, { deed: "phone.place", ...form }));
  expect((await findOrder(shop.db, number))?.snapshot.deliverTo.number).toBe("99");
});

test("paid at the counter is paid, with its invoice; stock is taken once", async () => {
  const shop = await aShop();
  const { mand, total } = await called(shop);
  const number = numberOf(await place(shop, mand, total, "balie"));
  expect(await findOrder(shop.db, number)).toMatchObject({ paymentMethod: "balie", totalCents: total });
  const order = await findOrder(shop.db, number);
  expect([order?.paidAt !== null, order?.invoiceNumber]).toEqual([true, "F2026-000001"]);
  expect((await shop.db.select().from(variants))[0]?.stock).toBe(95);
});

test("on account only for a company that staff approved, and under its ceiling", async () => {
  const shop = await aShop();
  const { mand, total } = await called(shop);
  expect(await place(shop, mand, total, "rekening")).toBe(say.problems["no-company"]);
  const now = shop.now();
  await shop.db.insert(users).values({
    id: "usr_an",
    email: WHO.email ?? "",
    firstName: "An",
    lastName: "de Vries",
    confirmedAt: now,
    createdAt: now,
  });
  const company = { userId: "usr_an", company: "An BV", approvedBy: STAFF, approvedAt: now };
  await shop.db.insert(accountCompanies).values({ ...company, ceilingCents: 100 });
  expect(await place(shop, mand, total, "rekening")).toBe(say.problems["over-ceiling"]);
  expect(await shop.db.select().from(orders), "what was refused leaves nothing behind").toEqual([]);
  await shop.db.update(accountCompanies).set({ ceilingCents: 100_000 });
  const number = numberOf(await place(shop, mand, total, "rekening"));
  const order = await findOrder(shop.db, number);
  expect([order?.userId, order?.confirmedAt !== null, order?.paidAt]).toEqual(["usr_an", true, null]);
});

test("a discount wants a reason, works once, and stands with the order", async () => {
  const shop = await aShop();
  const { mand, total } = await called(shop);
  const give = (korting: string, waarom: string) => send(shop, { deed: "phone.discount", mand, korting, waarom });
  expect(await give("veel", "blad beschadigd")).toBe(say.problems.value);
  expect(await give("10%", "")).toBe(say.problems.why);
  await give("10%", "blad beschadigd");
  const { draft } = await page(shop, `mand=${mand}`);
  expect(draft?.sums.discountCents).toBe(498);
  expect(await place(shop, mand, total, "balie")).toBe(say.problems["total-changed"]);
  const number = numberOf(await place(shop, mand, draft?.sums.totalCents ?? 0, "balie"));
  expect((await viewOrder(shop, number))?.trail.some(({ what }) => what.includes("blad beschadigd"))).toBe(true);
  // The log cannot be wiped, and a reason may tell of a person.
  expect(JSON.stringify(await shop.db.select().from(staffLog))).not.toContain("blad beschadigd");
  expect((await shop.db.select().from(discountCodes)).map(({ uses, mostUses }) => [uses, mostUses])).toEqual([[1, 1]]);
});

test("more discount than there is to take off is refused beside its field, and leaves no code behind", async () => {
  const shop = await aShop();
  const { mand } = await called(shop);
  const give = async (korting: string) => {
    const told = await action(
      inOffice(shop, HERE, { form: { deed: "phone.discount", mand, korting, waarom: "stuk" } }),
    );
    return told instanceof Response ? {} : (told as unknown as { data: { errors: object } }).data.errors;
  };
  expect(await give("60")).toEqual({ korting: [say.problems["too-much"]("€\u00a049,75")] });
  expect(await give("101%")).toEqual({ korting: [say.problems.percent] });
  expect(await shop.db.select().from(discountCodes)).toEqual([]);
  expect(await give("49,75")).toEqual({});
  expect((await page(shop, `mand=${mand}`)).draft?.sums.discountCents).toBe(4975);
  await anOrder(shop, [{ sku: "A", quantity: 1 }]);
  await send(shop, { deed: "phone.customer", mand, email: WHO.email ?? "" });
  expect((await page(shop, `mand=${mand}`)).draft?.answers.discountWhy, "another customer, the same reason").toBe(
    "stuk",
  );
});

test("what was typed and not saved is kept when something is found, added, refused or taken off", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const mand = await begin(shop);
  const typed = (street: string) => ({ mand, adres: "ja", street, email: "half@" });
  const kept = async () => (await page(shop, `mand=${mand}`)).draft?.answers.street;
  const found = await send(shop, { deed: "phone.find", ...typed("Lindelaan"), zoek: "taxus", klant: "" });
  expect([new URL(found, shop.url).searchParams.get("zoek"), await kept()]).toEqual(["taxus", "Lindelaan"]);
  await send(shop, { deed: "phone.line", ...typed("Beukenlaan"), sku: "A", "aantal.A": "2" });
  expect(await kept()).toBe("Beukenlaan");
  await send(shop, { deed: "phone.discount", ...typed("Dorpsstraat"), korting: "10%", waarom: "stuk" });
  expect(await kept()).toBe("Dorpsstraat");
  const form = { deed: "phone.line", ...typed("Kerkweg"), sku: "A", "aantal.A": "veel" };
  const told = (await action(inOffice(shop, HERE, { form }))) as unknown as {
    data: { errors: object; values: Record<string, string> };
  };
  expect(told.data).toMatchObject({ errors: { "aantal.A": [say.problems.count] }, values: { street: "Kerkweg" } });
});

test("somebody we know is found by anything, and what we know of them stands ready", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "TX-30" });
  await anOrder(shop, [{ sku: "TX-30", quantity: 1 }]);
  const mand = await begin(shop);
  for (const klant of ["de vries", "an@voor", "0612345678", "3817"]) {
    const { people } = await page(shop, `mand=${mand}&klant=${encodeURIComponent(klant)}`);
    expect([klant, people.map(({ email }) => email)]).toEqual([klant, [WHO.email]]);
  }
  expect(await send(shop, { deed: "phone.customer", mand, email: "nie@mand.nl" })).toBe(say.problems.unknown);
  await send(shop, { deed: "phone.customer", mand, email: WHO.email ?? "" });
  expect((await page(shop, `mand=${mand}`)).draft?.answers).toMatchObject({ street: "Lindelaan", postcode: "3817AB" });
  expect((await page(shop, `mand=${mand}&zoek=tx-3`)).sizes.map(({ sku, stock }) => [sku, stock])).toEqual([
    ["TX-30", 99],
  ]);
});

test("what cannot be is refused in words: no such size, too many, nothing in it, somebody's own basket", async () => {
  const shop = await aShop();
  const { mand, total } = await called(shop, 2);
  const line = (sku: string, aantal: string) =>
    send(shop, { deed: "phone.line", mand, sku, [`aantal.${sku}`]: aantal });
  expect(await line("X", "1")).toBe(say.problems.size);
  expect(await line("A", "x")).toBe(say.problems.count);
  expect(await place(shop, mand, total, "goud")).toBe(say.problems.way);
  await shop.db.update(variants).set({ stock: 1 }).where(eq(variants.sku, "A"));
  expect(await place(shop, mand, total, "balie")).toBe(say.problems["not-enough-stock"]("Taxus A"));
  await line("A", "0");
  expect(await place(shop, mand, 0, "balie")).toBe(say.problems.empty);
  const now = shop.now();
  await shop.db
    .insert(users)
    .values({ id: "usr_b", email: "b@voorbeeld.nl", firstName: "B", lastName: "B", createdAt: now });
  const theirs = await openCart(shop, "usr_b");
  expect(await send(shop, { deed: "phone.line", mand: theirs, sku: "A", "aantal.A": "1" })).toBe(say.problems.gone);
  const fresh = await begin(shop);
  await send(shop, { deed: "phone.line", mand: fresh, sku: "A", "aantal.A": "1" });
  expect(await place(shop, fresh, 0, "balie")).not.toContain("gedaan");
});

test("what is taken off again is told so, and what is missing of the address stands beside its field", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const mand = await begin(shop);
  const did = async (form: Record<string, string>) =>
    new URL(await send(shop, { mand, ...form }), shop.url).searchParams.get("gedaan") ?? "";
  const line = (count: string) => did({ deed: "phone.line", sku: "A", "aantal.A": count });
  const discount = (korting: string) => did({ deed: "phone.discount", korting, waarom: "stuk" });
  const told = [await line("2"), await discount("10%"), await discount(""), await line("0")];
  expect(told.map((one) => say.done[one])).toEqual([
    "Het staat erin.",
    "De korting is gegeven.",
    "De korting is eraf.",
    "Het is eruit.",
  ]);
  for (const deed of ["phone.place", "quotes.save"]) {
    const form = { deed, mand, poging: "p1", betaling: "balie", ...(WHO as Record<string, string>), street: "" };
    const refusal = await action(inOffice(shop, HERE, { form: { ...form, adres: "ja" } }));
    expect((refusal as unknown as { data: { errors: object } }).data.errors, deed).toHaveProperty("street");
  }
});
