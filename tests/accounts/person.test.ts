import { writeNote } from "#accounts/notes/notes.server.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { deleteAccount } from "../../app/account/delete-account.server.ts";
import { collectPerson } from "../../app/account/person.server.ts";
import { keepPromises } from "../../app/account/retention.server.ts";
import { mailTokens, registrations, staffInvitations, users } from "../../app/accounts/tables.server.ts";
import type { TreeOrder } from "../../app/calculators/trees/tree-order.ts";
import { treeOrders } from "../../app/calculators/tables.server.ts";
import { carts } from "../../app/cart/tables.server.ts";
import { stockAlerts } from "../../app/catalogue/tables.server.ts";
import { sendMessage } from "../../app/layout/service/send-message.server.ts";
import { subscribers, subscriptionProofs } from "../../app/newsletter/tables.server.ts";
import { withdrawOrder } from "../../app/orders/withdrawing/withdraw-order.server.ts";
import { orders } from "../../app/orders/tables.server.ts";
import type { User } from "../../app/outside/deed/caller.ts";
import { addReply } from "../../app/outside/mail/threads.server.ts";
import { mails, messages, replies } from "../../app/outside/tables.server.ts";
import { reviews } from "../../app/reviews/tables.server.ts";
import { ADDRESS, anOrder, aPlant } from "../buying.ts";
import { aCustomer, PASSWORD } from "../client.ts";
import { aShop, type TestShop } from "../shop.ts";
import { tryDeed } from "../try-deed.ts";

const EMAIL = "an@voorbeeld.nl";
/** How this person can be recognised anywhere. */
const MARK = /an@voorbeeld\.nl|de Vries|Lindelaan|0612345678|Vries Hoveniers|NL004495445B01/;

/** Tables that name nobody, or only people who work here: each with its reason. */
const NOBODY: Record<string, string> = {
  experiments: "names of experiments",
  staff_log: "what staff did, kept unchanged by the database",
  category_moves: "addresses of categories",
  delivery_stops: "days without delivery",
  reservations: "found by its order",
};

