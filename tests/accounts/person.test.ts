import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { deleteAccount } from "../../app/account/delete-account.server.ts";
import { collectPerson } from "../../app/account/person.server.ts";
import { keepPromises } from "../../app/account/retention.server.ts";
import { carts } from "../../app/cart/tables.server.ts";
import { orders } from "../../app/orders/tables.server.ts";
import { mails, messages, replies } from "../../app/outside/tables.server.ts";
import { PASSWORD } from "../client.ts";
import { tryDeed } from "../try-deed.ts";
import { aPerson, EMAIL, tablesWith } from "./a-person.ts";

/** How this person can be recognised anywhere. */
const MARK = /an@voorbeeld\.nl|de Vries|Lindelaan|0612345678|Vries Hoveniers|NL004495445B01|3817 ?AB/i;

/** Tables that name nobody, or only people who work here: each with its reason. */
const NOBODY: Record<string, string> = {
  experiments: "names of experiments",
  staff_log: "what staff did, kept unchanged by the database",
  category_moves: "addresses of categories",
  redirects: "addresses of pages",
  issue_links: "addresses in newsletters",
  delivery_stops: "days without delivery",
  reservations: "found by its order",
};

test("what is deleted leaves no trace in any table, but the last mail until it has gone", async () => {
  const { shop, user } = await aPerson();
  const before = await tablesWith(shop, MARK);
  expect(before.join(" ")).toBe(
    "addresses carts customer_notes mail_tokens mails messages order_events order_finds orders quotes registrations replies reviews shipments staff_invitations stock_alerts subscribers subscription_proofs tree_orders users withdrawals",
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
  const parts = ["addresses", "cart", "notes", "mails", "questions", "orders", "quotes", "reviews", "stockAlerts"];
  for (const part of [...parts, "treeOrders", "user", "newsletterProofs", "withdrawals"])
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
    "account_companies bearer_tokens garden_plants passkeys range_columns recovery_codes saved_products second_factors sessions".split(
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