async function tablesWith(shop: TestShop, mark: RegExp): Promise<string[]> {
  const { rows } = await shop.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const all = await shop.db.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(name)} t`);
    if (all.rows.some(({ row }) => mark.test(row))) found.push(name);
  }
  return found.sort();
}

/** Somebody who did everything a customer can do. */
async function aPerson() {
  const shop = await aShop();
  const client = await aCustomer(shop, EMAIL);
  const { id } = client.user;
  const now = shop.now();
  const sku = await aPlant(shop);
  const business = { business: true, company: "Vries Hoveniers", vatNumber: "NL004495445B01" };
  const { number, id: order } = await anOrder(shop, [{ sku, quantity: 2 }], { ...ADDRESS, ...business });
  await shop.db.update(orders).set({ confirmedAt: now, paidAt: now, shippedAt: now, deliveredAt: now });
  await withdrawOrder(shop, { name: "An de Vries", number, email: EMAIL, which: "x" });
  await client.post("/api/addresses", { ...ADDRESS, email: undefined, phone: undefined, method: undefined });
  const message = "Waar blijft de taxus van de Lindelaan?";
  await tryDeed(shop, sendMessage, { name: "An de Vries", email: EMAIL, subject: "Zakelijk", order: "", message });
  const [{ id: thread = 0 } = {}] = await shop.db.select().from(messages);
  const answer = { kind: "out" as const, body: "Dag An de Vries, morgen.", by: "staff:kantoor", attempt: "x" };
  await addReply(shop, shop.db, thread, answer);
  await shop.db.insert(carts).values({ id: "wagen", userId: id, answers: ADDRESS, createdAt: now, updatedAt: now });
  await shop.db.insert(stockAlerts).values({ sku, email: EMAIL, askedAt: now });
  await writeNote(shop, { email: EMAIL, kind: "note", text: "An belt liever", by: "staff:kantoor" });
  const asked = { source: "account" as const, key: "sleutel", askedAt: now, confirmedAt: now };
  await shop.db.insert(subscribers).values({ ...asked, email: EMAIL, state: "confirmed" });
  await shop.db.insert(subscriptionProofs).values({ email: EMAIL, what: "confirmed", at: now });
  const body = { about: { company: "Vries Hoveniers" } } as unknown as TreeOrder;
  await shop.db
    .insert(treeOrders)
    .values({ id: "kbo_1", kind: "quote", body, email: EMAIL, totalCents: 1, sentAt: now });
  const review = { product: "taxus-tx-30", order: number, size: "30 cm", title: "Mooi", text: "Vol en groen" };
  const rest = { stars: 5, deliveredOn: "2026-11-16" as const, writtenAt: now, state: "shown" as const };
  await shop.db.insert(reviews).values({ ...review, ...rest, author: "An de Vries", city: "Ede" });
  const waiting = { firstName: "An", lastName: "de Vries", passwordHash: "", newsletter: false, browserHash: "" };
  await shop.db.insert(registrations).values({ ...waiting, id: "reg_1", email: EMAIL, expiresAt: now });
  const expiresAt = new Date("2027-01-01T00:00:00Z");
  const invited = { role: "winkel" as const, tokenHash: "x", by: "staff:kantoor", createdAt: now, expiresAt };
  await shop.db.insert(staffInvitations).values({ ...invited, id: "inv_1", email: EMAIL });
  await shop.db.insert(mailTokens).values({ tokenHash: "x", user: id, kind: "email", email: EMAIL, expiresAt });
  const [row] = await shop.db.select().from(users);
  if (!row) throw new Error("no user");
  const { email, firstName, lastName, scope } = row;
  const user: User = { id, email, firstName, lastName, scope, confirmed: true };
  return { shop, order, user };
}

test("what is deleted leaves no trace in any table, but the last mail until it has gone", async () => {
  const { shop, user } = await aPerson();
  const before = await tablesWith(shop, MARK);
  expect(before.join(" ")).toBe(
    "addresses carts customer_notes mail_tokens mails messages orders registrations replies reviews staff_invitations stock_alerts subscribers subscription_proofs tree_orders users withdrawals",
  );
  const gone = await tryDeed(shop, deleteAccount, { confirm: EMAIL, current: PASSWORD }, { user });
  expect(gone).toMatchObject({ ok: true });
  expect(await tablesWith(shop, MARK)).toEqual(["mails"]);
  expect((await shop.db.select().from(mails)).map(({ subject }) => subject)).toEqual(["Je account is verwijderd"]);
  await shop.db.update(mails).set({ sentAt: shop.now() });
  await keepPromises(shop);
  expect(await tablesWith(shop, MARK)).toEqual([]);
});

test("what can be taken along names the person as often as the shop does", async () => {
  const { shop, user } = await aPerson();
  const taken = (await collectPerson(shop, user)) as unknown as Record<string, unknown>;
  const parts = ["addresses", "cart", "notes", "mails", "questions", "orders", "reviews", "stockAlerts", "treeOrders"];
  for (const part of [...parts, "user", "newsletterProofs", "withdrawals"])
    expect([part, MARK.test(JSON.stringify(taken[part]))]).toEqual([part, true]);
  expect(JSON.stringify(taken)).toContain("Lindelaan");
  expect(JSON.stringify(taken.questions)).toContain("Dag An de Vries, morgen.");
  expect(JSON.stringify(taken)).not.toMatch(/passwordHash|tokenHash|argon2|token=[\w-]/);
});

test("a table that may name a person is either emptied and exported, or says why not", async () => {
  const { shop } = await aPerson();
  const known = new Set([...(await tablesWith(shop, MARK)), ...Object.keys(NOBODY)]);
  const { rows } = await shop.db.execute<{ name: string }>(
    sql`select distinct table_name as name from information_schema.columns where table_schema = 'public'
        and column_name in ('email', 'to', 'user', 'user_id', 'customer', 'author', 'first_name', 'phone', 'street')`,
  );
  const personal = rows.map(({ name }) => name);
  // These go with the row of the user itself.
  const cascades =
    "account_companies bearer_tokens garden_plants passkeys recovery_codes saved_products second_factors sessions".split(
      " ",
    );
  const unknown = personal.filter((name) => ![...known, ...cascades, "challenges"].includes(name));
  expect(unknown).toEqual([]);
});

test("by night carts of guests go after 90 days, questions after two years, names on orders after seven", async () => {
  const { shop, order } = await aPerson();
  const at = (moment: string) => ({ createdAt: new Date(moment), updatedAt: new Date(moment) });
  await shop.db.insert(carts).values([
    { id: "oud", ...at("2026-08-17T00:00:00Z") },
    { id: "jong", ...at("2026-08-19T00:00:00Z") },
  ]);
  expect(await keepPromises(shop)).toMatchObject({ carts: 1, questions: 0, orders: 0 });
  shop.at("2028-11-17T09:00:00Z");
  expect(await keepPromises(shop)).toMatchObject({ questions: 1, orders: 0 });
  expect([await shop.db.$count(messages), await shop.db.$count(replies)]).toEqual([0, 0]);
  shop.at("2033-11-17T09:00:00Z");
  expect(await keepPromises(shop)).toMatchObject({ orders: 1 });
  const [kept] = await shop.db.select().from(orders);
  expect([kept?.id, MARK.test(JSON.stringify(kept))]).toEqual([order, false]);
});
